import type { FoundTraceSpans } from "../sources.ts";
import { isRecord, textOf } from "./read-json.ts";

type Json = Readonly<Record<string, unknown>>;

/** Spans that are shown of a trace. */
const MOST_SPANS = 20_000;

/**
 * The parts of a trace that belong to the team, as OTLP/JSON: IDs in hex and enumerations as numbers, where Tempo writes
 * base64 and names. Parts of others are left out, also of a trace that several teams share. Null if it is no trace.
 */
export function teamBatches(
  answer: unknown,
  { label, teamId }: { label: string; teamId: string },
): FoundTraceSpans | null {
  if (!isRecord(answer)) return null;
  const trace = isRecord(answer["trace"]) ? answer["trace"] : answer;
  const batches = trace["batches"] ?? trace["resourceSpans"] ?? [];
  if (!Array.isArray(batches)) return null;
  let [left, leftOut] = [MOST_SPANS, 0];
  const resourceSpans = batches.filter(isRecord).flatMap((batch) => {
    const attributes = attributesOf(batch);
    if (!isOfTeam(attributes, label, teamId)) return [];
    const scopeSpans = listIn(batch, "scopeSpans", "instrumentationLibrarySpans").map((scope) => {
      const all = listIn(scope, "spans");
      const spans = all.slice(0, left).map(spanOf);
      left -= spans.length;
      leftOut += all.length - spans.length;
      const { scope: named = scope["instrumentationLibrary"] } = scope;
      return { ...(isRecord(named) ? { scope: named } : {}), spans };
    });
    return [{ resource: { attributes }, scopeSpans }];
  });
  return { resourceSpans, leftOut };
}

/** The name of a list changed over the versions of Tempo and OTLP. */
function listIn(holder: Json, ...names: readonly string[]): Json[] {
  const list = names.map((name) => holder[name]).find(Array.isArray);
  return (list ?? []).filter(isRecord);
}

const attributesOf = ({ resource }: Json): Json[] => (isRecord(resource) ? listIn(resource, "attributes") : []);

/** Exactly one attribute of this name, and it is a text: two could be read differently by the backend and by us. */
function isOfTeam(attributes: readonly Json[], label: string, teamId: string): boolean {
  const named = attributes.filter(({ key }) => key === label);
  const [only] = named;
  return named.length === 1 && isRecord(only?.["value"]) && only["value"]["stringValue"] === teamId;
}

function spanOf(span: Json): Json {
  const { traceId, spanId, parentSpanId, kind, status, links, ...rest } = span;
  const parent = hexId(parentSpanId, 16);
  return {
    traceId: hexId(traceId, 32) ?? "",
    spanId: hexId(spanId, 16) ?? "",
    ...(parent === null ? {} : { parentSpanId: parent }),
    ...rest,
    kind: numberIn(KINDS, kind),
    status: isRecord(status) ? { ...status, code: numberIn(STATUS_CODES, status["code"]) } : {},
    ...(Array.isArray(links) ? { links: links.filter(isRecord).map(linkOf) } : {}),
  };
}

const linkOf = ({ traceId, spanId, ...rest }: Json): Json => ({
  ...{ traceId: hexId(traceId, 32) ?? "", spanId: hexId(spanId, 16) ?? "" },
  ...rest,
});

/** 16 or 32 hex digits can be base64 too, but then of another number of bytes than an ID has. */
function hexId(value: unknown, digits: number): string | null {
  const text = textOf(value);
  if (text === null || text === "") return null;
  if (text.length === digits && /^[\da-f]+$/i.test(text)) return text.toLowerCase();
  const bytes = Buffer.from(text.slice(0, 64), "base64");
  return bytes.length * 2 === digits ? bytes.toString("hex") : null;
}

const KINDS = ["UNSPECIFIED", "INTERNAL", "SERVER", "CLIENT", "PRODUCER", "CONSUMER"].map(
  (name) => `SPAN_KIND_${name}`,
);
const STATUS_CODES = ["STATUS_CODE_UNSET", "STATUS_CODE_OK", "STATUS_CODE_ERROR"];

function numberIn(names: readonly string[], value: unknown): number {
  if (typeof value === "number" && names[value] !== undefined) return value;
  return Math.max(0, names.indexOf(String(value)));
}
