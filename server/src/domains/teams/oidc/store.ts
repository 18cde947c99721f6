import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import { dropClaims, insertUser } from "../people/user-store.ts";
import type { UserRow } from "../tables/rows.ts";
import type { Identity } from "./provider/identity.ts";

export interface Person
  extends Pick<UserRow, "id" | "is_active" | "is_super_admin" | "is_verified" | "default_team_id"> {
  /** The identity a sign-in proved. Anyone who creates a person can enter any external_user_id; that proves nothing. */
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

/** A user whom only the provider knows so far. */
export async function insertPerson(tx: Sql, identity: Identity, nowMs: number): Promise<string> {
  await dropClaims(tx, identity.externalId);
  const [id, now] = [newId(nowMs), Math.floor(nowMs / 1000)];
  const inserted = await insertUser(tx, {
    id,
    email: identity.email,
    created_at: now,
    given_name: identity.givenName,
    family_name: identity.familyName,
    external_user_id: identity.externalId,
    oidc_linked_at: now,
    is_verified: true,
  });
  if (!inserted) throw fault("OIDC_REFUSED", { internal: "another request created the person at the same moment" });
  return id;
}
