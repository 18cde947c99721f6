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

  describe("with gains counted up to a limit", () => {
    const most = 0.1;
    /** Ten pairs of each family, so many of them better or worse. */
    const of = (...sums: readonly number[]) => {
      const all = sums.flatMap((_, family) => Array.from({ length: 10 }, () => probe(0, `f${family}`)));
      const differences = sums.flatMap((sum) =>
        Array.from({ length: 10 }, (_, n) => (n < Math.abs(sum) ? Math.sign(sum) : 0)),
      );
      return {
        given: pairs(...differences.map((one, at) => [at, one] as const)),
        scope: { probes: all, weights: [1] },
      };
    };
    const lower = ({ given, scope }: ReturnType<typeof of>, limit?: number) =>
      boundedBy(estimate(given, limit === undefined ? scope : { ...scope, most: limit }), { below: 0.05, above: 0.05 })
        .lower;

    test("one family that gains a lot does not make a loss of the others look possible", () => {
      expect(lower(of(9, 0, 0))).toBeLessThan(-0.4);
      expect(lower(of(9, 0, 0), most)).toBeGreaterThan(-0.25);
    });

    test("a loss counts as it is, and so does what a few pairs gain", () => {
      expect(lower(of(-6, 0, 1), most)).toBe(lower(of(-6, 0, 1)));
      expect(lower(of(2, 1, 0), most)).toBe(lower(of(2, 1, 0)));
    });

    test("the mean is never above the one without the limit", () => {
      for (const sums of [
        [9, 0, 0],
        [9, 9, 9],
        [-6, 8, 1],
        [0, 0, 0],
      ]) {
        const { given, scope } = of(...sums);
        expect(estimate(given, { ...scope, most }).mean).toBeLessThanOrEqual(estimate(given, scope).mean);
      }
    });

    test("the only family of a category counts as it is: how families differ is not seen there", () => {
      const { given, scope } = of(9);
      expect(estimate(given, { ...scope, most })).toEqual(estimate(given, scope));
    });
  });
});
