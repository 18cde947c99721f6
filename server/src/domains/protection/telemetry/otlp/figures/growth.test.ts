import { expect, test } from "vitest";
import type { ExponentialHistogram } from "../model/records.ts";
import { type Counted, computeGrowth, keptOf, type LastValue } from "./growth.ts";
import { spreadExponential, spreadHistogram } from "./spread.ts";

const HOUR = 3_600_000_000_000n;
const NEW: LastValue = { startNs: 0n, atNs: 0n, total: 0, counts: [] };
const sum = (value: number): Counted => ({ kind: "sum", value });
const after = (data: Counted, startNs: bigint, atNs: bigint): LastValue => ({ startNs, atNs, ...keptOf(data) });

test("a sum adds what it grew by, all of it after a reset, and nothing if it is late or the same", () => {
  const last = after(sum(10), 1n, 100n);
  expect(computeGrowth({ data: sum(14), startNs: 1n, atNs: 200n }, last, true)).toEqual(sum(4));
  expect(computeGrowth({ data: sum(3), startNs: 1n, atNs: 200n }, last, true)).toEqual(sum(3));
  expect(computeGrowth({ data: sum(12), startNs: 150n, atNs: 200n }, last, true)).toEqual(sum(12));
  expect(computeGrowth({ data: sum(9), startNs: 1n, atNs: 100n }, last, true)).toBeNull();
});

test("a stream that was never seen adds everything only if it is young or its sender was seen before", () => {
  const old = { data: sum(1000), startNs: 1n, atNs: 2n * HOUR };
  expect(computeGrowth(old, NEW, false)).toBeNull();
  expect(computeGrowth(old, NEW, true)).toEqual(sum(1000));
  expect(computeGrowth({ ...old, startNs: 2n * HOUR - 5n }, NEW, false)).toEqual(sum(1000));
});

const wide = (scale: number, offset: number, counts: readonly number[]): ExponentialHistogram => ({
  ...{ kind: "exponential", count: counts.reduce((a, b) => a + b, 0), sum: null, min: null, max: null, zeros: 0 },
  ...{ scale, positive: { offset, counts }, negative: { offset: 0, counts: [] } },
});

test("an exponential histogram grows although its buckets became wider, and starts again when they narrow", () => {
  const last = after(wide(1, 2, [1, 2, 3]), 1n, 100n);
  // Of scale 0, the buckets 1 and 2 hold what were the buckets 2, 3 and 4.
  expect(computeGrowth({ data: wide(0, 1, [4, 5]), startNs: 1n, atNs: 200n }, last, true)).toMatchObject({
    ...{ count: 3, positive: { offset: 1, counts: [1, 2] } },
  });
  const narrow = wide(2, 4, [1, 1, 4]);
  expect(computeGrowth({ data: narrow, startNs: 1n, atNs: 200n }, last, true)).toEqual(narrow);
});

test("values of an exponential bucket are inside it, those of a bucket with bounds are spread over it, and none is lost", () => {
  const [pile] = spreadExponential(wide(3, 40, [7]));
  expect(pile?.times).toBe(7);
  expect(pile?.value).toBeGreaterThan(2 ** (40 / 8));
  expect(pile?.value).toBeLessThan(2 ** (41 / 8));
  const piles = spreadHistogram({
    ...{ kind: "histogram", count: 21, sum: null, min: 2, max: 50 },
    ...{ counts: [1, 17, 3], bounds: [5, 10] },
  });
  const between = (from: number, to: number) =>
    piles.filter(({ value }) => value > from && value <= to).reduce((total, { times }) => total + times, 0);
  expect([between(2, 5), between(5, 10), between(10, 50)]).toEqual([1, 17, 3]);
});
