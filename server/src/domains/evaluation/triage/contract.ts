import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  commentExample,
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
  "False positives count as passed: the run's scores, intervals and verdict are recalculated immediately, and so is the agent's score if this is its latest run. Other states don't change the score.";

export const listFindingsOp = operation({
  id: "evaluation.listFindings",
  method: "GET",
  path: BASE,
  tag,
  access: "evaluation:read",
  summary: "List findings",
  description: "A finding is one failed prompt of a completed evaluation.",
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
  description: `All or none. ${RESCORES}`,
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
  summary: "Get a finding",
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
  summary: "Triage or assign a finding",
  description: RESCORES,
  params,
  body: FindingUpdate,
  responses: { 200: Finding },
  errors: [...errors, "PRECONDITION_FAILED"],
  example: { request: triageExample, response: findingExample },
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
  listCommentsOp,
  addCommentOp,
];
