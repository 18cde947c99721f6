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
    top_p: orNull(float(), "Nucleus sampling: the share of probability kept."),
    max_tokens: orNull(integer(), "Most tokens in one reply."),
    timeout: orNull(integer(), "Seconds to wait for a reply."),
    rag_params: orNull(freeObject(), "Settings of the retrieval step, as the agent understands them."),
    function_route_params: orNull(freeObject(), "Settings of function routing, as the agent understands them."),
  },
  { description: "Parameters the agent's model runs with." },
);

export const McpConfig = model(
  "MCPConfig",
  {
    proxy_url: orNull(httpUrl(), "Address of the proxy that speaks the Model Context Protocol."),
    access_level: orNull(McpAccessLevel, "How much the agent may do through it."),
    server_urls: orNull(list(httpUrl()), "Addresses of the servers behind the proxy."),
  },
  { description: "How the agent reaches tools over the Model Context Protocol." },
);

export const DelegatedAgent = model(
  "DelegatedAgent",
  {
    url: required(text(), { description: "Address of the agent that takes over work." }),
    agent_card_url: orNull(text(), "Where its agent card is published."),
    name: orNull(text(), "Name shown for it."),
    capabilities: orNull(list(text()), "What it is trusted to do."),
  },
  { description: "Another agent that this one hands work to." },
);

const sourceAccess = {
  source_code: orNull(text(), "The source itself, when it is given directly."),
  repo_url: orNull(text(), "Repository that holds the source."),
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
    role: orNull(text(), "What the agent is in the organization."),
    job_description: orNull(text(), "What it is there to do."),
    version: orNull(text(), "Version of the agent."),
    author: orNull(text(), "Who made it."),
    tags: orNull(list(text()), "Words to find it by."),
  },
  { description: "What people see of the agent beside its name." },
);

export const ImportMetadata = model(
  "ImportMetadata",
  {
    source: orNull(ImportSource, "How the agent came in."),
    source_url: orNull(text(), "Where it was read from."),
    imported_at: orNull(integer(), "When, in Unix seconds."),
    original_format: orNull(text(), "Format it was read from."),
  },
  { description: "How the agent was imported." },
);

export const AgentCapabilities = model(
  "AgentCapabilities",
  {
    streaming: withDefault(bool(), false, { description: "Answers piece by piece." }),
    push_notifications: withDefault(bool(), false, { description: "Reports progress by itself." }),
    code_execution: withDefault(bool(), false, { description: "Runs code." }),
    memory: withDefault(bool(), false, { description: "Remembers between conversations." }),
    delegation: withDefault(bool(), false, { description: "Hands work to other agents." }),
    tools: withDefault(list(text()), [], { description: "Tools it may call." }),
  },
  { description: "What the agent is able to do." },
);

export const AgentSkill = model(
  "AgentSkill",
  {
    id: required(text(), { description: "Identifier of the skill within the agent." }),
    name: required(text(), { description: "Name of the skill." }),
    description: orNull(text(), "What the skill does."),
    input_modes: withDefault(list(text()), [], { description: "Media types it takes." }),
    output_modes: withDefault(list(text()), [], { description: "Media types it gives." }),
  },
  { description: "A skill that an A2A agent offers." },
);

export const AgentLatestEvaluation = model(
  "AgentLatestEvaluation",
  {
    evaluation_id: required(uuid(), { description: "The evaluation the scores come from." }),
    overall_score: orNull(float(), "All dimensions together."),
    reliability_score: orNull(float(), "Reliability alone."),
    security_score: orNull(float(), "Security alone."),
    safety_score: orNull(float(), "Safety alone."),
    completed_at: orNull(integer(), "When it ended, in Unix seconds."),
  },
  { description: "Scores of the latest completed evaluation." },
);

/** In characters. The index that lists agents by name takes no entry of more than 2.7 kB, whatever is in it. */
export const LONGEST_AGENT_NAME = 600;

