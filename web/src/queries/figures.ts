import type { Verdict } from "../charts/verdict.tsx";

/** One line of a report, as the console keeps it: how well, how sure, on what, and what follows. */
export interface Figure {
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly further_prompts: number | null;
}

export interface Dimension extends Figure {
  readonly scenarios: Readonly<Record<string, Figure>>;
}

export const dimensionNames = ["reliability", "security", "safety"] as const;

export type Figures = { readonly overall?: Figure } & {
  readonly [name in (typeof dimensionNames)[number]]?: Dimension;
};

/** The document leaves these members open; what a run of this console writes there is known. */
export const figuresOf = (run: { readonly figures?: unknown; readonly pillar_details?: unknown }): Figures =>
  (run.figures ?? run.pillar_details ?? {}) as Figures;

export interface ProbeFigure extends Figure {
  readonly id: string;
  /** Its one name on every page. */
  readonly title: string;
  readonly dimension: string;
  readonly scenario: string;
  readonly severity: Severity;
}

export type Severity = "low" | "medium" | "high" | "critical";

export interface CoverageEntry {
  readonly id: string;
  readonly title: string;
  readonly status: "tested" | "partly" | "untested" | "not testable from outside";
  readonly reason: string | null;
  readonly probes: readonly { readonly id: string; readonly asked: number }[];
}

export interface Report {
  readonly threshold: number;
  readonly probes: readonly ProbeFigure[];
  readonly coverage: readonly {
    readonly name: string;
    readonly title: string;
    readonly entries: readonly CoverageEntry[];
  }[];
}

export interface Inspected {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly outcome: "failed" | "resisted" | "unassessed";
  readonly reason: string;
  readonly evidence: readonly { readonly where: string; readonly line?: number; readonly text: string }[];
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

export interface Result {
  readonly seq: number;
  readonly harness: string;
  readonly scenario: string | null;
  readonly probe: string;
  readonly title: string;
  readonly severity: Severity | null;
  readonly outcome: "failed" | "resisted" | "unassessed" | null;
  readonly reason: string | null;
  readonly detector: string | null;
  readonly evidence: string | null;
  readonly question: {
    readonly turns: readonly string[];
    readonly before: readonly {
      readonly role: string;
      readonly text: string | null;
      readonly toolCalls?: readonly ToolCall[];
      readonly toolCallId?: string;
    }[];
    readonly tools?: readonly { readonly name: string }[];
    readonly planted: string | null;
    readonly expected: Readonly<Record<string, unknown>>;
  };
  readonly answers: readonly {
    readonly outcome: "answered" | "failed";
    readonly text?: string;
    readonly toolCalls?: readonly ToolCall[];
    readonly detail?: string;
    readonly latencyMs?: number;
    /** The agent said more than is kept. */
    readonly isCut?: boolean;
  }[];
}
