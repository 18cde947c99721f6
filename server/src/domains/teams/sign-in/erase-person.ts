import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";

/** Needs the sight of signing in. What an address counts for stays while another account holds it. */
export async function erasePerson(tx: Sql, userId: string, now: number): Promise<void> {
  const [{ email, holds } = { email: "", holds: false }] = await tx.query(sql<{ email: string; holds: boolean }>`
    select lower(email) as email, holds_address as holds
    from users
    where id = ${userId}
    for update`);
  for (const table of ["sessions", "api_keys", "sign_in_links", "memberships"] as const) {
    await tx.run(sql`delete from ${raw(table)} where user_id = ${userId}`);
  }
  if (holds) {
    await tx.run(sql`delete from invitations where lower(email) = ${email}`);
    // A bucket ends in the address it counts for, with or without the network address before it.
    await tx.run(sql`
      delete from sign_in_failures
      where right(bucket, length(${email}) + 1) = '/' || ${email}`);
  }
  await tx.run(sql`
    update users
    set
      email = id || '@erased.invalid', password_hash = null, given_name = null, family_name = null,
      external_user_id = null, profile_image = null, default_team_id = null, is_active = false,
      is_verified = false, is_super_admin = false, password_own = false, is_local = false,
      password_change_required = false, updated_at = ${now}, deleted_at = ${now}
    where id = ${userId}`);
}
