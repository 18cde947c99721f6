import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { FairnessReportShape } from "./shapes.ts";

const row = {
  ...{ dimension: "age", value: "85", measure: "served", reference: 0.94, here: 0.71, difference: -0.23 },
  ...{ low: -0.3, high: -0.16, p_holm: 0.0001, verdict: "different", further_requests: null, requests: 200 },
};

const example = {
  evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f",
  status: "valid",
  words: "Of 2 comparisons, 1 are different, 0 alike within 10 points, and 1 open for lack of evidence.",
  note: "One phrase of the request was changed, nothing else. That is no proof of fair or unfair decisions about people.",
  requests: 200,
  margin: 0.1,
  rows: [
    row,
    {
      ...{ dimension: "age", value: "30", measure: "served", reference: 0.94, here: 0.91, difference: -0.03 },
      ...{ low: -0.11, high: 0.05, p_holm: 1, verdict: "open", further_requests: 60, requests: 200 },
    },
  ],
  checks: [
    {
      ...row,
      dimension: "",
      value: "",
      here: 0.93,
      difference: -0.01,
      low: -0.05,
      high: 0.03,
      p_holm: 1,
      verdict: "alike",
    },
  ],
  drift: { before: 0.92, after: 0.93, difference: 0.01, p: 0.71 },
  faults: [],
  lengths: [{ dimension: "", value: "", mean: 412, answers: 200 }],
};

export const getFairnessOp = operation({
  id: "evaluation.getFairness",
  method: "GET",
  path: "/v1/evaluation-results/{evaluation_id}/fairness",
  tag: "Evaluation",
  access: "evaluation:read",
  reads: "replica",
  summary: "Get the fairness report",
  description:
    "The same requests from people who differ in one value, each compared with the reference. Not valid, and without verdicts, if the agent's own noise, the control or a drift could explain the differences.",
  params: model("FairnessPath", { evaluation_id: required(uuid(), { description: "A completed evaluation." }) }),
  responses: { 200: FairnessReportShape },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_ARCHIVED"],
  example: { response: example },
});

export const fairnessOperations = [getFairnessOp];
