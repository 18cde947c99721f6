import { nanosOf } from "../../../parts/nanoseconds.ts";

export type Attributes = ReadonlyMap<string, unknown>;

/** One span of an OTLP/JSON answer. Everything in it is from outside. */
export interface Span {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly service: string;
  readonly kind: string;
  readonly status: "unset" | "ok" | "error";
  readonly statusMessage: string;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: Attributes;
  readonly resource: Attributes;
  readonly events: readonly { readonly atNs: bigint; readonly name: string; readonly attributes: Attributes }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json => (value !== null && typeof value === "object" ? (value as Json) : {});
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const KINDS = ["unspecified", "internal", "server", "client", "producer", "consumer"] as const;

const kindOf = (kind: unknown): string =>
  typeof kind === "number" ? (KINDS[kind] ?? "unspecified") : textOf(kind).replace("SPAN_KIND_", "").toLowerCase();

function statusOf(code: unknown): Span["status"] {
  if (code === 2 || code === "STATUS_CODE_ERROR") return "error";
  return code === 1 || code === "STATUS_CODE_OK" ? "ok" : "unset";
}

/** OTLP's `AnyValue` as a plain value. */
function plainValue(value: unknown, depth = 0): unknown {
  const any = objectOf(value);
  if (depth > 8) return "…";
  if ("arrayValue" in any)
    return listOf(objectOf(any["arrayValue"])["values"]).map((one) => plainValue(one, depth + 1));
  if ("kvlistValue" in any)
    return Object.fromEntries(
      listOf(objectOf(any["kvlistValue"])["values"]).map(({ key, value: one }) => [
        textOf(key),
        plainValue(one, depth + 1),
      ]),
    );
  const [first] = Object.values(any);
  return first ?? null;
}

const attributesOf = (value: unknown): Attributes =>
  new Map(listOf(value).map(({ key, value: one }) => [textOf(key), plainValue(one)]));

function spanOf(span: Json, resource: Attributes): Span | null {
  const id = textOf(span["spanId"]);
  const startNs = nanosOf(span["startTimeUnixNano"]);
  if (id === "" || startNs === null) return null;
  const ended = nanosOf(span["endTimeUnixNano"]);
  const isEnded = ended !== null && ended > startNs;
  const status = objectOf(span["status"]);
  return {
    id,
    parentId: textOf(span["parentSpanId"]) || null,
    name: textOf(span["name"]),
    service: String(resource.get("service.name") ?? ""),
    kind: kindOf(span["kind"]),
    status: statusOf(status["code"]),
    statusMessage: textOf(status["message"]),
    startNs,
    endNs: isEnded ? ended : startNs,
    attributes: attributesOf(span["attributes"]),
    resource,
    events: listOf(span["events"]).map((event) => ({
      atNs: nanosOf(event["timeUnixNano"]) ?? startNs,
      name: textOf(event["name"]),
      attributes: attributesOf(event["attributes"]),
    })),
    links: listOf(span["links"]).map(({ traceId, spanId }) => ({ traceId: textOf(traceId), spanId: textOf(spanId) })),
  };
}

/** All spans of a trace, each ID once. */
export function spansIn(batches: readonly unknown[]): Span[] {
  const found = new Map<string, Span>();
  for (const batch of listOf(batches)) {
    const resource = attributesOf(objectOf(batch["resource"])["attributes"]);
    const scopes = listOf(batch["scopeSpans"] ?? batch["instrumentationLibrarySpans"]);
    for (const json of scopes.flatMap(({ spans }) => listOf(spans))) {
      const span = spanOf(json, resource);
      if (span && !found.has(span.id)) found.set(span.id, span);
    }
  }
  return [...found.values()];
}
