import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";

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
 * Brings the database to the newest version, forward only, then does what must follow under the same lock. Returns the
 * versions applied now.
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  afterwards: () => Promise<void> = async () => {},
): Promise<number[]> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    await client.query(`create table if not exists schema_migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ version: number; checksum: string }>(
      "select version, checksum from schema_migrations order by version",
    );
    const applied = new Map(rows.map((row) => [row.version, row.checksum]));
    refuseStrangers(applied, migrations);
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) await apply(client, migration);
    await afterwards();
    return pending.map((migration) => migration.version);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
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

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into schema_migrations (version, name, checksum) values ($1, $2, $3)", [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new MigrationRefused(
      `Migration ${migration.version} (${migration.name}) failed and was undone: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
