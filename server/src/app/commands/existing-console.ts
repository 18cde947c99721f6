import type pg from "pg";
import { asSql } from "../../platform/db/database.ts";
import { pendingOf, readMigrations } from "../../platform/db/schema/migrate.ts";
import { readApplied, refuseStrangers } from "../../platform/db/schema/record.ts";
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

/** For commands that use the tables by name: the schema must have what this code knows. A newer one that only added has it. */
export async function refuseOtherSchema(owner: pg.ClientBase): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const applied = await readApplied(asSql(owner));
  refuseStrangers(applied, migrations);
  const [missing] = pendingOf(migrations, applied);
  if (!missing) return;
  const version = applied.at(-1)?.version;
  const words = version === undefined ? "has no tables yet" : `is at version ${version} and lacks ${missing.version}`;
  throw new CommandRefused(`The database ${words}. Start this release of the console once to migrate it.`);
}
