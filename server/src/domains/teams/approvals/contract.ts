import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const BASE = "/v1/pending-actions";
const ONE = `${BASE}/{action_id}`;
const tag = "Teams";

export const actionStates = ["open", "approved", "declined", "expired", "done", "failed"] as const;
const ActionState = named("PendingActionState", oneOf(...actionStates));

const PendingAction = model("PendingAction", {
  id: required(uuid()),
  operation: required(text(), { description: "The operation that will be called.", example: "agents.archive" }),
  title: required(text(), { description: "What it does.", example: "Archive an agent" }),
  plan: required(freeObject(), { description: "The request as it was asked for: path, query and body." }),
  plan_hash: required(text(), { description: "SHA-256 of operation and plan." }),
  resource_etag: required(nullable(text()), { description: "Of what it changes, when it was asked for." }),
  asked_by: required(
    model("PendingActionAsker", {
      key_id: required(uuid()),
      user_id: required(uuid(), { description: "Whose key it is." }),
      client: required(text(), { description: "What the assistant calls itself." }),
    }),
  ),
  reason: required(text(), { description: "What the assistant said it is for. Untrusted." }),
  state: required(ActionState, {
    description: "approved: being carried out; done and failed: it was; expired: nobody decided within 30 minutes.",
  }),
  outcome: required(nullable(text()), { description: "Why it failed: an error code." }),
  decided_by: required(nullable(uuid())),
  decided_at: required(nullable(integer())),
  created_at: required(integer()),
  expires_at: required(integer()),
});

const actionExample = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b31",
  operation: "agents.archive",
  title: "Archive an agent",
  plan: { params: { id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12" }, query: "", body: null },
  plan_hash: "5f1c0a9b8d7e6f5a4b3c2d1e5f1c0a9b8d7e6f5a4b3c2d1e5f1c0a9b8d7e6f5a",
  resource_etag: '"7"',
  asked_by: {
    key_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
    user_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b13",
    client: "editor",
  },
  reason: "It was replaced by order-bot 2.",
  state: "open",
  outcome: null,
  decided_by: null,
  decided_at: null,
  created_at: 1760000000,
  expires_at: 1760001800,
};

const params = model("PendingActionPath", { action_id: required(uuid()) });

export const listActionsOp = operation({
  id: "teams.listPendingActions",
  method: "GET",
  path: BASE,
  tag,
  access: "team:read",
  mcp: false,
  summary: "List pending actions",
  description: "What assistants asked for and only a person may do. Newest first, for 90 days.",
  query: model("ListPendingActionsQuery", {
    state: optional(nullable(ActionState)),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: {
    200: model("PendingActionList", {
      results: required(list(PendingAction)),
      count: required(integer(), { description: "Total number of actions." }),
    }),
  },
  example: { response: { results: [actionExample], count: 1 } },
});

export const getActionOp = operation({
  id: "teams.getPendingAction",
  method: "GET",
  path: ONE,
  tag,
  access: "team:read",
  mcp: { tool: "action_status", hint: "What became of something that waits for a person." },
  summary: "Get a pending action",
  params,
  responses: { 200: PendingAction },
  errors: ["ACTION_NOT_FOUND"],
  example: { response: actionExample },
});

const decision = {
  method: "POST",
  tag,
  access: "team:read",
  callers: "people",
  mcp: false,
  idempotent: false,
  params,
  responses: { 200: PendingAction },
  errors: ["ACTION_NOT_FOUND", "ACTION_DECIDED", "ACTION_EXPIRED", "ACTION_STALE"],
} as const;

export const approveActionOp = operation({
  ...decision,
  id: "teams.approvePendingAction",
  path: `${ONE}/approve`,
  effect: "destructive",
  summary: "Approve a pending action",
  description:
    "Carries it out as you: you need the permission of the operation. Refused if what it changes has changed since. The answer says whether it was done.",
  example: { response: { ...actionExample, state: "done" } },
});

export const declineActionOp = operation({
  ...decision,
  id: "teams.declinePendingAction",
  path: `${ONE}/decline`,
  effect: "destructive",
  summary: "Decline a pending action",
  description: "Nothing is done. You need the permission of the operation.",
  example: { response: { ...actionExample, state: "declined" } },
});

export const approvalOperations = [listActionsOp, getActionOp, approveActionOp, declineActionOp] as const;