const updateFields = {
  status: change(AgentStatus, "Where the agent stands in its life."),
  agent_name: change(text({ max: LONGEST_AGENT_NAME }), "Name of the agent."),
  agent_url: change(text(), "Address the agent answers at."),
  model_name: change(text(), "Model the agent runs on."),
  api_key: change(
    secret(text()),
    "Key sent to the agent. Kept encrypted; answered in full only to the request that set it.",
  ),
  agent_system_prompt: change(text(), "Instructions the agent works under."),
  hub: change(text(), "Where the agent's model is hosted."),
  rate_limit_requests_per_minute: change(integer({ ge: 1 }), "Most requests per minute sent to the agent."),
  access_level: change(AccessLevel, "How much of the agent is open to testing."),
  agent_params: change(AgentParams),
  mcp_config: change(McpConfig),
  delegated_agents: change(list(DelegatedAgent), "Agents that this one hands work to."),
  white_box_config: change(WhiteBoxConfigInput),
  agent_metadata: change(AgentMetadata),
  purpose: change(text(), "What the agent is for."),
  protocol: change(ProtocolType, "How the agent is spoken to."),
  test_score: change(decimal(), "Score of the last test, a decimal number."),
  last_tested_by: change(text(), "Who tested it last."),
  evaluated_harnesses: change(list(text()), "Harnesses it was evaluated with."),
  last_evaluated_at: change(integer(), "When it was evaluated last, in Unix seconds."),
  protection_status: change(ProtectionStatus, "Where the agent stands in its protection."),
  guard_config_id: change(uuid(), "Guard configuration in force."),
  guard_manually_configured: change(bool(), "Whether a person set the guard up."),
};

export const AgentUpdate = model("AgentUpdate", updateFields, {
  description: "Changes to an agent: each field supplied replaces that field.",
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
    id: optional(nullable(text()), { description: "Identifier wished for; a new one is made when absent." }),
    hub: withDefault(text(), "custom", { description: "Where the agent's model is hosted." }),
    model_name: required(text(), { description: "Model the agent runs on." }),
    agent_name: required(text({ max: LONGEST_AGENT_NAME }), { description: "Name of the agent." }),
    agent_url,
    hub_config: optional(nullable(freeObject()), { description: "Settings of the hub." }),
    status: withDefault(NewStatus, "active", { description: "Where the agent stands in its life." }),
    api_key_id: optional(nullable(text()), { description: "A key already kept, instead of api_key." }),
    api_key,
    agent_system_prompt,
    agent_policy_files: optional(nullable(list(text())), { description: "Policies the agent must follow." }),
    rag_params: optional(nullable(freeObject()), { description: "Settings of the retrieval step." }),
    function_route_params: optional(nullable(freeObject()), { description: "Settings of function routing." }),
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
    api_key: orNull(secret(text()), "Masked, except in the answer to the request that set it."),
    agent_system_prompt: orNull(text()),
    rate_limit_requests_per_minute: withDefault(integer({ ge: 1 }), 100),
    team_id: required(uuid()),
    created_by: required(uuid()),
    status: withDefault(AgentStatus, "active"),
    created_at: required(integer(), { description: "Unix seconds." }),
    updated_at: required(integer(), {
      description: "Unix seconds. Moves also when the console writes scores or a stage, which leave the ETag.",
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
      description: "The stage that it reached; trusted_now tells whether trust holds.",
    }),
    trusted_now: withDefault(bool(), false, {
      description:
        "Whether it is trusted at this moment: it reached trusted, optimized or adapted, and its current verdict is passed. False beside such a stage means: reached before, not trusted now.",
    }),
    trusted_at: orNull(integer()),
    ttt_days: orNull(float(), "Days from creation to trust."),
    guard_config_id: orNull(uuid()),
    guard_manually_configured: withDefault(bool(), false),
    import_metadata: optional(union(ImportMetadata, freeObject())),
    capabilities: optional(union(AgentCapabilities, freeObject())),
    skills: withDefault(list(union(AgentSkill, freeObject())), []),
    latest_evaluation: optional(nullable(AgentLatestEvaluation), {
      description: "Present only when scores were asked for.",
    }),
  },
  { description: "A registered AI agent." },
);

export type AgentUpdate = Out<typeof AgentUpdate>;
export type AgentConfigRequest = Out<typeof AgentConfigRequest>;
export type Agent = Out<typeof Agent>;
