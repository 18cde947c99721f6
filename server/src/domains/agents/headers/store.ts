import { type Act, actSeconds } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { AgentHeaderRow } from "../tables/rows.ts";

/** In the order of their names. */
export function selectHeaders(act: Act, agentId: string): Promise<AgentHeaderRow[]> {
  return act.tx.query(
    sql<AgentHeaderRow>`
      select *
      from agent_headers
      where team_id = ${act.who.teamId} and agent_id = ${agentId}
      order by name`.named("agent headers"),
  );
}

export type NewHeader = Pick<AgentHeaderRow, "id" | "agent_id" | "name" | "value_sealed" | "value_mask" | "origin">;

export async function insertHeader(act: Act, header: NewHeader): Promise<void> {
  const { id, agent_id, name, value_sealed, value_mask, origin } = header;
  await act.tx.run(sql`
    insert into agent_headers (id, team_id, agent_id, name, value_sealed, value_mask, origin, updated_by, updated_at)
    values (
      ${id}, ${act.who.teamId}, ${agent_id}, ${name}, ${value_sealed}, ${value_mask}, ${origin}, ${act.who.userId},
      ${actSeconds(act)})`);
}

export async function deleteHeaders(act: Act, agentId: string, names: readonly string[]): Promise<void> {
  await act.tx.run(sql`
    delete from agent_headers
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and name = any(${names}::text[])`);
}
