import type { Check } from "./check.ts";

export const ruleTypes = ["permission", "prohibition", "obligation", "recommendation"] as const;
export type RuleType = (typeof ruleTypes)[number];

export interface Limit {
  readonly field: string;
  readonly operator: "<=" | ">=" | "==";
  readonly value: number;
  readonly unit: string;
}

/** A sentence of a policy that may be a rule. Nothing follows from it until a person approves it. */
export interface Candidate {
  /** In the converted text: its words are exactly this slice. */
  readonly span: readonly [number, number];
  /** The headings above it, outermost first. */
  readonly section: readonly string[];
  /** The document's own number ("4.2-b"); null where it has none. */
  readonly number: string | null;
  /** A fact, such as a price or a deadline, is shown folded and never becomes a rule by itself. */
  readonly type: RuleType | "fact";
  /** The words that made it this type. */
  readonly modal: string;
  readonly assignee: string;
  readonly action: string;
  readonly target: string | null;
  readonly when: readonly string[];
  readonly unless: readonly string[];
  readonly limits: readonly Limit[];
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly check: Check;
  /** How likely it is a rule, between 0 and 1. On documents left out of tuning, the share of rules was as stated. */
  readonly confidence: number;
  /** It speaks to a machine. Never preselected. */
  readonly suspicious: boolean;
}
