import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { type Creators, refuseUnlessCreator } from "../people/creators.ts";
import { mayManage } from "../people/ranks.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import type { CreateUserRequest } from "../people/shapes.ts";
import { holdTeam, ownRole } from "../people/store.ts";
import { type Claim, isTakenNearby, lockAddress } from "../people/taken.ts";

/** Looked at before the password is hashed, and once more when the person is written. */
export async function refuseCreation(act: Act, wanted: Wanted, allowed: Creators): Promise<void> {
  await holdTeam(act, wanted.team_id ?? act.who.teamId);
  if (!mayManage(await ownRole(act), wanted.role)) throw fault("NOT_ALLOWED");
  await refuseUnlessCreator(act, allowed);
}

type Wanted = Pick<CreateUserRequest, "team_id" | "role">;

export interface NewUser extends Omit<CreateUserRequest, "password"> {
  readonly passwordHash: string;
}

/** A new person in the acting team, with a password somebody else knows, which is why it has to be changed by default. */
export async function createUser(act: Act, wanted: NewUser, allowed: Creators): Promise<UserView> {
  await refuseCreation(act, wanted, allowed);
  const userId = newId(act.now);
  await asAuthenticator(act.tx, (tx) => insertUser(tx, act, { ...wanted, id: userId }));
  await act.tx.run(sql`
    insert into memberships (id, team_id, user_id, role, created_at, updated_at)
    values (
      ${newId(act.now)}, ${act.who.teamId}, ${userId}, ${wanted.role}, ${actSeconds(act)},
      ${actSeconds(act)}
    )`);
  const target = { kind: "user", id: userId };
  await recordAudit(act, { action: "user.created", target, details: { role: wanted.role } });
  return seePerson(act, userId);
}

/**
 * That an address is taken is told only about people of the caller's teams. Somebody else's is answered like a free one:
 * the new account stands beside the one that holds the address, and never in its place.
 */
async function insertUser(tx: Sql, act: Act, user: NewUser & { readonly id: string }): Promise<void> {
  await lockAddress(tx, user.email);
  const nearby = (claim: Claim) => isTakenNearby(tx, act.who, claim);
  if (await nearby({ column: "email", value: user.email })) throw fault("EMAIL_TAKEN");
  const externalId = user.external_user_id ?? null;
  if (externalId !== null && (await nearby({ column: "external_user_id", value: externalId })))
    throw fault("EXTERNAL_ID_TAKEN");
  const insert = (holdsAddress: boolean) =>
    tx.run(sql`
      insert into users (
        id, email, password_hash, given_name, family_name, external_user_id, profile_image,
        password_change_required, default_team_id, created_at, updated_at, holds_address
      )
      values (
        ${user.id}, ${user.email}, ${user.passwordHash}, ${user.given_name ?? null},
        ${user.family_name ?? null}, ${externalId}, ${user.profile_image ?? null},
        ${user.password_change_required}, ${act.who.teamId}, ${actSeconds(act)}, ${actSeconds(act)},
        ${holdsAddress}
      )
      on conflict do nothing`);
  if ((await insert(true)) === 0) await insert(false);
}
