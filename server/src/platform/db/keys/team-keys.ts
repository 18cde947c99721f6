/**
 * The keys of the tables that teams own begin with the team, so that a distributed PostgreSQL can place each team's rows
 * together. A database that release 0.1.0 has used gets such keys with release 0.3.0; until then the program works with either
 * form: statements name the constraint that they conflict with, not its columns.
 */
import type pg from "pg";
import { asSql } from "../database.ts";
import { indexesIn, stepsIn } from "../schema/apply.ts";
import type { Migration } from "../schema/migration.ts";
import { readApplied } from "../schema/record.ts";
import { sql } from "../sql.ts";

/** Tables with a team whose rows are found before the team is known. They are small, and belong on every node. */
const FOUND_BEFORE_THE_TEAM = "found before the team is known: a reference table on every node";

/** Tables that stay as they are, and why. */
export const TABLES_AS_THEY_ARE: Readonly<Record<string, string>> = {
  sessions: FOUND_BEFORE_THE_TEAM,
  api_keys: FOUND_BEFORE_THE_TEAM,
  memberships: FOUND_BEFORE_THE_TEAM,
  invitations: FOUND_BEFORE_THE_TEAM,
  device_codes: FOUND_BEFORE_THE_TEAM,
  series_delta: "partitioned by day, and each day is dropped whole; the key is what makes a repeated batch harmless",
};

/** Unique over all teams, because they are what a caller shows to be recognized. */
const SHOWN_BY_A_CALLER = "shown by a caller whose team is not known yet: unique over all teams";
export const KEYS_AS_THEY_ARE: Readonly<Record<string, string>> = {
  gateway_keys_secret_hash_key: SHOWN_BY_A_CALLER,
  gateway_routes_by_route: SHOWN_BY_A_CALLER,
  sandbox_addresses_hash_key: SHOWN_BY_A_CALLER,
  sandbox_tokens_hash_key: SHOWN_BY_A_CALLER,
  share_links_hash_key: SHOWN_BY_A_CALLER,
};

export interface UniqueKey {
  readonly table: string;
  readonly name: string;
  /** The type of the constraint: p, u, or null for an index alone. */
  readonly kind: "p" | "u" | null;
  /** As PostgreSQL writes it. */
  readonly definition: string;
}

/** Keys of tables with a team that do not begin with it. */
export function keysWithoutTeamFirst(client: pg.ClientBase | pg.Pool): Promise<UniqueKey[]> {
  return asSql(client as pg.ClientBase).query(sql<UniqueKey>`
    select t.relname as table, i.relname as name, k.contype as kind, pg_get_indexdef(i.oid) as definition
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'team_id'
    left join pg_constraint k on k.conindid = i.oid and k.conrelid = t.oid and k.contype in ('p', 'u')
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and x.indisunique
      and x.indkey[0] <> a.attnum
    order by t.relname, x.indisprimary desc, i.relname`);
}

export interface Reference {
  readonly table: string;
  readonly name: string;
}

/** Foreign keys of tables with a team, to tables with a team, that do not begin with it. */
export function referencesWithoutTeamFirst(client: pg.ClientBase | pg.Pool): Promise<Reference[]> {
  return asSql(client as pg.ClientBase).query(sql<Reference>`
    select c.relname as table, k.conname as name
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id'
    join pg_attribute f on f.attrelid = k.confrelid and f.attname = 'team_id'
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conkey[1] <> a.attnum
    order by c.relname, k.conname`);
}

/** The steps that change the keys of a database that an older release has used. They run with the next release. */
export const TEAM_KEY_STEPS = { indexes: 138, swaps: 139 } as const;

/**
 * The same steps for psql, for operators who don't wait for the next release. Where a former try was interrupted, what is left
 * of them. Nothing is left to do if it is empty.
 */
export async function teamKeyScript(client: pg.ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  const applied = new Set((await readApplied(asSql(client))).map(({ version }) => version));
  const waiting = migrations.filter(
    ({ version }) => Object.values<number>(TEAM_KEY_STEPS).includes(version) && !applied.has(version),
  );
  if (waiting.length === 0) return [];
  const old = new Set((await keysWithoutTeamFirst(client)).map(({ name }) => `${name}_team`));
  const [indexes, swaps] = Object.values(TEAM_KEY_STEPS).map((wanted) =>
    migrations.filter(({ version }) => version === wanted),
  );
  const unfinished = await unfinishedIndexes(client, [...old]);
  return [
    ...unfinished.map((index) => `drop index concurrently ${index}`),
    ...(indexes ?? []).flatMap(indexesIn).flatMap(({ index, statement }) => (old.has(index) ? [statement] : [])),
    "set lock_timeout = '5s'",
    ...(swaps ?? []).flatMap(stepsIn).map((step) => step.replace(/;$/, "")),
    ...waiting.map(
      ({ version, name, checksum }) =>
        `insert into schema_migrations (version, name, checksum) values (${version}, '${name}', '${checksum}')`,
    ),
  ];
}

async function unfinishedIndexes(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const found = await asSql(client).query(sql<{ name: string }>`
    select c.relname as name from pg_index i
    join pg_class c on c.oid = i.indexrelid
    where c.relname = any(${names}) and c.relnamespace = 'public'::regnamespace and not i.indisvalid`);
  return found.map(({ name }) => name);
}
