import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";

export async function logLine(act: Act, campaignId: string, line: string): Promise<void> {
  await act.tx.run(sql`
    insert into campaign_log (campaign_id, n, team_id, at, line)
    select ${campaignId}, coalesce(max(n), 0) + 1, ${act.who.teamId}, ${act.now}, ${line}
    from campaign_log
    where campaign_id = ${campaignId}`);
}

/** The same line for several campaigns. */
export async function logLines(act: Act, campaignIds: readonly string[], line: string): Promise<void> {
  await act.tx.run(sql`
    insert into campaign_log (campaign_id, n, team_id, at, line)
    select c.id, coalesce((select max(n) from campaign_log l where l.campaign_id = c.id), 0) + 1, ${act.who.teamId}, ${act.now}, ${line}
    from unnest(${campaignIds}::uuid[]) as c (id)`);
}

/** Its time is in milliseconds. */
export interface LogLine {
  readonly at: number;
  readonly line: string;
}

export function selectLog(act: Act, campaignId: string): Promise<LogLine[]> {
  return act.tx.query(sql<LogLine>`
    select at, line
    from campaign_log
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by n`);
}
