// Generated from openapi.json by `npm run generate`; edits are lost.
import type { Call, CallOptions, Empty } from "./call.ts";

export type AccessLevel = "black_box" | "grey_box" | "white_box";

/** A registered AI agent. */
export interface Agent {
  id: string;
  agent_name: string;
  model_name: string;
  agent_url: string | null;
  hub: string;
  /** Masked, except in the answer to the request that set it. */
  api_key: string | null;
  agent_system_prompt: string | null;
  rate_limit_requests_per_minute: number;
  team_id: string;
  created_by: string;
  status: AgentStatus;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  updated_at: number;
  access_level: AccessLevel;
  agent_params: AgentParams | null;
  mcp_config: MCPConfig | null;
  delegated_agents: Array<DelegatedAgent>;
  white_box_config: WhiteBoxConfigOutput | null;
  agent_metadata: AgentMetadata | null;
  purpose: string | null;
  protocol: ProtocolType;
  test_score: string | null;
  last_tested_by: string | null;
  evaluated_harnesses: Array<string> | null;
  last_evaluated_at: number | null;
  protection_status: ProtectionStatus;
  trust_stage: TrustLifecycleStage;
  trusted_at: number | null;
  /** Days from creation to trust. */
  ttt_days: number | null;
  guard_config_id: string | null;
  guard_manually_configured: boolean;
  import_metadata?: ImportMetadata | Record<string, unknown>;
  capabilities?: AgentCapabilities | Record<string, unknown>;
  skills: Array<AgentSkill | Record<string, unknown>>;
  /** Present only when scores were asked for. */
  latest_evaluation?: AgentLatestEvaluation | null;
}

/** What the agent is able to do. */
export interface AgentCapabilities {
  /** Answers piece by piece. */
  streaming: boolean;
  /** Reports progress by itself. */
  push_notifications: boolean;
  /** Runs code. */
  code_execution: boolean;
  /** Remembers between conversations. */
  memory: boolean;
  /** Hands work to other agents. */
  delegation: boolean;
  /** Tools it may call. */
  tools: Array<string>;
}

export interface AgentConfigListResponse {
  results: Array<Agent>;
  /** How many agents fit the filters, all pages together. */
  count: number;
  /** Present and true when a search found at least this many and counting stopped. */
  count_capped?: boolean;
  /** Hand it back as `cursor` for the next page; null on the last one. */
  next_cursor?: string | null;
}

/** A new agent. */
export interface AgentConfigRequest {
  /** Identifier wished for; a new one is made when absent. */
  id?: string | null;
  /** Where the agent's model is hosted. */
  hub?: string;
  /** Model the agent runs on. */
  model_name?: string | null;
  /** Name of the agent. */
  agent_name?: string | null;
  /** Address the agent answers at. */
  agent_url?: string | null;
  /** Settings of the hub. */
  hub_config?: Record<string, unknown> | null;
  /** Where the agent stands in its life. */
  status?: string;
  /** A key already kept, instead of api_key. */
  api_key_id?: string | null;
  /** Key sent to the agent. Kept encrypted; answered in full only to the request that set it. */
  api_key?: string | null;
  /** Instructions the agent works under. */
  agent_system_prompt?: string | null;
  /** Policies the agent must follow. */
  agent_policy_files?: Array<string> | null;
  /** Settings of the retrieval step. */
  rag_params?: Record<string, unknown> | null;
  /** Settings of function routing. */
  function_route_params?: Record<string, unknown> | null;
  mcp_config?: MCPConfig | null;
  /** Most requests per minute sent to the agent. */
  rate_limit_requests_per_minute?: number | null;
  /** How much of the agent is open to testing. */
  access_level?: AccessLevel | null;
  agent_params?: AgentParams | null;
  /** Agents that this one hands work to. */
  delegated_agents?: Array<DelegatedAgent> | null;
  white_box_config?: WhiteBoxConfigInput | null;
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  /** How the agent is spoken to. */
  protocol?: ProtocolType | null;
  /** Score of the last test, a decimal number. */
  test_score?: number | string | null;
  /** Who tested it last. */
  last_tested_by?: string | null;
  /** Harnesses it was evaluated with. */
  evaluated_harnesses?: Array<string> | null;
  /** When it was evaluated last, in Unix seconds. */
  last_evaluated_at?: number | null;
  /** Where the agent stands in its protection. */
  protection_status?: ProtectionStatus | null;
  /** Guard configuration in force. */
  guard_config_id?: string | null;
  /** Whether a person set the guard up. */
  guard_manually_configured?: boolean | null;
}

export interface AgentEvaluationConfig {
  hub: string;
  protocol: ProtocolType;
  agent_url?: string | null;
  /** The key for a back-end service, masked for everybody else; empty when there is none to send. */
  agent_api_key: string;
  agent_model_name: string;
  agent_name?: string | null;
  rate_limit_requests_per_minute: number;
}

