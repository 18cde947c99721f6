import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { secret } from "../../../../kernel/shape/secret.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { checkNames } from "./check.ts";

const Draft = model(
  "TestConnectionRequest",
  {
    agent_url: optional(nullable(text()), { description: "URL to test instead of the stored one." }),
    api_key: optional(nullable(secret(text())), {
      description:
        "API key to test. Sent to the tested URL and not stored. If omitted, the stored key is used if it belongs to that origin. If empty, no key is sent.",
    }),
    protocol: optional(nullable(oneOf("chat_completions", "a2a")), { description: "Protocol to test." }),
    model_name: optional(nullable(text()), { description: "Model to request." }),
  },
  { description: "Values to test without saving. Omitted values come from the agent." },
);

const ConnectionCheck = model("ConnectionCheck", {
  name: required(oneOf(...checkNames), { description: "What was checked." }),
  outcome: required(oneOf("ok", "failed", "warning", "skipped")),
  detail: required(text(), { description: "The result, in a sentence." }),
  advice: required(nullable(text()), { description: "What to do. Null if nothing needs to be done." }),
});

const ConnectionReport = model(
  "ConnectionReport",
  {
    ok: required(bool(), { description: "Whether the agent can be evaluated: no check failed." }),
    summary: required(text(), { description: "The most important result, in one or two sentences." }),
    checks: required(list(ConnectionCheck), { description: "In the order in which a request goes through them." }),
    system_message: required(nullable(oneOf("honoured", "ignored", "unclear")), {
      description:
        "Whether the agent follows an instruction in the system message. Null if it could not be determined.",
    }),
    latency_ms: required(nullable(integer()), { description: "Time to the first response." }),
    reply_excerpt: required(nullable(text()), { description: "Start of that response." }),
  },
  { description: "Result of a connection test." },
);

export const testConnectionOp = operation({
  id: "evaluation.testConnection",
  method: "POST",
  path: "/v1/agent-configurations/{id}/test-connection",
  tag: "Agent Environment",
  access: "agent:write",
  idempotent: false,
  summary: "Test an agent's connection",
  description:
    "Sends a few requests to the agent within 20 seconds and checks URL, DNS, connection, certificate, key, path, response, speed and system message. The status is 200 even if checks fail. For chat_completions, use the base URL, such as https://host/v1 (/chat/completions is appended), or the full URL. Nothing is saved.",
  params: model("TestConnectionPath", { id: required(uuid(), { description: "The agent's id." }) }),
  body: Draft,
  bodyOptional: true,
  responses: { 200: ConnectionReport },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: { agent_url: "https://agent.example/v1", api_key: "sk-…" },
    response: {
      ok: false,
      summary: "Wrong endpoint path: agent.example returned 404.",
      checks: [
        {
          name: "path",
          outcome: "failed",
          detail: "Wrong endpoint path: agent.example returned 404.",
          advice: "Enter the base URL, which often ends in /v1, or the full URL of /chat/completions.",
        },
      ],
      system_message: null,
      latency_ms: null,
      reply_excerpt: null,
    },
  },
});

export const connectionOperations = [testConnectionOp];
