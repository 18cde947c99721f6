import { failed } from "../exchange/observation.ts";
import { RateLimitWaitTooLong } from "../pacing/agent-queue.ts";
import type { PacedAgent } from "../pacing/pace-rules.ts";
import type { Pacer } from "../pacing/pacer.ts";

/** How long the whole test may take, and how much of that is left for the next conversation. */
export interface TestDeadline {
  readonly signal: AbortSignal;
  /** Awaited before each request: a test keeps the agent's rate together with everyone else who asks it. */
  pace(): Promise<void> | undefined;
  /** So long at most, in milliseconds. */
  atMost(milliseconds: number): number;
}

export interface Turns {
  readonly pacer: Pacer;
  readonly agent: PacedAgent;
}

/** Leaves a second of the twenty to write the answer down. */
const WHOLE_MS = 19_000;
/** Leaves the agent time to answer. */
const TURN_MS = 10_000;

export function startDeadline({ pacer, agent }: Turns, signal: AbortSignal): TestDeadline {
  const until = performance.now() + WHOLE_MS;
  const atMost = (milliseconds: number): number =>
    Math.max(1, Math.min(milliseconds, Math.round(until - performance.now())));
  return {
    signal,
    atMost,
    pace: () =>
      pacer.turn(agent, signal, atMost(TURN_MS))?.catch((error) => {
        throw signal.aborted ? failed("aborted", "Test canceled.") : refusalOf(error, agent);
      }),
  };
}

function refusalOf(error: unknown, { rate }: PacedAgent): unknown {
  if (!(error instanceof RateLimitWaitTooLong)) return error;
  const seconds = Math.max(1, Math.ceil(error.waitMs / 1000));
  return failed(
    "no_turn",
    `Skipped: the agent's rate limit (${rate} per minute) allows the next request only in ${seconds} s, after the test times out.`,
  );
}
