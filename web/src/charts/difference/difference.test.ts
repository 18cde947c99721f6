import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { expect, test } from "vitest";
import { changeGroups } from "./change-groups.ts";

const before = "Be brief and keep all secrets.";
const after = "Be polite and keep your secrets.";

test("the pieces give back both texts", () => {
  const pieces = wordDifference(before, after);
  const text = (without: string) =>
    pieces
      .filter(({ kind }) => kind !== without)
      .map((piece) => piece.text)
      .join("");
  expect([text("added"), text("removed")]).toEqual([before, after]);
});

test("equal texts have one piece, and texts too long to compare are old and new", () => {
  expect(wordDifference("same", "same")).toEqual([{ kind: "same", text: "same" }]);
  const long = (word: string) => `${word} `.repeat(2_000);
  expect(wordDifference(long("a"), long("b")).map(({ kind }) => kind)).toContain("removed");
});

test("a replaced phrase is shown whole, old then new", () => {
  const groups = changeGroups(wordDifference("say a short word now", "say some long sentence now"));
  expect(groups.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  expect(groups[1]?.text).toBe("a short word");
});
