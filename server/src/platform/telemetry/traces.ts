import { newSpanId, newTraceId } from "./trace-ids.ts";

/**
 * Traces for a collector, in OpenTelemetry's wire format (OTLP over HTTP, JSON). There is only one span per request, so
 * this implements the protocol itself instead of including an SDK. A backend service receives the span and adds its own
 * below it.
 */
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

export interface Tracer {
  /** `traceparent` is the caller's header: a request that is part of a trace stays part of it. */
  begin(traceparent: string | undefined): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: 2;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly object[];
  readonly status: { readonly code: 1 | 2 };
}

const SEND_EVERY_MS = 2000;
/** Spans kept while the collector is down. More are dropped: tracing must never exhaust the console's memory. */
const MOST_WAITING = 5000;

export function createTracer(endpoint: string, onError: (error: unknown) => void): Tracer {
  let waiting: EndedSpan[] = [];
  const timer = setInterval(() => void flush(), SEND_EVERY_MS).unref();

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const scopeSpans = [{ scope: { name: "agent-console" }, spans }];
    const resource = { attributes: [attribute("service.name", "agent-console")] };
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(10_000),
        redirect: "error",
      });
      if (!answer.ok) onError(new Error(`the trace collector answered ${answer.status}`));
    } catch (error) {
      onError(error);
    }
  }

  return {
    begin(traceparent) {
      const parent = parseTraceparent(traceparent);
      const context = {
        traceId: parent?.traceId ?? newTraceId(),
        spanId: newSpanId(),
      };
      const started = nanoseconds();
      return {
        ...context,
        end({ name, failed, attributes }) {
          if (waiting.length >= MOST_WAITING) return;
          waiting.push({
            ...context,
            ...(parent ? { parentSpanId: parent.spanId } : {}),
            name,
            kind: 2,
            startTimeUnixNano: started,
            endTimeUnixNano: nanoseconds(),
            attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
            status: { code: failed ? 2 : 1 },
          });
        },
      };
    },
    async close() {
      clearInterval(timer);
      await flush();
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

function attribute(key: string, value: string | number): object {
  return { key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } };
}

function nanoseconds(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n);
}
