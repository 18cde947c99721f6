import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";
import { type AgentRow, presentAgent } from "./record/agent-row.ts";

const agents = {
  rows: (teamId: string) => sql<AgentRow>`select * from agents where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const changes = {
  rows: (teamId: string) => sql`
    select agent_id, revision, at, actor_kind, actor_id, action, changes
    from agent_history
    where team_id = ${teamId}`,
  key: ["agent_id", "revision"],
};

const headers = {
  rows: (teamId: string) => sql`
    select agent_id, name, value_mask as value, origin, updated_by, updated_at
    from agent_headers
    where team_id = ${teamId}`,
  key: ["agent_id", "name"],
};

/** The team's agents as their readers see them, keys masked, and every change that was made to them. */
export async function* exportAgents(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, agents)) {
    yield { ...presentAgent(row, { scores: true }), registration: row.registration, kind: "agent" };
  }
  for await (const row of inPages(read, headers)) yield { ...row, kind: "agent_header" };
  for await (const row of inPages(read, changes)) yield { ...row, kind: "agent_change" };
}
