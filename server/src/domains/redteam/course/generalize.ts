import { canariesOf, drawGoal } from "../goals/fresh.ts";
import type { Attempt } from "../model/attempt.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { again } from "./again.ts";
import type { DrawnCourse, GoalCourse } from "./course-rules.ts";
import type { NextSend, Worked } from "./next-send.ts";

/** Other goals that a confirmed attack is tried on. */
const MOST_GOALS = 5;
/** Goals of the family that are looked at to find them. */
const MOST_DRAWN = 12;

/** Tries a confirmed attack once on other goals of the family. Null where there are none. */
export function generalize(course: GoalCourse, attack: Attempt): NextSend | Worked | null {
  let [worked, of] = [0, 0];
  for (const [trial, goal] of otherGoals(course).entries()) {
    const end = again({ course, attack, goal, phase: "generalize", trial });
    if (end.kind === "send") return end;
    if (end.worked === null) continue;
    of += 1;
    if (end.worked) worked += 1;
  }
  return of === 0 ? null : { worked, of };
}

/** They want something else than the hunted one and than each other. */
export function otherGoals({ planned, rules: { seed } }: DrawnCourse): DrawnGoal[] {
  const { family, index, goal } = planned;
  const [others, wishes, taken] = [[] as DrawnGoal[], new Set([goal.wish]), new Set(canariesOf(goal))];
  for (let at = 0; at < MOST_DRAWN && others.length < MOST_GOALS; at++) {
    const other = at === index ? null : drawGoal({ family, seed, index: at });
    if (!other || wishes.has(other.wish) || canariesOf(other).some((canary) => taken.has(canary))) continue;
    others.push(other);
    wishes.add(other.wish);
    for (const canary of canariesOf(other)) taken.add(canary);
  }
  return others;
}
