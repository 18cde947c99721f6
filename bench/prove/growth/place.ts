/** A console on a PostgreSQL of its own that counts what each statement costs, in a folder on disk. */
import { chmod, mkdir, mkdtemp, readFile, rm, statfs, writeFile } from "node:fs/promises";
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
  /** One more connection of that kind. */
  readonly connect: () => Promise<pg.Client>;
  readonly owner: Owner;
  readonly address: string;
  /** Bytes that were free on the disk before and are not now. */
  readonly disk: () => Promise<number>;
  /** Does something while no console runs. */
  readonly aside: (work: () => Promise<void>) => Promise<void>;
  /** What was noted when this folder was last used. */
  readonly noted: Noted;
  readonly note: (more: Noted) => Promise<void>;
}

type Noted = Readonly<Record<string, unknown>>;

/**
 * Loading is not what is measured, so nothing waits for the disk and vacuum runs when it is asked to. The buffers are far
 * smaller than the data, as on a real server.
 */
const SETTINGS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track": "all",
  "pg_stat_statements.max": "10000",
  shared_buffers: "3GB",
  maintenance_work_mem: "512MB",
  // Space that is reserved before it is written is left out by file systems that compress.
  file_extend_method: "write_zeros",
  max_wal_size: "4GB",
  wal_level: "minimal",
  max_wal_senders: "0",
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
};

/** With `kept`, the folder stays, and is used again if it is there. */
export async function openPlace({ kept }: { kept: boolean }): Promise<Place> {
  const parent = process.env["GROWTH_FOLDER"] ?? tmpdir();
  const folder = kept ? join(parent, "agent-console-growth") : await mkdtemp(join(parent, "agent-console-growth-"));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const file = join(folder, "noted.json");
  let noted: Noted & { key?: string; owner?: Owner; free?: number } = JSON.parse(
    await readFile(file, "utf8").catch(() => "{}"),
  );
  const isNew = noted.key === undefined;
  const note = async (more: Noted): Promise<void> => {
    noted = { ...noted, ...more };
    await writeFile(file, JSON.stringify(noted), { mode: 0o600 });
  };
  const freeBytes = async (): Promise<number> => {
    const { bfree, bsize } = await statfs(folder);
    return bfree * bsize;
  };
  const free = noted.free ?? (await freeBytes());
  const cluster = join(folder, "postgres");
  await mkdir(cluster, { recursive: true });
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({
    folder: cluster,
    log: (line) => lines.push(line),
    settings: SETTINGS,
  });
  const { host, port } = postgres.connection;
  const connect = async (database = "console"): Promise<pg.Client> => {
    const client = new pg.Client({ ...postgres.connection, database });
    await client.connect();
    return client;
  };
  if (isNew) {
    const admin = await connect("postgres");
    await admin.query("create role grower login createrole password 'grower'");
    await admin.query("create database console owner grower");
    await admin.end();
  }
  const client = await connect();
  await client.query("create extension if not exists pg_stat_statements");
  const data = await openDataFolder();
  const key = noted.key ?? newKey().toString("base64");
  const env = {
    DATABASE_URL: `postgres://grower:grower@/console?host=${encodeURIComponent(host)}&port=${port}`,
    CONSOLE_SECRET_KEY: key,
    RATE_LIMIT: "1000000000",
    LOG_LEVEL: "warn",
    // The sample agent is registered only if the port is known beforehand.
    PORT: String(await freePort()),
  };
  let running: ConsoleProcess | undefined;
  try {
    running = await startConsole({ data, env });
    const owner = noted.owner ?? (await becomeOwner(running));
    await note({ key, owner, free });
    return {
      ...{ client, connect, owner, address: running.address, note },
      disk: async () => free - (await freeBytes()),
      get noted() {
        return noted;
      },
      async aside(work) {
        await running?.stop();
        await work();
        running = await startConsole({ data, env });
      },
      async [Symbol.asyncDispose]() {
        await running?.stop();
        await client.end();
        await postgres.stop();
        await data[Symbol.asyncDispose]();
        if (kept) return;
        await discardCluster(cluster);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    process.stderr.write(`${running?.output() ?? ""}\n${lines.join("\n")}\n`);
    throw error;
  }
}
