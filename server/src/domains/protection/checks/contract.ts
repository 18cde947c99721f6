import { operation } from "../../../kernel/operation.ts";
import { GuardCheckRequest, GuardDecision, RestoredText, RestoreRequest } from "../shapes/decision.ts";
import { checkExample, decisionExample } from "./example.ts";

const tag = "Protection";

export const checkOp = operation({
  id: "protection.check",
  method: "POST",
  path: "/v1/guard-checks",
  tag,
  access: "guard:use",
  summary: "Judge a text, messages or a tool call",
  description:
    "Names the guards by `agent_id`, `config_id` or `config_body`, and what to judge by `text`, `messages` or `tool_call`: exactly one of each. With `agent_id`, the request is counted for each guard. Beside `config_body`, `agent_id` only tells the guards what they may know of the agent.",
  body: GuardCheckRequest,
  responses: { 200: GuardDecision },
  errors: ["AGENT_NOT_FOUND", "GUARD_CONFIG_NOT_FOUND", "AGENT_NOT_GUARDED", "GUARD_VERSION_UNUSABLE"],
  example: { request: checkExample, response: decisionExample },
  // Judging again changes nothing but a count, and stored responses would keep the text.
  idempotent: false,
});

export const restoreOp = operation({
  id: "protection.restore",
  method: "POST",
  path: "/v1/guard-checks/restore",
  tag,
  access: "guard:use",
  effect: "read",
  mcp: false,
  summary: "Restore masked values in a response",
  description:
    "Replaces masks with the values that the client sent in the same conversation, for a response on its way to that client. Masks of other conversations, masks that someone made up, and values that came from tools stay as they are.",
  body: RestoreRequest,
  responses: { 200: RestoredText },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: {
      agent_id: checkExample.agent_id,
      conversation_id: "chat-1",
      text: "I sent it to ⟦EMAIL_1⟧.",
    },
    response: { text: "I sent it to ada@example.org." },
  },
  idempotent: false,
});

export const checkOperations = [checkOp, restoreOp];
