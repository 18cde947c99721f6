import type pg from "pg";
import { asSql } from "../db/database.ts";
import { migrate, migrateAsBefore } from "../db/schema/migrate.ts";
import type { Migration } from "../db/schema/migration.ts";
import { readApplied } from "../db/schema/record.ts";
import { sql } from "../db/sql.ts";
import type { Header } from "./archive.ts";
import { BackupRefused } from "./errors.ts";
import { type LoadOrder, loadBackup } from "./load-backup.ts";
import type { Sums } from "./row-sums.ts";
import { firstFilledTable } from "./tables.ts";

export interface RestoreOrder extends LoadOrder {
  /** All migrations that this console knows. */
  readonly migrations: readonly Migration[];
}

/** The migrations that lead to the backup's version. Refuses a backup whose schema this console does not know. */
export function migrationsOf(header: Header, known: readonly Migration[]): Migration[] {
  const newest = Math.max(0, ...known.map((migration) => migration.version));
  return header.migrations.map(({ version, checksum }) => {
    const migration = known.find((candidate) => candidate.version === version);
    if (!migration) {
      throw new BackupRefused(
        `The backup is of version ${version}, newer than this console (version ${newest}). Restore it with that newer console; nothing was changed.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new BackupRefused(
        `The backup's schema was made by another form of migration ${version} than this console carries. Restore it with the release that made it; nothing was changed.`,
      );
    }
    return migration;
  });
}

/** A target for a restore has no rows, no running console and no newer schema than the backup. */
export async function refuseUnfitTarget(client: pg.ClientBase, header: Header): Promise<void> {
  const tx = asSql(client);
  const consoles = await tx.query(sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'agent-console' and pid <> pg_backend_pid()`);
  if (consoles.length > 0) {
    throw new BackupRefused("A console is running on this database. Stop it first; nothing was changed.");
  }
  const filled = await firstFilledTable(client);
  if (filled) {
    throw new BackupRefused(
      `The database is not empty: the table ${filled} has rows. Also a console that was only started once leaves some. ` +
        "Restore into a new database or data folder; nothing was changed.",
    );
  }
  const version = Math.max(0, ...header.migrations.map((migration) => migration.version));
  const applied = await readApplied(tx);
  if (!applied.some((migration) => migration.version > version)) return;
  throw new BackupRefused(
    `The database is empty, but its schema is newer than the backup (version ${version}). Restore into a new database; nothing was changed.`,
  );
}

/**
 * Restores the schema and the rows as they were, then applies newer migrations. The migration lock is held until the
 * rows are loaded: a console that starts in the meantime waits, and then finds everything.
 */
export async function restoreBackup(client: pg.ClientBase, order: RestoreOrder): Promise<Map<string, Sums>> {
  let restored = new Map<string, Sums>();
  await refuseUnfitTarget(client, order.header);
  await migrateAsBefore(client, migrationsOf(order.header, order.migrations), async () => {
    await refuseUnfitTarget(client, order.header);
    restored = await loadBackup(client, order);
  });
  await migrate(client, order.migrations);
  return restored;
}
