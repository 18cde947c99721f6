import type { Act } from "../../../../../platform/act.ts";
import { sql } from "../../../../../platform/db/sql.ts";

/** Deletes made-up spans and log lines of an agent. They are at most a week older than when they were added. */
export async function forgetSampleRows({ tx, who }: Act, agentId: string): Promise<number> {
  const spans = await tx.run(sql`
    delete from otel_spans
    where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
  const logs = await tx.run(sql`
    delete from otel_logs
    where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
  return spans + logs;
}
