import type { Database } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import type { TeamEraser } from "../../platform/domain/team-rows.ts";
import { sweepAnswers } from "../../platform/http/idempotency.ts";
import { sweepApprovals } from "./approvals/store.ts";
import { expireInvitations } from "./people/invitation-store.ts";
import type { TeamRow } from "./tables/rows.ts";
import { principal } from "./tokens/claims.ts";

const DAY = 86_400;

/** Deletes what has expired. None of it can be used any more; it only takes space. */
export async function sweepTeams(db: Database, now: number): Promise<void> {
  const teams = await db.authenticating(async (tx) => {
    await tx.run(sql`delete from sign_in_links where expires_at < ${now - DAY}`);
    await tx.run(sql`delete from oidc_logins where expires_at < ${now}`);
    await tx.run(sql`delete from device_codes where expires_at < ${now}`);
    await tx.run(sql`delete from sign_in_failures where last_at < ${now - DAY}`);
    await tx.run(sql`delete from revocations where at < ${(now - DAY) * 1000}`);
    await tx.run(sql`delete from sessions where coalesce(ended_at, expires_at) < ${now - 90 * DAY}`);
    await expireInvitations(tx, now);
    return tx.query(sql<Pick<TeamRow, "id">>`select id from teams`);
  });
  for (const { id } of teams) {
    await db.inTeam({ teamId: id, userId: "" }, async (tx) => {
      await sweepAnswers(tx, now);
      await sweepApprovals(tx, now);
    });
  }
}

/**
 * A request that was in progress when its team was deleted may have written a row afterwards. Such rows are erased too,
 * for as long as any such request could run.
 */
export async function eraseLatecomers(db: Database, erasers: readonly TeamEraser[], now: number): Promise<void> {
  const deleted = await db.authenticating((tx) =>
    tx.query(sql<Pick<TeamRow, "id" | "created_by">>`
      select id, created_by
      from teams
      where deleted_at > ${now - DAY}`),
  );
  for (const { id: teamId, created_by: userId } of deleted) {
    const who = principal({ kind: "service", userId, teamId, role: "OWNER", scopes: [], credentialId: null });
    const origin = { requestId: "housekeeping", address: "local" };
    await db.transaction(who, async (tx) => {
      for (const erase of erasers) await erase({ tx, who, origin, now: now * 1000 });
    });
  }
}
