import { describe, expect, test } from "vitest";
import { chanceFor } from "../distributions.ts";
import { type Cluster, effectiveSize, intraclassCorrelation } from "./intraclass.ts";

const NO_PRIOR = { correlation: 0, clusters: 0 };

/** Families of four templates with three prompts each, at a mean rate of 0.7. */
function families(count: number, correlation: number): Cluster[][] {
  const chance = chanceFor(count, `correlation ${correlation}`);
  const size = 1 / correlation - 1;
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => {
      const rate = correlation === 0 ? 0.7 : chance.beta(0.7 * size, 0.3 * size);
      const hits = [1, 2, 3].filter(() => chance.fraction() <= rate).length;
      return { hits, misses: 3 - hits };
    }),
  );
}

describe("The correlation within clusters", () => {
  test.each([0, 0.2, 0.5])("is found again: %d", (correlation) => {
    expect(intraclassCorrelation(families(2_000, correlation), NO_PRIOR)).toBeCloseTo(correlation, 1);
  });
  test("is 1 where the members of each are all the same, and never below 0", () => {
    const same = [
      { hits: 3, misses: 0 },
      { hits: 0, misses: 3 },
    ];
    expect(intraclassCorrelation([same, same], NO_PRIOR)).toBe(1);
    const mixed = [
      { hits: 1, misses: 1 },
      { hits: 1, misses: 1 },
    ];
    expect(intraclassCorrelation([mixed, mixed], NO_PRIOR)).toBe(0);
  });
  test("is what was supposed where there is nothing to see", () => {
    const prior = { correlation: 0.3, clusters: 12 };
    expect(intraclassCorrelation([], prior)).toBeCloseTo(0.3, 9);
    expect(
      intraclassCorrelation(
        [
          [
            { hits: 1, misses: 0 },
            { hits: 0, misses: 1 },
          ],
        ],
        prior,
      ),
    ).toBeCloseTo(0.3, 9);
  });
});

describe("The effective size", () => {
  const clusters = [
    { hits: 3, misses: 0 },
    { hits: 2, misses: 1 },
  ];
  test("is all prompts without correlation, and one for each cluster with the most", () => {
    expect(effectiveSize(clusters, 0)).toBe(6);
    expect(effectiveSize(clusters, 1)).toBe(2);
    expect(effectiveSize(clusters, 0.5)).toBe(3);
    expect(effectiveSize([], 0.5)).toBe(0);
  });
});
