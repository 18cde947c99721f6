import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const policies = {
  rows: (teamId: string) => sql`select * from policies where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** The team's policies with their files, texts and rules, its personas and its demographic dimensions. */
export async function* exportEnvironment(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, policies)) yield { ...row, kind: "policy" };
}
