import { expect, test } from "vitest";
import { matchesIn } from "./live-matches.ts";

test("a pattern is marked where it is found, and a wrong one says what is wrong", () => {
  expect(matchesIn("vault\\s{1,8}key", "The VAULT  key.")).toEqual({ problem: null, marks: [{ start: 4, end: 14 }] });
  expect(matchesIn("key-.*", "key-1").problem).toMatch(/^Character 6: .*no upper bound/);
  expect(matchesIn("", "text")).toEqual({ problem: null, marks: [] });
});
