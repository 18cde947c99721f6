import { optional, required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const ExtractRules = model("ExtractRules", {
  extractor_agent_id: optional(nullable(uuid()), {
    description: "An agent of the team that reads the text, too. Default: only the console's own reader.",
  }),
  max_calls: optional(nullable(integer({ ge: 1, le: 500 })), {
    description: "Requests to that agent at most. Default: 20.",
  }),
});

export const ExtractionRun = model("ExtractionRun", {
  id: required(uuid()),
  policy_id: required(uuid()),
  text_version: required(integer(), { description: "The version of the text that was read." }),
  status: required(oneOf("running", "completed", "failed")),
  extractor_agent_id: optional(nullable(uuid())),
  max_calls: required(integer()),
  found: required(integer(), { description: "New rules." }),
  dropped: required(integer(), { description: "Findings of the agent whose words are not in the text." }),
  problem: optional(nullable(text())),
  created_at: required(integer()),
  ended_at: optional(nullable(integer())),
});

export const PolicyCoverage = model("PolicyCoverage", {
  approved: required(integer(), { description: "Rules in force once the policy is active." }),
  tested: required(integer(), { description: "Approved rules that a detector decides." }),
  needs_judge: required(integer(), { description: "Approved rules that only a judge can decide." }),
  not_testable: required(integer(), { description: "Approved rules that can't be tested from outside." }),
  open: required(integer(), { description: "Rules that wait for a decision." }),
  suspicious: required(integer(), { description: "Open rules whose words speak to a machine." }),
  by_check: required(mapOf(integer()), { description: "Approved rules by how they are tested." }),
  facts: required(
    list(
      model("PolicyFact", {
        char_start: required(integer()),
        char_end: required(integer()),
        text: required(text()),
      }),
    ),
    { description: "Prices and deadlines that stand in the text and are no rules." },
  ),
  extraction: required(nullable(ExtractionRun), { description: "The newest reading of the text." }),
});
