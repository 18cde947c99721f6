import { expect, test } from "vitest";
import { chosenLabels, frameOf, placeOf } from "./scatter-places.ts";

const spot = (id: string, x: number, y: number, strong = false) => ({ id, x, y, strong });

test("every point is inside the frame", () => {
  const spots = [spot("a", -0.4, 0.2), spot("b", 0.5, -0.3)];
  const frame = frameOf(spots, 2);
  for (const one of spots) {
    const { x, y } = placeOf(one, frame);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
  }
});

test("names do not run into each other, and a marked point is named first", () => {
  const spots = [spot("a", 0, 0), spot("b", 0.001, 0, true), spot("c", 0.4, 0.4)];
  const named = chosenLabels(spots, frameOf(spots, 1), { most: 5, width: 20, height: 10 });
  expect(named.has("b")).toBe(true);
  expect(named.has("a")).toBe(false);
});
