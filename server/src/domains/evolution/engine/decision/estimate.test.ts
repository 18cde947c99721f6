import { describe, expect, test } from "vitest";
import { boundedBy, estimate, intervalOf, type Pair } from "./estimate.ts";

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
    expect(intervalOf({ mean: 0.9, standardError: 1 }, 1.96).upper).toBe(1);
  });

  test("of few families has a wide interval, whatever the number of pairs", () => {
    const of = (families: number) => {
      const all = Array.from({ length: 60 }, (_, n) => probe(0, `f${n % families}`));
      return estimate(pairs(...all.map((_, n) => [n, n % families < families / 2 ? 1 : -1] as const)), {
        probes: all,
        weights: [1],
      });
    };
    expect(of(4).freedom).toBe(3);
    const width = (families: number) => boundedBy(of(families), { below: 0.025, above: 0.025 }).upper;
    expect(width(4)).toBeGreaterThan(2 * width(30));
  });

  test("of a single family in a category takes from the others how much families differ", () => {
    const alike = [0, 1, 2, 3].flatMap((family) => Array.from({ length: 8 }, () => probe(0, `f${family}`)));
    const lone = Array.from({ length: 8 }, () => probe(1, "lone"));
    const all = [...alike, ...lone];
    const of = (ofFamily: (n: number) => number) =>
      estimate(pairs(...all.map((_, n) => [n, n < 32 ? ofFamily(n) : n % 2 === 0 ? 1 : -1] as const)), {
        probes: all,
        weights: [0, 1],
      }).standardError;
    const apart = of((n) => (n % 2 === 0 ? 1 : -1));
    const together = of((n) => (Math.floor(n / 8) % 2 === 0 ? 1 : -1));
    expect(together).toBeGreaterThan(2 * apart);
  });
});
