import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AttemptSummary, GoalSummary } from "../../figures/summaries.ts";

/** In plan order. */
export function selectGoalSummaries(act: Act, campaignId: string): Promise<GoalSummary[]> {
  return act.tx.query(sql<GoalSummary>`
    select place, category, family, severity, goal->'oracle'->>'kind' as oracle, result, reason, queries, first_success
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by place`);
}

/** Where a page of the journal ended. */
export interface JournalPlace {
  readonly place: number;
  readonly step: number;
}

/** A page of the journal after this place, without what was said: goal by goal, in the order in which it was sent. */
export function selectAttemptSummaries(
  act: Act,
  campaignId: string,
  { after, limit }: { readonly after: JournalPlace; readonly limit: number },
): Promise<(AttemptSummary & JournalPlace)[]> {
  return act.tx.query(sql<AttemptSummary & JournalPlace>`
    select place, step, phase, strategy, engine, operators, from_step, signal, outcome, is_error, requests, tokens
    from campaign_attempts
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
      and (place, step) > (${after.place}, ${after.step})
    order by place, step
    limit ${limit}`);
}
