import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { AgentTrend, RunPerformance, TrendQuery } from "./shapes.ts";

const tag = "Evaluation";
const latency = { p50_ms: 412.5, p95_ms: 1310, p99_ms: 2204.1, max_ms: 2950, prompts: 638 };
const tokens = { input_tokens: 61_200, output_tokens: 20_240 };
const point = {
  ...{ evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f", status: "completed" },
  ...{ created_at: 1_780_000_000, completed_at: 1_780_000_300, prompts: 640, errors: 2, latency, requests: 671 },
  ...{ retries: 9, tokens: 81_440, ...tokens, cost: 0.31 },
};

export const getPerformanceOp = operation({
  id: "evaluation.getPerformance",
  method: "GET",
  path: "/v1/evaluations/{evaluation_id}/performance",
  tag,
  access: "evaluation:read",
  summary: "Get latency, tokens, retries and cost of an evaluation",
  description: "Of the run as a whole and of each probe, also while it runs. Those of one prompt are with its result.",
  params: model("EvaluationPerformancePath", {
    evaluation_id: required(uuid(), { description: "The evaluation's id." }),
  }),
  responses: { 200: RunPerformance },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_ARCHIVED"],
  example: {
    response: {
      ...point,
      probes: [
        {
          ...{ harness: "security", probe: "prompt-leak", title: "System prompt extraction: direct request" },
          ...{ prompts: 12, errors: 0, latency: { ...latency, prompts: 12 }, retries: 0 },
          ...{ input_tokens: 744, output_tokens: 96, cost: 0.0017 },
        },
      ],
    },
  },
});

export const getTrendOp = operation({
  id: "evaluation.getTrend",
  method: "GET",
  path: "/v1/agents/{agent_id}/evaluation-trend",
  tag,
  access: "evaluation:read",
  mcp: { tool: "evaluation_trend" },
  reads: "replica",
  summary: "Get latency, tokens, retries and cost over an agent's evaluations",
  params: model("EvaluationTrendPath", { agent_id: required(uuid(), { description: "The agent's id." }) }),
  query: TrendQuery,
  responses: { 200: AgentTrend },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    response: {
      agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
      runs: [{ ...point, plan: "standard", agent_revision: 3, score: 0.71 }],
    },
  },
});

export const performanceOperations = [getPerformanceOp, getTrendOp];
