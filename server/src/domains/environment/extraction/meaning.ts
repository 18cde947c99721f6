import type { Candidate, RuleType } from "@agent-console/analysis/policies/candidate.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Meaning } from "../rules/store.ts";

/** A candidate as the first version of a rule. */
export const meaningOf = (candidate: Candidate, words: string): Meaning => ({
  rule_type: candidate.type as RuleType,
  action: candidate.action,
  target: candidate.target,
  assignee: candidate.assignee,
  constraints: constraintsOf(candidate),
  constraint_logic: "all",
  consequence: { action: "warn", severity: candidate.severity, message: null },
  words,
  test: candidate.check,
});

const constraintsOf = ({ when, unless, limits }: Candidate): JsonObject[] => [
  ...when.map((value) => ({ condition_type: "when", field: "condition", operator: "is", value })),
  ...unless.map((value) => ({ condition_type: "unless", field: "condition", operator: "is", value })),
  ...limits.map(({ field, operator, value, unit }) => ({ condition_type: "limit", field, operator, value, unit })),
];
