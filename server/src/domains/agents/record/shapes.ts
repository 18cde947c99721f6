/** The agent and its parts as the contract gives them: what create and update take, and what every answer shows. */
import { bool } from "../../../kernel/shape/bool.ts";
import type { Place } from "../../../kernel/shape/check/place.ts";
import { INVALID } from "../../../kernel/shape/check/problem.ts";
import { decimal } from "../../../kernel/shape/decimal.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out, Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { union } from "../../../kernel/shape/union.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const agentStatuses = [
  "draft",
  "creating",
  "active",
  "under_review",
  "deprecated",
  "archived",
  "pending",
  "rejected",
] as const;
export const accessLevels = ["black_box", "grey_box", "white_box"] as const;
export const mcpAccessLevels = ["read", "write", "admin"] as const;
export const protocols = ["chat_completions", "a2a"] as const;
export const protectionStatuses = ["unprotected", "configured", "guarded"] as const;
export const trustStages = ["registered", "tested", "hardened", "trusted", "optimized", "adapted"] as const;
export const importSources = ["manual"] as const;

export const AgentStatus = named("AgentStatus", oneOf(...agentStatuses));
export const AccessLevel = named("AccessLevel", oneOf(...accessLevels));
export const McpAccessLevel = named("MCPAccessLevel", oneOf(...mcpAccessLevels));
export const ProtocolType = named("ProtocolType", oneOf(...protocols));
export const ProtectionStatus = named("ProtectionStatus", oneOf(...protectionStatuses));
export const TrustLifecycleStage = named("TrustLifecycleStage", oneOf(...trustStages));
export const ImportSource = named("ImportSource", oneOf(...importSources));

/** A member of a nested object: absent and null are the same, and both are answered as null. */
const orNull = <T>(shape: Shape<T>, description?: string) =>
  withDefault(nullable(shape), null, description === undefined ? {} : { description });

/** A field of an update: absent leaves the agent's value as it is. */
const change = <T>(shape: Shape<T>, description?: string) =>
  optional(nullable(shape), description === undefined ? {} : { description });

export const AgentParams = model(
  "AgentParams",
  {
    temperature: orNull(float(), "Sampling temperature."),
    top_p: orNull(float(), "Nucleus sampling threshold."),
    max_tokens: orNull(integer(), "Maximum tokens in a response."),
    timeout: orNull(integer(), "Seconds to wait for a response."),
    rag_params: orNull(freeObject(), "Retrieval settings, in the agent's own format."),
    function_route_params: orNull(freeObject(), "Function routing settings, in the agent's own format."),
  },
  { description: "Model parameters." },
);

export const McpConfig = model(
  "MCPConfig",
  {
    proxy_url: orNull(httpUrl(), "URL of the Model Context Protocol (MCP) proxy."),
    access_level: orNull(McpAccessLevel, "What the agent may do through the proxy."),
    server_urls: orNull(list(httpUrl()), "URLs of the servers behind the proxy."),
  },
  { description: "Access to tools over the Model Context Protocol (MCP)." },
);

export const DelegatedAgent = model(
  "DelegatedAgent",
  {
    url: required(text(), { description: "URL of the other agent." }),
    agent_card_url: orNull(text(), "URL of its agent card."),
    name: orNull(text(), "Display name."),
    capabilities: orNull(list(text()), "What it can do."),
  },
  { description: "Another agent that this one delegates work to." },
);

const sourceAccess = {
  source_code: orNull(text(), "The source code itself, if supplied directly."),
  repo_url: orNull(text(), "Repository with the source code."),
  github_username: orNull(text(), "Account that may read the repository."),
};
const sourceEntry = {
  repo_branch: orNull(text(), "Branch to read."),
  entry_point: orNull(text(), "File or function where the agent starts."),
};

export const WhiteBoxConfigInput = model(
  "WhiteBoxConfig-Input",
  {
    ...sourceAccess,
    github_token: orNull(secret(text()), "Access token for the repository. Stored encrypted and never returned."),
    ...sourceEntry,
  },
  { description: "Access to the agent's source code." },
);

export const WhiteBoxConfig = model(
  "WhiteBoxConfig-Output",
  { ...sourceAccess, ...sourceEntry },
  { description: "Access to the agent's source code, without the token." },
);

