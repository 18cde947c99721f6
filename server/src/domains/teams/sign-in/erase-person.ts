import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { deleteKeysOfUser } from "../keys/store.ts";
import { deleteInvitationsTo } from "../people/invitation-store.ts";
import { deleteMembershipsOfUser } from "../people/store.ts";
import { blankUser } from "../people/user-store.ts";
import type { UserRow } from "../tables/rows.ts";
import { deleteDeviceCodesOfUser } from "./store/device-codes.ts";
import { deleteSessionsOfUser } from "./store/sessions.ts";
import { forgetAddress } from "./throttle.ts";

/** Needs the view that sign-in has. What was counted for an address stays while another account holds it. */
export async function erasePerson(tx: Sql, userId: string, now: number): Promise<void> {
  const [account] = await tx.query(sql<Pick<UserRow, "email" | "holds_address">>`
    select email, holds_address
    from users
    where id = ${userId}
    for update`);
  await deleteSessionsOfUser(tx, userId);
  await deleteKeysOfUser(tx, userId);
  await tx.run(sql`delete from sign_in_links where user_id = ${userId}`);
  await deleteDeviceCodesOfUser(tx, userId);
  await deleteMembershipsOfUser(tx, userId);
  if (account?.holds_address) {
    await deleteInvitationsTo(tx, account.email);
    await forgetAddress(tx, account.email);
  }
  await blankUser(tx, userId, now);
}
