import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";

const KEPT_SECONDS = 900;

/**
 * Notes that a body is being stored. False if it was stored before, or if the team is gone. A second gateway that has the same body waits here until the
 * first has committed, and then knows.
 */
export async function noteBatch(act: Act, digest: Buffer): Promise<boolean> {
  const now = actSeconds(act);
  const noted = await act.tx.run(sql`
    insert into otel_batches (team_id, digest, at)
    select team.id, ${digest}::bytea, ${now}::bigint from living_team(${act.who.teamId}::uuid) as team (id)
    on conflict (team_id, digest) do update set at = excluded.at
    where otel_batches.at < ${now - KEPT_SECONDS}`);
  return noted > 0;
}

export async function deleteReceived({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from otel_batches where team_id = ${who.teamId}`);
  await tx.run(sql`delete from otel_streams where team_id = ${who.teamId}`);
}
