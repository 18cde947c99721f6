import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder, withClient } from "../../server/src/app/database.ts";
import { domains } from "../../server/src/app/domains.ts";
import { migrate, readMigrations } from "../../server/src/platform/db/schema/migrate.ts";
import { discardCluster } from "../../server/src/platform/postgres/discard.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/postgres/embedded.ts";
import { type Column, readCatalog } from "./catalog.ts";
import { rowFiles } from "./row-types.ts";

/** The platform's own tables, beside the code that writes them. */
const PLATFORM: Readonly<Record<string, readonly string[]>> = {
  "server/src/platform/audit/rows.ts": ["audit_log", "audit_pending", "audit_seals"],
  "server/src/platform/fleet/rows.ts": ["processes"],
  "server/src/platform/http/rows.ts": ["idempotent_answers"],
  "server/src/platform/limits/rows.ts": ["rate_limits"],
  "server/src/platform/db/replica/rows.ts": ["recent_writers", "replica_beats"],
  "server/src/platform/db/rows.ts": ["schema_migrations", "schema_additions"],
};

/** A domain's rows are in a folder of their own, because every sub-slice of the domain may use them. */
const fileOf = (domain: string) => `server/src/domains/${domain}/tables/rows.ts`;

/** The row types of every table, by the path of their file. */
export function generatedRows(columns: readonly Column[]): Record<string, string> {
  const ofDomains = domains.map(({ name, tables }) => [fileOf(name), Object.keys(tables)] as const);
  return rowFiles(columns, { ...PLATFORM, ...Object.fromEntries(ofDomains) });
}

/** Nothing in it outlives the reading. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Applies the migrations to a PostgreSQL of its own, which is gone afterwards, and reads what came of them. */
export async function migratedCatalog(): Promise<Column[]> {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-rows-"));
  try {
    await chmod(folder, 0o711); // Under root, PostgreSQL's own user has to get in.
    const cluster = await startEmbeddedPostgres({ folder, log: () => {}, settings: SETTINGS });
    try {
      return await withClient(cluster.connection, async (client) => {
        await migrate(client, await readMigrations(migrationsFolder));
        return readCatalog(client);
      });
    } finally {
      await cluster.stop();
    }
  } finally {
    await discardCluster(folder);
  }
}
