import type { Sql, Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Batch } from "./insert.ts";

const TEAM_LOCKS = 7_140_062;

/**
 * False if the batch was stored already, because its commit was not confirmed, or if the team is gone. Only its own process writes
 * this row, so no one waits for it.
 */
export async function markBatch(tx: Tx, teamId: string, { source, sequence }: Batch): Promise<boolean> {
  const marked = await tx.run(
    sql`
    with entered as materialized (select pg_advisory_xact_lock_shared(${TEAM_LOCKS}, hashtext(${teamId}::text)))
    insert into telemetry_writers as w (team_id, source, sequence, at)
    select team.id, ${source}::uuid, ${sequence}::bigint, extract(epoch from now())::bigint
    from entered, living_team(${teamId}::uuid) as team (id)
    on conflict (team_id, source) do update
    set sequence = excluded.sequence, at = excluded.at
    where w.sequence < excluded.sequence`.named("mark telemetry batch"),
  );
  return marked > 0;
}

/** Until the transaction ends, nothing is stored for the team: what a deletion does not see would otherwise stay behind. */
export async function keepWritersOut(tx: Tx, teamId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${TEAM_LOCKS}, hashtext(${teamId}::text))`);
}

/** Processes that ended long ago send nothing again. */
export const expireWriters = (tx: Sql, now: number): Promise<number> =>
  tx.run(sql`select expire_telemetry_writers(${now})`);
