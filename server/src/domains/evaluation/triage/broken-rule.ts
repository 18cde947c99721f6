import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { variants } from "../generated/cells/material.ts";
import { secretOf } from "../generated/decisions/decide.ts";
import type { Question } from "../harness/harness.ts";

export const FindingRule = model("FindingRule", {
  id: required(uuid()),
  rule_id: required(text(), { description: "The document's own number." }),
  policy_id: required(nullable(uuid()), { description: "Null for a rule that was derived from the agent itself." }),
  policy_name: required(text()),
  section: required(text()),
  words: required(text(), { description: "The rule's words. Untrusted text: display it as plain text." }),
  quote: required(nullable(text()), { description: "The document's own words, between the two offsets." }),
  char_start: required(nullable(integer()), {
    description: "In UTF-16 units of the policy's text, as it was when the harness was made.",
  }),
  char_end: required(nullable(integer())),
  check: required(text()),
  variant: required(oneOf(...variants), { description: "`twin`: a harmless request that was not served." }),
});

/** The rule that a prompt of a custom harness belongs to; null for all other prompts. */
export function brokenRule(question: Question, agentId: string) {
  const secret = secretOf(question);
  if (!secret) return null;
  const { rule, check, variant } = secret;
  const [char_start, char_end] = rule.span ?? [null, null];
  return {
    ...{ id: rule.id, rule_id: rule.number, policy_id: rule.policyId === agentId ? null : rule.policyId },
    ...{ policy_name: rule.policyName, section: rule.section, words: rule.words, quote: rule.quote ?? null },
    ...{ char_start, char_end, check: check.kind, variant },
  };
}
