import type { AuditSource } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { endKeysOf } from "../keys/end-keys.ts";
import { moveMemberships } from "../people/store.ts";
import { dropPassword, markVerified } from "../people/user-store.ts";
import type { MembershipRow, UserRow } from "../tables/rows.ts";
import { membershipSubject, revoke } from "../tokens/revocations.ts";
import { erasePerson } from "./erase-person.ts";
import { deleteDeviceCodesOfUser } from "./store/device-codes.ts";
import { endOtherSessions } from "./store/sessions.ts";

/** An account, locked until the transaction ends. */
export type HeldAccount = Pick<
  UserRow,
  "id" | "email" | "is_verified" | "is_super_admin" | "holds_address" | "password_hash"
>;

export async function holdAccount(tx: Sql, userId: string): Promise<HeldAccount | null> {
  const [account] = await tx.query(sql<HeldAccount>`
    select id, email, is_verified, is_super_admin, holds_address, password_hash
    from users
    where id = ${userId} and deleted_at is null
    for update`);
  return account ?? null;
}

/**
 * Whether someone else may have created this account with the address and still have access. The first owner created
 * theirs with the operator's link.
 */
export function mayBePlanted({
  is_verified: isVerified,
  is_super_admin: isFirst,
}: Pick<HeldAccount, "is_verified" | "is_super_admin">): boolean {
  return !isVerified && !isFirst;
}

export interface Clearing {
  /** The session of the verified user. Null if it is yet to be opened. */
  readonly keep: string | null;
  readonly reason: string;
  readonly source: Omit<AuditSource, "teamId">;
}

export interface Cleared {
  readonly sessions_ended: number;
  readonly keys_ended: number;
}

/** Removes every access that someone else could have: the password, the sessions, the keys and the links. */
export async function clearPlanted(tx: Sql, userId: string, { keep, reason, source }: Clearing): Promise<Cleared> {
  await dropPassword(tx, userId);
  await tx.run(sql`delete from sign_in_links where user_id = ${userId} and used_at is null`);
  await deleteDeviceCodesOfUser(tx, userId);
  return {
    sessions_ended: await endOtherSessions(tx, { userId, keep, reason, nowMs: source.now }),
    keys_ended: await endKeysOf(tx, { userId, reason, source }),
  };
}

/**
 * The owner of the account has verified the address. Accounts that others created with it belong to the same person:
 * their memberships move here, and nothing else of them stays.
 */
export async function proveAddress(tx: Sql, account: HeldAccount, nowMs: number): Promise<void> {
  const others = await tx.query(sql<Pick<UserRow, "id" | "holds_address" | "is_verified" | "is_super_admin">>`
    select id, holds_address, is_verified, is_super_admin
    from users
    where lower(email) = lower(${account.email}) and id <> ${account.id} and deleted_at is null
    order by id
    for update`);
  // Someone verified it before: the address has not changed hands, and this account stays next to theirs.
  if (others.some((other) => other.holds_address && !mayBePlanted(other))) return;
  for (const other of others.filter(mayBePlanted)) await absorb(tx, { from: other.id, into: account.id, nowMs });
  await markVerified(tx, account.id, Math.floor(nowMs / 1000));
}

async function absorb(tx: Sql, { from, into, nowMs }: { from: string; into: string; nowMs: number }): Promise<void> {
  const teams = await tx.query(
    sql<Pick<MembershipRow, "team_id">>`select team_id from memberships where user_id = ${from}`,
  );
  await moveMemberships(tx, { from, into });
  await erasePerson(tx, from, Math.floor(nowMs / 1000));
  for (const { team_id: teamId } of teams) await revoke(tx, membershipSubject(from, teamId), nowMs);
}
