import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { expect, test } from "vitest";
import { changeGroups } from "../../web/src/charts/difference/change-groups.ts";

const shown = (before: string, after: string): string[] =>
  changeGroups(wordDifference(before, after)).map(({ kind, text }) => `${kind} ${JSON.stringify(text)}`);

test("several replaced words in a row are shown as one old and one new phrase", () => {
  expect(shown("Try to help.", "Your keep rules help.")).toEqual([
    'removed "Try to"',
    'added "Your keep rules"',
    'same " help."',
  ]);
  expect(shown("60", "6000")).toEqual(['removed "60"', 'added "6000"']);
});

test("a pure addition stays in place, and no character is lost on either side", () => {
  expect(shown("Keep secrets.", "Always keep all secrets.").join()).toContain("secrets.");
  for (const [before, after] of [
    ["a b c d e", "a x c y e"],
    ["one two\nthree", "one\ntwo three four"],
    ["Never say no", ""],
    ["", "Be kind"],
    ["a b", "a c b d"],
  ] as const) {
    const pieces = changeGroups(wordDifference(before, after));
    const side = (other: string): string =>
      pieces
        .filter(({ kind }) => kind !== other)
        .map(({ text }) => text)
        .join("");
    expect([side("added"), side("removed")]).toEqual([before, after]);
  }
});
