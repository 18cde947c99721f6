import { freshGoal } from "../course/again.ts";
import type { DrawnCourse } from "../course/course-rules.ts";
import { otherGoals } from "../course/generalize.ts";
import { goalsTried } from "../course/minimize.ts";
import { stage } from "../goals/stage.ts";
import type { Attempt } from "../model/attempt.ts";
import type { DrawnGoal } from "../model/goal.ts";

type SentAttempt = Pick<Attempt, "phase" | "draft"> & {
  readonly trial?: number | null;
  readonly seen: Pick<Attempt["seen"], "sent">;
};

/** The goal as it was drawn for an attempt: attempts after the hunt have fresh secrets and words, which no row holds. */
export function goalOfAttempt(course: DrawnCourse, attempt: SentAttempt): DrawnGoal {
  const { phase, trial } = attempt;
  const { goal } = course.planned;
  if (phase === "confirm") return freshGoal(course, trial ?? 0);
  if (phase === "generalize") return otherGoals(course)[trial ?? 0] ?? goal;
  return phase === "minimize" ? (goalsTried(course, trial ?? 0).find((one) => isSentOn(one, attempt)) ?? goal) : goal;
}

/** Whether this goal gives exactly what was sent. */
function isSentOn(goal: DrawnGoal, { draft, seen: { sent } }: SentAttempt): boolean {
  const own = stage(goal, draft).sent;
  return own.length === sent.length && own.every((text, at) => text === sent[at]);
}
