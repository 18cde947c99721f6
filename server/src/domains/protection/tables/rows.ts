// Generated from the migrations by `npm run generate`. Do not edit.

export interface GuardConfigRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly status: "pending" | "applied";
  readonly config_body: unknown;
  readonly digest: string;
  readonly modes: unknown;
  readonly unavailable: unknown;
  readonly guard_instance_url: string | null;
  readonly live_version: number | null;
  readonly revision: number;
  readonly created_at: number;
  readonly created_by: string;
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}

export interface GuardVersionRow {
  readonly config_id: string;
  readonly version: number;
  readonly team_id: string;
  readonly agent_id: string;
  readonly digest: string;
  readonly config_body: unknown;
  readonly modes: unknown;
  readonly restored: number | null;
  readonly overrides: unknown;
  readonly applied_at: number;
  readonly applied_by: string;
}

export interface GuardCountRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly config_id: string;
  readonly version: number;
  readonly guard: string;
  readonly channel: string;
  readonly source: "console" | "sdk" | "gateway" | "sample";
  readonly definition: string;
  readonly requests: number;
  readonly hits: number;
  readonly undecided: number;
  readonly not_covered: number;
  readonly unscanned: number;
  readonly elapsed_us: number;
  readonly updated_at: number;
}

export interface GuardHitRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly config_id: string;
  readonly version: number;
  readonly guard: string;
  readonly channel: string;
  readonly definition: string;
  readonly method: string;
  readonly rule: string;
  readonly score: number;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly text_sealed: string | null;
  readonly label: "attack" | "fine" | "unsure" | null;
  readonly labeled_by: string | null;
  readonly labeled_at: number | null;
  readonly created_at: number;
  readonly request_id: string | null;
  readonly is_sample: boolean;
  readonly seen: number;
}

export interface GuardEventRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly request_id: string;
  readonly trace_id: string | null;
  readonly leg: "front" | "model" | "tools";
  readonly protocol: string;
  readonly kind: "guard" | "flow";
  readonly channel: string;
  readonly guard: string;
  readonly method: string;
  readonly rule: string;
  readonly outcome: "hit" | "undecided";
  readonly why: string | null;
  readonly action: string;
  readonly enforced: boolean;
  readonly score: number | null;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly texts: number;
  readonly elapsed_us: number;
  readonly config_id: string | null;
  readonly policy_id: string | null;
  readonly version: number;
  readonly tool: string | null;
  readonly hit_id: string | null;
  readonly ending: string;
  readonly status: number;
  readonly request: unknown;
  readonly is_sample: boolean;
  readonly created_at: number;
}

export interface TrafficSettingsRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly record_hits: boolean;
  readonly sample_share: number;
  readonly reason: string | null;
  readonly updated_at: number;
  readonly updated_by: string;
}

export interface RecordedTrafficRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly request_id: string;
  readonly leg: "front" | "model" | "tools";
  readonly protocol: string;
  readonly model: string | null;
  readonly config_id: string | null;
  readonly version: number;
  readonly decision: string;
  readonly texts: number;
  readonly characters: number;
  readonly is_cut: boolean;
  readonly content_sealed: string;
  readonly is_sample: boolean;
  readonly created_at: number;
}

export interface AgentPulseRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly leg: string;
  readonly config_id: string | null;
  readonly version: number;
  readonly is_sample: boolean;
  readonly requests: number;
  readonly judged: number;
  readonly stopped: number;
  readonly undecided: number;
  readonly unscanned: number;
  readonly first_at: number;
  readonly last_at: number;
  readonly last_judged_at: number | null;
}

export interface TrafficBucketRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly leg: string;
  readonly at: number;
  readonly is_sample: boolean;
  readonly requests: number;
  readonly judged: number;
  readonly stopped: number;
  readonly undecided: number;
  readonly dropped: number;
}

export interface FlowPolicyRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly body: string;
  readonly digest: string;
  readonly cases_sealed: string;
  readonly revision: number;
  readonly created_at: number;
  readonly created_by: string;
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}

export interface FlowVersionRow {
  readonly policy_id: string;
  readonly version: number;
  readonly team_id: string;
  readonly body: string;
  readonly digest: string;
  readonly created_at: number;
  readonly created_by: string;
}

