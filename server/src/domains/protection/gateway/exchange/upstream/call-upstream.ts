import { fault } from "../../../../../kernel/errors.ts";
import { type Breaker, createBreaker, type Verdict } from "../../../../../platform/forward/breaker.ts";
import type { StreamedAnswer } from "../../../../../platform/outbound/exchange.ts";
import type { Outbound, OutboundRequest } from "../../../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../../../platform/outbound/outbound-error.ts";

/** Calls upstreams. An origin that does not answer is left alone for a while. */
export interface UpstreamCalls {
  /** The answer as it arrives, or a fault. */
  call(request: OutboundRequest): Promise<StreamedAnswer>;
}

const FAILURES = 5;
const PAUSE_MS = 5000;
const MOST_ORIGINS = 1000;

export function createUpstreamCalls(outbound: Pick<Outbound, "stream">): UpstreamCalls {
  const breakers = new Map<string, Breaker>();
  /** The same by whole addresses, so that they are read once. */
  const byUrl = new Map<string, Breaker>();
  function breakerFor(url: string): Breaker {
    const known = byUrl.get(url);
    if (known) return known;
    const { origin } = new URL(url);
    if (breakers.size >= MOST_ORIGINS) breakers.clear();
    if (breakers.size === 0 || byUrl.size >= MOST_ORIGINS) byUrl.clear();
    const breaker =
      breakers.get(origin) ?? createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now: () => performance.now() });
    breakers.set(origin, breaker);
    byUrl.set(url, breaker);
    return breaker;
  }
  return {
    async call(request) {
      const entry = breakerFor(request.url).enter();
      if (!entry.admitted) {
        throw fault("GATEWAY_UPSTREAM_FAILED", { retryAfter: entry.waitMs / 1000, members: { is_unsent: true } });
      }
      let verdict: Verdict = "unknown";
      try {
        const answer = await outbound.stream(request).catch((error: unknown) => again(outbound, request, error));
        verdict = "alive";
        return answer;
      } catch (error) {
        if (error instanceof OutboundError && error.kind !== "aborted") verdict = "dead";
        throw error;
      } finally {
        entry.leave(verdict);
      }
    },
  };
}

/** Tried once more only if the upstream can't have acted on it: an agent that acts twice is worse than an error. */
function again(outbound: Pick<Outbound, "stream">, request: OutboundRequest, error: unknown): Promise<StreamedAnswer> {
  const mayTry = error instanceof OutboundError && (error.isStale || (error.isUnsent && error.kind === "connect"));
  if (!mayTry || request.signal?.aborted) throw error;
  return outbound.stream(request);
}
