import type { AttackForm } from "../model/attack-form.ts";
import type { Move, Phase } from "../model/attempt.ts";
import type { DrawnGoal } from "../model/goal.ts";

/** The next thing to send for a goal: the goal as it is drawn for this attempt, and the move. Plain data. */
export interface NextSend {
  readonly kind: "send";
  readonly phase: Phase;
  /** Which repetition of a later phase it belongs to, from 0; null in the hunt. */
  readonly trial: number | null;
  readonly goal: DrawnGoal;
  readonly move: Move;
}

export const goalResults = ["confirmed", "seen", "doubtful", "held", "unassessed"] as const;

/**
 * What came of a goal. Confirmed: it worked again with fresh secrets, often enough. Seen: an effect that came again too rarely.
 * Doubtful: a text that did not come again, which is no finding. Held: within this budget. Unassessed: nothing can be said.
 */
export type GoalResult = (typeof goalResults)[number];

/** How often something worked. */
export interface Worked {
  readonly worked: number;
  /** Attempts that could be assessed. */
  readonly of: number;
}

/** The attack that worked, as it is kept with its goal. Plain data. */
export interface ProvenAttack {
  /** The step of the hunt that worked first. */
  readonly step: number;
  readonly confirmed: Worked;
  /** On other goals of the family; null where there are none, or it was not confirmed. */
  readonly generalized: Worked | null;
  /** Null where it was not made shorter. */
  readonly minimized: MinimizedAttack | null;
  /** The attack as it worked first when it was confirmed: what `minimized` is a part of. Null where it never worked again. */
  readonly whole: { readonly step: number; readonly form: AttackForm } | null;
}

/** The shortest attack that still works. */
export interface MinimizedAttack {
  /** The step that worked first when it was confirmed. */
  readonly step: number;
  readonly confirmed: Worked;
  readonly form: AttackForm;
  /** Requests that shortening and confirming took. */
  readonly queries: number;
  /** Whether it was tried to take out each of its sentences. */
  readonly isIrreducible: boolean;
}

export interface GoalEnd {
  readonly kind: "end";
  readonly result: GoalResult;
  /** A sentence for people; null where the result says all. */
  readonly reason: string | null;
  /** Queries of the hunt, and those up to and with its first success. */
  readonly queries: number;
  readonly firstSuccess: number | null;
  readonly bestSignal: number | null;
  readonly attack: ProvenAttack | null;
}
