import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Sql } from "../../../platform/db/database.ts";
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
const PERSON = `select id, is_active, is_super_admin, is_verified, default_team_id,
  case when oidc_linked_at is not null then external_user_id end as linked_id from users where deleted_at is null`;

export async function findLinked(sql: Sql, externalId: string): Promise<Person | null> {
  const found = `${PERSON} and external_user_id = $1 and oidc_linked_at is not null`;
  return (await sql.query<Person>(found, [externalId]))[0] ?? null;
}

export async function findByAddress(sql: Sql, email: string): Promise<Person | null> {
  return (
    (await sql.query<Person>(`${PERSON} and lower(email) = lower($1) and holds_address for update`, [email]))[0] ?? null
  );
}

/** A person whom only the provider knows so far. */
export async function insertPerson(sql: Sql, identity: Identity, nowMs: number): Promise<string> {
  await dropClaims(sql, identity.externalId);
  const id = newId(nowMs);
  const inserted = await sql.run(
    `insert into users (id, email, given_name, family_name, external_user_id, oidc_linked_at, is_verified, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, true, $6, $6) on conflict do nothing`,
    [id, identity.email, identity.givenName, identity.familyName, identity.externalId, Math.floor(nowMs / 1000)],
  );
  if (inserted === 0)
    throw fault("OIDC_REFUSED", { internal: "the person was made by another request at this moment" });
  return id;
}

export async function setLink(sql: Sql, link: { userId: string; externalId: string }, nowMs: number): Promise<void> {
  await dropClaims(sql, link.externalId);
  await sql.run("update users set external_user_id = $2, oidc_linked_at = $3, updated_at = $3 where id = $1", [
    link.userId,
    link.externalId,
    Math.floor(nowMs / 1000),
  ]);
}

/** An identifier that was only written down gives way to whoever proves it; it could otherwise be squatted. */
async function dropClaims(sql: Sql, externalId: string): Promise<void> {
  await sql.run(
    "update users set external_user_id = null where external_user_id = $1 and oidc_linked_at is null and deleted_at is null",
    [externalId],
  );
}

export async function newestInvitation(
  sql: Sql,
  email: string,
  now: number,
): Promise<{ id: string; team_id: string } | undefined> {
  const [found] = await sql.query<{ id: string; team_id: string }>(
    `select i.id, i.team_id from invitations i join teams t on t.id = i.team_id and t.deleted_at is null
     where lower(i.email) = lower($1) and i.status = 'PENDING' and i.expires_at > $2
     order by i.created_at desc, i.id desc limit 1`,
    [email, now],
  );
  return found;
}

/** The team, held before anything of it changes, so that nobody joins one that is being erased. */
export async function holdTeam(sql: Sql, teamId: string): Promise<boolean> {
  return (await sql.query("select from teams where id = $1 and deleted_at is null for share", [teamId])).length > 0;
}

/** The role it gives, unless it was answered or taken back in the meantime. */
export async function takeInvitation(sql: Sql, id: string, now: number): Promise<Role | undefined> {
  const [taken] = await sql.query<{ role: Role }>(
    `update invitations set status = 'ACCEPTED', decided_at = $2
     where id = $1 and status = 'PENDING' and expires_at > $2 returning role`,
    [id, now],
  );
  return taken?.role;
}

export async function insertMembership(
  sql: Sql,
  { userId, teamId, role }: { userId: string; teamId: string; role: Role },
  nowMs: number,
): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  await sql.run(
    "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)",
    [newId(nowMs), teamId, userId, role, now],
  );
  await sql.run("update users set default_team_id = $2 where id = $1 and default_team_id is null", [userId, teamId]);
}
