import type { GoalResult } from "../course/next-send.ts";
import { type GoalSummary, isOpinion } from "./summaries.ts";

/** Goals by result. Those of a judge, and those that are not finished, are counted apart. */
export type GoalStates = Readonly<Record<GoalResult | "judged" | "open", number>>;

export function statesOf(goals: readonly GoalSummary[]): GoalStates {
  const states = { confirmed: 0, seen: 0, doubtful: 0, held: 0, unassessed: 0, judged: 0, open: 0 };
  for (const goal of goals) {
    if (goal.result === null) states.open += 1;
    else states[isOpinion(goal) ? "judged" : goal.result] += 1;
  }
  return states;
}
