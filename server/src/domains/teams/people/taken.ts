import { isPerson, type Principal } from "../../../kernel/principal.ts";
import type { Sql } from "../../../platform/db/database.ts";

export interface Claim {
  readonly column: "email" | "external_user_id";
  readonly value: string;
}

/** One at a time decides who holds an address, until the transaction ends. Otherwise two who take it at once would clash. */
export async function lockAddress(sql: Sql, email: string): Promise<void> {
  await sql.run("select pg_advisory_xact_lock(7140004, hashtext(lower($1)))", [email]);
}

/**
 * Whether somebody whom the caller can see has this address or identifier: a member of a team that the caller is in; for
 * a key, of its own team. Of everybody else nothing is told. Needs the sight of signing in.
 */
export async function isTakenNearby(sql: Sql, who: Principal, { column, value }: Claim): Promise<boolean> {
  const fits = column === "email" ? "lower(u.email) = lower($1)" : "u.external_user_id = $1";
  const found = await sql.query(
    `select from users u join memberships m on m.user_id = u.id
     where ${fits} and u.deleted_at is null and u.id <> $2
       and (m.team_id = $3 or ($4 and m.team_id in (select team_id from memberships where user_id = $2))) limit 1`,
    [value, who.userId, who.teamId, isPerson(who)],
  );
  return found.length > 0;
}
