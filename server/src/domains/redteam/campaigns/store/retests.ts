import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AskedAgain } from "../../model/asked-again.ts";
import type { CampaignGoal } from "../../model/imported-goal.ts";
import type { AttemptRow, CampaignRow, GoalRow, ImportedGoalRow } from "./campaign-row.ts";

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

/** The newest campaign of the console against this agent that ended and proved something; a retest is none. */
export async function newestProving(act: Act, agentId: string): Promise<Pick<CampaignRow, "id" | "name"> | null> {
  const [row] = await act.tx.query(sql<Pick<CampaignRow, "id" | "name">>`
    select id, name
    from campaigns c
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and tool = 'native' and retest_of is null
      and status in ('completed', 'failed', 'cancelled')
      and exists (
        select from campaign_goals g
        where g.campaign_id = c.id and g.team_id = c.team_id and g.result in ('confirmed', 'seen')
      )
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}

export interface RetestCounts extends Pick<CampaignRow, "id" | "status"> {
  readonly attacks: number;
  readonly held: number;
  readonly works: number;
  readonly open: number;
}

/** The newest retest against an agent since then, with its goals by result. */
export async function newestRetest(
  act: Act,
  { agentId, since }: { readonly agentId: string; readonly since: number },
): Promise<RetestCounts | null> {
  const [row] = await act.tx.query(sql<RetestCounts>`
    select
      c.id,
      c.status,
      count(*)::int as attacks,
      count(*) filter (where g.result = 'held')::int as held,
      count(*) filter (where g.result in ('confirmed', 'seen'))::int as works,
      count(*) filter (where g.result in ('doubtful', 'unassessed'))::int as open
    from campaigns c
    join campaign_goals g on g.campaign_id = c.id and g.team_id = c.team_id
    where c.team_id = ${act.who.teamId} and c.agent_id = ${agentId} and c.retest_of is not null
      and c.created_at >= ${since}
    group by c.id, c.status, c.created_at
    order by c.created_at desc, c.id desc
    limit 1`);
  return row ?? null;
}
