import { expect, test } from "vitest";
import { piecesOf } from "./hidden-signs.ts";

test("plain text is one piece, line breaks and tabs included", () => {
  expect(piecesOf("a\tb\nc")).toEqual([{ text: "a\tb\nc", at: 0 }]);
  expect(piecesOf("")).toEqual([]);
});

test("signs that nobody would see are pieces with their code point", () => {
  expect(piecesOf("a\u202eb").map(({ code }) => code)).toEqual([undefined, "U+202E", undefined]);
  expect(piecesOf("\u{e0041}")[0]?.code).toBe("U+E0041");
  expect(piecesOf("a\u200b").map(({ at }) => at)).toEqual([0, 1]);
});
