import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { asSql, type Sql } from "../db/database.ts";
import { readApplied } from "../db/schema/record.ts";
import { sql } from "../db/sql.ts";
import { renameDurably } from "../postgres/record.ts";
import type { LockedKeys } from "../secrets/passphrase.ts";
import { keysInUse } from "../secrets/sealed-columns.ts";
import { type Entry, encodeArchive, FORMAT, type Header, VERSION } from "./archive.ts";
import { copyOut } from "./copy.ts";
import { BackupRefused } from "./errors.ts";
import { wholeLines } from "./lines.ts";
import { createRowSums, type Sums } from "./row-sums.ts";
import {
  copySource,
  findPartitions,
  findSequences,
  findTables,
  MIGRATIONS,
  PLAIN_SESSION,
  type Table,
} from "./tables.ts";

export interface BackupOrder {
  readonly path: string;
  readonly keys: LockedKeys | null;
  /** Files stored next to the database, read before this call: they may be older than the rows, never newer. */
  readonly files: ReadonlyMap<string, string>;
  /** Objects of the store that the rows refer to, read in the same snapshot. None if they are backed up elsewhere. */
  readonly objects?: (tx: Sql) => AsyncIterable<StoredObject>;
  readonly signal?: AbortSignal;
}

export interface StoredObject {
  readonly key: string;
  readonly content: Buffer;
}

export interface Taken {
  readonly header: Header;
  readonly rows: number;
  readonly objects: number;
}

/** One snapshot of everything, read as the owner of the tables while the console keeps running. */
export async function takeBackup(client: pg.ClientBase, order: BackupOrder): Promise<Taken> {
  const tx = asSql(client);
  await tx.run(PLAIN_SESSION);
  await tx.run(sql`begin isolation level repeatable read, read only`);
  const tables = await findTables(client);
  if (!tables.some((table) => table.name === MIGRATIONS)) {
    throw new BackupRefused("There is nothing to back up: no console has used this database yet.");
  }
  const header = await makeHeader(client, tables, order.keys);
  let rows = 0;
  let objects = 0;

  async function* entries(): AsyncGenerator<Entry> {
    yield { kind: "header", header };
    for (const [file, text] of order.files) yield { kind: "file", file, text };
    for (const table of tables) {
      for await (const entry of tableEntries(client, table)) {
        if (entry.kind === "sums") rows += entry.sums.rows;
        yield entry;
      }
    }
    if (!order.objects) return;
    for await (const { key, content } of order.objects(tx)) {
      objects += 1;
      yield { kind: "object", key, content };
    }
  }

  await writeFile(encodeArchive(entries()), order);
  await tx.run(sql`commit`);
  return { header, rows, objects };
}

async function makeHeader(client: pg.ClientBase, tables: readonly Table[], keys: LockedKeys | null): Promise<Header> {
  const applied = await readApplied(asSql(client));
  return {
    format: FORMAT,
    version: VERSION,
    created_at: new Date().toISOString(),
    migrations: applied.map(({ version, name, checksum }) => ({ version, name, checksum })),
    key_ids: await keysInUse(client),
    keys,
    tables: tables.map((table) => table.name),
    partitions: await findPartitions(client),
    // Sequences are not part of the snapshot. Read after it was taken, they are ahead of every row in it.
    sequences: await findSequences(client),
  };
}

async function* tableEntries(client: pg.ClientBase, table: Table): AsyncGenerator<Entry> {
  yield { kind: "table", table };
  const sums = createRowSums();
  for await (const lines of wholeLines(copyOut(client, sql`copy ${copySource(table)} to stdout`))) {
    for (const line of lines) sums.add(line);
    yield { kind: "rows", lines };
  }
  yield { kind: "sums", sums: sums.result() };
}

/** The checksums of a table in its current state. */
export async function sumTable(client: pg.ClientBase, table: Table): Promise<Sums> {
  for await (const entry of tableEntries(client, table)) if (entry.kind === "sums") return entry.sums;
  throw new Error(`the table ${table.name} has no sums`);
}

/** Complete and on disk under its name, or not there at all. */
async function writeFile(bytes: AsyncIterable<Buffer>, { path, signal }: BackupOrder): Promise<void> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  try {
    const file = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(bytes, createGzip(), file, signal ? { signal } : {});
    await renameDurably(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
