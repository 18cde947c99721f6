import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AnyGoalRow, AttemptRow } from "../../campaigns/store/campaign-row.ts";
import type { Draft } from "../../model/draft.ts";

export type ResultGoal = Pick<
  AnyGoalRow,
  | "place"
  | "key"
  | "category"
  | "family"
  | "severity"
  | "result"
  | "reason"
  | "queries"
  | "first_success"
  | "best_signal"
> &
  Pick<AnyGoalRow, "goal" | "attack" | "finding_id" | "retest">;

/** Finished goals after this place, in plan order. */
export function selectFinishedGoals(
  act: Act,
  campaignId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ResultGoal[]> {
  return act.tx.query(sql<ResultGoal>`
    select place, key, category, family, severity, goal, result, reason, queries, first_success, best_signal, attack,
      finding_id, retest
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and place > ${after} and state = 'done'
    order by place
    limit ${limit}`);
}

/** One turn of the attack that is shown for a goal, or of the shortened one. */
export interface ShownAttempt
  extends Pick<AttemptRow, "place" | "step" | "strategy" | "engine" | "operators" | "signal"> {
  readonly part: "attack" | "minimized";
  readonly draft: Draft;
  readonly answer: string | null;
}

/** Characters of an answer that leave the database. */
const LONGEST_ANSWER = 32_000;
/** A conversation has fewer turns. */
const DEEPEST = 32;

/**
 * For each goal between two places the attack that worked, else the attempt that came nearest, with the turns before it; and the
 * shortened attack. Oldest turn first. Where an attack is confirmed, it is known which one worked: others are those of a retest.
 */
export function selectShownAttempts(
  act: Act,
  campaignId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ShownAttempt[]> {
  return act.tx.query(sql<ShownAttempt>`
    with recursive goals as (
      select place, (attack->>'step')::int as step, (attack->'minimized'->>'step')::int as minimized
      from campaign_goals
      where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and place between ${from} and ${to}
    ),
    shown as (
      (select distinct on (a.place) a.place, a.step, 'attack' as part
      from campaign_attempts a
      join goals g using (place)
      where a.campaign_id = ${campaignId} and a.team_id = ${act.who.teamId} and a.state = 'observed'
        and a.phase in ('hunt', 'confirm')
      order by a.place, (a.step is not distinct from g.step) desc, a.signal desc nulls last, a.step)
      union all
      select place, minimized, 'minimized' from goals where minimized is not null
    ),
    conversation as (
      select a.place, s.part, a.step, a.from_step, 0 as depth
      from shown s
      join campaign_attempts a on a.campaign_id = ${campaignId} and a.place = s.place and a.step = s.step
      union all
      select a.place, c.part, a.step, a.from_step, c.depth + 1
      from conversation c
      join campaign_attempts a on a.campaign_id = ${campaignId} and a.place = c.place and a.step = c.from_step
      where c.depth < ${DEEPEST}
    )
    select a.place, c.part, a.step, a.strategy, a.engine, a.operators, a.signal, a.draft,
      left(a.seen->'answers'->-1->>'text', ${LONGEST_ANSWER}) as answer
    from conversation c
    join campaign_attempts a on a.campaign_id = ${campaignId} and a.place = c.place and a.step = c.step
    where a.team_id = ${act.who.teamId}
    order by a.place, c.part, a.step`);
}

/** What the newest retest says of a goal. */
export type RetestedGoal = Pick<AnyGoalRow, "place" | "campaign_id" | "result" | "reason" | "attack" | "finding_id">;

/** Of the goals between two places that a retest has finished. A goal of a retest has the place of the one that it asks again. */
export function selectRetested(
  act: Act,
  campaignId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<RetestedGoal[]> {
  return act.tx.query(sql<RetestedGoal>`
    select distinct on (g.place) g.place, g.campaign_id, g.result, g.reason, g.attack, g.finding_id
    from campaigns c
    join campaign_goals g on g.campaign_id = c.id
    where c.retest_of = ${campaignId} and c.team_id = ${act.who.teamId} and g.team_id = ${act.who.teamId}
      and g.place between ${from} and ${to} and g.state = 'done'
    order by g.place, c.created_at desc, c.id desc`);
}

export interface ResultCounts {
  readonly category: string;
  readonly result: string | null;
  readonly oracle: string | null;
  readonly theirs: string | null;
  readonly goals: number;
}

/** Finished goals, counted. */
export function countResults(act: Act, campaignId: string): Promise<ResultCounts[]> {
  return act.tx.query(sql<ResultCounts>`
    select category, result, goal->'oracle'->>'kind' as oracle, goal->'theirs'->>'outcome' as theirs, count(*)::int as goals
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and state = 'done'
    group by 1, 2, 3, 4`);
}
