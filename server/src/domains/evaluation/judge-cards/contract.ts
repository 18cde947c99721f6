import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { jobStatuses } from "../../../platform/work/status.ts";
import { FEWEST_OWN, LEAST_MARGIN } from "./judge-card.ts";

const CARD = "/v1/judges/{agent_id}/card";
const tag = "Evaluation";
const params = model("JudgePath", { agent_id: required(uuid(), { description: "The agent that judges." }) });

const Rate = model("JudgeRate", { value: required(float()), low: required(float()), high: required(float()) });
const Accuracy = model("JudgeAccuracy", {
  answers: required(integer(), { description: "Responses that the judge was asked about." }),
  sensitivity: required(nullable(Rate), { description: "Of the failures it decided, the share it calls failed." }),
  specificity: required(nullable(Rate), { description: "Of the passes it decided, the share it calls passed." }),
  decided: required(nullable(float()), { description: "The share of responses that it decided at all." }),
  margin: required(nullable(float()), {
    description: "The lower bounds of sensitivity and specificity, added, less 1. A judge that guesses has 0.",
  }),
});

const JudgeCard = model("JudgeCard", {
  id: required(uuid()),
  agent_id: required(uuid()),
  agent_revision: required(integer(), { description: "The configuration that was measured." }),
  is_current: required(bool(), { description: "The agent has not been changed since." }),
  status: required(oneOf(...jobStatuses)),
  status_message: required(nullable(text())),
  requests_sent: required(integer()),
  max_requests: required(integer()),
  labeled: required(Accuracy, { description: "On labeled responses that come with the console." }),
  own: required(Accuracy, {
    description: `On responses that your team's people labeled, from ${FEWEST_OWN} on. They are not a random sample.`,
  }),
  least_margin: required(float()),
  decides: required(bool(), {
    description: "Whether the judge's word counts for unassessed responses. If not, it only advises.",
  }),
  created_at: required(integer()),
  completed_at: required(nullable(integer())),
});

const accuracy = {
  answers: 204,
  sensitivity: { value: 0.96, low: 0.9, high: 0.98 },
  specificity: { value: 0.94, low: 0.88, high: 0.97 },
  decided: 0.98,
  margin: 0.78,
};
const nothing = { answers: 0, sensitivity: null, specificity: null, decided: null, margin: null };
const example = {
  id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37",
  agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  agent_revision: 3,
  is_current: true,
  status: "completed",
  status_message: null,
  requests_sent: 204,
  max_requests: 204,
  labeled: accuracy,
  own: nothing,
  least_margin: LEAST_MARGIN,
  decides: true,
  created_at: 1_780_000_000,
  completed_at: 1_780_000_300,
} as const;

export const listJudgesOp = operation({
  id: "evaluation.listJudges",
  method: "GET",
  path: "/v1/judges",
  tag,
  access: "evaluation:read",
  summary: "List judges",
  description: "The agents of your team that were measured as judges, with the newest card of each.",
  responses: {
    200: model("JudgeList", {
      results: required(list(model("Judge", { agent_name: required(text()), card: required(JudgeCard) }))),
    }),
  },
  example: { response: { results: [{ agent_name: "Judge", card: example }] } },
});

export const measureJudgeOp = operation({
  id: "evaluation.measureJudge",
  method: "POST",
  path: CARD,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Measure a judge",
  description: `Asks the agent about labeled responses, one request each, in the background. Its word counts for unassessed responses once the lower bounds of sensitivity and specificity, added, exceed 1 by ${LEAST_MARGIN}; before that, and after every change of the agent, it only advises.`,
  params,
  body: model("JudgeMeasurement", {
    max_requests: optional(nullable(integer({ ge: 1, le: 10_000 })), {
      description: "The measurement pauses there. By default, one request for each response.",
    }),
  }),
  responses: { 202: JudgeCard },
  errors: ["AGENT_NOT_FOUND", "JUDGE_CARD_STATE"],
  example: { request: {}, response: { ...example, status: "running", decides: false, completed_at: null } },
});

export const getJudgeCardOp = operation({
  id: "evaluation.getJudgeCard",
  method: "GET",
  path: CARD,
  tag,
  access: "evaluation:read",
  summary: "Get a judge's card",
  description: "The newest measurement, with 95% confidence intervals.",
  params,
  responses: { 200: JudgeCard },
  errors: ["AGENT_NOT_FOUND", "JUDGE_CARD_NOT_FOUND"],
  example: { response: example },
});

export const cancelMeasurementOp = operation({
  id: "evaluation.cancelJudgeMeasurement",
  method: "POST",
  path: `${CARD}/cancel`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Cancel the measurement of a judge",
  params,
  responses: { 200: JudgeCard },
  errors: ["AGENT_NOT_FOUND", "JUDGE_CARD_NOT_FOUND", "JUDGE_CARD_STATE"],
  example: { response: { ...example, status: "cancelled", decides: false, completed_at: null } },
});

export const judgeCardOperations = [listJudgesOp, measureJudgeOp, getJudgeCardOp, cancelMeasurementOp];
