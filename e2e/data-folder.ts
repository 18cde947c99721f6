import { chmod, mkdtemp, realpath, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { discardCluster } from "../server/src/platform/postgres/discard.ts";
import { chooseIdentity } from "../server/src/platform/postgres/processes/identity.ts";
import { readPidFile } from "../server/src/platform/postgres/processes/pid-file.ts";
import { processesOn } from "../server/src/platform/postgres/processes/processes.ts";
import { findRunning } from "../server/src/platform/postgres/running.ts";
import { copyMigratedCluster } from "../server/test/migrated-cluster.ts";
import { CONSOLE_FOLDERS, scratchFolder } from "../server/test/scratch.ts";

/** A console's data directory from outside: what runs on it, and its rows without the console's restrictions. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string;
  /** The processes of its PostgreSQL: the postmaster and its children. */
  postgresProcesses(): Promise<number[]>;
  /** The process to signal. Undefined if none was started, or the last one was stopped cleanly. */
  postmaster(): Promise<number | undefined>;
  /** As superuser, while its PostgreSQL runs. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

export interface DataFolderOptions {
  /** Without a cluster, for tests of the first start. In a test run all others get one with all migrations. */
  readonly isEmpty?: boolean;
}

export async function openDataFolder({ isEmpty = false }: DataFolderOptions = {}): Promise<DataFolder> {
  const path = await realpath(await mkdtemp(join(scratchFolder(), CONSOLE_FOLDERS)));
  await chmod(path, 0o711); // As root, PostgreSQL's own user needs access.
  const postgres = join(path, "postgres");
  const dataDir = join(postgres, "data");
  if (!isEmpty) await copyMigratedCluster(path);
  return {
    path,
    async postgresProcesses() {
      const owner = await stat(dataDir).catch(() => null);
      if (!owner) return [];
      const found = await processesOn(dataDir, await chooseIdentity(owner.uid));
      return [...found].flatMap(([pid, ours]) => (ours ? [pid] : []));
    },
    postmaster: async () => (await readPidFile(dataDir))?.pid,
    async query(text, values = []) {
      const running = await findRunning(postgres);
      if (!running) throw new Error("no PostgreSQL is running in this directory");
      const client = new pg.Client({ ...running, database: "console" });
      await client.connect();
      try {
        return (await client.query(text, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    async [Symbol.asyncDispose]() {
      const made = await stat(postgres).catch(() => null);
      if (made) await discardCluster(postgres);
      await rm(path, { recursive: true, force: true });
    },
  };
}
