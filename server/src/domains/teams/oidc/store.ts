import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import type { Identity } from "./provider/identity.ts";

export interface Person {
  readonly id: string;
  readonly is_active: boolean;
  readonly is_super_admin: boolean;
  readonly is_verified: boolean;
  readonly default_team_id: string | null;
  /** The identity a sign-in proved. Whoever makes a person may write any external_user_id; that one proves nothing. */
  readonly linked_id: string | null;
}
const PERSON = raw(`
  id, is_active, is_super_admin, is_verified, default_team_id,
  case when oidc_linked_at is not null then external_user_id end as linked_id`);

export async function findLinked(tx: Sql, externalId: string): Promise<Person | null> {
  const [person] = await tx.query(sql<Person>`
    select ${PERSON}
    from users
    where external_user_id = ${externalId} and oidc_linked_at is not null and deleted_at is null`);
  return person ?? null;
}

export async function findByAddress(tx: Sql, email: string): Promise<Person | null> {
  const [person] = await tx.query(sql<Person>`
    select ${PERSON}
    from users
    where lower(email) = lower(${email}) and holds_address and deleted_at is null
    for update`);
  return person ?? null;
}

/** A person whom only the provider knows so far. */
export async function insertPerson(tx: Sql, identity: Identity, nowMs: number): Promise<string> {
  await dropClaims(tx, identity.externalId);
  const [id, now] = [newId(nowMs), Math.floor(nowMs / 1000)];
  const inserted = await tx.run(sql`
    insert into users (
      id, email, given_name, family_name, external_user_id, oidc_linked_at,
      is_verified, created_at, updated_at
    )
    values (
      ${id}, ${identity.email}, ${identity.givenName}, ${identity.familyName}, ${identity.externalId}, ${now},
      true, ${now}, ${now}
    )
    on conflict do nothing`);
  if (inserted === 0)
    throw fault("OIDC_REFUSED", { internal: "the person was made by another request at this moment" });
  return id;
}

export async function setLink(tx: Sql, link: { userId: string; externalId: string }, nowMs: number): Promise<void> {
  await dropClaims(tx, link.externalId);
  const now = Math.floor(nowMs / 1000);
  await tx.run(sql`
    update users
    set external_user_id = ${link.externalId}, oidc_linked_at = ${now}, updated_at = ${now}
    where id = ${link.userId}`);
}

/** An identifier that was only written down gives way to whoever proves it; it could otherwise be squatted. */
async function dropClaims(tx: Sql, externalId: string): Promise<void> {
  await tx.run(sql`
    update users
    set external_user_id = null
    where external_user_id = ${externalId} and oidc_linked_at is null and deleted_at is null`);
}

export async function newestInvitation(
  tx: Sql,
  email: string,
  now: number,
): Promise<{ id: string; team_id: string } | undefined> {
  const [found] = await tx.query(sql<{ id: string; team_id: string }>`
    select i.id, i.team_id
    from invitations i
    join teams t on t.id = i.team_id and t.deleted_at is null
    where lower(i.email) = lower(${email}) and i.status = 'PENDING' and i.expires_at > ${now}
    order by i.created_at desc, i.id desc
    limit 1`);
  return found;
}

/** The team, held before anything of it changes, so that nobody joins one that is being erased. */
export async function holdTeam(tx: Sql, teamId: string): Promise<boolean> {
  const held = await tx.query(sql`select from teams where id = ${teamId} and deleted_at is null for share`);
  return held.length > 0;
}

/** The role it gives, unless it was answered or taken back in the meantime. */
export async function takeInvitation(tx: Sql, id: string, now: number): Promise<Role | undefined> {
  const [taken] = await tx.query(sql<{ role: Role }>`
    update invitations
    set status = 'ACCEPTED', decided_at = ${now}
    where id = ${id} and status = 'PENDING' and expires_at > ${now}
    returning role`);
  return taken?.role;
}

export async function insertMembership(
  tx: Sql,
  { userId, teamId, role }: { userId: string; teamId: string; role: Role },
  nowMs: number,
): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  await tx.run(sql`
    insert into memberships (id, team_id, user_id, role, created_at, updated_at)
    values (${newId(nowMs)}, ${teamId}, ${userId}, ${role}, ${now}, ${now})`);
  await tx.run(sql`
    update users
    set default_team_id = ${teamId}
    where id = ${userId} and default_team_id is null`);
}
