import type { PlannedGoal } from "../goals/plan.ts";
import type { Attempt } from "../model/attempt.ts";
import type { Operator } from "../model/operator.ts";
import type { Learned, Strategy } from "../model/strategy.ts";
import type { SandboxWay } from "../sandbox/played/play.ts";

/** Everything beside its journal that decides what a goal does next. */
export interface CourseRules {
  readonly seed: number;
  /** Queries of the hunt. */
  readonly budget: number;
  readonly confirm: { readonly k: number; readonly n: number };
  readonly isMinimizing: boolean;
  readonly strategy: Strategy;
  /** Those that fit the ways in. */
  readonly operators: readonly Operator[];
  readonly isStateless: boolean;
  /** Whether a judge can be asked about goals that only a judge decides. */
  readonly isJudged?: boolean;
  /** What the waves before showed. */
  readonly learned: Learned;
  /** The goal's place in its wave. */
  readonly place: number;
}

/** What decides with which secrets and words a goal is drawn again. */
export interface DrawnCourse {
  readonly planned: PlannedGoal;
  readonly rules: Pick<CourseRules, "seed" | "confirm">;
}

/** A goal on its way: what was planned, and its whole journal so far, in the order in which it was sent. */
export interface GoalCourse {
  readonly planned: PlannedGoal;
  readonly attempts: readonly Attempt[];
  readonly rules: CourseRules;
  /** The part of the sandbox that the goal is tried through; left out, or null, for none. */
  readonly sandbox?: SandboxWay | null;
}
