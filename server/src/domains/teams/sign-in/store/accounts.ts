import type { Clock } from "../../../../kernel/clock.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { MembershipRow, UserRow } from "../../tables/rows.ts";
import type { Member } from "./sessions.ts";

export type Account = Pick<UserRow, "id" | "email" | "password_hash" | "is_active" | "is_verified" | "default_team_id">;

const ACCOUNT = raw("id, email, password_hash, is_active, is_verified, default_team_id");

/** The account that holds the address. */
export async function findAccount(tx: Sql, email: string): Promise<Account | null> {
  const [account] = await tx.query(sql<Account>`
    select ${ACCOUNT}
    from users
    where lower(email) = lower(${email}) and holds_address and deleted_at is null`);
  return account ?? null;
}

/**
 * The accounts that a sign-in with this address can mean: the one that holds the address, then those beside it. Three at
 * most, because each costs a comparison of passwords.
 */
export function findAccounts(tx: Sql, email: string): Promise<Account[]> {
  return tx.query(sql<Account>`
    select ${ACCOUNT}
    from users
    where lower(email) = lower(${email}) and deleted_at is null
    order by holds_address desc, created_at, id
    limit 3`);
}

/**
 * The user in the requested team, or else in the default team, or else in the oldest membership. Null if in none of
 * them.
 */
export async function findMember(tx: Sql, userId: string, teamId: string | null): Promise<Member | null> {
  const [member] = await tx.query(sql<Member>`
    select m.user_id, m.team_id, m.role, u.password_change_required
    from memberships m
    join users u on u.id = m.user_id
    join teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and u.is_active
      and u.deleted_at is null
      and t.deleted_at is null
      and (${teamId}::uuid is null or m.team_id = ${teamId})
    order by m.team_id = u.default_team_id desc nulls last, m.created_at, m.id
    limit 1`);
  return member ?? null;
}

/**
 * The same, locked: whoever changes the role or ends the membership waits for this transaction, and voids what it
 * issues.
 */
export async function holdMember(
  tx: Sql,
  { milliseconds }: Clock,
  { userId, teamId }: { readonly userId: string; readonly teamId: string | null },
): Promise<Member | null> {
  const member = await findMember(tx, userId, teamId);
  if (!member) return null;
  const [held] = await tx.query(sql<Pick<MembershipRow, "role">>`
    select role
    from memberships
    where user_id = ${userId} and team_id = ${member.team_id}
    for share`);
  return held ? { ...member, role: held.role, held_at: milliseconds() } : null;
}

export async function anyOwner(tx: Sql): Promise<boolean> {
  const rows = await tx.query(sql`
    select from memberships m
    join teams t on t.id = m.team_id
    join users u on u.id = m.user_id
    where m.role = 'OWNER' and t.deleted_at is null and u.deleted_at is null
    limit 1`);
  return rows.length > 0;
}
