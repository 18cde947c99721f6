import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { type Creators, refuseUnlessCreator } from "../people/creators.ts";
import { mayManage } from "../people/ranks.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import type { CreateUserRequest } from "../people/shapes.ts";
import { holdTeam, insertMembership, ownRole } from "../people/store.ts";
import { type Claim, isTakenNearby } from "../people/taken.ts";
import { insertUser, lockAddress } from "../people/user-store.ts";

/** Checked before the password is hashed, and again when the user is written. */
export async function refuseCreation(act: Act, wanted: Wanted, allowed: Creators): Promise<void> {
  await holdTeam(act, wanted.team_id ?? act.who.teamId);
  if (!mayManage(await ownRole(act), wanted.role)) throw fault("NOT_ALLOWED");
  await refuseUnlessCreator(act, allowed);
}

type Wanted = Pick<CreateUserRequest, "team_id" | "role">;

export interface NewUser extends Omit<CreateUserRequest, "password"> {
  readonly passwordHash: string;
}

/**
 * A new user in the current team, with a password that someone else knows, which is why it must be changed by default.
 */
export async function createUser(act: Act, wanted: NewUser, allowed: Creators): Promise<UserView> {
  await refuseCreation(act, wanted, allowed);
  const userId = newId(act.now);
  await asAuthenticator(act.tx, (tx) => insertPerson(tx, act, { ...wanted, id: userId }));
  await insertMembership(act.tx, { teamId: act.who.teamId, userId, role: wanted.role, nowMs: act.now });
  const target = { kind: "user", id: userId };
  await recordAudit(act, { action: "user.created", target, details: { role: wanted.role } });
  return seePerson(act, userId);
}

/**
 * That an address is taken is revealed only about members of the caller's teams. Any other address is treated like a
 * free one: the new account exists next to the one that holds the address, and never replaces it.
 */
async function insertPerson(tx: Sql, act: Act, user: NewUser & { readonly id: string }): Promise<void> {
  await lockAddress(tx, user.email);
  const nearby = (claim: Claim) => isTakenNearby(tx, act.who, claim);
  if (await nearby({ column: "email", value: user.email })) throw fault("EMAIL_TAKEN");
  const externalId = user.external_user_id ?? null;
  if (externalId !== null && (await nearby({ column: "external_user_id", value: externalId })))
    throw fault("EXTERNAL_ID_TAKEN");
  const insert = (holdsAddress: boolean) =>
    insertUser(tx, {
      id: user.id,
      email: user.email,
      created_at: actSeconds(act),
      password_hash: user.passwordHash,
      password_change_required: user.password_change_required,
      given_name: user.given_name,
      family_name: user.family_name,
      external_user_id: externalId,
      profile_image: user.profile_image,
      default_team_id: act.who.teamId,
      holds_address: holdsAddress,
    });
  if (!(await insert(true))) await insert(false);
}
