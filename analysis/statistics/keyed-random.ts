/**
 * Counter-based random numbers: a number is a function of a key and an index, and keys are derived from keys.
 *
 * No generator is carried along, so a plan that is made again, in another process or after a crash, draws the same numbers.
 */

import { mixBits } from "./seeded-random.ts";

/** A key below another: the run's seed, then the stream, then the round, and so on. */
export function deriveKey(key: number, index: number): number {
  return mixBits((key + Math.imul(index + 1, 0x9e3779b1)) | 0);
}

/** Between 0 and 1, both excluded, so that a logarithm of it is finite. */
export function uniform(key: number, index: number): number {
  return (deriveKey(key, index) + 0.5) / 2 ** 32;
}

/** From 0 up to and without `below`. */
export function integer(key: number, index: number, below: number): number {
  return Math.floor(uniform(key, index) * below);
}

export function normal(key: number, index: number): number {
  const radius = Math.sqrt(-2 * Math.log(uniform(key, 2 * index)));
  return radius * Math.cos(2 * Math.PI * uniform(key, 2 * index + 1));
}

/** This many standard normal numbers, two per logarithm. */
export function normals(key: number, count: number): number[] {
  const drawn = new Array<number>(count);
  for (let at = 0; at < count; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(uniform(key, at)));
    const angle = 2 * Math.PI * uniform(key, at + 1);
    drawn[at] = radius * Math.cos(angle);
    if (at + 1 < count) drawn[at + 1] = radius * Math.sin(angle);
  }
  return drawn;
}

/** The same values in an order that depends on the key alone. */
export function shuffleByKey<T>(values: readonly T[], key: number): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = integer(key, last, last + 1);
    const moved = order[last] as T;
    order[last] = order[other] as T;
    order[other] = moved;
  }
  return order;
}
