import type { Metrics } from "../../../../../platform/telemetry/metrics.ts";
import type { TrafficSink } from "../../../traffic/exchange-record.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { createDescriber, type DescriberNeeds } from "../describer.ts";
import { guardsThatActed } from "./acted.ts";
import { type FinishedRequest, finishedRequest } from "./finished-request.ts";
import { endingLog, flowLog, guardLog } from "./guard-logs.ts";
import { flowSpan, guardSpan, requestSpan } from "./request-spans.ts";
import { RequestSums } from "./request-sums.ts";
import { scrapedRequests } from "./scraped-requests.ts";

interface RecordNeeds extends DescriberNeeds {
  readonly metrics: Metrics;
}

/**
 * Stores traffic as before, and describes each request to telemetry: a span with one below it for each guard that acted, log
 * lines of those, and figures. A request only leaves what is needed for it, without its texts; rows are built a moment later.
 */
export function withTelemetry(traffic: TrafficSink, needs: RecordNeeds): TrafficSink {
  const scrape = scrapedRequests(needs.metrics);
  const sums = new RequestSums();
  const requests = createDescriber<FinishedRequest>(needs, sums, (request) => {
    scrape(request);
    sums.add(request);
    describeRequest(needs.writer, request);
  });
  return {
    record(exchange) {
      traffic.record(exchange);
      requests.add(finishedRequest(exchange));
    },
    async flush() {
      requests.describe();
      await Promise.all([traffic.flush(), needs.writer.flush()]);
    },
    async close() {
      requests.describe();
      await traffic.close();
    },
  };
}

/** A hostile request can break one line of a policy many times. */
const MOST_FLOW = 50;

function describeRequest(writer: Pick<TelemetryWriter, "span" | "log">, request: FinishedRequest): void {
  const { teamId } = request;
  const span = requestSpan(request);
  if (span) writer.span(teamId, span);
  for (const acted of guardsThatActed(request)) {
    const below = span && guardSpan(request, span, acted);
    if (below) writer.span(teamId, below);
    writer.log(teamId, guardLog(request, acted, below));
  }
  for (const hit of request.flowHits.slice(0, MOST_FLOW)) {
    const below = span && flowSpan(request, span, hit);
    if (below) writer.span(teamId, below);
    writer.log(teamId, flowLog(request, hit, below));
  }
  const ended = endingLog(request);
  if (ended) writer.log(teamId, ended);
}
