/** The size and uncertainty of a difference: pairs by category, with rewordings of one attack as one unit. */
import { studentBound } from "@agent-console/analysis/statistics/sequential/student.ts";
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
  /** Degrees of freedom of the standard error: it comes from families, and there are not many. */
  readonly freedom: number;
}

export interface Scope {
  readonly probes: Problem["holdout"];
  /** Weight of each category in this estimate; 0 leaves it out. */
  readonly weights: readonly number[];
  /**
   * How much of each pair a family may gain on average, where a category has several families; what one gains beyond that is not
   * counted. The mean that is then estimated is at most the true one, so that a lower bound of it is one of the true mean, too.
   */
  readonly most?: number;
}

interface Tally {
  count: number;
  sum: number;
}

interface Stratum extends Tally {
  squares: number;
  gained: number;
  lost: number;
  readonly families: Map<string, Tally>;
}

/** Mean of each category by itself, then weighted; the error by families, with Satterthwaite's degrees of freedom. */
export function estimate(pairs: readonly Pair[], { probes, weights, most }: Scope): Estimate {
  const { strata, likeness, spare } = talliedOf(pairs, probes, weights.length);
  const inside = strata.flatMap((stratum, at) => {
    const weight = weights[at] as number;
    if (!(stratum.count > 0 && weight > 0)) return [];
    return [{ stratum: most === undefined ? stratum : capped(stratum, most), weight }];
  });
  const counted = (count: (stratum: Stratum) => number) => inside.reduce((sum, { stratum }) => sum + count(stratum), 0);
  const total = inside.reduce((sum, { weight }) => sum + weight, 0);
  const counts = {
    pairs: counted(({ count }) => count),
    gained: counted(({ gained }) => gained),
    lost: counted(({ lost }) => lost),
  };
  if (total === 0) return { ...counts, mean: 0, standardError: Number.POSITIVE_INFINITY, freedom: 1 };
  let [mean, variance, squares] = [0, 0, 0];
  for (const { stratum, weight } of inside) {
    const share = weight / total;
    const own = share * share * varianceOfMean(stratum, likeness);
    mean += (share * stratum.sum) / stratum.count;
    variance += own;
    squares += (own * own) / (stratum.families.size > 1 ? stratum.families.size - 1 : spare);
  }
  const freedom = Math.max(1, (variance * variance) / squares);
  return { ...counts, mean, standardError: Math.sqrt(variance), freedom };
}

interface Tallied {
  readonly probes: Problem["holdout"];
  readonly strata: readonly Stratum[];
  readonly likeness: number;
  /** Degrees of freedom of all categories with several families, for those with one. */
  readonly spare: number;
}

/** Each look makes an estimate for the whole and for every group, of the same pairs. */
const tallied = new WeakMap<readonly Pair[], Tallied>();

function talliedOf(pairs: readonly Pair[], probes: Problem["holdout"], categories: number): Tallied {
  const known = tallied.get(pairs);
  if (known && known.probes === probes && known.strata.length === categories) return known;
  const strata = tally(pairs, probes, categories);
  const spare = strata.reduce((sum, { families }) => sum + Math.max(0, families.size - 1), 0);
  const made = { probes, strata, likeness: likenessIn(strata), spare: Math.max(1, spare) };
  tallied.set(pairs, made);
  return made;
}

function tally(pairs: readonly Pair[], probes: Problem["holdout"], categories: number): readonly Stratum[] {
  const strata = Array.from({ length: categories }, (): Stratum => {
    return { count: 0, sum: 0, squares: 0, gained: 0, lost: 0, families: new Map() };
  });
  for (const { probe, difference } of pairs) {
    const { category, family } = probes[probe] as Problem["holdout"][number];
    const stratum = strata[category] as Stratum;
    const own = stratum.families.get(family);
    if (own) {
      own.count++;
      own.sum += difference;
    } else stratum.families.set(family, { count: 1, sum: difference });
    stratum.count++;
    stratum.sum += difference;
    stratum.squares += difference * difference;
    if (difference > 0) stratum.gained++;
    if (difference < 0) stratum.lost++;
  }
  return strata;
}

