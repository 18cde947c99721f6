import { mixBits, seededNumbers } from "../seeded-random.ts";

interface Flipping {
  readonly seed: number;
  /** How many ways of flipping are drawn. */
  readonly flips?: number;
}

const FLIPS = 10_000;
/** Up to so many differences all ways of flipping are tried: 2^12 are fewer than would be drawn. */
const ALL_WAYS = 12;
const BITS = 32;
/** After so many, the p-value is known well enough and is not small (Besag and Clifford, 1991). */
const ENOUGH_HITS = 400;

/**
 * The sign-flip permutation test of paired numbers: if the arms were the same, each difference could as well have the other sign.
 * Returns the share of ways of flipping with a sum at least as far from zero (two-sided). The same seed draws the same ways.
 */
export function signFlip(differences: readonly number[], { seed, flips = FLIPS }: Flipping): number {
  const apart = Float64Array.from(differences.filter((one) => one !== 0));
  if (apart.length === 0) return 1;
  const seen = Math.abs(sumOf(apart)) * (1 - 1e-12);
  if (apart.length <= ALL_WAYS) return shareOfAll(apart, seen);
  const start = Math.floor(seededNumbers(seed, "signs")() * 2 ** BITS) | 0;
  let state = start;
  let hits = 0;
  let drawn = 0;
  while (drawn < flips && hits < ENOUGH_HITS) {
    let sum = 0;
    let bits = 0;
    for (let at = 0; at < apart.length; at++) {
      if (at % BITS === 0) {
        state = (state + 0x9e3779b9) | 0;
        bits = mixBits(state);
      }
      sum += (1 - 2 * (bits & 1)) * (apart[at] as number);
      bits >>>= 1;
    }
    drawn++;
    if (Math.abs(sum) >= seen) hits++;
  }
  // Stopped early, the share so far is a p-value. Otherwise the way that was seen is one of them: no p-value is zero.
  return hits < ENOUGH_HITS ? (hits + 1) / (drawn + 1) : hits / drawn;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, one) => sum + one, 0);

function shareOfAll(apart: Float64Array, seen: number): number {
  const ways = 2 ** apart.length;
  let hits = 0;
  for (let way = 0; way < ways; way++) {
    let sum = 0;
    for (let at = 0; at < apart.length; at++) sum += (way >> at) & 1 ? (apart[at] as number) : -(apart[at] as number);
    if (Math.abs(sum) >= seen) hits++;
  }
  return hits / ways;
}
