/**
 * What turns the keys of the tables that teams own into keys that begin with the team, so that a distributed PostgreSQL
 * can place each team's rows together. The program works with either form of the keys: statements name the constraint
 * that they conflict with, not its columns.
 */
import type pg from "pg";
import { asSql } from "../database.ts";
import { sql } from "../sql.ts";

/** Tables with a team whose rows are found before the team is known. They are small, and belong on every node. */
const FOUND_BEFORE_THE_TEAM = "found before the team is known: a reference table on every node";
/** Counters of a gateway key, kept by functions in the database that name the columns of their keys. */
const KEPT_BY_FUNCTIONS = "kept by functions in the database that name the columns of the key";

/** Tables that stay as they are, and why. */
export const TABLES_AS_THEY_ARE: Readonly<Record<string, string>> = {
  sessions: FOUND_BEFORE_THE_TEAM,
  api_keys: FOUND_BEFORE_THE_TEAM,
  memberships: FOUND_BEFORE_THE_TEAM,
  invitations: FOUND_BEFORE_THE_TEAM,
  device_codes: FOUND_BEFORE_THE_TEAM,
  gateway_meters: KEPT_BY_FUNCTIONS,
  gateway_places: KEPT_BY_FUNCTIONS,
  gateway_slots: KEPT_BY_FUNCTIONS,
  gateway_spending: KEPT_BY_FUNCTIONS,
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

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly refers_to: string;
  readonly definition: string;
}

/** Those that refer to the key of such a table. */
const foreignKeys = (client: pg.ClientBase | pg.Pool): Promise<ForeignKey[]> =>
  asSql(client as pg.ClientBase).query(sql<ForeignKey>`
    select c.relname as table, k.conname as name, f.relname as refers_to, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id'
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and f.relname <> 'teams'
      and pg_get_constraintdef(k.oid) not like 'FOREIGN KEY (team_id%'
    order by c.relname, k.conname`);

/** Statements to be run one after the other, outside a transaction. Nothing is left to do if it is empty. */
export async function teamKeyChanges(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const keys = (await keysWithoutTeamFirst(client)).filter(
    ({ table, name }) => !(table in TABLES_AS_THEY_ARE) && !(name in KEYS_AS_THEY_ARE),
  );
  const references = await foreignKeys(client);
  const built = keys.map((key) => teamFirst(key.definition, key.name));
  const swapped = [...Map.groupBy(keys, ({ table }) => table)].flatMap(([table, own]) =>
    swap(
      table,
      own,
      references.filter((reference) => reference.refers_to === table),
    ),
  );
  return [...built, ...swapped];
}

/** Built beside the old one, while rows are written. */
const teamFirst = (definition: string, name: string): string =>
  definition
    .replace(`CREATE UNIQUE INDEX ${name}`, `CREATE UNIQUE INDEX CONCURRENTLY ${name}_team`)
    .replace(", team_id", "")
    .replace(" USING btree (", " USING btree (team_id, ");

/** The new index takes the name of the old one, by which statements know it, in an instant and under one short lock. */
function swap(table: string, keys: readonly UniqueKey[], references: readonly ForeignKey[]): string[] {
  const dropped = references.map((one) => `alter table ${one.table} drop constraint ${one.name};`);
  const changed = keys.map(({ name, kind }) =>
    kind === null
      ? `drop index ${name}; alter index ${name}_team rename to ${name};`
      : `alter table ${table} drop constraint ${name}, add constraint ${name} ${kind === "p" ? "primary key" : "unique"} using index ${name}_team;`,
  );
  const added = references.map(
    ({ table: own, name, definition }) =>
      `alter table ${own} add constraint ${name} ${withTeam(definition)} not valid;`,
  );
  const checked = references.map((one) => `alter table ${one.table} validate constraint ${one.name}`);
  return [["begin; set local lock_timeout = '5s';", ...dropped, ...changed, ...added, "commit"].join(" "), ...checked];
}

const withTeam = (definition: string): string =>
  definition.replace("FOREIGN KEY (", "FOREIGN KEY (team_id, ").replace(/(?<=REFERENCES \w+\()/, "team_id, ");