export interface FlowAttachmentRow {
  readonly id: string;
  readonly team_id: string;
  readonly policy_id: string;
  readonly agent_id: string;
  readonly version: number;
  readonly mode: "shadow" | "enforce" | "off";
  readonly override: unknown;
  readonly attached_at: number;
  readonly attached_by: string;
}

export interface FlowListRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly entries: unknown;
  readonly updated_at: number;
  readonly updated_by: string;
}

export interface FlowCountRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly policy_id: string;
  readonly definition: string;
  readonly judged: number;
  readonly hits: number;
  readonly updated_at: number;
}

export interface FlowHitRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly policy_id: string;
  readonly version: number;
  readonly definition: string;
  readonly line: number;
  readonly tool: string;
  readonly request_id: string | null;
  readonly label: "attack" | "fine" | "unsure" | null;
  readonly labeled_by: string | null;
  readonly labeled_at: number | null;
  readonly created_at: number;
}

export interface FlowToolRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly tool: string;
  readonly calls: number;
  readonly last_at: number;
}

export interface FlowStateRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly conversation: string;
  readonly state_sealed: string;
  readonly expires_at: number;
}

export interface GuardMaskRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly conversation_id: string;
  readonly table_sealed: string;
  readonly expires_at: number;
}

export interface GuardHeartbeatRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly instance: string;
  readonly sequence: number;
  readonly config_id: string;
  readonly version: number;
  readonly digest: string;
  readonly modes: unknown;
  readonly downgraded: unknown;
  readonly seen_at: number;
}

export interface DetectionRow {
  readonly uid: string;
  readonly team_id: string;
  readonly id: string;
  readonly digest: string;
  readonly detector_id: string;
  readonly status: "CREATED" | "PROCESSING" | "COMPLETED" | "ERROR";
  readonly inputs_sealed: string | null;
  readonly outputs: unknown;
  readonly ignored: unknown;
  readonly error_message: string | null;
  readonly worker: number | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly completed_at: number | null;
}

export interface ToolPinRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly route_id: string;
  readonly tool: string;
  readonly digest: string;
  readonly changed_digest: string | null;
  readonly changed_at: number | null;
  readonly accepted_by: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly definition: string | null;
  readonly changed_definition: string | null;
}

export interface GuardReplayRow {
  readonly id: string;
  readonly team_id: string;
  readonly config_id: string;
  readonly agent_id: string | null;
  readonly digest: string;
  readonly config_body: unknown;
  readonly live_config_id: string | null;
  readonly live_version: number | null;
  readonly material: unknown;
  readonly runs: number;
  readonly most: number;
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly worker: number | null;
  readonly done: number;
  readonly total: number;
  readonly state: unknown;
  readonly created_by: string;
  readonly created_at: number;
  readonly completed_at: number | null;
}

export interface GuardRuleRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly config_id: string;
  readonly guard: string;
  readonly name: string;
  readonly pattern: string;
  readonly channels: readonly string[];
  readonly action: string;
  readonly origin: "finding" | "detection" | "policy_rule" | "person";
  readonly origin_id: string | null;
  readonly note: string | null;
  readonly expires_at: number | null;
  readonly ended_at: number | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly method: string;
}

export interface AlarmRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly kind:
    | "silence"
    | "bypass"
    | "posture"
    | "guard_errors"
    | "over_blocking"
    | "under_attack"
    | "tool_changed"
    | "events_dropped"
    | "telemetry"
    | "telemetry_dropped"
    | "telemetry_space";
  readonly severity: "warning" | "critical";
  readonly facts: unknown;
  readonly raised_at: number;
  readonly cleared_at: number | null;
  readonly cleared_because: "resolved" | "accepted" | "unwatched" | null;
  readonly acknowledged_at: number | null;
  readonly acknowledged_by: string | null;
  readonly note: string | null;
  readonly rule_id: string | null;
}

export interface AgentWatchRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly heartbeat_seconds: number | null;
  readonly has_probe: boolean;
  readonly updated_at: number | null;
  readonly updated_by: string | null;
  readonly posture: unknown;
  readonly heard_at: number | null;
  readonly silent_from: number | null;
  readonly probed_at: number | null;
  readonly probe_result: "answered" | "refused" | "unreachable" | null;
}

