import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import { endOtherSessions, type Member } from "./sessions.ts";
import { findMember, setPassword } from "./store.ts";

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
}

/** Sets a new password and ends every other session of the person: whoever knew the old one is out. */
export async function changePassword(act: Act, change: PasswordChange): Promise<Member> {
  const userId = act.who.userId;
  const [account] = await act.tx.query<{ password_hash: string | null }>(
    "select password_hash from users where id = $1",
    [userId],
  );
  // A person who came by link or identity provider has no password yet; there is nothing to compare.
  const first = account !== undefined && account.password_hash === null;
  if (!first && !(await passwordFits(account?.password_hash ?? null, change.current_password)))
    throw fault("PASSWORD_WRONG");
  await setPassword(act.tx, { id: userId, hash: await hashPassword(change.new_password) }, actSeconds(act));
  const keep = act.who.credentialId;
  const ended = await endOtherSessions(act.tx, { userId, keep, reason: "password changed", nowMs: act.now });
  await recordAudit(act, {
    action: "password.changed",
    target: { kind: "user", id: userId },
    details: { sessions_ended: ended },
  });
  const member = await findMember(act.tx, userId, act.who.teamId);
  if (!member) throw fault("NOT_AUTHENTICATED");
  return member;
}
