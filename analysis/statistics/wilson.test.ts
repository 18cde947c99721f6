import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wilson } from "./wilson.ts";

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [1, 1, 0.2065, 1],
    [81, 263, 0.2553, 0.3662],
  ])("of %d in %d is the one in the books", (hits, n, low, high) => {
    const found = wilson(hits, n);
    expect(found?.low).toBeCloseTo(low, 4);
    expect(found?.high).toBeCloseTo(high, 4);
  });

  test("does not exist for nothing", () => {
    expect(wilson(0, 0)).toBeNull();
  });

  const counts = fc
    .integer({ min: 1, max: 5_000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

  test("holds the share, stays within 0 and 1, and turns over with the counting", () => {
    fc.assert(
      fc.property(counts, ([hits, n]) => {
        const [own, turned] = [wilson(hits, n), wilson(n - hits, n)];
        if (!own || !turned) throw new Error("there is something to go by");
        expect(own.low).toBeLessThanOrEqual(hits / n);
        expect(own.high).toBeGreaterThanOrEqual(hits / n);
        expect(own.low).toBeGreaterThanOrEqual(0);
        expect(own.high).toBeLessThanOrEqual(1);
        expect(own.low).toBeCloseTo(1 - turned.high, 9);
      }),
    );
  });

  test("solves the score equation: at each end the share is 1.96 standard errors away", () => {
    fc.assert(
      fc.property(counts, ([hits, n]) => {
        const own = wilson(hits, n);
        for (const end of [own?.low ?? 0, own?.high ?? 1].filter((value) => value > 0 && value < 1)) {
          const distance = Math.abs(hits / n - end) / Math.sqrt((end * (1 - end)) / n);
          expect(distance).toBeCloseTo(1.96, 3);
        }
      }),
    );
  });

  test("widens with fewer prompts", () => {
    const width = (n: number): number => {
      const found = wilson(0.8 * n, n);
      return found ? found.high - found.low : Number.NaN;
    };
    expect([5, 10, 50, 500].map(width)).toEqual([5, 10, 50, 500].map(width).sort((a, b) => b - a));
  });
});
