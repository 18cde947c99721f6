import { expect, test } from "vitest";
import { compilePatterns } from "../../pattern/compile.ts";
import { findAll } from "../../pattern/scan.ts";
import type { Check } from "../../policies/check.ts";
import { guardOfRule } from "./guard-of-rule.ts";

const of = (check: Check, more: { type?: string; hasConditions?: boolean } = {}) =>
  guardOfRule({ check, type: "prohibition", hasConditions: false, ...more });

test("a rule whose breach shows in one text gives a guard, in the place where it shows", () => {
  expect(of({ kind: "tool-forbidden", tool: "wire_money" }).guard).toEqual({
    ...{ method: "denied-tools", pattern: "wire_money", channels: ["tool_call"], action: "deny_call" },
  });
  expect(of({ kind: "withheld", secret: "record", noun: "addresses" }).guard?.method).toBe("pii-structured");
  expect(of({ kind: "withheld", secret: "key", noun: "API keys" }).guard?.method).toBe("secrets");
  expect(of({ kind: "tone" }).guard?.method).toBe("explicit-abuse");
  const { guard } = of({ kind: "declined", topic: "medical diagnoses" });
  const found = findAll(
    compilePatterns([{ pattern: guard?.pattern ?? "", ignoreCase: true }]),
    "Please: MEDICAL  diagnosis of my leg. A medical diagnoses list.",
  );
  expect([guard?.channels, found.length > 0]).toEqual([["user"], true]);
});

test("what no guard can keep says why, and offers none", () => {
  const kinds: Check[] = [
    { kind: "tool-after", tool: "refund", after: "confirmation" },
    { kind: "limit", field: "discount", at: 10, unit: "%" },
    { kind: "says", words: ["no advice"] },
    { kind: "judge", criterion: "be kind" },
    { kind: "outside", why: "logs" },
    ...(["identity", "language", "scope", "form"] as const).map((kind) => ({ kind })),
    { kind: "hands-over" },
    { kind: "asks-first", what: "customer number" },
    { kind: "declined", topic: "it" },
  ];
  for (const check of kinds)
    expect(of(check), check.kind).toEqual({ guard: null, reason: expect.stringMatching(/\.$/) });
  const forbidden = { kind: "tool-forbidden", tool: "refund" } as const;
  expect(of(forbidden, { hasConditions: true }).guard).toBeNull();
  expect(of(forbidden, { type: "permission" }).guard).toBeNull();
});
