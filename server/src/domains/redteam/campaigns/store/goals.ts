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

export interface GoalTally {
  /** Confirmed or seen. */
  readonly broken: number;
  /** Broken, held or doubtful. */
  readonly assessed: number;
}

/** By campaign; one without any result is missing. */
export async function tallyGoals(act: Act, campaignIds: readonly string[]): Promise<ReadonlyMap<string, GoalTally>> {
  const rows = await act.tx.query(sql<GoalTally & { readonly campaign_id: string }>`
    select
      campaign_id,
      count(*) filter (where result in ('confirmed', 'seen'))::int as broken,
      count(*) filter (where result <> 'unassessed')::int as assessed
    from campaign_goals
    where campaign_id = any (${campaignIds}::uuid[]) and team_id = ${act.who.teamId} and result is not null
    group by campaign_id`);
  return new Map(rows.map(({ campaign_id, ...tally }) => [campaign_id, tally]));
}

/** In plan order. */
export function selectGoals(act: Act, campaignId: string): Promise<GoalRow[]> {
  return act.tx.query(sql<GoalRow>`
    select *
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by place`);
}
