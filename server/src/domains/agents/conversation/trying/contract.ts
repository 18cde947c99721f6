import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { required } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const TriedPrompt = model(
  "TriedPrompt",
  {
    outcome: required(oneOf("answered", "failed")),
    text: required(text(), { description: "The agent's answer. Empty if it failed or only called tools." }),
    tool_calls: required(list(model("TriedToolCall", { name: required(text()), arguments: required(text()) })), {
      description: "None of them runs.",
    }),
    is_cut: required(bool(), { description: "Whether the answer was longer than what is returned." }),
    latency_ms: required(nullable(integer()), { description: "Null if it failed." }),
    prompt_tokens: required(nullable(integer()), { description: "As the endpoint reports it." }),
    completion_tokens: required(nullable(integer())),
    error: required(nullable(text()), { description: "Why there is no answer, in a sentence." }),
  },
  { description: "One answer of an agent." },
);

export const tryPromptOp = operation({
  id: "agents.tryPrompt",
  method: "POST",
  path: "/v1/agents/{agent_id}/try",
  tag: "Agent Environment",
  access: "agent:write",
  mcp: false,
  idempotent: false,
  summary: "Try a prompt",
  description:
    "Sends one prompt to the agent as it is configured, with its system prompt and parameters, at its rate limit, and returns its answer. Nothing is retried, assessed or stored; the audit log has that it was done. The status is 200 even if the agent fails.",
  params: model("TryPromptPath", { agent_id: required(uuid(), { description: "The agent's id." }) }),
  body: model("TryPromptRequest", {
    prompt: required(text({ min: 1, max: 20_000 }), { description: "What a user says." }),
  }),
  responses: { 200: TriedPrompt },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: { prompt: "When does the shop open?" },
    response: {
      ...{ outcome: "answered", text: "At 9, from Monday to Saturday.", tool_calls: [], is_cut: false },
      ...{ latency_ms: 640, prompt_tokens: 41, completion_tokens: 12, error: null },
    },
  },
});

export const tryingOperations = [tryPromptOp];
