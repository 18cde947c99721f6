import { expect, test } from "vitest";
import { axisOf, place } from "./axis.ts";

test("an axis has round ticks around all values", () => {
  expect(axisOf([0.3, 9.2])).toEqual({ from: 0, to: 10, ticks: [0, 2.5, 5, 7.5, 10] });
  expect(axisOf([-4, 4]).ticks).toContain(0);
});

test("an axis of nothing, or of one value, can still be drawn", () => {
  expect(axisOf([])).toEqual({ from: 0, to: 1, ticks: [0, 1] });
  const { from, to } = axisOf([5]);
  expect(from).toBeLessThanOrEqual(5);
  expect(to).toBeGreaterThan(from);
});

test("places are percentages, the middle where an axis has no length", () => {
  expect(place(5, { from: 0, to: 10 })).toBe(50);
  expect(place(5, { from: 5, to: 5 })).toBe(50);
});
