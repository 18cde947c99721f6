import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { EvaluationLogRow } from "../../tables/rows.ts";

export async function logLine(act: Act, runId: string, line: string): Promise<void> {
  await act.tx.run(sql`
    insert into evaluation_log (evaluation_id, id, team_id, at, line)
    values (${runId}, ${newId(act.now)}, ${act.who.teamId}, ${act.now}, ${line})`);
}

/** Its time is in milliseconds. */
export type LogLine = Pick<EvaluationLogRow, "at" | "line">;

export function selectLog(act: Act, runId: string): Promise<LogLine[]> {
  return act.tx.query(sql<LogLine>`
    select at, line from evaluation_log
    where evaluation_id = ${runId} and team_id = ${act.who.teamId}
    order by id`);
}
