import type { JobStatus } from "../../../../platform/work/status.ts";
import type { Decision } from "../../engine/decision/confirm.ts";
import type { LearntEffects } from "../../engine/model/model.ts";
import type { CurvePoint } from "../../plan/curve.ts";
import type { EffectRow } from "../../plan/effects.ts";
import type { ProposerRecord } from "../../plan/proposed.ts";
import type { WatchReport } from "../../plan/watch.ts";

export const strategies = ["scc", "random", "hill", "halving", "gepa_style"] as const;
export type Strategy = (typeof strategies)[number];

export interface JobSettings {
  readonly targets: readonly string[];
  readonly mostProbes: number | null;
  readonly concurrency: number;
  /** Minimum gain that the lower bound must reach. */
  readonly leastGain: number;
  readonly proposer?: ProposerSettings | null;
  /** Start from what earlier searches of the team learned about the rule library. */
  readonly warmStart?: boolean;
}

/** Which agent of the team writes further rules, and how often it may be called. */
export interface ProposerSettings {
  readonly agentId: string;
  /** In place of the agent's own model. */
  readonly model: string | null;
  readonly calls: number;
}

/** Everything that a job depends on: the same manifest leads to the same result. */
export interface Manifest {
  readonly engine: string;
  readonly strategy: Strategy;
  readonly seed: number;
  readonly budget: number;
  readonly library_hash: string;
  readonly problem_hash: string;
  readonly holdout_hash: string;
  readonly base_content_hash: string;
  readonly arms: number;
  readonly train_probes: number;
  readonly holdout_probes: number;
  /** Rollouts of the budget that the pilot took. */
  readonly pilot: number;
  readonly unjudged_families: readonly string[];
  /** Absent without a rule-writing agent. */
  readonly proposer?: ProposerRecord;
  readonly warm_start?: WarmStart;
}

/** What a search started from. */
export interface WarmStart {
  readonly agents: number;
  /** Logits, by arm and category. */
  readonly effects: LearntEffects;
}

export interface JobRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly created_by: string;
  readonly kind: "search" | "recheck" | "monitor";
  readonly status: JobStatus;
  readonly status_message: string | null;
  readonly stage: string;
  readonly finish_reason: string | null;
  readonly genome_id: string;
  readonly base_version: number;
  readonly candidate_version: number | null;
  readonly proposal_id: string | null;
  readonly strategy: Strategy;
  readonly settings: JobSettings;
  readonly seed: number;
  readonly budget: number;
  readonly attempt: number;
  readonly holdout_hash: string | null;
  readonly manifest: Manifest | null;
  readonly worker: number | null;
  readonly planned: number;
  readonly observed: number;
  readonly unassessed: number;
  readonly errors: number;
  readonly watched: number;
  readonly watched_errors: number;
  readonly requests: number;
  readonly tokens: number;
  /** Of the rule-writing agent. Tokens are reserved before a call; those of a call lost with its worker stay counted. */
  readonly proposer_requests: number;
  readonly proposer_tokens: number;
  /** Warnings for readers of the job, in sentences. */
  readonly notes: readonly string[];
  readonly decision: Decision | null;
  readonly effects: readonly EffectRow[] | null;
  /** Of post-apply monitoring: what it had observed when it last went to sleep, or at its end. */
  readonly watch: WatchReport | null;
  /** Seconds; until then no worker takes the job. */
  readonly wake_at: number | null;
  readonly curve: readonly CurvePoint[] | null;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly completed_at: number | null;
}

export interface RolloutRow {
  readonly replicate: number;
  readonly config_hash: string;
  readonly prompt_key: string;
  readonly arms: readonly number[];
  readonly side: "train" | "holdout";
  readonly category: string;
  readonly state: "planned" | "sent" | "observed";
  readonly outcome: 0 | 1 | null;
  readonly is_error: boolean;
  readonly tokens: number;
  readonly reason: string | null;
  readonly replies: readonly string[] | null;
}