export interface AlertRuleRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly scope: "agent" | "each_agent" | "team";
  readonly agent_id: string | null;
  readonly measure: "blocked_share" | "error_rate" | "latency" | "cost" | "tokens" | "silence" | "counter";
  readonly metric: string | null;
  readonly percentile: number | null;
  readonly source: "gateway" | "spans";
  readonly time_window: "5m" | "15m" | "30m" | "1h" | "6h" | "1d";
  readonly compare_with: "value" | "window_before" | "day_before" | "week_before";
  readonly direction: "above" | "below";
  readonly threshold: number;
  readonly min_requests: number;
  readonly hold_seconds: number;
  readonly severity: "warning" | "critical";
  readonly enabled: boolean;
  readonly created_at: number;
  readonly created_by: string;
  readonly updated_at: number;
  readonly updated_by: string;
  readonly revision: number;
  readonly next_at: number;
}

export interface AlertStateRow {
  readonly team_id: string;
  readonly rule_id: string;
  readonly agent_id: string | null;
  readonly state: "ok" | "firing" | "too_few" | "unknown";
  readonly why: "no_data" | "unavailable" | "no_agent" | null;
  readonly value: number | null;
  readonly compared: number | null;
  readonly requests: number | null;
  readonly since: number;
  readonly calm_since: number | null;
  readonly evaluated_at: number;
}

export interface BypassSuspectRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly trace_id: string;
  readonly leg: "front" | "model";
  readonly service: string;
  readonly server: string | null;
  readonly started_at: number;
  readonly seen_at: number;
}

export interface UnregisteredAgentRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly service: string;
  readonly first_at: number;
  readonly last_at: number;
  readonly spans: number;
  readonly models: readonly string[];
  readonly trace_id: string;
  readonly ignored_at: number | null;
  readonly ignored_by: string | null;
}

export interface ExternalGuardRow {
  readonly id: string;
  readonly team_id: string;
  readonly kind: "remote" | "model";
  readonly name: string;
  readonly measured_as: string;
  readonly url: string | null;
  readonly key_sealed: string | null;
  readonly key_origin: string | null;
  readonly file: string | null;
  readonly tokenizer: string | null;
  readonly sha256: string | null;
  readonly tokenizer_sha256: string | null;
  readonly labels: unknown;
  readonly attack_label: string | null;
  readonly threshold: number | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly card_status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly card_message: string | null;
  readonly card_total: number;
  readonly worker: number | null;
  readonly card: unknown;
  readonly measured_at: number | null;
}

export interface ExternalGuardJudgmentRow {
  readonly guard_id: string;
  readonly team_id: string;
  readonly position: number;
  readonly judgments: unknown;
}

export interface GuardJudgeSpendingRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly day: number;
  readonly asked: number;
}

export interface ModelPriceRow {
  readonly id: string;
  readonly team_id: string;
  readonly pattern: string;
  readonly input: number;
  readonly output: number;
  readonly cached: number | null;
  readonly updated_by: string;
  readonly updated_at: number;
}

export interface GatewayRouteRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly leg: "front" | "model" | "tools";
  readonly slug: string;
  readonly route: string;
  readonly upstream_url: string | null;
  readonly protocol: "openai" | "anthropic" | "a2a" | "mcp" | null;
  readonly key_sealed: string | null;
  readonly key_origin: string | null;
  readonly key_header: string | null;
  readonly first_byte_ms: number;
  readonly silence_ms: number;
  readonly total_ms: number;
  readonly unscanned_paths: readonly string[];
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface GatewaySignatureRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly rotation: number;
  readonly rotated_at: number;
  readonly rotated_by: string;
}

export interface OtelSpanRow {
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly trace_id: Buffer;
  readonly span_id: Buffer;
  readonly parent_id: Buffer | null;
  readonly is_entry: boolean;
  readonly source: "otlp" | "gateway" | "evaluation" | "console";
  readonly service: string;
  readonly name: string;
  readonly kind: number;
  readonly status: number;
  readonly status_message: string | null;
  readonly start_ns: number;
  readonly duration_ns: number;
  readonly evaluation_id: string | null;
  readonly test_id: string | null;
  readonly probe_id: string | null;
  readonly conversation_id: string | null;
  readonly user_id: string | null;
  readonly operation: string | null;
  readonly model: string | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_micros: number | null;
  readonly attrs: unknown;
  readonly resource: unknown;
  readonly events: unknown;
  readonly links: unknown;
  readonly is_sample: boolean;
}

