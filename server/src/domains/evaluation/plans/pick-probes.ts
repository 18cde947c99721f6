import type { Problem } from "../../../kernel/shape/check/problem.ts";
import { Unprocessable, unprocessable } from "../../../kernel/unprocessable.ts";
import { probes } from "../probes/list.ts";
import { scenarios } from "../probes/probe/scenarios.ts";
import { type Tags, type TaxonomyName, taxonomies } from "../probes/probe/taxonomy.ts";
import { nearestNames } from "./nearest.ts";

/** What a run is limited to, as it was asked for. A probe is picked if one of them names it. */
export interface Picks {
  /** Ids. */
  readonly probes?: readonly string[] | null | undefined;
  /** "owasp_llm_2025:LLM01". */
  readonly tags?: readonly string[] | null | undefined;
  readonly scenarios?: readonly string[] | null | undefined;
}

const probeIds: readonly string[] = probes.map(({ id }) => id);
const scenarioNames: readonly string[] = Object.values(scenarios).flatMap((own) => Object.keys(own));
const tagNames: readonly string[] = Object.entries(taxonomies).flatMap(([name, entries]) =>
  Object.keys(entries).map((entry) => `${name}:${entry}`),
);

/** The ids of the picked probes, in the order of the catalog; null where nothing limits the run. */
export function pickProbes(picks: Picks, harnesses: readonly string[]): readonly string[] | null {
  const given = [picks.probes, picks.tags, picks.scenarios].filter((names) => names?.length);
  if (given.length === 0) return null;
  const problems = [
    ...unknownIn("probes", picks.probes, probeIds),
    ...unknownIn("tags", picks.tags, tagNames),
    ...unknownIn("scenarios", picks.scenarios, scenarioNames),
    ...outsideHarnesses(picks.probes ?? [], harnesses),
  ];
  if (problems.length > 0) throw new Unprocessable(problems);
  const isPicked = ({ id, tags, subdimension }: (typeof probes)[number]): boolean =>
    picks.probes?.includes(id) === true ||
    picks.scenarios?.includes(subdimension) === true ||
    picks.tags?.some((tag) => hasTag(tags, tag)) === true;
  const picked = probes.filter((probe) => harnesses.includes(probe.harness) && isPicked(probe)).map(({ id }) => id);
  if (picked.length > 0) return picked;
  const where = picks.tags?.length ? "tags" : "scenarios";
  throw unprocessable(["body", where], "No probe of these harnesses matches", picks[where]);
}

/** The harnesses that these probes belong to. */
export const harnessesOf = (picked: readonly string[]): ReadonlySet<string> =>
  new Set(probes.filter(({ id }) => picked.includes(id)).map(({ harness }) => harness));

function hasTag(tags: Tags, tag: string): boolean {
  const at = tag.indexOf(":");
  const entries: readonly string[] = tags[tag.slice(0, at) as TaxonomyName] ?? [];
  return entries.includes(tag.slice(at + 1));
}

/** Looking for near names takes time, and a caller can send hundreds that are wrong. */
const MOST_HINTS = 5;

const WHAT = { probes: "probe", tags: "tag", scenarios: "scenario" } as const;

function unknownIn(
  field: keyof Picks,
  names: readonly string[] | null | undefined,
  known: readonly string[],
): Problem[] {
  const unknown = (names ?? []).map((name, at) => ({ name, at })).filter(({ name }) => !known.includes(name));
  return unknown.map(({ name, at }, before) => {
    const near = before < MOST_HINTS ? nearestNames(name, known) : [];
    const hint = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
    return { type: "value_error", loc: ["body", field, at], msg: `Unknown ${WHAT[field]}.${hint}`, input: name };
  });
}

function outsideHarnesses(names: readonly string[], harnesses: readonly string[]): Problem[] {
  return names.flatMap((name, at) => {
    const harness = probes.find(({ id }) => id === name)?.harness;
    if (!harness || harnesses.includes(harness)) return [];
    const msg = `A probe of ${harness}, which is not one of the harnesses`;
    return [{ type: "value_error", loc: ["body", "probes", at], msg, input: name }];
  });
}
