import type { Manifest } from "../jobs/store/job-row.ts";

export const proposalStatuses = [
  "evaluating",
  "inconclusive",
  "pending",
  "approved",
  "rejected",
  "expired",
  "superseded",
  "applied",
  "monitoring",
  "verified",
  "alarmed",
  "rolled_back",
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

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
  readonly status: ProposalStatus;
  readonly trigger_summary: string;
  readonly engine_name: string;
  readonly mutations: readonly Mutation[];
  readonly evidence: Evidence | null;
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

/** One change of a proposal: the difference, the reason, and the observed effect. */
export interface Mutation {
  readonly gene_name: string;
  readonly current_value: unknown;
  readonly proposed_value: unknown;
  readonly rationale: string;
  /** Probability that the change helps where it is meant to. */
  readonly confidence: number;
  readonly kind: string;
  readonly op: string;
  readonly text_diff: unknown;
  readonly weakening: boolean;
  readonly arm: string | null;
  readonly effects: readonly MutationEffect[];
  /** Approximate additional tokens for each request. */
  readonly tokens: number;
}

export interface MutationEffect {
  readonly category: string;
  readonly trials: number;
  readonly points: number;
  readonly lower: number;
  readonly upper: number;
  readonly p_positive: number;
}

/** Of one group of questions; gains are shares, from -1 to 1. */
export interface GroupEvidence {
  readonly group: string;
  readonly n: number;
  readonly gained: number;
  readonly lost: number;
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  readonly margin: number;
  readonly verdict: string;
}

export interface Evidence {
  readonly n: number;
  readonly gained: number;
  readonly lost: number;
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  readonly e_value: number;
  readonly alpha_spent: number;
  readonly sign_test: number;
  readonly attempt: number;
  readonly verdict: string;
  readonly groups: readonly GroupEvidence[];
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  readonly cost: { readonly rollouts: number; readonly requests: number; readonly tokens: number };
  readonly token_delta: number;
  readonly limitations: readonly string[];
  readonly manifest: Manifest | null;
}
