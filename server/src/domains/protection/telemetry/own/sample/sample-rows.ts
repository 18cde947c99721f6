import type { SampleWeek } from "../../../sample/sample-week.ts";
import type { NewEvent } from "../../../traffic/events.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { guardLog } from "../gateway/guard-logs.ts";
import { guardSpan, requestSpan } from "../gateway/request-spans.ts";
import { cleanRequest, requestOf } from "./sample-requests.ts";

/** Of the clean requests of an hour, so many have a span. */
const CLEAN_OF_HOUR = 2;

/** The made-up week of a sample agent as spans and log lines, marked in every row. */
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

const resultOf = (event: NewEvent) => ({
  ...finishedResult,
  ...{ guard: event.guard, method: event.method, action: event.action as never, enforced: event.enforced },
  ...{ outcome: event.outcome as "hit" | "undecided", score: event.score, elapsed_us: event.elapsed_us },
  mode: event.enforced ? ("enforce" as const) : ("shadow" as const),
  ...(event.rule === "" ? {} : { rule: event.rule }),
  ...(event.why === null ? {} : { why: event.why as never }),
});

const finishedResult = { version: "1", spans: [] as const };
