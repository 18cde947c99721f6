import type { Logger } from "pino";
import type { Clock } from "../../../../../kernel/clock.ts";
import type { ExchangeRecord, TrafficSink } from "../../../traffic/exchange-record.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { FigureSums } from "../sums.ts";
import { guardsThatActed } from "./acted.ts";
import { type FinishedRequest, finishedRequest } from "./finished-request.ts";
import { endingLog, flowLog, guardLog } from "./guard-logs.ts";
import { addRequest } from "./request-figures.ts";
import { flowSpan, guardSpan, requestSpan } from "./request-spans.ts";

interface Needs {
  readonly writer: TelemetryWriter;
  readonly clock: Clock;
  readonly logger: Logger;
}

const EVERY_MS = 200;
/** So many are described at once: a few milliseconds of work. */
const AT_ONCE = 250;

/**
 * Stores traffic as before, and describes each request to telemetry: a span with one below it for each guard that acted, log
 * lines of those, and figures. A request only leaves what is needed for it, without its texts; rows are built a moment later.
 */
export function withTelemetry(traffic: TrafficSink, { writer, clock, logger }: Needs): TrafficSink {
  let waiting: FinishedRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  const sums = new FigureSums();

  function describeAll(): void {
    clearTimeout(timer);
    timer = undefined;
    const finished = waiting;
    waiting = [];
    for (const request of finished) {
      try {
        describe(writer, sums, request);
      } catch (error) {
        logger.error({ err: error }, "a request could not be described to telemetry");
      }
    }
    sums.tell(writer, clock.milliseconds());
  }

  function add(exchange: ExchangeRecord): void {
    waiting.push(finishedRequest(exchange));
    if (waiting.length >= AT_ONCE) describeAll();
    else timer ??= setTimeout(describeAll, EVERY_MS).unref();
  }

  return {
    record(exchange) {
      traffic.record(exchange);
      add(exchange);
    },
    async flush() {
      describeAll();
      await Promise.all([traffic.flush(), writer.flush()]);
    },
    async close() {
      describeAll();
      await traffic.close();
    },
  };
}

function describe(writer: Pick<TelemetryWriter, "span" | "log">, sums: FigureSums, request: FinishedRequest): void {
  const { teamId, agentId } = request;
  addRequest(sums.of({ teamId, agentId, evaluationId: null }), request);
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

/** A hostile request can break one line of a policy many times. */
const MOST_FLOW = 50;
