import { randomUUID } from "node:crypto";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Logger } from "pino";
import { type Catalog, Fault, fault } from "../../kernel/errors.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { decodePercent } from "../../kernel/request/query-string.ts";
import { presentProblems } from "../../kernel/shape/check/present.ts";
import { Unprocessable } from "../../kernel/unprocessable.ts";
import { closeInTime } from "./closing.ts";
import { keepHead, writeJson } from "./head.ts";
import { answerUnreadable } from "./unreadable.ts";

export interface ServerOptions {
  readonly logger: Logger;
  readonly bodyLimit: number;
  readonly catalog: Catalog;
  /** Proxies that are trusted to report the client's address. */
  readonly trustProxy: readonly string[];
  /** How long closing waits for requests in progress; half a minute unless said. */
  readonly graceMs?: number;
  /**
   * The methods of the route templates that a path matches, for 405 and its Allow header. Empty for an unknown path.
   */
  readonly methodsOf: (path: string) => readonly string[];
}

/** Longer than a request should take, and as long as whatever stops us (a terminal, a container runtime) will wait. */
const GRACE_MS = 30_000;

/** An HTTP server with our error format, request ids and body handling, but no routes yet. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    // The greeting already prints the address, so Fastify's message is dropped. Its errors are kept.
    loggerInstance: options.logger.child({}, { level: options.logger.level === "silent" ? "silent" : "error" }),
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
    clientErrorHandler: answerUnreadable(options.catalog),
    // Our shapes validate requests. By default Fastify loads two compilers for schemas that no route has.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A logger per request costs more than some requests do. The log lines include the request id themselves.
    childLoggerFactory: (logger) => logger,
    rewriteUrl: (request) => cleanPath(request.url ?? "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
  }) as unknown as FastifyInstance;
  closeInTime(app, options.graceMs ?? GRACE_MS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  keepHead(app);
  const notFound = (request: FastifyRequest): Fault => {
    const allowed = options.methodsOf(request.url.split("?")[0] ?? "");
    if (allowed.length > 0) return fault("METHOD_NOT_ALLOWED", { headers: { allow: allowed.join(", ") } });
    return fault("NOT_FOUND");
  };
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });
  // The body of a request without a route is not read.
  app.addHook("preParsing", (request, _reply, body, done) => {
    if (request.is404 && request.method !== "GET") done(notFound(request));
    else done(null, body);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Unprocessable) {
      return writeJson(reply, { status: 422, text: stringifyJson(presentProblems(error.problems)) });
    }
    const known = asFault(error);
    const entry = options.catalog[known.code] ?? options.catalog["INTERNAL"];
    const status = entry?.status ?? 500;
    const line = { request_id: request.id, code: known.code };
    if (status >= 500) options.logger.error({ ...line, err: error }, known.message);
    else options.logger.debug({ ...line, reason: known.message }, "refused");
    const { headers, retryAfter, members } = known.voices;
    const patience: Record<string, string> =
      retryAfter === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(retryAfter))) };
    const detail = known.voices.public ?? entry?.text;
    const text = stringifyJson({ detail, code: known.code, ...members, request_id: request.id });
    return writeJson(reply, { status, text, headers: { ...headers, ...patience } });
  });
  return app;
}

function noSchemas(): never {
  throw new Error("a route has a schema of Fastify's: its operation describes it already");
}

/** Fastify's own errors in our words. Anything unexpected stays internal. */
function asFault(error: FastifyError | Error): Fault {
  if (error instanceof Fault) return error;
  const code = (error as FastifyError).code;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return fault("BODY_TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH" || code === "ECONNRESET") return fault("BODY_UNREADABLE");
  return fault("INTERNAL", { internal: error.message, cause: error });
}

/** The caller's own id if it is a plain one. */
export function requestIdOf(request: { readonly headers: Readonly<Record<string, unknown>> }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/**
 * The path decoded once and encoded again, segment by segment, so that the router sees only valid percent sequences:
 * invalid ones are literal, and an encoded slash is a slash.
 */
function cleanPath(url: string): string {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!path.includes("%")) return url;
  const segments = decodePercent(path)
    .split("/")
    .map((segment) => encodeURIComponent(segment.toWellFormed()));
  return segments.join("/") + (mark < 0 ? "" : url.slice(mark));
}
