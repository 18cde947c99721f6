import type { Draft } from "./draft.ts";
import type { Seen } from "./seen.ts";

export const phases = ["handshake", "twin", "hunt", "confirm", "generalize", "minimize"] as const;

export type Phase = (typeof phases)[number];

/** Who thought of it: the built-in engine, or an attacker model of the team. */
export type Engine = "embedded" | "model";

/** Errors and agents that say nothing are neither broken nor held. */
export type AttemptOutcome = "broke" | "held" | "unassessed";

/** What a strategy wants to do next with one goal. Plain data. */
export interface Move {
  readonly strategy: string;
  readonly engine: Engine;
  /** The step of the attempt whose conversation goes on with the draft's turns; null for a new conversation. */
  readonly from: number | null;
  readonly draft: Draft;
}

/** A move with what came of it. */
export interface Attempt extends Move {
  /** From 0, in the order of the goal's own attempts. */
  readonly step: number;
  readonly phase: Phase;
  /** Which repetition of a later phase it belongs to, from 0; absent in the hunt. */
  readonly trial?: number | null;
  readonly seen: Seen;
  /** How far the agent gave way, from 0 to 1; null where that cannot be told. Steers the search and is never shown as a score. */
  readonly signal: number | null;
  readonly outcome: AttemptOutcome;
  readonly requests: number;
  readonly tokens: number;
}
