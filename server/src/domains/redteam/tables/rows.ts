// Generated from the migrations by `npm run generate`. Do not edit.

export interface CampaignRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly created_by: string;
  readonly tool: "native" | "promptfoo" | "garak" | "pyrit";
  readonly name: string;
  readonly purpose: string;
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly finish_reason: string | null;
  readonly stage: string;
  readonly categories: readonly string[];
  readonly settings: unknown;
  readonly seed: number;
  readonly api_key_sealed: string | null;
  readonly agent_revision: number;
  readonly library: string;
  readonly worker: number | null;
  readonly goals: number;
  readonly goals_done: number;
  readonly attempts: number;
  readonly errors: number;
  readonly watched: number;
  readonly watched_errors: number;
  readonly requests: number;
  readonly tokens: number;
  readonly cost_micros: number;
  readonly model_calls: number;
  readonly model_tokens: number;
  readonly figures: unknown;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly completed_at: number | null;
  readonly assessed: number;
  readonly broken: number;
  readonly model_refusals: number;
  readonly retest_of: string | null;
  readonly schedule_id: string | null;
}

export interface CampaignGoalRow {
  readonly campaign_id: string;
  readonly place: number;
  readonly team_id: string;
  readonly key: string;
  readonly category: string;
  readonly family: string;
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly goal: unknown;
  readonly state: "waiting" | "running" | "done";
  readonly result: "confirmed" | "seen" | "doubtful" | "held" | "unassessed" | null;
  readonly reason: string | null;
  readonly queries: number;
  readonly first_success: number | null;
  readonly best_signal: number | null;
  readonly attack: unknown;
  readonly finding_id: string | null;
  readonly retest: unknown;
  readonly trail: string | null;
}

export interface CampaignAttemptRow {
  readonly campaign_id: string;
  readonly place: number;
  readonly step: number;
  readonly team_id: string;
  readonly phase: "handshake" | "twin" | "hunt" | "confirm" | "generalize" | "minimize";
  readonly trial: number | null;
  readonly strategy: string;
  readonly engine: "embedded" | "model";
  readonly operators: readonly string[];
  readonly from_step: number | null;
  readonly draft: unknown;
  readonly state: "sent" | "observed";
  readonly sends: number;
  readonly seen: unknown;
  readonly signal: number | null;
  readonly outcome: "broke" | "held" | "unassessed" | null;
  readonly is_error: boolean;
  readonly requests: number;
  readonly tokens: number;
  readonly sent_at: number;
}

export interface CampaignEffectRow {
  readonly id: number;
  readonly campaign_id: string;
  readonly place: number;
  readonly step: number;
  readonly team_id: string;
  readonly at: number;
  readonly kind: "tool_call" | "hit" | "message" | "state" | "visit";
  readonly name: string;
  readonly detail: string;
  readonly token_id: number | null;
  readonly world: unknown;
  readonly is_counted: boolean;
}

export interface SandboxTokenRow {
  readonly id: number;
  readonly team_id: string;
  readonly campaign_id: string;
  readonly place: number;
  readonly step: number;
  readonly agent_id: string;
  readonly hash: string;
  readonly play: unknown;
  readonly lists: number;
  readonly opened_at: number;
  readonly closed_at: number | null;
}

export interface SandboxAddressRow {
  readonly agent_id: string;
  readonly team_id: string;
  readonly hash: string;
  readonly created_at: number;
}

export interface CampaignLogRow {
  readonly campaign_id: string;
  readonly n: number;
  readonly team_id: string;
  readonly at: number;
  readonly line: string;
}

export interface RedteamStopRow {
  readonly team_id: string;
  readonly stopped_by: string;
  readonly stopped_at: number;
  readonly reason: string | null;
}

export interface RedteamPolicyRow {
  readonly agent_id: string;
  readonly team_id: string;
  readonly is_allowed: boolean;
  readonly from_hour: number | null;
  readonly to_hour: number | null;
  readonly time_zone: string | null;
  readonly requests_per_minute: number | null;
  readonly updated_by: string;
  readonly updated_at: number;
}
