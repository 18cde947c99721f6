/** What the evolution operations leave open in the document, as this console fills it. */
import type { GeneChange } from "@agent-console/sdk";

export type ShownChange = Pick<GeneChange, "gene_name" | "op" | "text_diff" | "current_value" | "proposed_value">;

export interface Job {
  readonly evolution_id: string;
  readonly status: string;
  readonly agent_id?: string | null;
  readonly extra: {
    readonly kind: "search" | "recheck" | "monitor";
    readonly stage: string;
    readonly status_message: string | null;
    readonly finish_reason: string | null;
    readonly strategy: string;
    readonly proposal_id: string | null;
    readonly created_at: number;
    readonly completed_at: number | null;
    readonly progress: {
      readonly budget: number;
      readonly observed: number;
      readonly share: number;
      readonly unassessed: number;
      readonly errors: number;
    };
    readonly cost: { readonly requests: number; readonly tokens: number };
    readonly manifest: { readonly arms: number } | null;
    /** What the reader should know, in sentences. */
    readonly warnings: readonly string[];
  };
}

export interface Effect {
  readonly arm: string;
  readonly category: string;
  readonly trials: number;
  readonly points: number;
  readonly lower: number;
  readonly upper: number;
  readonly p_positive: number;
}

/** One that the search asked, with what it did and cost. */
export interface Configuration {
  readonly config_hash: string;
  readonly arms: number;
  readonly n: number;
  readonly tokens: number;
  /** Null for the agent as it stands. */
  readonly gain: { readonly points: number; readonly lower: number; readonly upper: number } | null;
}

export interface Group {
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

export interface Evidence extends Omit<Group, "group" | "margin"> {
  readonly e_value: number;
  readonly sign_test: number;
  readonly alpha_spent: number;
  readonly groups: readonly Group[];
  readonly cost: { readonly rollouts: number; readonly requests: number; readonly tokens: number };
  readonly token_delta: number;
  readonly limitations: readonly string[];
}

export interface Mutation extends ShownChange {
  readonly rationale: string;
  readonly confidence: number;
  readonly weakening?: boolean;
  readonly effects?: readonly Omit<Effect, "arm">[];
  readonly tokens?: number;
}

/** How the watch over an applied change goes. */
export interface Watch {
  readonly evolution_id: string;
  readonly status: string;
  readonly message: string | null;
  readonly finish_reason: string | null;
  readonly next_round_at: number | null;
  readonly ends_at: number | null;
  readonly seen:
    | (Pick<Group, "n" | "gained" | "lost" | "estimate" | "lower" | "upper"> & {
        readonly rounds_done: number;
        readonly rounds: number;
        readonly odds: number;
      })
    | null;
  readonly confirmed_estimate: number | null;
}

export interface Proposal {
  readonly id: string;
  readonly agent_id: string;
  readonly genome_id: string;
  readonly genome_version: number;
  readonly status: string;
  readonly created_at: number;
  readonly reviewed_at?: number | null;
  readonly trigger_summary?: string;
  readonly mutations?: readonly Mutation[];
  readonly net_fitness_delta?: number | null;
  readonly reviewer_notes?: string | null;
  readonly extra?: {
    readonly evidence?: Pick<Evidence, "n" | "lower" | "upper" | "verdict"> | null;
    /** What the console makes of the evidence. */
    readonly finding?: { readonly confirmed: boolean; readonly words: string };
    readonly expires_at?: number;
    readonly evaluation_id?: string | null;
    readonly evolution_id?: string | null;
    readonly monitor_id?: string | null;
    readonly candidate_version?: number;
    readonly supersedes?: string | null;
    readonly reason_code?: string | null;
    readonly applied_at?: number | null;
    readonly rolled_back_at?: number | null;
    readonly watch?: Watch | null;
    /** Of a stale one: what changed of the agent since it was measured. */
    readonly drift?: readonly ShownChange[];
    /** What can be done with it now. */
    readonly can?: readonly string[];
  };
}

export const reasons: Readonly<Record<string, string>> = {
  confirmed: "A change was confirmed on questions that the search had not seen.",
  no_supported_improvement: "No change could be confirmed. The agent stays as it is.",
  nothing_to_propose: "The search found nothing worth deciding on.",
  budget: "The budget ended before a decision.",
  cancelled: "Ended by hand.",
  target_errors: "Too many questions got no answer.",
  changed: "The agent was changed by somebody; there is nothing left to watch.",
  unproven: "Nothing speaks for worse, but it could not be shown to hold.",
  agent_gone: "The agent is no longer there.",
  holds: "The change that was applied holds.",
  worse: "The agent answers worse than before the change was applied.",
  no_evaluable_genes: "Nothing of this agent can be changed and measured from here.",
  no_probes: "There are too few questions to search and to decide with.",
  drift: "The console's questions or clauses changed meanwhile. Start it again.",
  failed: "The console failed on it; its log tells why.",
};

export const kindWords: Readonly<Record<Job["extra"]["kind"], string>> = {
  search: "Search",
  recheck: "Test of a combination",
  monitor: "Watch over a change",
};

export const stageWords: Readonly<Record<string, string>> = {
  waiting: "about to start",
  search: "searching",
  prune: "leaving out what is idle",
  confirm: "deciding on unseen questions",
  watch: "watching",
};

export const strategyWords: Readonly<Record<string, string>> = {
  scc: "Screen, compose, confirm",
  random: "At random",
  hill: "Hill climbing",
  halving: "Successive halving",
  gepa_style: "Reflection on failures",
};

/** Points of 100 with their sign. */
export const signed = (value: number, digits = 1): string =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;
/** The same of a share. */
export const points = (share: number): string => signed(share * 100);
