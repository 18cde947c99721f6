import { middle95 } from "../quantile.ts";
import { seededNumbers } from "../seeded-random.ts";
import { largestUnseenShare } from "./newcombe.ts";
import type { SharesCompared } from "./shares.ts";
import { signFlip } from "./sign-flip.ts";
import { furtherRequests, pairedVerdict } from "./verdict.ts";

/** The number that each arm gave to one request. */
export interface NumberPair {
  readonly first: number;
  readonly second: number;
}

const REPLICATES = 1_000;

/**
 * Numbers of different requests have different sizes, so that each difference is a share of its own pair: 3 against 2 hours is as
 * far apart as 300 against 200 euros. First the reference. Null without pairs.
 */
export function compareNumbers(pairs: readonly NumberPair[], seed: number): SharesCompared | null {
  if (pairs.length === 0) return null;
  const apart = pairs.map(relative);
  const random = seededNumbers(seed, "numbers");
  const drawn = Float64Array.from({ length: REPLICATES }, () => drawnMean(apart, random));
  const { low, high } = middle95(drawn);
  const floor = largestUnseenShare(pairs.length);
  const difference = meanOf(apart);
  return {
    reference: meanOf(pairs.map(({ first }) => first)),
    here: meanOf(pairs.map(({ second }) => second)),
    difference,
    low: Math.min(low, difference - floor),
    high: Math.max(high, difference + floor),
    p: signFlip(apart, { seed }),
  };
}

/** Of as many values, drawn with replacement. */
function drawnMean(values: readonly number[], random: () => number): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[Math.floor(random() * values.length)] as number;
  return sum / values.length;
}

/** From -2 to 2: against the mean of both, so that neither arm is the measure and no division by zero happens. */
function relative({ first, second }: NumberPair): number {
  const size = (Math.abs(first) + Math.abs(second)) / 2;
  return size === 0 ? 0 : (second - first) / size;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

interface Settling {
  readonly n: number;
  readonly margin: number;
}

/** The interval narrows with the root of the number of requests. */
export function furtherForNumbers(compared: SharesCompared, { n, margin }: Settling): number | null {
  const spread = (compared.high - compared.low) / 2;
  return furtherRequests(n, (size) => {
    const half = Math.max(spread * Math.sqrt(n / size), largestUnseenShare(size));
    const [low, high] = [compared.difference - half, compared.difference + half];
    // A whole interval beyond zero by as much again is beyond most corrections.
    const isClear = Math.abs(compared.difference) > 2 * half;
    return pairedVerdict({ value: compared.difference, low, high, p: isClear ? 0 : 1, margin }) !== "open";
  });
}
