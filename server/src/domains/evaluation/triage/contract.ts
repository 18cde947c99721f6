import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  commentExample,
  failureExample,
  findingCountsExample,
  findingExample,
  findingSummaryExample,
  triageExample,
} from "./example.ts";
import {
  CommentList,
  CommentsQuery,
  CountFindingsQuery,
  Finding,
  FindingComment,
  FindingCounts,
  FindingFailures,
  FindingList,
  FindingsTriage,
  FindingsTriaged,
  FindingUpdate,
  ListFindingsQuery,
  NewComment,
} from "./shapes.ts";

const BASE = "/v1/findings";
const ONE = `${BASE}/{finding_id}`;
const tag = "Evaluation";
const params = model("FindingPath", { finding_id: required(uuid(), { description: "The finding's id." }) });
const errors = ["FINDING_NOT_FOUND"] as const;
const RESCORES =
  "All failed prompts of a false positive count as passed, in every run: the scores, intervals and verdict of the latest run are recalculated immediately, and so is the agent's score. Older runs follow within seconds. To overrule single prompts, label them. Other states don't change the score.";

export const listFindingsOp = operation({
  id: "evaluation.listFindings",
  method: "GET",
  path: BASE,
  tag,
  access: "evaluation:read",
  mcp: { tool: "findings_list" },
  reads: "replica",
  summary: "List findings",
  description:
    "A finding is one weakness of one agent: a probe that failed, and what decided so. Its failed prompts, in all runs, are one finding. A new run updates it. The most severe come first.",
  query: ListFindingsQuery,
  responses: { 200: FindingList },
  example: { response: { results: [findingSummaryExample], next_cursor: null } },
});

export const countFindingsOp = operation({
  id: "evaluation.countFindings",
  method: "GET",
  path: `${BASE}/counts`,
  tag,
  access: "evaluation:read",
  mcp: { tool: "findings_count" },
  reads: "replica",
  summary: "Count findings by severity and state",
  query: CountFindingsQuery,
  responses: { 200: FindingCounts },
  example: { response: findingCountsExample },
});

export const triageFindingsOp = operation({
  id: "evaluation.triageFindings",
  method: "POST",
  path: `${BASE}/triage`,
  tag,
  access: "finding:triage",
  summary: "Triage findings in bulk",
  description: `Set finding_ids or filter. All or none. ${RESCORES}`,
  body: FindingsTriage,
  responses: { 200: FindingsTriaged },
  errors,
  example: { request: { finding_ids: [findingExample.id], ...triageExample }, response: { count: 1 } },
});

export const getFindingOp = operation({
  id: "evaluation.getFinding",
  method: "GET",
  path: ONE,
  tag,
  access: "evaluation:read",
  mcp: { tool: "finding_explain", hint: "What is wrong, how often, why it matters and what to do about it." },
  summary: "Get a finding",
  description:
    "IDs from versions with one finding for each failed prompt return the finding with that prompt as example.",
  params,
  responses: { 200: Finding },
  errors,
  example: { response: findingExample },
});

export const updateFindingOp = operation({
  id: "evaluation.updateFinding",
  method: "PATCH",
  path: ONE,
  tag,
  access: "finding:triage",
  mcp: { tool: "finding_triage" },
  summary: "Triage or assign a finding",
  description: RESCORES,
  params,
  body: FindingUpdate,
  responses: { 200: Finding },
  errors: [...errors, "PRECONDITION_FAILED"],
  example: { request: triageExample, response: findingExample },
});

export const listFailuresOp = operation({
  id: "evaluation.listFindingFailures",
  method: "GET",
  path: `${ONE}/failures`,
  tag,
  access: "evaluation:read",
  mcp: { tool: "finding_failures" },
  reads: "replica",
  summary: "List failed prompts of a finding",
  description: "In all runs, latest run first. Read a transcript with the evaluation and the prompt's number.",
  params,
  query: CommentsQuery,
  responses: { 200: FindingFailures },
  errors,
  example: { response: { results: [failureExample], next_cursor: null } },
});

export const listCommentsOp = operation({
  id: "evaluation.listFindingComments",
  method: "GET",
  path: `${ONE}/comments`,
  tag,
  access: "evaluation:read",
  summary: "List comments on a finding",
  params,
  query: CommentsQuery,
  responses: { 200: CommentList },
  errors,
  example: { response: { results: [commentExample], next_cursor: null } },
});

export const addCommentOp = operation({
  id: "evaluation.addFindingComment",
  method: "POST",
  path: `${ONE}/comments`,
  tag,
  access: "finding:triage",
  summary: "Add a comment to a finding",
  params,
  body: NewComment,
  responses: { 201: FindingComment },
  errors,
  example: { request: { body: commentExample.body }, response: commentExample },
});

export const findingOperations = [
  listFindingsOp,
  countFindingsOp,
  triageFindingsOp,
  getFindingOp,
  updateFindingOp,
  listFailuresOp,
  listCommentsOp,
  addCommentOp,
];
