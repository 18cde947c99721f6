import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ConfiguredGuard, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { CHANNELS, type Channel, type Mode, type Options } from "@agent-console/analysis/guards/guard.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Problem } from "../../../kernel/shape/check/problem.ts";
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
const reader = onFirstUse(
  async () => (await import("@agent-console/analysis/guards/config/read-config.ts")).readConfig,
);

/** Reads a body, or refuses it with the place of everything that is wrong in it. */
export async function readBody(body: JsonObject, place: readonly (string | number)[]): Promise<ReadBody> {
  const json = stringifyJson(body);
  if (json.length > LONGEST_BODY)
    throw unprocessable([...place], `A guard config has at most ${LONGEST_BODY} characters`);
  const readConfig = await reader();
  const { config, problems } = readConfig(JSON.parse(json));
  if (!config) {
    throw new Unprocessable(
      problems.map((problem) => ({
        type: "value_error",
        loc: [...place, ...problem.place],
        msg: problem.message,
        input: null,
      })),
    );
  }
  const digest = createHash("sha256").update(canonicalJson(body)).digest("hex");
  return { json, digest, config, modes: modesOf(config) };
}

/**
 * Reads a body that is to be saved or applied: its methods must also be able to judge with their options. The defaults
 * always can; other options are tried one method at a time, so that other requests go on in between.
 */
export async function readNewBody(body: JsonObject, place: readonly (string | number)[]): Promise<ReadBody> {
  const read = await readBody(body, place);
  const guards = new Map(guardsOf(read.config).map(({ guard }) => [guard.name, guard]));
  const faults: Problem[] = [];
  for (const { name, methods } of guards.values()) {
    for (const { id, options } of methods) {
      const fault = await faultOf(id, options);
      if (fault) faults.push({ type: "value_error", loc: [...place, name, id], msg: fault, input: null });
    }
  }
  if (faults.length === 0) return read;
  throw new Unprocessable(faults);
}

const methodList = onFirstUse(
  async () => (await import("@agent-console/analysis/guards/methods/list.ts")).GUARD_METHODS,
);

/** Why a method can't judge with these options, or null. */
async function faultOf(id: string, options: Options): Promise<string | null> {
  const method = (await methodList())[id];
  const isOwn = Object.entries(method?.options ?? {}).every(
    ([name, spec]) => stringifyJson(options[name]) === stringifyJson(spec.default),
  );
  if (!method?.prepare || isOwn) return null;
  await nextTurn();
  try {
    method.prepare(options, {});
    return null;
  } catch (error) {
    return `The method can't judge with these options: ${error instanceof Error ? error.message : ""}`;
  }
}

const modesOf = (config: GuardConfig): Record<string, Mode> =>
  Object.fromEntries(guardsOf(config).map(({ guard }) => [guard.name, guard.mode]));

/** A guard and one of the channels it is on. */
export interface PlacedGuard {
  readonly channel: Channel;
  readonly guard: ConfiguredGuard;
}

export const guardsOf = (config: GuardConfig): PlacedGuard[] =>
  CHANNELS.flatMap((channel) => config.channels[channel].map((guard) => ({ channel, guard })));
