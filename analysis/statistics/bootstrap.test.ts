import { describe, expect, test } from "vitest";
import { resampleFigure } from "./bootstrap.ts";
import { middle95 } from "./quantile.ts";
import { seededNumbers } from "./seeded-random.ts";

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The standard error of their mean: the root of 8.25 / 10. */
const ERROR = 0.9083;

describe("The plain bootstrap", () => {
  const random = seededNumbers(5, "bootstrap");
  const pick = ({ count }: { readonly count: number }): number => Math.floor(random() * count);

  test("of a mean has its standard error, and the interval that goes with it", () => {
    const means = resampleFigure([values], ([sample = []]) => meanOf(sample), { replicates: 20_000, pick });
    expect(meanOf([...means])).toBeCloseTo(5.5, 1);
    expect(spreadOf([...means])).toBeCloseTo(ERROR, 1);
    const { low, high } = middle95(means);
    expect(low).toBeCloseTo(5.5 - 1.96 * ERROR, 0);
    expect(high).toBeCloseTo(5.5 + 1.96 * ERROR, 0);
  });

  test("draws each list from itself, as many values as it has", () => {
    const sizes = resampleFigure(
      [values, [100]],
      ([one = [], other = []]) => one.length * 1000 + Math.max(...one) + (other[0] ?? 0),
      {
        replicates: 50,
        pick,
      },
    );
    expect([...sizes].every((size) => size > 10_100 && size <= 10_110)).toBe(true);
  });
});
