import { expect, test } from "vitest";
import { upperBound } from "./upper-bound.ts";

test("the bound agrees with published Clopper-Pearson bounds", () => {
  expect(upperBound(0, 300)).toBeCloseTo(0.009936, 6);
  expect(upperBound(0, 10)).toBeCloseTo(0.258866, 6);
  // One-sided 95%, as scipy.stats.beta.ppf(0.95, k + 1, n - k).
  expect(upperBound(1, 10)).toBeCloseTo(0.394163, 5);
  expect(upperBound(5, 10)).toBeCloseTo(0.777559, 5);
});

test("the bound is such that so few hits have the promised probability", () => {
  for (const [hits, n] of [
    [3, 300],
    [7, 450],
    [20, 5000],
  ] as const) {
    const share = upperBound(hits, n);
    let [probability, term] = [0, (1 - share) ** n];
    for (let k = 0; k <= hits; k++) {
      probability += term;
      term *= (((n - k) / (k + 1)) * share) / (1 - share);
    }
    expect(probability).toBeCloseTo(0.05, 6);
  }
});

test("without evidence the bound is 1, and more requests make it smaller", () => {
  expect(upperBound(0, 0)).toBe(1);
  expect(upperBound(5, 5)).toBe(1);
  expect(upperBound(2, 600)).toBeLessThan(upperBound(2, 500));
});
