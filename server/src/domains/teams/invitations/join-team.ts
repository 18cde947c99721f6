import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { InvitationRow } from "../people/invitation-store.ts";
import { lockAddress } from "../people/taken.ts";

export interface MembershipRow {
  readonly id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface NewPerson {
  readonly passwordHash: string;
  /** False for an account that stands beside the one that holds the address. */
  readonly holdsAddress: boolean;
  /** Holding a link proves the address only if nobody else has seen it: the inviter sees those that are not mailed. */
  readonly isVerified: boolean;
  readonly given_name?: string | null | undefined;
  readonly family_name?: string | null | undefined;
}

/** An account for the invited address; null when somebody took the address in the meantime. */
export async function insertPerson(
  tx: Sql,
  { email, team_id: teamId }: InvitationRow,
  { person, now }: { person: NewPerson; now: number },
): Promise<string | null> {
  await lockAddress(tx, email);
  const id = newId();
  const inserted = await tx.run(sql`
    insert into users (
      id, email, password_hash, password_own, given_name, family_name, is_verified, holds_address,
      default_team_id, created_at, updated_at
    )
    values (
      ${id}, ${email}, ${person.passwordHash}, true, ${person.given_name ?? null},
      ${person.family_name ?? null}, ${person.isVerified}, ${person.holdsAddress}, ${teamId},
      ${now}, ${now}
    )
    on conflict (lower(email)) where deleted_at is null and holds_address do nothing`);
  return inserted === 0 ? null : id;
}

export async function insertMembership(
  tx: Sql,
  { team_id: teamId, role }: InvitationRow,
  { userId, now }: { userId: string; now: number },
): Promise<MembershipRow> {
  const id = newId();
  const joined = await tx.run(sql`
    insert into memberships (id, team_id, user_id, role, created_at, updated_at)
    values (${id}, ${teamId}, ${userId}, ${role}, ${now}, ${now})
    on conflict (team_id, user_id) do nothing`);
  if (joined === 0) throw fault("ALREADY_MEMBER");
  await tx.run(sql`
    update users
    set default_team_id = ${teamId}
    where id = ${userId} and default_team_id is null`);
  return { id, team_id: teamId, user_id: userId, role, created_at: now, updated_at: now };
}
