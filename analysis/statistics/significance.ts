import { beyondNormal } from "./normal.ts";

/** Tests of whether two sets of outcomes differ by more than chance. Each returns a p-value, two-sided unless stated. */

/** ln n!, cached: the tables below use neighboring values. */
const logFactorials: number[] = [0];
function logFactorial(n: number): number {
  for (let at = logFactorials.length; at <= n; at++) {
    logFactorials.push((logFactorials[at - 1] as number) + Math.log(at));
  }
  return logFactorials[n] as number;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * McNemar's exact test: if nothing has changed, pairs that differ go either way with equal probability, like a coin. Pairs
 * that agree say nothing about a change.
 */
export function mcnemar(better: number, worse: number): number {
  return better === worse ? 1 : Math.min(1, 2 * atMostHeads(Math.min(better, worse), better + worse));
}

/** The one-sided test: the probability of at least this many improvements if both directions are equally likely. */
export const signTest = (better: number, worse: number): number => atMostHeads(worse, better + worse);

/** The probability of at most this many heads. */
function atMostHeads(heads: number, throws: number): number {
  let sum = 0;
  for (let k = 0; k <= heads; k++) sum += Math.exp(logChoose(throws, k) - throws * Math.LN2);
  return Math.min(1, sum);
}

/** The exact binomial test, one-sided: the probability of at least `hits` hits in `n` tries, each with probability `rate`. */
export function atLeast(hits: number, n: number, rate: number): number {
  if (hits <= 0) return 1;
  if (rate <= 0 || hits > n) return 0;
  if (rate >= 1) return 1;
  let sum = 0;
  for (let k = hits; k <= n; k++) sum += Math.exp(logChoose(n, k) + k * Math.log(rate) + (n - k) * Math.log1p(-rate));
  return Math.min(1, sum);
}

/** Hits out of a total. */
export interface Share {
  readonly hits: number;
  readonly n: number;
}

/** Fisher's exact test: the probability of all tables with these margins that are no likelier than the observed one. */
export function fisher(one: Share, two: Share): number {
  const [all, hits] = [one.n + two.n, one.hits + two.hits];
  if (one.n === 0 || two.n === 0) return 1;
  const chance = (k: number): number =>
    Math.exp(logChoose(hits, k) + logChoose(all - hits, one.n - k) - logChoose(all, one.n));
  const seen = chance(one.hits) * (1 + 1e-7);
  let sum = 0;
  for (let k = Math.max(0, one.n - (all - hits)); k <= Math.min(one.n, hits); k++) {
    if (chance(k) <= seen) sum += chance(k);
  }
  return Math.min(1, sum);
}

/** Cochran, Mantel and Haenszel: shares are compared within each stratum, so that a different mix is not a change. */
export function mantelHaenszel(strata: readonly (readonly [Share, Share])[]): number {
  let [apart, variance] = [0, 0];
  for (const [one, two] of strata) {
    const all = one.n + two.n;
    if (one.n === 0 || two.n === 0 || all < 2) continue;
    const hits = one.hits + two.hits;
    apart += one.hits - (one.n * hits) / all;
    variance += (one.n * two.n * hits * (all - hits)) / (all ** 2 * (all - 1));
  }
  if (variance === 0) return 1;
  const statistic = Math.max(0, Math.abs(apart) - 0.5) ** 2 / variance;
  return beyondNormal(Math.sqrt(statistic));
}

/** Holm's correction of p-values for multiple tests, in the given order. */
export function holm(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] as number) - (values[b] as number));
  const adjusted = new Array<number>(values.length);
  let floor = 0;
  order.forEach((at, rank) => {
    floor = Math.max(floor, Math.min(1, (values[at] as number) * (values.length - rank)));
    adjusted[at] = floor;
  });
  return adjusted;
}
