import { expect, test } from "vitest";
import { expectWords, legitimateWords, timeWords } from "./words.ts";

test("nothing judged is said, never shown as nothing blocked", () => {
  const none = { n: 0, blocked: 0, newly_blocked: 0, rate: null, low: null, high: null };
  expect(legitimateWords({ legitimate: none })).toContain("nothing is known");
  const some = { n: 200, blocked: 4, newly_blocked: 4, rate: 0.02, low: 0.008, high: 0.05 };
  expect(legitimateWords({ legitimate: some })).toBe(
    "Of 200 legitimate exchanges and texts, 4 would be newly blocked: 2.0% (0.8 to 5.0).",
  );
  expect([expectWords(null), timeWords(null), timeWords(1250)]).toEqual(["not known", "–", "1.3 ms"]);
});
