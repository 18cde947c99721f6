import { expect, test } from "vitest";
import { testedRule } from "../environment/tested-rules.ts";
import { searchFor } from "./rule-search.ts";

test("a search finds the clause of an approved rule, which mends its breaches and lowers no twins", () => {
  const rule = testedRule({ kind: "tool-after", tool: "issue_refund", after: "confirmation" }, 1, {
    words: "Refunds above 200 need the customer's confirmation.",
  });
  // One rule alone has four families of attempts to decide on, which is enough in two draws of six; in a run of the
  // console they join the evaluation's.
  const found = searchFor(rule, { seed: 5, budget: 400 });
  expect(found, JSON.stringify(found)).toMatchObject({ reason: "confirmed" });
  expect(found.changes.some((key) => key.startsWith(`clause/rule-${rule.id}/`))).toBe(true);
  expect(found.after.breach - found.before.breach).toBeGreaterThanOrEqual(0.4);
  expect(found.after.twin).toBeGreaterThanOrEqual(found.before.twin - 0.05);
});
