import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { asSql } from "../db/database.ts";
import { identifier } from "../db/identifier.ts";
import { raw, sql } from "../db/sql.ts";
import type { Entry, Header } from "./archive.ts";
import { copyIn } from "./copy.ts";
import { BackupRefused } from "./errors.ts";
import { readArchive } from "./read-archive.ts";
import type { Sums } from "./row-sums.ts";
import {
  ADDITIONS,
  copyTarget,
  findPartitions,
  findTables,
  MIGRATIONS,
  PLAIN_SESSION,
  relation,
  type Table,
} from "./tables.ts";
import { sumTable } from "./take-backup.ts";

export interface LoadOrder {
  readonly path: string;
  readonly header: Header;
  readonly signal?: AbortSignal;
}

/**
 * Fills the empty tables of a database at the backup's version, as their owner. In one transaction, at whose end the
 * tables are read again and compared. Until then, a crash, a wrong row or a changed file leaves them empty.
 */
export async function loadBackup(client: pg.ClientBase, order: LoadOrder): Promise<Map<string, Sums>> {
  const tx = asSql(client);
  await tx.run(PLAIN_SESSION);
  await tx.run(sql`begin`);
  try {
    await refuseOtherTables(client, order.header);
    await addPartitions(client, order.header);
    const wakeTriggers = await silenceTriggers(client);
    for (const list of [MIGRATIONS, ADDITIONS]) await tx.run(sql`delete from ${relation(list)}`);
    const loaded = await loadRows(client, order);
    for (const { name, last_value, is_called } of order.header.sequences) {
      await tx.run(sql`select setval(${relation(name).text}::regclass, ${last_value}, ${is_called})`);
    }
    await wakeTriggers();
    await compare(client, loaded, order.signal);
    await tx.run(sql`commit`);
    return new Map([...loaded].map(([table, sums]) => [table.name, sums]));
  } catch (error) {
    await tx.run(sql`rollback`).catch(() => {});
    throw error;
  }
}

async function refuseOtherTables(client: pg.ClientBase, header: Header): Promise<void> {
  const here = (await findTables(client)).map((table) => table.name).toSorted();
  const there = [...new Set([...header.tables, ADDITIONS])].toSorted();
  if (JSON.stringify(here) === JSON.stringify(there)) return;
  throw new BackupRefused("The backup holds other tables than its version of the schema has. Nothing was restored.");
}

const VALUE = String.raw`(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?|MINVALUE|MAXVALUE|NULL|true|false)`;
const VALUES = String.raw`\(${VALUE}(?:, ${VALUE})*\)`;
/** A bound becomes part of a statement, and a file can contain anything: only literal values are allowed. */
const BOUND = new RegExp(
  String.raw`^(?:DEFAULT|FOR VALUES (?:FROM ${VALUES} TO ${VALUES}|IN ${VALUES}|WITH \(modulus \d+, remainder \d+\)))$`,
);

async function addPartitions(client: pg.ClientBase, { partitions = [] }: Header): Promise<void> {
  const here = new Set((await findPartitions(client)).map(({ name }) => name));
  for (const { table, name, bound } of partitions) {
    if (here.has(name)) continue;
    if (!BOUND.test(bound)) throw new BackupRefused(`The backup describes its partition ${name} in a way of its own.`);
    await asSql(client).run(sql`create table ${relation(name)} partition of ${relation(table)} ${raw(bound)}`);
  }
}

/** Rows are restored as they were: what triggers made of them is in the backup already. Returns how to undo it. */
async function silenceTriggers(client: pg.ClientBase): Promise<() => Promise<void>> {
  const tx = asSql(client);
  const triggers = await tx.query(sql<{ table: string; trigger: string }>`
    select c.relname as table, t.tgname as trigger
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O'`);
  const each = async (verb: "disable" | "enable"): Promise<void> => {
    for (const { table, trigger } of triggers) {
      await tx.run(sql`alter table ${relation(table)} ${raw(verb)} trigger ${identifier(trigger)}`);
    }
  };
  await each("disable");
  return () => each("enable");
}

async function loadRows(client: pg.ClientBase, { path, signal }: LoadOrder): Promise<Map<Table, Sums>> {
  const loaded = new Map<Table, Sums>();
  const entries = readArchive(path);
  for await (const entry of entries) {
    if (entry.kind !== "table") continue;
    const { table } = entry;
    const copy = copyIn(client, sql`copy ${copyTarget(table)} from stdin`);
    await pipeline(
      rowsUntilSums(entries, (sums) => loaded.set(table, sums)),
      copy,
      signal ? { signal } : {},
    );
  }
  return loaded;
}

async function* rowsUntilSums(entries: AsyncGenerator<Entry>, atEnd: (sums: Sums) => void): AsyncGenerator<Buffer> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    if (next.value.kind === "sums") return atEnd(next.value.sums);
    if (next.value.kind === "rows") yield Buffer.concat(next.value.lines);
  }
}

async function compare(client: pg.ClientBase, loaded: Map<Table, Sums>, signal?: AbortSignal): Promise<void> {
  for (const [table, wanted] of loaded) {
    signal?.throwIfAborted();
    const found = await sumTable(client, table);
    if (found.rows === wanted.rows && found.sha256_sum === wanted.sha256_sum) continue;
    throw new BackupRefused(`The table ${table.name} did not come back as it was. Nothing was restored.`);
  }
}
