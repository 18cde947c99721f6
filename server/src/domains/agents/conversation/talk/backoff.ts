import type { Failed, FailureKind } from "../exchange/observation.ts";

export interface RetryPolicy {
  /** Requests in all, the first one included. */
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** An agent that asks for more than this is left alone: its failure stands, with the wait it asked for. */
  readonly longestRetryAfterMs: number;
}

export const defaultPolicy: RetryPolicy = {
  attempts: 4,
  firstDelayMs: 500,
  longestDelayMs: 20_000,
  longestRetryAfterMs: 60_000,
};

/** What may be otherwise next time. An empty or a misshapen answer says something about the agent and is not asked for again. */
const PASSING: readonly FailureKind[] = ["timeout", "refused_connection", "dns", "rate_limited", "server_error"];

/**
 * How long to wait after the attempt of this number, from 1; null to let the failure stand. Half of each delay is
 * chance, so that workers who failed together do not return together; no chance undercuts what the agent asked for.
 */
export function delayAfter(
  policy: RetryPolicy,
  { failure, attempt }: { failure: Failed; attempt: number },
  random: () => number,
): number | null {
  const asked = failure.retryAfterMs ?? 0;
  if (attempt >= policy.attempts || !PASSING.includes(failure.kind) || asked > policy.longestRetryAfterMs) return null;
  const delay = Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.longestDelayMs);
  return Math.round(Math.max(asked, delay / 2) + (delay / 2) * random());
}
