import { newSpanId, newTraceId } from "../../../../../platform/telemetry/trace-ids.ts";
import type { NewEvent } from "../../../traffic/events.ts";
import type { FinishedRequest } from "../gateway/finished-request.ts";

const MODEL = "sample-support";

interface Clean {
  readonly teamId: string;
  readonly agentId: string;
  readonly startedAt: number;
  readonly n: number;
}

/** Its times and tokens differ from one to the next, and are the same every time. */
export function cleanRequest({ teamId, agentId, startedAt, n }: Clean): FinishedRequest {
  const totalMs = 500 + (n % 1700);
  return {
    ...{ teamId, agentId, requestId: `sample-${n}`, traceId: newTraceId(), span: { id: newSpanId(), parentId: null } },
    ...{
      conversation: `sample-${n % 97}`,
      user: null,
      leg: "front",
      protocol: "chat",
      model: MODEL,
      isStream: n % 2 === 0,
    },
    ...{ status: 200, ending: "answered", flowHits: [], unscanned: 0, costMicros: null, startedAt, judged: [] },
    ...{ usage: { input: 60 + (n % 300), output: 40 + (n % 210), cached: 0 }, decision: "allow" },
    times: { ownMs: 0.6, upstreamMs: totalMs - 1, firstByteMs: totalMs / 3, heldMs: 0.2, totalMs },
  };
}

export function requestOf(teamId: string, event: NewEvent): FinishedRequest {
  const { request } = event as { readonly request: { own_ms: number; first_byte_ms: number; total_ms: number } | null };
  const { own_ms: ownMs = 1, first_byte_ms: firstByteMs = 100, total_ms: totalMs = 800 } = request ?? {};
  const n = event.created_at;
  return {
    ...cleanRequest({ teamId, agentId: event.agent_id, startedAt: n * 1000, n }),
    ...{ requestId: event.request_id, traceId: event.trace_id, ending: event.ending as FinishedRequest["ending"] },
    decision: event.enforced && event.outcome === "hit" ? (event.action as FinishedRequest["decision"]) : "allow",
    times: { ownMs, upstreamMs: totalMs - ownMs, firstByteMs, heldMs: 0.2, totalMs },
  };
}
