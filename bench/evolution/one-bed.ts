/** One policy on one bed: a result for each seed, and a summary. */
import { writeFileSync } from "node:fs";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import type { BedArguments } from "./arguments.ts";
import { makeBed } from "./bed/make-bed.ts";
import { loadBed } from "./bed-files.ts";
import { type Played, play } from "./play.ts";
import { meanOf, medianOf, shareOf } from "./statistics.ts";

export function playBed(given: BedArguments): string {
  const { file, hash } = loadBed(given.bed);
  const policy = policyNamed(given.policy, given.options);
  const reserve = given.searchOnly ? 0 : decisionReserve(makeBed(file, given.seeds.from).problem, given.budget);
  const runs: Played[] = [];
  const began = performance.now();
  for (let seed = given.seeds.from; seed <= given.seeds.to; seed++) {
    runs.push(play({ file, seed, policy, budget: given.budget, reserve }));
  }
  const seconds = (performance.now() - began) / 1000;
  const summary = summaryOf(runs, { search: given.budget - reserve, seconds });
  if (given.json !== undefined) {
    const { bed, json: _, ...asked } = given;
    const about = { bed: file.name, bed_file: bed, bed_sha256: hash, ...asked, reserve };
    writeFileSync(given.json, `${JSON.stringify(inSnakeCase({ ...about, summary, runs }), null, 2)}\n`);
  }
  return [
    `${given.policy} on "${file.name}", ${runs.length} seeds, ${given.budget} rollouts, ${reserve} of them kept for the decision`,
    ...Object.entries(summary).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
  ].join("\n");
}

function summaryOf(
  runs: readonly Played[],
  { search, seconds }: { readonly search: number; readonly seconds: number },
) {
  const proposals = runs.filter(({ proposed }) => proposed);
  const spent = runs.reduce((sum, run) => sum + run.spent, 0);
  return {
    search_rollouts: search,
    gain_found: rounded(meanOf(runs.map(({ gain }) => gain))),
    points_found: rounded(meanOf(runs.map(({ points }) => points))),
    rollouts_to_half: rounded(medianOf(runs.map(({ toHalf }) => toHalf ?? Number.POSITIVE_INFINITY))),
    reached_half: rounded(shareOf(runs.filter(({ toHalf }) => toHalf !== null).length, runs.length)),
    proposals: proposals.length,
    confirmed_gain: rounded(meanOf(runs.map(({ proposed, gain }) => (proposed ? gain : 0)))),
    false_proposals: proposals.filter(({ points }) => points <= 1e-9).length,
    over_claim_points:
      proposals.length === 0 ? null : rounded(meanOf(proposals.map(({ claimed, points }) => (claimed ?? 0) - points))),
    regressing_proposals: proposals.filter(({ worstDimension }) => worstDimension < -5).length,
    most_spent: Math.max(...runs.map((run) => run.spent)),
    rollouts_per_second: Math.round(spent / seconds),
  };
}

function rounded(figure: object): object {
  return Object.fromEntries(
    Object.entries(figure).map(([name, value]) => [
      name,
      Number.isFinite(value) ? Number((value as number).toFixed(3)) : null,
    ]),
  );
}

/** Member names as in all other JSON of the product. */
function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== "object" || value === null) return value;
  const renamed = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [renamed(name), inSnakeCase(member)]));
}
