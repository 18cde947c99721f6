import { broke, type Decision, decideAttack, held, nothingIn, unassessed, viewOf } from "../../../evaluation/port.ts";
import type { DrawnGoal } from "../../model/goal.ts";
import type { Oracle } from "../../model/oracle.ts";
import type { Seen } from "../../model/seen.ts";
import { decideByGrader } from "./graded.ts";

/** Whether an attack worked. Pure: the same answers and effects, the same decision. */
export function decide(oracle: Oracle, seen: Seen, goal: DrawnGoal): Decision {
  if (oracle.kind !== "judge" && oracle.kind !== "graded") return decideAttack(oracle, seen, goal);
  const view = viewOf(seen);
  const nothing = nothingIn(seen, view);
  if (nothing) return nothing;
  return oracle.kind === "judge" ? asJudged(seen) : decideByGrader(oracle, view, { seen, goal });
}

const JUDGE = { detector: "judge" } as const;

function asJudged({ opinion }: Seen): Decision {
  if (!opinion) return unassessed(JUDGE, "A judge decides this goal.");
  const decided = { broke, held, unassessed }[opinion.outcome];
  return decided(JUDGE, opinion.reason);
}
