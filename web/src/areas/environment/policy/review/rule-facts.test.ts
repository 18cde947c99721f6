import { expect, test } from "vitest";
import type { PolicyRule } from "../../../../queries/environment/rules.ts";
import { conditionsOf, nextToDecide, rulesIn, spanOf, stateOf, sureRules } from "./rule-facts.ts";

const rule = (id: string, more: Partial<PolicyRule> = {}): PolicyRule =>
  ({
    ...{ id, rule_id: id, status: "draft", confidence: 0.95, suspicious: false, conflicts_with: [] },
    ...{ check: { kind: "hands-over" }, constraints: [], ...more },
  }) as unknown as PolicyRule;

const rules = [
  rule("approved", { status: "approved" }),
  rule("suspicious", { suspicious: true }),
  rule("conflict", { conflicts_with: [{ id: "sure", rule_id: "sure" }] }),
  rule("unsure", { confidence: 0.7 }),
  rule("judge", { check: { kind: "judge", criterion: "polite" } }),
  rule("sure"),
  rule("rejected", { status: "rejected", suspicious: true }),
];
const ids = (some: readonly PolicyRule[]): string[] => some.map(({ id }) => id);

test("only confident rules without a conflict that don't speak to machines are approved together", () => {
  expect(ids(sureRules(rules))).toEqual(["judge", "sure"]);
});

test("a suspicious rule is never the next one to decide", () => {
  expect(nextToDecide(rules, "approved")?.id).toBe("conflict");
  expect(nextToDecide(rules, "sure")?.id).toBe("conflict");
  expect(nextToDecide(rules, undefined)?.id).toBe("conflict");
  expect(nextToDecide([rule("suspicious", { suspicious: true })], undefined)).toBeUndefined();
});

test("filters show what they say", () => {
  expect(ids(rulesIn(rules, "open"))).toEqual(["suspicious", "conflict", "unsure", "judge", "sure"]);
  expect(ids(rulesIn(rules, "judge"))).toEqual(["judge"]);
  expect(ids(rulesIn(rules, "conflicts"))).toEqual(["conflict"]);
  expect(rules.map(stateOf)).toEqual([...["approved", "suspicious", "conflict", "open", "judge", "open", "rejected"]]);
});

test("a rule without a place in the text has none", () => {
  const at = (char_start: unknown, char_end: unknown) =>
    spanOf({ provenance: { source_location: { char_start, char_end } } } as never);
  expect([at(3, 9), at(3, 3), at(-1, 2), at(null, 4)]).toEqual([[3, 9], null, null, null]);
  expect([spanOf({ provenance: null }), spanOf({ provenance: {} })]).toEqual([null, null]);
});

test("conditions and limits read as phrases", () => {
  const constraints = [
    { condition_type: "when", field: "condition", operator: "is", value: "the item arrived damaged" },
    { condition_type: "limit", field: "amount", operator: "<=", value: 200, unit: "EUR" },
    { any: "thing" },
  ];
  expect(conditionsOf({ constraints } as never)).toEqual(["when the item arrived damaged", "amount at most 200 EUR"]);
  const after = [{ condition_type: "when", field: "condition", operator: "is", value: "After 30 days" }];
  expect(conditionsOf({ constraints: after } as never)).toEqual(["after 30 days"]);
});
