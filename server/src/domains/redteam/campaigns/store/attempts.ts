import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AttemptRow } from "./campaign-row.ts";

/** A goal's journal, in the order in which it was sent. */
export function selectAttempts(act: Act, campaignId: string, place: number): Promise<AttemptRow[]> {
  return act.tx.query(sql<AttemptRow>`
    select *
    from campaign_attempts
    where campaign_id = ${campaignId} and place = ${place} and team_id = ${act.who.teamId}
    order by step`);
}

/** What later waves learn from an attempt: not its answers, which are most of the journal. */
export type HuntRow = Pick<
  AttemptRow,
  | "place"
  | "step"
  | "phase"
  | "trial"
  | "strategy"
  | "engine"
  | "from_step"
  | "draft"
  | "signal"
  | "outcome"
  | "requests"
  | "tokens"
>;

/** The observed hunting attempts of some goals that follow each other in the plan, in its order. */
export function selectHunts(
  act: Act,
  campaignId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<HuntRow[]> {
  return act.tx.query(sql<HuntRow>`
    select place, step, phase, trial, strategy, engine, from_step, draft, signal, outcome, requests, tokens
    from campaign_attempts
    where campaign_id = ${campaignId} and place >= ${from} and place < ${to} and team_id = ${act.who.teamId}
      and phase = 'hunt' and state = 'observed'
    order by place, step`);
}
