import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

test("rules that moved are the same rules; others were added or removed, each as often as it was", () => {
  expect(changedLines("a\n b\r\nc\nc", "c\n\nb\nd")).toEqual({ removed: ["a", "c"], added: ["d"] });
  expect(changedLines("a\nb", "b\na")).toEqual({ removed: [], added: [] });
});
