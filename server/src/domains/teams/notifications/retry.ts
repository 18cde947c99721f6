import type { SendResult } from "./send.ts";

/** When a delivery is tried again and when the console stops trying. All in milliseconds. */
export interface RetryRules {
  /** Waiting times after the first, second, … failed attempt. The last one repeats. */
  readonly waits: readonly number[];
  /** From the first attempt at a delivery. Then it is dead, and the next one is tried. */
  readonly giveUpAfter: number;
  /** From the first failure since the last success. Then the endpoint is switched off. */
  readonly switchOffAfter: number;
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

export const retryRules: RetryRules = {
  waits: [
    ...[5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
    ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR],
  ],
  giveUpAfter: 24 * HOUR,
  switchOffAfter: 72 * HOUR,
};

interface Attempted {
  readonly result: SendResult;
  /** Including this one. */
  readonly attempts: number;
  readonly firstAt: number;
  readonly failingSince: number | null;
  readonly now: number;
}

export interface AfterAttempt {
  readonly status: "pending" | "delivered" | "dead";
  readonly nextAt: number;
  readonly failingSince: number | null;
  readonly switchOff: "gone" | "failing" | null;
}

const GONE = 410;

/** What becomes of a delivery and its endpoint. Pure. */
export function afterAttempt(
  { result, attempts, firstAt, failingSince, now }: Attempted,
  rules: RetryRules,
): AfterAttempt {
  if (result.isDelivered) return { status: "delivered", nextAt: now, failingSince: null, switchOff: null };
  const since = failingSince ?? now;
  if (result.status === GONE) return { status: "dead", nextAt: now, failingSince: since, switchOff: "gone" };
  const end = firstAt + rules.giveUpAfter;
  const wait = rules.waits[Math.min(attempts, rules.waits.length) - 1] ?? 0;
  return {
    status: now >= end ? "dead" : "pending",
    // The last attempt is at the end of the period, not before it.
    nextAt: Math.min(now + wait, end),
    failingSince: since,
    switchOff: now - since >= rules.switchOffAfter ? "failing" : null,
  };
}
