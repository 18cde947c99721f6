import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ConfigProblem, ConfiguredGuard, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { CHANNELS, type Channel, type Mode } from "@agent-console/analysis/guards/guard.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import { Unprocessable, unprocessable } from "../../../kernel/unprocessable.ts";

/** A body that can be saved. */
export interface ReadBody {
  /** As it was sent, with every number in its source form. */
  readonly json: string;
  readonly digest: string;
  readonly config: GuardConfig;
  readonly modes: Readonly<Record<string, Mode>>;
}

/** In characters. Every process that judges keeps the live configs in memory. */
const LONGEST_BODY = 262_144;

/** The methods come with the reader, and an idle console needs neither. */
const reader = onFirstUse(async () => ({
  ...(await import("@agent-console/analysis/guards/config/read-config.ts")),
  ...(await import("@agent-console/analysis/guards/methods/list.ts")),
  ...(await import("@agent-console/analysis/guards/run/try-config.ts")),
}));

/**
 * Reads a body, or refuses it with the place of everything that is wrong in it. Patterns were compiled when it was saved, and
 * are not here: nothing else would be answered meanwhile.
 */
export async function readBody(body: JsonObject, place: readonly (string | number)[]): Promise<ReadBody> {
  const json = stringifyJson(body);
  if (json.length > LONGEST_BODY)
    throw unprocessable([...place], `A guard config has at most ${LONGEST_BODY} characters`);
  const { readConfig, GUARD_METHODS } = await reader();
  await nextTurn();
  const { config, problems } = readConfig(JSON.parse(json), GUARD_METHODS, { areCompiled: false });
  if (!config) throw refused(problems, place);
  await nextTurn();
  const digest = createHash("sha256").update(canonicalJson(body)).digest("hex");
  return { json, digest, config, modes: modesOf(config) };
}

/** Checks a body in a thread. The digest identifies the JSON. */
export type TryBody = (digest: string, json: string) => Promise<readonly ConfigProblem[]>;

/** Reads a body that was not saved before: its patterns must compile, and its methods be able to judge with their options. */
export async function readNewBody(
  tryBody: TryBody,
  body: JsonObject,
  place: readonly (string | number)[],
): Promise<ReadBody> {
  const read = await readBody(body, place);
  const { GUARD_METHODS, hasDefaults } = await reader();
  const isSure = guardsOf(read.config).every(({ guard }) =>
    guard.methods.every(({ id, options }) => {
      const method = GUARD_METHODS[id];
      return !method?.prepare || hasDefaults(method, options);
    }),
  );
  const problems = isSure ? [] : await tryBody(read.digest, read.json);
  if (problems.length > 0) throw refused(problems, place);
  return read;
}

const refused = (problems: readonly ConfigProblem[], place: readonly (string | number)[]): Unprocessable =>
  new Unprocessable(
    problems.map((problem) => ({
      ...{ type: "value_error", loc: [...place, ...problem.place], msg: problem.message, input: null },
    })),
  );

const modesOf = (config: GuardConfig): Record<string, Mode> =>
  Object.fromEntries(guardsOf(config).map(({ guard }) => [guard.name, guard.mode]));

/** A guard and one of the channels it is on. */
export interface PlacedGuard {
  readonly channel: Channel;
  readonly guard: ConfiguredGuard;
}

export const guardsOf = (config: GuardConfig): PlacedGuard[] =>
  CHANNELS.flatMap((channel) => config.channels[channel].map((guard) => ({ channel, guard })));
