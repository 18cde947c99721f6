import type { CampaignSurvivalPoint } from "@agent-console/sdk";
import type { CurvePoint } from "../../../charts/band-curve.tsx";
import type { Goal } from "../../../queries/redteam/goals.ts";

/** The curve falls at once where a goal breaks, and is level in between: two points for each step. */
export function stairs(steps: readonly CampaignSurvivalPoint[], budget: number): readonly CurvePoint[] {
  let now = { y: 1, low: 1, high: 1 };
  const line: CurvePoint[] = [{ x: 0, ...now }];
  for (const { query, held, low, high } of steps) {
    line.push({ x: query, ...now });
    // Where every goal is broken, no interval can be given: the last one stands.
    now = { y: held, low: low ?? now.low, high: high ?? now.high };
    line.push({ x: query, ...now });
  }
  return [...line, { x: Math.max(budget, line.at(-1)?.x ?? 0), ...now }];
}

export const heldAt = (steps: readonly CampaignSurvivalPoint[], query: number): number =>
  steps.findLast((step) => step.query <= query)?.held ?? 1;

/** How many goals held, by the queries that they were tried for. The last attempt may take more than the budget: its tools do. */
export function censoredAt(
  goals: readonly Goal[],
  budget: number,
): readonly { readonly query: number; readonly goals: number }[] {
  const held = goals.filter(({ result, queries }) => result === "held" && queries > 0);
  return [...Map.groupBy(held, ({ queries }) => Math.min(queries, budget))]
    .map(([query, members]) => ({ query, goals: members.length }))
    .sort((a, b) => a.query - b.query);
}
