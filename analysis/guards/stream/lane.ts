import type { Decision } from "../run/decision.ts";

/** A text that comes in pieces and is judged on its way. Nothing leaves that is not judged. */
export interface Lane {
  /**
   * Adds text and judges what can be judged. It answers at once, without a promise, if no method needs a thread or an
   * answer from elsewhere. After a promise, the next text comes when it is settled.
   */
  push(text: string): LaneStep | Promise<LaneStep>;
  /** Whether it is certain that no guard says anything about this text if it comes next. Without it, that is never known. */
  isQuiet?(text: string): boolean;
  /** The text is over. */
  end(): LaneStep | Promise<LaneStep>;
  /**
   * What was decided, as for the whole text. Settles after `end` or a stop; guards in shadow may still judge then, and
   * nothing waits for them. Never rejects.
   */
  readonly decided: Promise<Decision>;
}

/** What may leave now. Positions are UTF-16 units of the text as it came, from its beginning. */
export interface LaneStep {
  /** Everything before this may leave, with the changes made. It never lies inside a surrogate pair. */
  readonly released: number;
  /** Parts with other text in their place, in order and not told before. One may reach past `released`: then no part of it leaves. */
  readonly changes: readonly LaneChange[];
  /** Set once the lane must not go on: nothing after `released` leaves. */
  readonly stop: LaneStop | null;
}

export interface LaneChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface LaneStop {
  /** Blocked by a guard, or refused because one could not judge. */
  readonly kind: "block" | "refuse";
  readonly guard: string;
  readonly rule: string | null;
}
