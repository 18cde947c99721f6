import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import { isTakenNearby, lockAddress } from "../people/taken.ts";

/** Without a password to ask for, the sign-in itself has to be this young. */
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
 * Nothing but the address changes. Nobody has proven the new one, so what the account holds would end if its person came
 * by a link: whoever enters another's address here gains nothing by it. The log keeps neither address.
 */
export async function changeEmail(act: Act, email: string): Promise<UserView> {
  const { userId } = act.who;
  const before = await seePerson(act, userId);
  if (before.email === email) return before;
  if (before.email.toLowerCase() === email.toLowerCase()) {
    await act.tx.run(sql`
      update users
      set email = ${email}, updated_at = ${actSeconds(act)}
      where id = ${userId}`);
  } else await move(act, email);
  await recordAudit(act, { action: "user.email_changed", target: { kind: "user", id: userId } });
  return seePerson(act, userId);
}

async function move(act: Act, email: string): Promise<void> {
  await asAuthenticator(act.tx, async (tx) => {
    await lockAddress(tx, email);
    if (await isTakenNearby(tx, act.who, { column: "email", value: email })) throw fault("EMAIL_TAKEN");
    await tx.run(sql`
      update users
      set
        email = ${email}, is_verified = false, updated_at = ${actSeconds(act)},
        holds_address = not exists (
          select from users o
          where lower(o.email) = lower(${email})
            and o.holds_address
            and o.deleted_at is null
            and o.id <> ${act.who.userId}
        )
      where id = ${act.who.userId}`);
  });
}
