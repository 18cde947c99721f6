import type { Database } from "../../platform/db/database.ts";
import type { TeamEraser } from "../../platform/domain/team-rows.ts";
import { KEPT_SECONDS } from "../../platform/http/idempotency.ts";
import { principal } from "./tokens/claims.ts";

const DAY = 86_400;

/** Removes what has run out: nothing here could still open a door, it only takes room. */
export async function sweepTeams(db: Database, now: number): Promise<void> {
  const teams = await db.authenticating(async (sql) => {
    await sql.run("delete from sign_in_links where expires_at < $1", [now - DAY]);
    await sql.run("delete from oidc_logins where expires_at < $1", [now]);
    await sql.run("delete from sign_in_failures where last_at < $1", [now - DAY]);
    await sql.run("delete from revocations where at < $1", [(now - DAY) * 1000]);
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

/**
 * A request that was under way when its team was deleted may have written a row afterwards. Whatever came late is erased
 * again, for as long as any such request could live.
 */
export async function eraseLatecomers(db: Database, erasers: readonly TeamEraser[], now: number): Promise<void> {
  const deleted = await db.authenticating((sql) =>
    sql.query<{ id: string; created_by: string }>("select id, created_by from teams where deleted_at > $1", [
      now - DAY,
    ]),
  );
  for (const { id: teamId, created_by: userId } of deleted) {
    const who = principal({ kind: "service", userId, teamId, role: "OWNER", scopes: [], credentialId: null });
    const origin = { requestId: "housekeeping", address: "local" };
    await db.transaction(who, async (tx) => {
      for (const erase of erasers) await erase({ tx, who, origin, now: now * 1000 });
    });
  }
}
