import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Sql } from "../../../platform/db/database.ts";
import type { Invitation } from "../people/invitation-store.ts";
import { insertMembership } from "../people/store.ts";
import { insertUser, lockAddress, setFirstDefaultTeam } from "../people/user-store.ts";
import type { MembershipRow } from "../tables/rows.ts";

export interface NewPerson {
  readonly passwordHash: string;
  /** False for an account next to the one that holds the address. */
  readonly holdsAddress: boolean;
  /** Having a link verifies the address only if no one else has seen it. The inviter sees those that are not mailed. */
  readonly isVerified: boolean;
  readonly given_name?: string | null | undefined;
  readonly family_name?: string | null | undefined;
}

/** An account for the invited address; null when someone took the address in the meantime. */
export async function createPerson(
  tx: Sql,
  { email, team_id: teamId }: Invitation,
  { person, now }: { person: NewPerson; now: number },
): Promise<string | null> {
  await lockAddress(tx, email);
  const id = newId();
  const inserted = await insertUser(tx, {
    id,
    email,
    created_at: now,
    password_hash: person.passwordHash,
    password_own: true,
    given_name: person.given_name,
    family_name: person.family_name,
    is_verified: person.isVerified,
    holds_address: person.holdsAddress,
    default_team_id: teamId,
  });
  return inserted ? id : null;
}

export async function addMember(
  tx: Sql,
  { team_id: teamId, role }: Invitation,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<MembershipRow> {
  const membership = await insertMembership(tx, { teamId, userId, role, nowMs });
  if (!membership) throw fault("ALREADY_MEMBER");
  await setFirstDefaultTeam(tx, userId, teamId);
  return membership;
}
