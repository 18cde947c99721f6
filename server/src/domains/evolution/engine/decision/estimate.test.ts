import { describe, expect, test } from "vitest";
import { estimate, intervalOf, type Pair } from "./estimate.ts";

const probe = (category: number, family: string) => ({ id: `${category}-${family}`, category, family });
const probes = [probe(0, "a"), probe(0, "a"), probe(0, "b"), probe(1, "c"), probe(1, "d")];
const pairs = (...differences: readonly (readonly [number, number])[]): Pair[] =>
  differences.map(([at, difference]) => ({ probe: at, difference }));

describe("an estimate", () => {
  test("weights categories as configured, however many pairs each has", () => {
    const {
      mean,
      gained,
      lost,
      pairs: count,
    } = estimate(pairs([0, 1], [2, 1], [2, 1], [3, 0], [4, -1]), { probes, weights: [1, 1] });
    expect(mean).toBeCloseTo((1 + -0.5) / 2, 12);
    expect([gained, lost, count]).toEqual([3, 1, 5]);
  });

  test("leaves out categories without weight", () => {
    expect(estimate(pairs([0, 1], [3, -1]), { probes, weights: [0, 1] }).mean).toBe(-1);
    expect(estimate(pairs([0, 1]), { probes, weights: [0, 1] }).standardError).toBe(Number.POSITIVE_INFINITY);
  });

  test("counts rewordings of one attack as one piece of evidence", () => {
    const many = (at: (n: number) => number) =>
      pairs(...Array.from({ length: 40 }, (_, n) => [at(n), n % 4 < 2 ? 1 : 0] as const));
    const families = Array.from({ length: 40 }, (_, n) => probe(0, `f${n}`));
    const apart = estimate(
      many((n) => n),
      { probes: families, weights: [1] },
    );
    // The same differences in ten families of four that agree among themselves.
    const grouped = families.map((one, n) => ({ ...one, family: `f${n % 4 < 2 ? n % 2 : 2 + (n % 2)}` }));
    expect(
      estimate(
        many((n) => n),
        { probes: grouped, weights: [1] },
      ).standardError,
    ).toBeGreaterThan(2 * apart.standardError);
  });

  test("is never certain just because pairs agree", () => {
    const { standardError, mean } = estimate(pairs([0, 0], [2, 0]), { probes, weights: [1, 0] });
    expect(mean).toBe(0);
    expect(standardError).toBeGreaterThan(0.3);
    expect(intervalOf({ pairs: 2, gained: 0, lost: 0, mean: 0.9, standardError: 1 }, 1.96).upper).toBe(1);
  });
});
