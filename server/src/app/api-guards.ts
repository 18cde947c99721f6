import type { FastifyInstance, FastifyRequest } from "fastify";
import { fault } from "../kernel/errors.ts";
import type { Config } from "./config.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What is refused before any route is looked at: names that a rebound DNS entry could bring, requests that another site's
 * page sends, and, with sign-in off, anything that came through a proxy (behind which nobody is local).
 */
export function guardRequests(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", async (request, reply) => {
    refuseForeignHost(request, config);
    refuseForeignOrigin(request, config);
    if (config.auth === "off") refuseProxied(request);
    reply.headers(securityHeaders);
    allowOrigin(request, config, (name, value) => reply.header(name, value));
  });
}

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

function refuseForeignHost(request: FastifyRequest, config: Config): void {
  const name = hostName(request.headers.host);
  if (config.hosts.includes(name)) return;
  if (config.local ? LOOPBACK_NAMES.has(name) : config.hosts.length === 0) return;
  throw fault("FOREIGN_HOST");
}

function refuseForeignOrigin(request: FastifyRequest, config: Config): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined && config.origins.includes(origin)) return;
  if (request.headers["sec-fetch-site"] === "cross-site") throw fault("FOREIGN_ORIGIN");
  if (origin !== undefined && URL.parse(origin)?.host !== request.headers.host) throw fault("FOREIGN_ORIGIN");
}

function refuseProxied(request: FastifyRequest): void {
  const proxied = Object.keys(request.headers).some((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  if (proxied) throw fault("PROXIED_WITHOUT_SIGN_IN");
}

function allowOrigin(request: FastifyRequest, config: Config, set: (name: string, value: string) => unknown): void {
  const { origin } = request.headers;
  if (origin === undefined || !config.origins.includes(origin)) return;
  set("access-control-allow-origin", origin);
  set("access-control-expose-headers", "etag, x-request-id, ratelimit, retry-after");
  set("vary", "origin");
}

function hostName(host: string | undefined): string {
  return (host ?? "").replace(/:\d+$/, "").toLowerCase();
}
