// Generated from the migrations by `npm run generate`. Do not edit.

export interface AgentRow {
  readonly id: string;
  readonly team_id: string;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly revision: number;
  readonly agent_name: string;
  readonly model_name: string;
  readonly agent_url: string | null;
  readonly hub: string;
  readonly api_key_sealed: string | null;
  readonly api_key_mask: string | null;
  readonly api_key_url: string | null;
  readonly agent_system_prompt: string | null;
  readonly rate_limit_requests_per_minute: number;
  readonly status: string;
  readonly access_level: string;
  readonly agent_params: unknown;
  readonly mcp_config: unknown;
  readonly delegated_agents: unknown;
  readonly white_box_config: unknown;
  readonly repository_token_sealed: string | null;
  readonly repository_token_url: string | null;
  readonly agent_metadata: unknown;
  readonly purpose: string | null;
  readonly protocol: string;
  readonly test_score: string | null;
  readonly last_tested_by: string | null;
  readonly evaluated_harnesses: unknown;
  readonly last_evaluated_at: number | null;
  readonly protection_status: string;
  readonly trust_stage: string;
  readonly trusted_at: number | null;
  readonly ttt_days: number | null;
  readonly guard_config_id: string | null;
  readonly guard_manually_configured: boolean;
  readonly import_metadata: unknown;
  readonly capabilities: unknown;
  readonly skills: unknown;
  readonly latest_evaluation: unknown;
  readonly registration: unknown;
  readonly trust_verdict: "passed" | "failed" | "inconclusive" | null;
  readonly edited_revision: number;
  readonly shown_bytes: number;
}

export interface AgentHistoryRow {
  readonly team_id: string;
  readonly agent_id: string;
  readonly revision: number;
  readonly at: number;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly action: string;
  readonly changes: unknown;
  readonly shown_bytes: number;
}

export interface AgentHeaderRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly name: string;
  readonly value_sealed: string;
  readonly value_mask: string;
  readonly origin: string;
  readonly updated_by: string;
  readonly updated_at: number;
}

export interface AgentCountRow {
  readonly team_id: string;
  readonly status: string;
  readonly agents: number;
}

export interface ScheduleRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly name: string;
  readonly kind: "evaluation" | "harness" | "campaign";
  readonly settings: unknown;
  readonly cron: string | null;
  readonly timezone: string;
  readonly on_change: boolean;
  readonly budget: number | null;
  readonly is_enabled: boolean;
  readonly disabled_reason: "by_user" | "agent_archived" | null;
  readonly next_at: number | null;
  readonly seen_revision: number;
  readonly changed_at: number | null;
  readonly created_at: number;
  readonly created_by: string;
  readonly updated_at: number | null;
}

export interface ScheduleRunRow {
  readonly id: string;
  readonly team_id: string;
  readonly schedule_id: string;
  readonly at: number;
  readonly cause: "time" | "change" | "manual";
  readonly result: "started" | "skipped" | "failed";
  readonly reason: string | null;
  readonly note: string | null;
  readonly run_id: string | null;
  readonly requests: number;
  readonly is_settled: boolean;
}

export interface AgentPaceRow {
  readonly agent_id: string;
  readonly team_id: string;
  readonly next_at: number;
}
