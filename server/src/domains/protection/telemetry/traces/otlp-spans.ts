import { SourceNumber } from "../../../../kernel/json/source-number.ts";
import type { Attributes, SpanEvent, SpanLink } from "../store/new-rows.ts";
import { type MatchedRow, spanAttributes } from "./span-row.ts";

export interface SpanRow extends MatchedRow {
  readonly span_id: string;
  readonly parent_id: string | null;
  readonly start_ns: string;
  readonly events: readonly SpanEvent[];
  readonly links: readonly SpanLink[];
}

/** A span in OTLP/JSON: IDs in hex, times as text. */
export function otlpSpan(row: SpanRow): object {
  return {
    traceId: row.trace_id,
    spanId: row.span_id,
    ...(row.parent_id !== null && { parentSpanId: row.parent_id }),
    name: row.name,
    kind: row.kind,
    startTimeUnixNano: row.start_ns,
    endTimeUnixNano: String(BigInt(row.start_ns) + BigInt(row.duration_ns)),
    attributes: otlpAttributes(spanAttributes(row)),
    ...(row.events.length > 0 && {
      events: row.events.map(({ at_ns, name, attrs }) => ({
        timeUnixNano: at_ns,
        name,
        attributes: otlpAttributes(attrs),
      })),
    }),
    ...(row.links.length > 0 && {
      links: row.links.map(({ trace_id, span_id, attrs }) => ({
        traceId: trace_id,
        spanId: span_id,
        attributes: otlpAttributes(attrs),
      })),
    }),
    status: {
      ...(row.status_message !== null && { message: row.status_message }),
      ...(row.status !== 0 && { code: row.status }),
    },
  };
}

export function otlpAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

/** Whole numbers are text in OTLP/JSON, because they have 64 bits. */
function otlpValue(value: unknown): object {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number")
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (value instanceof SourceNumber) return value.isInteger ? { intValue: value.source } : { doubleValue: value.value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(otlpValue) } };
  if (typeof value === "object" && value !== null)
    return { kvlistValue: { values: otlpAttributes(value as Attributes) } };
  return {};
}
