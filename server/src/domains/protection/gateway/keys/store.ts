import type { Leg } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { GatewayKeyRow as StoredRow } from "../../tables/rows.ts";

export type GatewayKeyRow = Refined<StoredRow, { readonly legs: readonly Leg[]; readonly origins: readonly string[] }>;

export type KeyLimits = Pick<
  GatewayKeyRow,
  "requests_per_minute" | "tokens_per_minute" | "tokens_per_day" | "micros_per_day" | "concurrency"
>;

export type KeyFields = KeyLimits &
  Pick<GatewayKeyRow, "name" | "legs" | "origins" | "explain" | "trusted" | "expires_at">;

export type NewKey = KeyFields & Pick<GatewayKeyRow, "id" | "agent_id" | "secret_hash" | "hint" | "purpose">;

export async function insertKey(act: Act, key: NewKey): Promise<void> {
  await act.tx.run(sql`
    insert into gateway_keys (id, team_id, agent_id, name, secret_hash, hint, legs, origins, requests_per_minute,
      tokens_per_minute, tokens_per_day, micros_per_day, concurrency, explain, trusted, created_by, created_at, expires_at, purpose)
    values (${key.id}, ${act.who.teamId}, ${key.agent_id}, ${key.name}, ${key.secret_hash}, ${key.hint}, ${key.legs},
      ${key.origins}, ${key.requests_per_minute}, ${key.tokens_per_minute}, ${key.tokens_per_day}, ${key.micros_per_day},
      ${key.concurrency}, ${key.explain}, ${key.trusted}, ${act.who.userId}, ${actSeconds(act)}, ${key.expires_at}, ${key.purpose})`);
}

export async function updateKey(act: Act, id: string, key: KeyFields): Promise<void> {
  await act.tx.run(sql`
    update gateway_keys
    set name = ${key.name}, legs = ${key.legs}, origins = ${key.origins}, requests_per_minute = ${key.requests_per_minute},
      tokens_per_minute = ${key.tokens_per_minute}, tokens_per_day = ${key.tokens_per_day},
      micros_per_day = ${key.micros_per_day}, concurrency = ${key.concurrency}, explain = ${key.explain},
      trusted = ${key.trusted}, expires_at = ${key.expires_at}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** False if it was revoked before. */
export async function revoke(act: Act, id: string): Promise<boolean> {
  const revoked = await act.tx.run(sql`
    update gateway_keys
    set revoked_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId} and revoked_at is null`);
  return revoked > 0;
}

type Spent = "requests" | "input_tokens" | "output_tokens" | "micros" | "unpriced";

/** A key with what it used on the day. */
export type ListedKey = GatewayKeyRow & { readonly [Name in `spent_${Spent}`]: number };

const DAY_SECONDS = 86_400;

const listed = (act: Act) => sql`
  select k.*, coalesce(s.requests, 0) as spent_requests, coalesce(s.input_tokens, 0) as spent_input_tokens,
    coalesce(s.output_tokens, 0) as spent_output_tokens, coalesce(s.micros, 0) as spent_micros,
    coalesce(s.unpriced, 0) as spent_unpriced
  from gateway_keys k
  left join gateway_spending s on s.team_id = k.team_id and s.key_id = k.id and s.day = ${Math.floor(actSeconds(act) / DAY_SECONDS)}`;

export interface KeyPage {
  readonly agentId: string | null;
  readonly limit: number;
  readonly offset: number;
}

export async function selectKeys(
  act: Act,
  { agentId, limit, offset }: KeyPage,
): Promise<{ rows: ListedKey[]; count: number }> {
  const wanted = sql`k.team_id = ${act.who.teamId} and (${agentId}::uuid is null or k.agent_id = ${agentId})`;
  const [total] = await act.tx.query(sql<{ count: number }>`select count(*) from gateway_keys k where ${wanted}`);
  const rows = await act.tx.query(sql<ListedKey>`
    ${listed(act)}
    where ${wanted}
    order by k.created_at desc, k.id desc
    limit ${limit}
    offset ${offset}`);
  return { rows, count: total?.count ?? 0 };
}

/** The key that evaluations of an agent come in with, unless it is revoked. */
export async function findEvaluationKey(act: Act, agentId: string): Promise<GatewayKeyRow | null> {
  const [row] = await act.tx.query(sql<GatewayKeyRow>`
    select * from gateway_keys
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and purpose = 'evaluation' and revoked_at is null`);
  return row ?? null;
}

export async function findKey(act: Act, id: string): Promise<ListedKey | null> {
  const [row] = await act.tx.query(sql<ListedKey>`
    ${listed(act)}
    where k.id = ${id} and k.team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** Keys that are not revoked, of whatever team, by whole hashes. Needs the access of sign-in. */
export function keysWith(tx: Sql, hashes: readonly string[]): Promise<GatewayKeyRow[]> {
  return tx.query(sql<GatewayKeyRow>`select * from gateway_keys_with(${hashes})`);
}

/** Tells every gateway to read the key again. */
export async function announceKey({ tx }: Act, id: string): Promise<void> {
  await tx.run(sql`select pg_notify('gateway', ${`key:${id}`})`);
}

/** Everything that the gateway stores about the acting team. */
export async function deleteGateway({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from gateway_places where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_slots where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_meters where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_spending where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_keys where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_signatures where team_id = ${who.teamId}`);
  await tx.run(sql`delete from gateway_routes where team_id = ${who.teamId}`);
  await tx.run(sql`delete from model_prices where team_id = ${who.teamId}`);
}
