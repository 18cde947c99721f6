import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fault } from "../kernel/errors.ts";
import type { Config } from "./settings/config.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What is refused before routing: host names that a rebound DNS entry could bring, requests from another site's pages
 * and, with sign-in off, anything that came through a proxy, because behind one no one is local.
 */
export function guardRequests(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, reply, done) => {
    try {
      if (isForeignHost(request.headers, config)) throw fault("FOREIGN_HOST");
      if (!request.routeOptions.config.isGateway) refuseForeignOrigin(request, config);
      if (isProxied(request.headers, config)) throw fault("PROXIED_WITHOUT_SIGN_IN");
    } catch (error) {
      return done(error as Error);
    }
    const asks = !request.routeOptions.config.isGateway && allowOrigin(request, config);
    if (asks) return void reply.code(204).headers(preflightHeaders).send();
    done();
  });
}

const preflightHeaders = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, if-match, x-team-id, x-request-id",
  "access-control-max-age": "600",
} as const;

/** Whether a request is refused whatever it asks for. */
export const isUnreachable = (headers: IncomingHttpHeaders, config: Config): boolean =>
  isForeignHost(headers, config) || isProxied(headers, config);

function isForeignHost({ host }: IncomingHttpHeaders, config: Config): boolean {
  const name = hostName(host);
  if (LOOPBACK_NAMES.has(name) || name === config.host || config.hosts.includes(name)) return false;
  if (config.publicUrl && name === new URL(config.publicUrl).hostname) return false;
  return config.local || config.hosts.length > 0 || !isNobodysName(name);
}

/**
 * Host names that no attacker can point at this machine, for a console without configured names: an address itself, the
 * machine's own name, and names without a dot, which only the local network resolves. All others, such as
 * 192.0.2.7.nip.io, may belong to a site that makes its visitors' browsers call here.
 */
function isNobodysName(name: string): boolean {
  if (isIP(name) === 4 || (name.startsWith("[") && isIP(name.slice(1, -1)) === 6)) return true;
  return name === hostname().toLowerCase() || /^(?=.*[a-z])[a-z0-9-]{1,63}$/.test(name);
}

function refuseForeignOrigin(request: FastifyRequest, config: Config): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined && config.origins.includes(origin)) return;
  if (request.headers["sec-fetch-site"] === "cross-site") throw fault("FOREIGN_ORIGIN");
  if (origin !== undefined && URL.parse(origin)?.host !== request.headers.host) throw fault("FOREIGN_ORIGIN");
}

/** What proxies, load balancers and CDNs add to a request. A browser or a program on this machine sends none of it. */
const PROXYS = new RegExp(
  entries`
    ^(?:
      via
      forwarded
      cdn-loop
      proxy-connection
      (?:x-)?(?:
        forwarded
        real
        original
        envoy
        azure
        amzn
        appengine
        vercel
        cluster-client
        proxyuser
      )-.+
      (?:cf|fly|fastly|akamai)-.+
      x-forwarded
      (?:.+-)?client-?ip
      x-remote-(?:ip|addr)
      wl-proxy-.+
    )$
  `,
);

const isProxied = (headers: IncomingHttpHeaders, { auth }: Config): boolean =>
  auth === "off" && Object.keys(headers).some((name) => PROXYS.test(name));

/** Marks the response as readable by a listed origin. Returns true for a preflight. */
function allowOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !config.origins.includes(origin)) return false;
  Object.assign(request.head, {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "etag, location, x-request-id, ratelimit, retry-after",
    "cross-origin-resource-policy": "cross-origin",
    vary: "origin",
  });
  return request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
}

function hostName(host: string | undefined): string {
  return (host ?? "").replace(/:\d+$/, "").toLowerCase();
}
