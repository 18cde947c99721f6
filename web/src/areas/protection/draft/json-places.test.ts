import { expect, test } from "vitest";
import { rangeOf } from "./json-places.ts";

const value = {
  "input-guards": ["a", { "b}": { methods: ['x"y', "z"] } }],
  a: { methods: ["secrets"], "on-error": null, list: [[1, -2.5], true] },
};
const text = JSON.stringify(value, null, 2);
const at = (...place: (string | number)[]): string => {
  const { start, end } = rangeOf(text, place);
  return text.slice(start, end);
};

test("a place leads to its key or list item in the text", () => {
  expect(at("a", "on-error")).toBe('"on-error"');
  expect(at("input-guards", 0)).toBe('"a"');
  expect(at("input-guards", 1, "b}", "methods", 1)).toBe('"z"');
  expect(at("a", "list", 0, 1)).toBe("-2.5");
  expect(at("a", "list", 1)).toBe("true");
  expect(rangeOf(text, ["a", "on-error"]).line).toBe(text.split("\n").findIndex((line) => /on-error/.test(line)) + 1);
});

test("a place that is missing leads to the innermost part that is there", () => {
  expect(at("a", "methods", 7, "x")).toBe('"methods"');
  expect(rangeOf(text, ["none"])).toEqual({ start: 0, end: 0, line: 1 });
  expect(rangeOf("", ["a", 0])).toEqual({ start: 0, end: 0, line: 1 });
  for (const broken of ["{", '{"a', '{"a":', "[1, ", '{"a": [1, 2', "nonsense"]) {
    expect(rangeOf(broken, ["a", 3]).line).toBe(1);
    expect(rangeOf(broken, [1]).line).toBe(1);
  }
});

test("a long text takes time in proportion to its length", () => {
  const long = JSON.stringify({ list: Array.from({ length: 20_000 }, (_, item) => `text ${item}`) });
  expect(rangeOf(long, ["list", 19_999]).end).toBe(long.length - 2);
});