/** Scores of the latest completed evaluation. */
export interface AgentLatestEvaluation {
  /** The evaluation the scores come from. */
  evaluation_id: string;
  /** All dimensions together. */
  overall_score: number | null;
  /** Reliability alone. */
  reliability_score: number | null;
  /** Security alone. */
  security_score: number | null;
  /** Safety alone. */
  safety_score: number | null;
  /** When it ended, in Unix seconds. */
  completed_at: number | null;
}

export interface AgentLifecycleUpdate {
  trust_stage: TrustLifecycleStage;
}

/** What people see of the agent beside its name. */
export interface AgentMetadata {
  /** What the agent is in the organization. */
  role?: string | null;
  /** What it is there to do. */
  job_description?: string | null;
  /** Version of the agent. */
  version?: string | null;
  /** Who made it. */
  author?: string | null;
  /** Words to find it by. */
  tags?: Array<string> | null;
}

/** Parameters the agent's model runs with. */
export interface AgentParams {
  /** Sampling temperature. */
  temperature?: number | null;
  /** Nucleus sampling: the share of probability kept. */
  top_p?: number | null;
  /** Most tokens in one reply. */
  max_tokens?: number | null;
  /** Seconds to wait for a reply. */
  timeout?: number | null;
  /** Settings of the retrieval step, as the agent understands them. */
  rag_params?: Record<string, unknown> | null;
  /** Settings of function routing, as the agent understands them. */
  function_route_params?: Record<string, unknown> | null;
}

/** A skill that an A2A agent offers. */
export interface AgentSkill {
  /** Identifier of the skill within the agent. */
  id: string;
  /** Name of the skill. */
  name: string;
  /** What the skill does. */
  description: string | null;
  /** Media types it takes. */
  input_modes: Array<string>;
  /** Media types it gives. */
  output_modes: Array<string>;
}

export type AgentStatus = "draft" | "creating" | "active" | "under_review" | "deprecated" | "archived" | "pending" | "rejected";

/** Changes to an agent: each field supplied replaces that field. */
export interface AgentUpdate {
  /** Where the agent stands in its life. */
  status?: AgentStatus | null;
  /** Name of the agent. */
  agent_name?: string | null;
  /** Address the agent answers at. */
  agent_url?: string | null;
  /** Model the agent runs on. */
  model_name?: string | null;
  /** Key sent to the agent. Kept encrypted; answered in full only to the request that set it. */
  api_key?: string | null;
  /** Instructions the agent works under. */
  agent_system_prompt?: string | null;
  /** Where the agent's model is hosted. */
  hub?: string | null;
  /** Most requests per minute sent to the agent. */
  rate_limit_requests_per_minute?: number | null;
  /** How much of the agent is open to testing. */
  access_level?: AccessLevel | null;
  agent_params?: AgentParams | null;
  mcp_config?: MCPConfig | null;
  /** Agents that this one hands work to. */
  delegated_agents?: Array<DelegatedAgent> | null;
  white_box_config?: WhiteBoxConfigInput | null;
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  /** How the agent is spoken to. */
  protocol?: ProtocolType | null;
  /** Score of the last test, a decimal number. */
  test_score?: number | string | null;
  /** Who tested it last. */
  last_tested_by?: string | null;
  /** Harnesses it was evaluated with. */
  evaluated_harnesses?: Array<string> | null;
  /** When it was evaluated last, in Unix seconds. */
  last_evaluated_at?: number | null;
  /** Where the agent stands in its protection. */
  protection_status?: ProtectionStatus | null;
  /** Guard configuration in force. */
  guard_config_id?: string | null;
  /** Whether a person set the guard up. */
  guard_manually_configured?: boolean | null;
}

export interface ChangePasswordRequest {
  current_password: string;
  new_password: string;
}

export interface Confirmation {
  /** What was done, in words. */
  detail: string;
}

/** Another agent that this one hands work to. */
export interface DelegatedAgent {
  /** Address of the agent that takes over work. */
  url: string;
  /** Where its agent card is published. */
  agent_card_url?: string | null;
  /** Name shown for it. */
  name?: string | null;
  /** What it is trusted to do. */
  capabilities?: Array<string> | null;
}

/** Why a request was refused. */
export interface ErrorAnswer {
  /** The reason, in words. */
  detail: string;
  /** The reason, for programs. It stays the same when the words change. */
  code: string;
  /** Find the request in the console's log by it. */
  request_id?: string;
}

