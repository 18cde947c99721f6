import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { timeRanges } from "../time-ranges.ts";
import * as example from "./example.ts";
import {
  Conversation,
  ConversationTrace,
  ScoredTrace,
  scoreName,
  TelemetryUser,
  TraceAnnotations,
  TraceComment,
  TraceScore,
  traceId,
} from "./shapes.ts";

const tag = "Protection";
const BASE = "/v1/telemetry";
const TRACE = `${BASE}/traces/{trace_id}`;
const trace = { trace_id: required(traceId(), { description: "Hex." }) };
const range = { time_range: withDefault(oneOf(...timeRanges), "1d") };
const complete = required(bool(), {
  description: "False if the time range has more spans than were read; then the newest 20,000 were.",
});

export const listConversationsOp = operation({
  id: "protection.listConversations",
  method: "GET",
  path: `${BASE}/conversations`,
  tag,
  access: "telemetry:read",
  reads: "replica",
  summary: "List conversations",
  description:
    "Traces grouped by the conversation that their spans name (`gen_ai.conversation.id` or `session.id`), the newest first.",
  query: model("ListConversationsQuery", {
    ...range,
    agent_configuration_id: optional(nullable(uuid())),
    user_id: optional(nullable(text({ max: 200 }))),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
  }),
  responses: {
    200: model("TelemetryConversationList", {
      results: required(list(Conversation)),
      complete,
    }),
  },
  example: { response: { results: [example.conversationExample], complete: true } },
});

export const getConversationOp = operation({
  id: "protection.getConversation",
  method: "GET",
  path: `${BASE}/conversation-traces`,
  tag,
  access: "telemetry:read",
  summary: "Get the traces of a conversation",
  description:
    "In the order in which they began; of a conversation with more than 200, the newest. Empty if no span names it.",
  query: model("ConversationQuery", { conversation_id: required(text({ min: 1, max: 200 }), { example: "c-4711" }) }),
  responses: {
    200: model("TelemetryConversationDetail", {
      conversation_id: required(text()),
      traces: required(list(ConversationTrace)),
    }),
  },
  example: {
    query: { conversation_id: "c-4711" },
    response: { conversation_id: "c-4711", traces: [example.conversationTraceExample] },
  },
});

export const listTelemetryUsersOp = operation({
  id: "protection.listTelemetryUsers",
  method: "GET",
  path: `${BASE}/users`,
  tag,
  access: "telemetry:read",
  reads: "replica",
  summary: "List the users of agents",
  description: "As spans name them (`user.id` or `enduser.id`), by what was last heard of them.",
  query: model("ListTelemetryUsersQuery", {
    ...range,
    agent_configuration_id: optional(nullable(uuid())),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
  }),
  responses: { 200: model("TelemetryUserList", { results: required(list(TelemetryUser)), complete }) },
  example: { response: { results: [example.userExample], complete: true } },
});

export const getTraceAnnotationsOp = operation({
  id: "protection.getTraceAnnotations",
  method: "GET",
  path: `${TRACE}/annotations`,
  tag,
  access: "telemetry:read",
  summary: "Get the scores and comments of a trace",
  description: "Empty if there are none. They are kept for 400 days, longer than the trace itself.",
  params: model("AnnotatedTracePath", trace),
  responses: { 200: TraceAnnotations },
  example: { response: example.annotationsExample },
});

const scorePath = model("TraceScorePath", { ...trace, name: required(scoreName()) });

export const scoreTraceOp = operation({
  id: "protection.scoreTrace",
  method: "PUT",
  path: `${TRACE}/scores/{name}`,
  tag,
  access: "telemetry:write",
  summary: "Score a trace",
  description:
    "A number, a label, or both, under a name of your choice. Each member, and each program with a key, has one score of a name; giving it again replaces it. A trace can be scored before its spans arrive.",
  params: scorePath,
  body: model("NewTraceScore", {
    value: optional(nullable(float({ ge: -1e9, le: 1e9 }))),
    label: optional(nullable(text({ min: 1, max: 64 }))),
    reason: optional(nullable(text({ max: 1000 }))),
  }),
  responses: { 200: TraceScore },
  errors: ["TRACE_ANNOTATIONS_FULL"],
  example: { request: { value: 0.25, reason: "Quotes last year's prices." }, response: example.scoreExample },
});

