import type { Buckets, ExponentialHistogram, Histogram } from "../model/records.ts";

/** So many values of about this size. */
export interface Pile {
  readonly value: number;
  readonly times: number;
}

/** Into how many places the values of a bucket are put: nobody knows where in it they are. */
const PLACES = 8;

/** A histogram with bounds: the values of a bucket are spread over it evenly, which is an approximation. */
export function spreadHistogram({ counts, bounds, count, sum, min, max }: Histogram): Pile[] {
  if (counts.length === 0) return count === 0 ? [] : [{ value: (sum ?? 0) / count, times: count }];
  const piles: Pile[] = [];
  const [least, most] = [bounds[0] ?? 0, bounds.at(-1) ?? 0];
  for (const [at, inBucket] of counts.entries()) {
    const low = at === 0 ? (min ?? Math.min(0, least)) : (bounds[at - 1] ?? least);
    const high = at === counts.length - 1 ? Math.max(max ?? most, most) : (bounds[at] ?? most);
    const [from, to] = [Math.max(low, min ?? low), Math.min(high, max ?? high)];
    spread(piles, inBucket, from <= to ? [from, to] : [low, high]);
  }
  return piles;
}

function spread(piles: Pile[], count: number, [from, to]: readonly [number, number]): void {
  const places = Math.min(count, PLACES);
  for (let place = 0; place < places; place++) {
    const times = Math.floor(((place + 1) * count) / places) - Math.floor((place * count) / places);
    piles.push({ value: from + ((to - from) * (place + 0.5)) / places, times });
  }
}

/** An exponential histogram: its buckets are narrow, so each is one pile in its middle. */
export function spreadExponential({ scale, zeros, positive, negative }: ExponentialHistogram): Pile[] {
  const piles: Pile[] = zeros > 0 ? [{ value: 0, times: zeros }] : [];
  for (const [sign, { offset, counts }] of [
    [1, positive],
    [-1, negative],
  ] as const) {
    for (const [at, times] of counts.entries()) {
      if (times > 0) piles.push({ value: sign * middleOf(offset + at, scale), times });
    }
  }
  return piles;
}

/** Bucket i has the values from base^i up to base^(i+1), where base is 2^(2^-scale). In the middle between both, as a ratio. */
const middleOf = (index: number, scale: number): number => 2 ** ((index + 0.5) * 2 ** -scale);

/** The same buckets with a lower scale, whose buckets are wider: 2^steps of them become one. */
export function coarser({ offset, counts }: Buckets, steps: number): Buckets {
  if (steps <= 0 || counts.length === 0) return { offset, counts };
  const first = Math.floor(offset / 2 ** steps);
  const wider: number[] = [];
  for (const [at, count] of counts.entries()) {
    const to = Math.floor((offset + at) / 2 ** steps) - first;
    while (wider.length <= to) wider.push(0);
    wider[to] = (wider[to] ?? 0) + count;
  }
  return { offset: first, counts: wider };
}
