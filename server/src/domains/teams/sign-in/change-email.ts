import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import { isTakenNearby } from "../people/taken.ts";
import { changeAddress, lockAddress, respellEmail } from "../people/user-store.ts";

/** Without a password to check, the sign-in itself has to be this recent. */
const RECENT_SECONDS = 15 * 60;

export async function refuseOldSession(act: Act): Promise<void> {
  const young = await act.tx.query(sql`
    select from sessions
    where id = ${act.who.credentialId}
      and user_id = ${act.who.userId}
      and created_at > ${actSeconds(act) - RECENT_SECONDS}`);
  if (young.length === 0) throw fault("SIGN_IN_AGAIN");
}

/**
 * Only the address changes. The new one is not verified, so what the account holds would end if its owner used a link:
 * entering another person's address here gains nothing. The log stores neither address.
 */
export async function changeEmail(act: Act, email: string): Promise<UserView> {
  const { userId } = act.who;
  const before = await seePerson(act, userId);
  if (before.email === email) return before;
  if (before.email.toLowerCase() === email.toLowerCase()) {
    await respellEmail(act.tx, { id: userId, email }, actSeconds(act));
  } else await move(act, email);
  await recordAudit(act, { action: "user.email_changed", target: { kind: "user", id: userId } });
  return seePerson(act, userId);
}

async function move(act: Act, email: string): Promise<void> {
  await asAuthenticator(act.tx, async (tx) => {
    await lockAddress(tx, email);
    if (await isTakenNearby(tx, act.who, { column: "email", value: email })) throw fault("EMAIL_TAKEN");
    await changeAddress(tx, { id: act.who.userId, email }, actSeconds(act));
  });
}
