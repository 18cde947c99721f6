import { Z95 } from "./normal.ts";
import type { Share } from "./significance.ts";

/** By how much the share of passed prompts differs, with its 95% interval. */
export interface Effect {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Flips {
  readonly pairs: number;
  readonly better: number;
  readonly worse: number;
}

/**
 * For the same prompts sent twice. The exact Clopper-Pearson interval for the share of flips that are improvements, as a
 * difference of shares: it excludes zero exactly if McNemar's test is below .05, so test and interval agree.
 */
export function pairedEffect({ pairs, better, worse }: Flips): Effect | null {
  if (pairs === 0) return null;
  const flips = better + worse;
  if (flips === 0) return unflipped(pairs);
  const toDifference = (share: number): number => ((2 * share - 1) * flips) / pairs;
  return {
    value: (better - worse) / pairs,
    low: toDifference(better === 0 ? 0 : solve((share) => 1 - below(better - 1, flips, share), 0.025)),
    high: toDifference(worse === 0 ? 1 : 1 - solve((share) => 1 - below(worse - 1, flips, share), 0.025)),
  };
}

/** No flips: a flip rate this high would have shown at least once in 97.5% of such runs (1 - (1 - x)^n). */
function unflipped(pairs: number): Effect {
  const most = 1 - 0.025 ** (1 / pairs);
  return { value: 0, low: -most, high: most };
}

/** The probability of at most this many of all. */
function below(most: number, all: number, share: number): number {
  if (share <= 0) return 1;
  if (share >= 1) return most >= all ? 1 : 0;
  let logTerm = all * Math.log1p(-share);
  let sum = Math.exp(logTerm);
  for (let k = 1; k <= most; k++) {
    logTerm += Math.log((all - k + 1) / k) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(logTerm);
  }
  return Math.min(1, sum);
}

/** The share at which an increasing function reaches the value. */
function solve(of: (share: number) => number, value: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (of(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * For different prompts of the same probes: the difference within each probe, with Mantel-Haenszel weights. The variance uses
 * shares that are never exactly 0 or 1, so that a few prompts do not look certain.
 */
export function stratifiedEffect(strata: readonly (readonly [Share, Share])[]): Effect | null {
  const both = strata.filter(([was, is]) => was.n > 0 && is.n > 0);
  const weights = both.map(([was, is]) => (was.n * is.n) / (was.n + is.n));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  let [value, variance] = [0, 0];
  both.forEach(([was, is], at) => {
    const weight = (weights[at] ?? 0) / total;
    value += weight * (is.hits / is.n - was.hits / was.n);
    variance += weight ** 2 * (spread(was) + spread(is));
  });
  const reach = Z95 * Math.sqrt(variance);
  return { value, low: Math.max(-1, value - reach), high: Math.min(1, value + reach) };
}

function spread({ hits, n }: Share): number {
  const share = (hits + 0.5) / (n + 1);
  return (share * (1 - share)) / n;
}
