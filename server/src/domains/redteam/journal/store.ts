import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { AnyGoalRow, AttemptRow } from "../campaigns/store/campaign-row.ts";
import { trailOfGoal } from "../campaigns/store/trail.ts";
import type { AskedAgain } from "../model/asked-again.ts";
import type { CampaignEffectRow } from "../tables/rows.ts";

/** A goal without its secrets, and what its hunt showed, attempt by attempt. */
export type GoalLine = Omit<AnyGoalRow, "goal" | "retest" | "campaign_id" | "team_id"> & {
  /** Of a goal of a retest: what was known before. */
  readonly before: AskedAgain["before"] | null;
  readonly wish: string | null;
  /** Of a goal that the library has no family for. */
  readonly title: string | null;
  readonly is_opinion: boolean;
};

/**
 * In plan order; only these places, if some are named. The attempts of a goal are read only where it keeps no trail: a join would
 * read those of every goal, whatever its condition says.
 */
export function selectGoalLines(
  act: Act,
  campaignId: string,
  places: readonly number[] | null = null,
): Promise<GoalLine[]> {
  return act.tx.query(sql<GoalLine>`
    select
      g.place, g.key, g.category, g.family, g.severity, g.state, g.result, g.reason, g.queries, g.first_success,
      g.best_signal, g.attack, (g.retest->'before')::jsonb - 'answer' as before, g.finding_id, g.goal ->> 'wish' as wish,
      g.goal ->> 'title' as title, coalesce(g.goal -> 'oracle' ->> 'kind' = 'judge', false) as is_opinion,
      case when g.trail is null and g.state <> 'waiting' then (${trailOfGoal}) else g.trail end as trail
    from campaign_goals g
    where g.campaign_id = ${campaignId} and g.team_id = ${act.who.teamId}
      and (${places === null} or g.place = any (${places ?? []}::int[]))
    order by g.place`);
}

export type GoalState = Pick<AnyGoalRow, "place" | "state" | "result" | "finding_id">;

export function selectGoalStates(act: Act, campaignId: string): Promise<GoalState[]> {
  return act.tx.query(sql<GoalState>`
    select place, state, result, finding_id
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by place`);
}

/** An attempt without what was said. */
export type AttemptLine = Omit<AttemptRow, "campaign_id" | "team_id" | "draft" | "seen" | "sends">;

export interface AttemptPage {
  readonly goal: number | null;
  readonly after: { readonly place: number; readonly step: number } | null;
  readonly limit: number;
}

/** By goal and step. */
export function selectAttemptLines(act: Act, campaignId: string, page: AttemptPage): Promise<AttemptLine[]> {
  const { goal, after, limit } = page;
  return act.tx.query(sql<AttemptLine>`
    select place, step, phase, trial, strategy, engine, operators, from_step, state, signal, outcome, is_error, requests,
      tokens, sent_at
    from campaign_attempts
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
      and (${goal}::int is null or place = ${goal}::int)
      and (place, step) > (${after?.place ?? goal ?? -1}, ${after?.step ?? -1})
    order by place, step
    limit ${limit}`);
}

export async function selectAttempt(
  act: Act,
  campaignId: string,
  { place, step }: { readonly place: number; readonly step: number },
): Promise<{ readonly attempt: AttemptRow; readonly goal: AnyGoalRow } | null> {
  const [attempt] = await act.tx.query(sql<AttemptRow>`
    select *
    from campaign_attempts
    where campaign_id = ${campaignId} and place = ${place} and step = ${step} and team_id = ${act.who.teamId}`);
  const [goal] = await act.tx.query(sql<AnyGoalRow>`
    select *
    from campaign_goals
    where campaign_id = ${campaignId} and place = ${place} and team_id = ${act.who.teamId}`);
  return attempt && goal ? { attempt, goal } : null;
}

/** What happened at the sandbox, in its order. */
export function selectEffects(
  act: Act,
  campaignId: string,
  { place, step }: { readonly place: number; readonly step: number },
): Promise<CampaignEffectRow[]> {
  return act.tx.query(sql<CampaignEffectRow>`
    select *
    from campaign_effects
    where campaign_id = ${campaignId} and place = ${place} and step = ${step} and team_id = ${act.who.teamId}
    order by id
    limit 200`);
}

/** The goal with its secrets, and the operators that were tried on it. */
export async function selectGoalInFull(
  act: Act,
  campaignId: string,
  place: number,
): Promise<{ readonly goal: AnyGoalRow; readonly operators: readonly string[] } | null> {
  const [goal] = await act.tx.query(sql<AnyGoalRow>`
    select *
    from campaign_goals
    where campaign_id = ${campaignId} and place = ${place} and team_id = ${act.who.teamId}`);
  const tried = await act.tx.query(sql<{ readonly id: string }>`
    select distinct unnest(operators) as id
    from campaign_attempts
    where campaign_id = ${campaignId} and place = ${place} and team_id = ${act.who.teamId}
    order by id`);
  return goal ? { goal, operators: tried.map(({ id }) => id) } : null;
}
