import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { DecisionShape } from "../labels/shapes.ts";
import { OutcomeShape } from "../shapes/figures.ts";
import { SeverityShape } from "../shapes/severity.ts";
import { JudgeOpinion, JudgeVote, transcript } from "../shapes/transcript.ts";

/** One prompt with its transcript and its assessment. */
export const promptResult = {
  seq: required(integer()),
  harness: required(text()),
  scenario: required(nullable(text())),
  probe: required(text()),
  title: required(text(), { description: "The probe's name." }),
  severity: required(nullable(SeverityShape)),
  state: required(oneOf("planned", "sent", "observed")),
  outcome: required(nullable(OutcomeShape)),
  is_error: required(bool()),
  reason: required(nullable(text())),
  detector: required(nullable(text())),
  evidence: required(nullable(text()), { description: "Text that led to the outcome." }),
  basis: required(nullable(text()), { description: "For actions: tool_call or claim." }),
  judge: required(nullable(JudgeOpinion), { description: "What the judge said that was asked during the run." }),
  judges: required(list(JudgeVote), { description: "What each judge said, also of those that were asked later." }),
  ...transcript,
  attempts: required(integer()),
  sent_at: required(nullable(integer())),
  observed_at: required(nullable(integer())),
};

const Took = model(
  "EvaluationPromptPerformance",
  {
    latency_ms: required(nullable(float()), { description: "Of all responses together; null without one." }),
    input_tokens: required(nullable(integer()), { description: "As the agent says; null if it does not." }),
    output_tokens: required(nullable(integer())),
    requests: required(nullable(integer()), { description: "Retries included. Null in runs from before it was kept." }),
    retries: required(nullable(integer())),
    cost: required(nullable(float()), { description: "In the currency of the run's prices; null without prices." }),
    trace_id: required(nullable(text()), { description: "Leads to the prompt's trace, while it is kept." }),
  },
  { description: "What the prompt took." },
);

export const PromptResult = model("EvaluationPromptResult", {
  ...promptResult,
  performance: required(nullable(Took), { description: "Null until there is a result." }),
  review: required(nullable(DecisionShape), {
    description: "What people decided, which counts instead of the outcome. A disputed response counts as unassessed.",
  }),
});
