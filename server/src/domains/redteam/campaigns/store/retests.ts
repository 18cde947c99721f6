import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AskedAgain } from "../../model/asked-again.ts";
import type { CampaignGoal } from "../../model/imported-goal.ts";
import type { AttemptRow, GoalRow, ImportedGoalRow } from "./campaign-row.ts";

/** A goal of a retest. One that can't be asked is finished from the beginning, with the reason. */
export interface NewRetestGoal extends Pick<GoalRow, "place" | "key" | "category" | "family" | "severity"> {
  readonly goal: CampaignGoal;
  readonly retest: AskedAgain | null;
  readonly reason: string | null;
}

/** Small enough to be written as one text. */
const BATCH = 200;

export async function insertRetestGoals(act: Act, campaignId: string, goals: readonly NewRetestGoal[]): Promise<void> {
  for (let from = 0; from < goals.length; from += BATCH) {
    await act.tx.run(sql`
      insert into campaign_goals (campaign_id, place, team_id, key, category, family, severity, goal, retest, reason, state, result)
      select ${campaignId}, g.place, ${act.who.teamId}, g.key, g.category, g.family, g.severity, g.goal, g.retest, g.reason,
        case when g.reason is null then 'waiting' else 'done' end,
        case when g.reason is not null then 'unassessed' end
      from json_to_recordset(${JSON.stringify(goals.slice(from, from + BATCH))}::json)
        as g(place int, key text, category text, family text, severity text, goal json, retest json, reason text)`);
  }
  await act.tx.run(sql`
    update campaigns
    set goals = ${goals.length}, goals_done = ${goals.filter(({ reason }) => reason !== null).length}
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
}

/** The tests of an imported campaign that its tool calls hits. */
export function selectHits(act: Act, campaignId: string, places: readonly number[] | null): Promise<ImportedGoalRow[]> {
  return act.tx.query(sql<ImportedGoalRow>`
    select *
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and goal->'theirs'->>'outcome' = 'hit'
      and (${places === null} or place = any (${places ?? []}::int[]))
    order by place`);
}

export type FirstSuccess = Pick<AttemptRow, "place" | "strategy" | "engine" | "from_step" | "draft">;

/** Of each goal that was broken, the attempt that worked first. */
export function selectFirstSuccesses(act: Act, campaignId: string): Promise<FirstSuccess[]> {
  return act.tx.query(sql<FirstSuccess>`
    select a.place, a.strategy, a.engine, a.from_step, a.draft
    from campaign_goals g
    join campaign_attempts a
      on a.campaign_id = g.campaign_id and a.place = g.place and a.step = (g.attack->>'step')::int
    where g.campaign_id = ${campaignId} and g.team_id = ${act.who.teamId} and a.team_id = ${act.who.teamId}
      and g.result in ('confirmed', 'seen')`);
}
