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
  readonly source: "console" | "sdk";
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
