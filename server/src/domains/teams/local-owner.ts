import type { Principal } from "../../kernel/principal.ts";
import type { Database } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import { type AfterFirstTeam, furnishFirstTeam } from "./sign-in/first-team.ts";
import { FIRST_OWNER_LOCK, insertOwnerWithTeam, LOCAL_EMAIL } from "./sign-in/links.ts";
import type { Circumstances } from "./sign-in/store/sessions.ts";
import type { MembershipRow } from "./tables/rows.ts";
import { principal } from "./tokens/claims.ts";

/** With sign-in off, everyone on this machine is this user. Created once. */
export async function openLocalOwner(db: Database, now: number, afterFirstTeam?: AfterFirstTeam): Promise<Principal> {
  const at: Circumstances = { origin: { requestId: "start", address: "local" }, userAgent: undefined, now };
  return db.authenticating(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`);
    const [known] = await tx.query(sql<Pick<MembershipRow, "user_id" | "team_id">>`
      select m.user_id, m.team_id
      from users u
      join memberships m on m.user_id = u.id
      where u.is_local and u.deleted_at is null
      order by m.created_at
      limit 1`);
    const member =
      known ??
      (await insertOwnerWithTeam(
        tx,
        { email: LOCAL_EMAIL, passwordHash: null, given_name: "Local", family_name: "owner", team_name: "Local team" },
        at,
      ));
    const who = principal({
      kind: "local",
      userId: member.user_id,
      teamId: member.team_id,
      role: "OWNER",
      scopes: ["full"],
      credentialId: null,
    });
    if (!known) await furnishFirstTeam(tx, { who, at }, afterFirstTeam);
    return who;
  });
}
