/** The size and uncertainty of a difference: pairs by category, with rewordings of one attack as one unit. */
import type { Problem } from "../model/space.ts";

export interface Pair {
  /** By place in the hold-out, or in train for a pruning. */
  readonly probe: number;
  /** Candidate minus incumbent: 1, 0 or -1. */
  readonly difference: number;
}

export interface Estimate {
  readonly pairs: number;
  /** Pairs that only the candidate passed, and that only the incumbent passed. */
  readonly gained: number;
  readonly lost: number;
  readonly mean: number;
  readonly standardError: number;
}

export interface Scope {
  readonly probes: Problem["holdout"];
  /** Weight of each category in this estimate; 0 leaves it out. */
  readonly weights: readonly number[];
}

export function estimate(pairs: readonly Pair[], { probes, weights }: Scope): Estimate {
  const strata = weights.map(() => ({ count: 0, sum: 0, families: new Map<string, { count: number; sum: number }>() }));
  let gained = 0;
  let lost = 0;
  let used = 0;
  for (const { probe, difference } of pairs) {
    const { category, family } = probes[probe] as Problem["holdout"][number];
    if ((weights[category] as number) === 0) continue;
    const stratum = strata[category] as (typeof strata)[number];
    stratum.count++;
    stratum.sum += difference;
    const own = stratum.families.get(family) ?? { count: 0, sum: 0 };
    stratum.families.set(family, { count: own.count + 1, sum: own.sum + difference });
    used++;
    if (difference > 0) gained++;
    if (difference < 0) lost++;
  }
  const present = strata.map((stratum, at) => (stratum.count > 0 ? (weights[at] as number) : 0));
  const total = present.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { pairs: 0, gained, lost, mean: 0, standardError: Number.POSITIVE_INFINITY };
  let mean = 0;
  let variance = 0;
  strata.forEach((stratum, at) => {
    if (stratum.count === 0) return;
    const share = (present[at] as number) / total;
    mean += (share * stratum.sum) / stratum.count;
    variance += share * share * varianceOfMean(stratum);
  });
  return { pairs: used, gained, lost, mean, standardError: Math.sqrt(variance) };
}

/** Families are the unit. Counts as if one more pair had gone either way, so that a few equal pairs are not taken for certainty. */
function varianceOfMean(stratum: {
  count: number;
  sum: number;
  families: ReadonlyMap<string, { count: number; sum: number }>;
}): number {
  const mean = stratum.sum / stratum.count;
  let squares = 0;
  for (const { count, sum } of stratum.families.values()) squares += (sum - count * mean) ** 2;
  const units = stratum.families.size;
  const correction = units > 1 ? units / (units - 1) : 2;
  return (squares * correction + 0.5) / stratum.count ** 2;
}

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

export function intervalOf({ mean, standardError }: Estimate, z: number): Interval {
  return { lower: Math.max(-1, mean - z * standardError), upper: Math.min(1, mean + z * standardError) };
}
