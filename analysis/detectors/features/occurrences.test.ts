import { expect, test } from "vitest";
import { occurrencesOf } from "./occurrences.ts";

const found = (sought: string, text: string): string[] =>
  occurrencesOf(sought, text, 50).map(({ from, to }) => text.slice(from, to));

test("finds a word as it stands, as often as it does, and not inside another", () => {
  expect(found("tulip", "tulip, a tulip; tulips, untulip, tulip2, «tulip»")).toEqual(["tulip", "tulip", "tulip"]);
  expect(occurrencesOf("tulip", "tulip ".repeat(60), 50)).toHaveLength(50);
});

test("finds a phrase with other marks between its words", () => {
  expect(found("tulip bridge", "tulip bridge, tulip-bridge, tulipbridge, tulip **_bridge")).toHaveLength(4);
  expect(found("tulip bridge", "tulip and bridge, tulip ------ bridge, tu lip bridge")).toEqual([]);
});

test("finds a word whose letters all stand apart, on one line", () => {
  expect(found("banana", "It is B-A-N-A-N-A.".toLowerCase())).toEqual(["b-a-n-a-n-a"]);
  expect(found("banana", "b a n a na, b a n\na n a, b     a n a n a")).toEqual([]);
  expect(found("pear", "p e a r")).toEqual([]);
  expect(found("𝒃𝒂𝒏𝒂𝒏", "𝒃 𝒂 𝒏 𝒂 𝒏")).toEqual(["𝒃 𝒂 𝒏 𝒂 𝒏"]);
});

test("finds what has no letters as it stands", () => {
  expect(found("###", "a ### b ####")).toHaveLength(3);
  expect(found("", "text")).toEqual([]);
});

test("takes a megabyte of anything at once", () => {
  for (const piece of ["a", "ab", " a", "tulip", "t u l i p "]) {
    const text = piece.repeat(1_000_000 / piece.length);
    const began = process.threadCpuUsage();
    occurrencesOf("tulipbridge", text, 50);
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_500_000);
  }
});
