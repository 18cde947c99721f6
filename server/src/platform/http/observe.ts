import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Span, Tracer } from "../telemetry/traces.ts";
import { foundFor } from "./routing.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Requests through the gateway: keys have limits of their own, and clients are programs on other sites. */
    isGateway?: boolean;
    /** Telemetry of SDKs: senders have limits of their own. */
    isOtlp?: boolean;
    /** Its addresses are secrets, which no log line holds. */
    isSandbox?: boolean;
    isShared?: boolean;
  }
  interface FastifyRequest {
    span: Span | undefined;
  }
}

export interface Observers {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer | null;
}

/** A request and what it was answered with. */
export interface AnsweredRequest {
  readonly id: string;
  readonly operation: string;
  readonly method: string;
  /** The route's template. */
  readonly route: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly span: Span | undefined;
}

/** One log line, one measurement and, if a collector is configured, one span per request. */
export interface RequestObserver {
  readonly isTracing: boolean;
  begin(traceparent: string | undefined): Span | undefined;
  answered(request: AnsweredRequest): void;
}

export function createObserver({ logger, metrics, tracer }: Observers): RequestObserver {
  return {
    isTracing: tracer !== null,
    begin: (traceparent) => tracer?.begin(traceparent),
    answered({ id, operation, method, route, url, status, milliseconds, span }) {
      metrics.observeRequest(operation, status, milliseconds / 1000);
      if (status >= 500 || logger.level === "debug" || logger.level === "trace") {
        const line = { request_id: id, operation, method, path: pathOf(url), status, ms: Math.round(milliseconds) };
        logger[status >= 500 ? "error" : "debug"](line, "answered");
      }
      span?.end({
        name: operation,
        failed: status >= 500,
        attributes: { "http.request.method": method, "http.response.status_code": status, "http.route": route },
      });
    },
  };
}

export function observeRequests(app: FastifyInstance, observer: RequestObserver): void {
  app.decorateRequest("span", undefined);
  if (observer.isTracing) {
    app.addHook("onRequest", (request, _reply, done) => {
      request.span = observer.begin(request.headers["traceparent"] as string | undefined);
      done();
    });
  }
  app.addHook("onResponse", (request, reply, done) => {
    const { isGateway, isOtlp, isSandbox, isShared } = request.routeOptions.config;
    const found = foundFor(request);
    const route = found?.url ?? request.routeOptions.url ?? "";
    observer.answered({
      id: request.id,
      method: request.method,
      // Their addresses hold a token.
      url: isSandbox || isShared ? route : request.url,
      // A request through the gateway has a span of its own, which says more. A span for telemetry that was received would be
      // telemetry again, without end, where a console sends to itself.
      span: isGateway || isOtlp ? undefined : request.span,
      operation:
        found?.binding.operation.id ??
        (isGateway ? "gateway" : isOtlp ? "otlp" : isSandbox ? "sandbox" : isShared ? "shared report" : "none"),
      route,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}

/** The path without its query, which may contain what must not be logged. */
function pathOf(url: string): string {
  return (url.split("?")[0] ?? "").slice(0, 300);
}
