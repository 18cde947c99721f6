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
