import type { Subject } from "../../../../platform/db/database.ts";

export interface PacedAgent {
  readonly id: string;
  /** On whose behalf requests are sent. */
  readonly subject: Subject;
  /** Requests per window. */
  readonly rate: number;
}

/**
 * Requests are sent in slots that are spread evenly over the window, shared by all workers and callers. A request may take
 * some milliseconds longer on its way, which could put more than one window's worth into a window at the agent. Therefore
 * the slots of a window span slightly more than the window.
 */
export interface PaceRules {
  readonly windowMs: number;
  readonly slackMs: number;
  /** A slot that is further away is not taken yet, so that a pause requested by the agent takes effect immediately. */
  readonly horizonMs: number;
  /** A slot missed by less may still be used; one missed by more is replaced by a new one. */
  readonly lateMs: number;
}

export const paceRules: PaceRules = { windowMs: 60_000, slackMs: 1_200, horizonMs: 50, lateMs: 100 };
