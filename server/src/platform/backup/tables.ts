import type pg from "pg";
import { asSql } from "../db/database.ts";
import { identifier } from "../db/identifier.ts";
import { joinStatements, raw, type Statement, sql } from "../db/sql.ts";
import { BackupRefused } from "./errors.ts";

export interface Table {
  readonly name: string;
  /** Columns with stored values. Generated ones are computed again. */
  readonly columns: readonly string[];
}

/** A partition's bound as PostgreSQL writes it: `FOR VALUES FROM ('2026-01-01') TO ('2026-02-01')`, or `DEFAULT`. */
export interface Partition {
  readonly table: string;
  readonly name: string;
  readonly bound: string;
}

interface FoundTable extends Table {
  readonly refers_to: readonly string[];
}

/**
 * The console's tables, each after those it references, so that rows can be loaded in this order. A partitioned table
 * is one table: its rows go through it, and its partitions are not listed.
 */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const rows = await asSql(client).query(sql<FoundTable>`
    select
      c.relname as name,
      array(
        select a.attname::text
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select distinct f.relname::text
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid and not f.relispartition
      ) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p')
      -- What is not written ahead is worth nothing after a crash, and can't be read on a standby.
      and c.relpersistence = 'p'
      and not c.relispartition
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by 1`);
  return referredFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

/** Partitions are added over time, so a new schema may lack those that the rows were in. */
export function findPartitions(client: pg.ClientBase): Promise<Partition[]> {
  return asSql(client).query(sql<Partition>`
    select t.relname as table, p.relname as name, pg_get_expr(p.relpartbound, p.oid) as bound
    from pg_inherits i
    join pg_class p on p.oid = i.inhrelid
    join pg_class t on t.oid = i.inhparent
    where t.relnamespace = 'public'::regnamespace and p.relkind = 'r' and p.relispartition
    order by 1, 2`);
}

/** A table that references itself needs no care: its references are checked after all of its rows are loaded. */
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
  const tx = asSql(client);
  const names = await tx.query(sql<{ name: string }>`
    select c.relname as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [state] = await tx.query(sql<Omit<Sequence, "name">>`
      select last_value::text, is_called
      from ${relation(name)}`);
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The first table with a row, except the lists of migrations, which an empty database has as well. */
export async function firstFilledTable(client: pg.ClientBase): Promise<string | null> {
  for (const { name } of await findTables(client)) {
    if (name === MIGRATIONS || name === ADDITIONS) continue;
    const rows = await asSql(client).query(sql`select from ${relation(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

export const MIGRATIONS = "schema_migrations";
/** Backups of release 0.1.0 have none. */
export const ADDITIONS = "schema_additions";

/** A table or sequence, in the form that a statement names it. */
export const relation = (name: string): Statement => sql`public.${identifier(name)}`;

const columnList = ({ columns }: Table): Statement => joinStatements(columns.map(identifier));

export const copyTarget = (table: Table): Statement => sql`${relation(table.name)} (${columnList(table)})`;

/** With a query, because a partitioned table can't be copied by name. */
export const copySource = (table: Table): Statement => sql`(select ${columnList(table)} from ${relation(table.name)})`;

/**
 * Pins every setting that affects how a value is written, so that the same value is the same text whatever the server and
 * the role are set to. With row_security off, a policy that hides a row is an error instead of a smaller backup.
 */
export const PLAIN_SESSION = raw(`
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set row_security = off; set synchronize_seqscans = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
