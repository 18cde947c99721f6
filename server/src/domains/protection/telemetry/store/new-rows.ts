/** Where a row came from: sent by an OpenTelemetry SDK, or written by a part of the console. */
export type Source = "otlp" | "gateway" | "evaluation" | "console";

export type Attributes = Readonly<Record<string, unknown>>;

/** Whom a row is about. `agentId` is null if it names no agent of the team. */
export interface About {
  readonly agentId: string | null;
  readonly evaluationId: string | null;
  readonly testId: string | null;
  readonly probeId: string | null;
  /** Made up for the sample agent. */
  readonly isSample: boolean;
}

/** Kind and status are OTLP's numbers, times are nanoseconds since 1970, IDs are lower-case hex. */
export interface NewSpan extends About {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  /** Traces are listed by these: no parent, or the gateway's own span. */
  readonly isEntry: boolean;
  readonly source: Source;
  readonly service: string;
  readonly name: string;
  readonly kind: 0 | 1 | 2 | 3 | 4 | 5;
  readonly status: 0 | 1 | 2;
  readonly statusMessage: string | null;
  readonly startNs: bigint;
  readonly durationNs: bigint;
  readonly conversationId: string | null;
  readonly userId: string | null;
  /** By the GenAI conventions: `chat`, `execute_tool`, … */
  readonly operation: string | null;
  readonly model: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** In millionths of the currency; null if it is unknown. */
  readonly costMicros: number | null;
  readonly attrs: Attributes;
  readonly resource: Attributes;
  readonly events: readonly SpanEvent[];
  readonly links: readonly SpanLink[];
}

/** As stored in JSON: the time is text, because nanoseconds don't fit a double. */
export interface SpanEvent {
  readonly at_ns: string;
  readonly name: string;
  readonly attrs: Attributes;
}

export interface SpanLink {
  readonly trace_id: string;
  readonly span_id: string;
  readonly attrs: Attributes;
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "unknown"] as const;
export type Level = (typeof logLevels)[number];

export interface NewLog extends About {
  readonly atNs: bigint;
  readonly source: Source;
  readonly service: string;
  readonly level: Level;
  readonly job: string;
  readonly exporter: string;
  readonly traceId: string | null;
  readonly spanId: string | null;
  readonly line: string;
  readonly attrs: Attributes;
}

export type SeriesKind = "counter" | "latency" | "gauge";

/** A closed set, so that nobody multiplies series. */
export const labelNames = ["guard", "rule", "channel", "outcome", "leg", "model", "direction"] as const;
export type LabelName = (typeof labelNames)[number];
export type SeriesLabels = Readonly<Partial<Record<LabelName, string>>>;

/** A minute of one figure, for the team (no agent), an agent, or an evaluation. */
export interface NewDelta {
  readonly agentId: string | null;
  readonly evaluationId: string | null;
  /** ID in `series_names`. */
  readonly metric: number;
  /** ID in `series_labels`; 0 for none. */
  readonly labels: number;
  /** When the minute began, in seconds. */
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketch: Uint8Array | null;
}
