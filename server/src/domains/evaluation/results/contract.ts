import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { resultsExample, resultsListExample, settingsExample, summaryExample, verdictExample } from "./example.ts";
import {
  ListResultsQuery,
  ListSummariesQuery,
  ReadResultsQuery,
  Results,
  ResultsList,
  Settings,
  SettingsUpdate,
  Summary,
  SummaryList,
  TeamQuery,
  VerdictQuery,
  VerdictResponse,
} from "./shapes.ts";

const tag = "Evaluation";
const params = model("EvaluationResultPath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});
const errors = ["EVALUATION_NOT_FOUND", "TEAM_NOT_FOUND"] as const;

export const listResultsOp = operation({
  id: "evaluation.listResults",
  method: "GET",
  path: "/v1/evaluation-results/",
  tag,
  access: "evaluation:read",
  reads: "replica",
  summary: "List evaluation results",
  query: ListResultsQuery,
  responses: { 200: ResultsList },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: resultsListExample },
});

export const readResultsOp = operation({
  id: "evaluation.readResults",
  method: "GET",
  path: "/v1/evaluation-results/{evaluation_id}/results",
  tag,
  access: "evaluation:read",
  mcp: { tool: "evaluation_results", hint: "One line per prompt. Prompts and answers need include_transcripts." },
  reads: "replica",
  summary: "Get evaluation results",
  description:
    "The report and a page of prompts with messages, responses, outcomes and reasons. Of an archived evaluation, only the report can be read.",
  params,
  query: ReadResultsQuery,
  responses: { 200: Results },
  errors: [...errors, "EVALUATION_ARCHIVED"],
  example: { response: resultsExample },
});

export const getVerdictOp = operation({
  id: "evaluation.getVerdict",
  method: "GET",
  path: "/v1/evaluation-results/{evaluation_id}/verdict",
  tag,
  access: "evaluation:read",
  mcp: { tool: "evaluation_verdict", hint: "The decision with its reasons. A score is a range: quote both ends." },
  summary: "Get the verdict",
  description:
    "The verdict with its reasons, or what it would be at another threshold. Passed only if every dimension is passed and no critical probe failed; failed if a dimension, a critical probe or a required test set failed; else inconclusive.",
  params,
  query: VerdictQuery,
  responses: { 200: VerdictResponse },
  errors: [...errors, "EVALUATION_STATE"],
  example: { response: verdictExample },
});

export const listSummariesOp = operation({
  id: "evaluation.listSummaries",
  method: "GET",
  path: "/v1/evaluation-summaries/",
  tag,
  access: "evaluation:read",
  reads: "replica",
  summary: "List evaluation summaries",
  query: ListSummariesQuery,
  responses: { 200: SummaryList },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: { results: [summaryExample], total: 1, limit: 10, offset: 0 } },
});

export const latestSummariesOp = operation({
  id: "evaluation.latestSummaries",
  method: "GET",
  path: "/v1/evaluation-summaries/latest-by-agent",
  tag,
  access: "evaluation:read",
  reads: "replica",
  summary: "List the latest evaluation summary for each agent",
  query: TeamQuery,
  responses: { 200: SummaryList },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: { results: [summaryExample], total: 1, limit: 1, offset: 0 } },
});

export const getSummaryOp = operation({
  id: "evaluation.getSummary",
  method: "GET",
  path: "/v1/evaluation-summaries/{evaluation_id}",
  tag,
  access: "evaluation:read",
  summary: "Get an evaluation summary",
  params,
  query: TeamQuery,
  responses: { 200: Summary },
  errors,
  example: { response: summaryExample },
});

export const deleteSummaryOp = operation({
  id: "evaluation.deleteSummary",
  method: "DELETE",
  path: "/v1/evaluation-summaries/{evaluation_id}",
  tag,
  access: "evaluation:run",
  summary: "Delete an evaluation and its results",
  description: "The same as deleting the evaluation itself.",
  params,
  query: TeamQuery,
  responses: { 204: null },
  errors,
  example: {},
});

export const getSettingsOp = operation({
  id: "evaluation.getSettings",
  method: "GET",
  path: "/v1/evaluation-settings",
  tag,
  access: "evaluation:read",
  summary: "Get evaluation settings",
  responses: { 200: Settings },
  example: { response: settingsExample },
});

export const updateSettingsOp = operation({
  id: "evaluation.updateSettings",
  method: "PUT",
  path: "/v1/evaluation-settings",
  tag,
  access: "team:manage",
  effect: "destructive",
  mcp: false,
  summary: "Update evaluation settings",
  description: "Applies to runs that end from now on. Verdicts keep the threshold and the list they were given with.",
  body: SettingsUpdate,
  responses: { 200: Settings },
  example: { request: { trust_threshold: 0.8 }, response: { ...settingsExample, trust_threshold: 0.8 } },
});

export const evaluationResultOperations = [
  listResultsOp,
  readResultsOp,
  getVerdictOp,
  listSummariesOp,
  latestSummariesOp,
  getSummaryOp,
  deleteSummaryOp,
  getSettingsOp,
  updateSettingsOp,
];
