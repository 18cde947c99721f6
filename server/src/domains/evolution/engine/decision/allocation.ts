/** Where the pairs that are left tell most: the estimate wants every category, a group in doubt wants its own. */
import type { Problem } from "../space.ts";
import { estimate, type Pair } from "./estimate.ts";
import { groupsOf } from "./groups.ts";

export interface Allowance {
  /** Pairs that may still be asked. */
  readonly pairs: number;
  readonly leastPairs: number;
  readonly margin: number;
}

/** What a group is taken to gain when pairs are planned: what was seen so far is mostly luck, so little of it counts. */
const MOST_BELIEVED = 0.05;
const LEAST_BELIEVED = -0.02;
/** A few pairs that all agree are no proof of calm: as if so many had been seen before, with this variance. */
const GUESSED_PAIRS = 12;
const GUESSED_SPREAD = 0.2;
/** For the bound (90 %) and for reaching it nineteen times in twenty. */
const Z_BOUND = 1.2816;
const Z_POWER = 1.6449;

/** Categories of the pairs still to ask, decided once; nobody looks between, so looking costs no error. */
export function allocate(
  problem: Problem,
  pairs: readonly Pair[],
  { pairs: left, leastPairs, margin }: Allowance,
): number[] {
  const total = problem.categories.reduce((sum, { weight }) => sum + weight, 0);
  const counts = problem.categories.map(
    (_, at) => pairs.filter(({ probe }) => problem.holdout[probe]?.category === at).length,
  );
  const missing = problem.categories.map(({ weight }) => Math.ceil((leastPairs * weight) / total));
  for (const { weights } of groupsOf(problem)) {
    const { mean, standardError, pairs: seen } = estimate(pairs, { probes: problem.holdout, weights });
    const seenSpread = Number.isFinite(standardError) ? standardError ** 2 * seen : 0;
    const spread = (seenSpread * seen + GUESSED_SPREAD * GUESSED_PAIRS) / (seen + GUESSED_PAIRS);
    const believed = Math.min(MOST_BELIEVED, Math.max(LEAST_BELIEVED, (mean * seen) / (seen + GUESSED_PAIRS)));
    const needed = (spread * (Z_BOUND + Z_POWER) ** 2) / (believed + margin) ** 2;
    const weight = weights.reduce((sum, own) => sum + own, 0);
    weights.forEach((own, at) => {
      missing[at] = Math.max(missing[at] as number, Math.ceil((needed * own) / weight) - (counts[at] as number));
    });
  }
  return spreadOver(missing, left);
}

/** Round by round over all categories that still want some, the neediest first, until nothing is left. */
function spreadOver(missing: readonly number[], left: number): number[] {
  const total = missing.reduce((sum, count) => sum + count, 0);
  if (total === 0 || left <= 0) return [];
  const scale = Math.min(1, left / total);
  const given = missing.map((count) => Math.floor(count * scale));
  const order = missing.map((_, at) => at).sort((a, b) => (missing[b] as number) - (missing[a] as number) || a - b);
  let spare = Math.min(left, total) - given.reduce((sum, count) => sum + count, 0);
  for (const at of order) {
    if (spare <= 0) break;
    if ((given[at] as number) < (missing[at] as number)) {
      given[at] = (given[at] as number) + 1;
      spare--;
    }
  }
  return given.flatMap((count, at) => Array.from({ length: count }, () => at));
}