export interface FirstOwnerRequest {
  /** From the fragment of the link that the console printed. */
  token: string;
  email: string;
  password: string;
  given_name?: string | null;
  family_name?: string | null;
  team_name?: string;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

/** Everything that is wrong with a request, at once. */
export interface HTTPValidationError {
  detail?: Array<ValidationError>;
}

/** How the agent was imported. */
export interface ImportMetadata {
  /** How the agent came in. */
  source: ImportSource | null;
  /** Where it was read from. */
  source_url: string | null;
  /** When, in Unix seconds. */
  imported_at: number | null;
  /** Format it was read from. */
  original_format: string | null;
}

export type ImportSource = "manual";

export interface LoginRequest {
  email: string;
  password: string;
  /** The team to act in; the default team when absent. */
  team_id?: string | null;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export type MCPAccessLevel = "read" | "write" | "admin";

/** How the agent reaches tools over the Model Context Protocol. */
export interface MCPConfig {
  /** Address of the proxy that speaks the Model Context Protocol. */
  proxy_url?: string | null;
  /** How much the agent may do through it. */
  access_level?: MCPAccessLevel | null;
  /** Addresses of the servers behind the proxy. */
  server_urls?: Array<string> | null;
}

export type ProtectionStatus = "unprotected" | "configured" | "guarded";

export type ProtocolType = "chat_completions" | "a2a";

export interface RefreshRequest {
  /** Instead of the cookie. */
  refresh_token?: string | null;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface SessionList {
  results: Array<SessionRead>;
  count: number;
}

export interface SessionRead {
  id: string;
  address: string;
  user_agent: string | null;
  created_at: number;
  last_used_at: number;
  /** Whether this request was made with it. */
  current: boolean;
}

export interface SignInLinkRequest {
  token: string;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface TokenAnswer {
  /** A JWT, valid for ten minutes. */
  access_token: string;
  token_type: string;
  /** Seconds until the access token expires. */
  expires_in: number;
  /** The team the token acts in. */
  team_id: string;
  password_change_required: boolean;
  /** Only when asked for; each one works once. */
  refresh_token?: string;
}

export type TrustLifecycleStage = "registered" | "tested" | "hardened" | "trusted" | "optimized" | "adapted";

/** One thing that is wrong with a request. */
export interface ValidationError {
  /** Where: `path`, `query`, `header` or `body`, then names and array indexes. */
  loc: Array<string | number>;
  /** What is wrong, in words. */
  msg: string;
  /** What is wrong, for programs. */
  type: string;
  /** The faulty value; secrets are masked, and long values cut. */
  input?: unknown;
  /** The bounds or values that were expected. */
  ctx?: Record<string, unknown>;
}

/** Access to the agent's source code. */
export interface WhiteBoxConfigInput {
  /** The source itself, when it is given directly. */
  source_code?: string | null;
  /** Repository that holds the source. */
  repo_url?: string | null;
  /** Account that may read the repository. */
  github_username?: string | null;
  /** Token that opens the repository. Kept encrypted and never answered. */
  github_token?: string | null;
  /** Branch to read. */
  repo_branch?: string | null;
  /** File or function where the agent starts. */
  entry_point?: string | null;
}

/** Access to the agent's source code, without the token. */
export interface WhiteBoxConfigOutput {
  /** The source itself, when it is given directly. */
  source_code: string | null;
  /** Repository that holds the source. */
  repo_url: string | null;
  /** Account that may read the repository. */
  github_username: string | null;
  /** Branch to read. */
  repo_branch: string | null;
  /** File or function where the agent starts. */
  entry_point: string | null;
}

/** Every operation of the console, by domain. */
export interface Api {
  readonly agents: {
    /**
     * List agents
     *
     * Needs `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; with an API key also its scope, full or read or evaluations or guards.
     */
    list(input?: {
      /** Only these statuses; repeat the name for several. */
      statuses?: Array<string> | null | undefined;
      /** Rows on a page; at most 1000 are sent. */
      limit?: number | undefined;
      /** Rows to skip. For deep pages use the cursor, which costs the same everywhere. */
      offset?: number | undefined;
      /** Also show the scores of the latest completed evaluation. */
      include_scores?: boolean | undefined;
      /** Part of the name, the model or the purpose, in any case. */
      search?: string | null | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "agent_name" | "-agent_name" | undefined;
      /** `next_cursor` of the page before. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<AgentConfigListResponse>;
    /**
     * Register an agent
     *
     * Takes every field of the update body as well. The answer shows the api_key that this request supplied; every later answer shows a mask.
     *
     * Needs `agent:write`: OWNER, ADMIN, MEMBER; with an API key also its scope, full.
     */
    create(input: {
      /** A key of your own for this request. Repeated within a day with the same body, the first answer comes again and nothing is done twice; with another body the answer is 422. */
      idempotencyKey?: string | undefined;
      body: AgentConfigRequest;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Read an agent
     *
     * Needs `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; with an API key also its scope, full or read or evaluations or guards.
     */
    get(input: {
      /** The agent's id. */
      id: string;
      /** Also show the scores of the latest completed evaluation. */
      include_scores?: boolean | undefined;
      /** Show the stored key in full. For owners and admins; audited. */
      reveal?: "api_key" | undefined;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Update Agent Configuration
     *
     * Each supplied field replaces that field; fields not supplied stay. Null clears a field that may be null, empties delegated_agents, and leaves any other field as it is. Send If-Match to change only what you have seen.
     *
     * Needs `agent:write`: OWNER, ADMIN, MEMBER; with an API key also its scope, full.
     */
    update(input: {
      /** The agent's id. */
      id: string;
      /** The ETag of what you read. If it was changed since, the answer is 412 and nothing happens. */
      ifMatch?: string | undefined;
      body: AgentUpdate;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Archive an agent
     *
     * Sets the status to archived. Updating the status brings the agent back.
     *
     * Needs `agent:write`: OWNER, ADMIN, MEMBER; with an API key also its scope, full.
     */
    archive(input: {
      /** The agent's id. */
      id: string;
      /** The ETag of what you read. If it was changed since, the answer is 412 and nothing happens. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<Agent>;
    /**
     * What an evaluation needs to call the agent
     *
     * The key is given to a service token only, and only while the agent's address has the origin the key was entered for.
     *
     * Needs `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; with an API key also its scope, full or read or evaluations or guards. A back-end service may call it too, with the token the console minted for it.
     */
    evaluationConfig(input: {
      /** The agent's id. */
      id: string;
    }, options?: CallOptions): Call<AgentEvaluationConfig>;
    /**
     * Move the trust stage by hand
     *
     * The stage normally moves by what happens to the agent; moving it by hand is audited.
     *
     * Needs `agent:write`: OWNER, ADMIN, MEMBER; with an API key also its scope, full.
     */
    setLifecycle(input: {
      /** The agent's id. */
      id: string;
      body: AgentLifecycleUpdate;
    }, options?: CallOptions): Call<Agent>;
  };
  readonly teams: {
    /**
     * Choose a new password
     *
     * Ends all other sessions of the person and answers a new access token for this one.
     *
     * For everybody who is signed in.
     */
    changePassword(input: {
      body: ChangePasswordRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Make the first owner and team
     *
     * Takes the one-time token that the console prints at its first start, and signs the new owner in.
     *
     * Needs no token.
     */
    createFirstOwner(input: {
      body: FirstOwnerRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Sign in with e-mail address and password
     *
     * Answers an access token and sets a refresh token in an HttpOnly cookie. Refusals take the same time whether or not the person exists; repeated failures are slowed.
     *
     * Needs no token.
     */
    logIn(input: {
      body: LoginRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Sign out
     *
     * Ends the session: its tokens are void here at once and on every replica within a minute.
     *
     * For everybody who is signed in.
     */
    logOut(input?: Empty, options?: CallOptions): Call<Confirmation>;
    /**
     * Trade a refresh token for a new access token
     *
     * The refresh token works once and is replaced. A token that was used before ends the whole session.
     *
     * Needs no token.
     */
    refresh(input?: {
      body?: RefreshRequest | null | undefined;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * List your open sessions
     *
     * For everybody who is signed in.
     */
    listSessions(input?: Empty, options?: CallOptions): Call<SessionList>;
    /**
     * End one of your sessions
     *
     * For everybody who is signed in.
     */
    endSession(input: {
      session_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Sign in with a one-time link
     *
     * For a link made with `npm run sign-in-link -- --email …`. It works once, within 15 minutes.
     *
     * Needs no token.
     */
    useSignInLink(input: {
      body: SignInLinkRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
  };
}

/** Method and path of each operation, and how its answer is read. */
export const routes = {
  agents: {
    list: ["GET", "/v1/agent-configurations/"],
    create: ["POST", "/v1/agent-configurations/"],
    get: ["GET", "/v1/agent-configurations/{id}"],
    update: ["PUT", "/v1/agent-configurations/{id}"],
    archive: ["PUT", "/v1/agent-configurations/{id}/archive"],
    evaluationConfig: ["GET", "/v1/agent-configurations/{id}/evaluation-config"],
    setLifecycle: ["PUT", "/v1/agent-configurations/{id}/lifecycle"],
  },
  teams: {
    changePassword: ["POST", "/v1/auth/change-password"],
    createFirstOwner: ["POST", "/v1/auth/first-owner"],
    logIn: ["POST", "/v1/auth/jwt/login"],
    logOut: ["POST", "/v1/auth/jwt/logout"],
    refresh: ["POST", "/v1/auth/jwt/refresh"],
    listSessions: ["GET", "/v1/auth/sessions"],
    endSession: ["DELETE", "/v1/auth/sessions/{session_id}"],
    useSignInLink: ["POST", "/v1/auth/sign-in-link"],
  },
} as const;