export const AgentMetadata = model(
  "AgentMetadata",
  {
    role: orNull(text(), "The agent's role in the organization."),
    job_description: orNull(text(), "The agent's tasks."),
    version: orNull(text(), "Version of the agent."),
    author: orNull(text(), "Who made it."),
    tags: orNull(list(text()), "Search tags."),
  },
  { description: "Descriptive information about the agent." },
);

export const ImportMetadata = model(
  "ImportMetadata",
  {
    source: orNull(ImportSource, "How the agent was imported."),
    source_url: orNull(text(), "Source URL."),
    imported_at: orNull(integer(), "Import time in Unix seconds."),
    original_format: orNull(text(), "Original format."),
  },
  { description: "How the agent was imported." },
);

export const AgentCapabilities = model(
  "AgentCapabilities",
  {
    streaming: withDefault(bool(), false, { description: "Streams responses." }),
    push_notifications: withDefault(bool(), false, { description: "Sends push notifications." }),
    code_execution: withDefault(bool(), false, { description: "Runs code." }),
    memory: withDefault(bool(), false, { description: "Remembers earlier conversations." }),
    delegation: withDefault(bool(), false, { description: "Delegates work to other agents." }),
    tools: withDefault(list(text()), [], { description: "Tools it can call." }),
  },
  { description: "What the agent can do." },
);

export const AgentSkill = model(
  "AgentSkill",
  {
    id: required(text(), { description: "Identifier of the skill within the agent." }),
    name: required(text(), { description: "Name of the skill." }),
    description: orNull(text(), "What the skill does."),
    input_modes: withDefault(list(text()), [], { description: "Input media types." }),
    output_modes: withDefault(list(text()), [], { description: "Output media types." }),
  },
  { description: "A skill that an A2A agent offers." },
);

export const AgentLatestEvaluation = model(
  "AgentLatestEvaluation",
  {
    evaluation_id: required(uuid(), { description: "The evaluation the scores come from." }),
    overall_score: orNull(float(), "Overall score."),
    reliability_score: orNull(float(), "Reliability score."),
    security_score: orNull(float(), "Security alone."),
    safety_score: orNull(float(), "Safety alone."),
    completed_at: orNull(integer(), "Completion time in Unix seconds."),
  },
  { description: "Scores of the latest completed evaluation." },
);

/** In characters. The index that lists agents by name takes no entry of more than 2.7 kB, whatever is in it. */
export const LONGEST_AGENT_NAME = 600;

const updateFields = {
  status: change(AgentStatus, "Lifecycle status."),
  agent_name: change(text({ max: LONGEST_AGENT_NAME }), "Name of the agent."),
  agent_url: change(text(), "Endpoint URL."),
  model_name: change(text(), "Model name."),
  api_key: change(
    secret(text()),
    "Key sent to the agent. Stored encrypted. Returned in full only to the request that set it.",
  ),
  agent_system_prompt: change(text(), "System prompt."),
  hub: change(text(), "Model provider."),
  rate_limit_requests_per_minute: change(integer({ ge: 1 }), "Maximum requests per minute to the agent."),
  access_level: change(AccessLevel, "What the console can see: black box, gray box or white box."),
  agent_params: change(AgentParams),
  mcp_config: change(McpConfig),
  delegated_agents: change(list(DelegatedAgent), "Agents that this one delegates work to."),
  white_box_config: change(WhiteBoxConfigInput),
  agent_metadata: change(AgentMetadata),
  purpose: change(text(), "What the agent is for."),
  protocol: change(ProtocolType, "Protocol: chat completions or A2A."),
  test_score: change(decimal(), "Score of the last evaluation, a decimal number."),
  last_tested_by: change(text(), "Who ran the last evaluation."),
  evaluated_harnesses: change(list(text()), "Harnesses used in evaluations."),
  last_evaluated_at: change(integer(), "Time of the last evaluation in Unix seconds."),
  protection_status: change(ProtectionStatus, "State of the agent's guard."),
  guard_config_id: change(uuid(), "Active guard configuration."),
  guard_manually_configured: change(bool(), "Whether someone configured the guard manually."),
};

export const AgentUpdate = model("AgentUpdate", updateFields, {
  description: "Changes to an agent. Each supplied field replaces the stored one.",
});

