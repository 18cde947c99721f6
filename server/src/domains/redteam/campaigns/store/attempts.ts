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
