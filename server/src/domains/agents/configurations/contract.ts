import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { agentExample } from "../record/example.ts";
import { Agent, AgentConfigRequest, AgentUpdate, ProtocolType, TrustLifecycleStage } from "../record/shapes.ts";
import { sorts } from "../record/sorts.ts";

const BASE = "/v1/agent-configurations";
const tag = "Agent Environment";
export const AgentPath = model("AgentPath", { id: required(uuid(), { description: "The agent's id." }) });
const scores = withDefault(bool(), false, { description: "Include the scores of the latest completed evaluation." });

export const createAgentOp = operation({
  id: "agents.create",
  method: "POST",
  path: `${BASE}/`,
  tag,
  access: "agent:write",
  summary: "Register an agent",
  description:
    "Accepts every field of the update body as well. The response contains the api_key that this request supplied. Later responses contain a mask.",
  body: AgentConfigRequest,
  responses: { 201: Agent },
  errors: ["AGENT_EXISTS"],
  example: {
    request: { agent_name: "Support", model_name: "small-chat-1", agent_url: "https://agent.example/v1" },
    response: agentExample,
  },
});

const AgentList = model("AgentConfigListResponse", {
  results: required(list(Agent)),
  count: required(integer(), { description: "Number of agents that match the filters, on all pages." }),
  count_capped: optional(bool(), {
    description: "Present and true if a search found at least this many and counting stopped.",
  }),
  next_cursor: optional(nullable(text()), {
    description: "Send it as `cursor` to get the next page. Null on the last page.",
  }),
  next_offset: optional(nullable(integer()), {
    description: "Offset of the next page, for paging by `offset`. A page can have fewer rows than `limit`.",
  }),
});

export const listAgentsOp = operation({
  id: "agents.list",
  method: "GET",
  path: `${BASE}/`,
  tag,
  access: "agent:read",
  mcp: { tool: "agents_list" },
  reads: "replica",
  summary: "List agents",
  query: model("ListAgentsQuery", {
    statuses: optional(nullable(list(text())), {
      description: "Only these statuses. Repeat the parameter for several.",
    }),
    limit: withDefault(integer({ ge: 1 }), 100, {
      description:
        "Rows on a page. At most 1,000 rows and about 8 MB are returned. If there are more, `next_cursor` is set.",
    }),
    offset: withDefault(integer({ ge: 0 }), 0, {
      description: "Rows to skip. For deep pages use `cursor`, which takes the same time on every page.",
    }),
    include_scores: scores,
    search: optional(nullable(text()), { description: "Part of the name, model or purpose. Not case-sensitive." }),
    sort: withDefault(oneOf(...sorts), "-created_at", { description: "Order; a minus sign means descending." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: AgentList },
  example: { response: { results: [agentExample], count: 1, next_cursor: null } },
});

export const getAgentOp = operation({
  id: "agents.get",
  method: "GET",
  path: `${BASE}/{id}`,
  tag,
  access: "agent:read",
  mcp: { tool: "agent_get" },
  summary: "Get an agent",
  params: AgentPath,
  query: model("GetAgentQuery", {
    include_scores: scores,
    reveal: optional(oneOf("api_key"), { description: "Show the stored key in full. For owners and admins; audited." }),
  }),
  responses: { 200: Agent },
  errors: ["AGENT_NOT_FOUND", "REVEAL_NOT_ALLOWED"],
  example: { response: agentExample },
});

export const updateAgentOp = operation({
  id: "agents.update",
  method: "PUT",
  path: `${BASE}/{id}`,
  tag,
  access: "agent:write",
  summary: "Update Agent Configuration",
  description:
    "Replaces the supplied fields and leaves the others unchanged. Null clears a field that can be null, empties delegated_agents, and leaves any other field unchanged. Send If-Match to avoid overwriting changes that you have not seen.",
  params: AgentPath,
  body: AgentUpdate,
  responses: { 200: Agent },
  errors: ["AGENT_NOT_FOUND", "PRECONDITION_FAILED"],
  example: {
    request: { purpose: "Answers billing questions", rate_limit_requests_per_minute: 30 },
    response: agentExample,
  },
});

export const archiveAgentOp = operation({
  id: "agents.archive",
  method: "PUT",
  path: `${BASE}/{id}/archive`,
  tag,
  access: "agent:write",
  effect: "destructive",
  mcp: { tool: "agents_archive" },
  summary: "Archive an agent",
  description: "Sets the status to archived. To restore the agent, update its status.",
  params: AgentPath,
  responses: { 200: Agent },
  errors: ["AGENT_NOT_FOUND", "PRECONDITION_FAILED"],
  example: { response: { ...agentExample, status: "archived" } },
});

export const lifecycleOp = operation({
  id: "agents.setLifecycle",
  method: "PUT",
  path: `${BASE}/{id}/lifecycle`,
  tag,
  access: "agent:write",
  effect: "destructive",
  summary: "Set the trust stage",
  description: "The stage normally changes automatically. Setting it manually is recorded in the audit log.",
  params: AgentPath,
  body: model("AgentLifecycleUpdate", { trust_stage: required(TrustLifecycleStage) }),
  responses: { 200: Agent },
  errors: ["AGENT_NOT_FOUND"],
  example: { request: { trust_stage: "tested" }, response: { ...agentExample, trust_stage: "tested" } },
});

const EvaluationConfig = model("AgentEvaluationConfig", {
  hub: withDefault(text(), "custom"),
  protocol: withDefault(ProtocolType, "chat_completions"),
  agent_url: optional(nullable(text())),
  agent_api_key: required(text(), {
    description: "The key for a back-end service, masked for all other callers. Empty if there is no key to send.",
  }),
  agent_model_name: required(text()),
  agent_name: optional(nullable(text())),
  rate_limit_requests_per_minute: withDefault(integer({ ge: 1 }), 100),
});

export const evaluationConfigOp = operation({
  id: "agents.evaluationConfig",
  method: "GET",
  path: `${BASE}/{id}/evaluation-config`,
  tag,
  access: "agent:read",
  services: true,
  mcp: false,
  summary: "Get the evaluation configuration",
  description:
    "Only a service token receives the key, and only while the agent's URL has the origin that the key was entered for.",
  params: AgentPath,
  responses: { 200: EvaluationConfig },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    response: {
      hub: "custom",
      protocol: "chat_completions",
      agent_url: "https://agent.example/v1",
      agent_api_key: "********c0de",
      agent_model_name: "small-chat-1",
      agent_name: "Support",
      rate_limit_requests_per_minute: 100,
    },
  },
});

export const agentOperations = [
  createAgentOp,
  listAgentsOp,
  getAgentOp,
  updateAgentOp,
  archiveAgentOp,
  lifecycleOp,
  evaluationConfigOp,
];
