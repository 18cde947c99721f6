import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import { isTakenNearby, lockAddress } from "../people/taken.ts";

/** Without a password to ask for, the sign-in itself has to be this young. */
const RECENT_SECONDS = 15 * 60;

export async function refuseOldSession(act: Act): Promise<void> {
  const young = await act.tx.query("select from sessions where id = $1 and user_id = $2 and created_at > $3", [
    act.who.credentialId,
    act.who.userId,
    actSeconds(act) - RECENT_SECONDS,
  ]);
  if (young.length === 0) throw fault("SIGN_IN_AGAIN");
}

/**
 * Nothing but the address changes. Nobody has proven the new one, so what the account holds would end if its person came
 * by a link: whoever enters another's address here gains nothing by it. The log keeps neither address.
 */
export async function changeEmail(act: Act, email: string): Promise<UserView> {
  const { userId } = act.who;
  const before = await seePerson(act, userId);
  if (before.email === email) return before;
  if (before.email.toLowerCase() === email.toLowerCase()) {
    await act.tx.run("update users set email = $2, updated_at = $3 where id = $1", [userId, email, actSeconds(act)]);
  } else await move(act, email);
  await recordAudit(act, { action: "user.email_changed", target: { kind: "user", id: userId } });
  return seePerson(act, userId);
}

async function move(act: Act, email: string): Promise<void> {
  await asAuthenticator(act.tx, async (sql) => {
    await lockAddress(sql, email);
    if (await isTakenNearby(sql, act.who, { column: "email", value: email })) throw fault("EMAIL_TAKEN");
    await sql.run(
      `update users set email = $2, is_verified = false, updated_at = $3, holds_address = not exists (
         select from users o where lower(o.email) = lower($2) and o.holds_address and o.deleted_at is null and o.id <> $1)
       where id = $1`,
      [act.who.userId, email, actSeconds(act)],
    );
  });
}
