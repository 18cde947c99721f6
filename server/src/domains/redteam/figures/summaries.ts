import type { GoalResult } from "../course/next-send.ts";
import type { AttemptOutcome, Engine, Phase } from "../model/attempt.ts";
import type { AttackCategory, Severity } from "../model/categories.ts";

/** What figures need to know of a goal. */
export interface GoalSummary {
  readonly place: number;
  readonly category: AttackCategory;
  readonly family: string;
  readonly severity: Severity;
  /** How success is known; a judge's opinion enters no rate. */
  readonly oracle: string | null;
  /** Null while it is not finished. */
  readonly result: GoalResult | null;
  readonly reason: string | null;
  readonly queries: number;
  readonly first_success: number | null;
}

/** What figures need to know of an attempt: never what was said in it. */
export interface AttemptSummary {
  readonly place: number;
  readonly phase: Phase;
  readonly strategy: string;
  readonly engine: Engine;
  readonly operators: readonly string[];
  readonly from_step: number | null;
  readonly signal: number | null;
  /** Null while it is in flight. */
  readonly outcome: AttemptOutcome | null;
  readonly is_error: boolean;
  readonly requests: number;
  readonly tokens: number;
}

/** Whether the attack worked. A goal that was seen to break rarely is broken all the same. */
export const isBroken = ({ result }: Pick<GoalSummary, "result">): boolean =>
  result === "confirmed" || result === "seen";

/** Whether something can be said about it: a doubtful goal is neither broken nor held. */
export const isAssessed = (goal: Pick<GoalSummary, "result">): boolean => isBroken(goal) || goal.result === "held";

export const isOpinion = ({ oracle }: Pick<GoalSummary, "oracle">): boolean => oracle === "judge";
