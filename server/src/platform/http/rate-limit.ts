import type { FastifyInstance } from "fastify";
import { fault } from "../../kernel/errors.ts";

const WINDOW_MS = 60_000;
/** Maximum number of remembered clients. The oldest is forgotten first, and starts with a full allowance. */
const MOST_CLIENTS = 50_000;

interface Allowance {
  /** When everything used so far will have been given back. */
  fullAt: number;
}

export interface Verdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until one more request is accepted. */
  readonly wait: number;
}

/**
 * A bucket per client that empties by one with each request and fills evenly over a minute. It is in the memory of this
 * process: with several replicas, a client has this limit at each.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now) {
  const clients = new Map<string, Allowance>();
  const cost = WINDOW_MS / perMinute;
  return function take(client: string): Verdict {
    const at = now();
    const known = clients.get(client);
    const fullAt = Math.max(known?.fullAt ?? at, at) + cost;
    if (fullAt - at > WINDOW_MS + cost / 2) return { allowed: false, remaining: 0, wait: cost / 1000 };
    if (known) known.fullAt = fullAt;
    else clients.set(client, { fullAt });
    if (clients.size > MOST_CLIENTS) clients.delete(clients.keys().next().value ?? "");
    return { allowed: true, remaining: Math.floor((WINDOW_MS - (fullAt - at)) / cost + 1e-6), wait: 0 };
  };
}

/** Counts by address, because a token could be made up. Every response says how much is left. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const take = createRateLimit(perMinute);
  const policy = `"per-minute";q=${perMinute};w=60`;
  app.addHook("onRequest", (request, _reply, done) => {
    const { isGateway, isOtlp } = request.routeOptions.config;
    if (isGateway || isOtlp) return done();
    const { allowed, remaining, wait } = take(request.ip);
    request.head["ratelimit-policy"] = policy;
    request.head["ratelimit"] = `"per-minute";r=${remaining};t=60`;
    done(allowed ? undefined : fault("TOO_MANY_REQUESTS", { retryAfter: wait }));
  });
}
