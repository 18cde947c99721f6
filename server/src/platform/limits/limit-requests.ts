import type { FastifyInstance } from "fastify";
import { fault } from "../../kernel/errors.ts";
import type { RateLimit, Verdict } from "./rate-limit.ts";

export interface RequestLimit {
  readonly limit: RateLimit;
  readonly perMinute: number;
}

/** Counts by address, because a token could be made up. Every response says how much is left. */
export function limitRequests(app: FastifyInstance, { limit, perMinute }: RequestLimit): void {
  const policy = `"per-minute";q=${perMinute};w=60`;
  app.addHook("onRequest", (request, _reply, done) => {
    const { isGateway, isOtlp } = request.routeOptions.config;
    if (isGateway || isOtlp) return done();
    const tell = ({ allowed, remaining, wait }: Verdict): void => {
      request.head["ratelimit-policy"] = policy;
      request.head["ratelimit"] = `"per-minute";r=${remaining};t=60`;
      done(allowed ? undefined : fault("TOO_MANY_REQUESTS", { retryAfter: wait }));
    };
    const verdict = limit.take(request.ip);
    if (verdict instanceof Promise) void verdict.then(tell, done);
    else tell(verdict);
  });
}
