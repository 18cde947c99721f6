import type pg from "pg";
import { asSql } from "../../platform/db/database.ts";
import { readMigrations } from "../../platform/db/migrate.ts";
import { sql } from "../../platform/db/sql.ts";
import type { Keys } from "../../platform/secrets/key-file.ts";
import { createKeyring } from "../../platform/secrets/keyring.ts";
import { createLogger } from "../../platform/telemetry/log.ts";
import { borrowConnections, migrationsFolder } from "../database.ts";
import { readKeys } from "../keys.ts";
import type { Config } from "../settings/config.ts";
import { CommandRefused } from "./command.ts";

/** A console that has been started before, running or not, seen as the owner of its tables. */
export interface ExistingConsole extends AsyncDisposable {
  readonly keys: Keys;
  readonly owner: pg.ClientConfig;
}

/**
 * Never migrates and never touches the console's role: its password comes from the current key, and a console that has
 * been running since before a rotation would be locked out of its own database.
 */
export async function openExistingConsole(config: Config): Promise<ExistingConsole> {
  const keys = await readKeys(config);
  if (!keys) {
    throw new CommandRefused(
      `No console found in ${config.folder}. Start it once with npm start, or set CONSOLE_DATA_DIR to its data directory.`,
    );
  }
  const keyring = createKeyring(keys);
  const { owner, close } = await borrowConnections({ config, keyring, logger: createLogger("silent") });
  return { keys, owner, [Symbol.asyncDispose]: close };
}

/** For commands that use the tables by name: the schema must be the one this code knows. */
export async function refuseOtherSchema(owner: pg.ClientBase): Promise<void> {
  const newest = Math.max(...(await readMigrations(migrationsFolder)).map((migration) => migration.version));
  const version = await schemaVersion(owner);
  if (version === newest) return;
  const words = version === 0 ? "has no tables yet" : `is at version ${version} and this command at version ${newest}`;
  throw new CommandRefused(`The database ${words}. Start this release of the console once to migrate it.`);
}

async function schemaVersion(owner: pg.ClientBase): Promise<number> {
  const tx = asSql(owner);
  const [schema] = await tx.query(sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`);
  if (!schema?.exists) return 0;
  const [newest] = await tx.query(sql<{ version: number }>`
    select coalesce(max(version), 0) as version
    from schema_migrations`);
  return newest?.version ?? 0;
}
