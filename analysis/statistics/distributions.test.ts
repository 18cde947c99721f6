import { expect, test } from "vitest";
import { chanceFor } from "./distributions.ts";
import { middle95 } from "./quantile.ts";

const DRAWS = 40_000;

function momentsOf(draw: () => number): { mean: number; variance: number } {
  const drawn = Array.from({ length: DRAWS }, draw);
  const mean = drawn.reduce((sum, value) => sum + value, 0) / DRAWS;
  return { mean, variance: drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / DRAWS };
}

test.each([0.3, 1, 1.5, 12, 24, 25, 80.5])("gamma draws of shape %d have its mean and its variance", (shape) => {
  const chance = chanceFor(7, `shape ${shape}`);
  const { mean, variance } = momentsOf(() => chance.gamma(shape));
  expect(mean / shape).toBeCloseTo(1, 1);
  expect(variance / shape).toBeCloseTo(1, 0.9);
});

test("a gamma draw of shape ½ is one", () => {
  const chance = chanceFor(8, "half");
  const { mean, variance } = momentsOf(() => chance.halfGamma());
  expect(mean).toBeCloseTo(0.5, 1);
  expect(variance).toBeCloseTo(0.5, 1);
});

test.each([
  [13, 0],
  [0, 13],
  [3, 10],
  [40.5, 3.5],
])("beta draws of %d and %d have its mean and its variance", (a, b) => {
  const chance = chanceFor(9, `${a} ${b}`);
  const { mean, variance } = momentsOf(() => chance.beta(a, b));
  expect(mean).toBeCloseTo(a / (a + b), 2);
  expect(variance).toBeCloseTo((a * b) / ((a + b) ** 2 * (a + b + 1)), 3);
});

test("the same seed and purpose draw the same, another purpose draws otherwise", () => {
  const draw = (purpose: string): number[] => {
    const chance = chanceFor(3, purpose);
    return Array.from({ length: 5 }, () => chance.beta(3, 4));
  };
  expect(draw("one")).toEqual(draw("one"));
  expect(draw("one")).not.toEqual(draw("other"));
});

test("the middle 95 % are those that sorting finds", () => {
  const chance = chanceFor(4, "list");
  const list = Float64Array.from({ length: 2_000 }, (_, at) => (at % 7 === 0 ? 0.5 : chance.fraction()));
  const sorted = list.toSorted();
  expect(middle95(list)).toEqual({ low: sorted[50], high: sorted[1_949] });
});
