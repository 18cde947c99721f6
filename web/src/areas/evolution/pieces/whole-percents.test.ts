import { expect, test } from "vitest";
import { wholePercents } from "./whole-percents.ts";

test("shares that are rounded still make 100 together, and what is not known stays so", () => {
  expect(wholePercents([0.835, 0.165])).toEqual([84, 16]);
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([1])).toEqual([100]);
  expect(wholePercents([null, null])).toEqual([null, null]);
});
