import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

const actions = {
  rows: (teamId: string) => sql`
    select id, operation, plan, plan_hash, resource_etag, key_id, asked_by, client, reason, state, decided_by, decided_at, outcome,
      created_at, expires_at
    from pending_actions
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** What assistants asked for, and what people decided. Used confirmations hold nothing but their IDs. */
export async function* exportApprovals(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, actions)) yield { ...row, kind: "pending_action" };
}
