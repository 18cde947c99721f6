import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const personas = {
  rows: (teamId: string) => sql`select * from personas where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const dimensions = {
  rows: (teamId: string) => sql`select * from demographic_dimensions where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const values = {
  rows: (teamId: string) => sql`select * from demographic_values where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const policies = {
  rows: (teamId: string) => sql`select * from policies where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** The team's policies with their files, texts and rules, its personas and its demographic dimensions. */
export async function* exportEnvironment(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, personas)) yield { ...row, kind: "persona" };
  for await (const row of inPages(read, dimensions)) yield { ...row, kind: "demographic_dimension" };
  for await (const row of inPages(read, values)) yield { ...row, kind: "demographic_value" };
  for await (const row of inPages(read, policies)) yield { ...row, kind: "policy" };
}
