import { expect, test } from "vitest";
import { hull, median, middle95, quantile } from "./quantile.ts";

test("a quantile between two values is taken in proportion", () => {
  const values = [1, 2, 3, 4];
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(values, share))).toEqual([1, 1.75, 2.5, 3.25, 4]);
  expect(quantile([7], 0.3)).toBe(7);
  expect(quantile([], 0.5)).toBeNull();
});

test("the median is the middle value, of an even number the upper of the two", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test("the middle 95% of 1 to 1000 leave 25 out at each end", () => {
  expect(middle95(Float64Array.from({ length: 1000 }, (_, at) => ((at * 7) % 1000) + 1))).toEqual({
    low: 26,
    high: 975,
  });
});

test("a hull holds all intervals and stays within 0 and 1", () => {
  expect(
    hull([
      { low: 0.2, high: 0.4 },
      { low: -0.1, high: 0.3 },
      { low: 0.35, high: 1.2 },
    ]),
  ).toEqual({ low: 0, high: 1 });
});