/** Pairs of a family that always count: in a family with few pairs, one that went well is mostly chance, as one that did not. */
const LUCK = 2;

function capped(stratum: Stratum, most: number): Stratum {
  if (stratum.families.size < 2) return stratum;
  const families = new Map<string, Tally>();
  let sum = 0;
  for (const [name, own] of stratum.families) {
    const counted = { count: own.count, sum: Math.min(own.sum, LUCK + most * own.count) };
    families.set(name, counted);
    sum += counted.sum;
  }
  return { ...stratum, families, sum };
}

/** As if one more pair had gone either way, so that a few equal pairs are not taken for certainty. */
export const UNSEEN = 0.5;

function varianceOfMean(stratum: Stratum, likeness: number): number {
  const { count, families } = stratum;
  const units = families.size;
  if (units > 1) return ((acrossFamilies(stratum) * units) / (units - 1) + UNSEEN) / count ** 2;
  // One family alone does not show how much families differ, so the others say it.
  const within = (withinPairs(stratum) * count) / Math.max(1, count - 1);
  return (within * (1 + (count - 1) * likeness) + UNSEEN) / count ** 2;
}

function acrossFamilies({ count, sum, families }: Stratum): number {
  let squares = 0;
  for (const own of families.values()) squares += (own.sum - (own.count * sum) / count) ** 2;
  return squares;
}

const withinPairs = ({ count, sum, squares }: Stratum): number => Math.max(0, squares - (sum * sum) / count);

/** How alike pairs of one family are, over all categories with several families: 0 not at all, 1 completely. */
function likenessIn(strata: readonly Stratum[]): number {
  let [beyondChance, most] = [0, 0];
  for (const stratum of strata) {
    const { count, families } = stratum;
    if (families.size < 2) continue;
    const variance = withinPairs(stratum) / Math.max(1, count - 1);
    let together = 0;
    for (const own of families.values()) together += own.count ** 2;
    beyondChance += acrossFamilies(stratum) - variance * (count - together / count);
    most += variance * (together - count);
  }
  return most > 0 ? Math.min(1, Math.max(0, beyondChance / most)) : 0;
}

/** What an error consists of: the part that more pairs take away, and the part that only more families would. */
export interface Spread {
  /** Pairs in all, in the scope and outside of it. */
  readonly pairs: number;
  readonly pairsPart: number;
  readonly families: number;
  readonly whole: number;
}

/** `families`: of each category, how many there are to ask. */
export function spreadOf(
  pairs: readonly Pair[],
  { probes, weights, most, families }: Scope & { readonly families: readonly number[] },
): Spread {
  const all = talliedOf(pairs, probes, weights.length);
  const strata = most === undefined ? all.strata : all.strata.map((stratum) => capped(stratum, most));
  const likeness = most === undefined ? all.likeness : likenessIn(strata);
  let [pairsPart, familyPart] = [0, 0];
  strata.forEach((stratum, at) => {
    const { count } = stratum;
    if (count === 0) return;
    const own = ((weights[at] as number) ** 2 * (withinPairs(stratum) + UNSEEN)) / count;
    pairsPart += (own * (1 - likeness)) / count;
    familyPart += (own * likeness) / (families[at] as number);
  });
  return { pairs: pairs.length, pairsPart, families: familyPart, whole: pairsPart + familyPart };
}

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

export function intervalOf({ mean, standardError }: Pick<Estimate, "mean" | "standardError">, z: number): Interval {
  return { lower: Math.max(-1, mean - z * standardError), upper: Math.min(1, mean + z * standardError) };
}

/** The probability that is left outside of an interval on either side. */
export interface Tails {
  readonly below: number;
  readonly above: number;
}

export function boundedBy({ mean, standardError, freedom }: Estimate, { below, above }: Tails): Interval {
  // Without a pair nothing is known.
  if (!Number.isFinite(standardError)) return { lower: -1, upper: 1 };
  const reach = (tail: number): number => (tail > 0 ? studentBound(tail, freedom) * standardError : 2);
  const down = reach(below);
  const up = above === below ? down : reach(above);
  return { lower: Math.max(-1, mean - down), upper: Math.min(1, mean + up) };
}
