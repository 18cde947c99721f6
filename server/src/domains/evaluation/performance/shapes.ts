import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { RunStatus } from "../runs/shapes.ts";

const Latency = model(
  "EvaluationLatency",
  {
    p50_ms: required(float()),
    p95_ms: required(float()),
    p99_ms: required(float()),
    max_ms: required(float()),
    prompts: required(integer(), { description: "Prompts with a response." }),
  },
  { description: "Of a prompt's responses together." },
);

const figures = {
  prompts: required(integer(), { description: "With a result." }),
  errors: required(integer(), { description: "Without a response that could be assessed, because of an error." }),
  latency: required(nullable(Latency), { description: "Null if no prompt got a response." }),
  requests: required(integer(), { description: "Retries and controls included." }),
  retries: required(nullable(integer()), { description: "Null in runs from before they were kept." }),
  tokens: required(integer(), {
    description: "Sent and received; estimated by length for responses that don't say it.",
  }),
  input_tokens: required(nullable(integer()), { description: "As the agent says; null if it does not." }),
  output_tokens: required(nullable(integer())),
  cost: required(nullable(float()), { description: "In the currency of the run's prices; null without prices." }),
};

const ofRun = {
  evaluation_id: required(uuid()),
  status: required(RunStatus),
  created_at: required(integer(), { description: "Unix seconds." }),
  completed_at: required(nullable(integer())),
};

const ProbePerformance = model("EvaluationProbePerformance", {
  ...{ harness: required(text()), probe: required(text()) },
  title: required(text(), { description: "The probe's name." }),
  ...{ prompts: required(integer()), errors: required(integer()) },
  latency: required(nullable(Latency)),
  retries: required(nullable(integer())),
  input_tokens: required(nullable(integer())),
  output_tokens: required(nullable(integer())),
  cost: required(nullable(float())),
});

export const RunPerformance = model("EvaluationPerformance", {
  ...ofRun,
  ...figures,
  probes: required(list(ProbePerformance), { description: "The slowest first." }),
});

export const TrendQuery = model("EvaluationTrendQuery", {
  limit: withDefault(integer({ ge: 1, le: 100 }), 30, { description: "How many of the newest runs." }),
  harness: optional(nullable(text({ max: 255 })), { description: "Only runs with this harness." }),
});

export const AgentTrend = model("AgentEvaluationTrend", {
  agent_id: required(uuid()),
  runs: required(
    list(
      model("EvaluationTrendPoint", {
        ...ofRun,
        ...figures,
        plan: required(text(), { description: "Runs of different plans send different prompts." }),
        agent_revision: required(integer(), { description: "The agent's revision that the run tested." }),
        score: required(nullable(float()), { description: "Overall, from 0 to 1." }),
      }),
    ),
    { description: "Oldest first, with runs that are not over." },
  ),
});