export const deleteTraceScoreOp = operation({
  id: "protection.deleteTraceScore",
  method: "DELETE",
  path: `${TRACE}/scores/{name}`,
  tag,
  access: "telemetry:write",
  summary: "Take back a score",
  description: "Your own score of this name. There is nothing to do if there is none.",
  params: scorePath,
  responses: { 204: null },
  example: {},
});

export const addTraceCommentOp = operation({
  id: "protection.addTraceComment",
  method: "POST",
  path: `${TRACE}/comments`,
  tag,
  access: "telemetry:write",
  summary: "Comment on a trace",
  params: model("CommentedTracePath", trace),
  body: model("NewTraceComment", { body: required(text({ min: 1, max: 4000 })) }),
  responses: { 201: TraceComment },
  errors: ["TRACE_ANNOTATIONS_FULL"],
  example: { request: { body: example.commentExample.body }, response: example.commentExample },
});

export const deleteTraceCommentOp = operation({
  id: "protection.deleteTraceComment",
  method: "DELETE",
  path: `${TRACE}/comments/{comment_id}`,
  tag,
  access: "telemetry:write",
  summary: "Delete a comment on a trace",
  description: "Your own. Owners and admins can delete every comment.",
  params: model("TraceCommentPath", { ...trace, comment_id: required(uuid()) }),
  responses: { 204: null },
  errors: ["COMMENT_NOT_FOUND"],
  example: {},
});

export const listScoredTracesOp = operation({
  id: "protection.listScoredTraces",
  method: "GET",
  path: `${BASE}/scored-traces`,
  tag,
  access: "telemetry:read",
  reads: "replica",
  summary: "List scored traces",
  description: "The last scored first, each with all its scores.",
  query: model("ListScoredTracesQuery", {
    name: optional(nullable(scoreName()), { description: "Only traces with a score of this name." }),
    below: optional(nullable(float()), { description: "Only traces with such a score below this value." }),
    label: optional(nullable(text({ max: 64 })), { description: "Only traces with such a label." }),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: {
    200: model("ScoredTraceList", { results: required(list(ScoredTrace)), next_cursor: required(nullable(text())) }),
  },
  example: {
    response: {
      results: [{ trace_id: example.exampleTrace, scored_at: 1760007300, scores: [example.scoreExample] }],
      next_cursor: null,
    },
  },
});

export const draftTestsOp = operation({
  id: "protection.draftTests",
  method: "POST",
  path: `${BASE}/test-draft`,
  tag,
  access: "telemetry:read",
  summary: "Draft own tests from traces",
  description:
    "A test file with one case for each chosen trace: what the user said becomes the prompt or the turns. Nothing is stored. Read it, set what you expect, and upload it as a test set. Traces without a recorded prompt are left out, with the reason.",
  body: model("TestDraftRequest", {
    trace_ids: required(list(traceId(), { min: 1, max: 100 })),
    expect: withDefault(oneOf("answers", "refuses", "similar"), "answers", {
      description:
        "What each case expects: that the agent answers, that it refuses, or an answer worded like the recorded one.",
    }),
  }),
  responses: {
    200: model("TestDraft", {
      format: required(oneOf("jsonl")),
      content: required(text()),
      cases: required(integer()),
      left_out: required(
        list(
          model("TestDraftGap", {
            trace_id: required(text()),
            why: required(oneOf("unknown_trace", "no_prompt", "no_answer")),
          }),
        ),
      ),
    }),
  },
  idempotent: false,
  example: { request: { trace_ids: [example.exampleTrace] }, response: example.draftExample },
});

export const annotationOperations = [
  listConversationsOp,
  getConversationOp,
  listTelemetryUsersOp,
  getTraceAnnotationsOp,
  scoreTraceOp,
  deleteTraceScoreOp,
  addTraceCommentOp,
  deleteTraceCommentOp,
  listScoredTracesOp,
  draftTestsOp,
];
