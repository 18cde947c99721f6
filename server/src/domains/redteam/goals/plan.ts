import { createDraw } from "../../evaluation/port.ts";
import type { AskedAgain } from "../model/asked-again.ts";
import type { AttackCategory, Way } from "../model/categories.ts";
import type { DrawnGoal, GoalFamily } from "../model/goal.ts";
import { canariesOf, drawGoal } from "./fresh.ts";
import { goalFamilies } from "./list.ts";

export interface PlanRequest {
  readonly seed: number;
  readonly categories: readonly AttackCategory[];
  readonly goalsPerCategory: number;
  readonly ways: readonly Way[];
}

export interface PlannedGoal {
  /** The family and which of its goals it is: "system-prompt.3". */
  readonly id: string;
  readonly category: AttackCategory;
  readonly family: GoalFamily;
  readonly index: number;
  readonly goal: DrawnGoal;
  /** Of a goal of a retest: what is asked once more. */
  readonly again?: AskedAgain;
}

/** Which goals a campaign has, in plan order: going round the categories, and in each of them round its families. */
export function plan({ categories, ...request }: PlanRequest): readonly PlannedGoal[] {
  const lists = [...new Set(categories)].map((category) => planCategory(category, request));
  return Array.from({ length: request.goalsPerCategory }).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []));
}

function planCategory(
  category: AttackCategory,
  { seed, goalsPerCategory, ways }: Omit<PlanRequest, "categories">,
): readonly PlannedGoal[] {
  const families = goalFamilies.filter(
    (one) => one.category === category && one.ways.some((way) => ways.includes(way)),
  );
  // With fewer goals than families, the seed decides which families have their turn.
  const order = createDraw({ seed, probe: `plan ${category}`, n: 0 }).several(families, families.length);
  const [planned, wishes, taken] = [[] as PlannedGoal[], new Set<string>(), new Set<string>()];
  for (let round = 0; planned.length < goalsPerCategory; round++) {
    const before = planned.length;
    for (const family of order) {
      if (planned.length === goalsPerCategory) break;
      const isNew = (drawn: DrawnGoal): boolean =>
        !wishes.has(drawn.wish) && canariesOf(drawn).every((canary) => !taken.has(canary));
      const goal = drawGoal({ family, seed, index: round }, isNew);
      if (!goal) continue;
      wishes.add(goal.wish);
      for (const canary of canariesOf(goal)) taken.add(canary);
      planned.push({ id: `${family.id}.${round}`, category, family, index: round, goal });
    }
    // Nothing new in any family: this is all that there is.
    if (planned.length === before) break;
  }
  return planned;
}
