import { expect, test } from "vitest";
import { deriveKey, normals, shuffleByKey, uniform } from "./keyed-random.ts";

test("the same key and index give the same number, in any order of asking", () => {
  const forwards = [0, 1, 2, 3].map((index) => uniform(42, index));
  const backwards = [3, 2, 1, 0].map((index) => uniform(42, index)).reverse();
  expect(backwards).toEqual(forwards);
  expect(uniform(43, 0)).not.toBe(uniform(42, 0));
});

test("numbers are spread evenly, and neighboring keys are not related", () => {
  const count = 20_000;
  const values = Array.from({ length: count }, (_, at) => uniform(deriveKey(2, at), 0));
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const together =
    values.slice(1).reduce((sum, value, at) => sum + (value - 0.5) * ((values[at] as number) - 0.5), 0) / count;
  expect(mean).toBeCloseTo(0.5, 2);
  expect(together * 12).toBeCloseTo(0, 1);
  expect(Math.min(...values)).toBeGreaterThan(0);
  expect(Math.max(...values)).toBeLessThan(1);
});

test("normal numbers have mean 0 and variance 1", () => {
  const values = normals(5, 20_001);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(values.reduce((sum, value) => sum + value * value, 0) / values.length).toBeCloseTo(1, 1);
});

test("shuffling keeps every value and depends on the key alone", () => {
  const values = Array.from({ length: 50 }, (_, at) => at);
  expect([...shuffleByKey(values, 3)].sort((a, b) => a - b)).toEqual(values);
  expect(shuffleByKey(values, 3)).toEqual(shuffleByKey(values, 3));
  expect(shuffleByKey(values, 3)).not.toEqual(shuffleByKey(values, 4));
});
