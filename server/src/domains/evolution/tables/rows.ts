// Generated from the migrations by `npm run generate`. Do not edit.

export interface GenomeRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string | null;
  readonly body: string | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly name: string | null;
  readonly origin: string;
  readonly latest: number;
  readonly warnings: unknown;
  readonly deleted_at: number | null;
}

export interface GenomeVersionRow {
  readonly genome_id: string;
  readonly version: number;
  readonly team_id: string;
  readonly genes: unknown;
  readonly gene_count: number;
  readonly content_hash: string;
  readonly config_etag: string;
  readonly semantic_hash: string;
  readonly operator: unknown;
  readonly run_id: string | null;
  readonly note: string | null;
  readonly created_by: string;
  readonly actor_kind: string;
  readonly created_at: number;
}

export interface GenomeEdgeRow {
  readonly child_id: string;
  readonly child_version: number;
  readonly parent_id: string;
  readonly parent_version: number;
  readonly role: string;
  readonly team_id: string;
}

export interface GenomeMapRow {
  readonly team_id: string;
  readonly version: number;
  readonly points: unknown;
  readonly distances: unknown;
  readonly stress: number;
  readonly trustworthiness: number;
  readonly drawn_at: number;
}

export interface EvolutionJobRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly created_by: string;
  readonly kind: "search" | "recheck" | "monitor";
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly stage: string;
  readonly finish_reason: string | null;
  readonly genome_id: string;
  readonly base_version: number;
  readonly candidate_version: number | null;
  readonly proposal_id: string | null;
  readonly strategy: string;
  readonly settings: unknown;
  readonly seed: number;
  readonly budget: number;
  readonly attempt: number;
  readonly holdout_hash: string | null;
  readonly manifest: unknown;
  readonly worker: number | null;
  readonly planned: number;
  readonly observed: number;
  readonly unassessed: number;
  readonly errors: number;
  readonly watched: number;
  readonly watched_errors: number;
  readonly requests: number;
  readonly tokens: number;
  readonly decision: unknown;
  readonly effects: unknown;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly completed_at: number | null;
  readonly curve: unknown;
  readonly proposer_requests: number;
  readonly proposer_tokens: number;
  readonly notes: unknown;
  readonly wake_at: number | null;
  readonly watch: unknown;
  readonly learnt: unknown;
  readonly kept: unknown;
  readonly continues_id: string | null;
}

export interface EvolutionRolloutRow {
  readonly job_id: string;
  readonly replicate: number;
  readonly team_id: string;
  readonly config_hash: string;
  readonly prompt_key: string;
  readonly arms: readonly number[];
  readonly side: "train" | "holdout";
  readonly category: string;
  readonly state: "planned" | "sent" | "observed";
  readonly attempts: number;
  readonly outcome: 0 | 1 | null;
  readonly is_error: boolean;
  readonly reason: string | null;
  readonly detector: string | null;
  readonly requests: number;
  readonly tokens: number;
  readonly latency_ms: number | null;
  readonly replies: unknown;
}

export interface EvolutionProposerCallRow {
  readonly job_id: string;
  readonly number: number;
  readonly team_id: string;
  readonly category: string;
  readonly case_number: string;
  readonly traces: unknown;
  readonly state: "planned" | "sent" | "answered" | "failed";
  readonly attempts: number;
  readonly reply: string | null;
  readonly is_whole: boolean;
  readonly failure: string | null;
  readonly model: string | null;
  readonly tokens_in: number;
  readonly tokens_out: number;
}

export interface ProposalRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly job_id: string;
  readonly genome_id: string;
  readonly base_version: number;
  readonly candidate_version: number;
  readonly resulting_version: number | null;
  readonly base_etag: string;
  readonly candidate_etag: string;
  readonly status:
    | "evaluating"
    | "inconclusive"
    | "pending"
    | "approved"
    | "rejected"
    | "expired"
    | "superseded"
    | "applied"
    | "monitoring"
    | "verified"
    | "alarmed"
    | "rolled_back";
  readonly trigger_summary: string;
  readonly engine_name: string;
  readonly mutations: unknown;
  readonly evidence: unknown;
  readonly supersedes: string | null;
  readonly triggered_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly reviewed_by: string | null;
  readonly reviewed_at: number | null;
  readonly reviewer_notes: string | null;
  readonly reason_code: string | null;
  readonly applied_by: string | null;
  readonly applied_at: number | null;
  readonly evaluation_id: string | null;
  readonly monitor_id: string | null;
  readonly rolled_back_by: string | null;
  readonly rolled_back_at: number | null;
}

export interface EvolutionSettingsRow {
  readonly team_id: string;
  readonly four_eyes: boolean;
  readonly changed_by: string;
  readonly changed_at: number;
  readonly reattack_after_apply: boolean;
}
