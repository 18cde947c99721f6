import type { Sql } from "../../../platform/db/database.ts";

/** Needs the sight of signing in. What an address counts for stays while another account holds it. */
export async function erasePerson(sql: Sql, userId: string, now: number): Promise<void> {
  const [{ email, holds } = { email: "", holds: false }] = await sql.query<{ email: string; holds: boolean }>(
    "select lower(email) as email, holds_address as holds from users where id = $1 for update",
    [userId],
  );
  for (const table of ["sessions", "api_keys", "sign_in_links", "memberships"] as const) {
    await sql.run(`delete from ${table} where user_id = $1`, [userId]);
  }
  if (holds) {
    await sql.run("delete from invitations where lower(email) = $1", [email]);
    // A bucket ends in the address it counts for, with or without the network address before it.
    await sql.run("delete from sign_in_failures where right(bucket, length($1) + 1) = '/' || $1", [email]);
  }
  await sql.run(
    `update users set email = id || '@erased.invalid', password_hash = null, given_name = null, family_name = null,
       external_user_id = null, profile_image = null, default_team_id = null, is_active = false, is_verified = false,
       is_super_admin = false, password_own = false, is_local = false, password_change_required = false, updated_at = $2, deleted_at = $2 where id = $1`,
    [userId, now],
  );
}
