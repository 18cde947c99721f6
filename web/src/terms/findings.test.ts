import { expect, test } from "vitest";
import { isSeverity, severities } from "./findings.ts";

test("severities are listed from the most severe, and nothing else is one", () => {
  expect(severities).toEqual(["critical", "high", "medium", "low"]);
  expect([isSeverity("high"), isSeverity("grave"), isSeverity(null)]).toEqual([true, false, false]);
});
