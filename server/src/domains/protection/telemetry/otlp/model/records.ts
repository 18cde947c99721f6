/**
 * What an OpenTelemetry SDK sent, read from protobuf or JSON. Times are nanoseconds, IDs are lower-case hex, and an ID of the
 * wrong length is empty. Texts, lists and depth are within `limits.ts`.
 */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Attributes = Readonly<Record<string, Value>>;

export interface Scope {
  readonly name: string;
  readonly version: string;
}

/** Who sent a record. One object for all records of a group. */
export interface Sender {
  readonly resource: Attributes;
  readonly scope: Scope;
}

export interface SpanRecord {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly kind: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: Attributes;
  readonly events: readonly EventRecord[];
  readonly links: readonly LinkRecord[];
  readonly status: number;
  readonly statusMessage: string;
}

export interface EventRecord {
  readonly atNs: bigint;
  readonly name: string;
  readonly attributes: Attributes;
}

export interface LinkRecord {
  readonly traceId: string;
  readonly spanId: string;
  readonly attributes: Attributes;
}

export interface LogRecord {
  readonly atNs: bigint;
  readonly observedNs: bigint;
  readonly severity: number;
  readonly severityText: string;
  readonly body: Value;
  readonly attributes: Attributes;
  readonly traceId: string;
  readonly spanId: string;
  readonly eventName: string;
}

/** One point of a metric. */
export interface PointRecord {
  readonly name: string;
  readonly unit: string;
  readonly isCumulative: boolean;
  /** Sums only: whether it never falls. */
  readonly isMonotonic: boolean;
  readonly attributes: Attributes;
  readonly startNs: bigint;
  readonly atNs: bigint;
  /** Whether the sender says that there was nothing to record. */
  readonly isEmpty: boolean;
  readonly data: PointData;
}

/** What a point says of itself, without what its metric says. */
export type PointReading = Pick<PointRecord, "attributes" | "startNs" | "atNs" | "isEmpty" | "data">;

export type PointData = NumberPoint | Histogram | ExponentialHistogram | { readonly kind: "summary" };

export interface NumberPoint {
  readonly kind: "sum" | "gauge";
  readonly value: number;
}

export interface Histogram {
  readonly kind: "histogram";
  readonly count: number;
  readonly sum: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** One more than bounds. Empty if only count and sum are known. */
  readonly counts: readonly number[];
  readonly bounds: readonly number[];
}

export interface ExponentialHistogram {
  readonly kind: "exponential";
  readonly count: number;
  readonly sum: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly scale: number;
  readonly zeros: number;
  readonly positive: Buckets;
  readonly negative: Buckets;
}

export interface Buckets {
  readonly offset: number;
  readonly counts: readonly number[];
}

/** A record, or that one was refused before it was read. */
export type Read<R> = { readonly record: R; readonly sender: Sender } | { readonly refused: string };
