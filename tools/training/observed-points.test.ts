import { expect, test } from "vitest";
import { observedPoints } from "./observed-points.ts";

const many = (count: number, chance: number, rules: number) =>
  Array.from({ length: count }, (_, at) => ({ chance, isRule: at < rules }));

test("a higher chance never means a lower share, and few sentences make no point of their own", () => {
  const points = observedPoints([
    ...many(98, 0.7, 69),
    ...many(98, 0.8, 49),
    ...many(98, 0.9, 89),
    ...many(5, 0.95, 0),
  ]);
  const shares = points.map(([, share]) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(points.length).toBeGreaterThan(1);
  expect(observedPoints(many(10, 0.7, 5))).toEqual([[0.7, 0.5]]);
});
