import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Logger } from "pino";
import { type Catalogue, Fault, fault } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { presentProblems } from "../../kernel/shape/present.ts";
import { Unprocessable } from "../../kernel/unprocessable.ts";

export interface ServerOptions {
  readonly logger: Logger;
  readonly bodyLimit: number;
  readonly catalogue: Catalogue;
  /** Proxies whose word about the client's address is believed. */
  readonly trustProxy: readonly string[];
  /** The methods of the route templates a path fits, for 405 and its Allow header; empty for an unknown path. */
  readonly methodsOf: (path: string) => readonly string[];
}

/** An HTTP server with our error envelope, request ids and body handling, and no routes yet. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    exposeHeadRoutes: false,
    genReqId: requestIdOf,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 16_384,
      onBadUrl: (_path, _request, response) => refuseBadUrl(response),
    },
  }) as unknown as FastifyInstance;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("onSend", async (request, reply) => void reply.header("x-request-id", request.id));
  app.setNotFoundHandler((request) => {
    const allowed = options.methodsOf(request.url.split("?")[0] ?? "");
    if (allowed.length > 0) throw fault("METHOD_NOT_ALLOWED", { headers: { allow: allowed.join(", ") } });
    throw fault("NOT_FOUND");
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    reply.header("content-type", "application/json");
    if (error instanceof Unprocessable) {
      return reply.code(422).send(Buffer.from(stringifyJson(presentProblems(error.problems))));
    }
    const known = asFault(error);
    const entry = options.catalogue[known.code] ?? options.catalogue["INTERNAL"];
    const status = entry?.status ?? 500;
    if (status >= 500) request.log.error({ err: error, code: known.code }, known.message);
    else request.log.debug({ code: known.code, reason: known.message }, "refused");
    const { headers, retryAfter, members } = known.voices;
    if (headers) reply.headers(headers);
    if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
    const detail = known.voices.public ?? entry?.text;
    return reply
      .code(status)
      .send(Buffer.from(stringifyJson({ detail, code: known.code, ...members, request_id: request.id })));
  });
  return app;
}

/** Fastify's own refusals in our words; anything unforeseen stays inside. */
function asFault(error: FastifyError | Error): Fault {
  if (error instanceof Fault) return error;
  const code = (error as FastifyError).code;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return fault("BODY_TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH" || code === "ECONNRESET") return fault("BODY_UNREADABLE");
  return fault("INTERNAL", { internal: error.message, cause: error });
}

function requestIdOf(request: { headers: Record<string, unknown> }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : newId();
}

/** A path whose percent signs decode to nothing names no route. */
function refuseBadUrl(response: unknown): void {
  const reply = response as {
    statusCode: number;
    setHeader(name: string, value: string): void;
    end(body: string): void;
  };
  reply.statusCode = 404;
  reply.setHeader("content-type", "application/json");
  reply.end(JSON.stringify({ detail: "Not Found", code: "NOT_FOUND" }));
}

export type { FastifyInstance, FastifyRequest };
