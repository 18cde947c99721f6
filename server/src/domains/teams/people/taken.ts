import { isPerson, type Principal } from "../../../kernel/principal.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";

export interface Claim {
  readonly column: "email" | "external_user_id";
  readonly value: string;
}

/**
 * Whether someone visible to the caller has this address or identifier: a member of one of the caller's teams or, for a
 * key, of its own team. Nothing is revealed about anyone else. Needs the access of sign-in.
 */
export async function isTakenNearby(tx: Sql, who: Principal, { column, value }: Claim): Promise<boolean> {
  const matches = column === "email" ? sql`lower(u.email) = lower(${value})` : sql`u.external_user_id = ${value}`;
  const nearby = isPerson(who)
    ? sql`(m.team_id = ${who.teamId} or m.team_id in (select team_id from memberships where user_id = ${who.userId}))`
    : sql`m.team_id = ${who.teamId}`;
  const found = await tx.query(sql`
    select from users u
    join memberships m on m.user_id = u.id
    where ${matches} and u.deleted_at is null and u.id <> ${who.userId} and ${nearby}
    limit 1`);
  return found.length > 0;
}
