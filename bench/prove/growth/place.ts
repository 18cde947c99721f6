/** A console on a PostgreSQL of its own that counts what each statement costs, in a folder on disk. */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { becomeOwner, type Owner } from "../../../e2e/person.ts";
import { freePort } from "../../../e2e/service.ts";
import { discardCluster } from "../../../server/src/platform/postgres/discard.ts";
import { startEmbeddedPostgres } from "../../../server/src/platform/postgres/embedded.ts";
import { newKey } from "../../../server/src/platform/secrets/keyring.ts";

export interface Place extends AsyncDisposable {
  /** As superuser, whom no policy restricts. */
  readonly client: pg.Client;
  readonly owner: Owner;
  readonly address: string;
}

/**
 * Loading is not what is measured, so nothing waits for the disk and vacuum runs when it is asked to. The buffers are far
 * smaller than the data, as on a real server.
 */
const SETTINGS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track": "all",
  "pg_stat_statements.max": "10000",
  shared_buffers: "512MB",
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  wal_level: "minimal",
  max_wal_senders: "0",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
};

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(process.env["GROWTH_FOLDER"] ?? tmpdir(), "agent-console-growth-"));
  await chmod(folder, 0o711);
  const cluster = join(folder, "postgres");
  await mkdir(cluster);
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({
    folder: cluster,
    log: (line) => lines.push(line),
    settings: SETTINGS,
  });
  const { user, password, host, port } = postgres.connection;
  const admin = new pg.Client({ ...postgres.connection });
  await admin.connect();
  await admin.query("create role grower login createrole password 'grower'");
  await admin.query("create database console owner grower");
  await admin.end();
  const client = new pg.Client({ host, port, user, password, database: "console" });
  await client.connect();
  await client.query("create extension pg_stat_statements");
  const data = await openDataFolder();
  const env = {
    DATABASE_URL: `postgres://grower:grower@/console?host=${encodeURIComponent(host)}&port=${port}`,
    CONSOLE_SECRET_KEY: newKey().toString("base64"),
    RATE_LIMIT: "1000000000",
    LOG_LEVEL: "warn",
    // The sample agent is registered only if the port is known beforehand.
    PORT: String(await freePort()),
  };
  let running: ConsoleProcess | undefined;
  try {
    running = await startConsole({ data, env });
    const owner = await becomeOwner(running);
    return {
      ...{ client, owner, address: running.address },
      async [Symbol.asyncDispose]() {
        await running?.stop();
        await client.end();
        await postgres.stop();
        await discardCluster(cluster);
        await data[Symbol.asyncDispose]();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    process.stderr.write(`${running?.output() ?? ""}\n${lines.join("\n")}\n`);
    throw error;
  }
}
