/**
 * Saves callers the wait for a dead service: after several consecutive failures, calls are refused immediately, and
 * after a pause a single one is let through to see whether the service is back.
 */

/** "unknown" is a call that ended for our own reasons and says nothing about the service. */
export type Verdict = "alive" | "dead" | "unknown";

export type Circuit = "closed" | "open" | "half-open";

export interface BreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures: number;
  readonly pauseMs: number;
  readonly now: () => number;
}

/**
 * Every admitted call must report its result exactly once. Otherwise a single probe would block the circuit forever.
 */
export type Entry =
  | { readonly admitted: true; leave(verdict: Verdict): void }
  | { readonly admitted: false; readonly waitMs: number };

export interface Breaker {
  state(): Circuit;
  enter(): Entry;
}

export function createBreaker({ failures, pauseMs, now }: BreakerOptions): Breaker {
  let failuresInRow = 0;
  let openUntil: number | undefined;
  let isProbing = false;

  function state(): Circuit {
    if (openUntil === undefined) return "closed";
    return now() < openUntil ? "open" : "half-open";
  }

  function enter(): Entry {
    if (openUntil === undefined) return { admitted: true, leave: (verdict) => learn(verdict, openUntil === undefined) };
    if (isProbing) return { admitted: false, waitMs: pauseMs };
    if (now() < openUntil) return { admitted: false, waitMs: openUntil - now() };
    isProbing = true;
    return {
      admitted: true,
      leave: (verdict) => {
        isProbing = false;
        learn(verdict, true);
      },
    };
  }

  /** A late failure of a call from before the circuit opened must not prolong the pause. */
  function learn(verdict: Verdict, isNews: boolean): void {
    if (verdict === "alive") {
      failuresInRow = 0;
      openUntil = undefined;
    } else if (verdict === "dead" && isNews) {
      failuresInRow += 1;
      if (failuresInRow >= failures) openUntil = now() + pauseMs;
    }
  }

  return { state, enter };
}
