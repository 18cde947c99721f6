import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

const alarms = {
  rows: (teamId: string) => sql`
    select id, agent_id, rule_id, kind as alarm, severity, facts, raised_at, cleared_at, cleared_because, acknowledged_at,
      acknowledged_by, note
    from alarms
    where team_id = ${teamId}`,
  key: ["raised_at", "id"],
};
const watches = {
  rows: (teamId: string) => sql`
    select agent_id, heartbeat_seconds, has_probe, updated_at, updated_by, posture, probed_at, probe_result
    from agent_watch
    where team_id = ${teamId}`,
  key: ["agent_id"],
};

/** The team's alarms, and what is watched of its agents. */
export async function* exportAlarms(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, alarms)) yield { ...row, kind: "alarm" };
  for await (const row of inPages(read, watches)) yield { ...row, kind: "agent_watch" };
}
