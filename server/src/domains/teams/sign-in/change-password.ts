import { fault } from "../../../kernel/errors.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit, sourceOf } from "../../../platform/audit/record.ts";
import type { Database } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { countKeysOf, endKeysOf } from "../keys/end-keys.ts";
import { hashPassword, passwordFits } from "../passwords/passwords.ts";
import { setPassword } from "../people/user-store.ts";
import type { UserRow } from "../tables/rows.ts";
import { findMember } from "./store/accounts.ts";
import { endOtherSessions, type Member } from "./store/sessions.ts";

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly end_api_keys: boolean;
}

/** What was compared and hashed before the change, so that no connection waits for it. */
interface Proof {
  readonly stored: string | null;
  readonly hash: string;
}

export interface PasswordChanged {
  readonly member: Member;
  readonly api_keys_ended: number;
  readonly api_keys_left: number;
}

export async function provePassword(db: Database, who: Principal, change: PasswordChange): Promise<Proof> {
  const stored = await storedPassword(db, who);
  // A user who came by link or identity provider has no password yet, so there is nothing to compare.
  if (stored !== null && !(await passwordFits(stored, change.current_password))) throw fault("PASSWORD_WRONG");
  return { stored, hash: await hashPassword(change.new_password) };
}

export async function storedPassword(db: Database, who: Principal): Promise<string | null> {
  const [account] = await db.inTeam(who, (tx) =>
    tx.query(sql<Pick<UserRow, "password_hash">>`
      select password_hash
      from users
      where id = ${who.userId} and deleted_at is null`),
  );
  if (!account) throw fault("NOT_AUTHENTICATED");
  return account.password_hash;
}

/**
 * Sets a new password and ends every other session of the user: whoever knew the old one is signed out. If someone else
 * set the old password, that person could have created keys with it, so all keys end. Later the user decides.
 */
export async function changePassword(act: Act, change: PasswordChange, proof: Proof): Promise<PasswordChanged> {
  const userId = act.who.userId;
  const [account] = await act.tx.query(sql<Pick<UserRow, "password_own">>`
    select password_own
    from users
    where id = ${userId} and password_hash is not distinct from ${proof.stored}
    for update`);
  // Another change was faster, and the compared password is no longer the current one.
  if (!account) throw fault("PASSWORD_WRONG");
  const wasHandedOver = proof.stored !== null && !account.password_own;
  await setPassword(act.tx, { id: userId, hash: proof.hash }, actSeconds(act));
  const keep = act.who.credentialId;
  const ended = await endOtherSessions(act.tx, { userId, keep, reason: "password changed", nowMs: act.now });
  const keys = await asAuthenticator(act.tx, async (tx) => ({
    ended:
      wasHandedOver || change.end_api_keys
        ? await endKeysOf(tx, { userId, reason: "password changed", source: sourceOf(act) })
        : 0,
    left: await countKeysOf(tx, userId, actSeconds(act)),
  }));
  await recordAudit(act, {
    action: "password.changed",
    target: { kind: "user", id: userId },
    details: { sessions_ended: ended, keys_ended: keys.ended },
  });
  const member = await findMember(act.tx, userId, act.who.teamId);
  if (!member) throw fault("NOT_AUTHENTICATED");
  return { member, api_keys_ended: keys.ended, api_keys_left: keys.left };
}
