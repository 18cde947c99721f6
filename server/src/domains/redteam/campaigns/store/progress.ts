/** What a worker writes about the goals of the campaign that it has claimed, and about how far it is. */
import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { GoalEnd, GoalResult } from "../../course/next-send.ts";
import type { ClaimedCampaign } from "./journal.ts";
import { trailOfGoal } from "./trail.ts";

export const isBroken = (result: GoalResult): boolean => result === "confirmed" || result === "seen";

/** Whether something can be said of the goal. What worked once by a detector's word is neither broken nor held. */
export const isAssessed = (result: GoalResult): boolean => isBroken(result) || result === "held";

/** False when the campaign is no longer this worker's. */
export async function writeStage(act: Act, { id, worker }: ClaimedCampaign, stage: string): Promise<boolean> {
  const written = await act.tx.run(sql`
    update campaigns
    set stage = ${stage}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'`);
  return written > 0;
}

export async function startGoal(act: Act, campaignId: string, place: number): Promise<void> {
  await act.tx.run(sql`
    update campaign_goals
    set state = 'running'
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and place = ${place} and state = 'waiting'`);
}

export interface FinishedGoal {
  readonly place: number;
  readonly end: GoalEnd;
  /** A judge decided it, which enters no figure. */
  readonly isOpinion: boolean;
}

/** False when the campaign is no longer this worker's: then nothing is written. Call it in a transaction. */
export async function finishGoal(
  act: Act,
  { id, worker }: ClaimedCampaign,
  { place, end, isOpinion }: FinishedGoal,
): Promise<boolean> {
  const { result, reason, queries, firstSuccess, bestSignal, attack } = end;
  const counted = await act.tx.run(sql`
    update campaigns
    set
      goals_done = goals_done + 1,
      assessed = assessed + ${Number(!isOpinion && isAssessed(result))},
      broken = broken + ${Number(!isOpinion && isBroken(result))}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'`);
  if (counted === 0) return false;
  await act.tx.run(sql`
    update campaign_goals g
    set
      state = 'done',
      result = ${result},
      reason = ${reason},
      queries = ${queries},
      first_success = ${firstSuccess},
      best_signal = ${bestSignal},
      attack = ${attack && JSON.stringify(attack)},
      trail = (${trailOfGoal})
    where campaign_id = ${id} and team_id = ${act.who.teamId} and place = ${place}`);
  return true;
}

/** The finding that a broken goal is filed under. */
export async function linkFinding(
  act: Act,
  campaignId: string,
  { place, finding }: { readonly place: number; readonly finding: string },
): Promise<void> {
  await act.tx.run(sql`
    update campaign_goals
    set finding_id = ${finding}
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and place = ${place}`);
}

/** The goals that were not finished, each with the same reason. Their number. */
export async function leaveGoals(act: Act, campaignId: string, reason: string): Promise<number> {
  const left = await act.tx.run(sql`
    update campaign_goals
    set state = 'done', result = 'unassessed', reason = ${reason}
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId} and state <> 'done'`);
  await act.tx.run(sql`
    update campaigns
    set goals_done = goals
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
  return left;
}

export async function writeFigures(act: Act, campaignId: string, figures: unknown): Promise<void> {
  await act.tx.run(sql`
    update campaigns
    set figures = ${JSON.stringify(figures)}
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
}
