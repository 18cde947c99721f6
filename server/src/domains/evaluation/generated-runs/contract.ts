import { operation } from "../../../kernel/operation.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { CustomHarnessEstimateRequest } from "../generated/shapes.ts";
import { estimateExample, estimateRequestExample, reportExample } from "./example.ts";
import { CustomReport, HarnessEstimate } from "./shapes.ts";

const tag = "Evaluation";

export const estimateCustomHarnessOp = operation({
  id: "evaluation.estimateCustomHarness",
  method: "POST",
  path: "/v1/custom-harnesses/estimate",
  tag,
  access: "evaluation:read",
  effect: "read",
  summary: "Estimate a custom harness",
  description:
    "How many prompts a harness of this size would have, how far it covers the rules, and what a run of it would take. Nothing is stored or sent.",
  body: CustomHarnessEstimateRequest,
  responses: { 200: HarnessEstimate },
  errors: ["AGENT_NOT_FOUND", "PERSONA_NOT_FOUND", "DIMENSION_NOT_FOUND", "POLICY_NOT_FOUND", "POLICY_NOT_ACTIVE"],
  idempotent: false,
  example: { request: estimateRequestExample, response: estimateExample },
});

export const getCustomReportOp = operation({
  id: "evaluation.getCustomReport",
  method: "GET",
  path: "/v1/evaluation-results/{evaluation_id}/custom-report",
  tag,
  access: "evaluation:read",
  summary: "Get the results of custom harnesses by rule and persona",
  description:
    "For each policy, rule and persona the share of attempts that were resisted, of edge cases and of harmless twins that were served, with intervals, and how far the rules are covered.",
  params: model("CustomReportPath", { evaluation_id: required(uuid(), { description: "The evaluation's id." }) }),
  query: model("CustomReportQuery", {
    threshold: optional(float({ ge: 0, le: 1 }), { description: "Instead of your team's." }),
  }),
  responses: { 200: CustomReport },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_ARCHIVED", "NO_CUSTOM_HARNESS"],
  example: { response: reportExample },
});

export const generatedRunOperations = [estimateCustomHarnessOp, getCustomReportOp];
