import type { Sql } from "../../../platform/db/database.ts";
import { joinStatements, raw, sql } from "../../../platform/db/sql.ts";
import type { UserRow } from "../tables/rows.ts";

/** Only one transaction at a time decides who holds an address. Without the lock, two that take it at once would clash. */
export async function lockAddress(tx: Sql, email: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(7140004, hashtext(lower(${email})))`);
}

type Optional =
  | "password_hash"
  | "password_own"
  | "password_change_required"
  | "given_name"
  | "family_name"
  | "external_user_id"
  | "oidc_linked_at"
  | "profile_image"
  | "is_verified"
  | "is_super_admin"
  | "is_local"
  | "holds_address"
  | "default_team_id";

export type NewUser = Pick<UserRow, "id" | "email" | "created_at"> & {
  readonly [Column in Optional]?: UserRow[Column] | undefined;
};

/** False, and nothing is written, when another account holds the address or has the identity. */
export async function insertUser(tx: Sql, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into users (
      id, email, created_at, updated_at, password_hash, password_own, password_change_required, given_name,
      family_name, external_user_id, oidc_linked_at, profile_image, is_verified, is_super_admin, is_local,
      holds_address, default_team_id
    )
    values (
      ${user.id}, ${user.email}, ${user.created_at}, ${user.created_at}, ${user.password_hash},
      ${user.password_own ?? false}, ${user.password_change_required ?? false}, ${user.given_name},
      ${user.family_name}, ${user.external_user_id}, ${user.oidc_linked_at}, ${user.profile_image},
      ${user.is_verified ?? false}, ${user.is_super_admin ?? false}, ${user.is_local ?? false},
      ${user.holds_address ?? true}, ${user.default_team_id}
    )
    on conflict do nothing`);
  return inserted === 1;
}

/** Stores a password that the user chose. */
export async function setPassword(tx: Sql, account: { id: string; hash: string }, now: number): Promise<void> {
  await tx.run(sql`
    update users
    set password_hash = ${account.hash}, password_own = true, password_change_required = false, updated_at = ${now}
    where id = ${account.id}`);
}

export async function dropPassword(tx: Sql, userId: string): Promise<void> {
  await tx.run(sql`
    update users
    set password_hash = null, password_own = false, password_change_required = false
    where id = ${userId}`);
}

/** Changes the spelling of an address. It stays verified if it was. */
export async function respellEmail(tx: Sql, account: { id: string; email: string }, now: number): Promise<void> {
  await tx.run(sql`update users set email = ${account.email}, updated_at = ${now} where id = ${account.id}`);
}

/** Changes to another address, which is not verified yet. The account holds it unless another account does. */
export async function changeAddress(tx: Sql, account: { id: string; email: string }, now: number): Promise<void> {
  const { id, email } = account;
  await tx.run(sql`
    update users
    set
      email = ${email}, is_verified = false, updated_at = ${now},
      holds_address = not exists (
        select from users o
        where lower(o.email) = lower(${email}) and o.holds_address and o.deleted_at is null and o.id <> ${id}
      )
    where id = ${id}`);
}

export async function markVerified(tx: Sql, userId: string, now: number): Promise<void> {
  await tx.run(sql`
    update users
    set is_verified = true, holds_address = true, updated_at = ${now}
    where id = ${userId}`);
}

/** Links an account to the identity that its user verified at the provider. */
export async function setLink(tx: Sql, link: { userId: string; externalId: string }, now: number): Promise<void> {
  await dropClaims(tx, link.externalId);
  await tx.run(sql`
    update users
    set external_user_id = ${link.externalId}, oidc_linked_at = ${now}, updated_at = ${now}
    where id = ${link.userId}`);
}

/** An identifier that someone only entered gives way to the user who verifies it. Otherwise it could be squatted. */
export async function dropClaims(tx: Sql, externalId: string): Promise<void> {
  await tx.run(sql`
    update users
    set external_user_id = null
    where external_user_id = ${externalId} and oidc_linked_at is null and deleted_at is null`);
}

export const profileFields = ["given_name", "family_name", "profile_image", "default_team_id"] as const;
export type Profile = { readonly [Field in (typeof profileFields)[number]]?: UserRow[Field] | undefined };

/** Writes the fields that are given. False when the user does not exist or is deleted. */
export async function updateProfile(tx: Sql, userId: string, change: Profile & { now: number }): Promise<boolean> {
  const given = profileFields.filter((field) => change[field] !== undefined);
  const assignments = given.map((field) => sql`${raw(field)} = ${change[field]}`);
  const updated = await tx.run(sql`
    update users
    set ${joinStatements([...assignments, sql`updated_at = ${change.now}`])}
    where id = ${userId} and deleted_at is null`);
  return updated === 1;
}

/** A user's first team becomes their default team. */
export async function setFirstDefaultTeam(tx: Sql, userId: string, teamId: string): Promise<void> {
  await tx.run(sql`
    update users
    set default_team_id = ${teamId}
    where id = ${userId} and default_team_id is null`);
}

/** For a member who leaves; without one, for all members of a team that is deleted. */
export async function clearDefaultTeam(tx: Sql, teamId: string, userId: string | null): Promise<void> {
  const isMember = userId === null ? sql`` : sql`and id = ${userId}`;
  await tx.run(sql`update users set default_team_id = null where default_team_id = ${teamId} ${isMember}`);
}

/** The row stays, with only its id and times, because audit logs and histories refer to it. */
export async function blankUser(tx: Sql, userId: string, now: number): Promise<void> {
  await tx.run(sql`
    update users
    set
      email = id || '@erased.invalid', password_hash = null, given_name = null, family_name = null,
      external_user_id = null, profile_image = null, default_team_id = null, is_active = false,
      is_verified = false, is_super_admin = false, password_own = false, is_local = false,
      password_change_required = false, updated_at = ${now}, deleted_at = ${now}
    where id = ${userId}`);
}
