import type { IncomingHttpHeaders } from "node:http";
import type { Trace } from "../../domains/protection/gateway/exchange/needs.ts";
import { newSpanId, newTraceId } from "../../platform/telemetry/trace-ids.ts";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NO_TRACE = "0".repeat(32);
const NO_SPAN = "0".repeat(16);

/**
 * The trace that a request belongs to, with a span of its own. One that has none begins one. What is forwarded names our span as
 * its parent, so that the agent's own spans hang below it, and keeps the caller's wish to be sampled or not.
 */
export function traceRequest(headers: IncomingHttpHeaders): Trace {
  const given = headers["traceparent"];
  const [, traceId, parentId, flags = "01"] = (typeof given === "string" && TRACEPARENT.exec(given)) || [];
  const isKnown = traceId !== undefined && traceId !== NO_TRACE && parentId !== NO_SPAN;
  const trace: Trace = {
    traceId: isKnown ? traceId : newTraceId(),
    spanId: newSpanId(),
    parentId: isKnown ? (parentId ?? null) : null,
  };
  headers["traceparent"] = `00-${trace.traceId}-${trace.spanId}-${isKnown ? flags : "01"}`;
  // Vendors' state belongs to the trace that the caller named.
  if (!isKnown) headers["tracestate"] = undefined;
  return trace;
}
