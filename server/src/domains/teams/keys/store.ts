import type { Role, Scope } from "../../../kernel/permissions.ts";
import type { Sql, Tx } from "../../../platform/db/database.ts";

/** A key that may be used now, with the role of its maker today and the role that it was made with. */
export interface LiveKey {
  readonly id: string;
  readonly client_id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly made_as: Role;
  readonly scopes: readonly Scope[];
  readonly secret_hash: string;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
}

/** What a list shows of a key; the hash is not among it. */
export interface KeyRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly role: Role;
  readonly user_id: string;
  readonly status: "ACTIVE" | "EXPIRED" | "REVOKED" | "MAKER_LEFT";
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
}

/** A key belongs to the membership it was made in: when that ends the key stops, and coming back does not wake it. */
const MADE_IN_MEMBERSHIP = "m.team_id = k.team_id and m.user_id = k.user_id and m.created_at <= k.created_at";

export async function findLiveKey(sql: Sql, clientId: string, now: number): Promise<LiveKey | undefined> {
  const [key] = await sql.query<LiveKey>(
    `select k.id, k.client_id, k.team_id, k.user_id, m.role, k.role as made_as, k.scopes, k.secret_hash, k.expires_at, k.last_used_at
     from api_keys k join memberships m on ${MADE_IN_MEMBERSHIP}
     join users u on u.id = k.user_id join teams t on t.id = k.team_id
     where k.client_id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
       and u.is_active and u.deleted_at is null and t.deleted_at is null`,
    [clientId, now],
  );
  return key;
}

/** Notes a use, once a minute at most. True for the very first one, and of several at once for one of them only. */
export async function noteUse(sql: Sql, { id, last_used_at: last }: LiveKey, now: number): Promise<boolean> {
  if (last !== null && last > now - 60) return false;
  const noted = await sql.run(
    "update api_keys set last_used_at = $2 where id = $1 and last_used_at is not distinct from $3::bigint",
    [id, now, last],
  );
  return last === null && noted === 1;
}

export interface NewKey {
  readonly id: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly userId: string;
  /** The key that makes this one; null when a person does. */
  readonly madeWith: string | null;
  readonly name: string;
  readonly secretHash: string;
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly role: Role;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await tx.run(
    `insert into api_keys (id, client_id, team_id, user_id, made_with, name, secret_hash, hint, scopes, role, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      key.id,
      key.clientId,
      key.teamId,
      key.userId,
      key.madeWith,
      key.name,
      key.secretHash,
      key.hint,
      key.scopes,
      key.role,
      key.createdAt,
      key.expiresAt,
    ],
  );
}

/** Held until the transaction ends, so that the key cannot be revoked halfway through what it makes. */
export async function holdKey(tx: Tx, teamId: string, id: string): Promise<{ expires_at: number | null } | undefined> {
  const [key] = await tx.query<{ expires_at: number | null }>(
    "select expires_at from api_keys where team_id = $1 and id = $2 and revoked_at is null for share",
    [teamId, id],
  );
  return key;
}

export interface KeyQuery {
  readonly teamId: string;
  /** Only this maker's keys; null for everybody's. */
  readonly userId: string | null;
  readonly now: number;
}

const SHOWN = "from api_keys k where k.team_id = $1 and ($2::uuid is null or k.user_id = $2)";

export async function listKeys(
  tx: Tx,
  { teamId, userId, now }: KeyQuery,
  page: { limit: number; offset: number },
): Promise<{ results: KeyRow[]; count: number }> {
  const [total] = await tx.query<{ count: number }>(`select count(*) ${SHOWN}`, [teamId, userId]);
  const results = await tx.query<KeyRow>(
    `select k.id, k.client_id, k.name, k.hint, k.scopes, k.role, k.user_id, k.created_at, k.expires_at, k.last_used_at, k.revoked_at,
       case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= $3 then 'EXPIRED'
         when not exists (select from memberships m where ${MADE_IN_MEMBERSHIP}) then 'MAKER_LEFT'
         else 'ACTIVE' end as status
     ${SHOWN} order by k.created_at desc, k.id desc limit $4 offset $5`,
    [teamId, userId, now, page.limit, page.offset],
  );
  return { results, count: total?.count ?? 0 };
}

export async function findMaker(tx: Tx, teamId: string, id: string): Promise<string | undefined> {
  const [key] = await tx.query<{ user_id: string }>("select user_id from api_keys where team_id = $1 and id = $2", [
    teamId,
    id,
  ]);
  return key?.user_id;
}

/** Ends a key and those it made, as far as they stand there now; answers which ones. */
export async function endKeys(tx: Tx, teamId: string, { id, now }: { id: string; now: number }): Promise<string[]> {
  const ended = await tx.query<{ id: string }>(
    `with recursive line as (
       select id from api_keys where team_id = $1 and id = $2
       union all select k.id from api_keys k join line on k.made_with = line.id where k.team_id = $1)
     update api_keys set revoked_at = $3 where id in (select id from line) and revoked_at is null returning id`,
    [teamId, id, now],
  );
  return ended.map((key) => key.id);
}
