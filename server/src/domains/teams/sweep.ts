import type { Database } from "../../platform/db/database.ts";
import { KEPT_SECONDS } from "../../platform/http/idempotency.ts";

const DAY = 86_400;

/** Removes what has run out: nothing here could still open a door, it only takes room. */
export async function sweepTeams(db: Database, now: number): Promise<void> {
  const teams = await db.authenticating(async (sql) => {
    await sql.run("delete from sign_in_links where expires_at < $1", [now - DAY]);
    await sql.run("delete from oidc_logins where expires_at < $1", [now]);
    await sql.run("delete from sign_in_failures where last_at < $1", [now - DAY]);
    await sql.run("delete from revocations where at < $1", [now - DAY]);
    await sql.run("delete from sessions where coalesce(ended_at, expires_at) < $1", [now - 90 * DAY]);
    await sql.run("update invitations set status = 'EXPIRED' where status = 'PENDING' and expires_at < $1", [now]);
    return sql.query<{ id: string }>("select id from teams");
  });
  for (const { id } of teams) {
    await db.inTeam({ teamId: id, userId: "" }, (tx) =>
      tx.run("delete from idempotent_answers where created_at < $1", [now - KEPT_SECONDS]),
    );
  }
}
