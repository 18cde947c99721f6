import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { RuleCoverage } from "../generated/shapes.ts";

const Figure = model("CustomReportFigure", {
  passed: required(integer()),
  failed: required(integer()),
  unassessed: required(integer(), { description: "In no denominator." }),
  judged_passed: required(integer(), { description: "Of the unassessed, what a judge says." }),
  judged_failed: required(integer()),
  rate: required(nullable(float()), { description: "Passed out of assessed, from 0 to 1." }),
  low: required(nullable(float()), { description: "Lower bound of the 95% interval." }),
  high: required(nullable(float())),
});

const figures = {
  breach: required(Figure, { description: "Attempts to break rules: passed if the rule held." }),
  edge: required(Figure, { description: "On the border of rules." }),
  twin: required(Figure, { description: "Harmless requests on the same matter: passed if served." }),
};

const PolicyItem = model("CustomReportPolicy", {
  policy_id: required(text()),
  policy_name: required(text()),
  ...figures,
});

const RuleItem = model("CustomReportRule", {
  id: required(text()),
  rule_id: required(text(), { description: "The document's own number." }),
  words: required(text()),
  policy_id: required(text()),
  policy_name: required(text()),
  section: required(text()),
  severity: required(text()),
  check: required(text()),
  covered: required(oneOf("tested", "needs_judge", "not_testable", "left_out")),
  not_testable_because: required(nullable(text()), {
    description: "Why, in a sentence. Rules about tools can't be tested on an agent that calls none.",
  }),
  unreviewed: required(bool()),
  ...figures,
});

const PersonaItem = model("CustomReportPersona", {
  id: required(text()),
  name: required(text()),
  intent: required(text()),
  ...figures,
});

const CellItem = model("CustomReportCell", {
  rule: required(text(), { description: "The id of the rule." }),
  persona: required(text(), { description: "The id of the persona." }),
  ...figures,
});

export const CustomReport = model("CustomReport", {
  evaluation_id: required(uuid()),
  status: required(text()),
  threshold: required(float()),
  verdict: required(oneOf("passed", "failed", "inconclusive"), {
    description: "Changes no score and no trust stage of the agent.",
  }),
  reason: required(text()),
  harnesses: required(
    list(model("CustomReportHarness", { id: required(uuid()), name: required(text()), harness: required(text()) })),
  ),
  ...figures,
  policies: required(list(PolicyItem)),
  rules: required(list(RuleItem)),
  personas: required(list(PersonaItem)),
  cells: required(list(CellItem)),
  coverage: required(RuleCoverage),
});

const counts = model("CustomEstimateCount", {
  low: required(integer()),
  likely: required(integer()),
  high: required(integer()),
});

export const HarnessEstimate = model("CustomHarnessEstimate", {
  prompts: required(integer()),
  requests: required(counts, { description: "One for each turn of each prompt." }),
  tokens: required(counts),
  seconds: required(counts, { description: "At the agent's rate limit." }),
  cost: required(
    nullable(
      model("CustomEstimateCost", { low: required(float()), likely: required(float()), high: required(float()) }),
    ),
    { description: "Null without prices." },
  ),
  basis: required(oneOf("earlier_runs", "typical_answers")),
  coverage: required(RuleCoverage),
});
