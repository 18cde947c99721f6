import type { Role, Scope } from "../../../kernel/permissions.ts";
import type { Sql, Tx } from "../../../platform/db/database.ts";
import { type Refined, raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type { ApiKeyRow } from "../tables/rows.ts";

/** A key that may be used now, with the current role of its creator and the role it was created with. */
export type LiveKey = Refined<
  Pick<
    ApiKeyRow,
    | ("id" | "client_id" | "team_id" | "user_id" | "role" | "scopes" | "secret_hash" | "expires_at" | "last_used_at")
    | "mcp_writes"
  >,
  { readonly scopes: readonly Scope[] }
> & { readonly made_as: Role };

/** A key as lists show it, without the hash of its secret. */
export type ListedKey = Refined<
  Pick<
    ApiKeyRow,
    | "id"
    | "client_id"
    | "name"
    | "hint"
    | "scopes"
    | "mcp_writes"
    | "role"
    | "user_id"
    | "created_at"
    | "expires_at"
    | "last_used_at"
    | "revoked_at"
  >,
  { readonly scopes: readonly Scope[] }
> & { readonly status: "ACTIVE" | "EXPIRED" | "REVOKED" | "MAKER_LEFT" };

/** A key belongs to the membership it was created in. When that ends, the key stops, and rejoining does not revive it. */
const CREATED_IN_MEMBERSHIP = raw("m.team_id = k.team_id and m.user_id = k.user_id and m.created_at <= k.created_at");

export async function findLiveKey(tx: Sql, clientId: string, now: number): Promise<LiveKey | undefined> {
  const [key] = await tx.query(sql<LiveKey>`
    select
      k.id, k.client_id, k.team_id, k.user_id, m.role, k.role as made_as, k.scopes, k.secret_hash,
      k.expires_at, k.last_used_at, k.mcp_writes
    from api_keys k
    join memberships m on ${CREATED_IN_MEMBERSHIP}
    join users u on u.id = k.user_id
    join teams t on t.id = k.team_id
    where k.client_id = ${clientId}
      and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${now})
      and u.is_active
      and u.deleted_at is null
      and t.deleted_at is null`);
  return key;
}

/** Records a use, at most once per minute. True for the first use ever; of several at once, only one is the first. */
export async function noteUse(tx: Sql, { id, last_used_at: last }: LiveKey, now: number): Promise<boolean> {
  if (last !== null && last > now - 60) return false;
  const updated = await tx.run(sql`
    update api_keys
    set last_used_at = ${now}
    where id = ${id} and last_used_at is not distinct from ${last}::bigint`);
  return last === null && updated === 1;
}

export interface NewKey {
  readonly id: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly userId: string;
  /** The key that creates this one. Null if a person does. */
  readonly madeWith: string | null;
  readonly name: string;
  readonly secretHash: string;
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly mcpWrites: boolean;
  readonly role: Role;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await tx.run(sql`
    insert into api_keys (
      id, client_id, team_id, user_id, made_with, name, secret_hash, hint, scopes, mcp_writes, role, created_at,
      expires_at
    )
    values (
      ${key.id}, ${key.clientId}, ${key.teamId}, ${key.userId}, ${key.madeWith}, ${key.name}, ${key.secretHash},
      ${key.hint}, ${key.scopes}, ${key.mcpWrites}, ${key.role}, ${key.createdAt}, ${key.expiresAt}
    )`);
}

/** Locked until the transaction ends, so that the key can't be revoked halfway through what it creates. */
export async function holdKey(tx: Tx, teamId: string, id: string): Promise<Pick<ApiKeyRow, "expires_at"> | undefined> {
  const [key] = await tx.query(sql<Pick<ApiKeyRow, "expires_at">>`
    select expires_at
    from api_keys
    where team_id = ${teamId} and id = ${id} and revoked_at is null
    for share`);
  return key;
}

export interface KeyQuery {
  readonly teamId: string;
  /** Only this creator's keys. Null for everyone's. */
  readonly userId: string | null;
  readonly now: number;
}

/** A key ends by being revoked, by its date, or with the membership it was created in. */
const statusAt = (now: number): Statement => sql`
  case
    when k.revoked_at is not null then 'REVOKED'
    when k.expires_at <= ${now} then 'EXPIRED'
    when not exists (select from memberships m where ${CREATED_IN_MEMBERSHIP}) then 'MAKER_LEFT'
    else 'ACTIVE'
  end`;

export async function listKeys(
  tx: Tx,
  { teamId, userId, now }: KeyQuery,
  page: { limit: number; offset: number },
): Promise<{ results: ListedKey[]; count: number }> {
  const listed = sql`k.team_id = ${teamId} and (${userId}::uuid is null or k.user_id = ${userId})`;
  const [total] = await tx.query(sql<{ count: number }>`select count(*) from api_keys k where ${listed}`);
  const results = await tx.query(sql<ListedKey>`
    select
      k.id, k.client_id, k.name, k.hint, k.scopes, k.mcp_writes, k.role, k.user_id, k.created_at, k.expires_at,
      k.last_used_at, k.revoked_at, ${statusAt(now)} as status
    from api_keys k
    where ${listed}
    order by k.created_at desc, k.id desc
    limit ${page.limit}
    offset ${page.offset}`);
  return { results, count: total?.count ?? 0 };
}

export async function findMaker(tx: Tx, teamId: string, id: string): Promise<string | undefined> {
  const [key] = await tx.query(sql<Pick<ApiKeyRow, "user_id">>`
    select user_id
    from api_keys
    where team_id = ${teamId} and id = ${id}`);
  return key?.user_id;
}

/** Revokes a key and every key created with it, directly or not. Returns the ids of those it revoked. */
export async function endKeys(tx: Tx, teamId: string, { id, now }: { id: string; now: number }): Promise<string[]> {
  const ended = await tx.query(sql<Pick<ApiKeyRow, "id">>`
    with recursive line as (
      select id
      from api_keys
      where team_id = ${teamId} and id = ${id}
      union all
      select k.id
      from api_keys k
      join line on k.made_with = line.id
      where k.team_id = ${teamId}
    )
    update api_keys
    set revoked_at = ${now}
    where id in (select id from line) and revoked_at is null
    returning id`);
  return ended.map((key) => key.id);
}

/** Revokes the keys of a member. If they only paused with the membership, they would work again when the person rejoins. */
export async function endKeysOfMember(
  tx: Sql,
  { teamId, userId }: Pick<NewKey, "teamId" | "userId">,
  now: number,
): Promise<void> {
  await tx.run(sql`
    update api_keys
    set revoked_at = ${now}
    where team_id = ${teamId} and user_id = ${userId} and revoked_at is null`);
}

/** Revokes every key of a person, in all teams. */
export function endKeysOfUser(tx: Sql, userId: string, now: number): Promise<Pick<ApiKeyRow, "id" | "team_id">[]> {
  return tx.query(sql<Pick<ApiKeyRow, "id" | "team_id">>`
    update api_keys
    set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null
    returning id, team_id`);
}

export async function deleteKeysOfTeam(tx: Sql, teamId: string): Promise<void> {
  await tx.run(sql`delete from api_keys where team_id = ${teamId}`);
}

export async function deleteKeysOfUser(tx: Sql, userId: string): Promise<void> {
  await tx.run(sql`delete from api_keys where user_id = ${userId}`);
}
