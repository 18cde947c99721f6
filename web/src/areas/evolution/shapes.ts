/** What the evolution operations leave open in the document, as this console fills it. */
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
  readonly groups: readonly Group[];
  readonly cost: { readonly rollouts: number; readonly requests: number; readonly tokens: number };
  readonly token_delta: number;
  readonly limitations: readonly string[];
}

export interface Mutation {
  readonly gene_name: string;
  readonly current_value: unknown;
  readonly proposed_value: unknown;
  readonly rationale: string;
  readonly confidence: number;
  readonly op?: string;
  readonly weakening?: boolean;
  readonly effects?: readonly Omit<Effect, "arm">[];
  readonly tokens?: number;
}

export interface Proposal {
  readonly id: string;
  readonly agent_id: string;
  readonly status: string;
  readonly created_at: number;
  readonly trigger_summary?: string;
  readonly mutations?: readonly Mutation[];
  readonly net_fitness_delta?: number | null;
  readonly reviewer_notes?: string | null;
  readonly extra?: {
    readonly evidence?: Pick<Evidence, "n" | "lower" | "upper" | "verdict"> | null;
    readonly expires_at?: number;
    readonly evaluation_id?: string | null;
    readonly evolution_id?: string | null;
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
};

export const points = (share: number): string => `${share >= 0 ? "+" : "−"}${Math.abs(share * 100).toFixed(1)}`;
