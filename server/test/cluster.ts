import { chmod, lstat, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { discardCluster } from "../src/platform/postgres/discard.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/postgres/embedded.ts";
import { scratchFolder } from "./scratch.ts";

/**
 * One PostgreSQL for the whole test run (vitest's globalSetup). Every test process gets its superuser URL as
 * TEST_CLUSTER_URL. With TEST_DATABASE_URL the tests run on that server instead, and none is started.
 */
let cluster: EmbeddedPostgres | undefined;
let folder: string | undefined;

const PREFIX = "agent-console-tests-";

/** Optimized for speed: nothing here outlives the run. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  max_connections: "200",
};

export async function setup(): Promise<void> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) {
    process.env["TEST_CLUSTER_URL"] = given;
    return;
  }
  await sweep();
  folder = await mkdtemp(join(scratchFolder(), PREFIX));
  await chmod(folder, 0o711); // As root, PostgreSQL's own user needs access.
  const lines: string[] = [];
  try {
    cluster = await startEmbeddedPostgres({ folder, log: (line) => lines.push(line), settings: SETTINGS });
  } catch (error) {
    process.stderr.write(`${lines.join("\n")}\n`);
    throw error;
  }
  const { user, password, host, database } = cluster.connection;
  process.env["TEST_CLUSTER_URL"] = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  if (folder !== undefined) await discardCluster(folder);
}

/** A killed run leaves its PostgreSQL behind. Removes what our own directories say to remove, and nothing else. */
async function sweep(): Promise<void> {
  const aMinuteAgo = Date.now() - 60_000;
  for (const name of await readdir(scratchFolder())) {
    if (!name.startsWith(PREFIX)) continue;
    const left = join(scratchFolder(), name);
    const found = await lstat(left).catch(() => undefined);
    if (found?.isDirectory() && found.uid === process.getuid?.() && found.mtimeMs < aMinuteAgo) {
      await discardCluster(left).catch(() => {}); // Probably in use by another run.
    }
  }
}
