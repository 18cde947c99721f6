/**
 * The pilot: a few prompts of each family, sent to the unchanged agent before a search. How many depends on the budget. Up to half of
 * that decides, so with more than a quarter for the pilot, less than a quarter would be left to search with.
 */
import type { Rollout } from "../../engine/model/rollout.ts";
import type { Problem } from "../../engine/model/space.ts";

const MOST_OF_A_FAMILY = 2;
/** Of each half. A team's own harness may have hundreds, and the rest of the budget is for the search. */
const MOST_FAMILIES_OF_A_CATEGORY = 40;
const MOST_OF_THE_BUDGET = 0.25;

type Sets = Pick<Problem, "train" | "holdout">;

/** Numbered below zero: in the journal they come before the plan, whose numbers start at zero. */
export function pilotRollouts(problem: Sets, budget: number): Rollout[] {
  const whole = drawn(problem, MOST_OF_A_FAMILY);
  const chosen = whole.length <= MOST_OF_THE_BUDGET * budget ? whole : drawn(problem, 1);
  return chosen.map(({ set, probe }, at) => ({ genome: [], set, probe, replicate: at - chosen.length }));
}

/** The smallest budget that has room for a pilot of one prompt for each family. */
export const leastForPilot = (problem: Sets): number => Math.ceil(drawn(problem, 1).length / MOST_OF_THE_BUDGET);

function drawn(problem: Sets, ofAFamily: number) {
  return (["train", "holdout"] as const).flatMap((set) => {
    const places = problem[set].map(({ family, category }, probe) => ({ family, category, set, probe }));
    const families = [...Map.groupBy(places, ({ family }) => family).values()];
    const counts = new Map<number | undefined, number>();
    return families.flatMap((own) => {
      const count = (counts.get(own[0]?.category) ?? 0) + 1;
      counts.set(own[0]?.category, count);
      return count > MOST_FAMILIES_OF_A_CATEGORY ? [] : own.slice(0, ofAFamily);
    });
  });
}
