import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { GoalRow } from "./campaign-row.ts";

export type NewGoal = Pick<GoalRow, "place" | "key" | "category" | "family" | "severity" | "goal">;

/** Writes the plan and its size. */
export async function insertGoals(act: Act, campaignId: string, goals: readonly NewGoal[]): Promise<void> {
  await act.tx.run(sql`
    insert into campaign_goals (campaign_id, place, team_id, key, category, family, severity, goal)
    select ${campaignId}, g.place, ${act.who.teamId}, g.key, g.category, g.family, g.severity, g.goal
    from json_to_recordset(${JSON.stringify(goals)}::json)
      as g(place int, key text, category text, family text, severity text, goal json)`);
  await act.tx.run(sql`
    update campaigns
    set goals = ${goals.length}
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
}

/** In plan order. */
export function selectGoals(act: Act, campaignId: string): Promise<GoalRow[]> {
  return act.tx.query(sql<GoalRow>`
    select *
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by place`);
}
