import { expect, test } from "vitest";
import { stringsIn } from "./strings-in.ts";

test("every string of an unknown value is found with its place, and endless nesting is refused", () => {
  expect(stringsIn({ a: "x", b: [1, { c: "y" }, ""], d: null })).toEqual([
    { path: ["a"], text: "x" },
    { path: ["b", 1, "c"], text: "y" },
  ]);
  let deep: unknown = "z";
  for (let at = 0; at < 100; at++) deep = [deep];
  expect(() => stringsIn(deep)).toThrow(RangeError);
});
