import type { Act } from "../../../platform/act.ts";
import type { LabelName, Level, SeriesKind } from "./store/new-rows.ts";

/**
 * Where the telemetry operations read from: the console's own store, or a backend that the operator runs (Prometheus, Loki,
 * Tempo). Each signal has one source. Whatever it is, it answers for the acting team alone.
 */
export interface TelemetrySources {
  readonly metrics: MetricsSource;
  readonly logs: LogsSource;
  readonly traces: TracesSource;
}

/** A source outside of the console is asked over the network: nothing of the database is held meanwhile (`reading.ts`). */
interface Source {
  readonly isRemote?: true;
}

/** From `fromMs` up to, and without, `toMs`. */
export interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Subject {
  readonly agentId: string | null;
  readonly evaluationId: string | null;
  readonly testId: string | null;
  readonly probeId: string | null;
}

/** `at` in seconds: when the step began. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

export interface MetricAsked {
  /** As in the catalog of metrics, or as received; never an alias. */
  readonly metric: string;
  readonly window: Window;
  readonly subject: Subject;
  /** Only figures that have, of each label named here, one of these values. */
  readonly where?: LabelFilter;
}

export type LabelFilter = Readonly<Partial<Record<LabelName, readonly string[]>>>;

export interface KnownMetric {
  readonly name: string;
  readonly kind: SeriesKind;
  readonly unit: string;
  readonly isReceived: boolean;
}

export interface MetricsSource extends Source {
  /** What was counted; of a latency, how many were measured; of a gauge, the average. 0 if there is nothing. */
  total(act: Act, asked: MetricAsked): Promise<number>;
  /** One point for each step; steps without anything are 0. Empty if the window has nothing at all. */
  series(act: Act, asked: MetricAsked & { readonly stepMs: number }): Promise<readonly Point[]>;
  /** In seconds, for each percentile in its order; steps without anything are left out. */
  latency(
    act: Act,
    asked: MetricAsked & { readonly stepMs: number; readonly percentiles: readonly number[] },
  ): Promise<readonly (readonly Point[])[]>;
  /** Like `total`, for each agent that has any. */
  byAgent(act: Act, asked: Omit<MetricAsked, "subject">): Promise<ReadonlyMap<string, number>>;
  /** Like `total`, for each value of a label; an empty value is for figures without it. */
  byLabel(act: Act, asked: MetricAsked & { readonly label: LabelName }): Promise<ReadonlyMap<string, number>>;
  /** Names that have figures, or could have. */
  known(act: Act): Promise<readonly KnownMetric[]>;
}

export interface LogsAsked {
  readonly window: { readonly fromNs: bigint; readonly toNs: bigint };
  /** Text of a query that was parsed: the sources parse it with the same parser. */
  readonly query: string;
  readonly limit: number;
  readonly direction: "forward" | "backward";
}

export interface FoundLog {
  readonly atNs: bigint;
  readonly line: string;
  readonly level: Level;
  readonly labels: Readonly<Record<string, string>>;
}

export interface FoundLogs {
  /** In the order asked for. */
  readonly entries: readonly FoundLog[];
  /** Where to go on, if the limit or the bound on work was reached. */
  readonly nextNs: bigint | null;
}

export interface LogsSource extends Source {
  find(act: Act, asked: LogsAsked): Promise<FoundLogs>;
}

export interface TracesAsked {
  readonly window: Window;
  readonly limit: number;
  readonly service: string | null;
  readonly agentId: string | null;
  readonly minMs: number | null;
  readonly maxMs: number | null;
  /** TraceQL. */
  readonly query: string | null;
}

export interface FoundTrace {
  /** Hex. */
  readonly traceId: string;
  readonly service: string | null;
  readonly name: string | null;
  readonly startNs: bigint | null;
  readonly durationMs: number | null;
}

export interface FoundTraces {
  readonly traces: readonly FoundTrace[];
  readonly inspected: {
    readonly traces: number;
    readonly bytes: number | null;
    /** Parts of the search; fewer completed than there are if it ended early. */
    readonly jobs: { readonly completed: number; readonly total: number } | null;
  };
}

export interface FoundTraceSpans {
  /** OTLP/JSON `resourceSpans`, with IDs in hex, kinds and statuses as numbers, and times as text. */
  readonly resourceSpans: readonly ResourceSpans[];
  /** How many spans are not among them, because the trace is too large. */
  readonly leftOut: number;
}

export interface ResourceSpans {
  readonly resource: { readonly attributes: readonly object[] };
  readonly scopeSpans: readonly { readonly scope?: object; readonly spans: readonly object[] }[];
}

export interface TracesSource extends Source {
  search(act: Act, asked: TracesAsked): Promise<FoundTraces>;
  /** `traceId` is 32 hex digits. Null if the team has no such trace. */
  get(act: Act, traceId: string): Promise<FoundTraceSpans | null>;
}