const {
  status: _status,
  agent_name: _name,
  agent_url,
  model_name: _model,
  api_key,
  agent_system_prompt,
  hub: _hub,
  mcp_config,
  ...furtherFields
} = updateFields;

/** The contract has a text here, so anything else is faulted as none; but a text must be a status that filters find. */
const anyText = text();
const NewStatus: typeof AgentStatus = Object.freeze({
  ...AgentStatus,
  check: (input: unknown, at: Place) => (anyText.check(input, at) === INVALID ? INVALID : AgentStatus.check(input, at)),
});

export const AgentConfigRequest = model(
  "AgentConfigRequest",
  {
    id: optional(nullable(text()), { description: "Requested id. Default: a new id." }),
    hub: withDefault(text(), "custom", { description: "Model provider." }),
    model_name: required(text(), { description: "Model name." }),
    agent_name: required(text({ max: LONGEST_AGENT_NAME }), { description: "Name of the agent." }),
    agent_url,
    hub_config: optional(nullable(freeObject()), { description: "Provider settings." }),
    status: withDefault(NewStatus, "active", { description: "Lifecycle status." }),
    api_key_id: optional(nullable(text()), { description: "A stored key to use instead of api_key." }),
    api_key,
    agent_system_prompt,
    agent_policy_files: optional(nullable(list(text())), { description: "Policies that the agent must follow." }),
    rag_params: optional(nullable(freeObject()), { description: "Retrieval settings." }),
    function_route_params: optional(nullable(freeObject()), { description: "Function routing settings." }),
    mcp_config,
    ...furtherFields,
  },
  { description: "A new agent." },
);

/** What answers give as a decimal: plain digits in a string. */
const plainDecimal = text({ pattern: /^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$/ });

export const Agent = model(
  "Agent",
  {
    id: required(uuid()),
    agent_name: required(text()),
    model_name: required(text()),
    agent_url: orNull(text()),
    hub: withDefault(text(), "custom"),
    api_key: orNull(secret(text()), "Masked, except in the response to the request that set it."),
    agent_system_prompt: orNull(text()),
    rate_limit_requests_per_minute: withDefault(integer({ ge: 1 }), 100),
    team_id: required(uuid()),
    created_by: required(uuid()),
    status: withDefault(AgentStatus, "active"),
    created_at: required(integer(), { description: "Unix seconds." }),
    updated_at: required(integer(), {
      description:
        "Unix seconds. Also changes when the console writes scores or a trust stage, which leave the ETag unchanged.",
    }),
    access_level: withDefault(AccessLevel, "black_box"),
    agent_params: orNull(AgentParams),
    mcp_config: orNull(McpConfig),
    delegated_agents: withDefault(list(DelegatedAgent), []),
    white_box_config: orNull(WhiteBoxConfig),
    agent_metadata: orNull(AgentMetadata),
    purpose: orNull(text()),
    protocol: withDefault(ProtocolType, "chat_completions"),
    test_score: orNull(plainDecimal),
    last_tested_by: orNull(text()),
    evaluated_harnesses: orNull(list(text())),
    last_evaluated_at: orNull(integer()),
    protection_status: withDefault(ProtectionStatus, "unprotected"),
    trust_stage: withDefault(TrustLifecycleStage, "registered", {
      description: "The trust stage reached. trusted_now says whether the agent is trusted now.",
    }),
    trusted_now: withDefault(bool(), false, {
      description:
        "Whether the agent is trusted now: its stage is trusted, optimized or adapted, and its current verdict is passed. False at one of these stages means that the stage was reached earlier.",
    }),
    trusted_at: orNull(integer()),
    ttt_days: orNull(float(), "Days from creation until first trusted."),
    guard_config_id: orNull(uuid()),
    guard_manually_configured: withDefault(bool(), false),
    import_metadata: optional(union(ImportMetadata, freeObject())),
    capabilities: optional(union(AgentCapabilities, freeObject())),
    skills: withDefault(list(union(AgentSkill, freeObject())), []),
    latest_evaluation: optional(nullable(AgentLatestEvaluation), {
      description: "Present only if scores were requested.",
    }),
  },
  { description: "A registered AI agent." },
);

export type AgentUpdate = Out<typeof AgentUpdate>;
export type AgentConfigRequest = Out<typeof AgentConfigRequest>;
export type Agent = Out<typeof Agent>;
