import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";

/**
 * `failed`: chance does not explain the failures, over all critical probes of the run. `suspected`: it would not if this
 * probe were the only one. `unassessed` and `not_asked`: no evidence either way.
 */
export const criticalStates = ["failed", "suspected", "held", "unassessed", "not_asked"] as const;
export type CriticalState = (typeof criticalStates)[number];

export const reasonKinds = [
  "lifeless",
  "own_secret",
  "critical_probe",
  "required_set",
  "dimension",
  "suspected_probe",
  "nothing_assessed",
  "unassessed",
  "scenario_unassessed",
  "not_testable",
  "critical_unassessed",
  "required_set_unassessed",
  "few_prompts",
  "threshold_inside",
  "partial",
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export const VerdictReasonShape = model("EvaluationVerdictReason", {
  kind: required(named("EvaluationReasonKind", oneOf(...reasonKinds))),
  effect: required(oneOf("fails", "keeps_open"), {
    description: "Whether it fails the run, or only keeps it from passing.",
  }),
  dimension: required(nullable(text())),
  scenario: required(nullable(text())),
  probe: required(nullable(text()), { description: "The probe's id." }),
  test_set: optional(text(), { description: "The name of a required test set, where the reason is about one." }),
  failed: required(nullable(integer()), { description: "Prompts in which the agent did what the reason names." }),
  n: required(nullable(integer()), { description: "Assessed prompts." }),
  share: required(nullable(float()), { description: "Unassessed share of the dimension's weight, from 0 to 1." }),
  words: required(text(), { description: "The reason in one or two sentences." }),
});
