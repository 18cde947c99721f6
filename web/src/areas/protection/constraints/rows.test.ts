import { expect, test } from "vitest";
import type { AgentConstraints } from "../../../queries/guards.ts";
import { constraintRows, openRules } from "./rows.ts";

const source = (
  constraint: "denied_tools" | "required_output_guards" | "not_enforced",
  name: string,
  rule: string,
) => ({
  ...{ constraint, name, rule_id: rule, rule_number: rule, policy_id: "p", policy_name: "Refunds", words: rule },
});

test("a constraint is listed once with all its rules and with what is missing; rules nothing can enforce are apart", () => {
  const constraints = {
    sources: [
      source("required_output_guards", "privacy", "1"),
      source("denied_tools", "drop", "2"),
      source("required_output_guards", "privacy", "3"),
      source("not_enforced", "4", "4"),
    ],
    not_enforced: [
      { source: "4", reason: "Nothing enforces it." },
      { source: "privacy", reason: "Policies require this guard on user text, and it is missing." },
      { source: "drop", reason: "No guard denies tools." },
    ],
  } as unknown as AgentConstraints;
  expect(constraintRows(constraints).map(({ name, sources, gap }) => [name, sources.length, gap])).toEqual([
    ["privacy", 2, null],
    ["drop", 1, "No guard denies tools."],
  ]);
  expect(openRules(constraints).map(({ rule_id }) => rule_id)).toEqual(["4"]);
});
