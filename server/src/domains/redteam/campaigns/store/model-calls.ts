import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { ClaimedCampaign } from "./journal.ts";

/**
 * Counts a call of an attacker or a judge before it is made: one that is lost with its worker stays counted. False when the
 * campaign has used all its calls, or is no longer this worker's.
 */
export async function reserveModelCall(act: Act, { id, worker }: ClaimedCampaign, most: number): Promise<boolean> {
  const written = await act.tx.run(sql`
    update campaigns
    set model_calls = model_calls + 1
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'
      and model_calls < ${most}`);
  return written > 0;
}

export interface ModelAnswer {
  readonly tokens: number;
  /** Of no use, because the attacker refused or wrote something else. A judge without a verdict has no opinion. */
  readonly isUseless: boolean;
}

export async function countModelAnswer(
  act: Act,
  { id, worker }: ClaimedCampaign,
  { tokens, isUseless }: ModelAnswer,
): Promise<void> {
  await act.tx.run(sql`
    update campaigns
    set model_tokens = model_tokens + ${tokens}, model_refusals = model_refusals + ${isUseless ? 1 : 0}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}`);
}
