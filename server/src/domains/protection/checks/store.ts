import type { Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { GuardMaskRow } from "../tables/rows.ts";

export type StoredMasks = Pick<GuardMaskRow, "id" | "table_sealed">;
export type Conversation = Pick<GuardMaskRow, "team_id" | "agent_id" | "conversation_id">;

/** Masks that have not expired. */
export async function findMasks(tx: Tx, of: Conversation, now: number): Promise<StoredMasks | null> {
  const [row] = await tx.query(sql<StoredMasks>`
    select id, table_sealed
    from guard_masks
    where team_id = ${of.team_id} and agent_id = ${of.agent_id} and conversation_id = ${of.conversation_id}
      and expires_at > ${now}`);
  return row ?? null;
}

/** So that two requests of a conversation do not give the same mask to different values. */
export async function lockConversation(tx: Tx, of: Conversation): Promise<void> {
  const name = `${of.team_id}/${of.agent_id}/${of.conversation_id}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function saveMasks(
  tx: Tx,
  of: Conversation,
  row: StoredMasks & Pick<GuardMaskRow, "expires_at">,
): Promise<void> {
  await tx.run(sql`
    insert into guard_masks (id, team_id, agent_id, conversation_id, table_sealed, expires_at)
    values (${row.id}, ${of.team_id}, ${of.agent_id}, ${of.conversation_id}, ${row.table_sealed}, ${row.expires_at})
    on conflict (team_id, agent_id, conversation_id) do update
    set id = excluded.id, table_sealed = excluded.table_sealed, expires_at = excluded.expires_at`);
}
