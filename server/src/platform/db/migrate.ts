import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";
import { asSql, type Sql } from "./database.ts";
import type { SchemaMigrationRow } from "./rows.ts";
import { raw, sql } from "./sql.ts";

/** A refusal to start, in one sentence for the operator. */
export class MigrationRefused extends Error {
  override name = "MigrationRefused";
}

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** One lock for all consoles on a database, so that two replicas that start together migrate once. */
const MIGRATION_LOCK = 7_140_001;

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z_]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), "utf8");
      return {
        version: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        sql,
        checksum: createHash("sha256").update(sql).digest("hex"),
      };
    }),
  );
}

/**
 * Migrates the database to the newest version, then runs what must follow under the same lock. Returns the versions
 * applied now.
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  afterwards: () => Promise<void> = async () => {},
): Promise<number[]> {
  const tx = asSql(client);
  await tx.run(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await tx.run(sql`
      create table if not exists schema_migrations (
        version integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const rows = await tx.query(sql<Pick<SchemaMigrationRow, "version" | "checksum">>`
      select version, checksum
      from schema_migrations
      order by version`);
    const applied = new Map(rows.map((row) => [row.version, row.checksum]));
    refuseStrangers(applied, migrations);
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) await apply(tx, migration);
    await afterwards();
    return pending.map((migration) => migration.version);
  } finally {
    await tx.run(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

function refuseStrangers(applied: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  const newest = Math.max(0, ...known.keys());
  for (const [version, checksum] of applied) {
    if (version > newest) {
      throw new MigrationRefused(
        `The database is at version ${version}, newer than this console (version ${newest}). Start the newer console; nothing was changed.`,
      );
    }
    if (known.get(version)?.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${version} was applied in another form than this console carries. Restore the release that wrote it; nothing was changed.`,
      );
    }
  }
}

async function apply(tx: Sql, migration: Migration): Promise<void> {
  await tx.run(sql`begin`);
  try {
    await tx.run(raw(migration.sql));
    await tx.run(sql`
      insert into schema_migrations (version, name, checksum)
      values (${migration.version}, ${migration.name}, ${migration.checksum})`);
    await tx.run(sql`commit`);
  } catch (error) {
    await tx.run(sql`rollback`);
    throw new MigrationRefused(
      `Migration ${migration.version} (${migration.name}) failed and was undone: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
