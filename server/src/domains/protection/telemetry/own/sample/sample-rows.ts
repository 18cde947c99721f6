import { newSpanId, newTraceId } from "../../../../../platform/telemetry/trace-ids.ts";
import type { SampleWeek } from "../../../sample/sample-week.ts";
import type { NewEvent } from "../../../traffic/events.ts";
import type { TelemetryWriter } from "../../writer.ts";
import type { FinishedRequest } from "../gateway/finished-request.ts";
import { guardLog } from "../gateway/guard-logs.ts";
import { guardSpan, requestSpan } from "../gateway/request-spans.ts";

const MODEL = "sample-support";
/** Of the clean requests of an hour, so many have a span. */
const CLEAN_OF_HOUR = 2;

/**
 * The made-up week of a sample agent as spans and log lines, marked in every row. Its figures stay out: sums cannot be told apart
 * again, and made-up ones must not be among a team's own.
 */
export function describeSampleWeek(
  writer: Pick<TelemetryWriter, "span" | "log">,
  teamId: string,
  { events, buckets }: SampleWeek,
): void {
  for (const event of events) {
    const request = requestOf(teamId, event);
    const span = requestSpan(request);
    if (!span) continue;
    const acted = { channel: event.channel, texts: event.texts, elapsedUs: event.elapsed_us, result: resultOf(event) };
    const below = guardSpan(request, span, acted);
    for (const one of [span, below]) writer.span(teamId, { ...one, isSample: true });
    writer.log(teamId, { ...guardLog(request, acted, below), isSample: true });
  }
  for (const { at, agent_id: agentId, requests } of buckets) {
    for (let n = 0; n < Math.min(CLEAN_OF_HOUR, requests); n += 1) {
      const startedAt = (at + 600 + n * 1500) * 1000;
      const span = requestSpan(cleanRequest({ teamId, agentId, startedAt, n: at + n }));
      if (span) writer.span(teamId, { ...span, isSample: true });
    }
  }
}

interface Clean {
  readonly teamId: string;
  readonly agentId: string;
  readonly startedAt: number;
  readonly n: number;
}

/** Its times and tokens differ from one to the next, and are the same every time. */
function cleanRequest({ teamId, agentId, startedAt, n }: Clean): FinishedRequest {
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

function requestOf(teamId: string, event: NewEvent): FinishedRequest {
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

const resultOf = (event: NewEvent) => ({
  ...finishedResult,
  ...{ guard: event.guard, method: event.method, action: event.action as never, enforced: event.enforced },
  ...{ outcome: event.outcome as "hit" | "undecided", score: event.score, elapsed_us: event.elapsed_us },
  mode: event.enforced ? ("enforce" as const) : ("shadow" as const),
  ...(event.rule === "" ? {} : { rule: event.rule }),
  ...(event.why === null ? {} : { why: event.why as never }),
});

const finishedResult = { version: "1", spans: [] as const };
