/** A database for the measurement: as a console makes it, without the console's workers, which would fold and drop what was seeded. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrationsFolder, openConnections, prepareSchema } from "../../server/src/app/database.ts";
import { openKeyring } from "../../server/src/app/keys.ts";
import { loadConfig } from "../../server/src/app/settings/config.ts";
import { readMigrations } from "../../server/src/platform/db/schema/migrate.ts";
import { discardCluster } from "../../server/src/platform/postgres/discard.ts";
import { createLogger } from "../../server/src/platform/telemetry/log.ts";
import type { Seeded } from "./seed.ts";

/** What was seeded, and when it was. Questions are asked for that time. */
export interface Store {
  readonly teams: readonly Seeded[];
  readonly now: number;
}

export interface BenchDatabase extends AsyncDisposable {
  readonly owner: pg.Client;
  readonly app: pg.ClientConfig;
  /** Null if nothing was seeded yet. */
  readonly seeded: Store | null;
  isSeeded(store: Store): Promise<void>;
}

/** With a folder to keep it in, the next run finds what was seeded. */
export async function openBenchDatabase(kept: string | null): Promise<BenchDatabase> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "agent-console-bench-")));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const config = loadConfig({ CONSOLE_DATA_DIR: folder });
  const connections = await openConnections({
    ...{ config, keyring: await openKeyring(config), logger: createLogger("silent") },
  });
  await prepareSchema(connections, await readMigrations(migrationsFolder), true);
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  const note = join(folder, "seeded.json");
  return {
    owner,
    app: connections.app,
    seeded: await readFile(note, "utf8").then(
      (text) => JSON.parse(text) as Store,
      () => null,
    ),
    isSeeded: (store) => writeFile(note, JSON.stringify(store)),
    async [Symbol.asyncDispose]() {
      await owner.end();
      await connections.close();
      if (kept !== null) return;
      await discardCluster(join(folder, "postgres"));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
