import type { Sql } from "../database.ts";
import type { SchemaAdditionRow } from "../rows.ts";
import { type Statement, sql } from "../sql.ts";
import { bindsPrograms, type Migration, MigrationRefused } from "./migration.ts";

export type Applied = Pick<SchemaAdditionRow, "version" | "name" | "checksum"> & { readonly binds: boolean };

/** The two lists of applied steps. Older programs read the first one only, and refuse what they do not know in it. */
export async function makeRecords(tx: Sql): Promise<void> {
  await tx.run(sql`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  if (await exists(tx, "schema_additions")) return;
  await tx.run(sql`
    create table if not exists schema_additions (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  await tx.run(sql`comment on table schema_additions is 'owner only'`);
}

/** What the database has, oldest first; nothing where no console has been. */
export async function readApplied(tx: Sql): Promise<Applied[]> {
  const lists: Statement[] = [];
  if (await exists(tx, "schema_migrations"))
    lists.push(sql`select version, name, checksum, true as binds from schema_migrations`);
  if (await exists(tx, "schema_additions"))
    lists.push(sql`select version, name, checksum, false as binds from schema_additions`);
  const rows = await Promise.all(lists.map((list) => tx.query(list as Statement<Applied>)));
  return rows.flat().sort((a, b) => a.version - b.version);
}

export async function record(tx: Sql, migration: Migration): Promise<void> {
  const { version, name, checksum } = migration;
  const list = bindsPrograms(migration) ? sql`schema_migrations` : sql`schema_additions`;
  await tx.run(sql`
    insert into ${list} (version, name, checksum)
    values (${version}, ${name}, ${checksum})`);
}

async function exists(tx: Sql, table: string): Promise<boolean> {
  const [found] = await tx.query(sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`);
  return found?.exists ?? false;
}

/** A step that only added, and that this program does not know, is none of its business. */
export function refuseStrangers(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  const newest = Math.max(0, ...known.keys());
  for (const { version, checksum, binds } of applied) {
    const migration = known.get(version);
    if (!migration && !binds) continue;
    if (!migration && version > newest) {
      throw new MigrationRefused(
        `The database is at version ${version}, newer than this console (version ${newest}). Start the newer console; nothing was changed.`,
      );
    }
    if (migration?.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${version} was applied in another form than this console carries. Restore the release that wrote it; nothing was changed.`,
      );
    }
  }
}
