import { beyondNormal } from "./normal.ts";

/** Tests of whether two sets of outcomes differ by more than luck. Each answers a probability, two-sided unless it says otherwise. */

/** ln n!, kept as far as it was asked for: the tables below walk through neighboring values. */
const logFactorials: number[] = [0];
function logFactorial(n: number): number {
  for (let at = logFactorials.length; at <= n; at++) {
    logFactorials.push((logFactorials[at - 1] as number) + Math.log(at));
  }
  return logFactorials[n] as number;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * McNemar, exact: of the pairs that went different ways each way is as likely as the other if nothing has changed, like
 * heads and tails. Pairs that agree say nothing about a change.
 */
export function mcnemar(better: number, worse: number): number {
  return better === worse ? 1 : Math.min(1, 2 * atMostHeads(Math.min(better, worse), better + worse));
}

/** The same with one side: how likely at least so many went for the better if each way is as likely as the other. */
export const signTest = (better: number, worse: number): number => atMostHeads(worse, better + worse);

/** How likely at most so many of these throws of a coin are heads. */
function atMostHeads(heads: number, throws: number): number {
  let sum = 0;
  for (let k = 0; k <= heads; k++) sum += Math.exp(logChoose(throws, k) - throws * Math.LN2);
  return Math.min(1, sum);
}

/** Hits among all that were counted. */
export interface Share {
  readonly hits: number;
  readonly n: number;
}

/** Fisher, exact: all tables with these margins that are no likelier than the one seen. */
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

/** Cochran, Mantel and Haenszel: shares compared within each stratum, never across, so that another mix is no change. */
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

/** Holm: the same probabilities as they count when so many are looked at together. In the order given. */
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
