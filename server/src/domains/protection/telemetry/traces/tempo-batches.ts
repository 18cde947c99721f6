import { setImmediate } from "node:timers/promises";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import type { ResourceSpans } from "../sources.ts";

const KINDS = ["UNSPECIFIED", "INTERNAL", "SERVER", "CLIENT", "PRODUCER", "CONSUMER"];
const STATUSES = ["UNSET", "OK", "ERROR"];
const SPANS_AT_A_TIME = 100;

export const base64 = (hex: string): string => Buffer.from(hex, "hex").toString("base64");

interface OtlpSpan {
  readonly traceId?: string;
  readonly spanId?: string;
  readonly parentSpanId?: string;
  readonly kind?: number | string;
  readonly status?: { readonly code?: number | string };
  readonly links?: readonly { readonly traceId?: string; readonly spanId?: string }[];
}

/** The span as Tempo writes it: IDs in base64, kind and status as the names of the protocol. */
function tempoSpan(span: OtlpSpan): object {
  const { traceId, spanId, parentSpanId, kind, status, links } = span;
  return {
    ...span,
    ...(traceId && { traceId: base64(traceId) }),
    ...(spanId && { spanId: base64(spanId) }),
    ...(parentSpanId && { parentSpanId: base64(parentSpanId) }),
    ...(typeof kind === "number" && { kind: `SPAN_KIND_${KINDS[kind] ?? "UNSPECIFIED"}` }),
    ...(status && {
      status: {
        ...status,
        ...(typeof status.code === "number" && { code: `STATUS_CODE_${STATUSES[status.code] ?? "UNSET"}` }),
      },
    }),
    ...(links && {
      links: links.map((link) => ({
        ...link,
        ...(link.traceId && { traceId: base64(link.traceId) }),
        ...(link.spanId && { spanId: base64(link.spanId) }),
      })),
    }),
  };
}

/** The batches as JSON text, made in pieces so that a large trace doesn't hold the event loop. */
export async function writtenBatches(batches: readonly ResourceSpans[], format: "tempo" | "otlp"): Promise<string> {
  const written: string[] = [];
  for (const { resource, scopeSpans } of batches) {
    const scopes: string[] = [];
    for (const { spans, ...scope } of scopeSpans) {
      const parts: string[] = [];
      for (let at = 0; at < spans.length; at += SPANS_AT_A_TIME) {
        const some = spans.slice(at, at + SPANS_AT_A_TIME);
        parts.push(...some.map((span) => stringifyJson(format === "tempo" ? tempoSpan(span) : span)));
        await setImmediate();
      }
      const head = stringifyJson(scope).slice(0, -1);
      scopes.push(`${head}${head === "{" ? "" : ","}"spans":[${parts.join()}]}`);
    }
    written.push(`{"resource":${stringifyJson(resource)},"scopeSpans":[${scopes.join()}]}`);
  }
  return `[${written.join()}]`;
}
