import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { OperationSpec } from "../../kernel/operation.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Span, Tracer } from "../telemetry/traces.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: OperationSpec;
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

/** One log line, one measurement and, if a collector is configured, one span per request. */
export function observeRequests(app: FastifyInstance, { logger, metrics, tracer }: Observers): void {
  app.decorateRequest("span", undefined);
  if (tracer) {
    app.addHook("onRequest", (request, _reply, done) => {
      request.span = tracer.begin(request.headers["traceparent"] as string | undefined);
      done();
    });
  }
  app.addHook("onResponse", (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? "none";
    const status = reply.statusCode;
    metrics.observeRequest(operation, status, reply.elapsedTime / 1000);
    if (status >= 500 || logger.level === "debug" || logger.level === "trace") {
      const ms = Math.round(reply.elapsedTime);
      const line = { request_id: request.id, operation, method: request.method, path: pathOf(request), status, ms };
      logger[status >= 500 ? "error" : "debug"](line, "answered");
    }
    request.span?.end({
      name: operation,
      failed: status >= 500,
      attributes: {
        "http.request.method": request.method,
        "http.response.status_code": status,
        "http.route": request.routeOptions.url ?? "",
      },
    });
    done();
  });
}

/** The path without its query, which may contain what must not be logged. */
function pathOf(request: FastifyRequest): string {
  return (request.url.split("?")[0] ?? "").slice(0, 300);
}
