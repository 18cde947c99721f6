/** OTLP in its JSON form: IDs in hex, 64-bit numbers as text. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly object[];
  readonly status: { readonly code: number; readonly message?: string };
}

export interface OtlpLog {
  readonly timeUnixNano: string;
  readonly observedTimeUnixNano: string;
  readonly severityNumber: number;
  readonly severityText: string;
  readonly body: object;
  readonly attributes: readonly object[];
  readonly traceId?: string;
  readonly spanId?: string;
}

/** What is sent, with the resource that it belongs to: records of one resource travel together. */
export interface Exported<T> {
  readonly resource: Resource;
  readonly record: T;
}

export type Resource = Readonly<Record<string, string>>;

/** Null and undefined are left out: an absent attribute says the same. */
export function attributesOf(values: Readonly<Record<string, unknown>>): object[] {
  const attributes: object[] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) attributes.push({ key, value: anyValue(value) });
  }
  return attributes;
}

function anyValue(value: unknown): object {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number")
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(anyValue) } };
  return { stringValue: JSON.stringify(value) };
}

const SCOPE = { name: "agent-console" };

export const tracesBody = (spans: readonly Exported<OtlpSpan>[]): object => ({
  resourceSpans: byResource(spans, (resource, records) => ({
    resource,
    scopeSpans: [{ scope: SCOPE, spans: records }],
  })),
});

export const logsBody = (logs: readonly Exported<OtlpLog>[]): object => ({
  resourceLogs: byResource(logs, (resource, records) => ({
    resource,
    scopeLogs: [{ scope: SCOPE, logRecords: records }],
  })),
});

export const metricsBody = (metrics: readonly Exported<object>[]): object => ({
  resourceMetrics: byResource(metrics, (resource, records) => ({
    resource,
    scopeMetrics: [{ scope: SCOPE, metrics: records }],
  })),
});

function byResource<T>(
  all: readonly Exported<T>[],
  write: (resource: object, records: readonly T[]) => object,
): object[] {
  const found = new Map<string, { readonly resource: Resource; readonly records: T[] }>();
  for (const { resource, record } of all) {
    const key = JSON.stringify(resource);
    const group = found.get(key);
    if (group) group.records.push(record);
    else found.set(key, { resource, records: [record] });
  }
  return [...found.values()].map(({ resource, records }) => write({ attributes: attributesOf(resource) }, records));
}
