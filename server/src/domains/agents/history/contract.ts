import { operation } from "../../../kernel/operation.ts";
import { anyValue } from "../../../kernel/shape/any-value.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { AgentPath } from "../configurations/contract.ts";
import { agentExample } from "../record/example.ts";
import { Agent, LONGEST_AGENT_NAME } from "../record/shapes.ts";

const BASE = "/v1/agent-configurations/{id}";
const tag = "Agent Environment";

const FieldChange = model("AgentFieldChange", { from: required(anyValue()), to: required(anyValue()) });
const HistoryEntry = model("AgentHistoryEntry", {
  revision: required(integer(), {
    description:
      "Number of the change, from 1. The ETag is the number of the last change to the configuration. Entries that the console writes after a run (`evaluated`, and automatic stage moves) are counted too, but leave the ETag unchanged.",
  }),
  at: required(integer(), { description: "Unix seconds." }),
  actor_kind: required(text(), { description: "user, key, service or local." }),
  actor_id: required(uuid()),
  action: required(text(), {
    description: "created, updated, archived, reverted, cloned, imported, evaluated or stage_moved.",
  }),
  changes: required(mapOf(FieldChange), {
    description: "Each changed field with its old and new value. Secrets are masked.",
  }),
});
const HistoryPage = model("AgentHistory", {
  results: required(list(HistoryEntry)),
  next_cursor: required(nullable(text())),
});

export const agentHistoryOp = operation({
  id: "agents.history",
  method: "GET",
  path: `${BASE}/history`,
  tag,
  access: "agent:read",
  mcp: { tool: "agent_history" },
  reads: "replica",
  summary: "List agent revisions",
  params: AgentPath,
  query: model("AgentHistoryQuery", {
    limit: withDefault(integer({ ge: 1, le: 500 }), 50),
    cursor: optional(nullable(text())),
  }),
  responses: { 200: HistoryPage },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    response: {
      results: [
        {
          revision: 2,
          at: 1_780_000_600,
          actor_kind: "user",
          actor_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
          action: "updated",
          changes: { purpose: { from: null, to: "Answers billing questions" } },
        },
      ],
      next_cursor: null,
    },
  },
});

export const revertAgentOp = operation({
  id: "agents.revert",
  method: "POST",
  path: `${BASE}/revert`,
  tag,
  access: "agent:write",
  effect: "destructive",
  summary: "Revert an agent to an earlier revision",
  description:
    "Restores the fields as they were after that revision, as a new revision. Stored secrets stay unchanged. A key that was entered for another origin is not sent until it is entered again. The trust stage does not change.",
  params: AgentPath,
  body: model("RevertAgentRequest", { revision: required(integer({ ge: 1 })) }),
  responses: { 200: Agent },
  errors: ["AGENT_NOT_FOUND", "REVISION_NOT_FOUND", "PRECONDITION_FAILED"],
  example: { request: { revision: 1 }, response: agentExample },
});

export const cloneAgentOp = operation({
  id: "agents.clone",
  method: "POST",
  path: `${BASE}/clone`,
  tag,
  access: "agent:write",
  summary: "Duplicate an agent",
  description:
    "The copy starts untested and unprotected. It keeps the stored key, which is sent only to the origin it was entered for.",
  params: AgentPath,
  body: model("CloneAgentRequest", {
    agent_name: optional(nullable(text({ min: 1, max: LONGEST_AGENT_NAME })), {
      description: "Default: the old name and “(copy)”.",
    }),
  }),
  bodyOptional: true,
  responses: { 201: Agent },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: { agent_name: "Support, second try" },
    response: { ...agentExample, agent_name: "Support, second try" },
  },
});

export const exportAgentOp = operation({
  id: "agents.export",
  method: "GET",
  path: `${BASE}/export`,
  tag,
  access: "agent:read",
  summary: "Export an agent's configuration",
  description: "Contains no secrets. To import it, send it as `agent_card` to POST /v1/agent-configurations/import.",
  params: AgentPath,
  responses: {
    200: model("AgentExport", {
      format: required(oneOf("agent-console/agent")),
      version: required(integer(), { description: "Of the format. Currently 1." }),
      exported_at: required(integer(), { description: "Unix seconds." }),
      agent: required(freeObject(), { description: "The agent's fields, without secrets." }),
    }),
  },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    response: {
      format: "agent-console/agent",
      version: 1,
      exported_at: 1_780_000_000,
      agent: { agent_name: "Support" },
    },
  },
});

export const agentHistoryOperations = [agentHistoryOp, revertAgentOp, cloneAgentOp, exportAgentOp];
