import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

const rules = {
  rows: (teamId: string) => sql`
    select id, agent_id, config_id, guard, name, pattern, channels, action, origin, origin_id, note, expires_at, ended_at,
      created_by, created_at
    from guard_rules
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

export async function* exportRules(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, rules)) yield { ...row, kind: "guard_rule" };
}
