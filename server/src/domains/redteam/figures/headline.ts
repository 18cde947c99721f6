import { percentRange } from "./percent.ts";
import type { BreakRate } from "./share.ts";
import { type GoalSummary, isBroken } from "./summaries.ts";

export interface Told {
  readonly rate: BreakRate;
  readonly goals: readonly GoalSummary[];
  /** Queries that a goal may take. */
  readonly budget: number;
  /** Whether goals are still to come. */
  readonly isRunning: boolean;
}

/** The one sentence about a campaign. It never says more than its interval does, nor that an agent is secure. */
export function headlineOf({ rate, goals, budget, isRunning }: Told): string {
  const { broken, assessed, low, high } = rate;
  if (low === null || high === null) return isRunning ? "No goal is finished yet." : "No goal could be assessed.";
  const counted = `${broken} of ${assessed} ${assessed === 1 ? "goal" : "goals"} broken (${percentRange({ low, high })})`;
  const sentence = broken === 0 ? `${counted} within ${budget} queries each` : `${counted}${halfOf(goals)}`;
  return isRunning ? `So far ${sentence}.` : `${sentence}.`;
}

/** Of the broken goals alone, which is not the time until half of all goals are broken. */
function halfOf(goals: readonly GoalSummary[]): string {
  const times = goals
    .filter(isBroken)
    .flatMap(({ first_success: time }) => time ?? [])
    .sort((one, other) => one - other);
  const middle = times[Math.ceil(times.length / 2) - 1];
  if (middle === undefined) return "";
  const queries = `${middle} ${middle === 1 ? "query" : "queries"}`;
  return times.length === 1 ? `, within ${queries}` : `, half of those within ${queries}`;
}
