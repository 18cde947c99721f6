import type { AgentDriver, Conversation, ConverseOptions } from "../exchange/conversation.ts";
import type { Failed, Observation } from "../exchange/observation.ts";
import { defaultPolicy, delayAfter, type RetryPolicy } from "./backoff.ts";
import { TalkCanceled } from "./talk-canceled.ts";

export interface Retrying extends ConverseOptions {
  readonly driver: AgentDriver;
  readonly signal: AbortSignal;
  readonly retries?: RetryPolicy | undefined;
  random(): number;
  /** Awaited before each further attempt, whose tokens were not reserved; false when a cap does not allow it. */
  reserveAgain(): Promise<boolean>;
  /** Keeps everyone from asking the agent for so long. */
  hold(ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
}

/** A server that asks for a longer pause has made a mistake, and is asked again after this. */
const LONGEST_HOLD_MS = 3_600_000;

/** Repeats a request that failed for a passing reason, within the policy's bounds. Each request counts. */
export async function retry(retrying: Retrying, conversation: Conversation, first: Failed): Promise<Observation> {
  let failure = first;
  for (let attempt = 1; ; attempt++) {
    if (failure.kind === "aborted") throw new TalkCanceled();
    const delay = delayAfter(retrying.retries ?? defaultPolicy, { failure, attempt }, () => retrying.random());
    const requested = Math.min(failure.retryAfterMs ?? 0, LONGEST_HOLD_MS);
    const isForEverybody = failure.kind === "rate_limited" || requested > 0;
    // Also when this dialogue waits no longer: the others would only be turned away too.
    if (isForEverybody) await retrying.hold(Math.max(delay ?? 0, requested));
    if (delay === null) return failure;
    if (!isForEverybody) await retrying.wait(delay);
    if (!(await retrying.reserveAgain())) return failure;
    const observation = await retrying.driver.converse(conversation, retrying);
    if (retrying.signal.aborted) throw new TalkCanceled();
    if (observation.outcome === "answered") return observation;
    failure = observation;
  }
}
