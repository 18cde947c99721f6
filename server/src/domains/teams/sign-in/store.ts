import type { Clock } from "../../../kernel/clock.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Sql } from "../../../platform/db/database.ts";
import type { Member } from "./sessions.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly is_active: boolean;
  readonly is_verified: boolean;
  readonly default_team_id: string | null;
}

const ACCOUNT = `select id, email, password_hash, is_active, is_verified, default_team_id from users
  where lower(email) = lower($1) and deleted_at is null`;

/** The account that holds the address. */
export async function findAccount(sql: Sql, email: string): Promise<Account | null> {
  return (await sql.query<Account>(`${ACCOUNT} and holds_address`, [email]))[0] ?? null;
}

/** As many passwords are compared for one try at most. */
const MOST_ACCOUNTS = 3;

/** Who may mean this address when they sign in: the one who holds it first, then those that stand beside it. */
export function findAccounts(sql: Sql, email: string): Promise<Account[]> {
  return sql.query<Account>(`${ACCOUNT} order by holds_address desc, created_at, id limit ${MOST_ACCOUNTS}`, [email]);
}

/** The person in the team asked for, else in the default team, else in the oldest membership; null when in none of them. */
export async function findMember(sql: Sql, userId: string, teamId: string | null): Promise<Member | null> {
  const [member] = await sql.query<Member>(
    `select m.user_id, m.team_id, m.role, u.password_change_required
     from memberships m join users u on u.id = m.user_id join teams t on t.id = m.team_id
     where m.user_id = $1 and u.is_active and u.deleted_at is null and t.deleted_at is null
       and ($2::uuid is null or m.team_id = $2)
     order by m.team_id = u.default_team_id desc nulls last, m.created_at, m.id limit 1`,
    [userId, teamId],
  );
  return member ?? null;
}

/** The same, held: whoever changes the role or ends the membership waits for this transaction, and voids what it gives out. */
export async function holdMember(
  sql: Sql,
  { milliseconds }: Clock,
  { userId, teamId }: { readonly userId: string; readonly teamId: string | null },
): Promise<Member | null> {
  const member = await findMember(sql, userId, teamId);
  if (!member) return null;
  const [held] = await sql.query<{ role: Role }>(
    "select role from memberships where user_id = $1 and team_id = $2 for share",
    [userId, member.team_id],
  );
  return held ? { ...member, role: held.role, held_at: milliseconds() } : null;
}

export async function setPassword(sql: Sql, account: { id: string; hash: string }, now: number): Promise<void> {
  await sql.run(
    `update users set password_hash = $2, password_own = true, password_change_required = false, updated_at = $3
     where id = $1`,
    [account.id, account.hash, now],
  );
}

export async function anyOwner(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `select from memberships m join teams t on t.id = m.team_id join users u on u.id = m.user_id
     where m.role = 'OWNER' and t.deleted_at is null and u.deleted_at is null limit 1`,
  );
  return rows.length > 0;
}
