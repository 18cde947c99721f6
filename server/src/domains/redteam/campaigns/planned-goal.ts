import { customFamily } from "../custom/custom-goal.ts";
import { familyOf } from "../goals/list.ts";
import type { PlannedGoal } from "../goals/plan.ts";
import type { GoalRow } from "./store/campaign-row.ts";

/** The goal as it was planned; null where this version of the console has no such family. */
export function plannedGoal(row: GoalRow): PlannedGoal | null {
  const { key, category, family: id, goal, retest } = row;
  const family = category === "custom" ? customFamily(row) : familyOf(id);
  const index = Number(key.slice(key.lastIndexOf(".") + 1));
  if (!family || !Number.isSafeInteger(index)) return null;
  return { id: key, category, family, index, goal, ...(retest ? { again: retest } : {}) };
}
