/** A span of a trace, below the one that called it. */
export interface TreeSpan {
  readonly id: string;
  readonly name: string;
  readonly service: string | null;
  readonly depth: number;
  /** Since the trace began. */
  readonly afterMs: number;
  readonly ms: number;
  readonly status: string;
}

interface Span {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly service: string | null;
  readonly start: bigint;
  readonly end: bigint;
  readonly status: string;
}

/** Deeper spans are shown at this depth: a line has to fit. */
const DEEPEST = 20;

/** The spans of OTLP/JSON batches, each below its parent, in the order in which they began. */
export function spanTree(batches: readonly object[]): TreeSpan[] {
  const spans = batches.flatMap(spansOf).sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const ids = new Set(spans.map(({ id }) => id));
  const below = new Map<string, Span[]>();
  for (const span of spans) {
    const siblings = below.get(span.parent);
    if (siblings) siblings.push(span);
    else below.set(span.parent, [span]);
  }
  const roots = spans.filter(({ parent }) => parent === "" || !ids.has(parent));
  const first = spans[0]?.start ?? 0n;
  const found: TreeSpan[] = [];
  const seen = new Set<Span>();
  // Spans that are each other's parents are below no root, and come last.
  const open = [...roots, ...spans].map((span) => ({ span, depth: 0 })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { span, depth } = next;
    // IDs are the sender's: a span can be its own parent, or have the ID of another.
    if (seen.has(span)) continue;
    seen.add(span);
    const { id, name, service, status, start, end } = span;
    found.push({ ...{ id, name, service, status, depth }, afterMs: msOf(start - first), ms: msOf(end - start) });
    const children = (below.get(id) ?? []).map((child) => ({ span: child, depth: Math.min(depth + 1, DEEPEST) }));
    open.push(...children.reverse());
  }
  return found;
}

const msOf = (nanos: bigint): number => Number(nanos) / 1e6;

type Json = Readonly<Record<string, unknown>>;
const record = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const nanos = (value: unknown): bigint => (/^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : 0n);

function spansOf(batch: object): Span[] {
  const { resource, scopeSpans } = record(batch);
  const named = listOf(record(resource)["attributes"]).find(({ key }) => key === "service.name");
  const service = text(record(named?.["value"])["stringValue"]) || null;
  return listOf(scopeSpans).flatMap(({ spans }) =>
    listOf(spans).map((span) => ({
      ...{ id: text(span["spanId"]), parent: text(span["parentSpanId"]), name: text(span["name"]), service },
      ...{ start: nanos(span["startTimeUnixNano"]), end: nanos(span["endTimeUnixNano"]) },
      status: STATUSES[Number(record(span["status"])["code"] ?? 0)] ?? "unset",
    })),
  );
}

const STATUSES = ["unset", "ok", "error"];
