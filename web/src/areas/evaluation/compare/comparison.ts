import type { Piece } from "@agent-console/analysis/difference/word-difference.ts";
import type { Verdict } from "../../../charts/verdict.tsx";

/** Two runs side by side, as the console tells it. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly method: string;
  readonly comparability: {
    readonly same_plan: boolean;
    readonly differences: readonly { readonly what: string; readonly before: string; readonly after: string }[];
    readonly words: string;
  };
  readonly not_compared: { readonly only_before: readonly string[]; readonly only_after: readonly string[] };
  readonly changed: readonly ChangedPrompt[];
  readonly overall: Change;
  readonly dimensions: readonly (Change & { readonly name: string })[];
  readonly probes: readonly ProbeChange[];
  readonly agent: AgentDifference;
}

export interface AgentDifference {
  readonly same: boolean;
  readonly system_prompt: readonly Piece[] | null;
  readonly configuration: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly guard: Both<Guard>;
  readonly genome: Both<Genome>;
}

interface Both<T> {
  readonly before: T;
  readonly after: T;
  readonly same: boolean;
}

export interface Guard {
  readonly guard_config_id: string | null;
  readonly guard_manually_configured: boolean;
  readonly protection_status: string;
}

export interface Genome {
  readonly config_etag: string;
  readonly genome_id: string | null;
  readonly version: number | null;
  readonly proposal: { readonly id: string; readonly taken_back: boolean } | null;
}

interface Side {
  readonly evaluation_id: string;
  readonly completed_at: number | null;
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: Verdict;
  readonly threshold: number;
}

export interface ChangedPrompt {
  readonly probe: string;
  /** What people call the probe. */
  readonly title: string;
  readonly before_seq: number;
  readonly after_seq: number;
  readonly to: "resisted" | "failed";
}

export type Shown = "better" | "worse" | "no_difference_shown" | "not_comparable";

export interface Change {
  readonly verdict: Shown;
  readonly effect: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly pairs: number | null;
  readonly better: number | null;
  readonly worse: number | null;
  readonly difference: number | null;
  readonly p: number | null;
  readonly more_than_noise: boolean;
  readonly words: string;
}

export interface ProbeChange {
  readonly probe: string;
  /** What people call the probe. */
  readonly title: string;
  readonly scenario: string;
  readonly severity: string;
  readonly better: number | null;
  readonly worse: number | null;
  readonly before: { readonly resisted: number; readonly n: number };
  readonly after: { readonly resisted: number; readonly n: number };
  readonly p_adjusted: number;
  readonly more_than_noise: boolean;
  readonly verdict: Shown;
}
