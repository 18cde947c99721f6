import { expect, test } from "vitest";
import { type Cell, walkGrid } from "./grid-walk.ts";

const lengths = [3, 0, 5];
const walk = (keys: readonly string[]): Cell | null =>
  keys.reduce<Cell | null>((cell, key) => walkGrid(cell, key, lengths) ?? cell, null);

test("the first key enters the grid, and no key leaves it", () => {
  expect(walk(["ArrowRight"])).toEqual({ row: 0, at: 0 });
  expect(walk(["ArrowRight", "ArrowLeft", "ArrowUp"])).toEqual({ row: 0, at: 0 });
  expect(walk(["Home", "End", "ArrowRight"])).toEqual({ row: 0, at: 2 });
  expect(walk(["Home", "End", "ArrowDown"])).toEqual({ row: 1, at: 0 });
  expect(walk(["Home", "PageDown", "End"])).toEqual({ row: 2, at: 4 });
});

test("other keys and an empty grid walk nowhere", () => {
  expect(walkGrid({ row: 0, at: 0 }, "a", lengths)).toBeNull();
  expect(walkGrid(null, "ArrowRight", [])).toBeNull();
});
