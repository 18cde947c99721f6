import type { FastifyInstance, FastifyRequest } from "fastify";
import { onSpans } from "../domains/protection/alerts/spans/on-spans.ts";
import { LARGEST_REQUEST } from "../domains/redteam/sandbox/played/answer.ts";
import type { ErrorCode } from "../kernel/errors.ts";
import type { OperationSpec } from "../kernel/operation.ts";
import type { Binding } from "../platform/http/binding.ts";
import { mount } from "../platform/http/mount.ts";
import { createObserver, observeRequests } from "../platform/http/observe.ts";
import { foundFor, routePath } from "../platform/http/routing.ts";
import { createServer } from "../platform/http/server.ts";
import { limitRequests } from "../platform/limits/limit-requests.ts";
import { guardRequests, isUnreachable } from "./api-guards.ts";
import { bindingsOf } from "./bindings.ts";
import { catalog } from "./catalog.ts";
import { serveGateway } from "./gateway/serve.ts";
import { serveHealth } from "./health.ts";
import { serveMcp } from "./mcp/serve.ts";
import { openApiDocument } from "./openapi/document.ts";
import { consoleOperations } from "./operations.ts";
import { serveOtlp } from "./otlp/serve.ts";
import { gatewayOutbound } from "./outbound.ts";
import { servePages } from "./pages/serve-pages.ts";
import { denialRecorder } from "./planned-calls.ts";
import { serveSampleAgent } from "./sample/serve.ts";
import { servesSampleAgent } from "./sample-agent.ts";
import { serveSandbox } from "./sandbox/serve.ts";
import type { Services } from "./services.ts";
import { serveShared } from "./share-links/serve.ts";

export interface ApiHooks {
  readonly onUnlistedFault?: (operation: OperationSpec, code: ErrorCode) => void;
}

/** The console's HTTP server, not listening yet. */
export function createApi(services: Services, hooks: ApiHooks = {}): FastifyInstance {
  const { config, db, reads, logger, teams } = services;
  const bindings = bindingsOf(services);
  const keyIn = keyReader(bindings);
  const app = createServer({
    logger,
    bodyLimit: config.bodyLimit,
    catalog,
    trustProxy: config.trustProxy,
    graceMs: config.stopSeconds * 1000,
    methodsOf: methodFinder(bindings),
  });
  const { metrics } = services;
  const observer = createObserver({ logger, metrics, tracer: services.tracer });
  observeRequests(app, observer);
  app.server.on("request", (_request, response) => void response.once("close", services.activity.requestBegan()));
  guardRequests(app, config);
  limitRequests(app, {
    perMinute: config.requestsPerMinute,
    limit: services.rateLimits.open({ name: "requests", perMinute: config.requestsPerMinute }),
  });
  mount(app, bindings, {
    db,
    reads,
    onUnlistedFault:
      hooks.onUnlistedFault ??
      ((operation, code) => logger.warn({ operation: operation.id, code }, "an operation does not list this code")),
    authenticate: (request) =>
      config.domain
        ? teams.port.authenticateService(config.domain, request.headers.authorization)
        : teams.port.authenticate({
            authorization: keyIn(request) ?? request.headers.authorization,
            teamId: request.headers["x-team-id"] as string | undefined,
            origin: { requestId: request.id, address: request.ip },
          }),
    recordDenial: denialRecorder(services),
  });
  if (servesGateway(config)) {
    const needs = { ...services, ...services.guards, outbound: gatewayOutbound(config) };
    serveGateway(app, needs, { observer, isRefused: (headers) => isUnreachable(headers, config) });
    serveOtlp(app, {
      ...services,
      refusedPerMinute: config.requestsPerMinute,
      open: async () => {
        const { createReceiver } = await import("../domains/protection/telemetry/otlp/receiver.ts");
        return createReceiver({ ...services, days: services.telemetry.days, onSpans });
      },
    });
  }
  app.addHook("preClose", async () => services.stopping.abort());
  serveHealth(app, services, metrics);
  if (servesSampleAgent(config)) serveSampleAgent(app, services);
  if (servesConsole(config)) {
    serveSandbox(app, LARGEST_REQUEST, async () => {
      const { createSandbox } = await import("../domains/redteam/sandbox/serve.ts");
      return createSandbox(services);
    });
    serveShared(app, async (token) => {
      const { openShared } = await import("../domains/evaluation/shares/open-shared.ts");
      return openShared(services, token);
    });
  }
  if (servesConsole(config)) {
    serveMcp(app, { ...services, operations: consoleOperations });
  }
  if (servesConsole(config)) {
    servePages(app, {
      document: () => openApiDocument(consoleOperations, catalog),
      publishedKeys: () => teams.signingKeys.published(),
      evidenceKeys: async () => ({ keys: await services.evidenceKeys.published() }),
    });
  }
  return app;
}

const servesConsole = ({ role, domain }: Services["config"]): boolean => role !== "gateway" && domain === null;

const servesGateway = ({ role, domain }: Services["config"]): boolean => role !== "worker" && domain === null;

/** The key that a caller sent in the header that an operation has for it. Almost no request has such a header. */
function keyReader(bindings: readonly Binding[]): (request: FastifyRequest) => string | undefined {
  const names = [...new Set(bindings.flatMap(({ operation }) => operation.keyHeader ?? []))];
  return (request) => {
    const name = names.find((each) => request.headers[each] !== undefined);
    if (name === undefined) return undefined;
    return foundFor(request)?.binding.operation.keyHeader === name ? `Bearer ${request.headers[name]}` : undefined;
  };
}

/** For a path that matches a route but not its method: the supported methods, in order of declaration. */
function methodFinder(bindings: readonly Binding[]): (path: string) => readonly string[] {
  const made = () =>
    bindings.map(({ operation }) => ({
      method: operation.method,
      fits: new RegExp(`^${routePath(operation.path).replaceAll(/:\w+/g, "[^/]+")}/?$`),
    }));
  // Most consoles are never asked for a wrong address.
  let routes: ReturnType<typeof made> | undefined;
  return (path) => {
    routes ??= made();
    return [...new Set(routes.filter((route) => route.fits.test(path)).map((route) => route.method))];
  };
}