export interface OtelLogRow {
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly at_ns: number;
  readonly source: "otlp" | "gateway" | "evaluation" | "console";
  readonly service: string;
  readonly level: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "unknown";
  readonly job: string;
  readonly exporter: string;
  readonly evaluation_id: string | null;
  readonly test_id: string | null;
  readonly probe_id: string | null;
  readonly trace_id: Buffer | null;
  readonly span_id: Buffer | null;
  readonly line: string;
  readonly attrs: unknown;
  readonly is_sample: boolean;
}

export interface OtelBatcheRow {
  readonly team_id: string;
  readonly digest: Buffer;
  readonly at: number;
}

export interface OtelStreamRow {
  readonly team_id: string;
  readonly stream: Buffer;
  readonly start_ns: number;
  readonly at_ns: number;
  readonly total: number;
  readonly counts: readonly number[];
  readonly updated_at: number;
}

export interface TelemetryWriterRow {
  readonly team_id: string;
  readonly source: string;
  readonly sequence: number;
  readonly at: number;
}

export interface TraceScoreRow {
  readonly team_id: string;
  readonly trace_id: Buffer;
  readonly name: string;
  readonly scored_by: string;
  readonly source: "person" | "program";
  readonly value: number | null;
  readonly label: string | null;
  readonly reason: string | null;
  readonly scored_at: number;
}

export interface TraceCommentRow {
  readonly id: string;
  readonly team_id: string;
  readonly trace_id: Buffer;
  readonly author: string;
  readonly body: string;
  readonly created_at: number;
}

export interface SeriesNameRow {
  readonly team_id: string;
  readonly id: number;
  readonly name: string;
  readonly kind: "counter" | "latency" | "gauge";
  readonly unit: string;
  readonly is_received: boolean;
  readonly first_at: number;
}

export interface SeriesLabelRow {
  readonly team_id: string;
  readonly id: number;
  readonly labels: unknown;
}

export interface SeriesDeltaRow {
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly metric: number;
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Buffer | null;
  readonly source: string;
  readonly sequence: number;
}

export interface SeriesMinuteRow {
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly metric: number;
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Buffer | null;
}

export interface SeriesHourRow {
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly metric: number;
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Buffer | null;
}

export interface SeriesSpanRow {
  readonly team_id: string;
  readonly span: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly metric: number;
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Buffer | null;
}

export interface SeriesUnfoldedRow {
  readonly team_id: string;
  readonly at: number;
  readonly source: string;
  readonly sequence: number;
}

export interface GatewayKeyRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly name: string;
  readonly secret_hash: string;
  readonly hint: string;
  readonly legs: readonly string[];
  readonly origins: readonly string[];
  readonly requests_per_minute: number | null;
  readonly tokens_per_minute: number | null;
  readonly tokens_per_day: number | null;
  readonly micros_per_day: number | null;
  readonly concurrency: number | null;
  readonly explain: boolean;
  readonly trusted: boolean;
  readonly created_by: string;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  readonly purpose: "client" | "evaluation";
}

export interface GatewaySpendingRow {
  readonly team_id: string;
  readonly key_id: string;
  readonly day: number;
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly micros: number;
  readonly unpriced: number;
}

export interface GatewayMeterRow {
  readonly key_id: string;
  readonly team_id: string;
  readonly day: number;
  readonly day_tokens: number;
  readonly day_micros: number;
  readonly slot: number;
}

export interface GatewaySlotRow {
  readonly key_id: string;
  readonly slot: number;
  readonly team_id: string;
  readonly requests: number;
  readonly tokens: number;
}

export interface GatewayPlaceRow {
  readonly key_id: string;
  readonly gateway: string;
  readonly team_id: string;
  readonly places: number;
  readonly report: number;
  readonly seen_at: number;
}
