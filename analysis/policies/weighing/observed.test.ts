import { expect, test } from "vitest";
import { type Observed, observedAt } from "./observed.ts";

test("what is stated is what was observed of such sentences, between two of them and beyond", () => {
  const points: Observed[] = [
    [0.7, 0.6],
    [0.9, 0.9],
  ];
  expect([0.65, 0.7, 0.8, 0.9, 0.99].map((chance) => observedAt(points, chance))).toEqual([
    0.6,
    0.6,
    expect.closeTo(0.75),
    0.9,
    0.9,
  ]);
  expect(observedAt([], 0.8)).toBe(0.8);
});
