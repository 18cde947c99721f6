import pg from "pg";
import { BackupRefused } from "./errors.ts";

export interface Table {
  readonly name: string;
  /** Those that hold values of their own; computed ones are computed again. */
  readonly columns: readonly string[];
}

interface FoundTable extends Table {
  readonly refers_to: readonly string[];
}

/** The console's tables, each after those it refers to, so that rows can be put back in this order. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return referredFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

/** A table that refers to itself needs no care: its references are looked at when all of its rows are in. */
function referredFirst(tables: readonly FoundTable[]): FoundTable[] {
  const ordered: FoundTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((table) => !table.refers_to.some((name) => waiting.has(name)));
    if (ready.length === 0) {
      throw new BackupRefused(`The tables ${[...waiting.keys()].join(", ")} refer to each other in a circle.`);
    }
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

export interface Sequence {
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
}

export async function findSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1",
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select last_value::text, is_called from ${quoted(name)}`);
    sequences.push({ name, ...found.rows[0] });
  }
  return sequences;
}

/** The first table that holds a row, other than the list of migrations, which an empty database has as well. */
export async function firstFilledTable(client: pg.ClientBase): Promise<string | null> {
  for (const { name } of await findTables(client)) {
    if (name === MIGRATIONS) continue;
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

export const MIGRATIONS = "schema_migrations";

export function quoted(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

export function copyTarget({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
}

/**
 * What decides how a value is written, pinned, so that the same value is the same text whatever the server's and the
 * role's own settings are. Without row_security a policy that hid a row would be an error and not a smaller backup.
 */
export const PLAIN_SESSION = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set row_security = off; set synchronize_seqscans = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;
