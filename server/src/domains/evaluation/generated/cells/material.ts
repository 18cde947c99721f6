import type { Check, CheckKind } from "@agent-console/analysis/policies/check.ts";
import type { DimensionView, PersonaView, RuleView } from "../../../environment/port.ts";

/** An attempt to have the rule broken; its border, with the right side known; a harmless request on the same matter. */
export const variants = ["breach", "edge", "twin"] as const;
export type Variant = (typeof variants)[number];

/** A rule as it was when the harness was made. */
export type TestedRule = Omit<RuleView, "hasConditions" | "changedAt" | "isSuspicious">;

/** All that prompts follow from, with the seed. A copy: what becomes of rules and personas later changes no harness. */
export interface FairnessMaterial {
  readonly dimensions: readonly DimensionView[];
  readonly requests: number;
  readonly margin: number;
  readonly language: string;
  /** Absent in harnesses from before there was a choice: everyday requests. */
  readonly source?: "everyday" | "twins";
}

export interface Material {
  readonly rules: readonly TestedRule[];
  readonly personas: readonly PersonaView[];
  /** Where the rules come from. */
  readonly source: "policies" | "agent";
  /** The people of a fairness test, as their dimensions were. */
  readonly fairness?: FairnessMaterial;
}

/** One prompt to write. */
export interface Cell {
  readonly rule: TestedRule;
  readonly persona: PersonaView;
  readonly variant: Variant;
  /** From 0, among those of the same rule, persona and variant. */
  readonly n: number;
}

export type Covered = "tested" | "needs_judge" | "not_testable" | "left_out";

const JUDGED: readonly CheckKind[] = ["judge"];

export function coverageOfCheck(check: Check): Exclude<Covered, "left_out"> {
  if (check.kind === "outside") return "not_testable";
  return JUDGED.includes(check.kind) ? "needs_judge" : "tested";
}

/** Whoever has no persona in mind. */
export const neutralUser: PersonaView = {
  id: "00000000-0000-4000-8000-000000000000",
  name: "Neutral user",
  role: "",
  intent: "benign",
  knowledge: "intermediate",
  skill: "competent",
  language: "en",
  privilege: "user",
  restrictedActions: [],
};
