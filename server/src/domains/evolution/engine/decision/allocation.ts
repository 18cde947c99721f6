/** Where the remaining pairs are most informative: an uncertain group needs its own categories, the estimate all others. */
import { Z95_ONE_SIDED } from "@agent-console/analysis/statistics/normal.ts";
import type { Problem } from "../model/space.ts";
import { estimate, type Pair } from "./estimate.ts";
import { groupsOf, type Margins, marginOf } from "./groups.ts";

export interface Allowance extends Margins {
  /** Remaining pairs. */
  readonly pairs: number;
  /** Whether the gain is shown already, so that nothing but the groups is left to show. */
  readonly isShown: boolean;
}

/** Harmless requests are asked so many times as often as others: their limit is tighter. */
const BENIGN_TIMES = 2;
/** Assumed gain of a group when pairs are planned, in margins. What was observed so far is mostly chance, so little of it counts. */
const MOST_BELIEVED = 0.5;
const LEAST_BELIEVED = -0.2;
/** A few equal pairs do not prove low variance: count as if so many had been observed before, with this variance. */
const GUESSED_PAIRS = 12;
const GUESSED_SPREAD = 0.2;
/** Standard errors between the expected gain of a group and its limit that let it hold nine times in ten. */
const REACH = Z95_ONE_SIDED + 0.3 + 1.28;

/** Categories of all pairs still to ask, every part of the list like the whole. */
export function allocate(problem: Problem, pairs: readonly Pair[], allowance: Allowance): number[] {
  const { pairs: left, isShown } = allowance;
  const missing = missingIn(problem, pairs, allowance);
  const given = scaledTo(missing, isShown ? left : Math.floor(left / 2));
  const spare = left - given.reduce((sum, count) => sum + count, 0);
  const weights = problem.categories.map(({ weight, benign }) => (benign ? BENIGN_TIMES : 1) * weight);
  const rest = scaledTo(
    weights.map((weight) => weight * spare),
    spare,
  );
  return interleaved(given.map((count, at) => count + (rest[at] as number)));
}

/** Pairs that each category lacks for its groups to be shown to hold. */
function missingIn(problem: Problem, pairs: readonly Pair[], margins: Margins): number[] {
  const missing = problem.categories.map(() => 0);
  // Before anything was seen no group is in doubt.
  if (pairs.length === 0) return missing;
  const counts = problem.categories.map(() => 0);
  for (const { probe } of pairs) {
    const category = problem.holdout[probe]?.category ?? 0;
    counts[category] = (counts[category] as number) + 1;
  }
  for (const group of groupsOf(problem)) {
    const { weights } = group;
    const { mean, standardError, pairs: seen } = estimate(pairs, { probes: problem.holdout, weights });
    const seenSpread = Number.isFinite(standardError) ? standardError ** 2 * seen : 0;
    const spread = (seenSpread * seen + GUESSED_SPREAD * GUESSED_PAIRS) / (seen + GUESSED_PAIRS);
    const margin = marginOf(group, margins);
    const seenMean = (mean * seen) / (seen + GUESSED_PAIRS);
    const believed = Math.min(MOST_BELIEVED * margin, Math.max(LEAST_BELIEVED * margin, seenMean));
    const needed = (spread * REACH ** 2) / (believed + margin) ** 2;
    const weight = weights.reduce((sum, own) => sum + own, 0);
    weights.forEach((own, at) => {
      missing[at] = Math.max(missing[at] as number, Math.ceil((needed * own) / weight) - (counts[at] as number));
    });
  }
  return missing;
}

/** In proportion to demand, never more than demanded or available; whole numbers, largest demand first. */
function scaledTo(wanted: readonly number[], left: number): number[] {
  const total = wanted.reduce((sum, count) => sum + count, 0);
  if (total === 0 || left <= 0) return wanted.map(() => 0);
  const scale = Math.min(1, left / total);
  const given = wanted.map((count) => Math.floor(count * scale));
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[b] as number) - (wanted[a] as number) || a - b);
  let spare = Math.min(left, total) - given.reduce((sum, count) => sum + count, 0);
  for (const at of order) {
    if (spare <= 0) break;
    if ((given[at] as number) < (wanted[at] as number)) {
      given[at] = (given[at] as number) + 1;
      spare--;
    }
  }
  return given;
}

/** Every category spread evenly over the list, so that any part of it resembles the whole. */
function interleaved(counts: readonly number[]): number[] {
  const places = counts.flatMap((count, category) =>
    Array.from({ length: count }, (_, n) => ({ category, at: (n + 0.5) / count })),
  );
  return places.sort((a, b) => a.at - b.at || a.category - b.category).map(({ category }) => category);
}
