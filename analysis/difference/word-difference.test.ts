import fc from "fast-check";
import { expect, test } from "vitest";
import { wordDifference } from "./word-difference.ts";

test("what was put in and taken out stands between what stayed", () => {
  expect(wordDifference("Be brief and kind.", "Be brief, never rude and kind.")).toEqual([
    { kind: "same", text: "Be brief" },
    { kind: "added", text: ", never rude" },
    { kind: "same", text: " and kind." },
  ]);
  expect(wordDifference("never say so", "always ask first")).toEqual([
    { kind: "removed", text: "never" },
    { kind: "added", text: "always" },
    { kind: "same", text: " " },
    { kind: "removed", text: "say" },
    { kind: "added", text: "ask" },
    { kind: "same", text: " " },
    { kind: "removed", text: "so" },
    { kind: "added", text: "first" },
  ]);
  expect(wordDifference("", "")).toEqual([]);
});

test("the parts make up both texts again, whatever they are", () => {
  const texts = fc
    .array(fc.constantFrom("a ", "b ", "c\n", " ", "dé"), { maxLength: 30 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = wordDifference(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }),
  );
});

test("texts too long to compare word by word are shown as a block, at once", () => {
  const long = (word: string) => `start ${`${word} `.repeat(20_000)}end`;
  const parts = wordDifference(long("a"), long("b"));
  expect(parts.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
});
