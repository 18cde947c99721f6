import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { createdExample, createExample, preflightExample, runExample } from "./example.ts";
import { CreatedRun, CreateRun, Label, PreflightResponse, ResumeRun, RunStatus, RunStatusResponse } from "./shapes.ts";

const BASE = "/v1/evaluations";
const ONE = `${BASE}/{evaluation_id}`;
const tag = "Evaluation";
const params = model("EvaluationPath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});
const errors = ["EVALUATION_NOT_FOUND"] as const;
const journalErrors = [...errors, "EVALUATION_ARCHIVED"] as const;
const stateErrors = [...errors, "EVALUATION_STATE"] as const;
const Ended = model("EvaluationEnded", { evaluation_id: required(uuid()), status: required(text()) });

export const createRunOp = operation({
  id: "evaluation.create",
  method: "POST",
  path: `${BASE}/`,
  tag,
  access: "evaluation:run",
  mcp: { tool: "evaluation_start", hint: "Call evaluation_preflight first: it names the cost." },
  summary: "Start an evaluation",
  description: "Returns immediately; workers run the evaluation. Uses the agent's current configuration.",
  body: CreateRun,
  responses: { 202: CreatedRun },
  errors: ["AGENT_NOT_FOUND", "TEAM_NOT_FOUND", "EVALUATION_EXISTS", "AGENT_WITHOUT_GUARDS", "HARNESS_NOT_READY"],
  example: { request: createExample, response: createdExample },
});

export const preflightOp = operation({
  id: "evaluation.preflight",
  method: "POST",
  path: `${BASE}/preflight`,
  tag,
  access: "evaluation:read",
  effect: "read",
  mcp: { tool: "evaluation_preflight", hint: "What a run would send and cost. Sends nothing." },
  summary: "Estimate an evaluation",
  description:
    "Requests, tokens, time and cost, each as one likely figure with a range, for the body that would start the run. Nothing is sent.",
  body: CreateRun,
  responses: { 200: PreflightResponse },
  errors: ["AGENT_NOT_FOUND", "TEAM_NOT_FOUND", "HARNESS_NOT_READY"],
  example: { request: createExample, response: preflightExample },
});

/** Every member of the contract's answer is an array; so is the one that says there is more. */
const EvaluationList = model("EvaluationList", {
  evaluations: required(list(RunStatusResponse)),
  more: required(
    list(
      model("EvaluationListMore", {
        cursor: required(text(), { description: "Send it as `cursor`." }),
        href: required(text(), { description: "The next page, with the filters of this one." }),
      }),
    ),
    { description: "The address of the next page. Empty on the last page." },
  ),
});

export const listRunsOp = operation({
  id: "evaluation.list",
  method: "GET",
  path: `${BASE}/`,
  tag,
  access: "evaluation:read",
  mcp: { tool: "evaluations_list" },
  reads: "replica",
  summary: "List evaluations, newest first",
  description: "One page. `more`, and the Link header with rel=next, give the address of the next page.",
  query: model("ListEvaluationsQuery", {
    agent_id: optional(uuid(), { description: "Only those of this agent." }),
    status: optional(RunStatus, { description: "Only those in this state." }),
    label: optional(Label, { description: "Only those marked with this." }),
    limit: withDefault(integer({ ge: 1, le: 500 }), 100, { description: "Rows on a page." }),
    cursor: optional(text({ max: 1000 }), { description: "Cursor from the previous page." }),
  }),
  responses: { 200: EvaluationList },
  example: { response: { evaluations: [runExample], more: [] } },
});

export const getRunOp = operation({
  id: "evaluation.get",
  method: "GET",
  path: ONE,
  tag,
  access: "evaluation:read",
  mcp: { tool: "evaluation_get" },
  summary: "Get evaluation status",
  params,
  responses: { 200: RunStatusResponse },
  errors,
  example: { response: runExample },
});

export const deleteRunOp = operation({
  id: "evaluation.delete",
  method: "DELETE",
  path: ONE,
  tag,
  access: "evaluation:run",
  summary: "Delete an evaluation and its results",
  description: "A running evaluation is canceled first.",
  params,
  responses: { 200: Ended },
  errors,
  example: { response: { ...createdExample, status: "deleted" } },
});

export const cancelRunOp = operation({
  id: "evaluation.cancel",
  method: "POST",
  path: `${ONE}/cancel`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Cancel an evaluation",
  description: "Results so far are kept. No more prompts are sent.",
  params,
  responses: { 200: Ended },
  errors: stateErrors,
  example: { response: { ...createdExample, status: "cancelled" } },
});

export const pauseRunOp = operation({
  id: "evaluation.pause",
  method: "POST",
  path: `${ONE}/pause`,
  tag,
  access: "evaluation:run",
  summary: "Pause an evaluation",
  description: "Prompts in progress finish. No new prompts are sent.",
  params,
  responses: { 200: RunStatusResponse },
  errors: stateErrors,
  example: { response: { ...runExample, status: "paused" } },
});

export const resumeRunOp = operation({
  id: "evaluation.resume",
  method: "POST",
  path: `${ONE}/resume`,
  tag,
  access: "evaluation:run",
  summary: "Resume an evaluation",
  params,
  body: ResumeRun,
  bodyOptional: true,
  responses: { 200: RunStatusResponse },
  errors: [...stateErrors, "EVALUATION_ARCHIVED"],
  example: { request: { max_requests: 1000 }, response: runExample },
});

export const rerunUnassessedOp = operation({
  id: "evaluation.rerunUnassessed",
  method: "POST",
  path: `${ONE}/rerun-unassessed`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Retry unassessed prompts",
  description: "Only unassessed prompts are sent again. All other results stay unchanged.",
  params,
  responses: { 200: RunStatusResponse },
  errors: [...stateErrors, "EVALUATION_ARCHIVED"],
  example: { response: runExample },
});

export const runLogsOp = operation({
  id: "evaluation.logs",
  method: "GET",
  path: `${ONE}/logs`,
  tag,
  access: "evaluation:read",
  summary: "Get evaluation logs",
  params,
  responses: {
    200: model("EvaluationLogs", { logs: required(text(), { description: "One line for each event, oldest first." }) }),
  },
  errors: journalErrors,
  example: { response: { logs: "2026-06-01T12:00:00.000Z planned 100 prompts\n" } },
});

export const runEventsOp = operation({
  id: "evaluation.events",
  method: "GET",
  path: `${ONE}/events`,
  tag,
  access: "evaluation:read",
  mcp: false,
  summary: "Stream evaluation progress",
  description:
    "Server-Sent Events. Each `progress` event has the members of EvaluationStatusResponse; the stream ends with the run, and after a quarter of an hour at the latest: connect again then.",
  params,
  responses: { 200: { media: "text/event-stream", description: "Events named progress, as they happen." } },
  errors,
  example: {},
});

export const evaluationRunOperations = [
  createRunOp,
  preflightOp,
  listRunsOp,
  getRunOp,
  deleteRunOp,
  cancelRunOp,
  pauseRunOp,
  resumeRunOp,
  rerunUnassessedOp,
  runLogsOp,
  runEventsOp,
];
