import type { Subject } from "../../../../platform/db/database.ts";

export interface PacedAgent {
  readonly id: string;
  /** On whose behalf it is asked. */
  readonly subject: Subject;
  /** Requests per window. */
  readonly rate: number;
}

/**
 * Requests leave in slots that are spread evenly over the window, shared by all workers and all kinds of callers. A request
 * may lose some milliseconds on its way, which could push two windows' worth together at the agent: therefore the slots of a
 * window span a little more than the window.
 */
export interface PaceRules {
  readonly windowMs: number;
  readonly slackMs: number;
  /** A slot that is further away is not taken yet, so that a pause the agent asks for takes effect at once. */
  readonly horizonMs: number;
  /** A slot missed by less may still be used; one missed by more is given up for a new one. */
  readonly lateMs: number;
}

export const paceRules: PaceRules = { windowMs: 60_000, slackMs: 1_200, horizonMs: 50, lateMs: 100 };
