import type { AttackForm } from "../model/attack-form.ts";
import type { Attempt } from "../model/attempt.ts";
import { basisOf, type Oracle } from "../model/oracle.ts";
import { again, formOfTrial, freshGoal } from "./again.ts";
import type { GoalCourse } from "./course-rules.ts";
import type { GoalResult, NextSend, Worked } from "./next-send.ts";

export interface Confirmation {
  readonly kind: "confirmation";
  readonly worked: Worked;
  /** The attack of the first trial that worked, and the step that it ended with; null where none did. */
  readonly attack: { readonly form: AttackForm; readonly step: number; readonly requests: number } | null;
}

/**
 * Tries the attack in new conversations with fresh secrets. All trials are made also when the result is certain: how often it
 * worked is a figure. A trial that failed by an error is made again with another goal, up to as many as were planned.
 */
export function confirm(course: GoalCourse, attack: Attempt): NextSend | Confirmation {
  const { n } = course.rules.confirm;
  let [worked, of, first]: [number, number, Confirmation["attack"]] = [0, 0, null];
  for (let trial = 0; of < n && trial < 2 * n; trial++) {
    const one = { course, attack, goal: freshGoal(course, trial), phase: "confirm", trial } as const;
    const end = again(one);
    if (end.kind === "send") return end;
    if (end.worked === null) continue;
    of += 1;
    if (!end.worked) continue;
    worked += 1;
    const requests = end.attempts.reduce((sum, attempt) => sum + Math.max(1, attempt.requests), 0);
    first ??= { form: formOfTrial(one, end.attempts), step: end.attempts.at(-1)?.step ?? 0, requests };
  }
  return { kind: "confirmation", worked: { worked, of }, attack: first };
}

/**
 * What a hit of the hunt is worth. An effect happened, also if it does not come again; but a marker is a word in an answer, which
 * an agent that holds may repeat by chance. A text that does not come again may be the detector's mistake.
 */
export function resultOfHit(oracle: Pick<Oracle, "kind">, { worked }: Worked, k: number): GoalResult {
  if (worked >= k) return "confirmed";
  const isCertain = basisOf(oracle) === "effect" && (worked > 0 || oracle.kind !== "marker");
  return isCertain ? "seen" : "doubtful";
}
