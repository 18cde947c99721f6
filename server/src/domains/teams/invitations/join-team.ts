import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { lockAddress } from "../people/taken.ts";
import type { InvitationRow } from "./store.ts";

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
  sql: Sql,
  { email, team_id: teamId }: InvitationRow,
  { person, now }: { person: NewPerson; now: number },
): Promise<string | null> {
  await lockAddress(sql, email);
  const id = newId();
  const inserted = await sql.run(
    `insert into users (id, email, password_hash, password_own, given_name, family_name, is_verified, holds_address,
       default_team_id, created_at, updated_at)
     values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $9)
     on conflict (lower(email)) where deleted_at is null and holds_address do nothing`,
    [
      ...[id, email, person.passwordHash, person.given_name ?? null, person.family_name ?? null],
      ...[person.isVerified, person.holdsAddress, teamId, now],
    ],
  );
  return inserted === 0 ? null : id;
}

export async function insertMembership(
  sql: Sql,
  { team_id: teamId, role }: InvitationRow,
  { userId, now }: { userId: string; now: number },
): Promise<MembershipRow> {
  const id = newId();
  const joined = await sql.run(
    `insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (team_id, user_id) do nothing`,
    [id, teamId, userId, role, now],
  );
  if (joined === 0) throw fault("ALREADY_MEMBER");
  await sql.run("update users set default_team_id = $2 where id = $1 and default_team_id is null", [userId, teamId]);
  return { id, team_id: teamId, user_id: userId, role, created_at: now, updated_at: now };
}
