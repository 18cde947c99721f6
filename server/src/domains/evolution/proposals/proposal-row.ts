import type { Refined } from "../../../platform/db/sql.ts";
import type { Manifest } from "../jobs/store/job-row.ts";
import type { Division } from "../plan/own-tests/objective.ts";
import type { SourceShare } from "../plan/sources/shares.ts";
import type { ProposalRow as StoredProposal } from "../tables/rows.ts";

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

export type ProposalRow = Refined<
  StoredProposal,
  { readonly mutations: readonly Mutation[]; readonly evidence: Evidence | null }
>;

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
  /** Of its interval; absent in evidence of earlier releases, where it was 0.95. */
  readonly level?: number;
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
  /** Of the interval, from 0 to 1; absent in evidence of earlier releases, where it was said to be 0.95. */
  readonly level?: number;
  /** Of earlier releases, which decided by betting. */
  readonly e_value?: number;
  readonly sign_test?: number;
  /** Error spent when it was decided, and the look at which that was. */
  readonly alpha_spent: number;
  readonly looks?: number;
  /** Mean of the pairs, before it was corrected for the luck of stopping. */
  readonly mean?: number;
  readonly attempt: number;
  readonly verdict: string;
  readonly groups: readonly GroupEvidence[];
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  readonly cost: { readonly rollouts: number; readonly requests: number; readonly tokens: number };
  readonly token_delta: number;
  readonly limitations: readonly string[];
  readonly manifest: Manifest | null;
  readonly objective?: EvidenceObjective;
  /** Where the gain comes from, by the search's estimate. Absent where no search chose the changes. */
  readonly sources?: readonly SourceShare[];
}

/** The harness of the team that the gain was measured on, and how its cases were divided. */
export interface EvidenceObjective extends Division {
  readonly name: string;
  /** Labeled traffic, which monitoring can't ask again. */
  readonly is_traffic?: true;
  readonly version?: number;
}
