import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Gateway } from "../../domains/protection/gateway/exchange/gateway.ts";
import type { GatewayNeeds } from "../../domains/protection/gateway/exchange/needs.ts";
import { onFirstUse } from "../../kernel/on-first-use.ts";
import type { RequestObserver } from "../../platform/http/observe.ts";
import { requestIdOf } from "../../platform/http/server.ts";
import { traceRequest } from "./traced.ts";

/** Methods that the protocols use. OPTIONS is a browser that asks whether it may. */
const METHODS = ["GET", "POST", "DELETE", "OPTIONS"];

export interface Entrance {
  readonly observer: RequestObserver;
  /** Whether a request is refused whatever it asks for. */
  readonly isRefused: (headers: IncomingHttpHeaders) => boolean;
}

/** Where a request goes: its route, and what follows in the path, with a slash at its beginning. */
interface Place {
  readonly route: string;
  readonly path: string;
}

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  known: Place & { readonly id: string },
) => Promise<void>;

/**
 * Serves `/gateway/{route}/…` on the same port, outside of the operations: a key of its own kind decides, the body is read
 * as it comes, and nothing of it is loaded before the first request.
 */
export function serveGateway(app: FastifyInstance, needs: GatewayNeeds, entrance: Entrance): void {
  const open = onFirstUse(async () => {
    const { createGateway } = await import("../../domains/protection/gateway/exchange/gateway.ts");
    return createGateway(needs);
  });
  const serve = serving(open);
  app.addHook("onClose", () => needs.outbound.close());
  enterDirectly(app, serve, { ...entrance, logger: needs.logger });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    for (const url of ["/gateway/:route", "/gateway/:route/*"]) {
      scope.route({
        method: METHODS,
        url,
        config: { isGateway: true },
        async handler(request, reply) {
          reply.hijack();
          request.raw.headers["content-type"] = request.sentType;
          const { route = "", "*": rest = "" } = request.params as Readonly<Record<string, string>>;
          await serve(request.raw, reply.raw, { id: request.id, route, path: `/${rest}` });
        },
      });
    }
  });
}

/**
 * Requests with a plain address go straight to the gateway: routing, hooks and one request object more cost as much as a
 * good part of judging. Everything else takes the way of all requests, which ends at the same place.
 */
function enterDirectly(
  app: FastifyInstance,
  serve: Serve,
  { observer, isRefused, logger }: Entrance & Pick<GatewayNeeds, "logger">,
): void {
  const others = app.server.listeners("request");
  app.server.removeAllListeners("request");
  const [first, ...rest] = others as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const place = placeOf(request);
    if (place && !isRefused(request.headers)) void enter(place, request, response);
    else first?.call(app.server, request, response);
  });
  for (const listener of rest) app.server.on("request", listener);

  async function enter(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const id = requestIdOf(request);
    const { url = "", method = "" } = request;
    try {
      await serve(request, response, { id, route: place.route, path: place.path });
    } catch (error) {
      logger.error({ err: error, request_id: id }, "the gateway could not be opened");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
    const milliseconds = performance.now() - began;
    const { statusCode: status } = response;
    observer.answered({ id, operation: "gateway", method, route: ROUTE, url, status, milliseconds, span: undefined });
  }
}

const ROUTE = "/gateway/:route/*";
const PREFIX = "/gateway/";
const PLAIN = /^[\w.-]+(?:\/[\w.-]+)+$/;

/** Null for an address that has to be cleaned first, and for methods that need no gateway. */
function placeOf({ url = "", method }: IncomingMessage): Place | null {
  if (!url.startsWith(PREFIX) || (method !== "POST" && method !== "GET")) return null;
  const mark = url.indexOf("?");
  const place = url.slice(PREFIX.length, mark < 0 ? url.length : mark);
  if (!PLAIN.test(place)) return null;
  const slash = place.indexOf("/");
  return { route: place.slice(0, slash), path: place.slice(slash) };
}

function serving(open: () => Promise<Gateway>): Serve {
  let gateway: Gateway | null = null;
  return async (request, response, { id: requestId, route, path }) => {
    // Who may use a key from a browser is up to the key: no cookie comes with these requests.
    if (request.headers.origin !== undefined) {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-expose-headers", "x-request-id, retry-after, mcp-session-id");
    }
    if (request.method === "OPTIONS") return allow(request, response);
    const trace = traceRequest(request.headers);
    gateway ??= await open();
    await gateway.serve({ requestId, trace, route, path, request, response });
  };
}

function allow(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers["access-control-request-headers"] ?? "").slice(0, 2000);
  response.writeHead(204, {
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": asked,
    "access-control-max-age": "600",
  });
  response.end();
}
