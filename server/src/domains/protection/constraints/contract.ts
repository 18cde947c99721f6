import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { AgentConstraints } from "./shapes.ts";

export const agentConstraintsOp = operation({
  id: "protection.getConstraints",
  method: "GET",
  path: "/v1/agents/{agent_id}/constraints",
  tag: "Agent Environment",
  access: "guard:read",
  summary: "Get the constraints of an agent",
  description:
    "Compiled from the live guard version, the agent's tool servers and approved policy rules. Send the ETag as If-None-Match to get 304 while they are the same.",
  params: model("AgentConstraintsPath", { agent_id: required(uuid(), { description: "The agent's id." }) }),
  responses: { 200: AgentConstraints, 304: null },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    response: {
      agent_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
      guard_config: {
        input_guards: [],
        output_guards: ["pii"],
        document_guards: [],
        tool_call_guards: [],
        tool_result_guards: [],
        guards: { pii: { type: "privacy", mode: "enforce", action: "mask", methods: ["pii-structured"] } },
      },
      tool_permissions: [
        {
          name: "tools.example",
          identity: "https://tools.example",
          endpoint: "https://tools.example/mcp",
          allowed_actions: ["read"],
        },
      ],
      organization: {
        required_input_guards: [],
        required_output_guards: [],
        denied_tools: [],
        max_model_tier: null,
      },
      enforcement_mode: "enforce",
      updated_at: "2026-11-16T09:00:00.000Z",
      guard_version: { version: 1, digest: "d42d0c5a8e0f4a11a9f0d0f6b8f6b8f5f3ad1a2b8c7e6d5c4b3a29181706f5e4" },
      not_enforced: [],
      sources: [],
    },
  },
});

export const constraintOperations = [agentConstraintsOp];
