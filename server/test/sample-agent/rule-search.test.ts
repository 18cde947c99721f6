import { expect, test } from "vitest";
import { testedRule } from "../environment/tested-rules.ts";
import { searchFor } from "./rule-search.ts";

test("a search finds the clause of an approved rule, which mends its breaches and lowers no twins", () => {
  const rule = testedRule({ kind: "tool-after", tool: "issue_refund", after: "confirmation" }, 1, {
    words: "Refunds above 200 need the customer's confirmation.",
  });
  const found = searchFor(rule, { seed: 1, budget: 400 });
  // One rule alone has too few families of prompts for a decision; in a run they join those of the evaluation.
  expect(["confirmed", "no_supported_improvement"]).toContain(found.reason);
  expect(found.changes.some((key) => key.startsWith(`clause/rule-${rule.id}/`))).toBe(true);
  expect(found.after.breach - found.before.breach).toBeGreaterThanOrEqual(0.4);
  expect(found.after.twin).toBeGreaterThanOrEqual(found.before.twin - 0.05);
});
