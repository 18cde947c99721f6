import { attributesOf, type Exported, type OtlpSpan } from "./export/otlp-json.ts";
import { newSpanId, newTraceId } from "./trace-ids.ts";

export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
}

export interface Span extends SpanContext {
  end(outcome: {
    readonly name: string;
    readonly failed: boolean;
    readonly attributes: Readonly<Record<string, string | number>>;
  }): void;
}

/** One span for each request to the console. A backend service receives it and adds its own below. */
export interface Tracer {
  /** `traceparent` is the caller's header: a request that is part of a trace stays part of it. */
  begin(traceparent: string | undefined): Span;
}

const RESOURCE = { "service.name": "agent-console" };

export function createTracer(send: (span: Exported<OtlpSpan>) => void): Tracer {
  return {
    begin(traceparent) {
      const parent = parseTraceparent(traceparent);
      const context = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId() };
      const startTimeUnixNano = nanoseconds();
      return {
        ...context,
        end({ name, failed, attributes }) {
          const record: OtlpSpan = {
            ...context,
            ...(parent ? { parentSpanId: parent.spanId } : {}),
            ...{ name, kind: 2, startTimeUnixNano, endTimeUnixNano: nanoseconds() },
            ...{ attributes: attributesOf(attributes), status: { code: failed ? 2 : 1 } },
          };
          send({ resource: RESOURCE, record });
        },
      };
    },
  };
}

export function parseTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? "") ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId };
}

export function traceparentOf({ traceId, spanId }: SpanContext): string {
  return `00-${traceId}-${spanId}-01`;
}

function nanoseconds(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n);
}
