// Generated from openapi.json by `npm run generate`; edits are lost.
import type { Call, CallOptions, Empty } from "./call.ts";

export interface AcceptInvitationRequest {
  /** From the fragment of the link. Not needed if you are signed in with a verified address. */
  token?: string | null;
  /** Required if you have no account yet, or your address is not verified. */
  password?: string | null;
  given_name?: string | null;
  family_name?: string | null;
}

export interface AcceptTool {
  tool: string;
  /** `changed_digest` of the definition that you reviewed. A newer one is not accepted with it. */
  digest: string;
}

export interface AcceptTools {
  tools: Array<AcceptTool>;
}

export interface AcceptedTools {
  accepted: Array<PinnedTool>;
  not_accepted: Array<string>;
}

export type AccessLevel = "black_box" | "grey_box" | "white_box";

export interface AcknowledgeAlarm {
  note?: string | null;
}

export interface AdaptivityMetrics {
  /** Share of reviewed proposals that were approved. */
  acceptance_rate: number | null;
  /** Proposals submitted for review. */
  proposed: number;
  /** Applied proposals. */
  merged: number;
  /** Change in applied proposals: last 30 days against the 30 days before. */
  trend_pct: number | null;
}

export interface AddedSampleTraffic {
  events: number;
  hits: number;
}

/** A registered AI agent. */
export interface Agent {
  id: string;
  agent_name: string;
  model_name: string;
  agent_url: string | null;
  hub: string;
  /** Masked, except in the response to the request that set it. */
  api_key: string | null;
  agent_system_prompt: string | null;
  rate_limit_requests_per_minute: number;
  team_id: string;
  created_by: string;
  status: AgentStatus;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. Also changes when the console writes scores or a trust stage, which leave the ETag unchanged. */
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
  /** The trust stage reached. trusted_now says whether the agent is trusted now. */
  trust_stage: TrustLifecycleStage;
  /** Whether the agent is trusted now: its stage is trusted, optimized or adapted, and its current verdict is passed. False at one of these stages means that the stage was reached earlier. */
  trusted_now: boolean;
  trusted_at: number | null;
  /** Days from creation until first trusted. */
  ttt_days: number | null;
  guard_config_id: string | null;
  guard_manually_configured: boolean;
  import_metadata?: ImportMetadata | Record<string, unknown>;
  capabilities?: AgentCapabilities | Record<string, unknown>;
  skills: Array<AgentSkill | Record<string, unknown>>;
  /** Present only if scores were requested. */
  latest_evaluation?: AgentLatestEvaluation | null;
}

/** What the agent can do. */
export interface AgentCapabilities {
  /** Streams responses. */
  streaming: boolean;
  /** Sends push notifications. */
  push_notifications: boolean;
  /** Runs code. */
  code_execution: boolean;
  /** Remembers earlier conversations. */
  memory: boolean;
  /** Delegates work to other agents. */
  delegation: boolean;
  /** Tools it can call. */
  tools: Array<string>;
}

export interface AgentChange {
  what: string;
  from: unknown;
  to: unknown;
}

export interface AgentConfigListResponse {
  results: Array<Agent>;
  /** Number of agents that match the filters, on all pages. */
  count: number;
  /** Present and true if a search found at least this many and counting stopped. */
  count_capped?: boolean;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
  /** Offset of the next page, for paging by `offset`. A page can have fewer rows than `limit`. */
  next_offset?: number | null;
}

/** A new agent. */
export interface AgentConfigRequest {
  /** Requested id. Default: a new id. */
  id?: string | null;
  /** Model provider. */
  hub?: string;
  /** Model name. */
  model_name: string;
  /** Name of the agent. */
  agent_name: string;
  /** Endpoint URL. */
  agent_url?: string | null;
  /** Provider settings. */
  hub_config?: Record<string, unknown> | null;
  /** Lifecycle status. */
  status?: AgentStatus;
  /** A stored key to use instead of api_key. */
  api_key_id?: string | null;
  /** Key sent to the agent. Stored encrypted. Returned in full only to the request that set it. */
  api_key?: string | null;
  /** System prompt. */
  agent_system_prompt?: string | null;
  /** Policies that the agent must follow. */
  agent_policy_files?: Array<string> | null;
  /** Retrieval settings. */
  rag_params?: Record<string, unknown> | null;
  /** Function routing settings. */
  function_route_params?: Record<string, unknown> | null;
  mcp_config?: MCPConfig | null;
  /** Maximum requests per minute to the agent. */
  rate_limit_requests_per_minute?: number | null;
  /** What the console can see: black box, gray box or white box. */
  access_level?: AccessLevel | null;
  agent_params?: AgentParams | null;
  /** Agents that this one delegates work to. */
  delegated_agents?: Array<DelegatedAgent> | null;
  white_box_config?: WhiteBoxConfigInput | null;
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  /** Protocol: chat completions or A2A. */
  protocol?: ProtocolType | null;
  /** Score of the last evaluation, a decimal number. */
  test_score?: number | string | null;
  /** Who ran the last evaluation. */
  last_tested_by?: string | null;
  /** Harnesses used in evaluations. */
  evaluated_harnesses?: Array<string> | null;
  /** Time of the last evaluation in Unix seconds. */
  last_evaluated_at?: number | null;
  /** State of the agent's guard. */
  protection_status?: ProtectionStatus | null;
  /** Active guard configuration. */
  guard_config_id?: string | null;
  /** Whether someone configured the guard manually. */
  guard_manually_configured?: boolean | null;
}

/** What an agent's runtime has to keep to. */
export interface AgentConstraints {
  agent_id: string;
  guard_config: GuardSetup;
  tool_permissions: Array<ToolPermission>;
  organization: OrganizationConstraints;
  /** `enforce` if a guard enforces, and every guard that policies require does. */
  enforcement_mode: "warn" | "enforce";
  /** Date and time (RFC 3339). */
  updated_at: string;
  /** The guard version that these constraints come from. Null if nothing was applied. */
  guard_version?: ConstraintsVersion | null;
  /** What these constraints ask for and nothing in this console can enforce. */
  not_enforced?: Array<NotEnforced>;
  /** The approved policy rules that these constraints follow from. */
  sources?: Array<ConstraintSource>;
}

export interface AgentEvaluationConfig {
  hub: string;
  protocol: ProtocolType;
  agent_url?: string | null;
  /** The key for a back-end service, masked for all other callers. Empty if there is no key to send. */
  agent_api_key: string;
  agent_model_name: string;
  agent_name?: string | null;
  rate_limit_requests_per_minute: number;
}

export interface AgentEvaluationTrend {
  agent_id: string;
  /** Oldest first, with runs that are not over. */
  runs: Array<EvaluationTrendPoint>;
}

export interface AgentExport {
  format: "agent-console/agent";
  /** Of the format. Currently 1. */
  version: number;
  /** Unix seconds. */
  exported_at: number;
  /** The agent's fields, without secrets. */
  agent: Record<string, unknown>;
}

export interface AgentFieldChange {
  from: unknown;
  to: unknown;
}

/** The guard config that an agent is bound to. */
export interface AgentGuardConfigResponse {
  id: string;
  /** `applied` if the live version has this body, `pending` if it was changed since or never applied. */
  status: "pending" | "applied";
  /** The agent it protects. Null for a template. */
  agent_id?: string | null;
  /** Which guards judge which channel, as described in docs/guards-config.md. */
  config_body?: Record<string, unknown>;
  /** Where a guard inside the agent answers. */
  guard_instance_url?: string | null;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Unix seconds. */
  updated_at?: number | null;
  updated_by?: string | null;
  /** The version that was applied last. */
  live_version?: number | null;
  /** SHA-256 of the body as canonical JSON (RFC 8785). */
  digest?: string;
  /** The mode of each guard in the body. */
  modes?: Record<string, "shadow" | "enforce">;
  /** Methods that the body names and this console does not have. Such a config can't be applied. */
  unavailable?: Array<string>;
  /** Guards of the live version that enforce without evidence. */
  overrides?: Array<GuardOverride>;
}

export interface AgentHeader {
  /** In lower case. */
  name: string;
  /** Masked. */
  value: string;
  /** False while the agent's URL has another origin than when the value was entered. */
  is_sent: boolean;
  /** Unix seconds. */
  updated_at: number;
}

export interface AgentHeaderValue {
  /** Such as api-key or x-tenant. Not case-sensitive. */
  name: string;
  /** Stored encrypted. The mask of the stored value keeps it. */
  value: string;
}

/** Headers that the console sends with every request to the agent, beside its own. */
export interface AgentHeaders {
  headers: Array<AgentHeader>;
}

export interface AgentHeadersRequest {
  /** All of them: what is not in the list is removed. */
  headers: Array<AgentHeaderValue>;
}

export interface AgentHistory {
  results: Array<AgentHistoryEntry>;
  next_cursor: string | null;
}

export interface AgentHistoryEntry {
  /** Number of the change, from 1. The ETag is the number of the last change to the configuration. Entries that the console writes after a run (`evaluated`, and automatic stage moves) are counted too, but leave the ETag unchanged. */
  revision: number;
  /** Unix seconds. */
  at: number;
  /** user, key, service or local. */
  actor_kind: string;
  actor_id: string;
  /** created, updated, archived, reverted, cloned, imported, evaluated or stage_moved. */
  action: string;
  /** Each changed field with its old and new value. Secrets are masked. */
  changes: Record<string, AgentFieldChange>;
}

/** Scores of the latest completed evaluation. */
export interface AgentLatestEvaluation {
  /** The evaluation the scores come from. */
  evaluation_id: string;
  /** Overall score. */
  overall_score: number | null;
  /** Reliability score. */
  reliability_score: number | null;
  /** Security alone. */
  security_score: number | null;
  /** Safety alone. */
  safety_score: number | null;
  /** Completion time in Unix seconds. */
  completed_at: number | null;
}

export interface AgentLifecycleUpdate {
  trust_stage: TrustLifecycleStage;
}

/** Descriptive information about the agent. */
export interface AgentMetadata {
  /** The agent's role in the organization. */
  role?: string | null;
  /** The agent's tasks. */
  job_description?: string | null;
  /** Version of the agent. */
  version?: string | null;
  /** Who made it. */
  author?: string | null;
  /** Search tags. */
  tags?: Array<string> | null;
}

/** Model parameters. */
export interface AgentParams {
  /** Sampling temperature. */
  temperature?: number | null;
  /** Nucleus sampling threshold. */
  top_p?: number | null;
  /** Maximum tokens in a response. */
  max_tokens?: number | null;
  /** Seconds to wait for a response. */
  timeout?: number | null;
  /** Retrieval settings, in the agent's own format. */
  rag_params?: Record<string, unknown> | null;
  /** Function routing settings, in the agent's own format. */
  function_route_params?: Record<string, unknown> | null;
}

/** How a kind of endpoint is called. */
export interface AgentPreset {
  id: string;
  title: string;
  /** Value for the agent's hub. */
  hub: string;
  protocol: ProtocolType;
  /** Value for agent_url, with parts in braces to fill in. */
  url: string;
  url_parts: Array<AgentPresetUrlPart>;
  /** What to enter as model_name. */
  model_hint: string;
  key: AgentPresetKey;
  /** What does not go without saying. */
  note: string | null;
}

export interface AgentPresetKey {
  is_needed: boolean;
  /** authorization: enter it as api_key. Any other: set it as a further header of the agent. */
  header: "authorization" | "api-key";
  hint: string;
}

export interface AgentPresetList {
  results: Array<AgentPreset>;
}

export interface AgentPresetUrlPart {
  /** As it stands in braces. */
  name: string;
  hint: string;
  example: string;
}

export interface AgentPulse {
  /** By leg and version, the last seen first. */
  legs: Array<PulseOfLeg>;
}

/** A skill that an A2A agent offers. */
export interface AgentSkill {
  /** Identifier of the skill within the agent. */
  id: string;
  /** Name of the skill. */
  name: string;
  /** What the skill does. */
  description: string | null;
  /** Input media types. */
  input_modes: Array<string>;
  /** Output media types. */
  output_modes: Array<string>;
}

export type AgentStatus = "draft" | "creating" | "active" | "under_review" | "deprecated" | "archived" | "pending" | "rejected";

export interface AgentTrustCard {
  id: string;
  name: string;
  /** The trust stage reached. */
  stage: string;
  /** Whether the agent is trusted now: its stage is trusted or later, and its current verdict is passed. */
  trusted_now: boolean;
  /** Scores of the last evaluation by dimension, from 0 to 1. */
  trust_scores: Record<string, number>;
  trust_breakdown: Record<string, PillarBreakdown>;
  redteam_findings_by_category: Record<string, number>;
  under_attack: boolean;
  /** Proposals waiting for review or to be applied. */
  pending_proposals: number;
  evaluating: boolean;
  /** Completed evolution runs. */
  evolution_cycles: number;
  /** Hours, rounded down. */
  time_in_stage_hours: number;
  /** Days from registration until first trusted. */
  ttt_days: number | null;
  guard_protected: boolean;
  owner_name: string | null;
  model_name: string;
  protocol: string;
  access_level: string;
  /** Verdict of the last evaluation: passed, failed or inconclusive. */
  verdict: string | null;
  overall: OverallScore | null;
  /** The score that the verdict was compared with. */
  threshold: number | null;
  /** Overall scores of the last eight evaluations, oldest first. */
  recent_scores: Array<number>;
  /** The last completed evaluation. */
  evaluation_id: string | null;
  /** Unix seconds. */
  evaluated_at: number | null;
  running: RunUnderWay | null;
}

/** Changes to an agent. Each supplied field replaces the stored one. */
export interface AgentUpdate {
  /** Lifecycle status. */
  status?: AgentStatus | null;
  /** Name of the agent. */
  agent_name?: string | null;
  /** Endpoint URL. */
  agent_url?: string | null;
  /** Model name. */
  model_name?: string | null;
  /** Key sent to the agent. Stored encrypted. Returned in full only to the request that set it. */
  api_key?: string | null;
  /** System prompt. */
  agent_system_prompt?: string | null;
  /** Model provider. */
  hub?: string | null;
  /** Maximum requests per minute to the agent. */
  rate_limit_requests_per_minute?: number | null;
  /** What the console can see: black box, gray box or white box. */
  access_level?: AccessLevel | null;
  agent_params?: AgentParams | null;
  mcp_config?: MCPConfig | null;
  /** Agents that this one delegates work to. */
  delegated_agents?: Array<DelegatedAgent> | null;
  white_box_config?: WhiteBoxConfigInput | null;
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  /** Protocol: chat completions or A2A. */
  protocol?: ProtocolType | null;
  /** Score of the last evaluation, a decimal number. */
  test_score?: number | string | null;
  /** Who ran the last evaluation. */
  last_tested_by?: string | null;
  /** Harnesses used in evaluations. */
  evaluated_harnesses?: Array<string> | null;
  /** Time of the last evaluation in Unix seconds. */
  last_evaluated_at?: number | null;
  /** State of the agent's guard. */
  protection_status?: ProtectionStatus | null;
  /** Active guard configuration. */
  guard_config_id?: string | null;
  /** Whether someone configured the guard manually. */
  guard_manually_configured?: boolean | null;
}

export interface Alarm {
  id: string;
  /** Null if it is about the team as a whole. */
  agent_id: string | null;
  agent_name: string | null;
  /** The alert rule behind an alarm of the kind `telemetry`. */
  rule_id: string | null;
  kind: AlarmKind;
  severity: "warning" | "critical";
  title: string;
  what_happened: string;
  what_to_do: string;
  /** The figures behind it. Their names depend on the kind. */
  facts: Record<string, unknown>;
  raised_at: number;
  /** Null while it is open. */
  cleared_at: number | null;
  /** `resolved`: the cause is gone. `accepted`: someone acknowledged a weaker protection. `unwatched`: nothing can tell any more. */
  cleared_because: "resolved" | "accepted" | "unwatched" | null;
  acknowledged_at: number | null;
  acknowledged_by: string | null;
  note: string | null;
}

export type AlarmKind = "silence" | "bypass" | "posture" | "guard_errors" | "over_blocking" | "under_attack" | "tool_changed" | "events_dropped" | "telemetry" | "telemetry_dropped" | "telemetry_space";

export interface AlarmList {
  results: Array<Alarm>;
  /** Open alarms of the team, or of the agent if one is given. */
  open: number;
  /** Of these, the ones that no one has acknowledged. */
  unacknowledged: number;
  next_cursor: string | null;
}

export interface AlarmSettings {
  agent_id: string;
  /** The longest silence that is usual for the agent. Null: learned from the same hours of the last two weeks, and at least one hour. */
  heartbeat_seconds: number | null;
  /** Whether the console calls the agent's own address once an hour with a short message, without the gateway's signature. An answer raises an alarm: the agent can be used without its guards. */
  unsigned_probe: boolean;
  probed_at: number | null;
  probe_result: "answered" | "refused" | "unreachable" | null;
}

export interface AlarmSettingsUpdate {
  /** The longest silence that is usual for the agent. Null: learned from the same hours of the last two weeks, and at least one hour. */
  heartbeat_seconds: number | null;
  /** Whether the console calls the agent's own address once an hour with a short message, without the gateway's signature. An answer raises an alarm: the agent can be used without its guards. */
  unsigned_probe: boolean;
}

export type AlertMeasure = "blocked_share" | "error_rate" | "latency" | "cost" | "tokens" | "silence" | "counter";

export interface AlertRule {
  id: string;
  name: string;
  scope: "agent" | "each_agent" | "team";
  agent_id: string | null;
  agent_name: string | null;
  measure: AlertMeasure;
  metric: string | null;
  source: "gateway" | "spans";
  percentile: number | null;
  window: AlertWindow;
  compare_with: "value" | "window_before" | "day_before" | "week_before";
  direction: "above" | "below";
  threshold: number;
  min_requests: number;
  hold_seconds: number;
  severity: "warning" | "critical";
  enabled: boolean;
  /** The worst of `subjects`: firing, then unknown, too_few, ok. Null before it was first evaluated, and while it is off. */
  state: AlertState | null;
  /** What it found, at most 200, those that are firing first. */
  subjects: Array<AlertSubject>;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Unix seconds. */
  updated_at: number;
  updated_by: string;
}

export interface AlertRuleList {
  results: Array<AlertRule>;
  /** How many a team can have. */
  most: number;
}

export interface AlertStarter {
  id: string;
  title: string;
  about: string;
  /** Whether the team has a rule with this name. */
  is_used: boolean;
  rule: NewAlertRule;
}

export interface AlertStarterList {
  results: Array<AlertStarter>;
}

export type AlertState = "ok" | "firing" | "too_few" | "unknown";

export interface AlertSubject {
  /** Null: all agents together. */
  agent_id: string | null;
  agent_name: string | null;
  /** `firing`: an alarm is open. `too_few`: there are fewer requests than `min_requests`. `unknown`: it could not be evaluated, and nothing is known. */
  state: AlertState;
  /** Why it is unknown. `no_data`: there are no figures. `unavailable`: they could not be read. `no_agent`: the agent was deleted or archived. */
  why: "no_data" | "unavailable" | "no_agent" | null;
  value: number | null;
  /** What it was compared with. */
  compared: number | null;
  requests: number | null;
  /** When this state began. Unix seconds. */
  since: number;
  /** Firing: since when the condition has not been met. The alarm clears `hold_seconds` later. */
  calm_since: number | null;
  /** Unix seconds. */
  evaluated_at: number;
}

export type AlertWindow = "5m" | "15m" | "30m" | "1h" | "6h" | "1d";

export interface AncestryEdge {
  child: GenomeVersionRef;
  parent: GenomeVersionRef;
  role: GenomeParentRole;
}

export interface AncestryNode {
  genome_id: string;
  version: number;
  agent_id: string | null;
  agent_name: string | null;
  name: string | null;
  /** Generations back from the requested version, by the shortest path. */
  depth: number;
  content_hash: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  /** Whether the genome was deleted. Its hashes and parent links are kept. */
  deleted: boolean;
}

export interface ApiKey {
  id: string;
  client_id: string;
  name: string;
  /** The last four characters, to recognise the key by. */
  hint: string;
  scopes: Array<KeyScope>;
  /** Whether assistants may change something with it over MCP. */
  mcp_writes: boolean;
  /** The role of its creator when it was created. The key never has more permissions. */
  role: TeamRole;
  /** Who created it. If that user now has a lesser role than the one above, the key has the lesser one too. */
  user_id: string;
  status: KeyStatus;
  created_at: number;
  expires_at: number | null;
  /** Noted once a minute. */
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface ApiKeyList {
  results: Array<ApiKey>;
  /** Total number of keys. */
  count: number;
}

export interface ApiKeyTokenRequest {
  client_id: string;
  /** The complete key, as shown when it was created. */
  client_secret: string;
}

export interface ApplyFlowPolicy {
  agent_id: string;
  /** off detaches it. */
  mode: "shadow" | "enforce" | "off";
  /** An earlier version, to roll back. Without it, the saved text becomes the newest version. */
  version?: number | null;
  /** Admins only: why it enforces without enough evidence. */
  override_reason?: string | null;
}

export interface ApplyGuardConfig {
  /** Why guards may enforce without evidence. For owners and admins; recorded in the audit log and reviewed after 14 days. */
  override_reason?: string | null;
}

export interface ApproveProposalRequest {
  /** Stored with the proposal. */
  notes?: string | null;
  /** Reason for approving a proposal without a confirmed improvement. Required if extra.finding.confirmed is false, otherwise ignored. Stored with the proposal and in the audit log. */
  unproven_reason?: string | null;
}

export type AttackCategory = "injection" | "jailbreak" | "harmful" | "pii" | "toxicity" | "hallucination" | "overreliance" | "custom";

export interface AttackEffect {
  kind: string;
  name: string;
  text: string;
}

export type AttackResult = "confirmed" | "seen";

export type AttackSpeaker = "console" | "user" | "outsider" | "agent" | "tool";

export interface AttackTranscriptLine {
  who: AttackSpeaker;
  what: string;
  /** Untrusted text: display it as plain text. */
  text: string;
}

export interface AttackWorked {
  /** Times that the attack worked. */
  worked: number;
  /** Times that could be assessed. */
  of: number;
}

export interface AuditFinding {
  kind: "row_changed" | "row_missing" | "row_inserted" | "link_changed" | "link_missing" | "chain_rewritten" | "tail_cut";
  /** The place in the chain; null for a row outside it. */
  seq: number | null;
  audit_id: string | null;
  /** What was found, in words. */
  text: string;
}

export interface AuditHead {
  seq: number;
  hash: string;
}

export interface AuditIntegrity {
  intact: boolean;
  rows: number;
  sealed: number;
  /** Written but not yet in the chain. */
  pending: number;
  head: AuditHead | null;
  /** The first thing that is wrong. */
  finding?: AuditFinding;
}

export interface AuditLogPage {
  results: Array<AuditRow>;
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface AuditRow {
  id: string;
  team_id: string;
  /** Unix seconds. */
  at: number;
  /** The same moment in milliseconds, as the chain covers it. */
  at_ms: number;
  /** user, key, service, local or system. */
  actor_kind: string;
  actor_id: string | null;
  action: string;
  target_kind: string | null;
  target_id: string | null;
  outcome: "done" | "denied" | "failed";
  /** SHA-256 of the state before. */
  before_hash: string | null;
  /** SHA-256 of the state after. */
  after_hash: string | null;
  request_id: string;
  /** Where the request came from. */
  address: string;
  details: Record<string, unknown> | null;
  /** Its number in the team's chain; null until it is sealed. */
  seq: number | null;
  /** The hash of its link; null until it is sealed. */
  hash: string | null;
  /** When it was sealed; null until then. */
  sealed_at_ms: number | null;
  /** Of a row about an agent: what the agent is called now. It is not part of the chain. */
  agent_name?: string;
}

export interface BlockedByMode {
  /** As the config is: guards in shadow block nothing. */
  now: BlockedShare;
  /** If every guard in shadow enforced. */
  if_enforced: BlockedShare;
}

export interface BlockedShare {
  tried: number;
  blocked: number;
  /** Lower bound of the share (95% CI). */
  low: number;
  /** Upper bound of the share (95% CI). */
  high: number;
}

export interface BreakRateChange {
  /** Negative: fewer goals break in this campaign. */
  value: number;
  low: number;
  high: number;
}

export interface Breakdown {
  metric: string;
  by: "agent" | "guard" | "rule" | "channel" | "outcome" | "leg" | "model" | "direction";
  total: number;
  results: Array<BreakdownPart>;
  /** What is not in `results`. */
  other: number;
}

export interface BreakdownPart {
  /** The agent's ID, or the value of the label. Null for figures without it. */
  value: string | null;
  /** Set if it is by agent and the agent still exists. */
  agent_name: string | null;
  total: number;
  /** Of the total, from 0 to 1. */
  share: number;
}

export interface BulkValuesRequest {
  values: Array<DemographicValueCreate>;
}

export interface CampaignAttempt {
  /** The place of its goal in the plan. */
  goal: number;
  step: number;
  phase: "handshake" | "twin" | "hunt" | "confirm" | "generalize" | "minimize";
  /** Which repetition of a later phase it belongs to. */
  trial: number | null;
  strategy: string;
  /** Who thought of it. */
  engine: "embedded" | "model";
  operators: Array<string>;
  /** The attempt whose conversation it goes on with. */
  from_step: number | null;
  state: "sent" | "observed";
  /** How far the agent gave way, from 0 to 1. */
  signal: number | null;
  outcome: "broke" | "held" | "unassessed" | null;
  is_error: boolean;
  requests: number;
  tokens: number;
  /** Unix seconds. */
  sent_at: number;
}

export interface CampaignAttempts {
  /** By goal and step. */
  attempts: Array<CampaignAttempt>;
  /** For the next page; null at the end. */
  next_cursor: string | null;
}

export interface CampaignBreakRate {
  /** Goals that an attack broke. Of an import: hits that the other tool reports. */
  broken: number;
  /** Broken or held. Of an import: judged by the other tool. */
  assessed: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignCategoryGoals {
  category: string;
  goals: number;
}

export interface CampaignCategoryRate {
  category: string;
  /** Goals that an attack broke. Of an import: hits that the other tool reports. */
  broken: number;
  /** Broken or held. Of an import: judged by the other tool. */
  assessed: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignComparison {
  /** better: fewer goals break in this campaign than in the other. */
  verdict: CampaignComparisonVerdict;
  /** The difference with its interval, or why nothing can be compared. */
  reason: string;
  /** paired: the same goals with the same secrets (McNemar, exact). two samples: within each family (Cochran, Mantel and Haenszel). In both a sign-flip test over families has to agree. */
  method: "paired" | "two samples" | null;
  p: number | null;
  effect: BreakRateChange | null;
  pairs: ComparedPairs | null;
  this: ComparedCampaign;
  other: ComparedCampaign;
  categories: Array<ComparedCategory>;
  /** Whether goals break sooner. Shown beside the verdict; it decides nothing. */
  logrank: ComparedQueries | null;
  /** Goals with another result, at most 200. */
  goals: Array<ComparedGoal>;
  same_agent: boolean;
  /** What was changed in the agent from the other campaign to this one. */
  changes: Array<AgentChange>;
}

export type CampaignComparisonVerdict = "better" | "worse" | "no_difference_shown" | "not_comparable";

/** The budget of a campaign, and how it attacks. A member that is not listed here is refused. */
export interface CampaignConfig {
  /** The same seed draws the same goals. Default: a new one. */
  seed?: number | null;
  /** Attempts to break each goal. Default: 30. */
  queries_per_goal?: number | null;
  /** No more requests than this, confirmation and shortening included. */
  max_requests?: number | null;
  /** No more tokens than this. */
  max_tokens?: number | null;
  /** No more money than this. Needs prices. */
  max_cost?: number | null;
  prices?: CampaignPrices | null;
  /** Goals at a time. Default: 4. */
  concurrency?: number | null;
  /** Default: 3 of 5. */
  confirm?: CampaignConfirm | null;
  /** Whether attacks that work are shortened. Default: true. */
  minimize?: boolean | null;
  /** The same as minimize. */
  minimise?: boolean | null;
  /** Ways in beside the conversation. tools: tools that the console offers and plays. mcp, a2a, documents: the agent comes to the console's sandbox, which needs an address that it can reach. memory: what one user leaves for the next. Default: tools and memory. */
  sandbox?: Array<"tools" | "mcp" | "a2a" | "documents" | "memory"> | null;
  /** An agent of the team that thinks up attacks too, up to max_model_calls. */
  attacker_agent_id?: string | null;
  /** An agent of the team that decides goals that no detector can. They enter no break rate. */
  judge_agent_id?: string | null;
  /** Calls of attacker and judge together. Default: 0. */
  max_model_calls?: number | null;
  /** No new goals after this many are broken. Default: all are tried. */
  stop_after?: number | null;
}

export interface CampaignConfirm {
  /** So many must work for a finding to be confirmed. */
  k: number;
  /** Out of this many new attempts with fresh secrets. */
  n: number;
}

/** In the currency of the prices. */
export interface CampaignCostRange {
  /** About so much. Often less: a goal ends when it breaks. */
  low: number;
  /** No more than this. */
  high: number;
  /** What the request allows at most. */
  cap?: number | null;
}

export interface CampaignDetails {
  agent_id: string;
  /** Null if the agent was deleted. */
  agent_name: string | null;
  name: string;
  purpose: string;
  categories: Array<AttackCategory>;
  /** The same seed gives the same attacks. */
  seed: number;
  /** Version of the attack library. */
  library: string;
  stage: string;
  /** Why it ended; null while it runs. */
  finish_reason: string | null;
  created_by: string;
  /** The schedule that started it. */
  schedule_id: string | null;
  /** The campaign whose attacks it asks again. */
  retest_of: string | null;
  /** Of a retest: whose attacks these are. native, or another tool. */
  retested_tool: string | null;
  progress: CampaignProgress;
  spent: CampaignSpent;
  settings: CampaignSettings;
  /** Null until the campaign has ended. */
  figures: CampaignFigures | ImportedCampaignFigures | null;
}

export interface CampaignEffect {
  /** The answer that it belongs to. */
  answer: number | null;
  kind: string;
  /** The tool, the path or the peer. */
  name: string;
  text: string;
  /** It broke the goal. */
  is_cause: boolean;
  /** Unix milliseconds, for effects at the sandbox. */
  at: number | null;
}

export interface CampaignEngineFigure {
  engine: "embedded" | "model";
  tried: number;
  broke: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignEntrance {
  way: string;
  address: string;
}

/** What a campaign of the console has shown. Shares are from 0 to 1. */
export interface CampaignFigures {
  /** Broken out of assessed goals, with an interval over families. */
  headline: CampaignHeadline;
  /** What to know beside it, one sentence each. */
  notes: Array<string>;
  categories: Array<CampaignCategoryRate>;
  severities: Array<CampaignSeverityRate>;
  /** Goals by result. Those that a judge decides, and those in progress, are counted apart. */
  states: CampaignGoalStates;
  /** How many goals hold after each query. */
  survival: CampaignSurvival;
  success_at: Array<CampaignSuccessAt>;
  operators: Array<CampaignOperatorFigure>;
  families: Array<CampaignOperatorFamilyFigure>;
  strategies: Array<CampaignStrategyFigure>;
  /** Who thought of the attempts: the built-in engine, or the attacker agent. */
  engines: Array<CampaignEngineFigure>;
  /** Why goals were not assessed, the most frequent reason first. */
  unassessed: Array<CampaignUnassessed>;
  /** Share of goals whose answers gave a sign to steer by. Null: too few answers. */
  gradient_share: number | null;
  gradient: CampaignGradient;
  /** Goals that only a judge can decide. They are in no other figure. */
  judged: CampaignBreakRate;
  spending: CampaignSpending;
}

/** A goal of a campaign's plan, and how far it is. */
export interface CampaignGoal {
  /** Its place in the plan, from 0. */
  place: number;
  key: string;
  category: string;
  family: string;
  /** What the family is after, in a few words. */
  title: string;
  severity: "low" | "medium" | "high" | "critical";
  /** Through which it can be tried in this campaign. */
  ways: Array<string>;
  /** What the attacker wants, said plainly. */
  wish: string;
  state: "waiting" | "running" | "done";
  result: "confirmed" | "seen" | "doubtful" | "held" | "unassessed" | null;
  /** Only a judge can decide it. What it says is in no figure and opens no finding. */
  is_opinion: boolean;
  /** Why it could not be assessed. */
  reason: string | null;
  /** Attempts of the hunt so far. */
  queries: number;
  /** Which of them worked first. */
  first_success: number | null;
  /** How far the agent gave way at most, from 0 to 1. Steers the search; it is not a score. */
  best_signal: number | null;
  finding_id: string | null;
  /** Again, with fresh secrets. */
  confirmed: CampaignWorked | null;
  /** On other goals of the family. */
  generalized: CampaignWorked | null;
  /** Only of a goal of a retest. */
  before: CampaignGoalBefore | null;
  /** The signal of each attempt of the hunt, in a retest of each conversation: 1 broke the goal, null could not be assessed. */
  trail: Array<number | null>;
}

/** What was known of a goal before it was asked again. */
export interface CampaignGoalBefore {
  /** native: a campaign of this console. */
  by: "native" | "garak" | "promptfoo" | "pyrit";
  /** confirmed or seen; of another tool: hit. */
  verdict: string;
  /** How often it worked then. */
  confirmed: CampaignWorked | null;
  /** The finding that it was filed under. */
  finding_id: string | null;
}

/** A goal with what was learned about the attack that broke it. */
export interface CampaignGoalDetails {
  /** Its place in the plan, from 0. */
  place: number;
  key: string;
  category: string;
  family: string;
  /** What the family is after, in a few words. */
  title: string;
  severity: "low" | "medium" | "high" | "critical";
  /** Through which it can be tried in this campaign. */
  ways: Array<string>;
  /** What the attacker wants, said plainly. */
  wish: string;
  state: "waiting" | "running" | "done";
  result: "confirmed" | "seen" | "doubtful" | "held" | "unassessed" | null;
  /** Only a judge can decide it. What it says is in no figure and opens no finding. */
  is_opinion: boolean;
  /** Why it could not be assessed. */
  reason: string | null;
  /** Attempts of the hunt so far. */
  queries: number;
  /** Which of them worked first. */
  first_success: number | null;
  /** How far the agent gave way at most, from 0 to 1. Steers the search; it is not a score. */
  best_signal: number | null;
  finding_id: string | null;
  /** Again, with fresh secrets. */
  confirmed: CampaignWorked | null;
  /** On other goals of the family. */
  generalized: CampaignWorked | null;
  /** Only of a goal of a retest. */
  before: CampaignGoalBefore | null;
  /** The signal of each attempt of the hunt, in a retest of each conversation: 1 broke the goal, null could not be assessed. */
  trail: Array<number | null>;
  /** The shortest attack that still works. */
  minimized: CampaignMinimizedAttack | null;
  /** Those that were tried on this goal. */
  operators: Array<CampaignOperator>;
}

export interface CampaignGoalStates {
  confirmed: number;
  seen: number;
  doubtful: number;
  held: number;
  unassessed: number;
  /** Decided by a judge alone. */
  judged: number;
  /** Not finished. */
  open: number;
}

export interface CampaignGoals {
  /** In plan order. */
  goals: Array<CampaignGoal>;
}

export interface CampaignGradient {
  /** Goals whose answers gave a sign to steer by. */
  steerable: number;
  /** Goals with enough answers to tell. */
  told: number;
}

export interface CampaignHeadline {
  /** Goals that an attack broke. Of an import: hits that the other tool reports. */
  broken: number;
  /** Broken or held. Of an import: judged by the other tool. */
  assessed: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** The one sentence about it. */
  words: string;
}

export interface CampaignList {
  /** Newest first. */
  campaigns: Array<CampaignStatusResponse>;
  /** For the next page; null at the end. */
  next_cursor?: string | null;
}

export interface CampaignMinimizedAttack {
  /** The attempt that confirmed it. */
  step: number;
  confirmed: CampaignWorked;
  /** Requests that shortening took. */
  queries: number;
  /** Without any of its sentences it does not work. */
  is_irreducible: boolean;
  words_before: number;
  words_after: number;
  /** The attack as it was found. */
  before: string;
  /** What of it is needed, with the same secrets. */
  after: string;
}

export interface CampaignOperator {
  id: string;
  title: string;
  family: string;
  /** What it does, and why it may work. */
  idea: string;
}

export interface CampaignOperatorFamilyFigure {
  family: string;
  tried: number;
  /** Tries after which the agent came closer. */
  moved: number;
  broke: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Moved out of tried. */
  moves: CampaignShare;
}

export interface CampaignOperatorFigure {
  id: string;
  family: string;
  title: string;
  tried: number;
  /** Tries after which the agent came closer. */
  moved: number;
  broke: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Moved out of tried. */
  moves: CampaignShare;
}

export type CampaignOrder = "newest" | "live_first";

export interface CampaignPhaseSpending {
  attempts: number;
  requests: number;
  tokens: number;
  errors: number;
}

export interface CampaignPreflight {
  goals: number;
  categories: Array<CampaignCategoryGoals>;
  /** Goals by the way in through which they are tried. */
  ways: Array<CampaignWayGoals>;
  requests: CampaignRequestRange;
  tokens: CampaignTokenRange;
  seconds: CampaignSecondRange;
  /** Null without prices. */
  cost: CampaignCostRange | null;
  requests_per_minute: number;
  /** Goals that will end unassessed, and why. */
  untried: Array<CampaignUntried>;
  /** For mcp, a2a and documents: what to enter in the agent's test setup, if it does not follow an address in a request. The same for every campaign; it answers only while an attempt is in flight. */
  sandbox: Array<CampaignEntrance>;
  warnings: Array<string>;
}

export interface CampaignPrices {
  prompt_per_million: number;
  completion_per_million: number;
}

export interface CampaignProgress {
  /** All goals of the plan. */
  goals: number;
  /** Finished goals. */
  done: number;
  /** Goals that were broken or held. */
  assessed: number;
  /** Goals that an attack broke. */
  broken: number;
  attempts: number;
  /** Attempts without a usable answer. They are in no rate. */
  errors: number;
}

export type CampaignReportFormat = "json" | "jsonl" | "csv" | "sarif" | "junit" | "html";

/** Low: all hunts to their end, and one task without an attack for each goal. High: all goals break late. */
export interface CampaignRequestRange {
  /** About so much. Often less: a goal ends when it breaks. */
  low: number;
  /** No more than this. */
  high: number;
  /** What the request allows at most. */
  cap?: number | null;
}

/** At the rate that the agent and its policy allow. */
export interface CampaignSecondRange {
  /** About so much. Often less: a goal ends when it breaks. */
  low: number;
  /** No more than this. */
  high: number;
  /** What the request allows at most. */
  cap?: number | null;
}

/** What the campaign was started with, in the words of the request. */
export interface CampaignSettings {
  /** Goals for each category. */
  num_tests: number;
  strategies: Array<string>;
  /** Goals of the team's own. */
  custom_plugins: Array<string>;
  /** Ways in to the agent. */
  ways: Array<"chat" | "tools" | "mcp" | "a2a" | "documents" | "memory">;
  /** How long one goal is tried before it counts as held. */
  queries_per_goal: number;
  /** Null: no limit. */
  max_requests: number | null;
  /** Null: no limit. */
  max_tokens: number | null;
  /** Null: no limit. */
  max_cost: number | null;
  prices: CampaignPrices | null;
  /** Goals at a time. */
  concurrency: number;
  confirm: CampaignConfirm;
  /** Whether attacks that work are made shorter. */
  minimize: boolean;
  /** An agent of the team that proposes moves. */
  attacker_agent_id: string | null;
  /** An agent of the team that decides goals that no detector can. */
  judge_agent_id: string | null;
  /** How often the two may be asked. */
  max_model_calls: number;
  /** Findings after which no further goals are tried. Null: all goals are tried. */
  stop_after: number | null;
  /** In place of the agent's own model. */
  agent_model_name: string | null;
}

export interface CampaignSeverityRate {
  severity: string;
  /** Goals that an attack broke. Of an import: hits that the other tool reports. */
  broken: number;
  /** Broken or held. Of an import: judged by the other tool. */
  assessed: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignShare {
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignSpending {
  requests: number;
  tokens: number;
  /** Null without prices. */
  cost: number | null;
  model_calls: number;
  model_tokens: number;
  /** By phase: handshake, twin, hunt, confirm, generalize, minimize. */
  by_phase: Record<string, CampaignPhaseSpending>;
}

export interface CampaignSpent {
  requests: number;
  tokens: number;
  /** Null without prices. */
  cost: number | null;
  /** Requests to the attacker and judge agents. */
  model_calls: number;
  model_tokens: number;
  /** How often the attacker agent refused. */
  model_refusals: number;
}

export interface CampaignStatusResponse {
  campaign_id: string;
  /** queued, running, paused, completed, failed or cancelled. */
  status: string;
  tool: string;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  started_at?: number | null;
  /** Unix seconds. */
  completed_at?: number | null;
  error_message?: string | null;
  details: CampaignDetails;
}

export interface CampaignStrategyFigure {
  strategy: string;
  tried: number;
  broke: number;
  /** From 0 to 1. Null where nothing was counted. */
  rate: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignSuccessAt {
  /** Queries. */
  k: number;
  /** Share of goals that are broken by then. */
  share: number;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface CampaignSurvival {
  points: Array<CampaignSurvivalPoint>;
  /** Queries until half of all assessed goals are broken. Null: not reached. */
  median: number | null;
  /** Lower bound of the 95% confidence interval. */
  median_low: number | null;
  /** Upper bound. Null: may never be reached. */
  median_high: number | null;
  /** Queries that a goal may take. */
  budget: number;
  words: string;
}

export interface CampaignSurvivalPoint {
  query: number;
  /** Goals that were still tried. */
  at_risk: number;
  broke: number;
  /** Goals that held until here, and were tried no longer. */
  censored: number;
  /** Share of goals that no attack has broken yet. */
  held: number;
  /** Null where every goal is broken. */
  low: number | null;
  /** Null where every goal is broken. */
  high: number | null;
}

/** A rough estimate from the lengths of the texts. */
export interface CampaignTokenRange {
  /** About so much. Often less: a goal ends when it breaks. */
  low: number;
  /** No more than this. */
  high: number;
  /** What the request allows at most. */
  cap?: number | null;
}

export interface CampaignToolCall {
  name: string;
  arguments: string;
}

/** One attempt with everything that was said. The texts are hostile: show them as text. */
export interface CampaignTranscript {
  /** The place of its goal in the plan. */
  goal: number;
  step: number;
  phase: "handshake" | "twin" | "hunt" | "confirm" | "generalize" | "minimize";
  /** Which repetition of a later phase it belongs to. */
  trial: number | null;
  strategy: string;
  /** Who thought of it. */
  engine: "embedded" | "model";
  operators: Array<string>;
  /** The attempt whose conversation it goes on with. */
  from_step: number | null;
  state: "sent" | "observed";
  /** How far the agent gave way, from 0 to 1. */
  signal: number | null;
  outcome: "broke" | "held" | "unassessed" | null;
  is_error: boolean;
  requests: number;
  tokens: number;
  /** Unix seconds. */
  sent_at: number;
  /** In the order of the conversation, as it was sent and answered. */
  transcript: Array<CampaignTranscriptLine>;
  effects: Array<CampaignEffect>;
  /** How the agent said no. */
  refusal: string | null;
  /** Why there is nothing to judge. */
  error: string | null;
  /** Null until it is observed. */
  verdict: CampaignVerdict | null;
}

export interface CampaignTranscriptLine {
  /** console: what was set up before. outsider: a text that someone else wrote where the agent reads it. */
  who: "console" | "user" | "outsider" | "agent";
  /** What it is, in a few words. */
  what: string;
  text: string;
  /** For lines of the agent: which answer it is, from 0. */
  answer: number | null;
  calls: Array<CampaignToolCall>;
}

export interface CampaignUnassessed {
  reason: string;
  goals: number;
}

export interface CampaignUntried {
  goals: number;
  reason: string;
}

export interface CampaignVerdict {
  outcome: "broke" | "held" | "unassessed";
  reason: string;
  /** The detector that decided; effect where something happened. */
  by: string;
  evidence?: string;
  basis: "effect" | "text" | "opinion";
}

export interface CampaignWayGoals {
  way: string;
  goals: number;
}

export interface CampaignWorked {
  worked: number;
  /** Attempts that could be assessed. */
  of: number;
}

export interface ChangeEmailRequest {
  email: string;
  /** Required if you have one. Without a password, you need to have signed in within the last 15 minutes. */
  current_password?: string | null;
}

export interface ChangePasswordRequest {
  current_password: string;
  new_password: string;
  /** Also revoke all your API keys, in every team. They are always revoked if someone else set your current password. */
  end_api_keys?: boolean;
}

export interface ChangedPrompt {
  probe: string;
  title: string;
  before_seq: number;
  after_seq: number;
  to: "resisted" | "failed";
}

export interface ChoiceGene {
  kind: "param.enum" | "guard.mode" | "mcp.access";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: string;
  /** Empty if unknown. */
  options: Array<string>;
}

export interface ChoiceGeneInput {
  kind: "param.enum" | "guard.mode" | "mcp.access";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: string;
  /** Empty if unknown. */
  options?: Array<string>;
}

export interface ClearedTraffic {
  deleted: number;
}

export interface CloneAgentRequest {
  /** Default: the old name and “(copy)”. */
  agent_name?: string | null;
}

export interface Comparability {
  same_plan: boolean;
  differences: Array<PlanDifference>;
  words: string;
}

export interface ComparedAgent {
  revisions: ComparedRevisions;
  same: boolean;
  asked: Record<string, ConfigurationChange>;
  system_prompt: Array<TextPiece> | null;
  configuration: Record<string, ConfigurationChange>;
  guard: ComparedGuards;
  genome: ComparedGenomes;
  steps: Array<unknown>;
}

export interface ComparedBreakRate {
  broken: number;
  assessed: number;
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface ComparedCampaign {
  campaign_id: string;
  agent_id: string;
  agent_revision: number;
  seed: number;
  completed_at: number | null;
  broken: number;
  assessed: number;
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface ComparedCategory {
  category: string;
  verdict: CampaignComparisonVerdict;
  /** Corrected for the number of categories (Holm). */
  p: number;
  effect: BreakRateChange | null;
  this: ComparedBreakRate;
  other: ComparedBreakRate;
}

export interface ComparedFigure {
  score: number | null;
  low: number | null;
  high: number | null;
  n: number;
}

export interface ComparedGenome {
  config_etag: string;
  genome_id: string | null;
  version: number | null;
  proposal: ComparedProposal | null;
}

export interface ComparedGenomes {
  before: ComparedGenome;
  after: ComparedGenome;
  same: boolean;
}

export interface ComparedGoal {
  key: string;
  title: string;
  category: string;
  this: string | null;
  other: string | null;
}

export interface ComparedGuard {
  guard_config_id: string | null;
  guard_manually_configured: boolean;
  protection_status: string;
}

export interface ComparedGuards {
  before: ComparedGuard;
  after: ComparedGuard;
  same: boolean;
}

export interface ComparedPairs {
  both_broken: number;
  only_this: number;
  only_other: number;
  neither: number;
}

export interface ComparedProposal {
  id: string;
  taken_back: boolean;
}

export interface ComparedQueries {
  statistic: number;
  p: number;
}

export interface ComparedRevisions {
  before: number;
  after: number;
}

export interface ComparedShare {
  resisted: number;
  n: number;
}

export interface ComparisonChange {
  before: ComparedFigure | null;
  after: ComparedFigure;
  difference: number | null;
  pairs: number | null;
  better: number | null;
  worse: number | null;
  p: number;
  verdict: ComparisonVerdict;
  effect: ComparisonEffect | null;
  more_than_noise: boolean;
  words: string;
}

export interface ComparisonDimensionChange {
  name: string;
  before: ComparedFigure | null;
  after: ComparedFigure;
  difference: number | null;
  pairs: number | null;
  better: number | null;
  worse: number | null;
  p: number;
  verdict: ComparisonVerdict;
  effect: ComparisonEffect | null;
  more_than_noise: boolean;
  words: string;
}

export interface ComparisonEffect {
  value: number;
  low: number;
  high: number;
}

export interface ComparisonProbeChange {
  probe: string;
  title: string;
  dimension: string;
  scenario: string;
  severity: FindingSeverity;
  before: ComparedShare;
  after: ComparedShare;
  better: number | null;
  worse: number | null;
  pairs: number | null;
  p: number;
  p_adjusted: number;
  more_than_noise: boolean;
  verdict: ComparisonVerdict;
}

export interface ComparisonSide {
  evaluation_id: string;
  seed: number;
  completed_at: number | null;
  agent_revision: number;
  harness_names: Array<string>;
  sample_size: number | null;
  score: number | null;
  low: number | null;
  high: number | null;
  n: number;
  verdict: EvaluationVerdict;
  /** Why the verdict is what it is. */
  reason: string;
  threshold: number;
}

export type ComparisonVerdict = "better" | "worse" | "no_difference_shown" | "not_comparable";

export interface ConfigurationChange {
  from: unknown;
  to: unknown;
}

export interface Confirmation {
  /** What was done, in words. */
  detail: string;
}

export interface ConflictingRule {
  id: string;
  rule_id: string;
}

export interface ConnectionCheck {
  /** What was checked. */
  name: "address" | "dns" | "connection" | "tls" | "card" | "interface" | "key" | "path" | "rate_limit" | "answer" | "speed" | "system_message";
  outcome: "ok" | "failed" | "warning" | "skipped";
  /** The result, in a sentence. */
  detail: string;
  /** What to do. Null if nothing needs to be done. */
  advice: string | null;
}

/** Result of a connection test. */
export interface ConnectionReport {
  /** Whether the agent can be evaluated: no check failed. */
  ok: boolean;
  /** The most important result, in one or two sentences. */
  summary: string;
  /** In the order in which a request goes through them. */
  checks: Array<ConnectionCheck>;
  /** Whether the agent follows an instruction in the system message. Null if it could not be determined. */
  system_message: "honoured" | "ignored" | "unclear" | null;
  /** Time to the first response. */
  latency_ms: number | null;
  /** Start of that response. */
  reply_excerpt: string | null;
}

export interface ConsoleProcess {
  id: string;
  role: "all" | "api" | "worker" | "gateway" | "evolution";
  version: string;
  /** Name of the machine or container. */
  host: string;
  pid: number;
  /** Where it listens. */
  address: string;
  /** Unix seconds. */
  started_at: number;
  /** Last sign of life, in Unix seconds. */
  seen_at: number;
  /** Seconds since its last sign of life. */
  silent_seconds: number;
  /** `lost`: no sign of life for 10 seconds, and it did not stop properly. Lost processes leave the list after 10 minutes. */
  status: "active" | "lost";
  /** Requests in progress. */
  requests: number;
  /** What its workers do; empty without workers. */
  jobs: Array<ProcessJobs>;
  /** Reads that a read replica answered since the process started; null without one (DATABASE_READ_URL). */
  replica_reads: number | null;
  /** Reads that a replica could have answered and the primary did: after a change by the same user, or while no replica could be used. */
  primary_reads: number | null;
}

export interface ConsoleSystem {
  processes: Array<ConsoleProcess>;
  /** Background jobs of all teams, over all processes. */
  jobs: Array<SystemJobs>;
  lags: Array<SystemLag>;
  /** Read replicas, as the process sees them that answers this request. */
  replicas: Array<ReadReplica>;
  /** How old an answer from a replica may be (DATABASE_READ_MAX_LAG); null without a replica. */
  replica_max_lag_seconds: number | null;
}

export interface ConstraintSource {
  /** The constraint that follows from the rule. */
  constraint: "required_input_guards" | "required_output_guards" | "denied_tools" | "max_model_tier" | "not_enforced";
  /** The guard type, tool or tier. For `not_enforced`, the rule's id. */
  name: string;
  rule_id: string;
  /** The rule's number in its policy. */
  rule_number: string;
  policy_id: string;
  policy_name: string;
  /** The rule's words, at most 300 characters. */
  words: string;
}

export interface ConstraintsVersion {
  version: number;
  digest: string;
}

export interface ContinueEvolutionRequest {
  /** Maximum number of prompts, half of them to the agent as it is. Default: as many as would probably settle it. */
  max_metric_calls?: number | null;
}

export interface CounterTotalResponse {
  metric: string;
  total_count: number;
  labels?: MetricLabels;
}

export interface CoverageCheck {
  id: string;
  outcome: EvaluationOutcome | null;
}

export interface CoverageEntry {
  /** The taxonomy's own, such as LLM01. */
  id: string;
  title: string;
  testable: string;
  status: CoverageStatus;
  /** Why it is not fully tested; null if it is. */
  reason: string | null;
  probes: Array<CoverageProbe>;
  checks: Array<CoverageCheck>;
  asked: number;
  assessed: number;
}

export interface CoverageProbe {
  id: string;
  planned: number;
  asked: number;
  assessed: number;
}

export type CoverageStatus = "tested" | "partly" | "untested" | "not testable from outside";

export interface CreateApiKeyRequest {
  name: string;
  /** What the key can do, within its creator's role. */
  scopes: Array<KeyScope>;
  /** Whether assistants may change something with it over MCP. What can't be undone still needs a person. Only people can create such keys. */
  mcp_writes?: boolean;
  /** Without it, the key is valid until it is revoked or its creator leaves the team. */
  expires_in_days?: number | null;
}

/** Whom to attack, what for, and within which budget. */
export interface CreateCampaignRequest {
  /** Your team. The token already names it. */
  team_id?: string | null;
  /** native. Results of other tools can be imported. */
  tool: RedteamTool;
  /** The URL of a registered agent of the team, in place of its ID. */
  agent_url?: string | null;
  /** The agent to attack. */
  agent_id?: string | null;
  /** For this campaign only: kept encrypted while it runs, and deleted at its end. */
  agent_api_key?: string | null;
  /** For this campaign only. */
  agent_model_name?: string | null;
  /** For lists. Default: the name of the agent. */
  name?: string | null;
  /** What the agent is for. Its nouns make attacks fit; it is never followed as an instruction. */
  purpose: string;
  /** What to attack. */
  categories: Array<AttackCategory>;
  /** Goals of your own for the category custom: rule:ID, policy:ID, finding:ID, harness:ID, or text: and a goal in words. */
  custom_plugins?: Array<string> | null;
  /** auto, sweep, compose, best-of-n, escalate, backtrack, rewrite, persist. Default: auto. */
  strategies?: Array<string> | null;
  /** Goals for each category. */
  num_tests?: number;
  /** The budget, and how to attack. */
  provider_config?: CampaignConfig | null;
}

export interface CreateCampaignResponse {
  campaign_id: string;
  status: string;
}

/** A new evaluation. */
export interface CreateEvaluationRequest {
  /** The agent to evaluate. */
  agent_id: string;
  /** Your team. The token already names it. */
  team_id?: string | null;
  type?: string;
  /** Harnesses to run. trust_score runs reliability, security and safety, and the test sets that your team requires. With harness_type custom: your test sets, by ID or name. */
  harness_names: Array<string>;
  /** custom runs your own test sets. They never change a score; the verdict of such a run is failed if a required set fails, and else inconclusive. */
  harness_type?: HarnessType;
  /** How many prompts of each probe are sent. All plans cover all probes; preflight says how long each takes and how sure its verdict will be. */
  plan?: EvaluationPlanName;
  /** Only these probes, by id. With tags or scenarios, a probe is picked if any of them names it. A run of picked probes is partial and never passes. */
  probes?: Array<string> | null;
  /** Only probes with one of these taxonomy entries, such as owasp_llm_2025:LLM01. See /v1/taxonomies. */
  tags?: Array<string> | null;
  /** Only probes of these scenarios, such as confidentiality. */
  scenarios?: Array<string> | null;
  /** How many prompts of the plan to ask in all, drawn evenly over harnesses and their strata; all when absent. Test sets are always asked in full. */
  sample_size?: number | null;
  /** Evaluation ID to use. Generated if omitted. */
  evaluation_id?: string | null;
  /** The same seed asks the same prompts. Drawn when absent. */
  seed?: number | null;
  /** Maximum parallel prompts across all workers. */
  concurrency?: number;
  /** No more requests than this are sent, retries included. */
  max_requests?: number | null;
  /** The most tokens to send and receive. The maximum for a prompt is reserved before it is sent. An agent without max_tokens is then limited to 4096. */
  max_tokens?: number | null;
  /** No more money than this; needs prices. */
  max_cost?: number | null;
  /** An agent of the team that speaks chat completions: used as a judge for responses that no detector could decide. Its word counts in the score, apart, if its card is good enough (POST /v1/judges/{agent_id}/card); otherwise it only advises. */
  judge_agent_id?: string | null;
  /** Marks the run, such as branch:main, so that later runs can be compared with the newest one. */
  label?: string | null;
  /** Ask the agent through the gateway, behind the guards that it lives by. Such a run shows what the guards change: it never changes the agent's own score, trust stage or findings. */
  through_gateway?: boolean;
  prices?: EvaluationPrices | null;
}

export interface CreateEvaluationResponse {
  evaluation_id: string;
  status: string;
}

export interface CreateFromPresetRequest {
  /** A name for the copy. Default: the preset's. */
  name_override?: string | null;
}

export interface CreateShareLinkRequest {
  expires_in_days?: number;
  /** Also show prompts, responses and the agent's configuration. */
  include_transcripts?: boolean;
}

export interface CreateTestSetRequest {
  /** Letters, digits, spaces and . _ - */
  name: string;
  /** yaml also reads JSON. */
  format: TestFileFormat;
  /** The file as text. */
  content: string;
  /** Texts that must never appear in a response, in any form: your own secrets, 6 to 500 characters each. Stored encrypted and never returned. */
  guards?: Array<string>;
}

export interface CreateUserRequest {
  email: string;
  /** The first password. */
  password: string;
  given_name?: string | null;
  family_name?: string | null;
  /** The person's identifier in a system of yours; no two people of your teams have the same one. */
  external_user_id?: string | null;
  profile_image?: string | null;
  /** The token names the team already; any other is not found. */
  team_id?: string | null;
  /** Whether the person has to choose another password before anything else. */
  password_change_required?: boolean;
  /** At most your own. */
  role?: TeamRole;
}

export interface CreatedApiKey {
  id: string;
  client_id: string;
  name: string;
  /** The last four characters, to recognise the key by. */
  hint: string;
  scopes: Array<KeyScope>;
  /** Whether assistants may change something with it over MCP. */
  mcp_writes: boolean;
  /** The role of its creator when it was created. The key never has more permissions. */
  role: TeamRole;
  /** Who created it. If that user now has a lesser role than the one above, the key has the lesser one too. */
  user_id: string;
  status: KeyStatus;
  created_at: number;
  expires_at: number | null;
  /** Noted once a minute. */
  last_used_at: number | null;
  revoked_at: number | null;
  /** The complete key, for `Authorization: Bearer …` or as client_secret. Shown only once: null in a repeated response for an Idempotency-Key. */
  secret: string | null;
}

export interface CreatedGatewayKey {
  id: string;
  agent_id: string;
  name: string;
  /** The last four characters. */
  hint: string;
  status: "ACTIVE" | "EXPIRED" | "REVOKED";
  /** Which legs of the agent's traffic the key is for. */
  legs: Array<GatewayLeg>;
  /** If not empty, only requests with one of these `Origin` headers are let in, as browsers send it. */
  origins: Array<string>;
  /** Requests in any 60 seconds. Null: no limit. */
  requests_per_minute: number | null;
  /** Tokens in any 60 seconds. Null: no limit. */
  tokens_per_minute: number | null;
  /** Tokens per UTC day. Null: no limit. */
  tokens_per_day: number | null;
  /** Per UTC day, in the currency of your model prices. Needs a price for the agent's model. */
  money_per_day: number | null;
  /** Requests at the same time, over all gateways. */
  concurrency: number | null;
  /** Whether refusals name the guard and the rule. For development: attackers learn from it. */
  explain: boolean;
  /** Whether system messages of this client count as the operator's own and are not judged as input. */
  trusted: boolean;
  /** Since midnight UTC, up to a second ago. */
  spent_today: GatewayKeySpending;
  created_by: string;
  created_at: number;
  expires_at: number | null;
  /** Noted once a minute. */
  last_used_at: number | null;
  revoked_at: number | null;
  /** The complete key. Shown only once: null in a repeated response for an Idempotency-Key. */
  secret: string | null;
  /** Of the agent's front route. It follows the console's address. */
  path: string;
}

export interface CreatedShareLink {
  id: string;
  evaluation_id: string;
  status: ShareLinkStatus;
  includes_transcripts: boolean;
  created_by: string;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  expires_at: number;
  revoked_at: number | null;
  /** How often the report was opened. */
  opened: number;
  last_opened_at: number | null;
  /** Opens the report. Shown only once: null in a repeated response for an Idempotency-Key. */
  url: string | null;
}

export type CriticalState = "failed" | "suspected" | "held" | "unassessed" | "not_asked";

export interface CustomEstimateCost {
  low: number;
  likely: number;
  high: number;
}

export interface CustomEstimateCount {
  low: number;
  likely: number;
  high: number;
}

export interface CustomHarness {
  id: string;
  name: string;
  description: string | null;
  agent_id: string;
  persona_ids: Array<string>;
  policy_ids: Array<string>;
  status: CustomHarnessStatus;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  updated_at: number;
  team_id: string;
  workflow_id: string | null;
  /** Where the prompts are. Null until they are written. */
  storage_key: string | null;
  /** Unix seconds. */
  generated_at: number | null;
  prompt_count: number | null;
  created_by: string;
  creation_error: string | null;
  seed: number;
  max_prompts: number;
  /** Null until the rules are read. */
  coverage: CustomHarnessCoverage | null;
  fairness: CustomHarnessFairness | null;
  /** Null without one. */
  generator: CustomHarnessGenerator | null;
}

export interface CustomHarnessCoverage {
  rules: number;
  /** Decided by detectors. */
  tested: number;
  /** Asked, and unassessed unless a judge decides. */
  needs_judge: number;
  /** Can't be tested from outside, such as retention of data. */
  not_testable: number;
  /** Testable, but max_prompts left no room for them. */
  left_out: number;
  /** Tested or judged, though no one has approved them yet. */
  unreviewed: number;
}

export interface CustomHarnessCreate {
  id?: string | null;
  /** Unique in your team. */
  name: string;
  description?: string | null;
  agent_id: string;
  /** Personas of your team or presets. Without one, a neutral user asks. */
  persona_ids?: Array<string>;
  /** Active policies. Without one, rules are derived from the agent's purpose, tools and system prompt. */
  policy_ids?: Array<string>;
  /** Read instead of the agent's own system prompt if there are no policies. */
  system_prompt?: string | null;
  /** The same seed, rules and personas give the same prompts. Drawn if you omit it. */
  seed?: number | null;
  /** The most prompts that are written. Each rule gets at least six if this allows it. */
  max_prompts?: number;
  /** Tests fairness beside the rules. The report is GET /v1/evaluation-results/{evaluation_id}/fairness. */
  fairness?: CustomHarnessFairness | null;
  /** An agent of your team that rewords prompts, in addition to those that the console writes. It must use chat completions. Each rewording is checked; scene, decision and pass criteria stay the console's. Its prompts have the hook origin:model. */
  generator_agent_id?: string | null;
  /** The most calls to that agent, with 8 prompts each. */
  max_calls?: number;
}

export interface CustomHarnessEstimate {
  prompts: number;
  /** One for each turn of each prompt. */
  requests: CustomEstimateCount;
  tokens: CustomEstimateCount;
  /** At the agent's rate limit. */
  seconds: CustomEstimateCount;
  /** Null without prices. */
  cost: CustomEstimateCost | null;
  basis: "earlier_runs" | "typical_answers";
  coverage: CustomHarnessCoverage;
}

export interface CustomHarnessEstimateRequest {
  agent_id: string;
  /** Personas of your team or presets. Without one, a neutral user asks. */
  persona_ids?: Array<string>;
  /** Active policies. Without one, rules are derived from the agent's purpose, tools and system prompt. */
  policy_ids?: Array<string>;
  /** Read instead of the agent's own system prompt if there are no policies. */
  system_prompt?: string | null;
  /** The most prompts that are written. Each rule gets at least six if this allows it. */
  max_prompts?: number;
  /** Tests fairness beside the rules. The report is GET /v1/evaluation-results/{evaluation_id}/fairness. */
  fairness?: CustomHarnessFairness | null;
  prices?: CustomHarnessPrices | null;
}

export interface CustomHarnessFairness {
  /** Demographic dimensions, whose values are compared. A control to which no one should react is added if there is none among them. */
  dimension_ids: Array<string>;
  /** How many requests each value gets, each in a conversation of its own. */
  requests?: number;
  /** `twins`: harmless requests about the harness's own rules, where words answer them; everyday requests make up the number. Better for an agent with a narrow purpose, which refuses most everyday requests to anyone. */
  source?: "everyday" | "twins";
  /** Alike means: within so much. */
  margin?: number;
}

export interface CustomHarnessGenerator {
  agent_id: string;
  max_calls: number;
  /** Sent so far. */
  calls: number;
  /** Calls without a usable response: prose, a refusal, an error. */
  unread: number;
  /** Rewordings that are prompts now. */
  adopted: number;
  /** Rewordings that lost a number or a name, were too long, had an address, or said the same. */
  refused: number;
}

export interface CustomHarnessLineage {
  /** The rule's words. */
  principle: string;
  /** How the response is decided. */
  theme: string;
  policy_section: string;
  persona: string;
  /** variant:…, check:…, rule:…, policy:…, engine:…, language:…, origin:model for a rewording by an agent of yours, and unreviewed if no one approved the rule. */
  diagnostic_hooks: Array<string>;
}

export interface CustomHarnessListItem {
  id: string;
  name: string;
  description: string | null;
  agent_id: string;
  persona_ids: Array<string>;
  policy_ids: Array<string>;
  status: CustomHarnessStatus;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  updated_at: number;
  agent_name: string | null;
  prompt_count: number | null;
}

export interface CustomHarnessListResponse {
  results: Array<CustomHarnessListItem>;
  /** Number of harnesses that match the filters, on all pages. */
  total: number;
  /** Send it as `cursor`. Null on the last page. */
  next_cursor: string | null;
}

export interface CustomHarnessPersona {
  id: string;
  name: string;
  intent: string;
  /** As the persona says. */
  language: string;
  /** The language of its prompts: English if there are none in its own. */
  prompts_language: string;
}

export interface CustomHarnessPrices {
  prompt_per_million: number;
  completion_per_million: number;
}

export interface CustomHarnessProgress {
  done: number;
  total: number;
}

export interface CustomHarnessPrompt {
  dimension_name: string;
  /** All turns. */
  prompt_text: string;
  pass_criteria: string;
  lineage: CustomHarnessLineage;
}

export interface CustomHarnessResponse {
  harness: CustomHarness;
  workflow: WorkflowStatusInfo | null;
  /** As they were when the harness was made. */
  rules: Array<CustomHarnessRule>;
  /** As they were when the harness was made. */
  personas: Array<CustomHarnessPersona>;
}

export interface CustomHarnessRule {
  id: string;
  /** The document's own number. */
  rule_id: string;
  words: string;
  policy_id: string;
  policy_name: string;
  section: string;
  severity: string;
  /** How it is decided, such as withheld or tool-after. */
  check: string;
  covered: "tested" | "needs_judge" | "not_testable" | "left_out";
  unreviewed: boolean;
}

export type CustomHarnessStatus = "draft" | "active" | "archived" | "failed";

export interface CustomReport {
  evaluation_id: string;
  status: string;
  threshold: number;
  /** Changes no score and no trust stage of the agent. */
  verdict: "passed" | "failed" | "inconclusive";
  reason: string;
  harnesses: Array<CustomReportHarness>;
  /** Attempts to break rules: passed if the rule held. */
  breach: CustomReportFigure;
  /** On the border of rules. */
  edge: CustomReportFigure;
  /** Harmless requests on the same matter: passed if served. */
  twin: CustomReportFigure;
  policies: Array<CustomReportPolicy>;
  rules: Array<CustomReportRule>;
  personas: Array<CustomReportPersona>;
  cells: Array<CustomReportCell>;
  coverage: CustomHarnessCoverage;
}

export interface CustomReportCell {
  /** The id of the rule. */
  rule: string;
  /** The id of the persona. */
  persona: string;
  /** Attempts to break rules: passed if the rule held. */
  breach: CustomReportFigure;
  /** On the border of rules. */
  edge: CustomReportFigure;
  /** Harmless requests on the same matter: passed if served. */
  twin: CustomReportFigure;
}

export interface CustomReportFigure {
  passed: number;
  failed: number;
  /** In no denominator. */
  unassessed: number;
  /** Of the unassessed, what a judge says. */
  judged_passed: number;
  judged_failed: number;
  /** Passed out of assessed, from 0 to 1. */
  rate: number | null;
  /** Lower bound of the 95% interval. */
  low: number | null;
  high: number | null;
}

export interface CustomReportHarness {
  id: string;
  name: string;
  harness: string;
}

export interface CustomReportPersona {
  id: string;
  name: string;
  intent: string;
  /** Attempts to break rules: passed if the rule held. */
  breach: CustomReportFigure;
  /** On the border of rules. */
  edge: CustomReportFigure;
  /** Harmless requests on the same matter: passed if served. */
  twin: CustomReportFigure;
}

export interface CustomReportPolicy {
  policy_id: string;
  policy_name: string;
  /** Attempts to break rules: passed if the rule held. */
  breach: CustomReportFigure;
  /** On the border of rules. */
  edge: CustomReportFigure;
  /** Harmless requests on the same matter: passed if served. */
  twin: CustomReportFigure;
}

export interface CustomReportRule {
  id: string;
  /** The document's own number. */
  rule_id: string;
  words: string;
  policy_id: string;
  policy_name: string;
  section: string;
  severity: string;
  check: string;
  covered: "tested" | "needs_judge" | "not_testable" | "left_out";
  /** Why, in a sentence. Rules about tools can't be tested on an agent that calls none. */
  not_testable_because: string | null;
  unreviewed: boolean;
  /** Attempts to break rules: passed if the rule held. */
  breach: CustomReportFigure;
  /** On the border of rules. */
  edge: CustomReportFigure;
  /** Harmless requests on the same matter: passed if served. */
  twin: CustomReportFigure;
}

export interface DashboardResponse {
  time_to_trust: TimeToTrustMetrics;
  fleet_health: FleetHealthMetrics;
  adaptivity: AdaptivityMetrics;
  /** What needs someone's attention. */
  attention: FleetAttention;
  /** In the requested order, without archived agents. */
  agents: Array<AgentTrustCard>;
}

export type DataAccessScope = "own" | "team" | "organization" | "global";

export interface DataPoint {
  /** When the step began, in seconds. */
  timestamp: number;
  value: number;
}

export interface DeclineInvitationRequest {
  /** From the fragment of the link; not needed when signed in. */
  token?: string | null;
}

/** Another agent that this one delegates work to. */
export interface DelegatedAgent {
  /** URL of the other agent. */
  url: string;
  /** URL of its agent card. */
  agent_card_url?: string | null;
  /** Display name. */
  name?: string | null;
  /** What it can do. */
  capabilities?: Array<string> | null;
}

/** Something in which people differ. */
export interface DemographicDimension {
  id: string;
  name: string;
  display_name: string;
  /** Whether people must not be treated differently by it. A control dimension is not protected: it shows the noise. */
  protected_class: boolean;
  description?: string | null;
  created_at: number;
  /** Null in lists. */
  values?: Array<DemographicValue> | null;
  /** It comes with the console and can't be changed. */
  built_in: boolean;
}

export interface DemographicDimensionCreate {
  /** Lower-case letters, digits and underscores. Names of built-in dimensions are taken. */
  name: string;
  display_name: string;
  /** Whether people must not be treated differently by it. A control dimension is not protected: it shows the noise. */
  protected_class?: boolean;
  description?: string | null;
}

export interface DemographicDimensionUpdate {
  display_name?: string | null;
  protected_class?: boolean | null;
  description?: string | null;
}

export interface DemographicValue {
  id: string;
  dimension_id: string;
  value: string;
  display_name?: string | null;
  /** Whatever you want to keep with the value. `expressions` says it in words, by language: `self` is said by the person (I am 75 years old), `about` of the person (a 75-year-old person). Fairness tests change nothing but these words. */
  value_metadata?: Record<string, unknown> | null;
  sort_order: number;
  created_at: number;
}

export interface DemographicValueCreate {
  /** Unique in its dimension. */
  value: string;
  display_name?: string | null;
  /** Whatever you want to keep with the value. `expressions` says it in words, by language: `self` is said by the person (I am 75 years old), `about` of the person (a 75-year-old person). Fairness tests change nothing but these words. At most 16,000 characters of JSON. */
  metadata?: Record<string, unknown> | null;
  /** Values are listed by it, then by creation. */
  sort_order?: number;
}

export interface DemographicValueUpdate {
  value?: string | null;
  display_name?: string | null;
  metadata?: Record<string, unknown> | null;
  sort_order?: number | null;
}

export interface DescriptionGene {
  kind: "tool.description";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  tool: string;
  value: string;
}

export interface DescriptionGeneInput {
  kind: "tool.description";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  tool: string;
  value: string;
}

export interface DetectionDetails {
  /** What decided, if it is a hit. */
  rule: string | null;
  /** Where in the text as given, in UTF-16 units. At most 200. */
  spans: Array<GuardSpan>;
  /** What would follow if every guard enforced. */
  action: "allow" | "flag" | "mask" | "rewrite" | "deny_call" | "refuse" | "block";
  /** The channel that the text was judged on. */
  channel?: "user" | "document" | "tool_call" | "tool_result" | "output";
  /** The guard that decided. */
  guard: string | null;
  method: string | null;
  /** Of the method. */
  version: string | null;
  /** In which form of the text it was found, if not in the text as given: normalized, folded or decoded. */
  view: string | null;
  /** Why it could not be judged. */
  why?: "not_covered" | "unreadable" | "too_late" | "failed" | "unavailable" | null;
  detail?: string | null;
  elapsed_us: number;
  /** Parameters that were not used. */
  ignored?: Array<string>;
}

export interface DetectionInput {
  /** A response of the agent. Judged as output unless `detection_method` says otherwise. */
  response?: string | null;
  /** What was asked, as context. */
  question?: string | null;
  /** A text of the user. Judged if there is no response, or by a method that judges no responses. */
  prompt?: string | null;
  /** The channel: user, document, tool_call, tool_result or output. */
  detection_method?: string | null;
}

export interface DetectionOutput {
  /** From 0 to 1. */
  score: number;
  /** flagged, clean, or unassessed if no guard could judge. Unassessed never means clean. */
  label?: string | null;
  details?: DetectionDetails | null;
}

export interface DetectionParams {
  api_key_proxy?: string | null;
  hub?: string | null;
  model?: string | null;
}

export interface DetectionRequest {
  /** Yours, and unique in the team. Without a slash, because it is part of a path. */
  id: string;
  /** A guard method, such as `injection-user`, or `config:` and the id of a guard config, or `rule:` and the id of a guard rule. */
  detector_id: string;
  /** Not used by methods that run in the console. `details.ignored` names what was not used. */
  detector_params?: DetectionParams;
  detector_inputs: Array<DetectionInput>;
}

export interface DetectionResponse {
  id: string;
  /** CREATED, PROCESSING, COMPLETED or ERROR. */
  status: string;
  /** Null 24 hours after the request. */
  detector_inputs?: Array<DetectionInput> | null;
  /** One for each input, in order. */
  detector_outputs?: Array<DetectionOutput>;
  error_message?: string | null;
}

export interface DetectorCard {
  name: string;
  /** What it means when it finds something. */
  finds: string;
  /** Labeled responses that it was measured on, and not tuned on. */
  answers: number;
  families: number;
  /** Share of undecided responses. */
  undecided: number;
  /** Precision with 95% confidence interval. */
  precision: DetectorShare;
  /** Recall with 95% confidence interval. */
  recall: DetectorShare;
  f1: DetectorShare;
  /** What your team's people found: triage of this detector's findings, and labels on its responses. People choose what they label, so this is not a random sample. */
  in_the_field: DetectorFieldRecord;
}

export interface DetectorFieldCounts {
  /** Found, and people say it is there. */
  hits: number;
  /** Not found, and people say it is there. */
  misses: number;
  /** Not found, and people say it is not there. */
  rejections: number;
  /** Found, and people say it is not there. */
  alarms: number;
  hardAlarms: number;
  /** The detector could not tell; people say it is there. */
  undecidedFound: number;
  /** The detector could not tell; people say it is not there. */
  undecidedAbsent: number;
}

export interface DetectorFieldLabels {
  detector: string;
  /** Responses that people decided. */
  labels: number;
  /** Those that the detector had decided the other way. */
  wrong: number;
  counts: DetectorFieldCounts;
}

export interface DetectorFieldRecord {
  /** Failures in the newest 1,000 findings of this detector. */
  findings: number;
  /** Those that were marked fixed, accepted or false positive. */
  reviewed: number;
  /** Those that were marked false positive. */
  marked_wrong: number;
  /** Responses it assessed that people then decided. */
  labels: number;
  /** Those that it had decided the other way. */
  wrong: number;
}

export interface DetectorFieldRecords {
  results: Array<DetectorFieldLabels>;
}

export interface DetectorList {
  results: Array<DetectorCard>;
}

export interface DetectorShare {
  value: number | null;
  low: number | null;
  high: number | null;
}

export interface DeviceCode {
  /** For the program alone. Shown only once. */
  device_code: string;
  user_code: string;
  /** Where a signed-in person enters the user code. */
  verification_uri: string;
  /** Seconds. */
  expires_in: number;
  /** Seconds between two polls. */
  interval: number;
}

export interface DeviceCodeRequest {
  /** What asks, as the person who decides will read it. */
  client: string;
  /** What the key will be able to do. */
  scope?: "full" | "read" | "evaluations" | "guards" | "redteam";
}

export interface DeviceDecision {
  /** False: the program is told that it was denied. */
  approve: boolean;
}

export interface DeviceKey {
  /** The API key, for `Authorization: Bearer …`. Shown only once. */
  key: string;
  key_id: string;
  name: string;
  scopes: Array<KeyScope>;
  team_id: string;
  expires_at: number | null;
}

export interface DeviceLogin {
  /** As the program calls itself. Nothing vouches for it. */
  client: string;
  scope: KeyScope;
  /** The network address that it asks from. */
  address: string;
  created_at: number;
  expires_at: number;
}

export interface DeviceTokenRequest {
  device_code: string;
}

export interface DimensionListResponse {
  results: Array<DemographicDimension>;
  /** Number of dimensions that match the filters, on all pages. */
  count: number;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
}

export interface EditGenomeRequest {
  /** The version that was edited. Default: the latest. Later changes are merged in. */
  base_version?: number | null;
  /** The complete list of genes. Send either this or agent_system_prompt. */
  genes?: Array<GeneInput> | null;
  /** A new system prompt, to be split into segments. Unchanged segments keep their names and locks. */
  agent_system_prompt?: string | null;
  note?: string | null;
}

export interface EndedApiKeys {
  /** How many keys ended. */
  ended: number;
}

export interface EnvironmentSettings {
  /** Nobody approves a rule that they wrote or changed, or whose document they brought in. */
  four_eyes: boolean;
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

export type ErrorCorrection = "applied" | "partly" | "not_possible" | "none_needed";

export interface EvaluationArchive {
  evaluation_id: string;
  /** Where its prompts, responses and log are: in the database, or in the store, or on the way. */
  state: "present" | "archiving" | "archived" | "restoring";
  /** What the console keeps archives in. Null: it has no store, and nothing can be archived. */
  store: "folder" | "s3" | null;
  /** Why it can't be archived now. */
  hold: "in_progress" | "rescoring" | "judging" | "newest" | "baseline" | "finding" | "shared" | "proposal" | null;
  /** The same as a sentence. */
  hold_reason: string | null;
  /** Why the last try failed. Unless it is damaged, it is tried again. */
  problem: string | null;
  requested_at: number | null;
  archived_at: number | null;
  /** In the archive. */
  rows: number | null;
  /** Before compression. */
  bytes: number | null;
  stored_bytes: number | null;
}

export interface EvaluationBestCase {
  score: number;
  high: number;
}

export interface EvaluationComparison {
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  /** The run that was named in the query. */
  before: ComparisonSide;
  /** The run that was named in the path. */
  after: ComparisonSide;
  /** paired: both runs sent the same prompts, and those with different outcomes decide (McNemar, exact). two samples: shares are compared within each probe (Fisher; overall Cochran, Mantel and Haenszel). */
  method: string;
  /** Whether both runs sent the same prompts (`same_plan`), how they differ (`differences`: harnesses, plan, probes, sample, seed), and what is therefore compared, as text. */
  comparability: Comparability;
  /** Both scores; `verdict`: better, worse, no_difference_shown or not_comparable; `effect`: the difference in the share of passed prompts with its 95% interval. A difference is shown where the whole interval lies on one side of zero. `difference`, of the scores, is null where the harnesses differ. */
  overall: ComparisonChange;
  dimensions: Array<ComparisonDimensionChange>;
  /** Those that changed beyond doubt first, then the least likely by luck, then those with most prompts that went the other way. */
  probes: Array<ComparisonProbeChange>;
  /** Prompts of both runs whose outcome changed, new failures first, at most 200: `probe` with its `title`, `before_seq`, `after_seq`, and `to`, the new outcome. */
  changed: Array<ChangedPrompt>;
  /** Probes of which only one of the runs assessed anything. */
  not_compared: NotComparedProbes;
  /** Agent changes: how requests were sent (`asked`), the system prompt word by word, other fields (`configuration`), the guard configuration (`guard`), and the genome version (`genome`; null if no genome was extracted from that configuration, and then only `config_etag` shows whether it differs). */
  agent: ComparedAgent;
}

export interface EvaluationControl {
  control: EvaluationControlName;
  title: string;
  /** Unknown if too few of its questions got an answer. The probes that depend on it were asked then. */
  result: EvaluationControlResult;
  asked: number;
  /** Answers that showed it. For liveness, different answers. */
  met: number;
  /** Questions without an answer. */
  errors: number;
  reason: string;
  /** Probes that depend on it. They are not asked if it is not met. */
  probes: Array<string>;
}

export type EvaluationControlName = "liveness" | "system_message" | "planted_text" | "tools" | "multi_turn";

export type EvaluationControlResult = "met" | "not_met" | "unknown";

/** In the currency of the prices. */
export interface EvaluationCostRange {
  low: number;
  /** The figure to plan with. */
  likely: number;
  high: number;
  /** What you set as the most; null without a cap. */
  cap: number | null;
}

export interface EvaluationDimensionFigure {
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
  scenarios: Record<string, EvaluationFigure>;
}

export interface EvaluationEnded {
  evaluation_id: string;
  status: string;
}

export interface EvaluationFigure {
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
}

export interface EvaluationFigures {
  /** The mean of the dimensions, with the verdict of the whole run, which the mean does not decide. */
  overall?: EvaluationOverallFigure;
  reliability?: EvaluationDimensionFigure;
  security?: EvaluationDimensionFigure;
  safety?: EvaluationDimensionFigure;
}

export interface EvaluationFinding {
  id: string;
  /** Whether an evaluation or a red-team campaign found it. */
  source: FindingSource;
  /** The latest campaign that found it, which may be deleted since. Null for findings of evaluations. */
  campaign_id: string | null;
  /** Goals that campaigns broke in this way, in all of them. */
  occurrences: number;
  /** The run of the example: the latest in which it failed. Null for findings of campaigns. */
  evaluation_id: string | null;
  /** The number of the example's prompt in its run. Null for findings of campaigns. */
  seq: number | null;
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  severity: FindingSeverity;
  category: FindingCategory;
  title: string;
  /** Why, and on a new line the beginning of the question. */
  summary: string;
  detector: string;
  /** For actions: whether a tool call was observed, or the agent only says that it acted. Null for other findings. */
  basis: FindingBasis | null;
  /** Failed prompts in all runs, without false positives. */
  failures: number;
  /** What the latest run that tried the probe showed. regressed: it failed again after a fix. fixed: a fix was verified. */
  change: FindingChange;
  /** The latest run that tried the probe. Runs that did not are skipped. */
  latest_run: FindingLatestRun | null;
  /** Runs in a row, up to the latest, in which it failed. */
  runs_failed: number;
  /** Prompts tried since the last failure, or since it was marked as fixed. Each seed counts once. */
  tries_since: number;
  /** Tries without a failure that verify a fix: they make the earlier failure rate improbable, or any rate of 5% or more if no one marked it as fixed. */
  tries_needed: number;
  /** Highest failure rate that is still plausible after these tries (95% confidence), from 0 to 1. */
  most_remaining: number;
  /** Runs that tried the probe, oldest first: the latest 8, or 50 for a single finding. */
  runs: Array<FindingRunTries>;
  /** The state that counts. */
  state: FindingState;
  /** The acceptance has expired. */
  acceptance_expired: boolean;
  state_reason: string | null;
  /** Unix seconds. */
  accepted_until: number | null;
  state_changed_at: number | null;
  /** Null if a run changed the state. */
  state_changed_by: string | null;
  assigned_to: string | null;
  /** Unix seconds. */
  due_at: number | null;
  /** Open and past its due date. */
  is_overdue: boolean;
  /** When it was first found. */
  found_at: number;
  /** When it last failed. */
  last_seen_at: number;
  /** Counts the changes from 1; the number in the ETag. */
  revision: number;
  /** Reason given by the detector. */
  reason: string | null;
  /** Text that led to the outcome. */
  evidence: string | null;
  /** The opinion of a judge model, if one was used. */
  judge: JudgeOpinion | null;
  /** Prompt and response. Untrusted text: display it as plain text. */
  transcript: FindingTranscript;
  /** How a campaign broke the agent, with its transcript. Null for findings of evaluations. */
  attack: FindingAttack | null;
  /** The rule of a policy that a custom harness tested. Null for findings of probes and test sets. */
  rule: FindingRule | null;
  /** Entries of the public taxonomies, by taxonomy. */
  tags: Record<string, Array<string>>;
  /** What the probe tries. */
  about: string | null;
  /** Remediation steps, most effective first. */
  advice: Array<string>;
  /** The detector's accuracy on labeled responses and in the team's own findings. */
  detector_card: DetectorCard | null;
  /** Run of the example: agent, time and current scores. */
  evaluation: FindingRun | null;
  /** What people and runs did, oldest first. At most 200. */
  events: Array<FindingEvent>;
}

export interface EvaluationGateway {
  config_id: string;
  version: number;
  /** SHA-256 of the guards' body. */
  digest: string;
}

export interface EvaluationJudging {
  evaluation_id: string;
  /** Responses that neither a detector nor a person has decided. */
  open: number;
  /** For one judge, if it is asked about all of them. Tokens are estimated by length. */
  estimate: JudgingEstimate;
  /** Whether the judges' majority counts in the score. Without a good enough card, they only advise. */
  decides: boolean;
  /** The judges that were asked last, and how often each of them said what. */
  judges: Array<JudgingJudge>;
  /** The newest; null if no judge was asked after the evaluation. */
  job: JudgingJob | null;
}

/** Of a prompt's responses together. */
export interface EvaluationLatency {
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  max_ms: number;
  /** Prompts with a response. */
  prompts: number;
}

export interface EvaluationList {
  evaluations: Array<EvaluationStatusResponse>;
  /** The address of the next page. Empty on the last page. */
  more: Array<EvaluationListMore>;
}

export interface EvaluationListItem {
  evaluation_id: string;
  team_id: string;
  created_by: string | null;
  created_at: number | null;
  completed_at: number | null;
  agent_id: string | null;
  agent_name: string | null;
  status: string;
  verdict: EvaluationVerdict | null;
}

export interface EvaluationListMore {
  /** Send it as `cursor`. */
  cursor: string;
  /** The next page, with the filters of this one. */
  href: string;
}

export interface EvaluationListResponse {
  results: Array<EvaluationListItem>;
  total: number;
}

export interface EvaluationLogs {
  /** One line for each event, oldest first. */
  logs: string;
}

export interface EvaluationNamedFigure {
  name: string;
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
}

export interface EvaluationNotTestable {
  /** The probe's id. */
  id: string;
  dimension: string;
  scenario: string;
  /** What the agent was seen not to be able to do. */
  because: string;
}

export type EvaluationOutcome = "failed" | "resisted" | "unassessed";

export interface EvaluationOverallFigure {
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
  /** The verdict and what decides it, such as Failed: confidentiality. */
  headline?: string;
  /** What fails the run first, then what keeps it from passing. Empty for a pass, absent in old runs. */
  reasons?: Array<EvaluationVerdictReason>;
}

export interface EvaluationPerformance {
  evaluation_id: string;
  status: EvaluationRunStatus;
  /** Unix seconds. */
  created_at: number;
  completed_at: number | null;
  /** With a result. */
  prompts: number;
  /** Without a response that could be assessed, because of an error. */
  errors: number;
  /** Null if no prompt got a response. */
  latency: EvaluationLatency | null;
  /** Retries and controls included. */
  requests: number;
  /** Null in runs from before they were kept. */
  retries: number | null;
  /** Sent and received; estimated by length for responses that don't say it. */
  tokens: number;
  /** As the agent says; null if it does not. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** In the currency of the run's prices; null without prices. */
  cost: number | null;
  /** The slowest first. */
  probes: Array<EvaluationProbePerformance>;
}

export interface EvaluationPlan {
  name: EvaluationPlanName;
  /** Leaves out a dimension or some probes, and so never passes. */
  partial: boolean;
  probes: number;
  /** Of those, the ones that fail the run if they fail. */
  critical_probes: number;
  taxonomies: Array<EvaluationPlanTaxonomy>;
  /** Of the agent that half_width is computed for, from 0 to 1. */
  assumed_pass_rate: number;
  /** Expected half-width of the 95% confidence interval of the overall score, from 0 to 1, with the errors of the detectors. Null if no standard probe is asked. */
  half_width: number | null;
  /** The failure rate, from 0 to 1, from which each critical probe keeps the run from passing in 95 of 100 runs, with the errors of the detectors. Null without critical probes, or if even one that always fails can go unnoticed more often. */
  smallest_failure_rate: number | null;
}

export type EvaluationPlanName = "quick" | "standard" | "deep";

export interface EvaluationPlanTaxonomy {
  name: string;
  title: string;
  /** Entries that a probe of the plan tests. */
  covered: number;
  /** Entries that can be tested with prompts. */
  testable: number;
}

export interface EvaluationPreflight {
  plan: EvaluationPlan;
  prompts: number;
  /** Prompts of each harness. */
  by_harness: Record<string, number>;
  requests: EvaluationRequestRange;
  tokens: EvaluationTokenRange;
  seconds: EvaluationTimeRange;
  /** Null without prices. */
  cost: EvaluationCostRange | null;
  /** The agent's rate limit, which the run keeps. */
  requests_per_minute: number;
  /** The assumed length of responses: as in this agent's newest completed run of each harness, or 30 to 200 tokens (90 likely) for an agent that was never evaluated. */
  basis: "earlier_runs" | "typical_answers";
  /** Why the run may pause before its end. */
  warnings: Array<string>;
}

/** What the agent's tokens cost, in any currency; the caps and sums are in the same. */
export interface EvaluationPrices {
  /** Of a million tokens sent. */
  prompt_per_million: number;
  /** Of a million tokens answered. */
  completion_per_million: number;
}

export interface EvaluationProbeFigure {
  id: string;
  /** The probe's name. */
  title: string;
  dimension: string;
  scenario: string;
  family: string;
  /** The detectors whose accuracy the score was corrected with, separated by commas. */
  corrected_by: string | null;
  /** For a critical probe: failed fails the run. Null if the probe is not critical. */
  critical?: CriticalState | null;
  /** For a critical probe: prompts in which the agent did what the probe looks for. */
  bad?: number | null;
  /** What the agent did in those prompts, as a sentence. */
  hole?: string | null;
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
  severity: FindingSeverity;
}

export interface EvaluationProbePerformance {
  harness: string;
  probe: string;
  /** The probe's name. */
  title: string;
  prompts: number;
  errors: number;
  latency: EvaluationLatency | null;
  retries: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost: number | null;
}

export interface EvaluationProgress {
  /** Prompts in all; null until the plan is written. */
  planned: number | null;
  done: number;
  resisted: number;
  failed: number;
  /** No response, or one that could not be assessed. Never counted as passed. */
  unassessed: number;
  /** Unassessed prompts that failed with an error. */
  errors: number;
  in_flight: number;
  /** Sent so far, retries included. */
  requests: number;
  tokens: number;
  /** Null without prices. */
  cost: number | null;
  /** Null if it can't be estimated yet. */
  eta_seconds: number | null;
}

/** What the prompt took. */
export interface EvaluationPromptPerformance {
  /** Of all responses together; null without one. */
  latency_ms: number | null;
  /** As the agent says; null if it does not. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** Retries included. Null in runs from before it was kept. */
  requests: number | null;
  retries: number | null;
  /** In the currency of the run's prices; null without prices. */
  cost: number | null;
  /** Leads to the prompt's trace, while it is kept. */
  trace_id: string | null;
}

export interface EvaluationPromptResult {
  seq: number;
  harness: string;
  scenario: string | null;
  probe: string;
  /** The probe's name. */
  title: string;
  severity: FindingSeverity | null;
  state: "planned" | "sent" | "observed";
  outcome: EvaluationOutcome | null;
  is_error: boolean;
  reason: string | null;
  detector: string | null;
  /** Text that led to the outcome. */
  evidence: string | null;
  /** For actions: tool_call or claim. */
  basis: string | null;
  /** What the judge said that was asked during the run. */
  judge: JudgeOpinion | null;
  /** What each judge said, also of those that were asked later. */
  judges: Array<JudgeVote>;
  question: TranscriptPrompt;
  answers: Array<TranscriptResponse>;
  attempts: number;
  sent_at: number | null;
  observed_at: number | null;
  /** Null until there is a result. */
  performance: EvaluationPromptPerformance | null;
  /** What people decided, which counts instead of the outcome. A disputed response counts as unassessed. */
  review: ReviewDecision | null;
}

export type EvaluationReasonKind = "lifeless" | "own_secret" | "critical_probe" | "required_set" | "dimension" | "suspected_probe" | "nothing_assessed" | "unassessed" | "scenario_unassessed" | "not_testable" | "critical_unassessed" | "required_set_unassessed" | "few_prompts" | "threshold_inside" | "partial";

export interface EvaluationReport {
  evaluation_id: string;
  /** Unix seconds. */
  generated_at: number;
  formats: Array<EvaluationReportLink>;
}

export interface EvaluationReportLink {
  format: ReportFormat;
  media_type: string;
  /** Where to get it, with the same token. */
  url: string;
}

export interface EvaluationRequestParams {
  type: string;
  plan: EvaluationPlanName;
  /** The picked probes; null for all. */
  probes: Array<string> | null;
  sample_size: number | null;
  seed: number;
}

/** One for each turn of each prompt; the high end allows for retries. */
export interface EvaluationRequestRange {
  low: number;
  /** The figure to plan with. */
  likely: number;
  high: number;
  /** What you set as the most; null without a cap. */
  cap: number | null;
}

export interface EvaluationResults {
  evaluation_id: string;
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  status: string;
  /** Of the overall score; null until the run is completed. */
  verdict: EvaluationVerdict | null;
  /** Reviewers' labels were given that the verdict doesn't include yet. It will within seconds. */
  rescoring: boolean;
  /** Scores with their intervals and verdicts: overall, by dimension, by scenario and by probe; and the coverage of each taxonomy. */
  report: EvaluationScores | null;
  /** Static check results. Not part of the score. */
  inspection: Array<StaticCheckResult>;
  /** Prompts with responses and outcomes. */
  results: Array<EvaluationPromptResult>;
  next_cursor: string | null;
}

export interface EvaluationRetention {
  /** Evaluations that are older are archived. Null: none is by itself. */
  archive_after_days: number | null;
  /** Evaluations that are older are deleted, with their findings and archives. Null: none is by itself. */
  delete_after_days: number | null;
  /** What the console keeps archives in. Null: it has no store, and nothing is archived. */
  store: "folder" | "s3" | null;
  /** Evaluations that are archived. */
  archived: number;
  /** Evaluations that these rules archive next, of the oldest 1000. */
  to_archive: number;
  /** Evaluations that these rules delete next, of the oldest 1000. */
  to_delete: number;
  /** Evaluations that are old enough and stay, because they are in use. */
  kept: Array<RetentionKept>;
  updated_at: number | null;
}

export interface EvaluationReview {
  evaluation_id: string;
  agent_id: string;
  agent_name: string | null;
  status: string;
  /** Labels were given that the verdict and the figures don't include yet. They will within seconds. */
  rescoring: boolean;
  verdict: EvaluationVerdict | null;
  threshold: number | null;
  figures: EvaluationFigures | null;
  /** Prompts that got no response. There is nothing to label; retry them instead. */
  errors: number;
  outcomes: Array<ReviewOutcomeCounts>;
  probes: Array<ReviewProbeCounts>;
  /** The most frequent, at most 50. */
  reasons: Array<ReviewReasonCounts>;
  detectors: Array<ReviewDetectorCounts>;
  agreement: ReviewAgreement;
  /** Of the detectors in this run: labels of all runs of the team. People choose what they label, and unassessed responses are hard, so this is not a random sample. */
  field_records: Array<DetectorFieldLabels>;
}

export type EvaluationRunStatus = "running" | "paused" | "completed" | "failed" | "cancelled";

export interface EvaluationScenarioFigure {
  name: string;
  dimension: string;
  /** From 0 to 1, corrected for detector errors where possible. Null if nothing was assessed. */
  score: number | null;
  /** The score without that correction. */
  judged: number | null;
  /** Lower bound of the 95% confidence interval, with detector errors and unassessed responses. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
  /** Assessed prompts. */
  n: number;
  /** Passed prompts. */
  resisted: number;
  failed: number;
  unassessed: number;
  /** Unassessed share of the weight, from 0 to 1. Above 0.2, nothing passes. Absent in old runs. */
  unassessed_share?: number;
  /** Unassessed prompts that ended in an error. */
  errors: number;
  /** Passed prompts that a reviewer marked as false positives. */
  overruled: number;
  /** Score and lower bound if every unassessed response had failed. Null if nothing was asked; absent in old runs. */
  worst?: EvaluationWorstCase | null;
  /** Score and upper bound if every unassessed response had passed. */
  best?: EvaluationBestCase | null;
  /** Whether the score is corrected for detector errors. If not_possible, a deciding detector is not accurate enough: the score is as judged, and the interval includes what that leaves open. Absent in old runs. */
  correction?: ErrorCorrection;
  /** Assessed prompts that people decided. Absent in runs scored before there was a review queue. */
  by_person?: number;
  /** Assessed prompts that a judge with a sufficient card decided. */
  by_judge?: number;
  /** Unassessed prompts that reviewers disagree about. */
  disputed?: number;
  verdict: EvaluationVerdict;
  reason: string;
  /** About how many more prompts would decide an inconclusive verdict. Null if no number would. */
  further_prompts: number | null;
}

export interface EvaluationScores {
  seed: number;
  threshold: number;
  /** Bootstrap samples behind the confidence intervals. */
  replicates: number;
  scores: Record<string, number | null>;
  /** The mean of the dimensions, with the verdict of the whole run, which the mean does not decide. */
  overall: EvaluationOverallFigure;
  /** Probes that fail the run if they fail, as set when the run ended. Absent in old runs. */
  critical?: Array<string>;
  /** Dimensions that a pass needs and that were not evaluated. */
  missing?: Array<string>;
  /** The run was limited to some probes. */
  picked?: boolean;
  /** Responses with the agent's own API key or token in them. */
  own_secrets?: number;
  /** What the run found out about the agent before it tested it. Absent in old runs. */
  controls?: Array<EvaluationControl>;
  /** Probes that were not asked, because the agent lacks what they need. */
  not_testable?: Array<EvaluationNotTestable>;
  /** Your own tests. They are part of no score; a required set that fails, fails the run. */
  test_sets?: Array<EvaluationTestSet>;
  dimensions: Array<EvaluationNamedFigure>;
  scenarios: Array<EvaluationScenarioFigure>;
  probes: Array<EvaluationProbeFigure>;
  coverage: Array<TaxonomyCoverage>;
  /** Why responses could not be assessed, the most frequent reason first. Absent in old runs. */
  unassessed_by_reason?: Array<UnassessedReason>;
  /** The same with the majority of the judges counted; null without a judge. */
  judged: JudgedOutcomes | null;
}

export interface EvaluationSettings {
  /** A dimension passes when its lower bound reaches this. */
  trust_threshold: number;
  /** Probes that fail a run if they fail. */
  critical_probes: Array<string>;
  /** True if this is the list that the console ships. */
  critical_probes_default: boolean;
  /** Whether reports can be shared by link. Off unless switched on. */
  share_links: boolean;
  /** Null if the default applies. */
  updated_at: number | null;
  updated_by: string | null;
}

export interface EvaluationSettingsUpdate {
  /** From 0.01 to 1. Omitted: unchanged. */
  trust_threshold?: number;
  /** IDs of the probes that fail a run if they fail. Null: the list that the console ships. Omitted: unchanged. */
  critical_probes?: Array<string> | null;
  /** Whether reports can be shared by link. While it is off, no link opens. Omitted: unchanged. */
  share_links?: boolean;
}

export interface EvaluationStatusResponse {
  evaluation_id: string;
  /** running, paused, completed, failed or cancelled. */
  status: string;
  /** From 0 to 1, by dimension and overall; corrected for the errors of detectors where their cards allow it. */
  scores: Record<string, number> | null;
  /** passed, failed or inconclusive: of the overall score's interval against the threshold. */
  verdict: string | null;
  /** Reviewers' labels were given that the verdict doesn't include yet. It will within seconds. */
  rescoring: boolean;
  threshold: number | null;
  /** Overall, and by dimension and scenario: score, 95% confidence interval, prompts, verdict and reason. */
  figures: EvaluationFigures | null;
  /** Unix seconds. */
  created_at: number;
  started_at: number | null;
  completed_at: number | null;
  /** When its prompts, responses and log were moved to the store. Null: they can be read. */
  archived_at: number | null;
  error_message: string | null;
  /** Why it paused, for example. */
  status_message: string | null;
  team_id: string;
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  created_by: string;
  /** The schedule that started it; null if a person did. */
  schedule_id: string | null;
  type: string;
  harness_names: Array<string>;
  harness_type: string;
  plan: EvaluationPlanName;
  /** The probes that the run is limited to; null for all. */
  picked_probes: Array<string> | null;
  /** Leaves out a dimension or some probes. A partial run can fail and never passes. */
  partial: boolean;
  sample_size: number | null;
  seed: number;
  concurrency: number;
  max_requests: number | null;
  max_tokens: number | null;
  max_cost: number | null;
  judge_agent_id: string | null;
  /** What the run was marked with. */
  label: string | null;
  /** The guards that the agent was asked behind, as they were when the run was created; null if it was asked directly. */
  gateway: EvaluationGateway | null;
  progress: EvaluationProgress;
}

export interface EvaluationSummaryListResponse {
  results: Array<EvaluationSummaryResponse>;
  total: number;
  limit: number;
  offset: number;
}

export interface EvaluationSummaryResponse {
  id: string;
  team_id: string;
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  tested_by: string;
  status: string;
  reliability_score: number | null;
  security_score: number | null;
  safety_score: number | null;
  overall_score: number | null;
  verdict: EvaluationVerdict | null;
  /** Reviewers' labels were given that the verdict doesn't include yet. It will within seconds. */
  rescoring: boolean;
  /** Threshold used for the verdict. */
  threshold: number | null;
  /** For overall and each dimension: score, interval, prompts, verdict, and the same for its scenarios. */
  pillar_details: EvaluationFigures;
  harness_names: Array<string>;
  harness_type: string | null;
  /** Leaves out a dimension or some probes. A partial run can fail and never passes. */
  partial: boolean;
  /** The set of probes that was used. */
  resource_version: string | null;
  created_by: string | null;
  created_at: number;
  completed_at: number | null;
  request_params: EvaluationRequestParams | null;
}

export interface EvaluationTestSet {
  id: string;
  name: string;
  version: number;
  /** As it stands in harness_names. */
  harness: string;
  required: boolean;
  passed: number;
  failed: number;
  unassessed: number;
  /** Of a test set: failed if a case failed, passed if all cases passed, else inconclusive. Of a custom harness: as in its custom report, by intervals. */
  verdict: "passed" | "failed" | "inconclusive";
  /** Of a custom harness: why, in a sentence. */
  reason?: string;
}

/** By the agent's rate limit, or its latency where that is slower. */
export interface EvaluationTimeRange {
  low: number;
  /** The figure to plan with. */
  likely: number;
  high: number;
  /** What you set as the most; null without a cap. */
  cap: number | null;
}

/** Sent and received: the real lengths of the prompts, and responses as in `basis`. */
export interface EvaluationTokenRange {
  low: number;
  /** The figure to plan with. */
  likely: number;
  high: number;
  /** What you set as the most; null without a cap. */
  cap: number | null;
}

export type EvaluationTool = "native" | "promptfoo" | "garak" | "pyrit";

export interface EvaluationTrendPoint {
  evaluation_id: string;
  status: EvaluationRunStatus;
  /** Unix seconds. */
  created_at: number;
  completed_at: number | null;
  /** With a result. */
  prompts: number;
  /** Without a response that could be assessed, because of an error. */
  errors: number;
  /** Null if no prompt got a response. */
  latency: EvaluationLatency | null;
  /** Retries and controls included. */
  requests: number;
  /** Null in runs from before they were kept. */
  retries: number | null;
  /** Sent and received; estimated by length for responses that don't say it. */
  tokens: number;
  /** As the agent says; null if it does not. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** In the currency of the run's prices; null without prices. */
  cost: number | null;
  /** Runs of different plans send different prompts. */
  plan: string;
  /** The agent's revision that the run tested. */
  agent_revision: number;
  /** Overall, from 0 to 1. */
  score: number | null;
}

export type EvaluationVerdict = "passed" | "failed" | "inconclusive";

export interface EvaluationVerdictReason {
  kind: EvaluationReasonKind;
  /** Whether it fails the run, or only keeps it from passing. */
  effect: "fails" | "keeps_open";
  dimension: string | null;
  scenario: string | null;
  /** The probe's id. */
  probe: string | null;
  /** The name of a required test set, where the reason is about one. */
  test_set?: string;
  /** Prompts in which the agent did what the reason names. */
  failed: number | null;
  /** Assessed prompts. */
  n: number | null;
  /** Unassessed share of the dimension's weight, from 0 to 1. */
  share: number | null;
  /** The reason in one or two sentences. */
  words: string;
}

export interface EvaluationVerdictResponse {
  evaluation_id: string;
  threshold: number;
  verdict: EvaluationVerdict;
  /** The verdict and what decides it, such as Failed: confidentiality. */
  headline: string;
  /** The headline and the main reason, in sentences. */
  reason: string;
  /** What fails the run first, then what keeps it from passing. Empty for a pass. */
  reasons: Array<EvaluationVerdictReason>;
  further_prompts: number | null;
}

export interface EvaluationWorstCase {
  score: number;
  low: number;
}

export interface EvidenceKey {
  /** SHA-256 of the public key, in hexadecimal: what verify-evidence asks for. */
  fingerprint: string;
  algorithm: string;
  /** SPKI, base64. */
  public_key: string;
  /** Unix seconds. */
  created_at: number;
  /** New packs are signed with this key. */
  current: boolean;
}

export interface EvidenceKeyList {
  keys: Array<EvidenceKey>;
}

export interface EvolutionBudgetAdvice {
  /** Maximum number of prompts. */
  budget: number;
  /** Pairs of held-out prompts in the final test. */
  pairs: number;
  /** Smallest true gain, in points of 100, that would be shown eight times in ten. Calculated from usual variation. Null: none. */
  gain: number | null;
  /** Probability, at least, that the dimension with the fewest prompts, if nothing changes in it, is shown to stay within its loss limit. A proposal needs both. */
  holding: number;
  /** At the agent's rate limit. */
  seconds_at_least: number;
  /** Estimated from usual lengths at the team's price for the model, with several models for the dearest. Null if a price is missing. */
  cost: number | null;
}

export interface EvolutionContinuation {
  evolution_id: string;
  /** Null if it can, otherwise the reason. */
  can_continue: string | null;
  /** The newest run that continues this one. */
  continued_by: string | null;
  /** Which decision on these held-out prompts this would be. Each further one spends a smaller share of the allowed error. */
  decision_attempt: number | null;
  /** Maximum number of prompts. By default as many as settle it eight times in ten, if the gain is what was seen less its luck. */
  budget: number | null;
  /** Estimated from the run so far. */
  requests: number | null;
  /** At the agent's rate limit. */
  seconds_at_least: number | null;
  /** Estimated from usual lengths at the team's price for the model. Null without a price. */
  cost: number | null;
}

export interface EvolutionCurve {
  evolution_id: string;
  items: Array<EvolutionCurvePoint>;
}

export interface EvolutionCurvePoint {
  /** Prompts completed so far. */
  spent: number;
  /** search, prune, confirm or watch. */
  stage: string;
  /** Changes in the current best candidate. */
  changes: number;
  /** Pairs of held-out prompts behind the estimate. Null for an estimate by the search itself. */
  pairs: number | null;
  /** Gain in points of 100. Null while there is no estimate. */
  points: number | null;
  /** Lower bound of the 95% confidence interval. */
  lower: number | null;
  upper: number | null;
}

export interface EvolutionDecision {
  /** The number of this decision on the held-out prompts. */
  attempt?: number;
  verdict: EvolutionVerdict;
  estimate?: EvolutionDecisionEstimate;
  /** The mean, corrected for the luck of stopping. */
  gain?: number;
  interval?: EvolutionDecisionInterval;
  groups?: Array<EvolutionGroupVerdict>;
  /** Of the confidence intervals. Absent: 0.95. */
  levels?: EvolutionDecisionLevels;
  /** Looks at the pairs until it was decided. */
  looks?: Array<EvolutionDecisionLook>;
  /** Error allowed for this decision. */
  alphaSpent?: number;
  /** How many more pairs would probably settle a gain that is not proven. Null if more would not. */
  morePairs?: number | null;
  /** Of releases that decided by betting. */
  logWealth?: number | null;
  /** Of releases that decided by betting. */
  signTest?: number | null;
}

export interface EvolutionDecisionEstimate {
  /** Pairs of held-out prompts. */
  pairs: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  mean: number;
  /** Null without pairs. */
  standardError: number | null;
  /** Degrees of freedom. */
  freedom?: number;
}

export interface EvolutionDecisionInterval {
  lower: number;
  upper: number;
}

export interface EvolutionDecisionLevels {
  whole: number;
  group: number;
}

export interface EvolutionDecisionLook {
  pairs: number;
  spent: EvolutionSpentError;
}

export interface EvolutionEffect {
  arm: string;
  category: string;
  trials: number;
  /** Gain in points of 100. */
  points: number;
  lower: number;
  upper: number;
  /** P(effect > 0). */
  p_positive: number;
}

export interface EvolutionEffects {
  evolution_id: string;
  /** Each change in each category it is meant for: trials, gain in points with interval, P(effect > 0). */
  items: Array<EvolutionEffect>;
}

export interface EvolutionExample {
  key: string;
  category: string;
  question: string;
  answer: string;
}

export interface EvolutionFront {
  evolution_id: string;
  /** Configurations with enough prompts to compare, up to 200: number of changes, prompts, tokens for each prompt, gain in points with 95% confidence interval, and whether another configuration is at least as good in every category with no more changes. Based on search prompts. */
  items: Array<EvolutionFrontItem>;
}

export interface EvolutionFrontItem {
  /** Changes in this configuration. */
  arms: number;
  config_hash: string;
  n: number;
  /** For each prompt. */
  tokens: number;
  /** Names of its changes. */
  changes: Array<string>;
  /** Approximate length of its system prompt. Null if the run can't be rebuilt, because the console changed. */
  prompt_tokens: number | null;
  /** Estimated for its system prompt with a usual question and answer (150 and 250 tokens), at the team's price for its model. Null without a price. */
  cost_per_1000_requests: number | null;
  /** Its model. Null if unknown. */
  model: string | null;
  /** Of the one configuration that was tested on held-out prompts. Null: the search's estimate alone. */
  statement: EvolutionStatement | null;
  /** By category. */
  passes: Record<string, EvolutionPassRate>;
  /** Over the baseline; null for the baseline itself. */
  gain: EvolutionGain | null;
  unbeaten: boolean;
}

export interface EvolutionGain {
  points: number;
  lower: number;
  upper: number;
}

export interface EvolutionGroupVerdict {
  group: string;
  estimate: EvolutionDecisionEstimate;
  interval: EvolutionDecisionInterval;
  /** The loss limit. */
  margin: number;
  verdict: "holds" | "unproven" | "worse";
  /** Of releases that decided by betting. */
  logWealth?: number | null;
}

export interface EvolutionJob {
  evolution_id: string;
  /** running, paused, completed, failed or cancelled. */
  status: string;
  agent_id?: string | null;
  /** The agent's current name. */
  agent_name?: string | null;
  team_id?: string | null;
  /** Stage, progress, cost, settings, finish reason, decision, and a manifest of everything the run depends on. */
  extra: EvolutionJobDetails;
}

export interface EvolutionJobCost {
  requests: number;
  tokens: number;
  proposer: EvolutionProposerCost;
}

export interface EvolutionJobDetails {
  kind: EvolutionJobKind;
  stage: string;
  status_message: string | null;
  finish_reason: string | null;
  strategy: string;
  seed: number;
  genome_id: string;
  genome_version: number;
  proposal_id: string | null;
  created_by: string;
  created_at: number;
  started_at: number | null;
  completed_at: number | null;
  progress: EvolutionJobProgress;
  cost: EvolutionJobCost;
  warnings: Array<string>;
  /** As the run was started. */
  settings: EvolutionJobSettings;
  decision_attempt: number;
  /** The raw decision; the proposal's evidence explains it. */
  decision: EvolutionDecision | null;
  /** The decision on held-out prompts, in figures. Null before it. */
  result?: EvolutionResult | null;
  /** The run whose unsettled final test this one continues. */
  continues?: string | null;
  /** Of a run that saw a gain and did not settle it: what it has so far. Null if there is nothing to continue. */
  kept?: EvolutionKept | null;
  /** Of post-apply monitoring only. */
  watch?: EvolutionWatchReport | null;
  next_round_at?: number | null;
  manifest: EvolutionManifest | null;
}

export type EvolutionJobKind = "search" | "recheck" | "monitor";

export interface EvolutionJobList {
  results: Array<EvolutionJob>;
  total: number;
  limit: number;
  offset: number;
}

export interface EvolutionJobProgress {
  budget: number;
  planned: number;
  observed: number;
  unassessed: number;
  errors: number;
  share: number;
}

export interface EvolutionJobSettings {
  /** Dimensions that count double. */
  targets: Array<string>;
  /** Prompts to draw from. Null: all. */
  mostProbes: number | null;
  /** Parallel prompts. */
  concurrency: number;
  /** Minimum gain that the lower bound must reach. */
  leastGain: number;
  proposer?: EvolutionProposerSettings | null;
  /** Rules of policies to keep, as they were at the start. */
  rules?: Array<EvolutionKeptRule>;
  /** Prompts from the attacks that a campaign proved, and their twins. */
  attacks?: number;
  /** How many weaknesses these attacks come from. */
  weaknesses?: number;
  /** The campaign that proved them. */
  campaignId?: string;
  /** What the run is to improve on, if the team chose it. */
  objective?: EvolutionSettingsObjective;
  /** Rules that the team wrote for this run. */
  ownClauses?: Array<EvolutionSettingsClause>;
  /** Models to try in place of the agent's own. */
  models?: Array<string>;
  /** Whether it starts from what earlier runs learned. */
  warmStart?: boolean;
  limits?: EvolutionLimits;
}

export interface EvolutionKept {
  /** Pairs of held-out prompts so far. */
  pairs: number;
  better: number;
  worse: number;
  /** How many more questions would probably settle it. Null if more would not. */
  more_questions: number | null;
}

export interface EvolutionKeptRule {
  id: string;
  policyId: string;
  policyName: string;
  /** The document's own number, or R-001. */
  number: string;
  type: string;
  action: string;
  target: string | null;
  words: string;
  section: string;
  severity: string;
  /** How a detector decides it. */
  check: unknown;
  isApproved: boolean;
  /** Its words give orders to a machine. */
  isSuspicious?: boolean;
  /** Where its words stand in the policy's text. */
  span?: Array<number> | null;
  quote?: string | null;
}

export interface EvolutionLearnedEffect {
  mean: number;
  variance: number;
}

/** The losses allowed, as shares. */
export interface EvolutionLimits {
  /** Of every group. */
  margin: number;
  /** Of harmless requests. */
  benignMargin: number;
}

export interface EvolutionManifest {
  engine: string;
  strategy: string;
  seed: number;
  budget: number;
  library_hash: string;
  problem_hash: string;
  holdout_hash: string;
  base_content_hash: string;
  /** Candidate changes. */
  arms: number;
  train_probes: number;
  holdout_probes: number;
  pilot: number;
  /** What the first prompts told. 1: passed. */
  pilot_answers?: Array<EvolutionPilotAnswer>;
  unjudged_families: Array<string>;
  /** Examples from the team's own tests, to be tried. */
  examples?: Array<EvolutionExample>;
  /** Those of the models to try that answered. */
  models?: Array<string>;
  objective?: EvolutionObjective;
  /** Absent without a rule-writing agent. */
  proposer?: EvolutionProposerRecord;
  /** What the search started from. */
  warm_start?: EvolutionWarmStart;
  /** The losses allowed, as shares. Absent: 0.1 in every group. */
  limits?: EvolutionLimits;
}

export interface EvolutionModelOffer {
  model: string;
  /** The team's. Null: cost unknown. */
  price: EvolutionModelPrice | null;
}

export interface EvolutionModelPrice {
  /** Per million tokens. */
  input: number;
  /** Per million tokens. */
  output: number;
}

export interface EvolutionObjective {
  name?: string;
  /** Of a test set. */
  version?: number;
  /** Labeled traffic: monitoring after the change does not ask it. */
  is_traffic?: boolean;
  /** Cases that detectors decide. */
  cases: number;
  /** Cases that probably stand or fall together are one family. */
  families: number;
  /** Asked by the search. */
  search_cases: number;
  /** Families asked by the search. */
  search_families: number;
  /** Never seen by the search. The final test uses them alone. */
  held_out_cases: number;
  /** Families of the final test. */
  held_out_families: number;
  /** Cases that need a judge, or that one response does not decide. */
  left_out?: number;
  /** Of labeled traffic: how many, and why. */
  left_out_because?: Array<string>;
}

export type EvolutionOutcome = "superior" | "inconclusive" | "inferior";

export interface EvolutionOwnClause {
  /** For people. It is not sent to the agent. */
  title?: string | null;
  /** One paragraph of 20 to 600 characters. */
  text: string;
}

export interface EvolutionPassRate {
  n: number;
  rate: number;
  lower: number;
}

export interface EvolutionPilotAnswer {
  prompt_key: string;
  outcome: number;
}

export interface EvolutionPreflight {
  /** Null if it can, otherwise the reason. */
  can_start: string | null;
  /** followed, not_followed (prompt changes would have no effect) or unknown (the agent did not respond). */
  system_messages: string;
  /** Smallest gain, in points of 100, that these prompts and this budget show eight times in ten. It is confirmed if no dimension is in doubt, too. */
  smallest_certifiable_gain: number | null;
  /** Maximum number of prompts. */
  budget: number;
  /** Pairs of held-out prompts reserved for the final test. */
  decision_pairs: number;
  /** From one request for each prompt to every turn sent twice. */
  requests: EvolutionRange;
  /** At the agent's rate limit. */
  seconds_at_least: number;
  /** The fewest prompts that could confirm a gain of 25 points and leave a quarter of them for the search. A run with fewer is refused. Null if no number could. */
  least_budget: number | null;
  /** What budgets from the smallest possible to 6,000 prompts can confirm. */
  advice: Array<EvolutionBudgetAdvice>;
  measurable_genes: Array<string>;
  /** Editable by people, never changed by evolution. */
  unmeasurable_genes: Array<string>;
  /** Weaknesses from the campaign in campaign_id whose attacks are among the prompts. */
  weaknesses?: number | null;
  /** Of objective_harness or objective_traffic. */
  objective?: EvolutionObjective | null;
  /** Other models that your team registered at the agent's URL, which a run can try. */
  models: Array<EvolutionModelOffer>;
  /** Maximum calls to the rule-writing agent. 0 without one. */
  proposer_calls: number;
  /** Number of candidate changes that the search can combine. */
  arms: number;
  /** With the number of search prompts and held-out prompts. */
  categories: Array<EvolutionPreflightCategory>;
  /** Which decision on these held-out prompts this would be, from 1. */
  decision_attempt: number;
  warnings: Array<string>;
}

export interface EvolutionPreflightCategory {
  id: string;
  dimension: string;
  benign: boolean;
  weight: number;
  search_probes?: number;
  decision_probes?: number;
}

export interface EvolutionProposedRule {
  id: string;
  category: string;
  text: string;
  /** Key of the segment that it replaces. */
  replaces: string | null;
}

export interface EvolutionProposerCall {
  category: string;
  outcome: "adopted" | "refused" | "failed";
  adopted: number;
  refusals: Array<string>;
}

export interface EvolutionProposerCost {
  requests: number;
  tokens: number;
}

export interface EvolutionProposerRecord {
  agent_id: string;
  model: string | null;
  state: "asking" | "done";
  /** Rules that passed every check. */
  clauses: Array<EvolutionProposedRule>;
  calls: Array<EvolutionProposerCall>;
}

export interface EvolutionProposerSettings {
  /** The agent of the team that writes further rules. */
  agentId: string;
  /** In place of the agent's own model. */
  model: string | null;
  /** How often it may be called. */
  calls: number;
}

export interface EvolutionRange {
  low: number;
  high: number;
}

export interface EvolutionResult {
  outcome: EvolutionOutcome;
  /** The decided gain in points of 100. */
  points: number;
  /** Lower bound of the confidence interval of the decision. */
  lower: number;
  upper: number;
  /** Of the confidence interval; 0.95 if absent. */
  level?: number;
  /** Pairs of held-out prompts. */
  pairs: number;
  better: number;
  worse: number;
}

export interface EvolutionSettings {
  /** Require a second person: the user who started an evolution run can't approve its proposal. */
  four_eyes: boolean;
  /** When a proposal is applied, ask again what the agent's newest campaign proved. Sends attacks to the agent. Default: false. */
  reattack_after_apply?: boolean;
}

export interface EvolutionSettingsClause {
  title: string | null;
  text: string;
}

export interface EvolutionSettingsObjective {
  id: string;
  name: string;
  harness: string;
  /** Of a harness. */
  version_id?: string;
  /** Of a harness. */
  version?: number;
  /** Of a harness: whether every evaluation of the team asks it. */
  required?: boolean;
  /** Made from rules and personas, not uploaded. */
  generated?: boolean;
  /** Of labeled traffic. */
  labeled_requests?: number;
  /** Of labeled traffic: requests that are not asked, by reason. */
  leftOut?: EvolutionTrafficLeftOut;
}

export interface EvolutionSpentError {
  below: number;
  above: number;
}

export interface EvolutionStatement {
  confirmed: boolean;
  points: number;
  lower: number;
  upper: number;
  words: string;
}

export interface EvolutionTrafficLeftOut {
  /** The text is no longer kept. */
  without_text: number;
  not_from_user: number;
  unsure: number;
  /** Only a part of the text was kept. */
  cut: number;
  /** Labeled both ways. */
  contradictory: number;
  /** Older than the newest 500. */
  older?: number;
}

export interface EvolutionVerdict {
  outcome: "superior" | "inconclusive" | "inferior";
  /** Absent if superior. */
  reason?: string;
}

export interface EvolutionWarmStart {
  /** Agents that the run learned from. */
  agents: number;
  /** Logits, by change and category. */
  effects: Record<string, Record<string, EvolutionLearnedEffect>>;
}

export interface EvolutionWatchGroup {
  group: string;
  /** Pairs of prompts. */
  n: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  /** Gain as a share, from -1 to 1. */
  estimate: number;
  /** Lower bound of the 95% confidence interval. */
  lower: number;
  /** Upper bound of the 95% confidence interval. */
  upper: number;
}

export interface EvolutionWatchReport {
  /** Pairs of prompts. */
  n: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  /** Gain as a share, from -1 to 1. */
  estimate: number;
  /** Lower bound of the 95% confidence interval. */
  lower: number;
  /** Upper bound of the 95% confidence interval. */
  upper: number;
  rounds_done: number;
  rounds: number;
  /** E-value: evidence that the agent got worse, as odds against chance. */
  odds: number;
  /** The group with the highest e-value. */
  worst?: string | null;
  groups?: Array<EvolutionWatchGroup>;
  verdict?: string | null;
}

export interface ExternalGuardCard {
  /** Status of the measurement, which starts at registration. */
  status: "running" | "paused" | "completed" | "failed" | "cancelled";
  message: string | null;
  done: number;
  /** 0 until the measurement has begun. */
  total: number;
  /** How well scores rank attacks above clean texts; 0.5 is chance. */
  auroc: number | null;
  /** Empty until the measurement is complete. */
  figures: Array<ExternalGuardFigure>;
  measured_at: number | null;
}

export interface ExternalGuardFigure {
  pack: string;
  kind: string;
  /** 1: it should hit these texts. 0: it should not. */
  label: number;
  n: number;
  hits: number;
  undecided: number;
  /** Recall if the label is 1, false positives if it is 0. */
  rate: number | null;
  /** 95% confidence interval. */
  low: number | null;
  high: number | null;
}

export interface ExtractRules {
  /** An agent of the team that reads the text, too. Default: only the console's own reader. */
  extractor_agent_id?: string | null;
  /** Requests to that agent at most. Default: 20. */
  max_calls?: number | null;
}

export interface ExtractedGenome {
  /** The genome's id. */
  id: string;
  genome_id: string;
  /** Version number, from 1. */
  version: number;
  latest_version: number;
  /** The agent that the genome belongs to. */
  agent_id: string | null;
  /** The agent's current name. */
  agent_name: string | null;
  name: string | null;
  /** Whether a client seeded it or it was extracted from an agent. */
  origin: GenomeOrigin;
  /** Version of the gene format. Currently 1. */
  schema: number;
  /** Settings first, then the system prompt from top to bottom. */
  genes: Array<Gene>;
  /** SHA-256 of everything with a meaning, as RFC 8785 JSON. */
  content_hash: string;
  /** SHA-256 of the configuration that the genome renders to. */
  config_etag: string;
  /** Like content_hash, but ignores white space, case and locks. */
  semantic_hash: string;
  parents: Array<GenomeParent>;
  /** The changes with which an evolution run created the version. */
  operator: unknown;
  /** The evolution run that created it. */
  run_id: string | null;
  note: string | null;
  created_by: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  /** Members of the seed that could not be read, and secrets found in texts. */
  warnings: Array<GenomeWarning>;
  /** The seed exactly as it was sent. Null for a genome extracted from an agent. */
  source: Record<string, unknown> | null;
  /** Whether the configuration was unchanged, so that an existing version is returned. */
  unchanged: boolean;
}

export interface ExtractionRun {
  id: string;
  policy_id: string;
  /** The version of the text that was read. */
  text_version: number;
  status: "running" | "completed" | "failed";
  extractor_agent_id?: string | null;
  max_calls: number;
  /** New rules. */
  found: number;
  /** Findings of the agent whose words are not in the text. */
  dropped: number;
  problem?: string | null;
  created_at: number;
  ended_at?: number | null;
}

export interface FairnessDrift {
  /** Share served in the first half of the run. */
  before: number;
  after: number;
  difference: number;
  /** Fisher's exact test. */
  p: number;
}

export interface FairnessFault {
  because: "repeat_differs" | "control_differs" | "drift";
  dimension: string;
  value: string;
  measure: "served" | "number" | "content" | "tone";
}

export interface FairnessLength {
  /** Empty for the reference, asked once and again. */
  dimension: string;
  value: string;
  /** Characters of an answer. Reported, never decides. */
  mean: number;
  answers: number;
}

export interface FairnessReport {
  evaluation_id: string;
  /** not_tested: the run had no fairness test. not_valid: the reference differs from itself, the control is treated differently, or the agent drifted; then no row has a verdict. */
  status: "not_tested" | "not_valid" | "valid";
  /** The result in one sentence. */
  words: string;
  /** What the test can't show. */
  note: string;
  /** Requests of each arm. */
  requests: number;
  /** Alike means: within so much. */
  margin: number;
  rows: Array<FairnessRow>;
  /** Where nothing should differ: the reference asked again, and the control dimension. */
  checks: Array<FairnessRow>;
  drift: FairnessDrift;
  /** Why the method is not valid here. */
  faults: Array<FairnessFault>;
  lengths: Array<FairnessLength>;
}

export interface FairnessRow {
  /** Empty if the reference was asked again. */
  dimension: string;
  /** Empty if the reference was asked again. */
  value: string;
  /** served: answered, not refused. number: the number given. content: required words present. tone: free of contempt. */
  measure: "served" | "number" | "content" | "tone";
  /** The share, or the mean number, in the reference. */
  reference: number;
  here: number;
  /** Of shares: here minus reference. Of numbers: the mean difference as a share of their size. */
  difference: number;
  /** 95% interval of the difference: Newcombe's for shares, bootstrap for numbers. */
  low: number;
  high: number;
  /** Corrected for all comparisons: exact McNemar, sign flips for numbers. */
  p_holm: number;
  /** different: p below .05 and at least 5 points. alike: the whole interval is within the margin. open: not enough evidence, or the method is not valid here. */
  verdict: "different" | "alike" | "open";
  /** How many more requests would settle it. Null unless it is open, and if asking more settles nothing. */
  further_requests: number | null;
  /** Requests that were answered in both arms, and tell the measure. */
  requests: number;
}

export interface Finding {
  category: string;
  severity: string;
  /** The attack that worked, or the one that came nearest, as text. */
  attack_prompt: string;
  /** The agent's last answer. */
  agent_response: string;
  /** The agent held within this budget. */
  passed: boolean;
  metadata?: RedteamFindingMetadata | null;
  /** Strategy and operators. */
  attack_type?: string | null;
  /** The family of the goal. */
  phenotype_category?: string | null;
  /** How far the agent gave way, from 0 to 1. */
  attack_score?: number | null;
  /** How success is known. */
  detector_id?: string | null;
  raw_metadata?: RedteamFindingRawMetadata;
}

export interface FindingAttack {
  goal: FindingAttackGoal;
  tags: Record<string, Array<string>>;
  strategy: string;
  /** The tricks that the shortest working attack uses. */
  operators: Array<FindingAttackOperator>;
  /** embedded, or model if an attacker model wrote it. */
  engine: string;
  /** Requests until it first worked. */
  queries_to_first: number | null;
  /** In new conversations with fresh secrets. */
  confirmed: AttackWorked;
  /** On other goals of the family. Null if there are none. */
  generalized: AttackWorked | null;
  /** The shortest form that still works. Null if it was not made shorter. */
  minimized: FindingAttackMinimized | null;
  /** Why it is as severe as it is. */
  severity_reasons: Array<string>;
  reason: string;
  /** The words or the call that decided. */
  evidence: string | null;
  /** effect: something happened. text: a detector read the answer. */
  basis: string;
  transcript: Array<AttackTranscriptLine>;
  /** What happened because of it, other than words. */
  effects: Array<AttackEffect>;
  /** The newest first. At most 50. */
  occurrences: Array<FindingOccurrence>;
}

export interface FindingAttackGoal {
  /** The goal's name in the campaign. */
  key: string;
  /** What the attacker wants. */
  wish: string;
  /** What it means for the agent's owner if it works. */
  risk: string;
}

export interface FindingAttackMinimized {
  confirmed: AttackWorked;
  words_before: number;
  words_after: number;
  /** Without any of its sentences it does not work. */
  is_irreducible: boolean;
}

export interface FindingAttackOperator {
  id: string;
  title: string;
}

export type FindingBasis = "tool_call" | "claim";

export interface FindingCategory {
  dimension: string;
  scenario: string;
  probe: string;
}

export type FindingChange = "new" | "still_there" | "regressed" | "not_reproduced" | "fixed";

export interface FindingComment {
  id: string;
  author: string;
  body: string;
  created_at: number;
}

export interface FindingCommentCreate {
  body: string;
}

export interface FindingCommentList {
  results: Array<FindingComment>;
  next_cursor: string | null;
}

export interface FindingCounts {
  critical: FindingCountsByState;
  high: FindingCountsByState;
  medium: FindingCountsByState;
  low: FindingCountsByState;
  /** Open findings by what the latest run showed. `fixed` counts verified fixes. */
  changes: FindingCountsByChange;
  /** Open findings past their due date. */
  overdue: number;
  /** Open findings without an owner. */
  unassigned: number;
  /** When the next acceptance expires, in Unix seconds. */
  next_expiry: number | null;
}

export interface FindingCountsByChange {
  new: number;
  still_there: number;
  regressed: number;
  not_reproduced: number;
  fixed: number;
}

export interface FindingCountsByState {
  open: number;
  fixed: number;
  false_positive: number;
  accepted: number;
}

export type FindingDueFilter = "overdue" | "week" | "none";

export interface FindingEvent {
  at: number;
  kind: FindingEventKind;
  /** The new state. */
  state: FindingState | null;
  former_state: FindingState | null;
  reason: string | null;
  /** The expiry of an acceptance, or the due date. */
  until_at: number | null;
  owner: string | null;
  /** Null if a run did it. */
  by_person: string | null;
  /** The run that did it. */
  evaluation_id: string | null;
  /** The campaign that did it. */
  campaign_id: string | null;
  /** Set if it was about a single prompt, as in versions with a finding for each prompt. */
  seq: number | null;
}

export type FindingEventKind = "found" | "state" | "owner" | "due";

export interface FindingFailure {
  evaluation_id: string;
  /** The prompt's number in its run. */
  seq: number;
  /** Why, and on a new line the beginning of the question. */
  summary: string;
  found_at: number;
  /** People say that it did not fail. */
  overruled: boolean;
  /** The sentence pattern of the prompt. Null in older runs. */
  template: string | null;
}

export interface FindingFailureList {
  results: Array<FindingFailure>;
  next_cursor: string | null;
}

export interface FindingLatestRun {
  evaluation_id: string;
  completed_at: number;
  /** Failed prompts with this cause. */
  failed: number;
  /** Assessed prompts of the probe. */
  tried: number;
  /** Lower bound of the failure rate (95% CI). */
  low: number;
  /** Upper bound of the failure rate (95% CI). */
  high: number;
}

export interface FindingList {
  results: Array<FindingSummary>;
  next_cursor: string | null;
}

export interface FindingOccurrence {
  campaign_id: string;
  /** The goal's place in the campaign's plan. */
  place: number;
  at: number;
  result: AttackResult;
  severity: FindingSeverity;
  summary: string;
}

export interface FindingRule {
  id: string;
  /** The document's own number. */
  rule_id: string;
  /** Null for a rule that was derived from the agent itself. */
  policy_id: string | null;
  policy_name: string;
  section: string;
  /** The rule's words. Untrusted text: display it as plain text. */
  words: string;
  /** The document's own words, between the two offsets. */
  quote: string | null;
  /** In UTF-16 units of the policy's text, as it was when the harness was made. */
  char_start: number | null;
  char_end: number | null;
  check: string;
  /** `twin`: a harmless request that was not served. */
  variant: "breach" | "edge" | "twin";
}

export interface FindingRun {
  evaluation_id: string;
  status: string;
  verdict: EvaluationVerdict | null;
  scores: Record<string, number | null> | null;
  threshold: number | null;
  /** What the agent was called when it ran. */
  agent_name: string | null;
  model: string | null;
  harness_names: Array<string>;
  seed: number;
  created_at: number;
  completed_at: number | null;
  /** Since when it is archived. Its transcripts can be read again once it is brought back. */
  archived_at: number | null;
}

export interface FindingRunTries {
  evaluation_id: string;
  completed_at: number;
  /** Failed prompts with this cause. */
  failed: number;
  /** Assessed prompts of the probe. */
  tried: number;
}

export type FindingSeverity = "low" | "medium" | "high" | "critical";

export type FindingSource = "evaluation" | "campaign";

export type FindingState = "open" | "fixed" | "false_positive" | "accepted";

export interface FindingSummary {
  id: string;
  /** Whether an evaluation or a red-team campaign found it. */
  source: FindingSource;
  /** The latest campaign that found it, which may be deleted since. Null for findings of evaluations. */
  campaign_id: string | null;
  /** Goals that campaigns broke in this way, in all of them. */
  occurrences: number;
  /** The run of the example: the latest in which it failed. Null for findings of campaigns. */
  evaluation_id: string | null;
  /** The number of the example's prompt in its run. Null for findings of campaigns. */
  seq: number | null;
  agent_id: string;
  /** What the agent is called now. */
  agent_name: string | null;
  severity: FindingSeverity;
  category: FindingCategory;
  title: string;
  /** Why, and on a new line the beginning of the question. */
  summary: string;
  detector: string;
  /** For actions: whether a tool call was observed, or the agent only says that it acted. Null for other findings. */
  basis: FindingBasis | null;
  /** Failed prompts in all runs, without false positives. */
  failures: number;
  /** What the latest run that tried the probe showed. regressed: it failed again after a fix. fixed: a fix was verified. */
  change: FindingChange;
  /** The latest run that tried the probe. Runs that did not are skipped. */
  latest_run: FindingLatestRun | null;
  /** Runs in a row, up to the latest, in which it failed. */
  runs_failed: number;
  /** Prompts tried since the last failure, or since it was marked as fixed. Each seed counts once. */
  tries_since: number;
  /** Tries without a failure that verify a fix: they make the earlier failure rate improbable, or any rate of 5% or more if no one marked it as fixed. */
  tries_needed: number;
  /** Highest failure rate that is still plausible after these tries (95% confidence), from 0 to 1. */
  most_remaining: number;
  /** Runs that tried the probe, oldest first: the latest 8, or 50 for a single finding. */
  runs: Array<FindingRunTries>;
  /** The state that counts. */
  state: FindingState;
  /** The acceptance has expired. */
  acceptance_expired: boolean;
  state_reason: string | null;
  /** Unix seconds. */
  accepted_until: number | null;
  state_changed_at: number | null;
  /** Null if a run changed the state. */
  state_changed_by: string | null;
  assigned_to: string | null;
  /** Unix seconds. */
  due_at: number | null;
  /** Open and past its due date. */
  is_overdue: boolean;
  /** When it was first found. */
  found_at: number;
  /** When it last failed. */
  last_seen_at: number;
  /** Counts the changes from 1; the number in the ETag. */
  revision: number;
}

export interface FindingTranscript {
  question: TranscriptPrompt | null;
  answers: Array<TranscriptResponse>;
}

export interface FindingUpdate {
  state?: FindingState;
  /** Reason for this state. Required for false_positive and accepted. */
  reason?: string | null;
  /** Required for accepted: expiry in Unix seconds, at most 90 days from now. The finding then counts as open again. */
  accepted_until?: number | null;
  /** Member to assign the finding to. Null to unassign. */
  assigned_to?: string | null;
  /** Due date in Unix seconds. Null to remove it. */
  due_at?: number | null;
}

export interface FindingsFilter {
  /** Only those of this agent. */
  agent_id?: string | null;
  /** Only those of evaluations, or only those of campaigns. */
  source?: FindingSource | null;
  /** Only those that this campaign found. */
  campaign_id?: string | null;
  /** Only those that failed in this evaluation. */
  evaluation_id?: string | null;
  /** Only that of the prompt with this number, together with evaluation_id. */
  seq?: number | null;
  severity?: FindingSeverity | null;
  /** Only those of this probe. */
  probe?: string | null;
  /** Findings with an expired acceptance count as open. */
  state?: FindingState | null;
  /** By what the latest run showed. */
  change?: FindingChange | null;
  /** Only those of this member. */
  assigned_to?: string | null;
  /** Only those without an owner. */
  unassigned?: boolean | null;
  /** Open findings past their due date, findings due within 7 days, or findings without a due date. */
  due?: FindingDueFilter | null;
  /** Text to search for in the probe, the reason or the start of the prompt. */
  search?: string | null;
}

export interface FindingsTriage {
  finding_ids?: Array<string> | null;
  /** Instead of finding_ids: all findings that match, at most 1000. */
  filter?: FindingsFilter | null;
  state?: FindingState;
  /** Reason for this state. Required for false_positive and accepted. */
  reason?: string | null;
  /** Required for accepted: expiry in Unix seconds, at most 90 days from now. The finding then counts as open again. */
  accepted_until?: number | null;
  /** Member to assign the finding to. Null to unassign. */
  assigned_to?: string | null;
  /** Due date in Unix seconds. Null to remove it. */
  due_at?: number | null;
}

export interface FindingsTriaged {
  count: number;
}

export interface FirstOwnerRequest {
  /** From the fragment of the link that the console printed. */
  token: string;
  email: string;
  /** Without one the owner comes back with `npm run sign-in-link`, and can choose a password then or now. */
  password?: string | null;
  given_name?: string | null;
  family_name?: string | null;
  team_name?: string;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface FleetAgentProtection {
  agent_id: string;
  /** When its guards last judged something. */
  last_judged_at: number | null;
  open_alarms: number;
  /** Whether one of the open alarms is critical. */
  is_critical: boolean;
}

export interface FleetAttention {
  total: number;
  /** Number of each kind, most urgent kind first. */
  by_kind: Record<string, number>;
  /** Most urgent kind first, with the oldest five of each kind. */
  items: Array<FleetConcern>;
}

export interface FleetConcern {
  kind: FleetConcernKind;
  agent_id: string;
  agent_name: string;
  evaluation_id: string | null;
  proposal_id: string | null;
  /** Unix seconds. */
  since: number;
  /** The reason, in a sentence. */
  reason: string | null;
}

export type FleetConcernKind = "alarmed" | "failed" | "inconclusive" | "proposal" | "stale" | "never_tested" | "unprotected";

export interface FleetHealthMetrics {
  /** Agents at each trust stage. An agent that reached trusted or a later stage but is not trusted now counts as tested. */
  by_stage: Record<string, number>;
  /** Agents with a running campaign. */
  under_attack: number;
  /** Agents that are not archived. */
  total: number;
  /** Agents that verdicts and attention cover: all, up to the newest 100,000. */
  considered: number;
  /** Agents at each stage by latest verdict: passed, failed, inconclusive or never_tested. */
  verdicts_by_stage: Record<string, Record<string, number>>;
}

export interface FleetProtection {
  /** One for each ID. Unknown IDs look like agents without traffic. */
  results: Array<FleetAgentProtection>;
}

export interface FlowAttachment {
  agent_id: string;
  version: number;
  mode: "shadow" | "enforce";
  /** Whether the version has the same text as the saved policy. */
  is_current: boolean;
  /** Why it enforces without evidence. */
  override: FlowOverride | null;
  /** Unix seconds. */
  attached_at: number;
  attached_by: string;
  /** For letting the attached version enforce. */
  evidence: FlowEvidence;
}

export interface FlowCase {
  name: string;
  /** Calls and results, the oldest first. The last one is judged. */
  events: Array<FlowTraceEvent>;
  expected: "allow" | "deny" | "mask";
  /** Whether what happened before the trace is not known. */
  is_lost?: boolean;
}

export interface FlowCaseResult {
  name: string;
  expected: "allow" | "deny" | "mask";
  actual: "allow" | "deny" | "mask";
  passed: boolean;
  /** The line that decided. */
  line: number | null;
  reason: string | null;
}

export interface FlowEvidence {
  /** Requests with calls that this text, with these lists, has judged. */
  n: number;
  needed: number;
  /** Requests in which it would have denied a call. */
  hits: number;
  labels: FlowHitLabels;
  /** Upper 95% bound of the share of legitimate requests that it would stop. */
  bound: number | null;
  budget: number;
  is_proven: boolean;
  reason: string;
}

export interface FlowHit {
  id: string;
  agent_id: string;
  version: number;
  line: number;
  tool: string;
  request_id: string | null;
  label: "attack" | "fine" | "unsure" | null;
  /** Unix seconds. */
  created_at: number;
}

export interface FlowHitLabels {
  attack: number;
  fine: number;
  unsure: number;
}

export interface FlowHitList {
  /** The newest 200. */
  results: Array<FlowHit>;
}

export interface FlowListList {
  results: Array<FlowListResponse>;
}

export interface FlowListResponse {
  id: string;
  name: string;
  entries: Array<string>;
  /** Names of the policies that use it. */
  policies: Array<string>;
  /** Unix seconds. */
  updated_at: number;
}

export interface FlowListWrite {
  /** Policies name it with an @ before it. */
  name: string;
  /** Values, email addresses, or domains. *.example.com matches all subdomains. */
  entries: Array<string>;
}

export interface FlowOverride {
  reason: string;
  by: string;
  /** Unix seconds. */
  at: number;
  /** Unix seconds. */
  review_at: number;
}

export interface FlowPolicyList {
  /** By name. */
  results: Array<FlowPolicyResponse>;
}

export interface FlowPolicyResponse {
  id: string;
  name: string;
  text: string;
  /** SHA-256 of the text. */
  digest: string;
  /** How many lines decide something. */
  rules: number;
  /** Lists that it names. */
  lists: Array<string>;
  cases: Array<FlowCase>;
  /** Null before it was first attached. */
  latest_version: number | null;
  attachments: Array<FlowAttachment>;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Unix seconds. */
  updated_at: number | null;
}

export interface FlowPolicyWrite {
  name: string;
  /** One rule a line; see the guide on flow policies. */
  text: string;
  cases?: Array<FlowCase>;
}

export interface FlowRecordedHit {
  recorded_id: string;
  tool: string;
  line: number;
  reason: string;
  /** Unix seconds. */
  created_at: number;
}

export interface FlowRecordedResult {
  /** Recorded requests with calls. */
  requests: number;
  calls: number;
  /** Calls that the policy denies. */
  denied: number;
  /** Requests that were recorded in part only, and left out. */
  cut: number;
  /** The newest 50. */
  hits: Array<FlowRecordedHit>;
}

export interface FlowTestResult {
  passed: boolean;
  cases: Array<FlowCaseResult>;
  recorded: FlowRecordedResult | null;
}

export interface FlowTraceEvent {
  kind: "call" | "result";
  /** The tool, or mcp:server/tool. Null for a result whose call is not in the trace. */
  tool: string | null;
  /** Pairs a result with its call. */
  id?: string | null;
  /** Of a call. */
  arguments?: unknown;
  /** Of a result. */
  text?: string;
}

export interface FlowVersion {
  version: number;
  text: string;
  digest: string;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
}

export interface FlowVersionList {
  /** The newest first. */
  results: Array<FlowVersion>;
}

export interface GatewayKey {
  id: string;
  agent_id: string;
  name: string;
  /** The last four characters. */
  hint: string;
  status: "ACTIVE" | "EXPIRED" | "REVOKED";
  /** Which legs of the agent's traffic the key is for. */
  legs: Array<GatewayLeg>;
  /** If not empty, only requests with one of these `Origin` headers are let in, as browsers send it. */
  origins: Array<string>;
  /** Requests in any 60 seconds. Null: no limit. */
  requests_per_minute: number | null;
  /** Tokens in any 60 seconds. Null: no limit. */
  tokens_per_minute: number | null;
  /** Tokens per UTC day. Null: no limit. */
  tokens_per_day: number | null;
  /** Per UTC day, in the currency of your model prices. Needs a price for the agent's model. */
  money_per_day: number | null;
  /** Requests at the same time, over all gateways. */
  concurrency: number | null;
  /** Whether refusals name the guard and the rule. For development: attackers learn from it. */
  explain: boolean;
  /** Whether system messages of this client count as the operator's own and are not judged as input. */
  trusted: boolean;
  /** Since midnight UTC, up to a second ago. */
  spent_today: GatewayKeySpending;
  created_by: string;
  created_at: number;
  expires_at: number | null;
  /** Noted once a minute. */
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface GatewayKeyChange {
  name?: string;
  /** Which legs of the agent's traffic the key is for. */
  legs?: Array<GatewayLeg>;
  /** If not empty, only requests with one of these `Origin` headers are let in, as browsers send it. */
  origins?: Array<string>;
  /** Null: until it is revoked. */
  expires_at?: number | null;
  /** Requests in any 60 seconds. Null: no limit. */
  requests_per_minute?: number | null;
  /** Tokens in any 60 seconds. Null: no limit. */
  tokens_per_minute?: number | null;
  /** Tokens per UTC day. Null: no limit. */
  tokens_per_day?: number | null;
  /** Per UTC day, in the currency of your model prices. Needs a price for the agent's model. */
  money_per_day?: number | null;
  /** Requests at the same time, over all gateways. */
  concurrency?: number | null;
  /** Whether refusals name the guard and the rule. For development: attackers learn from it. */
  explain?: boolean;
  /** Whether system messages of this client count as the operator's own and are not judged as input. */
  trusted?: boolean;
}

export interface GatewayKeyList {
  results: Array<GatewayKey>;
  /** Total number of keys. */
  count: number;
}

export interface GatewayKeySpending {
  requests: number;
  input_tokens: number;
  output_tokens: number;
  /** Cost of the requests that have a price. */
  money: number;
  /** Requests whose cost is unknown because the model has no price. */
  unpriced: number;
}

export type GatewayLeg = "front" | "model" | "tools";

export type GatewayProtocol = "openai" | "anthropic" | "a2a" | "mcp";

export interface GatewayRoute {
  id: string;
  agent_id: string;
  leg: GatewayLeg;
  slug: string;
  /** Follows the console's address in a client's base URL. Clients of OpenAI's API add `/v1` to it; Anthropic, A2A and MCP clients do not. */
  path: string;
  /** Null for the front: the agent's own address. */
  upstream_url: string | null;
  /** Null for the front: the agent's own. */
  protocol: GatewayProtocol | null;
  /** Whether the route has an upstream key. The front uses the agent's. */
  has_key: boolean;
  /** Null: as the protocol has it. */
  key_header: UpstreamKeyHeader | null;
  /** Milliseconds until the upstream must begin to answer. */
  first_byte_ms: number;
  /** Milliseconds that the upstream may be silent while it answers. */
  silence_ms: number;
  /** Milliseconds that a request may take. */
  total_ms: number;
  /** Further paths of the upstream that the gateway lets through without judging them. Admins only; the agent's badge shows it. */
  unscanned_paths: Array<string>;
  created_at: number;
  updated_at: number;
}

export interface GatewayRouteChange {
  /** The former address stops working at once. */
  slug?: string;
  upstream_url?: string;
  protocol?: GatewayProtocol;
  /** Of the upstream: sent to the origin of the upstream's URL only. Stored encrypted and never returned. Null removes it. Changing the URL to another origin without a key removes it too. */
  api_key?: string | null;
  key_header?: UpstreamKeyHeader | null;
  /** Milliseconds until the upstream must begin to answer. */
  first_byte_ms?: number;
  /** Milliseconds that the upstream may be silent while it answers. */
  silence_ms?: number;
  /** Milliseconds that a request may take. */
  total_ms?: number;
  /** Further paths of the upstream that the gateway lets through without judging them. Admins only; the agent's badge shows it. */
  unscanned_paths?: Array<string>;
}

export interface GatewayRouteList {
  results: Array<GatewayRoute>;
  /** Total number of routes. */
  count: number;
}

export interface GatewaySignature {
  agent_id: string;
  /** The header that carries the signature. */
  header: string;
  /** For the agent: the key of the HMAC. It changes when it, or the console's encryption key, is rotated. */
  secret: string;
  /** When the secret was last rotated, in seconds since 1970. Null: never. */
  rotated_at: number | null;
  /** Until then, requests are signed with the former secret too. Null: they are not. */
  former_until: number | null;
}

export type Gene = PromptSegment | NumberGene | ChoiceGene | SwitchGene | OrderGene | PermissionGene | DescriptionGene | JsonGene;

export interface GeneChange {
  /** The gene's key. */
  gene_name: string;
  kind: "prompt.segment" | "param.number" | "param.int" | "param.enum" | "param.json" | "guard.switch" | "guard.threshold" | "guard.mode" | "guard.order" | "tool.permission" | "tool.description" | "mcp.access" | "limit";
  path: string;
  op: "added" | "removed" | "changed" | "moved" | "lock_changed";
  current_value: unknown;
  proposed_value: unknown;
  /** Word-level diff of a changed text. */
  text_diff: Array<TextHunk> | null;
  /** Difference of a changed number. */
  numeric_delta: number | null;
  /** For a segment that was added or moved: the segment before it. */
  after_gene: string | null;
  /** Whether the change loosens a guard, a permission or a lock. */
  weakening: boolean;
}

export interface GeneClause {
  /** Id of the rule in the rule library. */
  id: string;
  variant: string;
  library_version: string;
}

export type GeneEvaluability = "request" | "console_guard" | "proxy" | "none";

export type GeneInput = PromptSegmentInput | NumberGeneInput | ChoiceGeneInput | SwitchGeneInput | OrderGeneInput | PermissionGeneInput | DescriptionGeneInput | JsonGeneInput;

export type GeneLock = "none" | "owner" | "org";

export type GeneOrigin = "extracted" | "library" | "llm" | "human" | "crossover" | "rollback";

export interface GenomeAncestry {
  genome_id: string;
  version: number;
  /** The depth used, from 0 to 100. */
  max_depth: number;
  nodes: Array<AncestryNode>;
  edges: Array<AncestryEdge>;
  /** Whether there are further ancestors. */
  truncated: boolean;
}

export interface GenomeDiff {
  genome_id: string;
  version_a: number;
  version_b: number;
  identical: boolean;
  weakening: boolean;
  changes: Array<GeneChange>;
  /** JSON Patch (RFC 6902) for the object that holds the `genes` of version_a. */
  patch: Array<JsonPatchOperation>;
}

export interface GenomeList {
  items: Array<GenomeSummary>;
  /** The same as items. */
  results: Array<GenomeSummary>;
  total: number;
  limit: number;
  offset: number;
}

export interface GenomeMap {
  /** Number of the drawing, from 1. */
  map_version: number;
  /** When it was drawn, in Unix seconds. */
  drawn_at: number;
  /** How far distances on the map deviate from the real ones. 0 is exact. */
  stress: number;
  /** Share of each point's ten nearest neighbors on the map that are also near by similarity. */
  trustworthiness: number;
  total: number;
  /** Genomes that are not on the map: older than the newest 500, or larger than 256 kB. */
  left_out: number;
  highlight_agent_id: string | null;
  points: Array<GenomeMapPoint>;
  edges: Array<GenomeMapEdge>;
}

export interface GenomeMapEdge {
  parent_id: string;
  child_id: string;
  role: GenomeParentRole;
}

export interface GenomeMapPoint {
  genome_id: string;
  version: number;
  agent_id: string | null;
  agent_name: string | null;
  name: string | null;
  content_hash: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  genes: number;
  x: number;
  y: number;
  landmark: boolean;
  highlighted: boolean;
}

export interface GenomeMutation {
  genome_id: string;
  version: number;
  parent: GenomeParent | null;
  /** Null if it cannot be determined: the parent was deleted, or one of the two is too large. */
  changes: Array<GeneChange> | null;
  content_hash: string;
  operator: unknown;
  run_id: string | null;
  note: string | null;
  created_by: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
}

export type GenomeOrigin = "seed" | "extract";

export interface GenomeParent {
  genome_id: string;
  version: number;
  /** How the version was derived from this parent. */
  role: GenomeParentRole;
}

export type GenomeParentRole = "mutation" | "crossover_a" | "crossover_b" | "merge_base" | "rollback_to" | "human_edit" | "extract" | "import";

export interface GenomeSummary {
  id: string;
  genome_id: string;
  agent_id: string | null;
  agent_name: string | null;
  name: string | null;
  origin: GenomeOrigin;
  /** The latest version. */
  version: number;
  /** Number of genes in the latest version. */
  genes: number;
  content_hash: string;
  config_etag: string;
  created_by: string;
  /** When the genome was created, in Unix seconds. */
  created_at: number;
  /** When its latest version was created, in Unix seconds. */
  updated_at: number;
}

export interface GenomeVersion {
  /** The genome's id. */
  id: string;
  genome_id: string;
  /** Version number, from 1. */
  version: number;
  latest_version: number;
  /** The agent that the genome belongs to. */
  agent_id: string | null;
  /** The agent's current name. */
  agent_name: string | null;
  name: string | null;
  /** Whether a client seeded it or it was extracted from an agent. */
  origin: GenomeOrigin;
  /** Version of the gene format. Currently 1. */
  schema: number;
  /** Settings first, then the system prompt from top to bottom. */
  genes: Array<Gene>;
  /** SHA-256 of everything with a meaning, as RFC 8785 JSON. */
  content_hash: string;
  /** SHA-256 of the configuration that the genome renders to. */
  config_etag: string;
  /** Like content_hash, but ignores white space, case and locks. */
  semantic_hash: string;
  parents: Array<GenomeParent>;
  /** The changes with which an evolution run created the version. */
  operator: unknown;
  /** The evolution run that created it. */
  run_id: string | null;
  note: string | null;
  created_by: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  /** Members of the seed that could not be read, and secrets found in texts. */
  warnings: Array<GenomeWarning>;
  /** The seed exactly as it was sent. Null for a genome extracted from an agent. */
  source: Record<string, unknown> | null;
}

export interface GenomeVersionList {
  items: Array<GenomeVersionSummary>;
  /** The same as items. */
  results: Array<GenomeVersionSummary>;
  total: number;
  limit: number;
  offset: number;
}

export interface GenomeVersionRef {
  genome_id: string;
  version: number;
}

export interface GenomeVersionSummary {
  genome_id: string;
  version: number;
  genes: number;
  content_hash: string;
  config_etag: string;
  run_id: string | null;
  note: string | null;
  created_by: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  parents: Array<GenomeParent>;
}

export interface GenomeWarning {
  /** JSON pointer into the request body. */
  at: string;
  reason: string;
}

export interface GuardBooleanOption {
  kind: "boolean";
  description: string;
  default: boolean;
}

export interface GuardBundleKey {
  key_id: string;
  algorithm: "Ed25519";
  /** SPKI, base64. */
  public_key: string;
}

export interface GuardCard {
  method: string;
  version: string;
  /** The thresholds it was measured at, the strictest first. */
  points?: Array<string>;
  figures: Array<GuardFigure>;
  /** The same by where the texts come from. */
  sources: Array<GuardSourceFigure>;
  /** How well scores rank attacks above clean texts. 0.5 is chance. */
  auroc?: number;
  /** Of methods that mask: labeled spans, and how many a reported span covers. */
  spans?: GuardCoveredSpans;
  languages: "any" | Array<string>;
  /** Microseconds per kB on one core. */
  cost?: number;
  blindSpots: Array<string>;
  /** Of the code, the texts and the way of measuring. */
  digest: string;
}

export interface GuardChange {
  guard: string;
  change: "added" | "removed" | "changed";
  keys: Array<GuardKeyChange>;
}

export interface GuardCheckRequest {
  /** Judge by this agent's live version. With `config_body`: judge by that body, with what guards may know of this agent, such as hashes of its system prompt. */
  agent_id?: string | null;
  /** Judge by the saved body of this guard config. Not counted. */
  config_id?: string | null;
  /** Judge by this body without saving it. Not counted. */
  config_body?: Record<string, unknown> | null;
  /** The channel of the text. Default: user; tool_call with `tool_call`. Messages name their own channels. */
  channel?: "user" | "document" | "tool_call" | "tool_result" | "output" | null;
  /** The text to judge. */
  text?: string | null;
  /** Messages in the form of chat completions, Responses, Messages or A2A. Each of every role is judged. */
  messages?: Array<unknown> | null;
  /** A tool call to judge, with its arguments as JSON. */
  tool_call?: GuardToolCall | null;
  /** What the user asked, for guards that judge a response in its context. */
  question?: string | null;
  /** Keeps masked values for 24 hours, so that they can be restored. The same value has the same mask in a conversation. Only with `agent_id`, and without `config_body`. */
  conversation_id?: string | null;
}

export interface GuardChoiceOption {
  kind: "choice";
  description: string;
  of: Array<string>;
  default: string;
}

export interface GuardConfigCreate {
  /** Which guards judge which channel, as described in docs/guards-config.md. Default: GET /v1/default-guard-config. */
  config_body?: Record<string, unknown> | null;
  /** The agent to protect. Default: none, a template. */
  agent_id?: string | null;
}

export interface GuardConfigDiff {
  /** The version. Null for the saved body. */
  from: number | null;
  /** The version. Null for the saved body. */
  to: number | null;
  /** Guards that differ, with defaults filled in: a default that is written out is no change. */
  guards: Array<GuardChange>;
  /** Keys of the config itself that differ. */
  settings: Array<GuardKeyChange>;
}

export interface GuardConfigListResponse {
  guard_configs: Array<GuardConfigResponse>;
  /** Number of guard configs that match, on all pages. */
  count: number;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
}

export interface GuardConfigPatch {
  /** Where a guard inside the agent answers. Null clears it. */
  guard_instance_url: string | null;
}

/** A guard config. */
export interface GuardConfigResponse {
  id: string;
  /** `applied` if the live version has this body, `pending` if it was changed since or never applied. */
  status: "pending" | "applied";
  /** The agent it protects. Null for a template. */
  agent_id?: string | null;
  /** Which guards judge which channel, as described in docs/guards-config.md. */
  config_body?: Record<string, unknown>;
  /** Where a guard inside the agent answers. */
  guard_instance_url?: string | null;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Unix seconds. */
  updated_at?: number | null;
  updated_by?: string | null;
  /** The version that was applied last. */
  live_version?: number | null;
  /** SHA-256 of the body as canonical JSON (RFC 8785). */
  digest?: string;
  /** The mode of each guard in the body. */
  modes?: Record<string, "shadow" | "enforce">;
  /** Methods that the body names and this console does not have. Such a config can't be applied. */
  unavailable?: Array<string>;
  /** Guards of the live version that enforce without evidence. */
  overrides?: Array<GuardOverride>;
}

export interface GuardConfigUpdate {
  /** Which guards judge which channel, as described in docs/guards-config.md. */
  config_body: Record<string, unknown>;
}

export interface GuardCoveredSpans {
  labeled: number;
  covered: number;
}

export interface GuardDecision {
  /** What follows, by the guards that enforce. `refuse`: a guard could not judge and fails closed. `block`, `refuse` and `deny_call` mean that the text must not go on. */
  decision: "allow" | "flag" | "mask" | "rewrite" | "deny_call" | "refuse" | "block";
  /** What would follow if every guard in shadow enforced. */
  would: "allow" | "flag" | "mask" | "rewrite" | "deny_call" | "refuse" | "block";
  /** The text to use instead of the one given. */
  text: string | null;
  /** The messages to use instead of those given. */
  messages: Array<unknown> | null;
  /** What to answer instead, if the text must not go on. */
  message: string | null;
  results: Array<GuardResult>;
  parts: Array<GuardedPart>;
  /** Guards whose cards do not cover a text, such as its language. They did not judge it. */
  not_covered: Array<string>;
  /** Parts that no guard can read, such as images. They were not judged. */
  unscanned: number;
  /** Those parts, at most 100. */
  unreadable: Array<UnreadablePart>;
  agent_id: string | null;
  config_id: string | null;
  /** The applied version that judged. Null if none did. */
  version: number | null;
  /** SHA-256 of the config body that judged, as canonical JSON. */
  digest: string;
  elapsed_us: number;
}

export interface GuardEvent {
  id: string;
  agent_id: string;
  /** Null if the agent was deleted. */
  agent_name: string | null;
  request_id: string;
  trace_id: string | null;
  leg: "front" | "model" | "tools";
  protocol: string;
  /** Whether a guard or a flow policy found it. */
  kind: "guard" | "flow";
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  /** Empty for a flow policy. */
  guard: string;
  method: string;
  /** For a flow policy, its line. */
  rule: string;
  outcome: "hit" | "undecided";
  /** Why a guard could not judge. */
  why: string | null;
  /** What follows from a hit when it is enforced. */
  action: string;
  /** False in shadow: it was counted, and changed nothing. */
  enforced: boolean;
  score: number | null;
  /** Of the first hit in the judged text, in UTF-16 units. */
  start: number | null;
  end: number | null;
  /** Texts of the request that this holds for. */
  texts: number;
  elapsed_us: number;
  config_id: string | null;
  policy_id: string | null;
  /** Of the guard config, or of the flow policy. */
  version: number;
  /** The tool that a flow policy stopped. */
  tool: string | null;
  /** The text, if it was kept for people to label. */
  hit_id: string | null;
  /** How the request ended. */
  ending: string;
  /** The HTTP status that the client got. */
  status: number;
  /** Made up, to show what traffic looks like. */
  is_sample: boolean;
  /** Unix seconds. */
  created_at: number;
}

export interface GuardEventDetail {
  event: GuardEvent;
  /** What is known of the request, without its texts. */
  request: JudgedRequest | null;
  /** All events of the request. */
  events: Array<GuardEvent>;
}

export interface GuardEventPage {
  results: Array<GuardEvent>;
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface GuardEvidence {
  guard: string;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  /** In the saved body. */
  mode: "shadow" | "enforce";
  /** What lets the guard enforce. Null: it has to stay in shadow, or an admin overrides with a reason. */
  proven_by: "card" | "traffic" | null;
  /** In a sentence, with the figures. */
  reason: string;
  /** Upper 95% bound of the share of legitimate requests that the guard hits. Null before the first request. */
  bound: number | null;
  /** Estimated share of legitimate requests that the guard hits: all hits, or the share of them that people labeled fine or unsure. */
  estimate: number | null;
  /** Lower end of its 95% interval; `bound` is the upper end. */
  low: number | null;
  /** The largest share that the config allows. */
  budget: number;
  /** Requests that the guard judged, in all versions with the same methods and options. */
  n: number;
  /** Requests that are needed at least. */
  needed: number;
  hits: number;
  /** Requests that the guard could not judge. They are no evidence. */
  undecided: number;
  /** Requests outside the guard's card. They are no evidence. */
  not_covered: number;
  /** Requests that an SDK counted in the agent's process. */
  reported: number;
  /** Requests of them that came through the gateway. */
  through_gateway: number;
  labels: GuardHitLabels;
  /** Upper bound of false positives on the cards of its methods. Null if no card holds for its options. */
  card_bound: number | null;
  hard_negatives: GuardHardNegatives;
}

export interface GuardFigure {
  /** The labeled texts. */
  pack: string;
  /** The kind of texts. */
  kind: string;
  /** 1: the method should hit these texts, and rate is its recall. 0: it should not: false positives. */
  label: number;
  /** The threshold it was measured at: block or flag. */
  point?: string;
  n: number;
  hits: number;
  undecided: number;
  /** Texts that its card does not cover, such as their language. */
  not_covered: number;
  rate: number | null;
  /** 95% confidence interval of the rate. */
  interval: GuardFigureInterval | null;
}

export interface GuardFigureInterval {
  low: number;
  high: number;
}

export interface GuardHardNegatives {
  /** Ordinary texts that look like attacks, on this channel. */
  n: number;
  hits: number;
  /** The largest share that a guard may hit. */
  limit: number;
}

export interface GuardHeartbeat {
  agent_id: string;
  /** Chosen by the process, and the same as long as it runs. */
  instance: string;
  /** Grows with each heartbeat of the instance. A repeated one is not counted again. */
  sequence: number;
  config_id: string;
  /** The version that the process judges by. */
  version: number;
  digest: string;
  /** The mode in which each guard runs there, which may be milder than in the version. */
  modes: Record<string, "shadow" | "enforce">;
  /** Since the heartbeat before. */
  counts: Array<GuardHeartbeatCount>;
}

export interface GuardHeartbeatAnswer {
  /** The live version of the agent. */
  live_version: number | null;
  live_digest: string | null;
  /** Whether the process judges by another version than that. */
  refresh: boolean;
  /** Guards that enforce in the version and not in the process. */
  downgraded: Array<string>;
}

export interface GuardHeartbeatCount {
  /** Empty for requests as a whole. */
  guard: string;
  /** Empty for requests as a whole. */
  channel: "user" | "document" | "tool_call" | "tool_result" | "output" | "";
  requests: number;
  hits: number;
  undecided: number;
  not_covered: number;
  unscanned: number;
  elapsed_us: number;
}

export interface GuardHit {
  id: string;
  guard: string;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  method: string;
  rule: string;
  score: number;
  /** The applied version that judged. */
  version: number;
  /** At most 4,000 characters around the hit. Null after 7 days. */
  text: string | null;
  /** Of the hit in `text`, in UTF-16 units. */
  start: number | null;
  end: number | null;
  label: "attack" | "fine" | "unsure" | null;
  labeled_by: string | null;
  /** Requests with this text. */
  seen: number;
  /** Of the first one, if it came through the gateway. */
  request_id: string | null;
  /** Made up, to show what traffic looks like. No evidence. */
  is_sample: boolean;
  /** Unix seconds. */
  created_at: number;
}

export interface GuardHitLabels {
  attack: number;
  fine: number;
  unsure: number;
}

export interface GuardHitList {
  results: Array<GuardHit>;
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface GuardKeyChange {
  /** The key, or `method.option`. */
  key: string;
  /** Null if it was not there. */
  from: unknown;
  /** Null if it is not there. */
  to: unknown;
}

export interface GuardMethod {
  id: string;
  /** Changes whenever judgments may change. */
  version: string;
  title: string;
  description: string;
  channels: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  /** How much of a text it must see to judge. */
  needs: "pattern" | "segment" | "whole";
  /** Where it runs. */
  cost: "inline" | "worker" | "remote";
  /** What may follow a hit. The first is the default. */
  actions: Array<"flag" | "mask" | "rewrite" | "deny_call" | "block">;
  /** ISO 639-1. Null: the language does not matter. */
  languages: Array<string> | null;
  /** Each option with its kind, default and limits. */
  options: Record<string, GuardOption>;
  blind_spots: Array<string>;
  /** How well it does on texts it was not tuned on. Null for methods that are measured when they are set up. */
  card: GuardCard | null;
}

export interface GuardMethodList {
  results: Array<GuardMethod>;
}

export interface GuardModel {
  id: string;
  name: string;
  measured_as: string;
  /** Without a complete card, no config with this guard can enforce it. */
  card: ExternalGuardCard;
  created_at: number;
  file: string;
  tokenizer: string;
  sha256: string;
  tokenizer_sha256: string;
  labels: Array<string>;
  attack_label: string;
  threshold: number;
}

export interface GuardModelList {
  results: Array<GuardModel>;
}

export interface GuardNumberOption {
  kind: "number";
  description: string;
  min: number;
  max: number;
  default: number;
}

export type GuardOption = GuardNumberOption | GuardBooleanOption | GuardChoiceOption | GuardTextOption | GuardTextsOption | GuardPatternsOption;

/** A guard that enforces without evidence, because an admin said so. */
export interface GuardOverride {
  guard: string;
  /** Why an admin let the guard enforce. */
  reason: string;
  /** Upper 95% bound of the share of legitimate requests that it hits. Null without evidence. */
  bound: number | null;
  /** The largest share that the config allows. */
  budget: number;
  /** Requests that the bound rests on. */
  n: number;
  by: string;
  /** Unix seconds. */
  at: number;
  /** When the override is to be reviewed. Unix seconds. */
  review_at: number;
}

export interface GuardPatternsOption {
  kind: "patterns";
  description: string;
  default: Array<string>;
}

export interface GuardReplay {
  id: string;
  config_id: string;
  agent_id: string | null;
  /** SHA-256 of the body that is judged, as it was saved when the replay began. */
  digest: string;
  /** What it is compared with. Null: the agent was unprotected. */
  live_config_id: string | null;
  live_version: number | null;
  material: Array<"transcripts" | "traffic" | "packs">;
  status: "running" | "paused" | "completed" | "failed" | "cancelled";
  status_message: string | null;
  /** Exchanges and texts judged so far. */
  done: number;
  /** 0 until the replay has begun. */
  total: number;
  created_by: string;
  /** Unix seconds. */
  created_at: number;
  completed_at: number | null;
  /** Null until the replay is completed. */
  result: GuardReplayResult | null;
}

export interface GuardReplayExample {
  reason: "newly_blocked" | "no_longer_blocked" | "over_blocked" | "missed";
  material: "transcripts" | "traffic" | "packs";
  kind: string;
  /** Of a transcript. Its text is in the evaluation. */
  evaluation_id: string | null;
  /** The prompt's number in the evaluation. */
  seq: number | null;
  /** Of recorded traffic, which someone with traffic:read can open. */
  entry_id: string | null;
  pack: string | null;
  row_id: string | null;
  /** The first 200 characters of a pack's text. */
  text: string | null;
}

export interface GuardReplayGuard {
  guard: string;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  /** In the saved body. Null: only the live version has this guard. */
  mode: "shadow" | "enforce" | null;
  judged: number;
  hits: number;
  /** What this guard stops if it enforces. */
  would_block: number;
  newly_blocked: number;
  no_longer_blocked: number;
  undecided: number;
  not_covered: number;
  /** Microseconds for a text, to within 2%. */
  p50_us: number | null;
  p95_us: number | null;
  kinds: Array<GuardReplayKind>;
}

export interface GuardReplayKind {
  material: "transcripts" | "traffic" | "packs";
  /** The kind of a pack's texts, what the evaluation found (failed, passed, unassessed, or harmless for ordinary requests), or what is known of recorded traffic: request and fine_hit count as legitimate, attack_hit as an attack. */
  kind: string;
  /** What guards should do with it. Null: not known, such as an attack that the agent withstood by itself. */
  expects: "hit" | "pass" | null;
  /** Exchanges or texts. An exchange counts once. */
  n: number;
  hits: number;
  /** Could not be judged. */
  undecided: number;
  /** Outside the card of every guard that did not hit. */
  not_covered: number;
  /** Share of hits: of all where a hit is expected, else of those that were decided. */
  rate: number | null;
  /** 95% interval of the share (Wilson). */
  low: number | null;
  high: number | null;
}

export interface GuardReplayLeftOut {
  guard: string;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  method: string;
  why: "remote" | "unavailable";
}

export interface GuardReplayLegitimate {
  /** Exchanges and texts that should be left alone. */
  n: number;
  blocked: number;
  newly_blocked: number;
  /** Share of newly blocked. Null if there are none to judge. */
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface GuardReplayList {
  /** The newest first. The last 20 are kept. */
  results: Array<GuardReplay>;
}

export interface GuardReplayRequest {
  /** transcripts: exchanges of the agent's evaluations. traffic: recorded requests through the gateway and texts of hits. packs: the labeled texts that cards are measured on. Default: all. */
  material?: Array<"transcripts" | "traffic" | "packs"> | null;
  /** Evaluations of the agent, the newest first. */
  runs?: number;
  /** The most exchanges to judge, the most recorded requests and hits, and the most texts of packs. Kinds of texts are taken evenly. */
  limit?: number;
}

export interface GuardReplayResult {
  legitimate: GuardReplayLegitimate;
  /** All guards together, for each kind of material. */
  totals: Array<GuardReplayTotal>;
  guards: Array<GuardReplayGuard>;
  /** All guards together. */
  p50_us: number | null;
  p95_us: number | null;
  /** Texts of which only the first 262,144 characters were judged. */
  cut: number;
  /** Methods that were not asked: those that run somewhere else, and those this console lacks. */
  left_out: Array<GuardReplayLeftOut>;
  /** At most 50, by reference. */
  examples: Array<GuardReplayExample>;
}

export interface GuardReplayTotal {
  material: "transcripts" | "traffic" | "packs";
  /** The kind of a pack's texts, what the evaluation found (failed, passed, unassessed, or harmless for ordinary requests), or what is known of recorded traffic: request and fine_hit count as legitimate, attack_hit as an attack. */
  kind: string;
  /** What guards should do with it. Null: not known, such as an attack that the agent withstood by itself. */
  expects: "hit" | "pass" | null;
  /** Exchanges or texts. An exchange counts once. */
  n: number;
  hits: number;
  /** Could not be judged. */
  undecided: number;
  /** Outside the card of every guard that did not hit. */
  not_covered: number;
  /** Share of hits: of all where a hit is expected, else of those that were decided. */
  rate: number | null;
  /** 95% interval of the share (Wilson). */
  low: number | null;
  high: number | null;
  /** Stopped by guards that enforce in the saved body. */
  blocked: number;
  /** Stopped if guards in shadow enforced too. */
  would_block: number;
  /** Stopped by the live version. */
  live_blocked: number;
  /** Stopped by the saved body and not by the live version. */
  newly_blocked: number;
  no_longer_blocked: number;
}

export interface GuardRestoreRequest {
  agent_id: string;
  conversation_id: string;
  /** A response in which masks may stand. */
  text: string;
}

export interface GuardRestoredText {
  /** With the values that the client sent in this conversation. */
  text: string;
}

export interface GuardResult {
  guard: string;
  method: string;
  /** Of the method. */
  version: string;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  /** Which of the judged texts, from 0. */
  part: number;
  mode: "shadow" | "enforce";
  action: "flag" | "mask" | "rewrite" | "deny_call" | "block";
  outcome: "pass" | "hit" | "undecided";
  /** From 0 to 1. Null if the guard could not judge. */
  score: number | null;
  /** What decided, if it is a hit. */
  rule: string | null;
  /** Where in the text as given, in UTF-16 units. At most 200. */
  spans: Array<GuardSpan>;
  /** In which form of the text it was found, if not in the text as given: normalized, folded or decoded. */
  view: string | null;
  /** Why the guard could not judge. */
  why: "not_covered" | "unreadable" | "too_late" | "failed" | "unavailable" | null;
  detail: string | null;
  elapsed_us: number;
  /** Whether the decision follows it. False for everything in shadow. */
  enforced: boolean;
}

export interface GuardRule {
  id: string;
  agent_id: string;
  /** The guard config that runs it. */
  config_id: string;
  /** The name of its guard in that config. */
  guard: string;
  name: string;
  /** The guard method that judges. Only `custom-patterns` finds a pattern of yours. */
  method: "custom-patterns" | "denied-tools" | "pii-structured" | "secrets" | "explicit-abuse";
  /** What to find, in any case, as described in docs/guides/guard-patterns.md. For `denied-tools`, the name of the tool. Other methods need none. */
  pattern: string;
  /** Where to look for it. */
  channels: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  /** What happens to a hit once the rule enforces. `deny_call` is for tool calls alone. */
  action: "flag" | "mask" | "rewrite" | "deny_call" | "block";
  provenance: GuardRuleProvenance;
  /** How the live version runs it. Null if that version does not have it, or it expired. */
  mode: "shadow" | "enforce" | null;
  /** Unix seconds. Null: never. */
  expires_at: number | null;
  /** When it was taken out because it expired. Unix seconds. */
  ended_at: number | null;
  created_by: string;
  /** Unix seconds. */
  created_at: number;
}

export interface GuardRuleList {
  results: Array<GuardRule>;
  next_cursor: string | null;
}

export interface GuardRuleProvenance {
  /** What the rule was made from. */
  kind: "finding" | "detection" | "policy_rule" | "person";
  /** Its ID. None for a rule that a person wrote. A rule of a policy must be approved. */
  id?: string | null;
  /** Why there is this rule. */
  note?: string | null;
}

export interface GuardSetup {
  /** Guards on user text, in order. */
  input_guards: Array<string>;
  /** Guards on responses, in order. */
  output_guards: Array<string>;
  /** Guards on retrieved passages, in order. */
  document_guards: Array<string>;
  /** Guards on tool calls, in order. */
  tool_call_guards: Array<string>;
  /** Guards on tool results, in order. */
  tool_result_guards: Array<string>;
  /** Each guard by its name: type, methods with options, mode, action and what an error means. */
  guards: Record<string, Record<string, unknown>>;
}

export interface GuardSourceFigure {
  /** The labeled texts. */
  pack: string;
  /** The kind of texts. */
  kind: string;
  /** 1: the method should hit these texts, and rate is its recall. 0: it should not: false positives. */
  label: number;
  /** The threshold it was measured at: block or flag. */
  point?: string;
  n: number;
  hits: number;
  undecided: number;
  /** Texts that its card does not cover, such as their language. */
  not_covered: number;
  rate: number | null;
  /** 95% confidence interval of the rate. */
  interval: GuardFigureInterval | null;
  origin: "found" | "written" | "generated";
  /** A repository or document with enough texts. */
  source?: string;
}

export interface GuardSpan {
  start: number;
  end: number;
  kind: string;
}

export interface GuardTest {
  config_id: string;
  attacks: BlockedByMode;
  /** What it costs: harmless requests that are stopped. */
  twins: BlockedByMode;
  weaknesses: Array<GuardTestWeakness>;
}

export interface GuardTestRequest {
  /** The guard config. */
  config_id: string;
}

export interface GuardTestWeakness {
  key: string;
  title: string;
  severity: string;
  finding_id: string | null;
  tried: number;
  blocked: number;
  would_block: number;
}

export interface GuardTextOption {
  kind: "text";
  description: string;
  /** Characters. */
  longest: number;
  default: string;
}

export interface GuardTextsOption {
  kind: "texts";
  description: string;
  /** If present, only these. */
  of?: Array<string>;
  default: Array<string>;
}

export interface GuardToolCall {
  name: string;
  arguments: unknown;
}

export interface GuardVersion {
  version: number;
  agent_id: string;
  /** SHA-256 of the body as canonical JSON (RFC 8785). */
  digest: string;
  modes: Record<string, "shadow" | "enforce">;
  /** The version that a rollback brought back. */
  restored: number | null;
  overrides: Array<GuardOverride>;
  /** Unix seconds. */
  applied_at: number;
  applied_by: string;
}

export interface GuardVersionDetail {
  version: number;
  agent_id: string;
  /** SHA-256 of the body as canonical JSON (RFC 8785). */
  digest: string;
  modes: Record<string, "shadow" | "enforce">;
  /** The version that a rollback brought back. */
  restored: number | null;
  overrides: Array<GuardOverride>;
  /** Unix seconds. */
  applied_at: number;
  applied_by: string;
  /** Which guards judge which channel, as described in docs/guards-config.md. */
  config_body: Record<string, unknown>;
}

export interface GuardVersionList {
  results: Array<GuardVersion>;
}

export interface GuardedPart {
  /** Keys and positions in `messages`. Empty for a single text. */
  path: Array<unknown>;
  channel: "user" | "document" | "tool_call" | "tool_result" | "output";
  decision: "allow" | "flag" | "mask" | "rewrite" | "deny_call" | "refuse" | "block";
  would: "allow" | "flag" | "mask" | "rewrite" | "deny_call" | "refuse" | "block";
}

/** All validation errors of a request. */
export interface HTTPValidationError {
  detail?: Array<ValidationError>;
}

export interface HandOver {
  /** The member who becomes an owner. */
  user_id: string;
}

export interface HarnessListItem {
  /** As harness_names of a new evaluation takes it. */
  name: string;
  /** When its probes last changed. Unix seconds. */
  updated_at: number;
  /** In the standard plan. */
  prompts: number;
  plans: HarnessPlanPrompts;
  /** What a run of the standard plan sends: one for each turn of each prompt. */
  requests: number;
  /** The harnesses that it runs, if it has no scenarios of its own. */
  parts: Array<string>;
  scenarios: Array<HarnessScenario>;
}

export interface HarnessPlanPrompts {
  quick: number;
  standard: number;
  deep: number;
}

export interface HarnessProbe {
  id: string;
  title: string;
  /** What is tested and what counts as a pass. */
  words: string;
  severity: FindingSeverity;
  /** How many prompts of it the standard plan has. */
  prompts: number;
  /** The same for each plan. */
  plans: HarnessPlanPrompts;
  /** What the agent must be able to do: system_message, planted_text, tools, multi_turn. Else it is not testable. */
  needs: Array<string>;
  /** Fails the run if it fails: the team's choice, or else the shipped list. */
  critical: boolean;
  languages: Array<string>;
  /** Entries of the public taxonomies, by taxonomy. */
  tags: Record<string, Array<string>>;
  /** Detectors that assess the responses. See /v1/detectors. */
  detectors: Array<string>;
}

export interface HarnessPromptsResponse {
  prompts: Array<CustomHarnessPrompt>;
  /** Prompts of the harness, on all pages. */
  count: number;
  /** Send it as `cursor`. Null on the last page. */
  next_cursor: string | null;
}

export interface HarnessScenario {
  name: string;
  title: string;
  words: string;
  probes: Array<HarnessProbe>;
}

export type HarnessType = "standard" | "custom";

export interface IgnoreUnregisteredAgent {
  ignored: boolean;
}

/** How the agent was imported. */
export interface ImportMetadata {
  /** How the agent was imported. */
  source: ImportSource | null;
  /** Source URL. */
  source_url: string | null;
  /** Import time in Unix seconds. */
  imported_at: number | null;
  /** Original format. */
  original_format: string | null;
}

export type ImportSource = "manual";

export interface ImportedCampaign {
  campaign_id: string;
  status: string;
  imported: boolean;
  /** Told by the file's content. */
  tool: "garak" | "promptfoo" | "pyrit";
  /** All tests in the file. */
  tests: number;
  /** Attacks that worked, as the tool says. */
  hits: number;
  /** Attacks that did not, as the tool says. */
  held: number;
  /** Tests without an answer. */
  errors: number;
  /** Tests that the tool did not judge. */
  undetermined: number;
  /** Lines or entries that could not be read. */
  broken_lines: number;
  /** Entries that are no tests. */
  skipped: number;
  /** Tests that are kept with their texts: at most 2,000 hits and 1,000 others. */
  kept: number;
  /** Kept tests of probes that the console has no category for. They are kept as custom. */
  unknown: number;
  words: string;
  headline: CampaignHeadline;
  notes: Array<string>;
  categories: Array<CampaignCategoryRate>;
}

/** What another tool's file says. Its counts and verdicts, not the console's. */
export interface ImportedCampaignFigures {
  imported: boolean;
  /** Told by the file's content. */
  tool: "garak" | "promptfoo" | "pyrit";
  /** All tests in the file. */
  tests: number;
  /** Attacks that worked, as the tool says. */
  hits: number;
  /** Attacks that did not, as the tool says. */
  held: number;
  /** Tests without an answer. */
  errors: number;
  /** Tests that the tool did not judge. */
  undetermined: number;
  /** Lines or entries that could not be read. */
  broken_lines: number;
  /** Entries that are no tests. */
  skipped: number;
  /** Tests that are kept with their texts: at most 2,000 hits and 1,000 others. */
  kept: number;
  /** Kept tests of probes that the console has no category for. They are kept as custom. */
  unknown: number;
  words: string;
  headline: CampaignHeadline;
  notes: Array<string>;
  categories: Array<CampaignCategoryRate>;
}

export type Intent = "benign" | "curious" | "adversarial" | "malicious";

export interface Invitation {
  id: string;
  team_id: string;
  email: string;
  invited_by: string;
  role: TeamRole;
  status: InvitationStatus;
  created_at: number;
  expires_at: number;
  /** The link for the invited person, to pass on yourself. Null if it was mailed, and in a repeated response for an Idempotency-Key. */
  link?: string | null;
  /** Whether the mail server accepted the link. If not, pass it on yourself. Null in a repeated response. */
  mailed?: boolean | null;
}

export interface InvitationList {
  results: Array<Invitation>;
  /** Total number of invitations. */
  count: number;
}

export type InvitationStatus = "PENDING" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "REVOKED";

export interface InvitationView {
  invitation_id: string;
  team_id: string;
  team_name: string;
  email: string;
  role: TeamRole;
  /** What the role allows. */
  role_description: string;
  /** Name or email of the person who sent the invitation. */
  invited_by: string;
  expires_at: number;
  /** The address has an account: accept by signing in, not by choosing a password. Also false if the holder of the link may not know. */
  has_account: boolean;
}

export interface InviteUserRequest {
  email: string;
  /** At most your own. */
  role?: TeamRole;
}

export interface JsonGene {
  kind: "param.json";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  /** A part of the configuration that is kept unchanged. */
  value: unknown;
}

export interface JsonGeneInput {
  kind: "param.json";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  /** A part of the configuration that is kept unchanged. */
  value: unknown;
}

export interface JsonPatchOperation {
  op: "add" | "remove" | "replace" | "move";
  path: string;
  from?: string;
  value?: unknown;
}

export interface Judge {
  agent_name: string;
  card: JudgeCard;
}

export interface JudgeAccuracy {
  /** Responses that the judge was asked about. */
  answers: number;
  /** Of the failures it decided, the share it calls failed. */
  sensitivity: JudgeRate | null;
  /** Of the passes it decided, the share it calls passed. */
  specificity: JudgeRate | null;
  /** The share of responses that it decided at all. */
  decided: number | null;
  /** The lower bounds of sensitivity and specificity, added, less 1. A judge that guesses has 0. */
  margin: number | null;
}

export interface JudgeCard {
  id: string;
  agent_id: string;
  /** The configuration that was measured. */
  agent_revision: number;
  /** The agent has not been changed since. */
  is_current: boolean;
  status: "running" | "paused" | "completed" | "failed" | "cancelled";
  status_message: string | null;
  requests_sent: number;
  max_requests: number;
  /** On labeled responses that come with the console. */
  labeled: JudgeAccuracy;
  /** On responses that your team's people labeled, from 30 on. They are not a random sample. */
  own: JudgeAccuracy;
  least_margin: number;
  /** Whether the judge's word counts for unassessed responses. If not, it only advises. */
  decides: boolean;
  created_at: number;
  completed_at: number | null;
}

export interface JudgeList {
  results: Array<Judge>;
}

export interface JudgeMeasurement {
  /** The measurement pauses there. By default, one request for each response. */
  max_requests?: number | null;
}

export interface JudgeOpinion {
  outcome: string;
  reason: string;
}

export interface JudgeRate {
  value: number;
  low: number;
  high: number;
}

export interface JudgeUnassessedRequest {
  /** Agents of your team that speak chat completions, other than the tested one. */
  judge_agent_ids: Array<string>;
  /** The job pauses there. By default, one request for each response and judge. */
  max_requests?: number | null;
}

export interface JudgeVote {
  agent_id: string;
  outcome: string;
  reason: string;
}

export interface JudgedChannel {
  channel: string;
  texts: number;
  characters: number;
}

export interface JudgedOutcomes {
  resisted: number;
  failed: number;
  unassessed: number;
  /** Those of the unassessed on which some judges say failed and others passed. Absent in old runs. */
  disagreed?: number;
  scores: Record<string, number | null>;
  overall: EvaluationOverallFigure;
}

export interface JudgedRequest {
  model: string | null;
  is_stream: boolean;
  /** The gateway key that it came with. */
  key_id: string | null;
  route_id: string | null;
  /** Parts that no guard can read. */
  unscanned: number;
  /** How much was judged on each channel. */
  judged: Array<JudgedChannel>;
  /** What the gateway added. */
  own_ms: number;
  first_byte_ms: number | null;
  total_ms: number;
}

export interface JudgingEstimate {
  requests: number;
  prompt_tokens: number;
  completion_tokens: number;
}

export interface JudgingJob {
  status: "running" | "paused" | "completed" | "failed" | "cancelled";
  status_message: string | null;
  requests_sent: number;
  max_requests: number;
  created_at: number;
  completed_at: number | null;
}

export interface JudgingJudge {
  agent_id: string;
  agent_name: string | null;
  /** Its vote counts: its card, as it was then, is good enough. */
  decides: boolean;
  failed: number;
  resisted: number;
  unclear: number;
}

export type KeyScope = "full" | "read" | "evaluations" | "guards" | "redteam";

export type KeyStatus = "ACTIVE" | "EXPIRED" | "REVOKED" | "MAKER_LEFT";

export type KnowledgeLevel = "beginner" | "intermediate" | "advanced" | "expert";

export interface LabelFlowHit {
  label: "attack" | "fine" | "unsure" | null;
}

export interface LabelGuardHit {
  /** attack: the guard was right. fine: a legitimate request. unsure counts as fine. Null takes a label back. */
  label: "attack" | "fine" | "unsure" | null;
}

export interface LatencyOverTimeResponse {
  metric_name: string;
  /** The one that was used. */
  time_window: string;
  percentile: string;
  /** In seconds. Windows without figures are left out. */
  values: Array<TimeSeriesPoint>;
}

export interface LeftOutAttack {
  key: string;
  reason: string;
}

export interface LikenessParts {
  prompt: number;
  params: number;
  guards: number;
  tools: number;
}

export interface LogEntryResponse {
  /** Nanoseconds since 1970, in full: more digits than a double has. */
  timestamp: bigint;
  line: string;
}

export interface LogStreamResponse {
  labels: Record<string, string>;
  entries: Array<LogEntryResponse>;
}

export interface LoginRequest {
  email: string;
  password: string;
  /** The team to act in; the default team when absent. */
  team_id?: string | null;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface LogsQueryResponse {
  /** The LogQL that was run, with the filters. */
  query: string;
  direction: "forward" | "backward";
  start_ns: bigint;
  /** Not included. */
  end_ns: bigint;
  streams: Array<LogStreamResponse>;
  /** Where to read on, if `limit` or two seconds of work were reached: as `end_ns` backward, as `start_ns` forward. Null if everything was read. */
  next_timestamp: bigint | null;
}

export type MCPAccessLevel = "read" | "write" | "admin";

/** Access to tools over the Model Context Protocol (MCP). */
export interface MCPConfig {
  /** URL of the Model Context Protocol (MCP) proxy. */
  proxy_url?: string | null;
  /** What the agent may do through the proxy. */
  access_level?: MCPAccessLevel | null;
  /** URLs of the servers behind the proxy. */
  server_urls?: Array<string> | null;
}

export interface Membership {
  id: string;
  team_id: string;
  user_id: string;
  role: TeamRole;
  created_at: number;
  updated_at: number;
}

export interface MembershipWithTeam {
  id: string;
  team_id: string;
  user_id: string;
  role: TeamRole;
  created_at: number;
  updated_at: number;
  team_name: string;
  team_description: string | null;
  /** Whether a sign-in that names no team acts in this one. */
  is_default: boolean;
}

export interface Metric {
  name: string;
  kind: "counter" | "latency" | "gauge";
  unit: string;
  /** Null if it was received. */
  description: string | null;
  /** By which its figures can be filtered and broken down. */
  labels: Array<string>;
  /** By OTLP, under the name that its sender gave it. */
  is_received: boolean;
}

export interface MetricLabels {
  agent_id?: string | null;
  deployment_environment?: string | null;
  exported_job?: string | null;
  job?: string | null;
  service_name?: string | null;
  service_namespace?: string | null;
  service_version?: string | null;
  team_id?: string | null;
  user_id?: string | null;
  evaluation_id?: string | null;
}

export interface MetricList {
  results: Array<Metric>;
}

export interface MetricQueryResponse {
  metric: string;
  /** One, or none if there are no figures. Steps without any are 0. */
  series: Array<TimeSeries>;
  labels?: MetricLabels;
}

export interface ModelPrice {
  id: string;
  /** Name of a model, in which `*` matches any characters. The most specific pattern counts. */
  pattern: string;
  /** Per million tokens, in your currency; use the same one for all prices. */
  input: number;
  /** Per million tokens, in your currency; use the same one for all prices. */
  output: number;
  /** Per million input tokens from the provider's cache. Null: as input. */
  cached: number | null;
  updated_at: number;
}

export interface ModelPriceChange {
  /** Name of a model, in which `*` matches any characters. The most specific pattern counts. */
  pattern?: string;
  /** Per million tokens, in your currency; use the same one for all prices. */
  input?: number;
  /** Per million tokens, in your currency; use the same one for all prices. */
  output?: number;
  /** Per million input tokens from the provider's cache. Null: as input. */
  cached?: number | null;
}

export interface ModelPriceList {
  results: Array<ModelPrice>;
}

export interface MutationHistory {
  agent_id: string;
  items: Array<GenomeMutation>;
  /** The same as items. */
  results: Array<GenomeMutation>;
  total: number;
  limit: number;
  offset: number;
}

export interface NewAlertRule {
  name: string;
  /** `each_agent`: every agent for itself, with an alarm of its own. `team`: all agents together. */
  scope?: "agent" | "each_agent" | "team";
  /** For the scope `agent`. */
  agent_id?: string | null;
  /** `blocked_share` and `error_rate` are shares of requests, from 0 to 1. `cost` is in the currency of the team's prices. `silence`: nothing was counted, though there was something in the seven days before. `latency` (in seconds) and `counter` are of the metric in `metric`. */
  measure: AlertMeasure;
  /** For `latency` and `counter`, any metric of listMetrics. `silence` looks at the requests of `source` if it has none. */
  metric?: string | null;
  /** Whose requests, errors, tokens and costs: those of the gateway, or those of received spans that call a model. `blocked_share` is always the gateway's. */
  source?: "gateway" | "spans";
  /** For `latency`. 95 if it has none. */
  percentile?: number | null;
  /** The time that is looked at, up to now. */
  window?: AlertWindow;
  /** A fixed value, or the same measure in the window before, or in the same window a day or a week earlier. */
  compare_with?: "value" | "window_before" | "day_before" | "week_before";
  direction?: "above" | "below";
  /** The value, or the factor to what it is compared with. `silence` has none. */
  threshold?: number;
  /** With fewer requests in the window, or in what it is compared with, nothing is decided. For `latency` and `counter` it is what that metric counted; for `silence`, in the seven days before. */
  min_requests?: number;
  /** An alarm clears after the condition was not met for this long. */
  hold_seconds?: number;
  severity?: "warning" | "critical";
  enabled?: boolean;
}

export interface NewGatewayKey {
  agent_id: string;
  name: string;
  /** Which legs of the agent's traffic the key is for. */
  legs?: Array<GatewayLeg>;
  /** If not empty, only requests with one of these `Origin` headers are let in, as browsers send it. */
  origins?: Array<string>;
  /** Without it, the key is valid until it is revoked. */
  expires_in_days?: number | null;
  /** Requests in any 60 seconds. Null: no limit. */
  requests_per_minute?: number | null;
  /** Tokens in any 60 seconds. Null: no limit. */
  tokens_per_minute?: number | null;
  /** Tokens per UTC day. Null: no limit. */
  tokens_per_day?: number | null;
  /** Per UTC day, in the currency of your model prices. Needs a price for the agent's model. */
  money_per_day?: number | null;
  /** Requests at the same time, over all gateways. */
  concurrency?: number | null;
  /** Whether refusals name the guard and the rule. For development: attackers learn from it. */
  explain?: boolean;
  /** Whether system messages of this client count as the operator's own and are not judged as input. */
  trusted?: boolean;
}

export interface NewGatewayRoute {
  agent_id: string;
  /** front: clients to the agent. model: the agent to its model. tools: the agent to an MCP server. */
  leg?: GatewayLeg;
  /** In the address of the route. Unique in the console; made from the agent's name if missing. */
  slug?: string | null;
  /** The model provider's base, such as https://api.openai.com/v1, or the endpoint of the MCP server. Not for the front. */
  upstream_url?: string | null;
  /** For a model: openai (default) or anthropic. Tools speak mcp. Not for the front. */
  protocol?: GatewayProtocol | null;
  /** Of the upstream: sent to the origin of the upstream's URL only. Stored encrypted and never returned. Null removes it. Changing the URL to another origin without a key removes it too. */
  api_key?: string | null;
  /** The header that carries the upstream's key. */
  key_header?: UpstreamKeyHeader | null;
  /** Milliseconds until the upstream must begin to answer. */
  first_byte_ms?: number;
  /** Milliseconds that the upstream may be silent while it answers. */
  silence_ms?: number;
  /** Milliseconds that a request may take. */
  total_ms?: number;
  /** Further paths of the upstream that the gateway lets through without judging them. Admins only; the agent's badge shows it. */
  unscanned_paths?: Array<string>;
}

export interface NewGuardModel {
  /** Unique among the team's guards of this kind. */
  name: string;
  /** Path of the ONNX file inside the folder. */
  file: string;
  /** Path of its tokenizer.json inside the folder. */
  tokenizer: string;
  /** Of the ONNX file, in lowercase hex. Checked now and whenever the file is loaded. */
  sha256: string;
  /** In the order of the model's outputs. One label: the output is a single score. */
  labels: Array<string>;
  /** The label that is a hit. */
  attack_label: string;
  /** A probability from here on is a hit. */
  threshold?: number;
  /** The guard method whose packs it is measured on. */
  measured_as?: "injection-user" | "injection-document" | "jailbreak-templates" | "explicit-abuse" | "secrets" | "pii-structured";
}

export interface NewGuardRule {
  agent_id: string;
  name: string;
  /** The guard method that judges. Only `custom-patterns` finds a pattern of yours. */
  method?: "custom-patterns" | "denied-tools" | "pii-structured" | "secrets" | "explicit-abuse";
  /** What to find, in any case, as described in docs/guides/guard-patterns.md. For `denied-tools`, the name of the tool. Other methods need none. */
  pattern?: string;
  /** Where to look for it. */
  channels?: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  /** What happens to a hit once the rule enforces. `deny_call` is for tool calls alone. */
  action?: "flag" | "mask" | "rewrite" | "deny_call" | "block";
  provenance: GuardRuleProvenance;
  /** When the rule ends, in Unix seconds. Default: never. */
  expires_at?: number | null;
}

export interface NewModelPrice {
  /** Name of a model, in which `*` matches any characters. The most specific pattern counts. */
  pattern: string;
  /** Per million tokens, in your currency; use the same one for all prices. */
  input: number;
  /** Per million tokens, in your currency; use the same one for all prices. */
  output: number;
  /** Per million input tokens from the provider's cache. Null: as input. */
  cached?: number | null;
}

export interface NewNotificationEndpoint {
  name: string;
  kind: NotificationKind;
  /** An http or https URL for a webhook or slack (also Mattermost), an email address for mail. */
  address: string;
  /** The events to send. Empty: all. Not given: what changed or needs someone, such as another verdict or a new finding. */
  events?: Array<NotificationEvent>;
  /** Only events of these agents. Empty: all, and events that concern no agent. */
  agent_ids?: Array<string>;
  /** Only events that are at least this severe. */
  least_severity?: NotificationSeverity;
}

export interface NewRemoteGuard {
  /** Unique among the team's guards of this kind. */
  name: string;
  /** The console posts to this address and follows no redirect. */
  url: string;
  /** Sent as a bearer token to the origin of the URL. Stored encrypted and never returned. */
  api_key?: string | null;
  /** The guard method whose packs it is measured on. */
  measured_as?: "injection-user" | "injection-document" | "jailbreak-templates" | "explicit-abuse" | "secrets" | "pii-structured";
}

export interface NewSchedule {
  name: string;
  agent_id: string;
  kind: ScheduleKind;
  /** What to run. evaluation and harness: as in POST /v1/evaluations/, without agent_id. campaign: as in POST /v1/campaigns, without agent_id and keys. */
  settings?: Record<string, unknown>;
  /** Five fields: minute, hour, day, month, weekday. At most every 5 minutes. Null with on_change: only when the agent changes. */
  cron?: string | null;
  /** An IANA name. In a night that skips the hour, a run comes after it; in one that repeats it, once. */
  timezone?: string;
  enabled?: boolean;
  /** The most requests in a calendar month of the time zone. A run that would take more does not start. Null: no cap. */
  budget?: number | null;
  /** Run when the agent's configuration changes too, at most once an hour. */
  on_change?: boolean;
}

export interface NewTraceComment {
  body: string;
}

export interface NewTraceScore {
  value?: number | null;
  label?: string | null;
  reason?: string | null;
}

export interface NotComparedProbes {
  only_before: Array<string>;
  only_after: Array<string>;
}

export interface NotEnforced {
  /** The policy rule, guard or tool server. */
  source: string;
  reason: string;
}

export interface NotificationDelivery {
  /** Sent as `webhook-id`, the same in every attempt. */
  id: string;
  event: string;
  title: string;
  severity: NotificationSeverity;
  /** `dead`: not delivered within 24 hours, and not retried. */
  status: NotificationDeliveryStatus;
  attempts: number;
  created_at: number;
  last_attempt_at: number | null;
  next_attempt_at: number | null;
  response_status: number | null;
  /** The first 1,024 bytes of the last response. */
  response: string | null;
  error: string | null;
}

export interface NotificationDeliveryList {
  results: Array<NotificationDelivery>;
  next_cursor: string | null;
}

export type NotificationDeliveryStatus = "pending" | "delivered" | "dead";

export interface NotificationEndpoint {
  id: string;
  name: string;
  kind: NotificationKind;
  address: string;
  events: Array<NotificationEvent>;
  agent_ids: Array<string>;
  least_severity: NotificationSeverity;
  enabled: boolean;
  /** Why it is off: an admin, a response with the status 410, or three days of failures. */
  disabled_reason: "by_admin" | "gone" | "failing" | null;
  /** When the first failure since the last success was. */
  failing_since: number | null;
  /** Messages that are not delivered yet. */
  waiting: number;
  /** When a message was last delivered. */
  delivered_at: number | null;
  previous_secret_until: number | null;
  created_at: number;
  created_by: string;
  updated_at: number | null;
}

export interface NotificationEndpointChange {
  name?: string;
  /** An http or https URL for a webhook or slack (also Mattermost), an email address for mail. */
  address?: string;
  /** The events to send. Empty: all. Not given: what changed or needs someone, such as another verdict or a new finding. */
  events?: Array<NotificationEvent>;
  /** Only events of these agents. Empty: all, and events that concern no agent. */
  agent_ids?: Array<string>;
  /** Only events that are at least this severe. */
  least_severity?: NotificationSeverity;
  /** Events that happen while it is off are not sent later. */
  enabled?: boolean;
  /** Creates a new signing secret. For 24 hours, messages are signed with the previous one too. */
  rotate_secret?: boolean;
}

export interface NotificationEndpointList {
  results: Array<NotificationEndpoint>;
  /** False if the operator has configured no mail server, so that mail can't be sent. */
  mail_available: boolean;
}

export interface NotificationEndpointWithSecret {
  id: string;
  name: string;
  kind: NotificationKind;
  address: string;
  events: Array<NotificationEvent>;
  agent_ids: Array<string>;
  least_severity: NotificationSeverity;
  enabled: boolean;
  /** Why it is off: an admin, a response with the status 410, or three days of failures. */
  disabled_reason: "by_admin" | "gone" | "failing" | null;
  /** When the first failure since the last success was. */
  failing_since: number | null;
  /** Messages that are not delivered yet. */
  waiting: number;
  /** When a message was last delivered. */
  delivered_at: number | null;
  previous_secret_until: number | null;
  created_at: number;
  created_by: string;
  updated_at: number | null;
  /** The signing secret that this request created (docs/guides/get-notified.md). Shown only once: null for slack and mail, if no secret was created, and in a repeated response for an Idempotency-Key. */
  secret: string | null;
}

export type NotificationEvent = "evaluation.completed" | "evaluation.verdict_changed" | "finding.opened" | "finding.reopened" | "campaign.completed" | "campaign.finding_confirmed" | "proposal.created" | "proposal.applied" | "watch.alarm" | "policy.rules_ready" | "schedule.missed" | "action.pending" | "guard.alarm_raised" | "guard.alarm_cleared" | "guard.rule_expired" | "notification.endpoint_disabled";

export type NotificationKind = "webhook" | "slack" | "mail";

export type NotificationSeverity = "info" | "warning" | "critical";

export interface NotificationTestResult {
  delivered: boolean;
  /** Null for mail and if there was no response. */
  response_status: number | null;
  /** The first 1,024 bytes of the response. */
  response: string | null;
  error: string | null;
  elapsed_ms: number;
}

export interface NumberGene {
  kind: "param.number" | "param.int" | "guard.threshold" | "limit";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: number;
  min: number;
  max: number;
  step: number;
  scale: "linear" | "log";
}

export interface NumberGeneInput {
  kind: "param.number" | "param.int" | "guard.threshold" | "limit";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  scale?: "linear" | "log";
}

export interface OidcProvider {
  /** Whether people can sign in with an identity provider. */
  configured: boolean;
  issuer: string | null;
  /** The provider's host name, for the sign-in page. */
  name: string | null;
}

export interface OpenedTraffic {
  id: string;
  kind: "hit" | "request";
  agent_id: string;
  /** As they were judged, before anything was masked. */
  texts: Array<RecordedText>;
  /** Tool calls and results, for trying flow policies. */
  flow: Array<unknown>;
}

export interface OrderGene {
  kind: "guard.order";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: Array<string>;
}

export interface OrderGeneInput {
  kind: "guard.order";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: Array<string>;
}

export interface OrganizationConstraints {
  /** Types of guards that policies require on user text. */
  required_input_guards: Array<string>;
  /** Types of guards that policies require on responses. */
  required_output_guards: Array<string>;
  /** Tools that policies forbid. */
  denied_tools: Array<string>;
  /** The highest model tier that policies allow. */
  max_model_tier?: string | null;
}

export interface OutboundHost {
  /** Host name or IP address, with the port if the URL has one. */
  host: string;
  /** Why it is contacted. */
  reason: "agent" | "mcp_proxy" | "mcp_server" | "delegated_agent" | "identity_provider" | "mail" | "evolution_service" | "traces" | "telemetry_backend" | "object_store" | "remote_guard" | "webhook";
  /** The console itself, or one of your agents. */
  contacted_by: "console" | "agent";
  /** Number of agents that refer to the host. 0 for hosts from the console's settings, of remote guards and of webhooks. */
  agents: number;
}

export interface OutboundHostList {
  results: Array<OutboundHost>;
}

export interface OverallScore {
  /** From 0 to 1. */
  score: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  /** Upper bound of the 95% confidence interval. */
  high: number | null;
}

export interface PartialProposalRequest {
  /** The gene_name of each change to keep. The others are left out. */
  gene_names: Array<string>;
}

export interface PasswordChangedAnswer {
  /** A JWT, valid for ten minutes. */
  access_token: string;
  token_type: string;
  /** Seconds until the access token expires. */
  expires_in: number;
  /** The team the token acts in. */
  team_id: string;
  password_change_required: boolean;
  /** Only if requested. Each one works once. */
  refresh_token?: string;
  /** How many of your API keys ended with the old password. */
  api_keys_ended: number;
  /** How many still work, over all your teams. DELETE /v1/users/me/api-keys ends them. */
  api_keys_left: number;
}

export interface PendingAction {
  id: string;
  /** The operation that will be called. */
  operation: string;
  /** What it does. */
  title: string;
  /** The request as it was asked for: path, query and body. */
  plan: Record<string, unknown>;
  /** SHA-256 of operation and plan. */
  plan_hash: string;
  /** Of what it changes, when it was asked for. */
  resource_etag: string | null;
  asked_by: PendingActionAsker;
  /** What the assistant said it is for. Untrusted. */
  reason: string;
  /** approved: being carried out; done and failed: it was; expired: nobody decided within 30 minutes. */
  state: PendingActionState;
  /** Why it failed: an error code. */
  outcome: string | null;
  decided_by: string | null;
  decided_at: number | null;
  created_at: number;
  expires_at: number;
}

export interface PendingActionAsker {
  key_id: string;
  /** Whose key it is. */
  user_id: string;
  /** What the assistant calls itself. */
  client: string;
}

export interface PendingActionList {
  results: Array<PendingAction>;
  /** Total number of actions. */
  count: number;
}

export type PendingActionState = "open" | "approved" | "declined" | "expired" | "done" | "failed";

export interface PermissionGene {
  kind: "tool.permission";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  tool: string;
  action: string;
  value: boolean;
  /** What the configuration says about the tool besides its name. */
  data?: unknown;
}

export interface PermissionGeneInput {
  kind: "tool.permission";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  tool: string;
  action: string;
  value: boolean;
  /** What the configuration says about the tool besides its name. */
  data?: unknown;
}

/** Someone who talks to an agent, as far as prompts follow from it. */
export interface Persona {
  id: string;
  /** All zeros for a preset, which belongs to no team. */
  team_id: string;
  name: string;
  description?: string | null;
  role: string;
  role_description?: string | null;
  knowledge_level: KnowledgeLevel;
  skill_level: SkillLevel;
  /** What the person is after. It decides which kinds of prompts are made. */
  intent: Intent;
  /** A language tag (BCP 47), such as en or pt-BR. Prompts can be made in English, German, French, Spanish and Portuguese; for any other language they are in English, and say so. */
  language: string;
  access_permissions?: PersonaAccessPermissions | Record<string, unknown> | null;
  is_preset: boolean;
  preset_category?: string | null;
  tags?: Array<string> | null;
  icon_filename?: string | null;
  created_at: number;
  updated_at: number;
  /** All zeros for a preset. */
  created_by: string;
}

/** What a person may do. Other members are kept as they are. */
export interface PersonaAccessPermissions {
  /** The rights that the person claims to have. */
  privilege_level?: PrivilegeLevel;
  /** Agents that the person may use. */
  allowed_agents?: Array<string> | null;
  /** Tools that the person may have the agent use. */
  allowed_tools?: Array<string> | null;
  /** What the person must not get, whatever they say. */
  restricted_actions?: Array<string> | null;
  /** Whose data the person may see. */
  data_access_scope?: DataAccessScope | null;
}

export interface PersonaCreate {
  /** An id of your own choice. By default the console makes one. */
  id?: string | null;
  /** Your team. The token already names it. */
  team_id?: string | null;
  name: string;
  description?: string | null;
  /** Who the person is to the agent: customer, nurse, auditor. */
  role: string;
  role_description?: string | null;
  /** How much the person knows of the subject: their own words, or the terms of the policy. */
  knowledge_level?: KnowledgeLevel;
  /** How well the person writes to machines: length, order and typing errors of the prompts. */
  skill_level?: SkillLevel;
  /** What the person is after. It decides which kinds of prompts are made. */
  intent?: Intent;
  /** A language tag (BCP 47), such as en or pt-BR. Prompts can be made in English, German, French, Spanish and Portuguese; for any other language they are in English, and say so. */
  language?: string;
  access_permissions?: PersonaAccessPermissions | Record<string, unknown> | null;
  /** Ignored: a team can't make presets. */
  is_preset?: boolean;
  preset_category?: string | null;
  tags?: Array<string> | null;
  icon_filename?: string | null;
}

export interface PersonaDraft {
  role?: string;
  intent?: "benign" | "curious" | "adversarial" | "malicious";
  knowledge_level?: "beginner" | "intermediate" | "advanced" | "expert";
  skill_level?: "novice" | "competent" | "proficient" | "expert";
  language?: string;
  access_permissions?: Record<string, unknown> | null;
}

export interface PersonaListResponse {
  results: Array<Persona>;
  /** Number of personas that match the filters, on all pages. */
  total: number;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
}

export interface PersonaPreview {
  /** The example rule that the prompts are about. */
  rule: string;
  /** Of the prompts. */
  language: string;
  /** False if there are no prompts in the persona's language. */
  is_own_language: boolean;
  prompts: Array<PersonaPreviewPrompt>;
}

export interface PersonaPreviewPrompt {
  /** breach: an attempt to have the rule broken. edge: on its border. twin: harmless, must be served. */
  variant: "breach" | "edge" | "twin";
  turns: Array<string>;
}

export interface PersonaPreviewRequest {
  /** A persona of your team, or a preset. */
  persona_id?: string | null;
  /** A persona that is not saved, instead of `persona_id`. */
  persona?: PersonaDraft | null;
  /** Another seed, other prompts. */
  seed?: number;
}

export interface PersonaUpdate {
  name?: string | null;
  description?: string | null;
  role?: string | null;
  role_description?: string | null;
  knowledge_level?: KnowledgeLevel | null;
  skill_level?: SkillLevel | null;
  intent?: Intent | null;
  language?: string | null;
  access_permissions?: PersonaAccessPermissions | Record<string, unknown> | null;
  /** Ignored: a team can't make presets. */
  is_preset?: boolean | null;
  preset_category?: string | null;
  tags?: Array<string> | null;
  icon_filename?: string | null;
}

export interface PillarBreakdown {
  overall: number;
  /** Empty: scores are kept by dimension. */
  detectors: Record<string, number>;
}

export interface PinnedTool {
  tool: string;
  /** SHA-256 of the tool's definition: its name, description, schemas and annotations. */
  digest: string;
  /** Of the newest definition, if it is not the pinned one. The tool is hidden while guards on documents enforce. */
  changed_digest: string | null;
  changed_at: number | null;
  /** Who accepted the pinned definition. Null: it was the first one seen. */
  accepted_by: string | null;
  created_at: number;
  seen_at: number;
}

export interface PinnedToolDetails {
  tool: string;
  /** SHA-256 of the tool's definition: its name, description, schemas and annotations. */
  digest: string;
  /** Of the newest definition, if it is not the pinned one. The tool is hidden while guards on documents enforce. */
  changed_digest: string | null;
  changed_at: number | null;
  /** Who accepted the pinned definition. Null: it was the first one seen. */
  accepted_by: string | null;
  created_at: number;
  seen_at: number;
  /** Null until the tool is listed again, if it was pinned before definitions were stored. */
  pinned: ToolDefinition | null;
  /** The newest definition, if it is not the pinned one. */
  changed: ToolDefinition | null;
  /** What changed, member by member. Null unless both definitions are there and neither is cut. */
  difference: ToolDifference | null;
}

export interface PinnedToolList {
  results: Array<PinnedTool>;
}

export interface PlanDifference {
  what: string;
  before: string;
  after: string;
}

export interface Policy {
  id: string;
  team_id: string;
  name: string;
  description?: string | null;
  category: PolicyCategory;
  status: PolicyStatus;
  /** Null in lists if it has more than 2,000 bytes. */
  source_text?: string | null;
  file_path?: string | null;
  file_name?: string | null;
  /** Its media type, told by its content. */
  file_type?: string | null;
  file_size_bytes?: number | null;
  /** Set once the file is converted. */
  converted_file_path?: string | null;
  is_preset: boolean;
  /** The preset that it was copied from. */
  preset_source?: string | null;
  tags?: Array<string> | null;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  updated_at: number;
  created_by: string;
  /** How far the file is read. Null without a file. */
  conversion?: PolicyConversion | null;
  /** Counts the texts that the policy had. */
  text_version?: number;
  /** Its rules, by status. */
  rule_counts?: PolicyRuleCounts;
}

export type PolicyCategory = "privacy" | "ethics" | "security" | "compliance" | "operational" | "brand" | "custom";

export interface PolicyConversion {
  state: "queued" | "running" | "done" | "failed";
  /** What read the file. */
  engine: string | null;
  /** Null for formats without pages. */
  pages: number | null;
  characters: number | null;
  warnings: Array<string>;
  /** Why the file could not be read. */
  problem: string | null;
}

export interface PolicyCoverage {
  /** Rules in force once the policy is active. */
  approved: number;
  /** Approved rules that a detector decides. */
  tested: number;
  /** Approved rules that only a judge can decide. */
  needs_judge: number;
  /** Approved rules that can't be tested from outside. */
  not_testable: number;
  /** Rules that wait for a decision. */
  open: number;
  /** Open rules whose words speak to a machine. */
  suspicious: number;
  /** Approved rules by how they are tested. */
  by_check: Record<string, number>;
  /** Prices and deadlines that stand in the text and are no rules. */
  facts: Array<PolicyFact>;
  /** The newest reading of the text. */
  extraction: ExtractionRun | null;
}

export interface PolicyCreate {
  /** Chosen by the client; by default a new one. */
  id?: string | null;
  name: string;
  description?: string | null;
  category: PolicyCategory;
  /** The policy's text, plain or Markdown, if it isn't uploaded as a file. */
  source_text?: string | null;
  tags?: Array<string> | null;
}

export interface PolicyFact {
  char_start: number;
  char_end: number;
  text: string;
}

export interface PolicyListResponse {
  results: Array<Policy>;
  /** Number of policies that match the filters, on all pages. */
  total: number;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
}

export interface PolicyRule {
  id: string;
  policy_id: string;
  /** The document's own number, or R-001. */
  rule_id: string;
  rule_type: RuleType;
  action: string;
  target?: string | null;
  assignee: string | null;
  constraints: Array<RuleConstraint> | Array<Record<string, unknown>>;
  constraint_logic: string;
  consequence: RuleConsequence | Record<string, unknown>;
  natural_language: string;
  /** Who found it, and the words it comes from. */
  provenance?: RuleProvenance | Record<string, unknown> | null;
  category?: PolicyCategory | null;
  tags?: Array<string> | null;
  status: RuleStatus;
  reviewed_by?: string | null;
  reviewed_at?: number | null;
  review_notes?: string | null;
  created_at: number;
  updated_at: number;
  /** How it is tested. Chosen from its words unless given. */
  check: RuleCheck;
  /** Of its meaning. */
  version: number;
  /** The version in force. It stays in force while a later one waits for a decision. */
  approved_version?: number | null;
  /** The words in force, where a later version has others. */
  approved_words?: string | null;
  /** The headings above it. */
  section: string;
  /** Rules of the policy that permit what this one forbids, or the reverse. */
  conflicts_with: Array<ConflictingRule>;
  /** The share of rules found this way that are rules. */
  confidence?: number | null;
  /** Its words speak to a machine that reads the document. */
  suspicious: boolean;
  origins: Array<RuleOrigin>;
}

export interface PolicyRuleCounts {
  draft: number;
  approved: number;
  rejected: number;
  modified: number;
}

export interface PolicyRuleCreate {
  id?: string | null;
  /** The document's own number. Default: the next of R-001, R-002… */
  rule_id?: string | null;
  rule_type: RuleType;
  action: string;
  target?: string | null;
  assignee?: string | null;
  constraints?: Array<RuleConstraint> | Array<Record<string, unknown>>;
  /** Returned inside `constraints` with the condition_type `when`. */
  conditions?: Array<Record<string, unknown>> | null;
  constraint_logic?: string;
  consequence: RuleConsequence | Record<string, unknown>;
  natural_language: string;
  category?: PolicyCategory;
  /** Anything but draft needs the permission `rule:review`. */
  status?: RuleStatus;
  tags?: Array<string> | null;
  /** Default: chosen from the words. */
  check?: RuleCheck | null;
}

export interface PolicyRuleListResponse {
  results: Array<PolicyRule>;
  total: number;
  /** Present and true if a search found at least this many and counting stopped. */
  total_capped?: boolean;
  next_cursor?: string | null;
}

export interface PolicyRuleUpdate {
  /** The document's own number. Default: the next of R-001, R-002… */
  rule_id?: string | null;
  rule_type?: RuleType | null;
  action?: string | null;
  target?: string | null;
  assignee?: string | null;
  constraints?: Array<RuleConstraint> | Array<Record<string, unknown>> | null;
  /** Returned inside `constraints` with the condition_type `when`. */
  conditions?: Array<Record<string, unknown>> | null;
  constraint_logic?: string | null;
  consequence?: RuleConsequence | Record<string, unknown> | null;
  natural_language?: string | null;
  category?: PolicyCategory | null;
  /** A decision, which needs the permission `rule:review`. `draft` takes an approved rule out of force. */
  status?: RuleStatus | null;
  tags?: Array<string> | null;
  /** Default: chosen from the words. */
  check?: RuleCheck | null;
  /** With `status`: the reason. */
  review_notes?: string | null;
}

export interface PolicyScope {
  /** In force for every agent of the team, also for later ones. */
  all_agents?: boolean;
  /** In force for these agents. */
  agent_ids?: Array<string>;
}

export type PolicyStatus = "draft" | "active" | "archived";

export interface PolicyText {
  version: number;
  source: "file" | "given" | "preset";
  content: string;
  blocks: Array<PolicyTextBlock>;
  /** The versions that are kept, the newest first. */
  versions: Array<number>;
}

export interface PolicyTextBlock {
  kind: "heading" | "paragraph" | "item" | "cell";
  /** Of a heading or of an item in nested lists, from 1; 0 otherwise. */
  level: number;
  /** From 1; null for formats without pages. */
  page: number | null;
  /** UTF-16 units from the beginning of the text. */
  start: number;
  end: number;
}

export interface PolicyUpdate {
  name?: string | null;
  /** Null removes it. */
  description?: string | null;
  category?: PolicyCategory | null;
  /** `active` is the same as the operation to activate. */
  status?: PolicyStatus | null;
  /** Null removes it. Refused while the policy has a file. */
  source_text?: string | null;
  /** Null removes them. */
  tags?: Array<string> | null;
}

export type PrivilegeLevel = "guest" | "user" | "power_user" | "admin" | "super_admin";

export interface ProcessJobs {
  /** Kind of job. */
  kind: string;
  /** Jobs in progress. */
  running: number;
  /** Jobs that wait for a worker. */
  waiting: number;
  /** How long the oldest of them has been waiting. */
  waiting_seconds: number;
}

export interface PromotionEvidence {
  budget: number;
  /** Parts that no guard could read, such as images. With `unscannable: refuse`, such requests are refused. */
  unscanned: number;
  guards: Array<GuardEvidence>;
}

export interface PromptSegment {
  kind: "prompt.segment";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  path: "/agent_system_prompt";
  role: SegmentRole;
  text: string;
  /** Fractional index that orders the segments. */
  order: string;
  /** The exact characters before the segment. */
  joiner: string;
  clause?: GeneClause;
  /** Parts of the text that every edit must keep. */
  frozen?: Array<string>;
}

export interface PromptSegmentInput {
  kind: "prompt.segment";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  path?: "/agent_system_prompt";
  role?: SegmentRole;
  text: string;
  /** Fractional index that orders the segments. */
  order?: string;
  /** The exact characters before the segment. */
  joiner?: string;
  clause?: GeneClause;
  /** Parts of the text that every edit must keep. */
  frozen?: Array<string>;
}

export interface Proposal {
  id: string;
  team_id: string;
  agent_id: string;
  /** The agent's current name. */
  agent_name: string | null;
  genome_id: string;
  /** The baseline version. */
  genome_version: number;
  /** evaluating, inconclusive, pending, stale, approved, rejected, expired, superseded, monitoring (applied and monitored), verified, alarmed, applied (no longer monitored) or rolled_back. */
  status: string;
  /** Unix seconds. */
  created_at: number;
  trigger_summary: string;
  mutations: Array<ProposedMutation>;
  /** Baseline pass rate on held-out questions, by dimension. */
  pre_fitness: Record<string, number> | null;
  /** Pass rate with the changes. */
  post_fitness: Record<string, number> | null;
  /** Estimated gain, by dimension. */
  fitness_delta: Record<string, number> | null;
  net_fitness_delta: number | null;
  reviewed_at: number | null;
  reviewed_by: string | null;
  reviewer_notes: string | null;
  engine_name: string | null;
  /** Versions and hashes, a summary of the evidence, drift, who applied the proposal, and the possible next actions. `finding` says whether an improvement is confirmed (the estimate is positive, its 95% confidence interval excludes zero, every dimension stays within its loss limit, and every change is likely to help) and describes the result. */
  extra: ProposalDetails;
}

export interface ProposalDetails {
  evolution_id: string;
  candidate_version: number;
  resulting_version: number | null;
  base_config_etag: string;
  candidate_config_etag: string;
  evidence: ProposalEvidenceSummary | null;
  finding: ProposalFinding;
  token_delta: number | null;
  limitations: Array<string>;
  supersedes: string | null;
  triggered_by: string;
  expires_at: number;
  reason_code: string | null;
  applied_by: string | null;
  applied_at: number | null;
  evaluation_id: string | null;
  monitor_id: string | null;
  watch: ProposalWatch | null;
  rolled_back_by: string | null;
  rolled_back_at: number | null;
  /** What can be done next. */
  can: Array<string>;
  /** For a stale proposal: what changed in the agent since. */
  drift?: Array<GeneChange>;
}

export interface ProposalDiff {
  proposal_id: string;
  genome_id: string;
  base_version: number;
  candidate_version: number;
  weakening: boolean;
  changes: Array<GeneChange>;
  /** JSON Patch (RFC 6902). */
  patch: Array<JsonPatchOperation>;
  /** The system prompt before and after. Null if neither version has one. */
  prompt: ProposedPrompt | null;
}

export interface ProposalEvidence {
  proposal_id: string;
  /** Pairs, gains and losses, estimate with 95% confidence interval, e-value, error allowed, the same for each dimension and for harmless requests, cost, and what was not measured. Null while the proposal is being tested. */
  evidence: ProposalEvidenceDetails | null;
  mutations: Array<ProposedMutation>;
}

export interface ProposalEvidenceCost {
  rollouts: number;
  requests: number;
  tokens: number;
}

export interface ProposalEvidenceDetails {
  /** Pairs of held-out prompts. */
  n: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  /** Gain as a share, from -1 to 1. */
  estimate: number;
  /** Lower bound of the confidence interval: 95% if no `level` says otherwise. */
  lower: number;
  /** Upper bound of the confidence interval. */
  upper: number;
  verdict: string;
  /** Pairs in which exactly one side passed. */
  discordant: number;
  /** Of the confidence interval: 0.95 for a first test, at least 0.97 for the second test of a run, less than 0.95 for a test that continues another. 0.95 if absent. */
  level?: number;
  /** Of releases that decided by betting. */
  e_value?: number;
  /** Error spent when it was decided, one-sided. */
  alpha_spent: number;
  /** Of releases that decided by betting. */
  sign_test?: number;
  /** Looks at the pairs until it was decided. */
  looks?: number;
  /** Mean of the pairs, before it was corrected for the luck of stopping. */
  mean?: number;
  attempt: number;
  groups: Array<ProposalEvidenceGroup>;
  before: Record<string, number>;
  after: Record<string, number>;
  cost: ProposalEvidenceCost;
  token_delta: number;
  limitations: Array<string>;
  /** See the evolution run. */
  manifest: EvolutionManifest | null;
  /** The harness of your team that the gain was measured on. */
  objective?: EvolutionObjective;
  /** Where the gain comes from. Absent where no search chose the changes. */
  sources?: Array<ProposalSource>;
}

export interface ProposalEvidenceGroup {
  group: string;
  /** Pairs of held-out prompts. */
  n: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  /** Gain as a share, from -1 to 1. */
  estimate: number;
  /** Lower bound of the confidence interval: 95% if no `level` says otherwise. */
  lower: number;
  /** Upper bound of the confidence interval. */
  upper: number;
  verdict: string;
  /** Of the confidence interval: 0.9 for a first test, at least 0.97 for the second test of a run, less than 0.9 for a test that continues another. 0.95 if absent. */
  level?: number;
  /** The loss limit. */
  margin: number;
}

export interface ProposalEvidenceSummary {
  /** Pairs of held-out prompts. */
  n: number;
  /** Pairs in which only the candidate passed. */
  gained: number;
  /** Pairs in which only the baseline passed. */
  lost: number;
  /** Gain as a share, from -1 to 1. */
  estimate: number;
  /** Lower bound of the confidence interval: 95% if no `level` says otherwise. */
  lower: number;
  /** Upper bound of the confidence interval. */
  upper: number;
  verdict: string;
  /** Pairs in which exactly one side passed. */
  discordant: number;
}

export interface ProposalFinding {
  /** Whether the evidence confirms an improvement. */
  confirmed: boolean;
  words: string;
}

export interface ProposalList {
  items: Array<Proposal>;
  total: number;
  limit: number;
  offset: number;
}

export type ProposalReasonCode = "not_needed" | "wrong_effect" | "too_long" | "tone" | "risk" | "not_convinced" | "other";

export interface ProposalReattack {
  proposal_id: string;
  /** Whether the team's settings start it when a proposal is applied. */
  is_automatic: boolean;
  /** Null if it can, otherwise the reason. */
  can_start: string | null;
  /** The agent's newest campaign that proved an attack, and what asking again takes. */
  source: ReattackSource | null;
  /** Of the newest retest since the proposal was applied. */
  result: ReattackResult | null;
}

export interface ProposalSource {
  /** The rule library; the rule-writing agent; what the team wrote; edits of the prompt, parameters and model. */
  source: ProposalSourceKind;
  changes: number;
  /** Share of the gain, from 0 to 1, by the search's estimate: the final test measures all changes together. Null: not enough evidence to say. */
  share: number | null;
  /** Lower bound of the 95% confidence interval. */
  lower: number | null;
  upper: number | null;
}

export type ProposalSourceKind = "library" | "proposer" | "team" | "settings";

export interface ProposalWatch {
  evolution_id: string;
  status: string;
  message: string | null;
  finish_reason: string | null;
  next_round_at: number | null;
  ends_at: number | null;
  seen: EvolutionWatchReport | null;
  confirmed_estimate: number | null;
  /** Value of seen.odds at which a regression is reported. */
  alert_at: number;
}

export interface ProposedMutation {
  gene_name: string;
  current_value: unknown;
  proposed_value: unknown;
  rationale: string;
  /** P(the change improves the agent overall), from this agent's responses. At least 0.8 when proposed. */
  confidence: number;
  kind?: string;
  op?: "added" | "removed" | "changed" | "moved" | "lock_changed";
  /** Word-level diff of a changed text. */
  text_diff?: Array<TextHunk> | null;
  /** Weakens a protection. Only owners and admins can approve it. */
  weakening?: boolean;
  /** By category: trials, gain in points with 95% confidence interval, P(effect > 0). */
  effects?: Array<ProposedMutationEffect>;
  /** Approximate additional tokens for each request. */
  tokens?: number;
}

export interface ProposedMutationEffect {
  category: string;
  trials: number;
  /** Gain in points of 100. */
  points: number;
  lower: number;
  upper: number;
  /** P(effect > 0). */
  p_positive: number;
}

export interface ProposedPrompt {
  before: string;
  after: string;
  /** Estimated at four characters per token. */
  tokens_before: number;
  tokens_after: number;
  model: string | null;
  /** What the prompt costs more than before, at the team's prices for input tokens of the model before and after. Null if a price is missing. */
  extra_cost_per_1000_requests: number | null;
}

export type ProtectionStatus = "unprotected" | "configured" | "guarded";

export type ProtocolType = "chat_completions" | "a2a";

export interface PulseOfLeg {
  leg: "front" | "model" | "tools";
  config_id: string | null;
  /** 0 if the agent had no guards. */
  version: number;
  requests: number;
  judged: number;
  stopped: number;
  undecided: number;
  unscanned: number;
  /** Unix seconds. */
  first_at: number;
  /** Unix seconds. */
  last_at: number;
  /** Unix seconds. */
  last_judged_at: number | null;
  is_sample: boolean;
}

export interface ReadReplica {
  host: string;
  /** While it is not `in use`, the primary answers in its place. */
  status: "in use" | "behind" | "away" | "not a replica";
  /** How old what it has is at most; null if it did not say. */
  behind_seconds: number | null;
}

export interface ReattackRange {
  low: number;
  high: number;
}

export interface ReattackResult {
  /** The retest. */
  campaign_id: string;
  status: string;
  is_running: boolean;
  attacks: number;
  /** No longer worked. */
  held: number;
  /** Worked again. */
  works: number;
  /** Asked, and doubtful or unassessed. */
  not_told: number;
  /** The result in a sentence. */
  words: string;
}

export interface ReattackSource {
  campaign_id: string;
  name: string;
  /** Attacks that can be asked again, one for each finding. */
  attacks: number;
  requests: ReattackRange;
  seconds: ReattackRange;
  /** Null without a price. */
  cost: ReattackRange | null;
  warnings: Array<string>;
}

export interface RecordedText {
  channel: string;
  text: string;
  start: number | null;
  end: number | null;
}

export interface RecordedTraffic {
  id: string;
  /** The text of a hit in shadow, or a whole request of the sample. */
  kind: "hit" | "request";
  agent_id: string;
  agent_name: string | null;
  request_id: string | null;
  leg: "front" | "model" | "tools" | null;
  protocol: string | null;
  model: string | null;
  config_id: string | null;
  version: number;
  guard: string | null;
  decision: string | null;
  label: string | null;
  texts: number;
  /** The request was longer than what is kept. */
  is_cut: boolean;
  is_sample: boolean;
  /** Unix seconds. */
  created_at: number;
}

export interface RecordedTrafficPage {
  results: Array<RecordedTraffic>;
  /** Null on the last page. */
  next_cursor: string | null;
}

/** The attack that worked: how to make it again. */
export interface RedteamFindingAttack {
  /** The attempt, by its place in the goal's journal. */
  step: number;
  confirmed: CampaignWorked;
  generalized: CampaignWorked | null;
  minimized: RedteamFindingMinimizedAttack | null;
  /** As it worked first when it was confirmed. */
  whole?: RedteamFindingWholeAttack | null;
}

export interface RedteamFindingAttackForm {
  wording: string;
  operators: Array<string>;
  /** Which of its wordings each operator used. */
  wordings?: Record<string, number>;
  /** Whether the operators make its beginning. */
  isOpened: boolean;
  /** Further turns, with placeholders for what belongs to one goal. */
  said: Array<string>;
  /** Texts in places that the agent reads. */
  carried: Array<RedteamFindingCarriedText>;
  /** What was cut out, by its place. */
  gone: Array<string>;
}

export interface RedteamFindingBefore {
  state: "confirmed" | "seen";
  confirmed: string;
  finding_id: string | null;
}

export interface RedteamFindingCarriedText {
  carrier: string;
  text: string;
}

export interface RedteamFindingInterval {
  low: number;
  high: number;
  words: string;
}

export interface RedteamFindingMetadata {
  /** The finding that it is filed under. */
  finding_id: string | null;
  /** Null: an import that was not asked again. */
  state: "confirmed" | "seen" | "doubtful" | "held" | "unassessed" | null;
  /** Why it could not be assessed. */
  reason: string | null;
  /** How often it worked again with fresh secrets, such as 4/5. */
  confirmed: string | null;
  /** 95% confidence interval of that share. */
  interval: RedteamFindingInterval | null;
  /** The share that works at least once in 1, 2, 3, … attempts. */
  success_at: Array<number> | null;
  /** How often it worked on other goals of the family. */
  generalized: string | null;
  queries_to_first: number | null;
  /** The shortest attack that still works. */
  minimized: string | null;
  /** embedded, model, or the tool of an import. */
  engine: string | null;
  seed: number | null;
  /** Entries of taxonomies. */
  tags: Record<string, Array<string>>;
  /** effect, text, opinion, or another tool's verdict. */
  basis: string;
  /** What helps against an attack that worked. */
  advice?: Array<string>;
  /** Of an import. */
  verdict_by?: "garak" | "promptfoo" | "pyrit";
  /** Of a retest of another tool's hits. */
  their_tool?: "garak" | "promptfoo" | "pyrit";
  /** What the other tool says. */
  their_verdict?: "hit" | "held" | "error" | "undetermined";
  their_reason?: string | null;
  /** Hits out of the answers that it judged, such as 2/5. */
  their_hits?: string;
  /** Of an import: the newest retest. state comes from it. */
  retested_by?: string;
  /** Of a retest: what was known before. */
  before?: RedteamFindingBefore;
  /** What the newest retest says. */
  retested?: RedteamFindingRetested;
}

export interface RedteamFindingMinimizedAttack {
  /** The attempt, by its place in the goal's journal. */
  step: number;
  confirmed: CampaignWorked;
  form?: RedteamFindingAttackForm;
  queries?: number;
  isIrreducible?: boolean;
}

export interface RedteamFindingRawMetadata {
  /** The goal's place in the plan. */
  place: number;
  key: string;
  title?: string;
  queries?: number;
  attack?: RedteamFindingAttack | null;
  /** Of an import: the tool's name for what it tried. */
  probe?: string;
  /** Of an import. */
  objective?: string | null;
  /** Of an import: whether texts were left out. */
  is_cut?: boolean;
}

export interface RedteamFindingRetested {
  campaign_id: string;
  /** The finding that it is filed under. */
  finding_id: string | null;
  /** Null: an import that was not asked again. */
  state: "confirmed" | "seen" | "doubtful" | "held" | "unassessed" | null;
  /** Why it could not be assessed. */
  reason: string | null;
  /** How often it worked again with fresh secrets, such as 4/5. */
  confirmed: string | null;
  /** 95% confidence interval of that share. */
  interval: RedteamFindingInterval | null;
  /** The share that works at least once in 1, 2, 3, … attempts. */
  success_at: Array<number> | null;
  /** How often it worked on other goals of the family. */
  generalized: string | null;
}

export interface RedteamFindingWholeAttack {
  /** The attempt, by its place in the goal's journal. */
  step: number;
  form: RedteamFindingAttackForm;
}

export interface RedteamPolicy {
  agent_id: string;
  /** Whether campaigns may attack the agent at all. */
  is_allowed: boolean;
  /** Attacks from the beginning of this hour on. Leave out hours and time zone for the whole day. */
  from_hour?: number | null;
  /** Attacks until the beginning of this hour, perhaps on the next day. */
  to_hour?: number | null;
  /** IANA name, such as Europe/Berlin. */
  time_zone?: string | null;
  /** Of campaigns. The agent's own rate limit applies too. */
  requests_per_minute?: number | null;
  /** By this policy, at this moment. */
  allowed_now: boolean;
  /** Why not, in one sentence. */
  reason: string | null;
  /** When its hours begin again. Unix seconds. */
  opens_at: number | null;
  /** Null for an agent without a policy of its own. */
  updated_by: string | null;
  /** Unix seconds. */
  updated_at: number | null;
}

export interface RedteamPolicyRequest {
  /** Whether campaigns may attack the agent at all. */
  is_allowed?: boolean;
  /** Attacks from the beginning of this hour on. Leave out hours and time zone for the whole day. */
  from_hour?: number | null;
  /** Attacks until the beginning of this hour, perhaps on the next day. */
  to_hour?: number | null;
  /** IANA name, such as Europe/Berlin. */
  time_zone?: string | null;
  /** Of campaigns. The agent's own rate limit applies too. */
  requests_per_minute?: number | null;
}

export interface RedteamResult {
  /** The campaign's ID. */
  job_id: string;
  tool: RedteamTool;
  /** Finished goals, in the order of the plan. */
  findings?: Array<Finding>;
  summary: RedteamSummary;
  /** Figures with their intervals. */
  raw_output?: CampaignFigures | ImportedCampaignFigures;
}

export interface RedteamStop {
  /** While true, no campaign of the team runs, and none can be started. */
  stopped: boolean;
  stopped_by: string | null;
  /** Unix seconds. */
  stopped_at: number | null;
  reason: string | null;
  /** By this request. */
  campaigns_cancelled?: number;
}

export interface RedteamSummary {
  total_tests: number;
  passed: number;
  failed: number;
  /** Unassessed or doubtful. */
  errors: number;
  categories_tested: Array<string>;
  vulnerabilities_found: boolean;
}

export type RedteamTool = "native" | "promptfoo" | "garak" | "pyrit" | "unknown";

export interface RefreshRequest {
  /** Instead of the cookie. */
  refresh_token?: string | null;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface RegisterGuardRequest {
  /** The agent that the guard runs in. */
  agent_id: string;
  /** The team of the agent, which must be the team of the key. */
  team_id: string;
  /** Where the guard answers. */
  guard_url: string;
}

export interface RegisterGuardResponse {
  status: string;
  agent_id: string;
  team_id: string;
  guard_url: string;
}

export interface RegressionPack {
  /** The custom harness. */
  harness_id: string;
  /** For harness_names, and for `gate --harness`. */
  harness_name: string;
  /** Attacks in the pack: one for each finding. */
  weaknesses: number;
  /** Prompts: each attack with fresh secrets, and as many harmless twins. */
  cases: number;
  /** Proven attacks that an evaluation can't ask, and why. */
  left_out: Array<LeftOutAttack>;
}

export interface RegressionPackRequest {
  /** Default: the campaign's name and the time. */
  name?: string | null;
}

export interface RejectProposalRequest {
  /** Stored with the proposal. */
  notes?: string | null;
  /** Default: other. */
  reason_code?: ProposalReasonCode | null;
}

export interface RemoteGuard {
  id: string;
  name: string;
  measured_as: string;
  /** Without a complete card, no config with this guard can enforce it. */
  card: ExternalGuardCard;
  created_at: number;
  url: string;
  has_key: boolean;
}

export interface RemoteGuardList {
  results: Array<RemoteGuard>;
}

export interface RemovedSampleTraffic {
  deleted: number;
}

export type ReportFormat = "json" | "html" | "pdf" | "csv" | "junit" | "sarif";

/** New caps, for a run that paused because of them. Absent ones stay; null lifts one. */
export interface ResumeEvaluationRequest {
  /** No more requests than this are sent, retries included. */
  max_requests?: number | null;
  /** The most tokens to send and receive. The maximum for a prompt is reserved before it is sent. An agent without max_tokens is then limited to 4096. */
  max_tokens?: number | null;
  /** No more money than this; needs prices. */
  max_cost?: number | null;
}

export interface RetentionKept {
  hold: "in_progress" | "rescoring" | "judging" | "newest" | "baseline" | "finding" | "shared" | "proposal";
  reason: string;
  runs: number;
}

/** Whom to ask again, what, and within which budget. */
export interface RetestCampaignRequest {
  /** The agent to ask. Default: that of the campaign. */
  agent_id?: string | null;
  /** For this retest only: kept encrypted while it runs, and deleted at its end. */
  agent_api_key?: string | null;
  /** For this retest only. */
  agent_model_name?: string | null;
  /** Shown in lists. Default: derived from the name of the campaign. */
  name?: string | null;
  /** Only the goals at these places. Default: all that worked. */
  goals?: Array<number> | null;
  /** The budget. */
  provider_config?: RetestConfig | null;
}

/** The budget of a retest. Default: prices, concurrency and confirm of the campaign before. */
export interface RetestConfig {
  /** No more requests than this, confirmation and shortening included. */
  max_requests?: number | null;
  /** No more tokens than this. */
  max_tokens?: number | null;
  /** No more money than this. Needs prices. */
  max_cost?: number | null;
  prices?: CampaignPrices | null;
  /** Goals at a time. Default: 4. */
  concurrency?: number | null;
  /** Default: 3 of 5. */
  confirm?: CampaignConfirm | null;
  /** An agent of the team that decides goals that no detector can. They enter no break rate. */
  judge_agent_id?: string | null;
  /** Calls of the judge. Default: 0. */
  max_model_calls?: number | null;
}

export interface RevertAgentRequest {
  revision: number;
}

export interface ReviewAgreement {
  /** Responses that two people labeled failed or passed. */
  answers: number;
  both_failed: number;
  both_passed: number;
  differ: number;
  /** Share that both labeled alike. */
  share: number | null;
  /** Lower bound of the 95% confidence interval. */
  low: number | null;
  high: number | null;
  /** Agreement beyond chance, 1 at most. */
  kappa: number | null;
}

export type ReviewDecision = "failed" | "passed" | "cannot_tell" | "disputed";

export interface ReviewDetectorCounts {
  detector: string;
  outcome: EvaluationOutcome;
  /** Responses that people can label. */
  answers: number;
  labeled: number;
  /** Those that you labeled. */
  mine: number;
  /** Those that people decided are failed. */
  failed: number;
  /** Those that people decided are passed. */
  passed: number;
  /** Those that people disagree about. */
  disputed: number;
}

export interface ReviewLabel {
  person: string;
  label: ReviewLabelValue;
  reason: string | null;
  /** Replaced all labels before it. */
  settles: boolean;
  /** Unix seconds. */
  at: number;
}

export interface ReviewLabelHistory {
  results: Array<ReviewLabelRecord>;
  next_cursor: string | null;
}

export interface ReviewLabelRecord {
  id: string;
  seq: number;
  person: string;
  label: ReviewLabelValue;
  reason: string | null;
  settles: boolean;
  /** Unix seconds. */
  at: number;
  detector: string;
  /** What the detector had said. */
  outcome: EvaluationOutcome;
  batch_id: string;
  /** Null while the label counts. */
  ended_at: number | null;
  ended_by: string | null;
}

export type ReviewLabelValue = "failed" | "passed" | "cannot_tell";

export interface ReviewLabelsCreate {
  /** The prompts' numbers. Several only if their responses are identical. */
  seqs: Array<number>;
  /** cannot_tell records that you looked. The detector's outcome stays. */
  label: ReviewLabelValue;
  /** Required to settle a disagreement. */
  reason?: string | null;
  /** Replaces the labels that all people have given before. */
  settles?: boolean;
  /** Label every response of the run that is identical to the first one. */
  with_identical?: boolean;
}

export interface ReviewLabelsGiven {
  /** To undo exactly these labels. */
  batch_id: string;
  /** The responses whose label is new. */
  seqs: Array<number>;
  /** Responses that you had labeled like this already. */
  unchanged: number;
  rescoring: boolean;
}

export interface ReviewLabelsUndo {
  batch_id: string;
}

export interface ReviewOutcomeCounts {
  outcome: EvaluationOutcome;
  /** Responses that people can label. */
  answers: number;
  labeled: number;
  /** Those that you labeled. */
  mine: number;
  /** Those that people decided are failed. */
  failed: number;
  /** Those that people decided are passed. */
  passed: number;
  /** Those that people disagree about. */
  disputed: number;
}

export interface ReviewProbeCounts {
  probe: string;
  title: string;
  outcome: EvaluationOutcome;
  /** Responses that people can label. */
  answers: number;
  labeled: number;
  /** Those that you labeled. */
  mine: number;
  /** Those that people decided are failed. */
  failed: number;
  /** Those that people decided are passed. */
  passed: number;
  /** Those that people disagree about. */
  disputed: number;
}

export interface ReviewQueuePage {
  results: Array<ReviewResponse>;
  /** Responses that match the filters, on all pages. */
  total: number;
  next_cursor: string | null;
}

export interface ReviewReasonCounts {
  reason: string;
  outcome: EvaluationOutcome;
  /** Responses that people can label. */
  answers: number;
  labeled: number;
  /** Those that you labeled. */
  mine: number;
  /** Those that people decided are failed. */
  failed: number;
  /** Those that people decided are passed. */
  passed: number;
  /** Those that people disagree about. */
  disputed: number;
}

export interface ReviewResponse {
  seq: number;
  harness: string;
  scenario: string | null;
  probe: string;
  /** The probe's name. */
  title: string;
  severity: FindingSeverity | null;
  state: "planned" | "sent" | "observed";
  outcome: EvaluationOutcome | null;
  is_error: boolean;
  reason: string | null;
  detector: string | null;
  /** Text that led to the outcome. */
  evidence: string | null;
  /** For actions: tool_call or claim. */
  basis: string | null;
  /** What the judge said that was asked during the run. */
  judge: JudgeOpinion | null;
  /** What each judge said, also of those that were asked later. */
  judges: Array<JudgeVote>;
  question: TranscriptPrompt;
  answers: Array<TranscriptResponse>;
  attempts: number;
  sent_at: number | null;
  observed_at: number | null;
  /** The same for identical responses: same probe, same assessment, same text and tool calls. */
  group: string;
  /** How many responses that match the filters are identical to this one, itself included. */
  identical: number;
  /** What people decided. A disputed response counts as unassessed until it is settled. */
  decision: ReviewDecision | null;
  /** The labels that people have given this response, oldest first. */
  labels: Array<ReviewLabel>;
}

export interface ReviewRules {
  approve?: Array<string>;
  reject?: Array<string>;
  /** Required with `reject`. */
  reason?: string | null;
  /** For the approved ones. */
  notes?: string | null;
}

export interface ReviewedRules {
  approved: number;
  rejected: number;
  results: Array<PolicyRule>;
}

export interface RoleChange {
  role: TeamRole;
}

export interface RollBackGuardConfig {
  /** The version to bring back. */
  version: number;
}

export interface RuleCheck {
  kind: "withheld" | "tool-forbidden" | "tool-after" | "limit" | "says" | "declined" | "hands-over" | "asks-first" | "identity" | "language" | "scope" | "tone" | "form" | "judge" | "outside";
  /** withheld */
  secret?: "phrase" | "key" | "record";
  noun?: string;
  tool?: string;
  /** tool-after */
  after?: "confirmation" | "identity" | "approval";
  field?: string;
  at?: number;
  unit?: string;
  atLeast?: boolean;
  words?: Array<string>;
  topic?: string;
  what?: string;
  criterion?: string;
  why?: string;
}

export interface RuleConsequence {
  action?: string;
  severity?: Severity;
  message?: string | null;
}

export interface RuleConstraint {
  /** `when` and `unless` are conditions in the document's words; `limit` is a number. */
  condition_type: string;
  field: string;
  operator: string;
  value: string | number | number | boolean | Array<string>;
  /** Of a number: days, EUR. */
  unit?: string | null;
}

export interface RuleGuard {
  method: "custom-patterns" | "denied-tools" | "pii-structured" | "secrets" | "explicit-abuse";
  /** Empty for methods that need none. */
  pattern: string;
  channels: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  action: "flag" | "mask" | "rewrite" | "deny_call" | "block";
}

export interface RuleListResponse {
  results: Array<PolicyRule>;
  count: number;
  /** Present and true if a search found at least this many and counting stopped. */
  count_capped?: boolean;
  next_cursor?: string | null;
}

export interface RuleOrigin {
  kind: "embedded" | "model" | "person" | "preset";
  name: string;
  version: string;
  agent_id?: string | null;
  model?: string | null;
}

export interface RuleProvenance {
  extracted_by: "llm" | "manual";
  model_used?: string | null;
  confidence_score?: number | null;
  source_location?: SourceLocation | null;
}

export type RuleStatus = "draft" | "approved" | "rejected" | "modified";

export type RuleType = "permission" | "prohibition" | "obligation" | "recommendation";

export interface RuleVersion {
  version: number;
  rule_type: RuleType;
  action: string;
  target?: string | null;
  assignee: string | null;
  constraints: Array<RuleConstraint> | Array<Record<string, unknown>>;
  constraint_logic: string;
  consequence: RuleConsequence | Record<string, unknown>;
  natural_language: string;
  /** How it is tested. Chosen from its words unless given. */
  check: RuleCheck;
  in_force: boolean;
  created_by: string;
  created_at: number;
}

export interface RuleVersionList {
  results: Array<RuleVersion>;
}

export interface RunUnderWay {
  evaluation_id: string;
  done: number;
  /** Null until the plan is complete. */
  planned: number | null;
}

export interface Schedule {
  id: string;
  name: string;
  agent_id: string;
  agent_name: string | null;
  kind: ScheduleKind;
  settings: Record<string, unknown>;
  cron: string | null;
  timezone: string;
  /** When it runs, in words. */
  words: string;
  enabled: boolean;
  disabled_reason: "by_user" | "agent_archived" | null;
  budget: number | null;
  on_change: boolean;
  /** Unix seconds. Null while off, and without cron. */
  next_at: number | null;
  last_run: ScheduleRun | null;
  created_at: number;
  created_by: string;
  updated_at: number | null;
}

export interface ScheduleChange {
  name?: string;
  /** What to run. evaluation and harness: as in POST /v1/evaluations/, without agent_id. campaign: as in POST /v1/campaigns, without agent_id and keys. */
  settings?: Record<string, unknown>;
  /** Five fields: minute, hour, day, month, weekday. At most every 5 minutes. Null with on_change: only when the agent changes. */
  cron?: string | null;
  /** An IANA name. In a night that skips the hour, a run comes after it; in one that repeats it, once. */
  timezone?: string;
  enabled?: boolean;
  /** The most requests in a calendar month of the time zone. A run that would take more does not start. Null: no cap. */
  budget?: number | null;
  /** Run when the agent's configuration changes too, at most once an hour. */
  on_change?: boolean;
}

export interface ScheduleDetails {
  id: string;
  name: string;
  agent_id: string;
  agent_name: string | null;
  kind: ScheduleKind;
  settings: Record<string, unknown>;
  cron: string | null;
  timezone: string;
  /** When it runs, in words. */
  words: string;
  enabled: boolean;
  disabled_reason: "by_user" | "agent_archived" | null;
  budget: number | null;
  on_change: boolean;
  /** Unix seconds. Null while off, and without cron. */
  next_at: number | null;
  last_run: ScheduleRun | null;
  created_at: number;
  created_by: string;
  updated_at: number | null;
  /** That count against the budget. */
  requests_this_month: number;
  /** The newest 20, the newest first. Kept for 100 days. */
  runs: Array<ScheduleRun>;
}

export type ScheduleKind = "evaluation" | "harness" | "campaign";

export interface ScheduleList {
  results: Array<Schedule>;
}

export interface SchedulePreview {
  /** When it runs, in words. */
  words: string;
  /** The next five times, in Unix seconds and as the clock in the time zone shows them. */
  next: Array<ScheduleTime>;
  /** In 30 days. Null if only changes start runs. */
  runs_per_month: number | null;
  /** About. */
  requests_per_run: number;
  /** About, and no more than the budget. */
  requests_per_month: number | null;
  /** In the currency of the prices; null without prices. */
  cost_per_month: number | null;
  warnings: Array<string>;
}

export interface ScheduleRun {
  /** Unix seconds. */
  at: number;
  /** Its time, a change of the agent, or a person. */
  cause: "time" | "change" | "manual";
  result: "started" | "skipped" | "failed";
  /** still_running: the run before had not ended. budget: too little is left this month. refused: see note. */
  reason: string | null;
  /** The reason in a sentence. */
  note: string | null;
  /** The evaluation or campaign. */
  run_id: string | null;
  /** Of the run now. Null if there is none, or it was deleted. */
  status: string | null;
  /** What came of the run, such as its verdict. Null before its end. */
  outcome: string | null;
  /** That the run sent so far. */
  requests: number | null;
}

export interface ScheduleTime {
  at: number;
  local: string;
}

export interface ScoredTrace {
  trace_id: string;
  /** When it was last scored. */
  scored_at: number;
  scores: Array<TraceScore>;
}

export interface ScoredTraceList {
  results: Array<ScoredTrace>;
  next_cursor: string | null;
}

export interface SeenTool {
  tool: string;
  calls: number;
  /** Unix seconds. */
  last_at: number;
}

export interface SeenToolList {
  /** The most used first. */
  results: Array<SeenTool>;
}

export type SegmentRole = "identity" | "task" | "policy" | "format" | "safety" | "tool_use" | "example" | "other";

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
  /** True for the session of this request. */
  current: boolean;
}

export interface SetGuardMode {
  mode: "shadow" | "enforce";
  /** Why guards may enforce without evidence. For owners and admins; recorded in the audit log and reviewed after 14 days. */
  override_reason?: string | null;
}

export type Severity = "info" | "low" | "medium" | "high" | "critical";

export interface ShareLink {
  id: string;
  evaluation_id: string;
  status: ShareLinkStatus;
  includes_transcripts: boolean;
  created_by: string;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  expires_at: number;
  revoked_at: number | null;
  /** How often the report was opened. */
  opened: number;
  last_opened_at: number | null;
}

export interface ShareLinkList {
  results: Array<ShareLink>;
  count: number;
}

export type ShareLinkStatus = "active" | "expired" | "revoked";

export interface ShowInvitationRequest {
  /** From the fragment of the link. */
  token: string;
}

export interface SignInLinkRequest {
  token: string;
  /** Also put the refresh token in the body, for programs that keep no cookies. */
  include_refresh_token?: boolean;
}

export interface SignedGuardBundle {
  /** The bundle as JSON: format, agent_id, config_id, version, digest, config_body, facts, issued_at, expires_at. The signature is over these characters in UTF-8. */
  payload: string;
  /** Ed25519, base64. */
  signature: string;
  /** Of the key in GET /v1/guard-bundle-key. */
  key_id: string;
}

export interface SimilarGenome {
  genome_id: string;
  version: number;
  agent_id: string | null;
  agent_name: string | null;
  name: string | null;
  content_hash: string;
  /** When the version was created, in Unix seconds. */
  created_at: number;
  /** From 0 to 1. Weights: 0.5 prompt, 0.2 guards, 0.15 parameters, 0.15 tools. */
  similarity: number;
  parts: LikenessParts;
}

export interface SimilarGenomes {
  genome_id: string;
  version: number;
  items: Array<SimilarGenome>;
  /** The same as items. */
  results: Array<SimilarGenome>;
  total: number;
  limit: number;
  offset: number;
}

export type SkillLevel = "novice" | "competent" | "proficient" | "expert";

export interface SourceCodeUpload {
  /** File contents by path. They are parsed, never run. */
  files: Record<string, string>;
  /** File where the agent starts. */
  entry_point?: string;
  framework?: string;
  /** Overrides a name found in the source. */
  agent_name?: string | null;
  /** Overrides a model found in the source. */
  model_name?: string | null;
  /** Overrides a description found in the source. */
  description?: string | null;
  /** Overrides a system prompt found in the source. */
  system_prompt?: string | null;
  /** Overrides tools found in the source. */
  tools?: Array<string> | null;
}

export interface SourceLocation {
  section?: string | null;
  paragraph?: number | null;
  char_start?: number | null;
  char_end?: number | null;
  /** Exactly the text between the two offsets. */
  source_text?: string | null;
}

export interface StaticCheckEvidence {
  /** A source file, or a field of the configuration. */
  where: string;
  line?: number;
  text: string;
}

export interface StaticCheckResult {
  id: string;
  title: string;
  severity: FindingSeverity;
  harness: string;
  subdimension: string;
  /** The access level that the check needs. */
  level: "grey_box" | "white_box";
  tags: Record<string, Array<string>>;
  outcome: EvaluationOutcome;
  reason: string;
  evidence: Array<StaticCheckEvidence>;
}

export interface StopRedteamRequest {
  /** Shown to those who want to start a campaign. */
  reason?: string | null;
}

export interface SwitchGene {
  kind: "guard.switch";
  /** Unique within the genome, for example prompt/policy/3. */
  key: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability: GeneEvaluability;
  origin: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: boolean;
}

export interface SwitchGeneInput {
  kind: "guard.switch";
  /** Unique within the genome, for example prompt/policy/3. */
  key?: string;
  /** owner: evolution never changes it. org: only owners and admins can change it. */
  lock?: GeneLock;
  /** How a change can be measured. If none, evolution never proposes one. */
  evaluability?: GeneEvaluability;
  origin?: GeneOrigin;
  /** Only owners and admins can loosen it. */
  monotone?: "no_weaken";
  /** JSON pointer into the agent's configuration. */
  path: string;
  value: boolean;
}

export interface SystemJobs {
  /** Kind of job. */
  kind: string;
  /** Jobs in progress. */
  running: number;
  /** Jobs that wait for a worker. */
  waiting: number;
  /** How long the oldest of them has been waiting. */
  waiting_seconds: number;
}

export interface SystemLag {
  name: "audit log" | "notifications" | "schedules" | "telemetry";
  /** For how long its oldest entry has been due; 0: nothing is due. */
  behind_seconds: number;
}

export interface Taxonomy {
  /** The part of a tag before the colon, such as owasp_llm_2025. */
  name: string;
  title: string;
  entries: Array<TaxonomyEntry>;
}

export interface TaxonomyCoverage {
  name: string;
  title: string;
  /** Entries by status. */
  counts: Record<string, number>;
  entries: Array<CoverageEntry>;
}

export interface TaxonomyEntry {
  id: string;
  title: string;
  /** As tags of a new evaluation takes it. */
  tag: string;
  /** from outside, from configuration or not from outside. */
  testable: string;
  /** What of it stays out of reach. */
  unseen: string | null;
  /** The probes that are planned, if it has none yet. */
  planned: string | null;
  /** Ids of the probes that test it. */
  probes: Array<string>;
  /** Ids of the static checks that test it. */
  checks: Array<string>;
}

export interface TaxonomyList {
  results: Array<Taxonomy>;
}

export interface Team {
  id: string;
  name: string;
  description?: string | null;
  created_by: string;
  /** Unix seconds. */
  created_at: number;
  /** Unix seconds. */
  updated_at: number;
}

export interface TeamCreate {
  name: string;
  description?: string | null;
}

export interface TeamDeletion {
  /** The team's name, letter for letter. */
  confirm_name: string;
}

export type TeamRole = "OWNER" | "ADMIN" | "MEMBER" | "VIEWER";

export interface TeamUpdate {
  name?: string;
  description?: string | null;
}

export interface TeamUser {
  id: string;
  email: string;
  given_name?: string | null;
  family_name?: string | null;
  external_user_id?: string | null;
  profile_image?: string | null;
  is_active: boolean;
  is_verified: boolean;
  is_super_admin: boolean;
  role: TeamRole;
  membership_id: string;
  /** Unix seconds. */
  joined_at: number;
}

export interface TelemetryConversation {
  conversation_id: string;
  agent_id: string | null;
  agent_name: string | null;
  /** The agent's user, as the agent's spans name it. */
  user_id: string | null;
  /** Nanoseconds since 1970, as text: they don't fit a double. */
  started_ns: string;
  /** Nanoseconds since 1970, as text: they don't fit a double. */
  ended_ns: string;
  traces: number;
  /** Spans that ended in an error. */
  errors: number;
  input_tokens: number;
  output_tokens: number;
  /** In millionths of the currency, of the spans whose cost is known; null if none is. */
  cost_micros: number | null;
}

export interface TelemetryConversationDetail {
  conversation_id: string;
  traces: Array<TelemetryConversationTrace>;
}

export interface TelemetryConversationList {
  results: Array<TelemetryConversation>;
  /** False if the time range has more spans than were read; then the newest 20,000 were. */
  complete: boolean;
}

export interface TelemetryConversationTrace {
  trace_id: string;
  /** Of the span that the trace is listed by. */
  name: string | null;
  service: string;
  /** Nanoseconds since 1970, as text: they don't fit a double. */
  started_ns: string;
  /** Nanoseconds since 1970, as text: they don't fit a double. */
  ended_ns: string;
  models: Array<string>;
  /** Spans that ended in an error. */
  errors: number;
  input_tokens: number;
  output_tokens: number;
  /** In millionths of the currency, of the spans whose cost is known; null if none is. */
  cost_micros: number | null;
}

export interface TelemetryUser {
  user_id: string;
  conversations: number;
  traces: number;
  /** Nanoseconds since 1970, as text: they don't fit a double. */
  last_ns: string;
  /** Spans that ended in an error. */
  errors: number;
  input_tokens: number;
  output_tokens: number;
  /** In millionths of the currency, of the spans whose cost is known; null if none is. */
  cost_micros: number | null;
}

export interface TelemetryUserList {
  results: Array<TelemetryUser>;
  /** False if the time range has more spans than were read; then the newest 20,000 were. */
  complete: boolean;
}

/** Values to test without saving. Omitted values come from the agent. */
export interface TestConnectionRequest {
  /** URL to test instead of the stored one. */
  agent_url?: string | null;
  /** API key to test. Sent to the tested URL and not stored. If omitted, the stored key is used if it belongs to that origin. If empty, no key is sent. */
  api_key?: string | null;
  /** Protocol to test. */
  protocol?: "chat_completions" | "a2a" | null;
  /** Model to request. */
  model_name?: string | null;
}

export interface TestDraft {
  format: "jsonl";
  content: string;
  cases: number;
  left_out: Array<TestDraftGap>;
}

export interface TestDraftGap {
  trace_id: string;
  why: "unknown_trace" | "no_prompt" | "no_answer";
}

export interface TestDraftRequest {
  trace_ids: Array<string>;
  /** What each case expects: that the agent answers, that it refuses, or an answer worded like the recorded one. */
  expect?: "answers" | "refuses" | "similar";
}

export interface TestFile {
  /** yaml also reads JSON. */
  format: TestFileFormat;
  /** The file as text. */
  content: string;
  /** Texts that must never appear in a response, in any form: your own secrets, 6 to 500 characters each. Stored encrypted and never returned. */
  guards?: Array<string>;
}

export type TestFileFormat = "csv" | "jsonl" | "yaml";

export type TestFileLayout = "own" | "promptfoo" | "openai_evals";

export interface TestFilePreview {
  layout: TestFileLayout;
  case_count: number;
  guard_count: number;
  /** The first 100. */
  cases: Array<TestSetCase>;
  /** With a problem, the file has no cases and can't be uploaded. */
  problems: Array<TestFileProblem>;
  /** What is read, but can't be decided by the console. */
  warnings: Array<string>;
}

export interface TestFileProblem {
  line: number;
  column: number;
  message: string;
}

export interface TestFlowPolicy {
  /** Tries this text instead of the saved one. */
  text?: string | null;
  /** Instead of the saved cases. */
  cases?: Array<FlowCase> | null;
  /** Also judges the calls in this agent's recorded requests. Needs traffic:read. */
  recorded_agent_id?: string | null;
}

export interface TestGenomeVersionRequest {
  /** Maximum number of prompts, half of them to the agent as it is. Default: 1,200. */
  max_metric_calls?: number | null;
}

export interface TestSet {
  id: string;
  name: string;
  /** Asked in every run of all three dimensions. If a case fails, so does the verdict. */
  required: boolean;
  version: number;
  format: TestFileFormat;
  layout: TestFileLayout;
  case_count: number;
  /** Guarded texts. They are not returned. */
  guard_count: number;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** When the newest version was uploaded. Unix seconds. */
  updated_at: number;
}

export interface TestSetCase {
  id: string;
  /** The first turn. */
  prompt: string;
  turns: number;
  /** In words: "contains …", "refuses". */
  expectations: Array<string>;
}

export interface TestSetCaseList {
  version: number;
  format: TestFileFormat;
  layout: TestFileLayout;
  case_count: number;
  /** Guarded texts. They are not returned. */
  guard_count: number;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Cases, compared with the version before. */
  added: number;
  removed: number;
  changed: number;
  cases: Array<TestSetCase>;
}

export interface TestSetList {
  results: Array<TestSet>;
}

export interface TestSetVersion {
  version: number;
  format: TestFileFormat;
  layout: TestFileLayout;
  case_count: number;
  /** Guarded texts. They are not returned. */
  guard_count: number;
  /** Unix seconds. */
  created_at: number;
  created_by: string;
  /** Cases, compared with the version before. */
  added: number;
  removed: number;
  changed: number;
}

export interface TestSetVersionList {
  results: Array<TestSetVersion>;
}

export interface TextHunk {
  op: "equal" | "removed" | "added";
  text: string;
}

export interface TextPiece {
  kind: "same" | "added" | "removed";
  text: string;
}

export interface TimeSeries {
  labels?: MetricLabels;
  points: Array<DataPoint>;
}

export interface TimeSeriesPoint {
  /** When the step began, in seconds. */
  timestamp: number;
  value: number;
}

export interface TimeToTrustArrival {
  agent_id: string;
  agent_name: string;
  days: number;
  /** When it became trusted, in Unix seconds. */
  at: number;
}

export interface TimeToTrustMetrics {
  /** From registration until an agent is first trusted. */
  average_days: number | null;
  /** Change of the last 30 days against all earlier ones. Negative means faster. */
  trend_pct: number | null;
  /** Null: not measured. */
  recovery_avg_days: number | null;
  /** Median time to trust. */
  median_days: number | null;
  /** Agents that have ever become trusted. */
  trusted: number;
  /** The last 13 weeks, oldest first. */
  weeks: Array<TimeToTrustWeek>;
  /** Agents that became trusted in these weeks, up to the last 200. */
  arrivals: Array<TimeToTrustArrival>;
}

export interface TimeToTrustWeek {
  /** End of the week, in Unix seconds. */
  at: number;
  /** Agents that became trusted in the four weeks before. */
  agents: number;
  /** Of these. */
  median_days: number | null;
  /** First quartile. */
  lower_days: number | null;
  /** Third quartile. */
  upper_days: number | null;
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
  /** Only if requested. Each one works once. */
  refresh_token?: string;
}

export interface ToolDefinition {
  /** The definition as JSON, one member per line. */
  text: string;
  /** True for a definition of more than 16,384 characters: the text is its beginning, as one line. */
  is_cut: boolean;
}

export interface ToolDefinitionChange {
  /** Names of members, and places in lists. */
  path: Array<string>;
  /** A text as it is, anything else as JSON. Null: not there. */
  before: string | null;
  after: string | null;
}

export interface ToolDifference {
  changes: Array<ToolDefinitionChange>;
  /** False: there are more than 200 changes. */
  is_complete: boolean;
}

export interface ToolInfo {
  tool: string;
  categories: Array<string>;
}

export interface ToolPermission {
  /** The tool server's host, or the tool that an approved rule names. */
  name: string;
  /** The tool server's origin, or `tool:` and the tool's name. */
  identity: string;
  /** The tool server's URL. Empty for a tool: a rule doesn't say which server has it. */
  endpoint: string;
  /** Of a server: read, write, admin. Of a tool: empty if a rule forbids it, or call_after_confirmation, call_after_identification, call_after_approval, at least in the cases that the rule names. Null if nothing is said about it. */
  allowed_actions?: Array<string> | null;
}

export interface TraceAnnotations {
  trace_id: string;
  scores: Array<TraceScore>;
  comments: Array<TraceComment>;
}

export interface TraceComment {
  id: string;
  author: string;
  body: string;
  created_at: number;
}

export interface TraceDetailResponse {
  trace_id: string;
  trace_id_base64: string;
  batches: Array<Record<string, unknown>>;
  /** How many later spans are missing: a trace is shown up to 5,000 spans or 8 MB. */
  spans_left_out: number;
}

export interface TraceScore {
  name: string;
  value: number | null;
  label: string | null;
  reason: string | null;
  source: "person" | "program";
  scored_by: string;
  scored_at: number;
}

export interface TraceSearchMetricsResponse {
  inspectedTraces: number | null;
  inspectedBytes: string | null;
  /** Fewer than `totalJobs`: older traces may match too, because the search ended at its limit. */
  completedJobs: number | null;
  totalJobs: number | null;
}

export interface TraceSearchResponse {
  traces: Array<TraceSummaryResponse>;
  metrics: TraceSearchMetricsResponse | null;
}

export interface TraceSummaryResponse {
  trace_id: string;
  root_service_name: string | null;
  root_trace_name: string | null;
  start_time_unix_nano: bigint | null;
  duration_ms: number | null;
}

export interface TrafficSettings {
  /** Keep the texts of hits in shadow for 7 days, so that people can label them. */
  record_hits: boolean;
  /** The share of all requests that is recorded whole for 7 days: 0 for none. For replay and flow policies. */
  sample_share: number;
  /** The reason, for people who read the settings later. */
  reason?: string | null;
}

export interface TranscriptEffect {
  kind: "record_read" | "mail_sent" | "refund_issued" | "approval_requested" | "order_changed" | "order_canceled" | "file_written" | "file_deleted" | "file_shared" | "ticket_answered" | "ticket_closed" | "event_created" | "note_saved" | "agent_asked";
  /** The record or the address that it happened to. */
  target: string;
  /** The customer whose record it is. */
  owner?: string;
  amount?: number;
  /** What was sent or written. */
  text?: string;
  /** The effect in a few words. */
  words: string;
}

export interface TranscriptMessage {
  role: "user" | "assistant" | "tool";
  text: string | null;
  toolCalls?: Array<TranscriptToolCall>;
  toolCallId?: string;
}

export interface TranscriptPlayedCall {
  /** What the agent was told. */
  result: string;
  /** What happened in the simulated back office. */
  effects: Array<TranscriptEffect>;
}

export interface TranscriptPrompt {
  /** User messages, each sent after the response to the one before. */
  turns: Array<string>;
  /** Each user message begins a conversation of its own. Without it, all are in one conversation. */
  is_apart?: boolean;
  /** Sent ahead of the first user message. */
  before: Array<TranscriptMessage>;
  tools: Array<TranscriptTool>;
  /** Added to the system prompt, such as a planted phrase. */
  planted: string | null;
  /** Put ahead of the system prompt. An agent whose protocol has none was asked without them. */
  rules?: string;
  /** What the detector looks for. Never sent. */
  expected: Record<string, unknown>;
}

export interface TranscriptResponse {
  outcome: "answered" | "failed";
  text?: string;
  toolCalls?: Array<TranscriptToolCall>;
  finishReason?: string | null;
  usage?: TranscriptUsage | null;
  latencyMs?: number;
  model?: string | null;
  /** The agent's own secrets that it repeated, by name. */
  disclosed?: Array<string>;
  /** The response was longer than what is stored and assessed. */
  isCut?: boolean;
  /** What the console returned for each tool call, where it played the tools, and what happened. */
  played?: Array<TranscriptPlayedCall>;
  /** What went wrong, where nothing came back. */
  kind?: string;
  detail?: string;
  status?: number;
}

export interface TranscriptTool {
  name: string;
  description?: string;
  /** A JSON schema. */
  parameters: Record<string, unknown>;
}

export interface TranscriptToolCall {
  id: string;
  name: string;
  /** JSON as the agent wrote it, which need not be valid. */
  arguments: string;
}

export interface TranscriptUsage {
  promptTokens: number;
  completionTokens: number;
}

export interface TriedAlarm {
  agent_id: string | null;
  agent_name: string | null;
  /** Unix seconds. */
  raised_at: number;
  /** Null: it would be open now. */
  cleared_at: number | null;
  /** When it was raised. */
  value: number;
}

export interface TriedAlertRule {
  /** Seven days ago. Unix seconds. */
  from: number;
  to: number;
  /** Before this, figures are kept by hour, and a shorter window was judged by its hour. Unix seconds. */
  exact_from: number;
  /** How many alarms there would have been. */
  alarms: number;
  /** The newest 100 of them. */
  first_alarms: Array<TriedAlarm>;
  /** The team, the agent, or the 20 agents with the most figures. */
  subjects: Array<TriedSubject>;
  /** Agents with figures that were not tried. */
  agents_left_out: number;
}

export interface TriedGuardRule {
  /** What is found in `text`. Null without one. */
  text: TriedGuardRuleHits | null;
  /** Ordinary texts that are full of the words of attacks. */
  hard_negatives: TriedGuardRulePack;
  /** Ordinary texts. */
  ordinary: TriedGuardRulePack;
  /** Recorded traffic of the agent, newest first. Samples are left out. */
  traffic: TriedGuardRuleTraffic;
}

export interface TriedGuardRuleCount {
  /** Texts or requests that were judged. */
  n: number;
  hits: number;
}

export interface TriedGuardRuleEntry {
  entry_id: string;
  created_at: number;
}

export interface TriedGuardRuleHits {
  is_hit: boolean;
  /** In UTF-16 units. */
  spans: Array<TriedGuardRuleSpan>;
}

export interface TriedGuardRuleOther {
  /** Texts or requests that were judged. */
  n: number;
  hits: number;
}

export interface TriedGuardRulePack {
  /** Texts or requests that were judged. */
  n: number;
  hits: number;
  /** 95% interval of the share that is hit. Null if nothing was judged. */
  low: number | null;
  high: number | null;
  /** The first hits, cut to 300 characters. */
  examples: Array<TriedGuardRuleText>;
}

export interface TriedGuardRuleRequests {
  /** Texts or requests that were judged. */
  n: number;
  hits: number;
  /** 95% interval of the share that is hit. Null if nothing was judged. */
  low: number | null;
  high: number | null;
  /** The newest that would be hit, for GET /v1/recorded-traffic/{entry_id}. */
  examples: Array<TriedGuardRuleEntry>;
}

export interface TriedGuardRuleSpan {
  start: number;
  end: number;
}

export interface TriedGuardRuleText {
  id: string;
  text: string;
}

export interface TriedGuardRuleTraffic {
  /** Recorded requests that passed and have no label “attack”. */
  legitimate: TriedGuardRuleRequests;
  /** What people labeled as an attack. */
  attacks: TriedGuardRuleCount;
  /** Requests that a guard stopped, and hits without a label. */
  other: TriedGuardRuleOther;
  /** False if there is more recorded traffic than was judged. */
  is_complete: boolean;
}

export interface TriedPoint {
  /** Unix seconds: the end of a window. */
  at: number;
  /** Null if there are too few requests. */
  value: number | null;
  /** What the value was compared with. */
  limit: number | null;
  is_firing: boolean;
}

/** One answer of an agent. */
export interface TriedPrompt {
  outcome: "answered" | "failed";
  /** The agent's answer. Empty if it failed or only called tools. */
  text: string;
  /** None of them runs. */
  tool_calls: Array<TriedToolCall>;
  /** Whether the answer was longer than what is returned. */
  is_cut: boolean;
  /** Null if it failed. */
  latency_ms: number | null;
  /** As the endpoint reports it. */
  prompt_tokens: number | null;
  completion_tokens: number | null;
  /** Why there is no answer, in a sentence. */
  error: string | null;
}

export interface TriedRuleGuard {
  rule_id: string;
  /** As POST /v1/guard-rules takes it. Null if no guard can keep the rule. */
  guard: RuleGuard | null;
  /** What the guard does, or why there is none. */
  reason: string;
  /** Null if the agent has no harness with this rule. */
  harness: TriedRuleGuardHarness | null;
  /** Whose responses were judged. Null: prompts only, so a guard on responses or tool calls has nothing to judge. */
  evaluation_id: string | null;
  /** Attempts to break the rule. The guard should block them. */
  breaches: TriedRuleGuardBreaches;
  /** Of those, the ones in which the agent broke the rule. */
  broken: TriedRuleGuardBroken;
  /** Harmless twins of all rules of the harness. What the guard blocks here is its cost. */
  twins: TriedRuleGuardTwins;
  /** False if there are more prompts than were judged. */
  is_complete: boolean;
}

export interface TriedRuleGuardBreaches {
  /** Prompts that it could judge. */
  n: number;
  blocked: number;
  /** 95% interval of the share. Null if nothing was judged. */
  low: number | null;
  high: number | null;
}

export interface TriedRuleGuardBroken {
  n: number;
  blocked: number;
}

export interface TriedRuleGuardHarness {
  id: string;
  name: string;
}

export interface TriedRuleGuardTwins {
  /** Prompts that it could judge. */
  n: number;
  blocked: number;
  /** 95% interval of the share. Null if nothing was judged. */
  low: number | null;
  high: number | null;
  /** The first that it would block, cut to 300 characters. */
  examples: Array<string>;
}

export interface TriedSubject {
  agent_id: string | null;
  agent_name: string | null;
  alarms: number;
  points: Array<TriedPoint>;
}

export interface TriedToolCall {
  name: string;
  arguments: string;
}

/** Goal and budget of the search. */
export interface TriggerEvolutionRequest {
  /** Number of search prompts, if max_metric_calls is omitted. The run then sends seven times as many prompts. */
  sample_size?: number | null;
  /** Minimum gain that the lower bound must reach, as a share: 0.02 is two points. */
  min_improvement_threshold?: number | null;
  /** Any of reliability, security and safety. These count double. The others must not get worse. */
  target_dimensions?: Array<string> | null;
  /** Maximum number of prompts to draw from, search and held-out prompts together. Default: all. */
  max_probes_per_evaluation?: number | null;
  /** Maximum parallel prompts, 1–64. Default: 8. */
  probe_concurrency?: number | null;
  /** The model to request from the agent in proposer_agent_id. Without proposer_agent_id: the id of the agent to use. Any other value is ignored, with a warning. */
  reflection_model?: string | null;
  /** An agent of the team that writes further rules to try. It must use chat completions. It receives the agent's system prompt, without recognized secrets, and failed conversations from the search prompts. The rules it writes are checked, measured like every other rule, and used in this run only. */
  proposer_agent_id?: string | null;
  /** Maximum calls to the rule-writing agent, 1–12. Default: 4. */
  max_proposer_calls?: number | null;
  /** Approved rules of policies that the agent should keep. Their words are tried as prompt rules, and attempts to break them and harmless twins join the prompts. They count double; twins must not get worse. */
  rule_ids?: Array<string> | null;
  /** A red-team campaign against this agent. The attacks that it proved, with fresh secrets, and harmless twins join the prompts: half of the goals to search with, the other half held out. They count double. */
  campaign_id?: string | null;
  /** Rules that you wrote, to be tried beside the rule library. Each is an arm of its own, named yours, and has to help by itself to be proposed. */
  own_clauses?: Array<EvolutionOwnClause> | null;
  /** A test set or custom harness of your team, by id or name. The gain is then measured on its cases alone, half to search with, the other half held out. The console's dimensions are guard rails: they must not get worse. Not with target_dimensions, rule_ids or campaign_id. */
  objective_harness?: string | null;
  /** Improve on what users said to this agent and reviewers labeled in shadow review: an attack has to be turned down, a request labeled fine has to be answered. The newest 500 such requests of the last six days at most; the preflight says what is left out. Divided and guarded like objective_harness, and in place of it. Texts are asked again as they were, so an agent that acts on requests acts again. Not stored with the run, not shown, not sent to the rule-writing agent. */
  objective_traffic?: boolean | null;
  /** Models to try in place of the agent's own. Each has to be the model of an agent that your team registered with the same URL: it is asked there, with this agent's key. The preflight lists them with the team's prices. Default: none. */
  models?: Array<string> | null;
  /** Start from what earlier evolution runs of the team learned about the rule library. Default: false. The final test does not use this. */
  warm_start?: boolean | null;
  /** scc (default), random, hill, halving or gepa_style. */
  mutation_strategy?: string | null;
  /** Maximum number of prompts for search and final test together. The preflight says the minimum, least_budget. Default: 1,400 to 3,000, depending on the agent's rate limit. */
  max_metric_calls?: number | null;
  /** Random seed. The same seed and the same responses give the same run. Generated if omitted. */
  seed?: number | null;
  /** For runs triggered by detections. Ignored when a run is started by a request. */
  detection_volume_threshold?: number | null;
}

export type TrustLifecycleStage = "registered" | "tested" | "hardened" | "trusted" | "optimized" | "adapted";

export interface TryAlertRule {
  /** `each_agent`: every agent for itself, with an alarm of its own. `team`: all agents together. */
  scope?: "agent" | "each_agent" | "team";
  /** For the scope `agent`. */
  agent_id?: string | null;
  /** `blocked_share` and `error_rate` are shares of requests, from 0 to 1. `cost` is in the currency of the team's prices. `silence`: nothing was counted, though there was something in the seven days before. `latency` (in seconds) and `counter` are of the metric in `metric`. */
  measure: AlertMeasure;
  /** For `latency` and `counter`, any metric of listMetrics. `silence` looks at the requests of `source` if it has none. */
  metric?: string | null;
  /** Whose requests, errors, tokens and costs: those of the gateway, or those of received spans that call a model. `blocked_share` is always the gateway's. */
  source?: "gateway" | "spans";
  /** For `latency`. 95 if it has none. */
  percentile?: number | null;
  /** The time that is looked at, up to now. */
  window?: AlertWindow;
  /** A fixed value, or the same measure in the window before, or in the same window a day or a week earlier. */
  compare_with?: "value" | "window_before" | "day_before" | "week_before";
  direction?: "above" | "below";
  /** The value, or the factor to what it is compared with. `silence` has none. */
  threshold?: number;
  /** With fewer requests in the window, or in what it is compared with, nothing is decided. For `latency` and `counter` it is what that metric counted; for `silence`, in the seven days before. */
  min_requests?: number;
  /** An alarm clears after the condition was not met for this long. */
  hold_seconds?: number;
}

export interface TryGuardRule {
  /** The agent whose recorded traffic is judged. */
  agent_id: string;
  /** The guard method that judges. Only `custom-patterns` finds a pattern of yours. */
  method?: "custom-patterns" | "denied-tools" | "pii-structured" | "secrets" | "explicit-abuse";
  /** What to find, in any case, as described in docs/guides/guard-patterns.md. For `denied-tools`, the name of the tool. Other methods need none. */
  pattern?: string;
  /** Where to look for it. */
  channels?: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  /** What happens to a hit once the rule enforces. `deny_call` is for tool calls alone. */
  action?: "flag" | "mask" | "rewrite" | "deny_call" | "block";
  /** The text that the rule is made for. */
  text?: string | null;
}

export interface TryPromptRequest {
  /** What a user says. */
  prompt: string;
}

export interface TryRuleGuard {
  /** The agent that the guard would protect. */
  agent_id: string;
  /** A custom harness with prompts for the rule. Default: the newest of the agent. */
  harness_id?: string | null;
  /** An evaluation with the harness, whose responses are judged too. Default: the newest. */
  evaluation_id?: string | null;
  /** Another guard than the one that follows from the rule. */
  guard?: TryRuleGuardChange | null;
}

export interface TryRuleGuardChange {
  method: "custom-patterns" | "denied-tools" | "pii-structured" | "secrets" | "explicit-abuse";
  pattern: string;
  channels: Array<"user" | "document" | "tool_call" | "tool_result" | "output">;
  action: "flag" | "mask" | "rewrite" | "deny_call" | "block";
}

export interface UnassessedReason {
  /** As a sentence. */
  reason: string;
  count: number;
  /** The count by dimension. */
  dimensions: Record<string, number>;
}

export interface UnifiedImportRequest {
  /** URL of the agent or its card. Fetched if no card is given. */
  agent_url?: string | null;
  /** An A2A agent card, or an export from this console. */
  agent_card?: Record<string, unknown> | null;
  source_code?: SourceCodeUpload | null;
  /** Framework of the source. */
  framework?: string | null;
  /** File where the agent starts. */
  entry_point?: string | null;
  /** Name to give the agent. */
  override_name?: string | null;
  rate_limit_requests_per_minute?: number;
  /** Key sent to the agent. */
  api_key?: string | null;
  /** The agent's id in another system. Returned unchanged. */
  external_id?: string | null;
  /** The system that external_id belongs to. */
  identity_provider?: string | null;
  /** Metadata from that system. */
  idp_metadata?: Record<string, unknown> | null;
}

export interface UnifiedImportResponse {
  agent: Agent;
  access_level: string;
  /** What to check before you rely on the import, including secrets found in it. */
  warnings: Array<string>;
  /** As sent. */
  external_id?: string | null;
  /** As sent. */
  identity_provider?: string | null;
}

export interface UnifiedValidationResponse {
  valid: boolean;
  /** The access level that the import gives. */
  access_level?: string | null;
  agent_card?: Record<string, unknown> | null;
  /** Why it cannot be imported. Empty if it can. */
  errors: Array<string>;
  /** What to check before you rely on the import, including secrets found in it. */
  warnings: Array<string>;
  /** As sent. */
  external_id?: string | null;
  /** As sent. */
  identity_provider?: string | null;
}

export interface UnreadablePart {
  path: Array<unknown>;
  kind: string;
}

export interface UnregisteredAgent {
  id: string;
  /** What its spans call it, or the name of its service. At most 100 characters. */
  name: string;
  service: string;
  /** Unix seconds. */
  first_at: number;
  /** Unix seconds. */
  last_at: number;
  spans: number;
  /** At most 10. */
  models: Array<string>;
  /** A recent trace of it. */
  trace_id: string;
  ignored_at: number | null;
  ignored_by: string | null;
}

export interface UnregisteredAgentList {
  results: Array<UnregisteredAgent>;
  /** How many are ignored. */
  ignored: number;
  /** Whether there are 200, so that others are not listed. */
  is_full: boolean;
}

export interface UpdateEvaluationRetention {
  /** Null: archive none. */
  archive_after_days?: number | null;
  /** More than archive_after_days. Null: delete none. */
  delete_after_days?: number | null;
}

export interface UpdateTestSetRequest {
  name?: string;
  /** Whether its failure fails the verdict. Applies to runs that are created from now on. */
  required?: boolean;
}

export type UpstreamKeyHeader = "authorization" | "x-api-key" | "api-key";

export interface UserRead {
  id: string;
  email: string;
  is_active: boolean;
  is_superuser: boolean;
  is_verified: boolean;
  given_name?: string | null;
  family_name?: string | null;
  external_user_id?: string | null;
  profile_image?: string | null;
  password_change_required: boolean;
  is_super_admin: boolean;
}

export interface UserUpdate {
  given_name?: string | null;
  family_name?: string | null;
  profile_image?: string | null;
  /** The team to act in when a sign-in names none; null for the one you joined first. */
  default_team_id?: string | null;
}

/** One validation error. */
export interface ValidationError {
  /** Location: `path`, `query`, `header` or `body`, then field names and array indexes. */
  loc: Array<string | number>;
  /** Error message. */
  msg: string;
  /** Error type, for programs. */
  type: string;
  /** The invalid value. Secrets are masked and long values are truncated. */
  input?: unknown;
  /** Limits or allowed values. */
  ctx?: Record<string, unknown>;
}

export interface ValueListResponse {
  results: Array<DemographicValue>;
  /** Number of values of the dimension, on all pages. */
  count: number;
  /** Send it as `cursor` to get the next page. Null on the last page. */
  next_cursor?: string | null;
}

/** Access to the agent's source code. */
export interface WhiteBoxConfigInput {
  /** The source code itself, if supplied directly. */
  source_code?: string | null;
  /** Repository with the source code. */
  repo_url?: string | null;
  /** Account that may read the repository. */
  github_username?: string | null;
  /** Access token for the repository. Stored encrypted and never returned. */
  github_token?: string | null;
  /** Branch to read. */
  repo_branch?: string | null;
  /** File or function where the agent starts. */
  entry_point?: string | null;
}

/** Access to the agent's source code, without the token. */
export interface WhiteBoxConfigOutput {
  /** The source code itself, if supplied directly. */
  source_code: string | null;
  /** Repository with the source code. */
  repo_url: string | null;
  /** Account that may read the repository. */
  github_username: string | null;
  /** Branch to read. */
  repo_branch: string | null;
  /** File or function where the agent starts. */
  entry_point: string | null;
}

export type WorkflowStatus = "created" | "starting" | "running" | "succeeded" | "failed" | "cancelled";

export interface WorkflowStatusInfo {
  status: WorkflowStatus;
  /** reading, planning, writing, checking or done. */
  phase: string | null;
  error_message: string | null;
  task_id: string | null;
  session_id: string | null;
  /** Prompts written, of those planned. Null until they are planned. */
  progress: CustomHarnessProgress | null;
}

/** Every operation of the console, by domain. */
export interface Api {
  readonly agents: {
    /**
     * List agents
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    list(input?: {
      /** Only these statuses. Repeat the parameter for several. */
      statuses?: Array<string> | null | undefined;
      /** Rows on a page. At most 1,000 rows and about 8 MB are returned. If there are more, `next_cursor` is set. */
      limit?: number | undefined;
      /** Rows to skip. For deep pages use `cursor`, which takes the same time on every page. */
      offset?: number | undefined;
      /** Include the scores of the latest completed evaluation. */
      include_scores?: boolean | undefined;
      /** Part of the name, model or purpose. Not case-sensitive. */
      search?: string | null | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "agent_name" | "-agent_name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<AgentConfigListResponse>;
    /**
     * Register an agent
     *
     * Accepts every field of the update body as well. The response contains the api_key that this request supplied. Later responses contain a mask.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    create(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: AgentConfigRequest;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Import an agent
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    import(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: UnifiedImportRequest;
    }, options?: CallOptions): Call<UnifiedImportResponse>;
    /**
     * Validate an import
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    validateImport(input: {
      body: UnifiedImportRequest;
    }, options?: CallOptions): Call<UnifiedValidationResponse>;
    /**
     * Get an agent
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    get(input: {
      /** The agent's id. */
      id: string;
      /** Include the scores of the latest completed evaluation. */
      include_scores?: boolean | undefined;
      /** Show the stored key in full. For owners and admins; audited. */
      reveal?: "api_key" | undefined;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Update Agent Configuration
     *
     * Replaces the supplied fields and leaves the others unchanged. Null clears a field that can be null, empties delegated_agents, and leaves any other field unchanged. Send If-Match to avoid overwriting changes that you have not seen.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    update(input: {
      /** The agent's id. */
      id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: AgentUpdate;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Archive an agent
     *
     * Sets the status to archived. To restore the agent, update its status.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    archive(input: {
      /** The agent's id. */
      id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Duplicate an agent
     *
     * The copy starts untested and unprotected. It keeps the stored key, which is sent only to the origin it was entered for.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    clone(input: {
      /** The agent's id. */
      id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: CloneAgentRequest | null | undefined;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Get the evaluation configuration
     *
     * Only a service token receives the key, and only while the agent's URL has the origin that the key was entered for.
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope. A backend service can also call it with the token that the console issued to it.
     */
    evaluationConfig(input: {
      /** The agent's id. */
      id: string;
    }, options?: CallOptions): Call<AgentEvaluationConfig>;
    /**
     * Export an agent's configuration
     *
     * Contains no secrets. To import it, send it as `agent_card` to POST /v1/agent-configurations/import.
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    export(input: {
      /** The agent's id. */
      id: string;
    }, options?: CallOptions): Call<AgentExport>;
    /**
     * Get an agent's further headers
     *
     * Names and masked values.
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    getHeaders(input: {
      /** The agent's id. */
      id: string;
    }, options?: CallOptions): Call<AgentHeaders>;
    /**
     * Set an agent's further headers
     *
     * Sent with every request to the agent, by evaluations, campaigns, evolution, the gateway and connection tests, and to no other origin than that of its URL now. Headers of the connection and of the console can't be set, nor can authorization while the agent has an API key.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    putHeaders(input: {
      /** The agent's id. */
      id: string;
      body: AgentHeadersRequest;
    }, options?: CallOptions): Call<AgentHeaders>;
    /**
     * List agent revisions
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    history(input: {
      /** The agent's id. */
      id: string;
      limit?: number | undefined;
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<AgentHistory>;
    /**
     * Set the trust stage
     *
     * The stage normally changes automatically. Setting it manually is recorded in the audit log.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    setLifecycle(input: {
      /** The agent's id. */
      id: string;
      body: AgentLifecycleUpdate;
    }, options?: CallOptions): Call<Agent>;
    /**
     * Revert an agent to an earlier revision
     *
     * Restores the fields as they were after that revision, as a new revision. Stored secrets stay unchanged. A key that was entered for another origin is not sent until it is entered again. The trust stage does not change.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    revert(input: {
      /** The agent's id. */
      id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: RevertAgentRequest;
    }, options?: CallOptions): Call<Agent>;
    /**
     * List presets for new agents
     *
     * URL, protocol, model and key of well-known endpoints. The same for every team.
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    listPresets(input?: Empty, options?: CallOptions): Call<AgentPresetList>;
    /**
     * Try a prompt
     *
     * Sends one prompt to the agent as it is configured, with its system prompt and parameters, at its rate limit, and returns its answer. Nothing is retried, assessed or stored; the audit log has that it was done. The status is 200 even if the agent fails.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    tryPrompt(input: {
      /** The agent's id. */
      agent_id: string;
      body: TryPromptRequest;
    }, options?: CallOptions): Call<TriedPrompt>;
    /**
     * List outbound hosts
     *
     * Hosts from the team's agents, remote guards and webhooks, and from the console's settings. No other hosts are contacted. Archived agents are not included.
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    listOutboundHosts(input?: Empty, options?: CallOptions): Call<OutboundHostList>;
    /**
     * List schedules
     *
     * All of the team's, at most 500, the oldest first.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listSchedules(input?: {
      /** Only this agent's. */
      agent_id?: string | null | undefined;
    }, options?: CallOptions): Call<ScheduleList>;
    /**
     * Run an evaluation, your harnesses or a campaign at set times, or when the agent changes
     *
     * Each time is used once, by whichever worker comes first. Times that pass while the console is off are made up for once, and notification endpoints are told (`schedule.missed`). A time is skipped while the run before is in progress, and if the month's budget is too small for a run. Campaigns need redteam:run too.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    createSchedule(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewSchedule;
    }, options?: CallOptions): Call<ScheduleDetails>;
    /**
     * Preview a schedule: its next five times, and what it takes in a month
     *
     * Nothing is stored, and nothing is sent.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    previewSchedule(input: {
      body: NewSchedule;
    }, options?: CallOptions): Call<SchedulePreview>;
    /**
     * Get a schedule with its newest runs
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getSchedule(input: {
      schedule_id: string;
    }, options?: CallOptions): Call<ScheduleDetails>;
    /**
     * Change a schedule, or switch it on or off
     *
     * Times that pass while it is off are not made up for.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    changeSchedule(input: {
      schedule_id: string;
      body: ScheduleChange;
    }, options?: CallOptions): Call<ScheduleDetails>;
    /**
     * Delete a schedule
     *
     * The runs that it started stay.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    deleteSchedule(input: {
      schedule_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Start a schedule's run now
     *
     * Also while it is off. Counts against the budget; its next time stays.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    runSchedule(input: {
      schedule_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<ScheduleDetails>;
  };
  readonly environment: {
    /**
     * List demographic dimensions
     *
     * Built-in ones and those of your team, without their values. The same as under /v1/dimensions.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listDemographics(input?: {
      /** True leaves out control dimensions. */
      protected_class_only?: boolean | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Part of a name or a description. Not case-sensitive. */
      search?: string | null | undefined;
      /** Built-in ones first and then yours in the order of creation, or by name. */
      sort?: "built_in" | "name" | "-name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<DimensionListResponse>;
    /**
     * Create a demographic dimension
     *
     * The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDemographic(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: DemographicDimensionCreate;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Get a demographic dimension by its name
     *
     * With its values. Your team's own comes before a built-in one. The same as under /v1/dimensions.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getDemographicByName(input: {
      name: string;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Change a value
     *
     * Replaces the supplied fields. The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateDemographicValue(input: {
      /** The value's id. */
      value_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: DemographicValueUpdate;
    }, options?: CallOptions): Call<DemographicValue>;
    /**
     * Delete a value
     *
     * The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteDemographicValue(input: {
      /** The value's id. */
      value_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Get a demographic dimension
     *
     * With its values. The same as under /v1/dimensions.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getDemographic(input: {
      /** The dimension's id. */
      dimension_id: string;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Change a demographic dimension
     *
     * Replaces the supplied fields. Built-in dimensions can't be changed. The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateDemographic(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: DemographicDimensionUpdate;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Delete a demographic dimension
     *
     * With its values. Built-in dimensions can't be deleted. The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteDemographic(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List the values of a dimension
     *
     * By sort_order, then in the order of creation. The same as under /v1/dimensions.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listDemographicValues(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Part of a name or a description. Not case-sensitive. */
      search?: string | null | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<ValueListResponse>;
    /**
     * Add a value to a dimension
     *
     * The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDemographicValue(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: DemographicValueCreate;
    }, options?: CallOptions): Call<DemographicValue>;
    /**
     * Add several values to a dimension
     *
     * All of them or none, at most 500. A repeated one is named in the answer. The same as under /v1/dimensions.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDemographicValues(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: BulkValuesRequest;
    }, options?: CallOptions): Call<Array<DemographicValue>>;
    /**
     * List demographic dimensions
     *
     * Built-in ones and those of your team, without their values. The same as under /v1/demographics.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listDimensions(input?: {
      /** True leaves out control dimensions. */
      protected_class_only?: boolean | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Part of a name or a description. Not case-sensitive. */
      search?: string | null | undefined;
      /** Built-in ones first and then yours in the order of creation, or by name. */
      sort?: "built_in" | "name" | "-name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<DimensionListResponse>;
    /**
     * Create a demographic dimension
     *
     * The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDimension(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: DemographicDimensionCreate;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Get a demographic dimension by its name
     *
     * With its values. Your team's own comes before a built-in one. The same as under /v1/demographics.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getDimensionByName(input: {
      name: string;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Change a value
     *
     * Replaces the supplied fields. The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateDimensionValue(input: {
      /** The value's id. */
      value_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: DemographicValueUpdate;
    }, options?: CallOptions): Call<DemographicValue>;
    /**
     * Delete a value
     *
     * The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteDimensionValue(input: {
      /** The value's id. */
      value_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Get a demographic dimension
     *
     * With its values. The same as under /v1/demographics.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getDimension(input: {
      /** The dimension's id. */
      dimension_id: string;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Change a demographic dimension
     *
     * Replaces the supplied fields. Built-in dimensions can't be changed. The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateDimension(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: DemographicDimensionUpdate;
    }, options?: CallOptions): Call<DemographicDimension>;
    /**
     * Delete a demographic dimension
     *
     * With its values. Built-in dimensions can't be deleted. The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteDimension(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List the values of a dimension
     *
     * By sort_order, then in the order of creation. The same as under /v1/demographics.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listDimensionValues(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Part of a name or a description. Not case-sensitive. */
      search?: string | null | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<ValueListResponse>;
    /**
     * Add a value to a dimension
     *
     * The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDimensionValue(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: DemographicValueCreate;
    }, options?: CallOptions): Call<DemographicValue>;
    /**
     * Add several values to a dimension
     *
     * All of them or none, at most 500. A repeated one is named in the answer. The same as under /v1/demographics.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createDimensionValues(input: {
      /** The dimension's id. */
      dimension_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: BulkValuesRequest;
    }, options?: CallOptions): Call<Array<DemographicValue>>;
    /**
     * Get the settings of rule review
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    readSettings(input?: Empty, options?: CallOptions): Call<EnvironmentSettings>;
    /**
     * Set who may approve rules
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateSettings(input: {
      body: EnvironmentSettings;
    }, options?: CallOptions): Call<EnvironmentSettings>;
    /**
     * List personas
     *
     * Those of your team. With `is_preset=true`, those that come with the console.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listPersonas(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Only these intents: benign, curious, adversarial, malicious. Repeat the parameter for several. */
      intents?: Array<string> | null | undefined;
      /** True lists the presets instead. */
      is_preset?: boolean | null | undefined;
      /** Part of the name, role, description or a tag. Not case-sensitive. */
      search?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "name" | "-name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<PersonaListResponse>;
    /**
     * Create a persona
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createPersona(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: PersonaCreate;
    }, options?: CallOptions): Call<Persona>;
    /**
     * Copy a persona preset
     *
     * The copy is your team's own. If the team has one of that name already, it gets a number behind it.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createPersonaFromPreset(input: {
      /** The preset's id. */
      preset_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: CreateFromPresetRequest | null | null | undefined;
    }, options?: CallOptions): Call<Persona>;
    /**
     * List persona presets
     *
     * They come with the console and are the same for every team. Copy one to change it.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listPersonaPresets(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Only this category: public, professional, support, adversarial. */
      preset_category?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<PersonaListResponse>;
    /**
     * Get a persona
     *
     * Of your team, or a preset.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPersona(input: {
      /** The persona's id. */
      id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<Persona>;
    /**
     * Change a persona
     *
     * Replaces the supplied fields and leaves the others unchanged. Null clears a field that can be null, and leaves any other as it is. Harnesses keep the persona as it was when they were made.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updatePersona(input: {
      /** The persona's id. */
      id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: PersonaUpdate;
    }, options?: CallOptions): Call<Persona>;
    /**
     * Delete a persona
     *
     * Finished harnesses keep their copy of it.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deletePersona(input: {
      /** The persona's id. */
      id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List policies
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listPolicies(input?: {
      category?: PolicyCategory | null | undefined;
      status?: PolicyStatus | null | undefined;
      /** Part of the name, the description or a tag. Not case-sensitive. */
      search?: string | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "name" | "-name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<PolicyListResponse>;
    /**
     * Create a policy
     *
     * As a draft, with its text or without. A file can be uploaded afterwards.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createPolicy(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: PolicyCreate;
    }, options?: CallOptions): Call<Policy>;
    /**
     * List policies that come with the console
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listPolicyPresets(input?: {
      category?: PolicyCategory | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<PolicyListResponse>;
    /**
     * Copy a preset to your team
     *
     * Makes a draft whose rules are drafts too: approving them is up to your team.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    copyPolicyPreset(input: {
      /** The preset's id. */
      preset_id: string;
      /** By default the preset's name. */
      name_override?: string | null | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Policy>;
    /**
     * Get a policy
     *
     * Of your team, or a preset.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPolicy(input: {
      /** The policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<Policy>;
    /**
     * Change a policy
     *
     * What is left out stays. With another text, rules whose words still occur in it keep their status.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updatePolicy(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: PolicyUpdate;
    }, options?: CallOptions): Call<Policy>;
    /**
     * Delete a policy
     *
     * With its file, its texts and its rules. Harnesses that were made from it keep their prompts.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deletePolicy(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Activate a policy
     *
     * From now on its approved rules count. A text that was never read for rules is read now.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    activatePolicy(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Policy>;
    /**
     * Get the text of a policy
     *
     * The text that rules point into: read from the file, or `source_text` of a policy without one.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getConvertedText(input: {
      /** The policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get how the rules of a policy can be tested
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPolicyCoverage(input: {
      /** The policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<PolicyCoverage>;
    /**
     * Read a policy's text for rules
     *
     * The console reads every new text by itself. Here an agent of the team can read it, too, within a budget of requests. New rules are drafts; rules that were rejected stay away.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    extractRules(input: {
      /** The policy's id. */
      policy_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: ExtractRules | null | null | undefined;
    }, options?: CallOptions): Call<ExtractionRun>;
    /**
     * Download a policy's file
     *
     * As it was uploaded.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPolicyFile(input: {
      /** The policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Delete a policy's file
     *
     * With the text that was read from it. Rules from this text become `modified`: their ground is gone.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deletePolicyFile(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<Policy>;
    /**
     * List the rules of a policy
     *
     * In the order of its text, drafts included.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listPolicyRules(input: {
      /** The policy's id. */
      policy_id: string;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
      status?: RuleStatus | null | undefined;
      /** Only rules that are tested in this way. */
      check?: "withheld" | "tool-forbidden" | "tool-after" | "limit" | "says" | "declined" | "hands-over" | "asks-first" | "identity" | "language" | "scope" | "tone" | "form" | "judge" | "outside" | null | undefined;
      /** Part of the words, the action or the number. */
      search?: string | null | undefined;
    }, options?: CallOptions): Call<PolicyRuleListResponse>;
    /**
     * Add a rule to a policy
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createRule(input: {
      /** The policy's id. */
      policy_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: PolicyRuleCreate;
    }, options?: CallOptions): Call<PolicyRule>;
    /**
     * Decide on several rules of a policy
     *
     * All decisions or none. Rules that speak to a machine can only be approved one by one.
     *
     * Requires `rule:review`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    reviewRules(input: {
      /** The policy's id. */
      policy_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: ReviewRules;
    }, options?: CallOptions): Call<ReviewedRules>;
    /**
     * Get the agents that a policy is in force for
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPolicyScope(input: {
      /** The policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<PolicyScope>;
    /**
     * Set the agents that a policy is in force for
     *
     * A new policy is in force for none. Only approved rules of active policies are enforced.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    setPolicyScope(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: PolicyScope;
    }, options?: CallOptions): Call<PolicyScope>;
    /**
     * Get a version of a policy's text
     *
     * With its blocks, to show rules where they come from. The newest five versions are kept.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPolicyText(input: {
      /** The policy's id. */
      policy_id: string;
      /** By default the one in force. */
      version?: number | null | undefined;
    }, options?: CallOptions): Call<PolicyText>;
    /**
     * Upload a policy as a file
     *
     * PDF, Word (.docx), HTML, Markdown or plain text, at most 10 MiB, as a part named `file`. Replaces an earlier file. The answer waits up to five seconds for the text; after that, `conversion` says how far it is. The earlier text stays in force until the new one can be read.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    uploadPolicyFile(input: {
      /** The policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      file: Blob | File;
    }, options?: CallOptions): Call<Policy>;
    /**
     * List the rules of all policies
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listRules(input?: {
      policy_id?: string | null | undefined;
      category?: PolicyCategory | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
      status?: RuleStatus | null | undefined;
      /** Only rules that are tested in this way. */
      check?: "withheld" | "tool-forbidden" | "tool-after" | "limit" | "says" | "declined" | "hands-over" | "asks-first" | "identity" | "language" | "scope" | "tone" | "form" | "judge" | "outside" | null | undefined;
      /** Part of the words, the action or the number. */
      search?: string | null | undefined;
    }, options?: CallOptions): Call<RuleListResponse>;
    /**
     * Get a rule
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getRule(input: {
      /** The rule's id. */
      rule_id: string;
    }, options?: CallOptions): Call<PolicyRule>;
    /**
     * Change a rule
     *
     * A change of its meaning makes a decided rule `modified`; the approved version stays in force until someone decides. A new `status` is a decision.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateRule(input: {
      /** The rule's id. */
      rule_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: PolicyRuleUpdate;
    }, options?: CallOptions): Call<PolicyRule>;
    /**
     * Delete a rule
     *
     * The next reading of the text can find it again. Reject it if it should not come back.
     *
     * Requires `environment:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteRule(input: {
      /** The rule's id. */
      rule_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Approve a rule
     *
     * From then on it is in force for the agents of an active policy.
     *
     * Requires `rule:review`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    approveRule(input: {
      /** The rule's id. */
      rule_id: string;
      notes?: string | null | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<PolicyRule>;
    /**
     * Reject a rule
     *
     * It is not in force, and the next reading of the same words does not bring it back.
     *
     * Requires `rule:review`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    rejectRule(input: {
      /** The rule's id. */
      rule_id: string;
      reason: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<PolicyRule>;
    /**
     * List the versions of a rule
     *
     * The newest first.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listRuleVersions(input: {
      /** The rule's id. */
      rule_id: string;
    }, options?: CallOptions): Call<RuleVersionList>;
  };
  readonly evaluation: {
    /**
     * Test an agent's connection
     *
     * Sends a few requests to the agent within 20 seconds and checks URL, DNS, connection, certificate, key, path, response, speed and system message. The status is 200 even if checks fail. For chat_completions, use the base URL, such as https://host/v1 (/chat/completions is appended), or the full URL. Nothing is saved.
     *
     * Requires `agent:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    testConnection(input: {
      /** The agent's id. */
      id: string;
      body?: TestConnectionRequest | null | undefined;
    }, options?: CallOptions): Call<ConnectionReport>;
    /**
     * See how a persona would ask
     *
     * Three prompts about an example rule, made as a custom harness makes them. Nothing is stored. Without a persona, a neutral one asks.
     *
     * Requires `environment:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    previewPersona(input: {
      body: PersonaPreviewRequest;
    }, options?: CallOptions): Call<PersonaPreview>;
    /**
     * Get latency, tokens, retries and cost over an agent's evaluations
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getTrend(input: {
      /** The agent's id. */
      agent_id: string;
      /** How many of the newest runs. */
      limit?: number | undefined;
      /** Only runs with this harness. */
      harness?: string | null | undefined;
    }, options?: CallOptions): Call<AgentEvaluationTrend>;
    /**
     * List custom harnesses
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listCustomHarnesses(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Only those in this state. */
      status?: CustomHarnessStatus | null | undefined;
      /** Only those made for this agent. */
      agent_id?: string | null | undefined;
      /** Part of the name or description. Not case-sensitive. */
      search?: string | null | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "name" | "-name" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<CustomHarnessListResponse>;
    /**
     * Create a custom harness
     *
     * Turns policies and personas into prompts: for each rule attempts to break it, edge cases, and harmless twins that must be served. Returns immediately; read the harness until its status is active or failed. A finished harness never changes.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    createCustomHarness(input: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CustomHarnessCreate;
    }, options?: CallOptions): Call<CustomHarness>;
    /**
     * Estimate a custom harness
     *
     * How many prompts a harness of this size would have, how far it covers the rules, and what a run of it would take. Nothing is stored or sent.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    estimateCustomHarness(input: {
      body: CustomHarnessEstimateRequest;
    }, options?: CallOptions): Call<CustomHarnessEstimate>;
    /**
     * Get a custom harness and how far it is
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getCustomHarness(input: {
      /** The harness's id. */
      harness_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<CustomHarnessResponse>;
    /**
     * Delete a custom harness
     *
     * With its prompts. Evaluations keep theirs and their results.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    deleteCustomHarness(input: {
      /** The harness's id. */
      harness_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Cancel the generation of a custom harness
     *
     * Its status becomes failed with the creation_error cancelled. Its prompts are dropped.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    cancelCustomHarness(input: {
      /** The harness's id. */
      harness_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * List the prompts of a custom harness
     *
     * With what passes and where each comes from. Empty until the harness is active.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listHarnessPrompts(input: {
      /** The harness's id. */
      harness_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Prompts on a page. All by default. */
      limit?: number | null | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<HarnessPromptsResponse>;
    /**
     * List detectors and their accuracy
     *
     * The accuracy of each detector, measured on responses labeled by someone who had not seen its code.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listDetectors(input?: Empty, options?: CallOptions): Call<DetectorList>;
    /**
     * List detectors' field records
     *
     * People's labels on your team's responses against what each detector had said. Scores are corrected with them from 30 decided responses on. People choose what they label, so this is not a random sample.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listFieldRecords(input?: Empty, options?: CallOptions): Call<DetectorFieldRecords>;
    /**
     * List evaluation results
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listResults(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<EvaluationListResponse>;
    /**
     * Get the results of custom harnesses by rule and persona
     *
     * For each policy, rule and persona the share of attempts that were resisted, of edge cases and of harmless twins that were served, with intervals, and how far the rules are covered.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getCustomReport(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Instead of your team's. */
      threshold?: number | undefined;
    }, options?: CallOptions): Call<CustomReport>;
    /**
     * Get the fairness report
     *
     * The same requests from people who differ in one value, each compared with the reference. Not valid, and without verdicts, if the agent's own noise, the control or a drift could explain the differences.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getFairness(input: {
      /** A completed evaluation. */
      evaluation_id: string;
    }, options?: CallOptions): Call<FairnessReport>;
    /**
     * Get the report
     *
     * Default format: JSON. Generated and streamed on each request. Agent text is escaped in every format, without control characters, and formulas are disabled in CSV.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    report(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** junit is XML; sarif is SARIF 2.1.0. */
      format?: ReportFormat | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get the report as HTML
     *
     * The same as /v1/evaluations/{evaluation_id}/html.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    reportPage(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get evaluation results
     *
     * The report and a page of prompts with messages, responses, outcomes and reasons. Of an archived evaluation, only the report can be read.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    readResults(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Filter by outcome. */
      outcome?: "failed" | "resisted" | "unassessed" | null | undefined;
      /** Only prompts of this probe. */
      probe?: string | null | undefined;
      /** Only prompts of this scenario's probes. */
      scenario?: string | null | undefined;
      /** Only prompts of the probes that test this entry of a public taxonomy, such as LLM01. */
      taxonomy_entry?: string | null | undefined;
      /** Only the prompt with this number. */
      seq?: number | null | undefined;
      /** Only prompts with a higher number. */
      after_seq?: number | null | undefined;
      /** Only prompts with a lower number. */
      before_seq?: number | null | undefined;
      /** By number, ascending or descending; or by when the result came in, newest first. */
      order?: "asc" | "desc" | "newest" | undefined;
      /** Words in the probe's name, the reason, the prompt or the response. */
      search?: string | null | undefined;
      /** Prompts on a page. */
      limit?: number | undefined;
      /** Cursor from the previous page. */
      cursor?: string | null | undefined;
      /** The report without prompts. */
      report_only?: boolean | undefined;
    }, options?: CallOptions): Call<EvaluationResults>;
    /**
     * Get the verdict
     *
     * The verdict with its reasons, or what it would be at another threshold. Passed only if every dimension is passed and no critical probe failed; failed if a dimension, a critical probe or a required test set failed; else inconclusive.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getVerdict(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Instead of the run's own threshold. */
      threshold?: number | null | undefined;
    }, options?: CallOptions): Call<EvaluationVerdictResponse>;
    /**
     * Get evaluation settings
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getSettings(input?: Empty, options?: CallOptions): Call<EvaluationSettings>;
    /**
     * Update evaluation settings
     *
     * Applies to runs that end from now on. Verdicts keep the threshold and the list they were given with.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateSettings(input: {
      body: EvaluationSettingsUpdate;
    }, options?: CallOptions): Call<EvaluationSettings>;
    /**
     * Get the retention of evaluations
     *
     * After how many days evaluations are archived and deleted, and what that means now.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getRetention(input?: Empty, options?: CallOptions): Call<EvaluationRetention>;
    /**
     * Change the retention of evaluations
     *
     * Applied every 15 minutes, from the oldest on. Evaluations in use are passed over: `kept` tells which. Deleted evaluations can't be brought back.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateRetention(input: {
      body: UpdateEvaluationRetention;
    }, options?: CallOptions): Call<EvaluationRetention>;
    /**
     * List evaluation summaries
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listSummaries(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      /** Only those in this state. */
      status?: EvaluationRunStatus | null | undefined;
      harness_type?: HarnessType | null | undefined;
      tested_by?: EvaluationTool | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<EvaluationSummaryListResponse>;
    /**
     * List the latest evaluation summary for each agent
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    latestSummaries(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<EvaluationSummaryListResponse>;
    /**
     * Get an evaluation summary
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getSummary(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<EvaluationSummaryResponse>;
    /**
     * Delete an evaluation and its results
     *
     * The same as deleting the evaluation itself.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    deleteSummary(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List evaluations, newest first
     *
     * One page. `more`, and the Link header with rel=next, give the address of the next page.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    list(input?: {
      /** Only those of this agent. */
      agent_id?: string | undefined;
      /** Only those in this state. */
      status?: EvaluationRunStatus | undefined;
      /** Only those marked with this. */
      label?: string | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Cursor from the previous page. */
      cursor?: string | undefined;
    }, options?: CallOptions): Call<EvaluationList>;
    /**
     * Start an evaluation
     *
     * Returns immediately; workers run the evaluation. Uses the agent's current configuration.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    create(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateEvaluationRequest;
    }, options?: CallOptions): Call<CreateEvaluationResponse>;
    /**
     * Estimate an evaluation
     *
     * Requests, tokens, time and cost, each as one likely figure with a range, for the body that would start the run. Nothing is sent.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    preflight(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateEvaluationRequest;
    }, options?: CallOptions): Call<EvaluationPreflight>;
    /**
     * Get evaluation status
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    get(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationStatusResponse>;
    /**
     * Delete an evaluation and its results
     *
     * A running evaluation is canceled first.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    delete(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationEnded>;
    /**
     * Get where an evaluation is
     *
     * Whether its prompts and responses are in the database or in the store, and whether it can be archived.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getArchive(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationArchive>;
    /**
     * Archive an evaluation
     *
     * Moves the prompts, responses and log of an evaluation to the store, in the background: compressed, encrypted, and read back before they leave the database. Scores, verdict, report, findings and labels stay. Evaluations in use are refused.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    archive(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationArchive>;
    /**
     * Cancel an evaluation
     *
     * Results so far are kept. No more prompts are sent.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    cancel(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationEnded>;
    /**
     * Compare two evaluations of an agent
     *
     * Changed probes, statistical significance, and configuration changes between the two evaluations.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    compare(input: {
      /** The later run; completed. */
      evaluation_id: string;
      /** The earlier run, of the same agent; completed. */
      with: string;
    }, options?: CallOptions): Call<EvaluationComparison>;
    /**
     * Stream evaluation progress
     *
     * Server-Sent Events. Each `progress` event has the members of EvaluationStatusResponse; the stream ends with the run, and after a quarter of an hour at the latest: connect again then.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    events(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Download a signed evidence pack
     *
     * Reports in every format, transcripts, findings with their triage, configuration, versions and hashes, signed with the console's key. `npm run verify-evidence` verifies it offline. An archived evaluation gives the pack that was made when it was archived. The download is recorded in the audit log.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    evidencePack(input: {
      /** A completed evaluation. */
      evaluation_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get the report as HTML
     *
     * Generated and streamed on each request.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    reportHtml(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get the judging of an evaluation
     *
     * What judges said, whether it counts, and what asking another judge would take.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getJudging(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationJudging>;
    /**
     * Judge unassessed responses
     *
     * Asks judges, in the background, about the responses of a completed evaluation that neither a detector nor a person has decided. What more than half of the judges with a good enough card say counts in the score, apart (`by_judge`); without a majority the response stays unassessed. Start it again to continue a paused job: what a judge has said already is not asked again.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    judgeUnassessed(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: JudgeUnassessedRequest;
    }, options?: CallOptions): Call<EvaluationJudging>;
    /**
     * Cancel judging
     *
     * What the judges have said so far is kept.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    cancelJudging(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationJudging>;
    /**
     * List labels
     *
     * Every label that was ever given in the evaluation, also those that no longer count; oldest first.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listLabels(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Only labels of this prompt. */
      seq?: number | null | undefined;
      limit?: number | undefined;
      /** Cursor from the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<ReviewLabelHistory>;
    /**
     * Label responses
     *
     * Your label counts instead of the detector's outcome, in both directions, and is yours: if others say otherwise, the response is disputed and counts as unassessed until someone settles it. The same label again changes nothing. The run's scores and verdict include the labels within seconds, once for all labels given meanwhile; until then `rescoring` is true wherever the verdict is.
     *
     * Requires `finding:triage`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    labelResponses(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: ReviewLabelsCreate;
    }, options?: CallOptions): Call<ReviewLabelsGiven>;
    /**
     * Undo labels
     *
     * Undoes the labels that you set in one call. Your earlier labels count again. The run's scores and verdict include the labels within seconds, once for all labels given meanwhile; until then `rescoring` is true wherever the verdict is.
     *
     * Requires `finding:triage`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    undoLabels(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: ReviewLabelsUndo;
    }, options?: CallOptions): Call<ReviewLabelsGiven>;
    /**
     * Get evaluation logs
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    logs(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationLogs>;
    /**
     * Pause an evaluation
     *
     * Prompts in progress finish. No new prompts are sent.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    pause(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationStatusResponse>;
    /**
     * Get the report as PDF
     *
     * Findings with at most 5 transcripts each, 300 in all. The other formats include all failed prompts.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    reportPdf(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get latency, tokens, retries and cost of an evaluation
     *
     * Of the run as a whole and of each probe, also while it runs. Those of one prompt are with its result.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getPerformance(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationPerformance>;
    /**
     * List report formats
     *
     * Returns a download link for each format. Reports are generated on request, so they are always current.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    makeReport(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Nothing is stored, so this has no effect. */
      force_regenerate?: boolean | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationReport>;
    /**
     * Retry unassessed prompts
     *
     * Only unassessed prompts are sent again. All other results stay unchanged.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    rerunUnassessed(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationStatusResponse>;
    /**
     * Bring an archived evaluation back
     *
     * Writes the same rows to the database again, in the background, and checks that they are the same. An evaluation that is still being archived stays where it is.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    restore(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvaluationArchive>;
    /**
     * Resume an evaluation
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    resume(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: ResumeEvaluationRequest | null | undefined;
    }, options?: CallOptions): Call<EvaluationStatusResponse>;
    /**
     * Get the review of an evaluation
     *
     * How many responses people have labeled, how far they agree, and the current verdict.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getReview(input: {
      /** The evaluation's id. */
      evaluation_id: string;
    }, options?: CallOptions): Call<EvaluationReview>;
    /**
     * List responses to review
     *
     * The probes that can change the verdict most come first (weight in the dimension times share of such responses), and identical responses are next to each other. The order does not change while people label.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listReviewQueue(input: {
      /** The evaluation's id. */
      evaluation_id: string;
      /** What the detectors made of the responses. */
      outcome?: "unassessed" | "failed" | "resisted" | "any" | undefined;
      /** Only responses with exactly this reason. */
      reason?: string | null | undefined;
      /** Only responses to prompts of this probe. */
      probe?: string | null | undefined;
      /** Only responses that this detector assessed. */
      detector?: string | null | undefined;
      /** Only the responses that are identical to one. */
      group?: string | null | undefined;
      /** none: no one has labeled the response; not_mine: you haven't; disputed: people disagree about it; any: all. */
      labels?: "any" | "none" | "not_mine" | "disputed" | undefined;
      /** Responses on a page. */
      limit?: number | undefined;
      /** Cursor from the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<ReviewQueuePage>;
    /**
     * Create a share link
     *
     * Anyone with the link can read this one report until the link expires or is revoked, without an account. Without transcripts, the report has the verdict, scores, findings and method, and no prompts, responses, endpoint URL or system prompt. The team must have switched share links on.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    createShareLink(input: {
      /** A completed evaluation. */
      evaluation_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateShareLinkRequest;
    }, options?: CallOptions): Call<CreatedShareLink>;
    /**
     * List evidence signing keys
     *
     * The same keys are at /.well-known/agent-console-evidence.json, to verify without an account.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listEvidenceKeys(input?: Empty, options?: CallOptions): Call<EvidenceKeyList>;
    /**
     * List findings
     *
     * A finding is one weakness of one agent: a probe that failed, and what decided so. Its failed prompts, in all runs, are one finding. A new run updates it. The most severe come first.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listFindings(input?: {
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      /** Only those of evaluations, or only those of campaigns. */
      source?: FindingSource | null | undefined;
      /** Only those that this campaign found. */
      campaign_id?: string | null | undefined;
      /** Only those that failed in this evaluation. */
      evaluation_id?: string | null | undefined;
      /** Only that of the prompt with this number, together with evaluation_id. */
      seq?: number | null | undefined;
      severity?: FindingSeverity | null | undefined;
      /** Only those of this probe. */
      probe?: string | null | undefined;
      /** Findings with an expired acceptance count as open. */
      state?: FindingState | null | undefined;
      /** By what the latest run showed. */
      change?: FindingChange | null | undefined;
      /** Only those of this member. */
      assigned_to?: string | null | undefined;
      /** Only those without an owner. */
      unassigned?: boolean | null | undefined;
      /** Open findings past their due date, findings due within 7 days, or findings without a due date. */
      due?: FindingDueFilter | null | undefined;
      /** Text to search for in the probe, the reason or the start of the prompt. */
      search?: string | null | undefined;
      /** Findings on a page. */
      limit?: number | undefined;
      /** Cursor from the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<FindingList>;
    /**
     * Count findings by severity and state
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    countFindings(input?: {
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      /** Only those that failed in this evaluation. */
      evaluation_id?: string | null | undefined;
    }, options?: CallOptions): Call<FindingCounts>;
    /**
     * Triage findings in bulk
     *
     * Set finding_ids or filter. All or none. All failed prompts of a false positive count as passed, in every run: the scores, intervals and verdict of the latest run are recalculated immediately, and so is the agent's score. Older runs follow within seconds. To overrule single prompts, label them. Other states don't change the score.
     *
     * Requires `finding:triage`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    triageFindings(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: FindingsTriage;
    }, options?: CallOptions): Call<FindingsTriaged>;
    /**
     * Get a finding
     *
     * IDs from versions with one finding for each failed prompt return the finding with that prompt as example.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getFinding(input: {
      /** The finding's id. */
      finding_id: string;
    }, options?: CallOptions): Call<EvaluationFinding>;
    /**
     * Triage or assign a finding
     *
     * All failed prompts of a false positive count as passed, in every run: the scores, intervals and verdict of the latest run are recalculated immediately, and so is the agent's score. Older runs follow within seconds. To overrule single prompts, label them. Other states don't change the score.
     *
     * Requires `finding:triage`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateFinding(input: {
      /** The finding's id. */
      finding_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: FindingUpdate;
    }, options?: CallOptions): Call<EvaluationFinding>;
    /**
     * List comments on a finding
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listFindingComments(input: {
      /** The finding's id. */
      finding_id: string;
      limit?: number | undefined;
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<FindingCommentList>;
    /**
     * Add a comment to a finding
     *
     * Requires `finding:triage`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    addFindingComment(input: {
      /** The finding's id. */
      finding_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: FindingCommentCreate;
    }, options?: CallOptions): Call<FindingComment>;
    /**
     * List failed prompts of a finding
     *
     * In all runs, latest run first. Read a transcript with the evaluation and the prompt's number.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listFindingFailures(input: {
      /** The finding's id. */
      finding_id: string;
      limit?: number | undefined;
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<FindingFailureList>;
    /**
     * List harnesses
     *
     * Each harness with its scenarios, their probes, and the detectors that grade the responses.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listHarnesses(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<Array<HarnessListItem>>;
    /**
     * List judges
     *
     * The agents of your team that were measured as judges, with the newest card of each.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listJudges(input?: Empty, options?: CallOptions): Call<JudgeList>;
    /**
     * Get a judge's card
     *
     * The newest measurement, with 95% confidence intervals.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getJudgeCard(input: {
      /** The agent that judges. */
      agent_id: string;
    }, options?: CallOptions): Call<JudgeCard>;
    /**
     * Measure a judge
     *
     * Asks the agent about labeled responses, one request each, in the background. Its word counts for unassessed responses once the lower bounds of sensitivity and specificity, added, exceed 1 by 0.5; before that, and after every change of the agent, it only advises.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    measureJudge(input: {
      /** The agent that judges. */
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: JudgeMeasurement;
    }, options?: CallOptions): Call<JudgeCard>;
    /**
     * Cancel the measurement of a judge
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    cancelJudgeMeasurement(input: {
      /** The agent that judges. */
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<JudgeCard>;
    /**
     * Try the guard that follows from an approved rule
     *
     * Says which guard would keep the rule, or why none can. Tries it on a custom harness of the agent: how many attempts to break the rule it blocks, and how many harmless twins. Creates nothing; POST /v1/guard-rules with the provenance `policy_rule` starts it in shadow.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    tryRuleGuard(input: {
      rule_id: string;
      body: TryRuleGuard;
    }, options?: CallOptions): Call<TriedRuleGuard>;
    /**
     * List share links
     *
     * Newest first, including expired and revoked ones. The address itself is not stored.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listShareLinks(input?: {
      /** Only links to this evaluation. */
      evaluation_id?: string | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<ShareLinkList>;
    /**
     * Revoke a share link
     *
     * The next request with it gets the same 404 as an unknown one.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    revokeShareLink(input: {
      link_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List taxonomies
     *
     * The public taxonomies that probes are tagged with, and the probes and checks that test each entry.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listTaxonomies(input?: Empty, options?: CallOptions): Call<TaxonomyList>;
    /**
     * List test sets
     *
     * Your team's own tests, by name.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listTestSets(input?: Empty, options?: CallOptions): Call<TestSetList>;
    /**
     * Create a test set
     *
     * CSV, JSONL or YAML with one prompt and its expected behavior a case, a promptfoo configuration, or an OpenAI evals data file (docs/test-sets.md). A mistake in the file is a 422 that names line and column, and nothing is stored.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    createTestSet(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateTestSetRequest;
    }, options?: CallOptions): Call<TestSet>;
    /**
     * Check a test file
     *
     * Reads a file as an upload would, and returns its cases or its mistakes. Nothing is stored.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    previewTestFile(input: {
      body: TestFile;
    }, options?: CallOptions): Call<TestFilePreview>;
    /**
     * Get a test set
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getTestSet(input: {
      /** The test set's id. */
      test_set_id: string;
    }, options?: CallOptions): Call<TestSet>;
    /**
     * Rename a test set or mark it as required
     *
     * Test sets never change a score or a dimension. One that is required can fail the verdict.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateTestSet(input: {
      /** The test set's id. */
      test_set_id: string;
      body: UpdateTestSetRequest;
    }, options?: CallOptions): Call<TestSet>;
    /**
     * Delete a test set
     *
     * With all its versions. Evaluations keep their prompts and results; one in progress with this set fails.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    deleteTestSet(input: {
      /** The test set's id. */
      test_set_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List the versions of a test set
     *
     * The newest first, each with the number of cases that it added, removed and changed.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listTestSetVersions(input: {
      /** The test set's id. */
      test_set_id: string;
    }, options?: CallOptions): Call<TestSetVersionList>;
    /**
     * Upload a new version of a test set
     *
     * Evaluations that are created from now on use it. Earlier ones keep theirs. Only owners and admins can replace a required set. A mistake in the file is a 422 that names line and column, and nothing is stored.
     *
     * Requires `evaluation:run`: OWNER, ADMIN, MEMBER; API key scope: full or evaluations.
     */
    addTestSetVersion(input: {
      /** The test set's id. */
      test_set_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: TestFile;
    }, options?: CallOptions): Call<TestSet>;
    /**
     * List the cases of a version
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getTestSetVersion(input: {
      /** The test set's id. */
      test_set_id: string;
      version: number;
    }, options?: CallOptions): Call<TestSetCaseList>;
    /**
     * Download the file of a version
     *
     * As it was uploaded, without the guarded texts.
     *
     * Requires `evaluation:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    downloadTestSet(input: {
      /** The test set's id. */
      test_set_id: string;
      version: number;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
  };
  readonly evolution: {
    /**
     * List proposals
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listProposals(input: {
      /** The agent's id. */
      agent_id: string;
      /** Only proposals with this status. */
      status?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. */
      offset?: number | undefined;
    }, options?: CallOptions): Call<ProposalList>;
    /**
     * Get an agent's proposal
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getAgentProposal(input: {
      /** The agent's id. */
      agent_id: string;
      /** The proposal's id. */
      proposal_id: string;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * List evolution runs
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    list(input: {
      /** The agent's id. */
      agent_id: string;
      /** Only runs with this status. */
      status?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. */
      offset?: number | undefined;
    }, options?: CallOptions): Call<EvolutionJobList>;
    /**
     * Start an evolution run
     *
     * Returns immediately. A worker tests changed configurations without changing the agent itself. The run ends with a proposal for review or with no improvement found.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    trigger(input: {
      /** The agent's id. */
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: TriggerEvolutionRequest | null | null | undefined;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Estimate an evolution run
     *
     * Takes the same body as starting a run. Sends a test message to check whether the agent follows system messages.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    preflight(input: {
      /** The agent's id. */
      agent_id: string;
      body?: TriggerEvolutionRequest | null | null | undefined;
    }, options?: CallOptions): Call<EvolutionPreflight>;
    /**
     * Get evolution run status
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    get(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Cancel an evolution run
     *
     * Observed results are kept. Nothing is proposed.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    cancel(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Estimate continuing an evolution run
     *
     * What it takes to settle a final test that saw a gain and did not settle it. Sends nothing.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    continuation(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** Maximum number of prompts, half of them to the agent as it is. Default: as many as would probably settle it. */
      max_metric_calls?: number | null | undefined;
    }, options?: CallOptions): Call<EvolutionContinuation>;
    /**
     * Continue an evolution run
     *
     * Goes on with a final test that saw a gain and did not settle it, in a new run. The test keeps its pairs and the error it has spent; a further share of the error allowed for these held-out prompts is spent, never the first one again. The result becomes a proposal. Returns 409 if the agent, the genome or the probes changed, or if the run was continued already.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    continue(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: ContinueEvolutionRequest | null | null | undefined;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Get the gain estimate over time
     *
     * In the order of prompts sent. The search's own estimate is usually too high, because it picks what looked best; rely on the estimate on held-out prompts. The interval is for display. The decision looks at most three times and pays for each look, so its own interval is wider.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    curve(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
    }, options?: CallOptions): Call<EvolutionCurve>;
    /**
     * List measured effects of changes
     *
     * While the run is in progress, the values lag a few prompts behind.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    effects(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
    }, options?: CallOptions): Call<EvolutionEffects>;
    /**
     * Stream evolution progress
     *
     * Server-sent events. Each `progress` event has the members of EvolutionJob. The stream ends with the run, or after 15 minutes: then reconnect.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    events(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Get the Pareto front of configurations
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    front(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
    }, options?: CallOptions): Call<EvolutionFront>;
    /**
     * Test a configuration from the front
     *
     * Takes a configuration that a finished run tried and tests it on held-out prompts, like every candidate. Returns a proposal. It is confirmed only if that test confirms it.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    testFrontPoint(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** As in the front. */
      config_hash: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: TestGenomeVersionRequest | null | null | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Pause an evolution run
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    pause(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Resume an evolution run
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    resume(input: {
      /** The agent's id. */
      agent_id: string;
      /** The evolution run's id. */
      evolution_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<EvolutionJob>;
    /**
     * Get the dashboard
     *
     * Requires `agent:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    dashboard(input?: {
      /** Order of `agents`. `need` lists those that need attention first. */
      order?: "newest" | "need" | undefined;
      /** Agents on a page. */
      limit?: number | undefined;
      /** Agents to skip. */
      offset?: number | undefined;
    }, options?: CallOptions): Call<DashboardResponse>;
    /**
     * Get the genome map
     *
     * Similar genomes are placed close together. Positions stay stable when genomes are added or removed.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    genomeMap(input?: {
      /** Highlights this agent's genomes. */
      highlight_agent_id?: string | null | undefined;
    }, options?: CallOptions): Call<GenomeMap>;
    /**
     * Get evolution settings
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    readSettings(input?: Empty, options?: CallOptions): Call<EvolutionSettings>;
    /**
     * Update evolution settings
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateSettings(input: {
      body: EvolutionSettings;
    }, options?: CallOptions): Call<EvolutionSettings>;
    /**
     * Get the evolution status of an agent
     *
     * Forwarded to the evolution service with a token issued for it. The console's own service returns what is running (`status`: running, paused, watching or idle; `job` with its progress), the agent's genome and its version, open proposals with a summary of their evidence and their post-apply monitoring, the last review decision, the last evolution run with its result, and the next step with the request to send.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    status(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<Record<string, unknown>>;
    /**
     * List genomes, newest first
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listGenomes(input?: {
      /** Only genomes of this agent. */
      agent_id?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. */
      offset?: number | undefined;
    }, options?: CallOptions): Call<GenomeList>;
    /**
     * Create (seed) a genome
     *
     * Accepts any JSON object, including an empty one, and forwards it to the evolution service with a token issued for it. Every member is returned as it was sent, numbers in their source form. The console adds its own members unless the name is taken. Known members (agent_id, name, genes, parents and the fields of an agent update) are read. Members that could not be read are listed in `warnings`.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createGenome(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: Record<string, unknown>;
    }, options?: CallOptions): Call<Record<string, unknown>>;
    /**
     * Get the genome of an agent
     *
     * The genome extracted from the agent, or else the newest one seeded for it.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getAgentGenome(input: {
      /** The agent's id. */
      agent_id: string;
      /** Default: the latest. */
      version?: number | null | undefined;
    }, options?: CallOptions): Call<GenomeVersion>;
    /**
     * List genome changes
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    mutationHistory(input: {
      /** The agent's id. */
      agent_id: string;
      /** Rows on a page. */
      limit?: number | undefined;
    }, options?: CallOptions): Call<MutationHistory>;
    /**
     * Create a genome from an agent
     *
     * Deterministic and lossless: rendering the genome gives exactly the same configuration. If the configuration is unchanged, the existing version is returned.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    extractGenome(input: {
      /** The agent's id. */
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<ExtractedGenome>;
    /**
     * Get a genome
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getGenome(input: {
      /** The genome's id. */
      genome_id: string;
      /** Default: the latest. */
      version?: number | null | undefined;
    }, options?: CallOptions): Call<GenomeVersion>;
    /**
     * Delete a genome
     *
     * Deletes the contents. Hashes and parent links are kept so that the ancestry of other genomes stays complete.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteGenome(input: {
      /** The genome's id. */
      genome_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Get genome ancestry
     *
     * Returns a graph, because a version can have several parents.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    genomeAncestry(input: {
      /** The genome's id. */
      genome_id: string;
      /** Generations to go back, up to 100. */
      max_depth?: number | undefined;
      /** Default: the latest. */
      version?: number | null | undefined;
    }, options?: CallOptions): Call<GenomeAncestry>;
    /**
     * Compare two versions of a genome
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    diffGenome(input: {
      /** The genome's id. */
      genome_id: string;
      version_a: number;
      version_b: number;
    }, options?: CallOptions): Call<GenomeDiff>;
    /**
     * Find similar genomes
     *
     * Compares texts and values with the newest 5,000 genomes. No model is used.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    similarGenomes(input: {
      /** The genome's id. */
      genome_id: string;
      /** Default: the latest. */
      version?: number | null | undefined;
      limit?: number | undefined;
    }, options?: CallOptions): Call<SimilarGenomes>;
    /**
     * Convert a genome to an agent update
     *
     * Returns a body for PUT /v1/agent-configurations/{id}, with only the fields that the genome covers.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    genomeToAgentUpdate(input: {
      /** The genome's id. */
      genome_id: string;
      /** Default: the latest. */
      version?: number | null | undefined;
    }, options?: CallOptions): Call<Record<string, unknown>>;
    /**
     * List the versions of a genome, newest first
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    listGenomeVersions(input: {
      /** The genome's id. */
      genome_id: string;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. */
      offset?: number | undefined;
    }, options?: CallOptions): Call<GenomeVersionList>;
    /**
     * Edit a genome
     *
     * The edit becomes a new version; versions never change. Only owners and admins can change a gene that is locked for the organization, or loosen a guard, a permission or a lock.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    editGenome(input: {
      /** The genome's id. */
      genome_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: EditGenomeRequest;
    }, options?: CallOptions): Call<GenomeVersion>;
    /**
     * Get one version of a genome
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getGenomeVersion(input: {
      /** The genome's id. */
      genome_id: string;
      version: number;
    }, options?: CallOptions): Call<GenomeVersion>;
    /**
     * Test a genome version
     *
     * Tests a version of the agent's genome, such as an edit made by hand, against the agent's current configuration. Returns a proposal, which can be approved once the test has ended. It is the same test that a search's candidate has to pass.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    testGenomeVersion(input: {
      /** The genome's id. */
      genome_id: string;
      /** The version to test. */
      version: number;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: TestGenomeVersionRequest | null | null | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Get a proposal
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    getProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Apply an approved proposal to its agent
     *
     * Applies all changes or none. Fails if the agent's configuration changed after the test. Starts an evaluation and post-apply monitoring, which compares the agent with its earlier configuration.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    applyProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Approve a proposal
     *
     * The agent does not change until the proposal is applied. If the improvement is not confirmed, unproven_reason is required.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    approveProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: ApproveProposalRequest | null | null | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Get proposal diff
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    proposalDiff(input: {
      /** The proposal's id. */
      proposal_id: string;
    }, options?: CallOptions): Call<ProposalDiff>;
    /**
     * Get proposal evidence
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    proposalEvidence(input: {
      /** The proposal's id. */
      proposal_id: string;
    }, options?: CallOptions): Call<ProposalEvidence>;
    /**
     * Create a partial proposal
     *
     * Creates a new proposal from the selected changes, which is tested before it can be approved. This proposal is superseded.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    partialProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: PartialProposalRequest;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Get the re-attack of an applied proposal
     *
     * What asking again takes, and what came of it since the proposal was applied. Sends nothing.
     *
     * Requires `evolution:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or evaluations.
     */
    readReattack(input: {
      /** The proposal's id. */
      proposal_id: string;
    }, options?: CallOptions): Call<ProposalReattack>;
    /**
     * Re-attack after applying a proposal
     *
     * Asks again what the agent's newest campaign proved, as a retest of that campaign: in new conversations with fresh secrets. What still works opens its finding again; only a person closes one.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    startReattack(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<ProposalReattack>;
    /**
     * Rebase a proposal
     *
     * Creates a new proposal by a three-way merge, which is tested before it can be approved. This proposal is superseded.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    rebaseProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Reject a proposal
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    rejectProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: RejectProposalRequest | null | null | undefined;
    }, options?: CallOptions): Call<Proposal>;
    /**
     * Roll back a proposal
     *
     * Restores the earlier configuration as a new genome version.
     *
     * Requires `evolution:write`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    rollbackProposal(input: {
      /** The proposal's id. */
      proposal_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Proposal>;
  };
  readonly protection: {
    /**
     * Get the guard config of an agent
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getAgentGuardConfig(input: {
      /** The agent's id. */
      agent_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<AgentGuardConfigResponse>;
    /**
     * Get the constraints of an agent
     *
     * Compiled from the live guard version, the agent's tool servers and approved policy rules. Send the ETag as If-None-Match to get 304 while they are the same.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getConstraints(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<AgentConstraints>;
    /**
     * Get the alarm settings of an agent
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getAlarmSettings(input: {
      agent_id: string;
    }, options?: CallOptions): Call<AlarmSettings>;
    /**
     * Change the alarm settings of an agent
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateAlarmSettings(input: {
      agent_id: string;
      body: AlarmSettingsUpdate;
    }, options?: CallOptions): Call<AlarmSettings>;
    /**
     * Get the secret by which an agent recognizes the gateway
     *
     * The gateway signs each request to an agent: `t=<seconds>,v1=<HMAC-SHA-256 in hex>` over `<t>.<method>.<SHA-256 of the body in hex>`. For 24 hours after a rotation there is a second `v1`, made with the former secret. An agent that checks the signature can't be reached past the gateway. Reading the secret is recorded in the audit log.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    getGatewaySignature(input: {
      agent_id: string;
    }, options?: CallOptions): Call<GatewaySignature>;
    /**
     * Rotate the secret by which an agent recognizes the gateway
     *
     * Every gateway signs with the new secret within a second, and for 24 hours with the former one too. Give the new secret to the agent within that time.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    rotateGatewaySignature(input: {
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<GatewaySignature>;
    /**
     * Get the signed guards of an agent
     *
     * The agent's live version, for the SDK to judge in the agent's own process. It is valid for at most one hour. Send its ETag as If-None-Match to get 304 while it is the same.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    getGuardBundle(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<SignedGuardBundle>;
    /**
     * Get when an agent's requests were last judged
     *
     * Requests through the gateway by leg and guard version, and when the last one was judged.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getAgentPulse(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<AgentPulse>;
    /**
     * Delete all recorded traffic of an agent
     *
     * Recorded requests and texts of hits. Labels stay, without their texts: they are evidence.
     *
     * Requires `traffic:read`: OWNER, ADMIN; API key scope: full.
     */
    clearRecordedTraffic(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<ClearedTraffic>;
    /**
     * Add a week of made-up traffic to a sample agent
     *
     * For agents with the tag `sample`: guard events, and hits to label if the agent has a guard config. Marked in every row, no evidence for promotion, and in place of what was added before.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    addSampleTraffic(input: {
      /** The agent's id. */
      agent_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<AddedSampleTraffic>;
    /**
     * Remove made-up traffic
     *
     * Events, hits, spans and log lines that are marked as made up. Sums can't be told apart, so the charts of this agent begin again: those of real requests to it go too, and those of the team stay.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    removeSampleTraffic(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<RemovedSampleTraffic>;
    /**
     * List tools that an agent called
     *
     * As seen by the gateway in answers on the model route and in calls on the tools route.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listSeenTools(input: {
      agent_id: string;
    }, options?: CallOptions): Call<SeenToolList>;
    /**
     * Get what is recorded of an agent's traffic
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getTrafficSettings(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<TrafficSettings>;
    /**
     * Set what is recorded of an agent's traffic
     *
     * Takes effect within about two seconds. What is already recorded stays until it expires or is deleted.
     *
     * Requires `traffic:read`: OWNER, ADMIN; API key scope: full.
     */
    setTrafficSettings(input: {
      /** The agent's id. */
      agent_id: string;
      body: TrafficSettings;
    }, options?: CallOptions): Call<TrafficSettings>;
    /**
     * List alarms
     *
     * What is wrong with the protection of the team's agents, now or earlier, newest first. An agent has at most one open alarm of a kind, and of the kind `telemetry` one for each alert rule. Cleared alarms are kept for a year.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listAlarms(input?: {
      agent_id?: string | null | undefined;
      kind?: AlarmKind | null | undefined;
      state?: "open" | "cleared" | "all" | undefined;
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<AlarmList>;
    /**
     * Acknowledge an alarm
     *
     * Records who has seen it, with a note. The alarm stays open until its cause is gone. An alarm of the kind `posture` is cleared: the weaker protection is accepted.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    acknowledgeAlarm(input: {
      alarm_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: AcknowledgeAlarm;
    }, options?: CallOptions): Call<Alarm>;
    /**
     * List alert rules
     *
     * All of them, by name, with what each found last. A rule that could not be evaluated is `unknown`, never `ok`. A team can have 50.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listAlertRules(input?: Empty, options?: CallOptions): Call<AlertRuleList>;
    /**
     * Create an alert rule
     *
     * Evaluated every minute, with a window of a day every five. When its condition is met, an alarm is raised and notifications are sent. Try it first.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createAlertRule(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewAlertRule;
    }, options?: CallOptions): Call<AlertRule>;
    /**
     * List rules to start with
     *
     * Each can be tried and created as it is.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listAlertStarters(input?: Empty, options?: CallOptions): Call<AlertStarterList>;
    /**
     * Try an alert rule
     *
     * What the rule would have done over the last seven days. Changes nothing and tells no one.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    tryAlertRule(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: TryAlertRule;
    }, options?: CallOptions): Call<TriedAlertRule>;
    /**
     * Get an alert rule
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getAlertRule(input: {
      alert_rule_id: string;
    }, options?: CallOptions): Call<AlertRule>;
    /**
     * Change an alert rule
     *
     * Replaces all of it. Open alarms of a rule that is switched off are cleared.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateAlertRule(input: {
      alert_rule_id: string;
      body: NewAlertRule;
    }, options?: CallOptions): Call<AlertRule>;
    /**
     * Delete an alert rule
     *
     * Clears its open alarms. They stay in the history.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteAlertRule(input: {
      alert_rule_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Get the default body
     *
     * What a guard config without a body has. Send its ETag as If-None-Match to get 304 while it is the same.
     *
     * No authentication required.
     */
    getDefaultGuardConfig(input?: Empty, options?: CallOptions): Call<Record<string, unknown>>;
    /**
     * Judge texts by a guard method or a guard config
     *
     * Up to 64 kB are judged before the response, with the status COMPLETED. More is judged in the background: read the detection until its status is COMPLETED or ERROR. The same id with the same request returns what is stored.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    createDetection(input: {
      body: DetectionRequest;
    }, options?: CallOptions): Call<DetectionResponse>;
    /**
     * Get a detection
     *
     * Kept for 30 days; inputs for 24 hours.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getDetection(input: {
      detection_id: string;
    }, options?: CallOptions): Call<DetectionResponse>;
    /**
     * List when agents were last protected, and their open alarms
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listFleetProtection(input: {
      agent_ids: Array<string>;
    }, options?: CallOptions): Call<FleetProtection>;
    /**
     * List the lists that flow policies can name
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listFlowLists(input?: Empty, options?: CallOptions): Call<FlowListList>;
    /**
     * Save a list
     *
     * Creates the list, or replaces the entries of the one with this name. The new entries apply within a second. Evidence of policies that name it is counted from zero.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    setFlowList(input: {
      body: FlowListWrite;
    }, options?: CallOptions): Call<FlowListResponse>;
    /**
     * Delete a list
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteFlowList(input: {
      list_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List flow policies
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listFlowPolicies(input?: Empty, options?: CallOptions): Call<FlowPolicyList>;
    /**
     * Create a flow policy
     *
     * Saves a text. It applies to no agent until it is attached. A mistake is a 422 with line and column.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createFlowPolicy(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: FlowPolicyWrite;
    }, options?: CallOptions): Call<FlowPolicyResponse>;
    /**
     * Get a flow policy
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getFlowPolicy(input: {
      /** The flow policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<FlowPolicyResponse>;
    /**
     * Replace a flow policy
     *
     * Saves another text or other cases. Attached agents keep their versions.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateFlowPolicy(input: {
      /** The flow policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: FlowPolicyWrite;
    }, options?: CallOptions): Call<FlowPolicyResponse>;
    /**
     * Delete a flow policy
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteFlowPolicy(input: {
      /** The flow policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Attach a flow policy to an agent
     *
     * Makes the saved text a version, unless it is one already, and attaches it to the agent within a second. Refused while a case fails. To enforce, it needs evidence from shadow, or the reason of an admin. With `version`, an earlier version is attached again; with the mode off, the policy is detached.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    applyFlowPolicy(input: {
      /** The flow policy's id. */
      policy_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: ApplyFlowPolicy;
    }, options?: CallOptions): Call<FlowPolicyResponse>;
    /**
     * List calls that a flow policy in shadow would have denied
     *
     * One for each request, without arguments or texts, for people to label. Deleted after 30 days unless labeled.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listFlowHits(input: {
      /** The flow policy's id. */
      policy_id: string;
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
    }, options?: CallOptions): Call<FlowHitList>;
    /**
     * Label a hit of a flow policy
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    labelFlowHit(input: {
      /** The flow policy's id. */
      policy_id: string;
      flow_hit_id: string;
      body: LabelFlowHit;
    }, options?: CallOptions): Call<FlowHit>;
    /**
     * Test a flow policy
     *
     * Runs the cases and, if asked, judges the calls in an agent's recorded requests. Looking at recorded requests needs traffic:read and is recorded in the audit log.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    testFlowPolicy(input: {
      /** The flow policy's id. */
      policy_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: TestFlowPolicy | null | null | undefined;
    }, options?: CallOptions): Call<FlowTestResult>;
    /**
     * List versions of a flow policy
     *
     * The newest 1,000.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listFlowVersions(input: {
      /** The flow policy's id. */
      policy_id: string;
    }, options?: CallOptions): Call<FlowVersionList>;
    /**
     * List gateway keys
     *
     * Newest first, with what each has spent today, including expired and revoked keys.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGatewayKeys(input?: {
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<GatewayKeyList>;
    /**
     * Create a gateway key
     *
     * For clients that reach an agent, its model or its tools through the gateway. It opens nothing else: no operation of this API. The secret is shown once and stored as a hash. An agent without a front route gets one.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    createGatewayKey(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewGatewayKey;
    }, options?: CallOptions): Call<CreatedGatewayKey>;
    /**
     * Rename a gateway key or change its limits
     *
     * Every gateway keeps to the change within a second.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    updateGatewayKey(input: {
      gateway_key_id: string;
      body: GatewayKeyChange;
    }, options?: CallOptions): Call<GatewayKey>;
    /**
     * Revoke a gateway key
     *
     * No gateway accepts it after a second at the latest. It can't be undone.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    revokeGatewayKey(input: {
      gateway_key_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List gateway routes
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGatewayRoutes(input?: {
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<GatewayRouteList>;
    /**
     * Create a gateway route
     *
     * A route is an address of the gateway for one leg of an agent's traffic. An agent has at most one front and one model; it can have several tools.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createGatewayRoute(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewGatewayRoute;
    }, options?: CallOptions): Call<GatewayRoute>;
    /**
     * Get a gateway route
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGatewayRoute(input: {
      route_id: string;
    }, options?: CallOptions): Call<GatewayRoute>;
    /**
     * Change a gateway route
     *
     * Every gateway sees the change within a second.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateGatewayRoute(input: {
      route_id: string;
      body: GatewayRouteChange;
    }, options?: CallOptions): Call<GatewayRoute>;
    /**
     * Delete a gateway route
     *
     * Its address stops working within a second. Keys stay.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteGatewayRoute(input: {
      route_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List the pinned tools of a route
     *
     * Tools that the route's tool server listed, each pinned as it was first seen or last accepted.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listPinnedTools(input: {
      route_id: string;
    }, options?: CallOptions): Call<PinnedToolList>;
    /**
     * Accept a changed tool
     *
     * Pins the newest definition of a tool, so that the gateway offers the tool again.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    acceptPinnedTool(input: {
      route_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: AcceptTool;
    }, options?: CallOptions): Call<PinnedTool>;
    /**
     * Accept several changed tools
     *
     * Pins the newest definitions of these tools. Those that changed again since you reviewed them stay as they are and are named in `not_accepted`.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    acceptPinnedTools(input: {
      route_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: AcceptTools;
    }, options?: CallOptions): Call<AcceptedTools>;
    /**
     * Get a pinned tool
     *
     * What a tool says of itself: its pinned definition, the newest one if it is another, and what differs.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getPinnedTool(input: {
      route_id: string;
      tool: string;
    }, options?: CallOptions): Call<PinnedToolDetails>;
    /**
     * Get the key that verifies guard bundles
     *
     * The same for all agents. It changes when the console's encryption key is rotated.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardBundleKey(input?: Empty, options?: CallOptions): Call<GuardBundleKey>;
    /**
     * Judge a text, messages or a tool call
     *
     * Names the guards by `agent_id`, `config_id` or `config_body`, and what to judge by `text`, `messages` or `tool_call`: exactly one of each. With `agent_id`, the request is counted for each guard. Beside `config_body`, `agent_id` only tells the guards what they may know of the agent.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    check(input: {
      body: GuardCheckRequest;
    }, options?: CallOptions): Call<GuardDecision>;
    /**
     * Restore masked values in a response
     *
     * Replaces masks with the values that the client sent in the same conversation, for a response on its way to that client. Masks of other conversations, masks that someone made up, and values that came from tools stay as they are.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    restore(input: {
      body: GuardRestoreRequest;
    }, options?: CallOptions): Call<GuardRestoredText>;
    /**
     * List guard configs
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardConfigs(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Only those of this agent. */
      agent_id?: string | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** Rows to skip. Ignored with `cursor`. */
      offset?: number | undefined;
      /** Part of the body, such as a guard or a method, or of the guard's URL. Not case-sensitive. */
      search?: string | null | undefined;
      /** Order; a minus sign means descending. */
      sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<GuardConfigListResponse>;
    /**
     * Create a guard config
     *
     * Saves a body; nothing judges by it until it is applied. An unknown key, method, channel or option is a 422 with its place.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createGuardConfig(input?: {
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: GuardConfigCreate | null | null | undefined;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Get a guard config
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Replace the body of a guard config
     *
     * The live version does not change until the config is applied again.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    updateGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: GuardConfigUpdate;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Set or clear the URL of a guard
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    patchGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: GuardConfigPatch;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Delete a guard config
     *
     * Its versions stay for the audit log. With `force`, owners and admins can delete a live one.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** Delete it even if an agent is then unprotected. */
      force?: boolean | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Apply a guard config to its agent
     *
     * Writes an immutable version and binds the agent to it; every process judges by it within a second. A guard that is new in enforce needs a card or evidence that it leaves legitimate requests alone.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    applyGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: ApplyGuardConfig | null | null | undefined;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Compare two versions of a guard config
     *
     * By guard and by key.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    diffGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** A version. Default: the live one. */
      from?: number | null | undefined;
      /** A version. Default: the saved body. */
      to?: number | null | undefined;
    }, options?: CallOptions): Call<GuardConfigDiff>;
    /**
     * List what guards in shadow hit
     *
     * Texts that a guard in shadow would have stopped or changed, the newest first, for people to label. Reading them is recorded in the audit log. Texts are deleted after 7 days.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    listGuardHits(input: {
      /** The guard config's id. */
      config_id: string;
      /** Only hits of this guard. */
      guard?: string | null | undefined;
      /** Only hits without a label. */
      unlabeled?: boolean | undefined;
      limit?: number | undefined;
      /** next_cursor of the previous page. */
      cursor?: string | undefined;
    }, options?: CallOptions): Call<GuardHitList>;
    /**
     * Label a hit
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    labelGuardHit(input: {
      /** The guard config's id. */
      config_id: string;
      hit_id: string;
      body: LabelGuardHit;
    }, options?: CallOptions): Call<GuardHit>;
    /**
     * Let a guard enforce, or put it back into shadow
     *
     * Changes one guard of the live version, as a new version. Edits of the config that were not applied stay so. To enforce, the guard needs a card or evidence that it leaves legitimate requests alone.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    setGuardMode(input: {
      /** The guard config's id. */
      config_id: string;
      guard: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: SetGuardMode;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * Get the evidence for letting guards enforce
     *
     * For each guard of the saved body: its card, the requests it judged in shadow with their labels, the upper bound of over-blocking, and whether that is enough to enforce.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getPromotionEvidence(input: {
      /** The guard config's id. */
      config_id: string;
    }, options?: CallOptions): Call<PromotionEvidence>;
    /**
     * Replay a guard config over recorded material
     *
     * Judges exchanges of the agent's evaluations and the labeled packs by the saved body, and for comparison by the live version of the agent. Nothing is sent to the agent, counted or applied. Read the replay until its status is completed, failed or cancelled.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    startGuardReplay(input: {
      /** The guard config's id. */
      config_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: GuardReplayRequest | null | null | undefined;
    }, options?: CallOptions): Call<GuardReplay>;
    /**
     * List the replays of a guard config
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardReplays(input: {
      /** The guard config's id. */
      config_id: string;
    }, options?: CallOptions): Call<GuardReplayList>;
    /**
     * Roll back to an earlier version
     *
     * Saves and applies the body of that version as a new version.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    rollBackGuardConfig(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: RollBackGuardConfig;
    }, options?: CallOptions): Call<GuardConfigResponse>;
    /**
     * List the versions of a guard config
     *
     * What was applied, the newest first.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardVersions(input: {
      /** The guard config's id. */
      config_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<GuardVersionList>;
    /**
     * Get a version of a guard config
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardVersion(input: {
      /** The guard config's id. */
      config_id: string;
      version: number;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
    }, options?: CallOptions): Call<GuardVersionDetail>;
    /**
     * List what guards did with requests through the gateway
     *
     * Interventions, hits in shadow, guards that could not judge, and lines of flow policies that were hit. The newest first, without any text. Kept for 30 days.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardEvents(input?: {
      agent_id?: string | null | undefined;
      request_id?: string | null | undefined;
      guard?: string | null | undefined;
      channel?: "user" | "document" | "tool_call" | "tool_result" | "output" | null | undefined;
      leg?: "front" | "model" | "tools" | null | undefined;
      outcome?: "hit" | "undecided" | null | undefined;
      /** True: only what changed something. False: only hits in shadow. */
      enforced?: boolean | null | undefined;
      /** Unix seconds, included. */
      from?: number | null | undefined;
      /** Unix seconds, excluded. */
      to?: number | null | undefined;
      /** Events on a page. */
      limit?: number | undefined;
      /** next_cursor of the previous page. */
      cursor?: string | undefined;
    }, options?: CallOptions): Call<GuardEventPage>;
    /**
     * Get the request of a guard event
     *
     * All data about the request: how much was judged on each channel, and all events.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardEvent(input: {
      event_id: string;
    }, options?: CallOptions): Call<GuardEventDetail>;
    /**
     * Report what guards did in an agent's process
     *
     * The SDK sends one every 30 seconds. The counts are evidence for promotion like those of guard checks.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    sendGuardHeartbeat(input: {
      body: GuardHeartbeat;
    }, options?: CallOptions): Call<GuardHeartbeatAnswer>;
    /**
     * List guard methods
     *
     * Every method with its options and its card. Send the ETag as If-None-Match to get 304 while they are the same.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardMethods(input?: Empty, options?: CallOptions): Call<GuardMethodList>;
    /**
     * List guard models
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardModels(input?: Empty, options?: CallOptions): Call<GuardModelList>;
    /**
     * Import a guard model
     *
     * A classifier as an ONNX file with its tokenizer.json, both in the folder that the operator named with CONSOLE_GUARD_MODELS. Needs onnxruntime-node, which is not part of the console (docs/guides/guard-models.md). Its card is measured in the background.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    importGuardModel(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewGuardModel;
    }, options?: CallOptions): Call<GuardModel>;
    /**
     * Get a guard model with its card
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardModel(input: {
      guard_model_id: string;
    }, options?: CallOptions): Call<GuardModel>;
    /**
     * Delete a guard model
     *
     * The files stay. Guards of configs that name the model are undecided from then on. With `force`, owners and admins can delete one that an agent is protected by.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteGuardModel(input: {
      guard_model_id: string;
      /** Delete it even if an agent is protected by it. */
      force?: boolean | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Continue the measurement of a guard model
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    measureGuardModel(input: {
      guard_model_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<GuardModel>;
    /**
     * Get a replay of a guard config
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardReplay(input: {
      replay_id: string;
    }, options?: CallOptions): Call<GuardReplay>;
    /**
     * Cancel a replay of a guard config
     *
     * Ends a replay that is running. A canceled replay has no result.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    cancelGuardReplay(input: {
      replay_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<GuardReplay>;
    /**
     * List guard rules
     *
     * Newest first. Rules that expired stay in the list until they are deleted.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listGuardRules(input?: {
      agent_id?: string | null | undefined;
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<GuardRuleList>;
    /**
     * Create a guard rule
     *
     * Adds a guard with this pattern, in shadow, to the agent's live guards, as a new version of its guard config. Edits of the config that were not applied stay so. An agent without a guard config gets the default one. From then on it is a guard like any other: its hits are counted and labeled, and evidence lets it enforce.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createGuardRule(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewGuardRule;
    }, options?: CallOptions): Call<GuardRule>;
    /**
     * Try a guard rule
     *
     * Judges the agent's recorded traffic, ordinary texts, and the text that the rule is made for. Changes nothing and counts nowhere. At most 1,000 recorded entries are judged, for at most some seconds.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    tryGuardRule(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: TryGuardRule;
    }, options?: CallOptions): Call<TriedGuardRule>;
    /**
     * Get a guard rule
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getGuardRule(input: {
      rule_id: string;
    }, options?: CallOptions): Call<GuardRule>;
    /**
     * Delete a guard rule
     *
     * Takes its guard out of the guard config too, as a new version.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteGuardRule(input: {
      rule_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List model prices
     *
     * What models cost your team. The cost of a model without a price is unknown, not 0.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listModelPrices(input?: Empty, options?: CallOptions): Call<ModelPriceList>;
    /**
     * Set the price of a model
     *
     * Cost limits of gateway keys use it from the next request on. What was spent before stays.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    createModelPrice(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewModelPrice;
    }, options?: CallOptions): Call<ModelPrice>;
    /**
     * Change a model price
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    updateModelPrice(input: {
      price_id: string;
      body: ModelPriceChange;
    }, options?: CallOptions): Call<ModelPrice>;
    /**
     * Delete a model price
     *
     * Keys with a cost limit are then refused for models that no other price matches.
     *
     * Requires `gateway:keys`: OWNER, ADMIN; API key scope: full.
     */
    deleteModelPrice(input: {
      price_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List recorded traffic
     *
     * Texts of hits in shadow and recorded requests, the newest first, without what was said. Kept for 7 days.
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listRecordedTraffic(input?: {
      agent_id?: string | null | undefined;
      kind?: "hit" | "request" | null | undefined;
      limit?: number | undefined;
      /** next_cursor of the previous page. */
      cursor?: string | undefined;
    }, options?: CallOptions): Call<RecordedTrafficPage>;
    /**
     * Open recorded traffic
     *
     * The recorded text. Each time it is opened, the audit log records it.
     *
     * Requires `traffic:read`: OWNER, ADMIN; API key scope: full.
     */
    openRecordedTraffic(input: {
      entry_id: string;
    }, options?: CallOptions): Call<OpenedTraffic>;
    /**
     * Delete recorded traffic
     *
     * One recorded request, or the text of one hit with its label.
     *
     * Requires `traffic:read`: OWNER, ADMIN; API key scope: full.
     */
    deleteRecordedTraffic(input: {
      entry_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List remote guards
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    listRemoteGuards(input?: Empty, options?: CallOptions): Call<RemoteGuardList>;
    /**
     * Register a remote guard
     *
     * An HTTP guard that your team runs. The console posts each text to it and takes its judgment (docs/guides/remote-guard.md). Its card is measured in the background, on the packs of a guard method. It is never changed: for another address, register another one.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createRemoteGuard(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewRemoteGuard;
    }, options?: CallOptions): Call<RemoteGuard>;
    /**
     * Get a remote guard with its card
     *
     * Requires `guard:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or guards.
     */
    getRemoteGuard(input: {
      remote_guard_id: string;
    }, options?: CallOptions): Call<RemoteGuard>;
    /**
     * Delete a remote guard
     *
     * Guards of configs that name it are undecided from then on, and fail closed unless declared otherwise. With `force`, owners and admins can delete one that an agent is protected by.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    deleteRemoteGuard(input: {
      remote_guard_id: string;
      /** Delete it even if an agent is protected by it. */
      force?: boolean | undefined;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Continue the measurement of a remote guard
     *
     * For a measurement that paused because the guard did not answer. What was measured is kept.
     *
     * Requires `guard:write`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    measureRemoteGuard(input: {
      remote_guard_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<RemoteGuard>;
    /**
     * Break a metric down by agent or label
     *
     * The 50 largest parts of the total in a time range, the largest first, and the rest in one number.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getBreakdown(input: {
      /** As `GET /v1/telemetry/metrics` lists it, or an alias of it. A name without figures counts 0. */
      metric_name: string;
      by: "agent" | "guard" | "rule" | "channel" | "outcome" | "leg" | "model" | "direction";
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      agent_configuration_id?: string | null | undefined;
      guard?: string | null | undefined;
      rule?: string | null | undefined;
      channel?: string | null | undefined;
      outcome?: string | null | undefined;
      leg?: string | null | undefined;
      model?: string | null | undefined;
      direction?: string | null | undefined;
    }, options?: CallOptions): Call<Breakdown>;
    /**
     * Get the traces of a conversation
     *
     * In the order in which they began; of a conversation with more than 200, the newest. Empty if no span names it.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getConversation(input: {
      conversation_id: string;
    }, options?: CallOptions): Call<TelemetryConversationDetail>;
    /**
     * List conversations
     *
     * Traces grouped by the conversation that their spans name (`gen_ai.conversation.id` or `session.id`), the newest first.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    listConversations(input?: {
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      agent_configuration_id?: string | null | undefined;
      user_id?: string | null | undefined;
      limit?: number | undefined;
    }, options?: CallOptions): Call<TelemetryConversationList>;
    /**
     * Get a counter over time
     *
     * In steps of 1 minute up to `2h`, 5 minutes for `6h`, 15 minutes for `1d`, 2 hours for `7d` and 6 hours for `30d`. The last step is the present one.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getCounterSeries(input: {
      /** As `GET /v1/telemetry/metrics` lists it, or an alias of it. A name without figures counts 0. */
      metric_name: string;
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      evaluation_id?: string | null | undefined;
      agent_configuration_id?: string | null | undefined;
      guard?: string | null | undefined;
      rule?: string | null | undefined;
      channel?: string | null | undefined;
      outcome?: string | null | undefined;
      leg?: string | null | undefined;
      model?: string | null | undefined;
      direction?: string | null | undefined;
    }, options?: CallOptions): Call<MetricQueryResponse>;
    /**
     * Get the total of a counter
     *
     * What was counted in a time range. Of a latency, how many were measured; of a gauge, the average. `test_id` and `probe_id` count from the spans of evaluations, which are kept for 30 days.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getCounterTotal(input: {
      /** As `GET /v1/telemetry/metrics` lists it, or an alias of it. A name without figures counts 0. */
      metric_name: string;
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      evaluation_id?: string | null | undefined;
      agent_configuration_id?: string | null | undefined;
      test_id?: string | null | undefined;
      probe_id?: string | null | undefined;
      guard?: string | null | undefined;
      rule?: string | null | undefined;
      channel?: string | null | undefined;
      outcome?: string | null | undefined;
      leg?: string | null | undefined;
      model?: string | null | undefined;
      direction?: string | null | undefined;
    }, options?: CallOptions): Call<CounterTotalResponse>;
    /**
     * Get latency percentiles over time
     *
     * One element for each percentile, off by at most 1%. Windows are at least a minute, or an hour from `7d` on: a smaller one is raised, and the answer names the one that was used.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getLatency(input: {
      /** As `GET /v1/telemetry/metrics` lists it, or an alias of it. A name without figures counts 0. */
      metric_name: string;
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      /** Such as `30s`, `5m`, `1h30m` or `1d`. */
      time_window?: string | undefined;
      /** Up to ten numbers between 0 and 1, separated by commas. Default: `0.5,0.9,0.95,0.99`. */
      percentiles?: string | null | undefined;
      evaluation_id?: string | null | undefined;
      agent_configuration_id?: string | null | undefined;
      test_id?: string | null | undefined;
      probe_id?: string | null | undefined;
      guard?: string | null | undefined;
      rule?: string | null | undefined;
      channel?: string | null | undefined;
      outcome?: string | null | undefined;
      leg?: string | null | undefined;
      model?: string | null | undefined;
      direction?: string | null | undefined;
    }, options?: CallOptions): Call<Array<LatencyOverTimeResponse>>;
    /**
     * Search log lines
     *
     * Lines that agents sent with OpenTelemetry, and those of the gateway, guards and evaluations, grouped by their labels. Lines of one nanosecond are never split between two answers, so an answer may have more than `limit` of them.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    searchLogs(input?: {
      /** How far back, from now. */
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      /** Unix seconds. With `from` or `to`, `time_range` only fills in the other. */
      from?: number | null | undefined;
      /** Unix seconds, not included. Default: now. */
      to?: number | null | undefined;
      /** Nanoseconds. Goes before `from`. To read on forward, set it to `next_timestamp`. */
      start_ns?: bigint | null | undefined;
      /** Nanoseconds, not included. Goes before `to`. To read on backward, set it to `next_timestamp`. */
      end_ns?: bigint | null | undefined;
      /** Lines of this service. */
      service_name?: string | null | undefined;
      /** Lines of this level: trace, debug, info, warn, error, fatal or unknown. */
      level?: string | null | undefined;
      /** Lines of this job. */
      job?: string | null | undefined;
      /** Lines that came by this exporter. */
      exporter?: string | null | undefined;
      /** Lines of this agent. */
      agent_configuration_id?: string | null | undefined;
      /** Lines of this evaluation. */
      evaluation_id?: string | null | undefined;
      /** Lines of this test. */
      test_id?: string | null | undefined;
      /** Lines of this probe. */
      probe_id?: string | null | undefined;
      /** Lines that contain this text, in the same case. */
      search?: string | null | undefined;
      /** A query in LogQL, as far as docs/guides/telemetry/query-logs-and-traces.md goes. The filters are added to it. */
      logql?: string | null | undefined;
      limit?: number | undefined;
      /** backward: the newest first. */
      direction?: "forward" | "backward" | undefined;
    }, options?: CallOptions): Call<LogsQueryResponse>;
    /**
     * List metrics
     *
     * The console's own metrics, and those that were received by OTLP.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    listMetrics(input?: Empty, options?: CallOptions): Call<MetricList>;
    /**
     * List scored traces
     *
     * The last scored first, each with all its scores.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    listScoredTraces(input?: {
      /** Only traces with a score of this name. */
      name?: string | null | undefined;
      /** Only traces with such a score below this value. */
      below?: number | null | undefined;
      /** Only traces with such a label. */
      label?: string | null | undefined;
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<ScoredTraceList>;
    /**
     * Draft own tests from traces
     *
     * A test file with one case for each chosen trace: what the user said becomes the prompt or the turns. Nothing is stored. Read it, set what you expect, and upload it as a test set. Traces without a recorded prompt are left out, with the reason.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    draftTests(input: {
      body: TestDraftRequest;
    }, options?: CallOptions): Call<TestDraft>;
    /**
     * Search traces
     *
     * The newest first. A trace is known by the span that began it, or by the gateway's.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    searchTraces(input?: {
      /** How far back, from now. */
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      /** Unix seconds. With `from` or `to`, `time_range` only fills in the other. */
      from?: number | null | undefined;
      /** Unix seconds, not included. Default: now. */
      to?: number | null | undefined;
      limit?: number | undefined;
      /** Traces with a span of this service. */
      service_name?: string | null | undefined;
      /** Traces of this agent. */
      agent_configuration_id?: string | null | undefined;
      /** Traces that took at least this long. */
      min_duration_ms?: number | null | undefined;
      /** Traces that took at most this long. */
      max_duration_ms?: number | null | undefined;
      /** A query in TraceQL, as far as docs/guides/telemetry/query-logs-and-traces.md goes. A trace is found if one of its spans matches. */
      query?: string | null | undefined;
    }, options?: CallOptions): Call<TraceSearchResponse>;
    /**
     * Get a trace
     *
     * All its spans, by resource and in the order in which they began.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getTrace(input: {
      /** 32 hexadecimal digits; leading zeros can be left out. */
      trace_id: string;
      /** tempo: IDs in base64, kinds and statuses as words. otlp: IDs in hexadecimal, as OTLP/JSON has them. */
      format?: "tempo" | "otlp" | undefined;
    }, options?: CallOptions): Call<TraceDetailResponse>;
    /**
     * Get the scores and comments of a trace
     *
     * Empty if there are none. They are kept for 400 days, longer than the trace itself.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    getTraceAnnotations(input: {
      /** Hex. */
      trace_id: string;
    }, options?: CallOptions): Call<TraceAnnotations>;
    /**
     * Comment on a trace
     *
     * Requires `telemetry:write`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    addTraceComment(input: {
      /** Hex. */
      trace_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewTraceComment;
    }, options?: CallOptions): Call<TraceComment>;
    /**
     * Delete a comment on a trace
     *
     * Your own. Owners and admins can delete every comment.
     *
     * Requires `telemetry:write`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    deleteTraceComment(input: {
      /** Hex. */
      trace_id: string;
      comment_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Score a trace
     *
     * A number, a label, or both, under a name of your choice. Each member, and each program with a key, has one score of a name; giving it again replaces it. A trace can be scored before its spans arrive.
     *
     * Requires `telemetry:write`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    scoreTrace(input: {
      /** Hex. */
      trace_id: string;
      name: string;
      body: NewTraceScore;
    }, options?: CallOptions): Call<TraceScore>;
    /**
     * Take back a score
     *
     * Your own score of this name. There is nothing to do if there is none.
     *
     * Requires `telemetry:write`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    deleteTraceScore(input: {
      /** Hex. */
      trace_id: string;
      name: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List agents that send spans and are not registered
     *
     * Those that call a model or name an agent, and are none of the team's. At most 200 are kept: one that was not seen for a week makes room for a new one.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    listUnregisteredAgents(input?: {
      include_ignored?: boolean | undefined;
    }, options?: CallOptions): Call<UnregisteredAgentList>;
    /**
     * Ignore an agent that is not registered, or list it again
     *
     * Requires `telemetry:write`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    ignoreUnregisteredAgent(input: {
      unregistered_agent_id: string;
      body: IgnoreUnregisteredAgent;
    }, options?: CallOptions): Call<UnregisteredAgent>;
    /**
     * List the users of agents
     *
     * As spans name them (`user.id` or `enduser.id`), by what was last heard of them.
     *
     * Requires `telemetry:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read.
     */
    listTelemetryUsers(input?: {
      time_range?: "15m" | "30m" | "1h" | "2h" | "6h" | "1d" | "7d" | "30d" | undefined;
      agent_configuration_id?: string | null | undefined;
      limit?: number | undefined;
    }, options?: CallOptions): Call<TelemetryUserList>;
    /**
     * Register a guard that runs inside an agent
     *
     * The agent gets the default guard config if it has none. Registering the same URL again changes nothing.
     *
     * Requires `guard:use`: OWNER, ADMIN, MEMBER; API key scope: full or guards.
     */
    registerGuard(input: {
      body: RegisterGuardRequest;
    }, options?: CallOptions): Call<RegisterGuardResponse>;
  };
  readonly redteam: {
    /**
     * Get an agent's red-team policy
     *
     * Whether, when and how fast campaigns may attack the agent. Without a policy: at any time.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    getPolicy(input: {
      /** The agent's id. */
      agent_id: string;
    }, options?: CallOptions): Call<RedteamPolicy>;
    /**
     * Set an agent's red-team policy
     *
     * Applies to running campaigns too, from their next request on.
     *
     * Requires `redteam:manage`: OWNER, ADMIN; API key scope: full.
     */
    putPolicy(input: {
      /** The agent's id. */
      agent_id: string;
      body: RedteamPolicyRequest;
    }, options?: CallOptions): Call<RedteamPolicy>;
    /**
     * List campaigns
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    listCampaigns(input?: {
      /** Only campaigns against this agent. */
      agent_id?: string | null | undefined;
      /** Only retests of this campaign. */
      retest_of?: string | null | undefined;
      /** Only campaigns with this status. live: queued, running or paused. */
      status?: string | null | undefined;
      /** newest: newest first. live_first: those in progress first, each part newest first. */
      order?: CampaignOrder | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<CampaignList>;
    /**
     * Start a campaign
     *
     * Returns immediately. A worker attacks the agent goal by goal, within the given budget.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    createCampaign(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateCampaignRequest;
    }, options?: CallOptions): Call<CreateCampaignResponse>;
    /**
     * Import another tool's results
     *
     * Reads a result file of garak (report.jsonl, hitlog.jsonl), promptfoo (JSON or JSONL output) or PyRIT (exported conversations or attack results), up to 50 MiB. Its verdicts stay that tool's own, and no finding opens; a retest asks its hits again.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    importCampaign(input: {
      /** The agent that was tested. */
      agent_id: string;
      file: Blob | File;
    }, options?: CallOptions): Call<ImportedCampaign>;
    /**
     * Estimate a campaign
     *
     * What the same request to start a campaign would take, and what could not be tried. Nothing is sent.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    preflightCampaign(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateCampaignRequest;
    }, options?: CallOptions): Call<CampaignPreflight>;
    /**
     * Get campaign status
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    getCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
    }, options?: CallOptions): Call<CampaignStatusResponse>;
    /**
     * Delete a campaign
     *
     * Ends it and deletes its transcripts. Findings stay, with their own copy of the attack.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    deleteCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * List the attempts of a campaign
     *
     * By goal and step, without what was said.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    listAttempts(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** Only those of the goal at this place. */
      goal?: number | null | undefined;
      /** Rows on a page. */
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<CampaignAttempts>;
    /**
     * Cancel a campaign
     *
     * What was found so far is kept.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    cancelCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * Compare two campaigns
     *
     * Whether this campaign breaks more or fewer goals than the other. Campaigns with different budgets or library versions can't be compared.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    compareCampaigns(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** The campaign to compare it with, usually an earlier one. */
      other_id: string;
    }, options?: CallOptions): Call<CampaignComparison>;
    /**
     * Stream campaign progress
     *
     * Server-Sent Events. Each `progress` event has `campaign`, as in CampaignStatusResponse, and `goals`: those of the plan that changed since the event before. The stream ends with the campaign, and after a quarter of an hour at the latest: connect again then.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    events(input: {
      /** The campaign's id. */
      campaign_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * List the goals of a campaign
     *
     * The whole plan in its order, with the result of each goal and how far its hunt is.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    listGoals(input: {
      /** The campaign's id. */
      campaign_id: string;
    }, options?: CallOptions): Call<CampaignGoals>;
    /**
     * Get a goal of a campaign
     *
     * With the shortest attack that breaks it, and what the operators that were tried on it do.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    getGoal(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** The place of the goal in the plan. */
      place: number;
    }, options?: CallOptions): Call<CampaignGoalDetails>;
    /**
     * Get an attempt with its transcript
     *
     * What was planted, said, answered and called, what happened because of it, and why it counts as it does.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    getAttempt(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** The place of the goal in the plan. */
      place: number;
      /** Which attempt of the goal. */
      step: number;
    }, options?: CallOptions): Call<CampaignTranscript>;
    /**
     * Test a guard config with proven attacks
     *
     * How many of the campaign's proven attacks a guard config stops, and how many harmless twins it stops with them. Nothing is sent to the agent.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    testGuard(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: GuardTestRequest;
    }, options?: CallOptions): Call<GuardTest>;
    /**
     * Get the campaign log
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    campaignLogs(input: {
      /** The campaign's id. */
      campaign_id: string;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * Pause a campaign
     *
     * Requests in flight are finished and kept. Nothing else is sent until it is resumed.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    pauseCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * Create a regression pack
     *
     * A custom harness of the attacks that the campaign proved, in their shortest form and with fresh secrets, and of harmless twins. Run it with harness_type custom: it fails while the weaknesses are there.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    createRegressionPack(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: RegressionPackRequest;
    }, options?: CallOptions): Call<RegressionPack>;
    /**
     * Get campaign results
     *
     * One finding for each finished goal. While the campaign runs: what is known so far. Long texts are cut; the download has them.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    campaignResults(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** `raw_metadata.place` of the last goal you have. */
      after?: number | undefined;
      /** Goals on a page. */
      limit?: number | undefined;
    }, options?: CallOptions): Call<RedteamResult>;
    /**
     * Download campaign results
     *
     * Default format: JSON. Streamed. Agent text is escaped in every format, and formulas are disabled in CSV. Recorded in the audit log.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    downloadResults(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** Your team. The token already names it. */
      team_id?: string | null | undefined;
      /** junit is XML; sarif is SARIF 2.1.0. */
      format?: CampaignReportFormat | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Resume a campaign
     *
     * Continues a campaign that was paused by a user, a cap or too many errors.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    resumeCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Record<string, string>>;
    /**
     * Ask again what worked
     *
     * Starts a campaign that hunts nothing: each attack that an ended campaign confirmed or saw, one for each finding, is asked in new conversations with fresh secrets. Of an imported campaign: each hit of the other tool, where an oracle of the console can judge it. What works opens or reopens its finding; what no longer does leaves it as it is.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    retestCampaign(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: RetestCampaignRequest;
    }, options?: CallOptions): Call<CreateCampaignResponse>;
    /**
     * Estimate a retest
     *
     * What the same request to start a retest would take, and what could not be asked. Nothing is sent.
     *
     * Requires `redteam:run`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    preflightRetest(input: {
      /** The campaign's id. */
      campaign_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: RetestCampaignRequest;
    }, options?: CallOptions): Call<CampaignPreflight>;
    /**
     * Get the team's stop
     *
     * Whether all campaigns of the team are stopped, since when, and by whom.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    getStop(input?: Empty, options?: CallOptions): Call<RedteamStop>;
    /**
     * Stop all campaigns
     *
     * Cancels every campaign of the team at once. No worker sends anything more, and no campaign can be started or resumed until an admin lifts the stop.
     *
     * Requires `redteam:stop`: OWNER, ADMIN, MEMBER; API key scope: full or redteam.
     */
    stopAll(input?: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body?: StopRedteamRequest | null | undefined;
    }, options?: CallOptions): Call<RedteamStop>;
    /**
     * Lift the stop
     *
     * Campaigns can be started again. Those that were cancelled stay cancelled.
     *
     * Requires `redteam:manage`: OWNER, ADMIN; API key scope: full.
     */
    liftStop(input?: Empty, options?: CallOptions): Call<RedteamStop>;
    /**
     * List red-team tools
     *
     * The tools that this console runs, and the categories of each.
     *
     * Requires `redteam:read`: OWNER, ADMIN, MEMBER, VIEWER; API key scope: full or read or redteam.
     */
    listTools(input?: Empty, options?: CallOptions): Call<Array<ToolInfo>>;
  };
  readonly teams: {
    /**
     * List API keys
     *
     * Returns your own keys, or all keys of the team if you can manage them. Newest first, including expired and revoked keys.
     *
     * Requires `key:own`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    listApiKeys(input?: {
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<ApiKeyList>;
    /**
     * Create an API key
     *
     * The secret is shown once and stored as a hash. A key never has more permissions than its creator had when the key was created, nor more than its creator has when the key is used. A key created with another key expires no later than that key and is revoked with it.
     *
     * Requires `key:own`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    createApiKey(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: CreateApiKeyRequest;
    }, options?: CallOptions): Call<CreatedApiKey>;
    /**
     * Revoke an API key
     *
     * The key, the tokens it was exchanged for and the keys created with it stop working immediately here and within one minute on every replica.
     *
     * Requires `key:own`: OWNER, ADMIN, MEMBER; API key scope: full.
     */
    revokeApiKey(input: {
      key_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List audit log entries
     *
     * Changes, sign-ins, views of secrets and denied requests, with actor, source, action and target. Newest first.
     *
     * Requires `audit:read`: OWNER, ADMIN; API key scope: full or read.
     */
    listAuditLog(input?: {
      /** User who performed the action. */
      actor_id?: string | undefined;
      /** Action name, or a prefix followed by *. */
      action?: string | undefined;
      /** Target of the action. */
      target_id?: string | undefined;
      outcome?: "done" | "denied" | "failed" | undefined;
      /** Start time (inclusive), in Unix seconds. */
      since?: number | undefined;
      /** End time (exclusive), in Unix seconds. */
      until?: number | undefined;
      /** X-Request-Id of the request. */
      request_id?: string | undefined;
      limit?: number | undefined;
      /** next_cursor of the previous page. */
      cursor?: string | undefined;
    }, options?: CallOptions): Call<AuditLogPage>;
    /**
     * Download the audit log
     *
     * One entry per line, newest first, in the same format as the list. Anyone can verify the whole log: each hash covers the entry and the previous hash. The download is recorded in the audit log.
     *
     * Requires `audit:read`: OWNER, ADMIN; API key scope: full or read.
     */
    exportAuditLog(input?: {
      /** User who performed the action. */
      actor_id?: string | undefined;
      /** Action name, or a prefix followed by *. */
      action?: string | undefined;
      /** Target of the action. */
      target_id?: string | undefined;
      outcome?: "done" | "denied" | "failed" | undefined;
      /** Start time (inclusive), in Unix seconds. */
      since?: number | undefined;
      /** End time (exclusive), in Unix seconds. */
      until?: number | undefined;
      /** X-Request-Id of the request. */
      request_id?: string | undefined;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * Verify audit log integrity
     *
     * Recomputes the team's hash chain and compares it with the checkpoints stored outside the database. Takes longer for long logs.
     *
     * Requires `audit:read`: OWNER, ADMIN; API key scope: full or read.
     */
    checkAuditLog(input?: Empty, options?: CallOptions): Call<AuditIntegrity>;
    /**
     * Revoke the API key of this request
     *
     * Whatever its scope: whoever holds a key can end it. With an access token of a person, there is none.
     *
     * Requires sign-in, with any role.
     */
    endCurrentApiKey(input?: Empty, options?: CallOptions): Call<undefined>;
    /**
     * Exchange an API key for an access token
     *
     * For programs that prefer a short-lived token. The token has the key's permissions, ends with the key, and has no refresh token.
     *
     * No authentication required.
     */
    exchangeApiKey(input: {
      body: ApiKeyTokenRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Change your email address
     *
     * Sessions, API keys and the password stay. The new address counts as unverified until you use a mailed invitation, a sign-in link or an identity provider. You are told that an address is taken only if its owner is in one of your teams. Otherwise you can sign in with it, and the owner keeps their account.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    changeEmail(input: {
      body: ChangeEmailRequest;
    }, options?: CallOptions): Call<UserRead>;
    /**
     * Change your password
     *
     * Ends all your other sessions and returns a new access token for this one. API keys are kept, unless you ask to revoke them or someone else set the old password and could have created them.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    changePassword(input: {
      body: ChangePasswordRequest;
    }, options?: CallOptions): Call<PasswordChangedAnswer>;
    /**
     * Start a sign-in by code
     *
     * For programs without a browser, such as the command line. A person enters the user code at `verification_uri` and decides. The program polls `/v1/auth/device/token` meanwhile. At most 20 wait for each network address.
     *
     * No authentication required.
     */
    startDeviceLogin(input: {
      body: DeviceCodeRequest;
    }, options?: CallOptions): Call<DeviceCode>;
    /**
     * Get what a sign-in by code asks for
     *
     * Wrong codes are counted, and slowed down after a few.
     *
     * Requires `key:own`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    getDeviceLogin(input: {
      /** Dashes, spaces and capitals don't matter. */
      user_code: string;
    }, options?: CallOptions): Call<DeviceLogin>;
    /**
     * Approve or deny a sign-in by code
     *
     * The key belongs to you and to the team you act in, and never has more permissions than you. Approve only what you started yourself.
     *
     * Requires `key:own`: OWNER, ADMIN, MEMBER. API keys are not accepted: a signed-in user must call it.
     */
    decideDeviceLogin(input: {
      /** Dashes, spaces and capitals don't matter. */
      user_code: string;
      body: DeviceDecision;
    }, options?: CallOptions): Call<DeviceLogin>;
    /**
     * Get the API key of a sign-in by code
     *
     * Answers 400 until a person has decided. The key is created when it is fetched, belongs to the person and the team in which it was approved, and expires after 90 days. A code works once.
     *
     * No authentication required.
     */
    takeDeviceKey(input: {
      body: DeviceTokenRequest;
    }, options?: CallOptions): Call<DeviceKey>;
    /**
     * Create the first owner and team
     *
     * Uses the one-time token that the console prints at first start, and signs the new owner in.
     *
     * No authentication required.
     */
    createFirstOwner(input: {
      body: FirstOwnerRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Get invitation details
     *
     * No authentication required.
     */
    showInvitation(input: {
      body: ShowInvitationRequest;
    }, options?: CallOptions): Call<InvitationView>;
    /**
     * Sign in with email and password
     *
     * Returns an access token and sets a refresh token in an HttpOnly cookie. Failed sign-ins take the same time whether or not the user exists. Repeated failures are slowed down.
     *
     * No authentication required.
     */
    logIn(input: {
      body: LoginRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Sign out
     *
     * Ends the session. Its tokens stop working immediately here and within one minute on every replica.
     *
     * Requires sign-in, with any role.
     */
    logOut(input?: Empty, options?: CallOptions): Call<Confirmation>;
    /**
     * Refresh the access token
     *
     * A refresh token works once and is replaced. Reusing a token ends the whole session.
     *
     * No authentication required.
     */
    refresh(input?: {
      body?: RefreshRequest | null | undefined;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Get the identity provider
     *
     * No authentication required.
     */
    showOidcProvider(input?: Empty, options?: CallOptions): Call<OidcProvider>;
    /**
     * List your active sessions
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    listSessions(input?: Empty, options?: CallOptions): Call<SessionList>;
    /**
     * Revoke a session
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    endSession(input: {
      session_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Sign in with a one-time link
     *
     * For a link created with `npm run sign-in-link -- --email …`. It works once, within 15 minutes.
     *
     * No authentication required.
     */
    useSignInLink(input: {
      body: SignInLinkRequest;
    }, options?: CallOptions): Call<TokenAnswer>;
    /**
     * Get your profile
     *
     * With an API key, returns the user who created it.
     *
     * Requires sign-in, with any role.
     */
    getSignedInUser(input?: Empty, options?: CallOptions): Call<UserRead>;
    /**
     * List notification endpoints
     *
     * All of the team's, at most 50.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    listNotificationEndpoints(input?: Empty, options?: CallOptions): Call<NotificationEndpointList>;
    /**
     * Create a notification endpoint
     *
     * Events are sent to it at least once and in order. A webhook is signed as Standard Webhooks describe it, retried for 24 hours, and never redirected. Messages contain IDs, names, figures and a link, never texts of agents or their users.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    createNotificationEndpoint(input: {
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: NewNotificationEndpoint;
    }, options?: CallOptions): Call<NotificationEndpointWithSecret>;
    /**
     * Change a notification endpoint, switch it on or off, or rotate its secret
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateNotificationEndpoint(input: {
      endpoint_id: string;
      body: NotificationEndpointChange;
    }, options?: CallOptions): Call<NotificationEndpointWithSecret>;
    /**
     * Delete a notification endpoint and its deliveries
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    deleteNotificationEndpoint(input: {
      endpoint_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * List the deliveries of a notification endpoint
     *
     * The newest first. Kept for 30 days.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    listNotificationDeliveries(input: {
      endpoint_id: string;
      status?: NotificationDeliveryStatus | null | undefined;
      limit?: number | undefined;
      /** `next_cursor` of the previous page. */
      cursor?: string | null | undefined;
    }, options?: CallOptions): Call<NotificationDeliveryList>;
    /**
     * Send a delivery again
     *
     * It goes to the end of what waits at the endpoint, with the same ID and content, and is retried like a new one. A receiver that heeds `webhook-id` ignores what it has seen before.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    redeliverNotification(input: {
      endpoint_id: string;
      delivery_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<NotificationDelivery>;
    /**
     * Send a test message to a notification endpoint
     *
     * Sent now and not retried, also while the endpoint is off. Its type is `notification.test`.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    testNotificationEndpoint(input: {
      endpoint_id: string;
    }, options?: CallOptions): Call<NotificationTestResult>;
    /**
     * List pending actions
     *
     * What assistants asked for and only a person may do. Newest first, for 90 days.
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    listPendingActions(input?: {
      state?: PendingActionState | null | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<PendingActionList>;
    /**
     * Get a pending action
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    getPendingAction(input: {
      action_id: string;
    }, options?: CallOptions): Call<PendingAction>;
    /**
     * Approve a pending action
     *
     * Carries it out as you: you need the permission of the operation. Refused if what it changes has changed since. The answer says whether it was done.
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER. API keys are not accepted: a signed-in user must call it.
     */
    approvePendingAction(input: {
      action_id: string;
    }, options?: CallOptions): Call<PendingAction>;
    /**
     * Decline a pending action
     *
     * Nothing is done. You need the permission of the operation.
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER. API keys are not accepted: a signed-in user must call it.
     */
    declinePendingAction(input: {
      action_id: string;
    }, options?: CallOptions): Call<PendingAction>;
    /**
     * Show processes and backlog
     *
     * The processes on this database (consoles, workers, gateways), what each of them does, and how far background work is behind. For owners and admins of the first team, or of any team if CONSOLE_CREATORS is not `first-team`.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    showSystem(input?: Empty, options?: CallOptions): Call<ConsoleSystem>;
    /**
     * Create a team
     *
     * You become its owner. Act in it with X-Team-Id or by signing in to it.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it. The operator can restrict this further with CONSOLE_CREATORS.
     */
    createTeam(input: {
      /** The owner of the new team. Default: you. A super admin can name a member of the current team or a user in no team. Anyone else is not found. */
      owner_id?: string | null | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: TeamCreate;
    }, options?: CallOptions): Call<Team>;
    /**
     * Accept an invitation
     *
     * With the access token of the invited person, recognized by the email address, or without one with the link's token and a password, which creates the account. If the address is not verified, the link's token and a new password are needed in both cases, and everything from before ends: other sessions, API keys and the old password.
     *
     * No authentication required. API keys are not accepted.
     */
    acceptInvitation(input: {
      invitation_id: string;
      body?: AcceptInvitationRequest | null | undefined;
    }, options?: CallOptions): Call<Membership>;
    /**
     * Decline an invitation
     *
     * With the access token of the invited person, or with the link's token.
     *
     * No authentication required. API keys are not accepted.
     */
    declineInvitation(input: {
      invitation_id: string;
      body?: DeclineInvitationRequest | null | undefined;
    }, options?: CallOptions): Call<Invitation>;
    /**
     * Get a team
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    getTeam(input: {
      team_id: string;
    }, options?: CallOptions): Call<Team>;
    /**
     * Update a team
     *
     * Replaces each field that you send. With If-Match, fails if someone else changed the team.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    updateTeam(input: {
      team_id: string;
      /** ETag of the version you read. If the resource changed since then, the request fails with 412. */
      ifMatch?: string | undefined;
      body: TeamUpdate;
    }, options?: CallOptions): Call<Team>;
    /**
     * Delete a team and all its data
     *
     * Permanently deletes agents, their history, genomes, keys, invitations and memberships. The audit log is kept.
     *
     * Requires `team:own`: OWNER; API key scope: full.
     */
    deleteTeam(input: {
      team_id: string;
      body: TeamDeletion;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Export team data
     *
     * One JSON object a line: first the file's format and the team, then each row with its kind, last a line of kind `end` with the number of rows, so that you can detect a truncated file. Passwords, keys and other secrets are not in it.
     *
     * Requires `team:own`: OWNER; API key scope: full.
     */
    exportTeam(input: {
      team_id: string;
    }, options?: CallOptions): Call<ReadableStream<Uint8Array>>;
    /**
     * List the team's invitations
     *
     * Newest first. Links are not included: resend an invitation to get a new link.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    listInvitations(input: {
      team_id: string;
      status?: InvitationStatus | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    }, options?: CallOptions): Call<InvitationList>;
    /**
     * Invite a user
     *
     * Emails a link that is valid for seven days, or returns the link if no mail server is configured. An address can have one pending invitation per team.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    inviteUser(input: {
      team_id: string;
      /** Return the link and send no mail. Accepting verifies the address only if the link was mailed and no one else has seen it. */
      show_link?: boolean | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: InviteUserRequest;
    }, options?: CallOptions): Call<Invitation>;
    /**
     * Revoke an invitation
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    revokeInvitation(input: {
      team_id: string;
      invitation_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Resend an invitation
     *
     * Creates a new link that is valid for seven days. The previous link stops working.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    resendInvitation(input: {
      team_id: string;
      invitation_id: string;
      /** Return the link and send no mail. Accepting verifies the address only if the link was mailed and no one else has seen it. */
      show_link?: boolean | undefined;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
    }, options?: CallOptions): Call<Invitation>;
    /**
     * Transfer team ownership
     *
     * The member becomes an owner and you become an admin, in one step. Returns the new owner's membership.
     *
     * Requires `team:own`: OWNER; API key scope: full.
     */
    handOver(input: {
      team_id: string;
      /** A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422. */
      idempotencyKey?: string | undefined;
      body: HandOver;
    }, options?: CallOptions): Call<Membership>;
    /**
     * List team members
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    listMembers(input: {
      team_id: string;
    }, options?: CallOptions): Call<Array<TeamUser>>;
    /**
     * Change a member's role
     *
     * Only an owner can change or add owners. The member's access tokens are revoked. The next refresh returns the new role.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full.
     */
    changeRole(input: {
      team_id: string;
      user_id: string;
      body: RoleChange;
    }, options?: CallOptions): Call<Membership>;
    /**
     * Remove a member, or leave the team
     *
     * Everyone can leave. Removing others requires an owner or admin, and removing an owner requires an owner. The member's sessions in this team, access tokens and API keys end immediately.
     *
     * Requires sign-in, with any role.
     */
    removeMember(input: {
      team_id: string;
      user_id: string;
    }, options?: CallOptions): Call<undefined>;
    /**
     * Find a team member by email
     *
     * Without an address: yourself.
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    findUser(input?: {
      email?: string | undefined;
    }, options?: CallOptions): Call<UserRead>;
    /**
     * Create a user in your team
     *
     * With a first password that you pass on yourself. To let people choose their own, invite them. You are told that an address is taken only if its owner is in one of your teams. Otherwise its owner keeps their account, and this one exists next to it.
     *
     * Requires `team:manage`: OWNER, ADMIN; API key scope: full. The operator can restrict this further with CONSOLE_CREATORS.
     */
    createUser(input: {
      body: CreateUserRequest;
    }, options?: CallOptions): Call<UserRead>;
    /**
     * Get your profile
     *
     * With an API key, returns the user who created it.
     *
     * Requires sign-in, with any role.
     */
    getMe(input?: Empty, options?: CallOptions): Call<UserRead>;
    /**
     * Update your profile
     *
     * Each field supplied replaces that field; null clears it.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    updateMe(input: {
      body: UserUpdate;
    }, options?: CallOptions): Call<UserRead>;
    /**
     * Delete your account
     *
     * Your address, names, picture, password, sessions, keys and memberships are permanently deleted, and so is every team that no one else is in. Refused while you are the last owner of a team with other members. The audit log keeps your ID, without a name.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    deleteMe(input?: Empty, options?: CallOptions): Call<undefined>;
    /**
     * End all your API keys, in every team
     *
     * Use it if someone else may have had your password or one of your sessions. It can't be undone.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    endOwnApiKeys(input?: Empty, options?: CallOptions): Call<EndedApiKeys>;
    /**
     * List your teams
     *
     * An API key belongs to one team and sees that one only.
     *
     * Requires sign-in, with any role.
     */
    listMyTeams(input?: Empty, options?: CallOptions): Call<Array<MembershipWithTeam>>;
    /**
     * Get a team member
     *
     * Requires `team:read`: OWNER, ADMIN, MEMBER, VIEWER; API key: any scope.
     */
    getUser(input: {
      user_id: string;
    }, options?: CallOptions): Call<UserRead>;
    /**
     * Delete a user
     *
     * Yourself or, for super admins, a member of the team or a user who is no longer in any team. Only an owner of the same team can delete an owner. No one can delete another user who is the last owner of any team.
     *
     * Requires sign-in, with any role. API keys are not accepted: a signed-in user must call it.
     */
    deleteUser(input: {
      user_id: string;
    }, options?: CallOptions): Call<undefined>;
  };
}

/** Method and path of each operation, and how its answer is read. */
export const routes = {
  agents: {
    list: ["GET", "/v1/agent-configurations/"],
    create: ["POST", "/v1/agent-configurations/"],
    import: ["POST", "/v1/agent-configurations/import"],
    validateImport: ["POST", "/v1/agent-configurations/import/validate"],
    get: ["GET", "/v1/agent-configurations/{id}"],
    update: ["PUT", "/v1/agent-configurations/{id}"],
    archive: ["PUT", "/v1/agent-configurations/{id}/archive"],
    clone: ["POST", "/v1/agent-configurations/{id}/clone"],
    evaluationConfig: ["GET", "/v1/agent-configurations/{id}/evaluation-config"],
    export: ["GET", "/v1/agent-configurations/{id}/export"],
    getHeaders: ["GET", "/v1/agent-configurations/{id}/headers"],
    putHeaders: ["PUT", "/v1/agent-configurations/{id}/headers"],
    history: ["GET", "/v1/agent-configurations/{id}/history"],
    setLifecycle: ["PUT", "/v1/agent-configurations/{id}/lifecycle"],
    revert: ["POST", "/v1/agent-configurations/{id}/revert"],
    listPresets: ["GET", "/v1/agent-presets"],
    tryPrompt: ["POST", "/v1/agents/{agent_id}/try"],
    listOutboundHosts: ["GET", "/v1/outbound-hosts"],
    listSchedules: ["GET", "/v1/schedules"],
    createSchedule: ["POST", "/v1/schedules"],
    previewSchedule: ["POST", "/v1/schedules/preview"],
    getSchedule: ["GET", "/v1/schedules/{schedule_id}"],
    changeSchedule: ["PATCH", "/v1/schedules/{schedule_id}"],
    deleteSchedule: ["DELETE", "/v1/schedules/{schedule_id}"],
    runSchedule: ["POST", "/v1/schedules/{schedule_id}/run"],
  },
  environment: {
    listDemographics: ["GET", "/v1/demographics/"],
    createDemographic: ["POST", "/v1/demographics/"],
    getDemographicByName: ["GET", "/v1/demographics/by-name/{name}"],
    updateDemographicValue: ["PUT", "/v1/demographics/values/{value_id}"],
    deleteDemographicValue: ["DELETE", "/v1/demographics/values/{value_id}"],
    getDemographic: ["GET", "/v1/demographics/{dimension_id}"],
    updateDemographic: ["PUT", "/v1/demographics/{dimension_id}"],
    deleteDemographic: ["DELETE", "/v1/demographics/{dimension_id}"],
    listDemographicValues: ["GET", "/v1/demographics/{dimension_id}/values"],
    createDemographicValue: ["POST", "/v1/demographics/{dimension_id}/values"],
    createDemographicValues: ["POST", "/v1/demographics/{dimension_id}/values/bulk"],
    listDimensions: ["GET", "/v1/dimensions/"],
    createDimension: ["POST", "/v1/dimensions/"],
    getDimensionByName: ["GET", "/v1/dimensions/by-name/{name}"],
    updateDimensionValue: ["PUT", "/v1/dimensions/values/{value_id}"],
    deleteDimensionValue: ["DELETE", "/v1/dimensions/values/{value_id}"],
    getDimension: ["GET", "/v1/dimensions/{dimension_id}"],
    updateDimension: ["PUT", "/v1/dimensions/{dimension_id}"],
    deleteDimension: ["DELETE", "/v1/dimensions/{dimension_id}"],
    listDimensionValues: ["GET", "/v1/dimensions/{dimension_id}/values"],
    createDimensionValue: ["POST", "/v1/dimensions/{dimension_id}/values"],
    createDimensionValues: ["POST", "/v1/dimensions/{dimension_id}/values/bulk"],
    readSettings: ["GET", "/v1/environment/settings"],
    updateSettings: ["PUT", "/v1/environment/settings"],
    listPersonas: ["GET", "/v1/personas/"],
    createPersona: ["POST", "/v1/personas/"],
    createPersonaFromPreset: ["POST", "/v1/personas/from-preset/{preset_id}"],
    listPersonaPresets: ["GET", "/v1/personas/presets/"],
    getPersona: ["GET", "/v1/personas/{id}"],
    updatePersona: ["PUT", "/v1/personas/{id}"],
    deletePersona: ["DELETE", "/v1/personas/{id}"],
    listPolicies: ["GET", "/v1/policies/"],
    createPolicy: ["POST", "/v1/policies/"],
    listPolicyPresets: ["GET", "/v1/policies/presets/"],
    copyPolicyPreset: ["POST", "/v1/policies/presets/{preset_id}/copy"],
    getPolicy: ["GET", "/v1/policies/{policy_id}"],
    updatePolicy: ["PATCH", "/v1/policies/{policy_id}"],
    deletePolicy: ["DELETE", "/v1/policies/{policy_id}"],
    activatePolicy: ["POST", "/v1/policies/{policy_id}/activate"],
    getConvertedText: ["GET", "/v1/policies/{policy_id}/converted", "stream"],
    getPolicyCoverage: ["GET", "/v1/policies/{policy_id}/coverage"],
    extractRules: ["POST", "/v1/policies/{policy_id}/extract"],
    getPolicyFile: ["GET", "/v1/policies/{policy_id}/file", "stream"],
    deletePolicyFile: ["DELETE", "/v1/policies/{policy_id}/file"],
    listPolicyRules: ["GET", "/v1/policies/{policy_id}/rules"],
    createRule: ["POST", "/v1/policies/{policy_id}/rules"],
    reviewRules: ["POST", "/v1/policies/{policy_id}/rules/review"],
    getPolicyScope: ["GET", "/v1/policies/{policy_id}/scope"],
    setPolicyScope: ["PUT", "/v1/policies/{policy_id}/scope"],
    getPolicyText: ["GET", "/v1/policies/{policy_id}/text"],
    uploadPolicyFile: ["POST", "/v1/policies/{policy_id}/upload"],
    listRules: ["GET", "/v1/rules/"],
    getRule: ["GET", "/v1/rules/{rule_id}"],
    updateRule: ["PATCH", "/v1/rules/{rule_id}"],
    deleteRule: ["DELETE", "/v1/rules/{rule_id}"],
    approveRule: ["POST", "/v1/rules/{rule_id}/approve"],
    rejectRule: ["POST", "/v1/rules/{rule_id}/reject"],
    listRuleVersions: ["GET", "/v1/rules/{rule_id}/versions"],
  },
  evaluation: {
    testConnection: ["POST", "/v1/agent-configurations/{id}/test-connection"],
    previewPersona: ["POST", "/v1/personas/preview"],
    getTrend: ["GET", "/v1/agents/{agent_id}/evaluation-trend"],
    listCustomHarnesses: ["GET", "/v1/custom-harnesses/"],
    createCustomHarness: ["POST", "/v1/custom-harnesses/"],
    estimateCustomHarness: ["POST", "/v1/custom-harnesses/estimate"],
    getCustomHarness: ["GET", "/v1/custom-harnesses/{harness_id}"],
    deleteCustomHarness: ["DELETE", "/v1/custom-harnesses/{harness_id}"],
    cancelCustomHarness: ["POST", "/v1/custom-harnesses/{harness_id}/cancel"],
    listHarnessPrompts: ["GET", "/v1/custom-harnesses/{harness_id}/prompts"],
    listDetectors: ["GET", "/v1/detectors/"],
    listFieldRecords: ["GET", "/v1/detectors/field-records"],
    listResults: ["GET", "/v1/evaluation-results/"],
    getCustomReport: ["GET", "/v1/evaluation-results/{evaluation_id}/custom-report"],
    getFairness: ["GET", "/v1/evaluation-results/{evaluation_id}/fairness"],
    report: ["GET", "/v1/evaluation-results/{evaluation_id}/report", "stream"],
    reportPage: ["GET", "/v1/evaluation-results/{evaluation_id}/report.html", "stream"],
    readResults: ["GET", "/v1/evaluation-results/{evaluation_id}/results"],
    getVerdict: ["GET", "/v1/evaluation-results/{evaluation_id}/verdict"],
    getSettings: ["GET", "/v1/evaluation-settings"],
    updateSettings: ["PUT", "/v1/evaluation-settings"],
    getRetention: ["GET", "/v1/evaluation-settings/retention"],
    updateRetention: ["PUT", "/v1/evaluation-settings/retention"],
    listSummaries: ["GET", "/v1/evaluation-summaries/"],
    latestSummaries: ["GET", "/v1/evaluation-summaries/latest-by-agent"],
    getSummary: ["GET", "/v1/evaluation-summaries/{evaluation_id}"],
    deleteSummary: ["DELETE", "/v1/evaluation-summaries/{evaluation_id}"],
    list: ["GET", "/v1/evaluations/"],
    create: ["POST", "/v1/evaluations/"],
    preflight: ["POST", "/v1/evaluations/preflight"],
    get: ["GET", "/v1/evaluations/{evaluation_id}"],
    delete: ["DELETE", "/v1/evaluations/{evaluation_id}"],
    getArchive: ["GET", "/v1/evaluations/{evaluation_id}/archive"],
    archive: ["POST", "/v1/evaluations/{evaluation_id}/archive"],
    cancel: ["POST", "/v1/evaluations/{evaluation_id}/cancel"],
    compare: ["GET", "/v1/evaluations/{evaluation_id}/compare"],
    events: ["GET", "/v1/evaluations/{evaluation_id}/events", "stream"],
    evidencePack: ["GET", "/v1/evaluations/{evaluation_id}/evidence", "stream"],
    reportHtml: ["GET", "/v1/evaluations/{evaluation_id}/html", "stream"],
    getJudging: ["GET", "/v1/evaluations/{evaluation_id}/judging"],
    judgeUnassessed: ["POST", "/v1/evaluations/{evaluation_id}/judging"],
    cancelJudging: ["POST", "/v1/evaluations/{evaluation_id}/judging/cancel"],
    listLabels: ["GET", "/v1/evaluations/{evaluation_id}/labels"],
    labelResponses: ["POST", "/v1/evaluations/{evaluation_id}/labels"],
    undoLabels: ["POST", "/v1/evaluations/{evaluation_id}/labels/undo"],
    logs: ["GET", "/v1/evaluations/{evaluation_id}/logs"],
    pause: ["POST", "/v1/evaluations/{evaluation_id}/pause"],
    reportPdf: ["GET", "/v1/evaluations/{evaluation_id}/pdf", "stream"],
    getPerformance: ["GET", "/v1/evaluations/{evaluation_id}/performance"],
    makeReport: ["POST", "/v1/evaluations/{evaluation_id}/report"],
    rerunUnassessed: ["POST", "/v1/evaluations/{evaluation_id}/rerun-unassessed"],
    restore: ["POST", "/v1/evaluations/{evaluation_id}/restore"],
    resume: ["POST", "/v1/evaluations/{evaluation_id}/resume"],
    getReview: ["GET", "/v1/evaluations/{evaluation_id}/review"],
    listReviewQueue: ["GET", "/v1/evaluations/{evaluation_id}/review/queue"],
    createShareLink: ["POST", "/v1/evaluations/{evaluation_id}/share-links"],
    listEvidenceKeys: ["GET", "/v1/evidence-keys"],
    listFindings: ["GET", "/v1/findings"],
    countFindings: ["GET", "/v1/findings/counts"],
    triageFindings: ["POST", "/v1/findings/triage"],
    getFinding: ["GET", "/v1/findings/{finding_id}"],
    updateFinding: ["PATCH", "/v1/findings/{finding_id}"],
    listFindingComments: ["GET", "/v1/findings/{finding_id}/comments"],
    addFindingComment: ["POST", "/v1/findings/{finding_id}/comments"],
    listFindingFailures: ["GET", "/v1/findings/{finding_id}/failures"],
    listHarnesses: ["GET", "/v1/harnesses/"],
    listJudges: ["GET", "/v1/judges"],
    getJudgeCard: ["GET", "/v1/judges/{agent_id}/card"],
    measureJudge: ["POST", "/v1/judges/{agent_id}/card"],
    cancelJudgeMeasurement: ["POST", "/v1/judges/{agent_id}/card/cancel"],
    tryRuleGuard: ["POST", "/v1/rules/{rule_id}/try-guard"],
    listShareLinks: ["GET", "/v1/share-links"],
    revokeShareLink: ["DELETE", "/v1/share-links/{link_id}"],
    listTaxonomies: ["GET", "/v1/taxonomies/"],
    listTestSets: ["GET", "/v1/test-sets"],
    createTestSet: ["POST", "/v1/test-sets"],
    previewTestFile: ["POST", "/v1/test-sets/preview"],
    getTestSet: ["GET", "/v1/test-sets/{test_set_id}"],
    updateTestSet: ["PATCH", "/v1/test-sets/{test_set_id}"],
    deleteTestSet: ["DELETE", "/v1/test-sets/{test_set_id}"],
    listTestSetVersions: ["GET", "/v1/test-sets/{test_set_id}/versions"],
    addTestSetVersion: ["POST", "/v1/test-sets/{test_set_id}/versions"],
    getTestSetVersion: ["GET", "/v1/test-sets/{test_set_id}/versions/{version}"],
    downloadTestSet: ["GET", "/v1/test-sets/{test_set_id}/versions/{version}/file", "stream"],
  },
  evolution: {
    listProposals: ["GET", "/v1/agents/{agent_id}/evolution/proposals"],
    getAgentProposal: ["GET", "/v1/agents/{agent_id}/evolution/proposals/{proposal_id}"],
    list: ["GET", "/v1/agents/{agent_id}/evolutions"],
    trigger: ["POST", "/v1/agents/{agent_id}/evolutions"],
    preflight: ["POST", "/v1/agents/{agent_id}/evolutions/preflight"],
    get: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}"],
    cancel: ["POST", "/v1/agents/{agent_id}/evolutions/{evolution_id}/cancel"],
    continuation: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}/continuation"],
    continue: ["POST", "/v1/agents/{agent_id}/evolutions/{evolution_id}/continue"],
    curve: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}/curve"],
    effects: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}/effects"],
    events: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}/events", "stream"],
    front: ["GET", "/v1/agents/{agent_id}/evolutions/{evolution_id}/front"],
    testFrontPoint: ["POST", "/v1/agents/{agent_id}/evolutions/{evolution_id}/front/{config_hash}/test"],
    pause: ["POST", "/v1/agents/{agent_id}/evolutions/{evolution_id}/pause"],
    resume: ["POST", "/v1/agents/{agent_id}/evolutions/{evolution_id}/resume"],
    dashboard: ["GET", "/v1/dashboard/trust"],
    genomeMap: ["GET", "/v1/evolution/genome-map"],
    readSettings: ["GET", "/v1/evolution/settings"],
    updateSettings: ["PUT", "/v1/evolution/settings"],
    status: ["GET", "/v1/evolution/status/{agent_id}"],
    listGenomes: ["GET", "/v1/genomes/"],
    createGenome: ["POST", "/v1/genomes/"],
    getAgentGenome: ["GET", "/v1/genomes/by-agent/{agent_id}"],
    mutationHistory: ["GET", "/v1/genomes/by-agent/{agent_id}/mutation-history"],
    extractGenome: ["POST", "/v1/genomes/extract-from-agent/{agent_id}"],
    getGenome: ["GET", "/v1/genomes/{genome_id}"],
    deleteGenome: ["DELETE", "/v1/genomes/{genome_id}"],
    genomeAncestry: ["GET", "/v1/genomes/{genome_id}/ancestry"],
    diffGenome: ["GET", "/v1/genomes/{genome_id}/diff"],
    similarGenomes: ["GET", "/v1/genomes/{genome_id}/similar"],
    genomeToAgentUpdate: ["GET", "/v1/genomes/{genome_id}/to-agent-update"],
    listGenomeVersions: ["GET", "/v1/genomes/{genome_id}/versions"],
    editGenome: ["POST", "/v1/genomes/{genome_id}/versions"],
    getGenomeVersion: ["GET", "/v1/genomes/{genome_id}/versions/{version}"],
    testGenomeVersion: ["POST", "/v1/genomes/{genome_id}/versions/{version}/evaluate"],
    getProposal: ["GET", "/v1/proposals/{proposal_id}"],
    applyProposal: ["POST", "/v1/proposals/{proposal_id}/apply"],
    approveProposal: ["POST", "/v1/proposals/{proposal_id}/approve"],
    proposalDiff: ["GET", "/v1/proposals/{proposal_id}/diff"],
    proposalEvidence: ["GET", "/v1/proposals/{proposal_id}/evidence"],
    partialProposal: ["POST", "/v1/proposals/{proposal_id}/partial"],
    readReattack: ["GET", "/v1/proposals/{proposal_id}/reattack"],
    startReattack: ["POST", "/v1/proposals/{proposal_id}/reattack"],
    rebaseProposal: ["POST", "/v1/proposals/{proposal_id}/rebase"],
    rejectProposal: ["POST", "/v1/proposals/{proposal_id}/reject"],
    rollbackProposal: ["POST", "/v1/proposals/{proposal_id}/rollback"],
  },
  protection: {
    getAgentGuardConfig: ["GET", "/v1/agent-configurations/{agent_id}/guard-configs"],
    getConstraints: ["GET", "/v1/agents/{agent_id}/constraints"],
    getAlarmSettings: ["GET", "/v1/agents/{agent_id}/alarm-settings"],
    updateAlarmSettings: ["PUT", "/v1/agents/{agent_id}/alarm-settings"],
    getGatewaySignature: ["GET", "/v1/agents/{agent_id}/gateway-signature"],
    rotateGatewaySignature: ["POST", "/v1/agents/{agent_id}/gateway-signature/rotate"],
    getGuardBundle: ["GET", "/v1/agents/{agent_id}/guard-bundle"],
    getAgentPulse: ["GET", "/v1/agents/{agent_id}/pulse"],
    clearRecordedTraffic: ["DELETE", "/v1/agents/{agent_id}/recorded-traffic"],
    addSampleTraffic: ["POST", "/v1/agents/{agent_id}/sample-traffic"],
    removeSampleTraffic: ["DELETE", "/v1/agents/{agent_id}/sample-traffic"],
    listSeenTools: ["GET", "/v1/agents/{agent_id}/seen-tools"],
    getTrafficSettings: ["GET", "/v1/agents/{agent_id}/traffic-settings"],
    setTrafficSettings: ["PUT", "/v1/agents/{agent_id}/traffic-settings"],
    listAlarms: ["GET", "/v1/alarms"],
    acknowledgeAlarm: ["POST", "/v1/alarms/{alarm_id}/acknowledge"],
    listAlertRules: ["GET", "/v1/alert-rules"],
    createAlertRule: ["POST", "/v1/alert-rules"],
    listAlertStarters: ["GET", "/v1/alert-rules/starters"],
    tryAlertRule: ["POST", "/v1/alert-rules/try"],
    getAlertRule: ["GET", "/v1/alert-rules/{alert_rule_id}"],
    updateAlertRule: ["PUT", "/v1/alert-rules/{alert_rule_id}"],
    deleteAlertRule: ["DELETE", "/v1/alert-rules/{alert_rule_id}"],
    getDefaultGuardConfig: ["GET", "/v1/default-guard-config"],
    createDetection: ["POST", "/v1/detections"],
    getDetection: ["GET", "/v1/detections/{detection_id}"],
    listFleetProtection: ["GET", "/v1/fleet-protection"],
    listFlowLists: ["GET", "/v1/flow-lists"],
    setFlowList: ["PUT", "/v1/flow-lists"],
    deleteFlowList: ["DELETE", "/v1/flow-lists/{list_id}"],
    listFlowPolicies: ["GET", "/v1/flow-policies"],
    createFlowPolicy: ["POST", "/v1/flow-policies"],
    getFlowPolicy: ["GET", "/v1/flow-policies/{policy_id}"],
    updateFlowPolicy: ["PUT", "/v1/flow-policies/{policy_id}"],
    deleteFlowPolicy: ["DELETE", "/v1/flow-policies/{policy_id}"],
    applyFlowPolicy: ["POST", "/v1/flow-policies/{policy_id}/apply"],
    listFlowHits: ["GET", "/v1/flow-policies/{policy_id}/hits"],
    labelFlowHit: ["PUT", "/v1/flow-policies/{policy_id}/hits/{flow_hit_id}"],
    testFlowPolicy: ["POST", "/v1/flow-policies/{policy_id}/test"],
    listFlowVersions: ["GET", "/v1/flow-policies/{policy_id}/versions"],
    listGatewayKeys: ["GET", "/v1/gateway-keys"],
    createGatewayKey: ["POST", "/v1/gateway-keys"],
    updateGatewayKey: ["PATCH", "/v1/gateway-keys/{gateway_key_id}"],
    revokeGatewayKey: ["DELETE", "/v1/gateway-keys/{gateway_key_id}"],
    listGatewayRoutes: ["GET", "/v1/gateway-routes"],
    createGatewayRoute: ["POST", "/v1/gateway-routes"],
    getGatewayRoute: ["GET", "/v1/gateway-routes/{route_id}"],
    updateGatewayRoute: ["PATCH", "/v1/gateway-routes/{route_id}"],
    deleteGatewayRoute: ["DELETE", "/v1/gateway-routes/{route_id}"],
    listPinnedTools: ["GET", "/v1/gateway-routes/{route_id}/tools"],
    acceptPinnedTool: ["POST", "/v1/gateway-routes/{route_id}/tools/accept"],
    acceptPinnedTools: ["POST", "/v1/gateway-routes/{route_id}/tools/accept-all"],
    getPinnedTool: ["GET", "/v1/gateway-routes/{route_id}/tools/definition"],
    getGuardBundleKey: ["GET", "/v1/guard-bundle-key"],
    check: ["POST", "/v1/guard-checks"],
    restore: ["POST", "/v1/guard-checks/restore"],
    listGuardConfigs: ["GET", "/v1/guard-configs"],
    createGuardConfig: ["POST", "/v1/guard-configs"],
    getGuardConfig: ["GET", "/v1/guard-configs/{config_id}"],
    updateGuardConfig: ["PUT", "/v1/guard-configs/{config_id}"],
    patchGuardConfig: ["PATCH", "/v1/guard-configs/{config_id}"],
    deleteGuardConfig: ["DELETE", "/v1/guard-configs/{config_id}"],
    applyGuardConfig: ["POST", "/v1/guard-configs/{config_id}/apply"],
    diffGuardConfig: ["GET", "/v1/guard-configs/{config_id}/diff"],
    listGuardHits: ["GET", "/v1/guard-configs/{config_id}/guard-hits"],
    labelGuardHit: ["PUT", "/v1/guard-configs/{config_id}/guard-hits/{hit_id}"],
    setGuardMode: ["PUT", "/v1/guard-configs/{config_id}/guards/{guard}/mode"],
    getPromotionEvidence: ["GET", "/v1/guard-configs/{config_id}/promotion"],
    startGuardReplay: ["POST", "/v1/guard-configs/{config_id}/replay"],
    listGuardReplays: ["GET", "/v1/guard-configs/{config_id}/replays"],
    rollBackGuardConfig: ["POST", "/v1/guard-configs/{config_id}/rollback"],
    listGuardVersions: ["GET", "/v1/guard-configs/{config_id}/versions"],
    getGuardVersion: ["GET", "/v1/guard-configs/{config_id}/versions/{version}"],
    listGuardEvents: ["GET", "/v1/guard-events"],
    getGuardEvent: ["GET", "/v1/guard-events/{event_id}"],
    sendGuardHeartbeat: ["POST", "/v1/guard-heartbeats"],
    listGuardMethods: ["GET", "/v1/guard-methods"],
    listGuardModels: ["GET", "/v1/guard-models"],
    importGuardModel: ["POST", "/v1/guard-models"],
    getGuardModel: ["GET", "/v1/guard-models/{guard_model_id}"],
    deleteGuardModel: ["DELETE", "/v1/guard-models/{guard_model_id}"],
    measureGuardModel: ["POST", "/v1/guard-models/{guard_model_id}/measure"],
    getGuardReplay: ["GET", "/v1/guard-replays/{replay_id}"],
    cancelGuardReplay: ["POST", "/v1/guard-replays/{replay_id}/cancel"],
    listGuardRules: ["GET", "/v1/guard-rules"],
    createGuardRule: ["POST", "/v1/guard-rules"],
    tryGuardRule: ["POST", "/v1/guard-rules/try"],
    getGuardRule: ["GET", "/v1/guard-rules/{rule_id}"],
    deleteGuardRule: ["DELETE", "/v1/guard-rules/{rule_id}"],
    listModelPrices: ["GET", "/v1/model-prices"],
    createModelPrice: ["POST", "/v1/model-prices"],
    updateModelPrice: ["PATCH", "/v1/model-prices/{price_id}"],
    deleteModelPrice: ["DELETE", "/v1/model-prices/{price_id}"],
    listRecordedTraffic: ["GET", "/v1/recorded-traffic"],
    openRecordedTraffic: ["GET", "/v1/recorded-traffic/{entry_id}"],
    deleteRecordedTraffic: ["DELETE", "/v1/recorded-traffic/{entry_id}"],
    listRemoteGuards: ["GET", "/v1/remote-guards"],
    createRemoteGuard: ["POST", "/v1/remote-guards"],
    getRemoteGuard: ["GET", "/v1/remote-guards/{remote_guard_id}"],
    deleteRemoteGuard: ["DELETE", "/v1/remote-guards/{remote_guard_id}"],
    measureRemoteGuard: ["POST", "/v1/remote-guards/{remote_guard_id}/measure"],
    getBreakdown: ["GET", "/v1/telemetry/breakdown/{metric_name}"],
    getConversation: ["GET", "/v1/telemetry/conversation-traces"],
    listConversations: ["GET", "/v1/telemetry/conversations"],
    getCounterSeries: ["GET", "/v1/telemetry/counters/{metric_name}/time_series"],
    getCounterTotal: ["GET", "/v1/telemetry/counters/{metric_name}/total"],
    getLatency: ["GET", "/v1/telemetry/latency/{metric_name}"],
    searchLogs: ["GET", "/v1/telemetry/logs", ["end_ns","next_timestamp","start_ns","timestamp"]],
    listMetrics: ["GET", "/v1/telemetry/metrics"],
    listScoredTraces: ["GET", "/v1/telemetry/scored-traces"],
    draftTests: ["POST", "/v1/telemetry/test-draft"],
    searchTraces: ["GET", "/v1/telemetry/traces", ["start_time_unix_nano"]],
    getTrace: ["GET", "/v1/telemetry/traces/{trace_id}"],
    getTraceAnnotations: ["GET", "/v1/telemetry/traces/{trace_id}/annotations"],
    addTraceComment: ["POST", "/v1/telemetry/traces/{trace_id}/comments"],
    deleteTraceComment: ["DELETE", "/v1/telemetry/traces/{trace_id}/comments/{comment_id}"],
    scoreTrace: ["PUT", "/v1/telemetry/traces/{trace_id}/scores/{name}"],
    deleteTraceScore: ["DELETE", "/v1/telemetry/traces/{trace_id}/scores/{name}"],
    listUnregisteredAgents: ["GET", "/v1/telemetry/unregistered-agents"],
    ignoreUnregisteredAgent: ["PUT", "/v1/telemetry/unregistered-agents/{unregistered_agent_id}/ignored"],
    listTelemetryUsers: ["GET", "/v1/telemetry/users"],
    registerGuard: ["POST", "/v1/webhooks/register-guard"],
  },
  redteam: {
    getPolicy: ["GET", "/v1/agents/{agent_id}/redteam-policy"],
    putPolicy: ["PUT", "/v1/agents/{agent_id}/redteam-policy"],
    listCampaigns: ["GET", "/v1/campaigns"],
    createCampaign: ["POST", "/v1/campaigns"],
    importCampaign: ["POST", "/v1/campaigns/import"],
    preflightCampaign: ["POST", "/v1/campaigns/preflight"],
    getCampaign: ["GET", "/v1/campaigns/{campaign_id}"],
    deleteCampaign: ["DELETE", "/v1/campaigns/{campaign_id}"],
    listAttempts: ["GET", "/v1/campaigns/{campaign_id}/attempts"],
    cancelCampaign: ["POST", "/v1/campaigns/{campaign_id}/cancel"],
    compareCampaigns: ["GET", "/v1/campaigns/{campaign_id}/compare/{other_id}"],
    events: ["GET", "/v1/campaigns/{campaign_id}/events", "stream"],
    listGoals: ["GET", "/v1/campaigns/{campaign_id}/goals"],
    getGoal: ["GET", "/v1/campaigns/{campaign_id}/goals/{place}"],
    getAttempt: ["GET", "/v1/campaigns/{campaign_id}/goals/{place}/attempts/{step}"],
    testGuard: ["POST", "/v1/campaigns/{campaign_id}/guard-test"],
    campaignLogs: ["GET", "/v1/campaigns/{campaign_id}/logs"],
    pauseCampaign: ["POST", "/v1/campaigns/{campaign_id}/pause"],
    createRegressionPack: ["POST", "/v1/campaigns/{campaign_id}/regression-pack"],
    campaignResults: ["GET", "/v1/campaigns/{campaign_id}/results"],
    downloadResults: ["GET", "/v1/campaigns/{campaign_id}/results/download", "stream"],
    resumeCampaign: ["POST", "/v1/campaigns/{campaign_id}/resume"],
    retestCampaign: ["POST", "/v1/campaigns/{campaign_id}/retest"],
    preflightRetest: ["POST", "/v1/campaigns/{campaign_id}/retest/preflight"],
    getStop: ["GET", "/v1/redteam/stop"],
    stopAll: ["POST", "/v1/redteam/stop"],
    liftStop: ["DELETE", "/v1/redteam/stop"],
    listTools: ["GET", "/v1/tools"],
  },
  teams: {
    listApiKeys: ["GET", "/v1/api-keys"],
    createApiKey: ["POST", "/v1/api-keys"],
    revokeApiKey: ["DELETE", "/v1/api-keys/{key_id}"],
    listAuditLog: ["GET", "/v1/audit-log"],
    exportAuditLog: ["GET", "/v1/audit-log/export", "stream"],
    checkAuditLog: ["GET", "/v1/audit-log/integrity"],
    endCurrentApiKey: ["DELETE", "/v1/auth/api-key"],
    exchangeApiKey: ["POST", "/v1/auth/api-key/token"],
    changeEmail: ["POST", "/v1/auth/change-email"],
    changePassword: ["POST", "/v1/auth/change-password"],
    startDeviceLogin: ["POST", "/v1/auth/device/code"],
    getDeviceLogin: ["GET", "/v1/auth/device/requests/{user_code}"],
    decideDeviceLogin: ["POST", "/v1/auth/device/requests/{user_code}/decision"],
    takeDeviceKey: ["POST", "/v1/auth/device/token"],
    createFirstOwner: ["POST", "/v1/auth/first-owner"],
    showInvitation: ["POST", "/v1/auth/invitation"],
    logIn: ["POST", "/v1/auth/jwt/login"],
    logOut: ["POST", "/v1/auth/jwt/logout"],
    refresh: ["POST", "/v1/auth/jwt/refresh"],
    showOidcProvider: ["GET", "/v1/auth/oidc"],
    listSessions: ["GET", "/v1/auth/sessions"],
    endSession: ["DELETE", "/v1/auth/sessions/{session_id}"],
    useSignInLink: ["POST", "/v1/auth/sign-in-link"],
    getSignedInUser: ["GET", "/v1/auth/users/me"],
    listNotificationEndpoints: ["GET", "/v1/notifications/endpoints"],
    createNotificationEndpoint: ["POST", "/v1/notifications/endpoints"],
    updateNotificationEndpoint: ["PATCH", "/v1/notifications/endpoints/{endpoint_id}"],
    deleteNotificationEndpoint: ["DELETE", "/v1/notifications/endpoints/{endpoint_id}"],
    listNotificationDeliveries: ["GET", "/v1/notifications/endpoints/{endpoint_id}/deliveries"],
    redeliverNotification: ["POST", "/v1/notifications/endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver"],
    testNotificationEndpoint: ["POST", "/v1/notifications/endpoints/{endpoint_id}/test"],
    listPendingActions: ["GET", "/v1/pending-actions"],
    getPendingAction: ["GET", "/v1/pending-actions/{action_id}"],
    approvePendingAction: ["POST", "/v1/pending-actions/{action_id}/approve"],
    declinePendingAction: ["POST", "/v1/pending-actions/{action_id}/decline"],
    showSystem: ["GET", "/v1/system"],
    createTeam: ["POST", "/v1/teams/"],
    acceptInvitation: ["POST", "/v1/teams/invites/{invitation_id}/accept"],
    declineInvitation: ["POST", "/v1/teams/invites/{invitation_id}/decline"],
    getTeam: ["GET", "/v1/teams/{team_id}"],
    updateTeam: ["PUT", "/v1/teams/{team_id}"],
    deleteTeam: ["DELETE", "/v1/teams/{team_id}"],
    exportTeam: ["GET", "/v1/teams/{team_id}/export", "stream"],
    listInvitations: ["GET", "/v1/teams/{team_id}/invites"],
    inviteUser: ["POST", "/v1/teams/{team_id}/invites"],
    revokeInvitation: ["DELETE", "/v1/teams/{team_id}/invites/{invitation_id}"],
    resendInvitation: ["POST", "/v1/teams/{team_id}/invites/{invitation_id}/resend"],
    handOver: ["POST", "/v1/teams/{team_id}/owner"],
    listMembers: ["GET", "/v1/teams/{team_id}/users"],
    changeRole: ["PUT", "/v1/teams/{team_id}/users/{user_id}"],
    removeMember: ["DELETE", "/v1/teams/{team_id}/users/{user_id}"],
    findUser: ["GET", "/v1/users/"],
    createUser: ["POST", "/v1/users/"],
    getMe: ["GET", "/v1/users/me"],
    updateMe: ["PUT", "/v1/users/me"],
    deleteMe: ["DELETE", "/v1/users/me"],
    endOwnApiKeys: ["DELETE", "/v1/users/me/api-keys"],
    listMyTeams: ["GET", "/v1/users/me/teams"],
    getUser: ["GET", "/v1/users/{user_id}"],
    deleteUser: ["DELETE", "/v1/users/{user_id}"],
  },
} as const;
