/**
 * The gain that is told. Whoever stops at the look where the gain is large enough, and reports only what passed, has had luck:
 * the mean of the pairs is too large on average. What the search expected is free of that luck, because it comes from other
 * probes; so the mean is drawn towards it, each as strongly as it is certain. Where nothing was expected, half of the luck that a
 * pass of this size takes on average is taken off.
 */
import { aboveNormal } from "@agent-console/analysis/statistics/sequential/student.ts";
import type { Estimate, Interval } from "./estimate.ts";

/** What was expected before a pair was asked, from other probes. */
export interface Expected {
  readonly mean: number;
  readonly sd: number;
}

/** Train and hold-out are other families, and a search believes in what it chose: no expectation counts as surer than this. */
const LEAST_SD = 0.04;
const HALF = 0.5;

interface Told {
  readonly interval: Interval;
  readonly expected: Expected | undefined;
}

/** Always inside the interval. */
export function toldGain(whole: Estimate, { interval, expected }: Told): number {
  const { mean, standardError } = whole;
  if (!Number.isFinite(standardError) || standardError === 0) return mean;
  const inside = (gain: number): number => Math.min(interval.upper, Math.max(interval.lower, gain));
  if (expected) {
    const seen = 1 / standardError ** 2;
    const before = 1 / (expected.sd ** 2 + LEAST_SD ** 2);
    return inside((mean * seen + expected.mean * before) / (seen + before));
  }
  if (!(interval.lower > 0)) return mean;
  const bound = (mean - interval.lower) / standardError;
  const without = standardError * withoutLuck(mean / standardError, bound);
  return inside(HALF * mean + HALF * Math.max(interval.lower, without));
}

/** The mean of a normal variable whose average, among those above the bound, is this. */
function withoutLuck(z: number, bound: number): number {
  let [low, high] = [bound - 6, z];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (averageAbove(middle, bound) > z) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function averageAbove(mean: number, bound: number): number {
  const tail = aboveNormal(bound - mean);
  if (tail < 1e-300) return bound;
  return mean + Math.exp(-((bound - mean) ** 2) / 2) / Math.sqrt(2 * Math.PI) / tail;
}
