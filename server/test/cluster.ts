import { chmod, lstat, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { discardCluster } from "../src/platform/postgres/discard.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/postgres/embedded.ts";
import { CONSOLE_FOLDERS, scratchFolder } from "./scratch.ts";
import { TEMPLATE } from "./world-database.ts";

/**
 * One PostgreSQL for the whole test run (before-all.ts). Every test process gets its superuser URL as
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
  // It would visit each world's database, and none of them lives long enough to need it.
  autovacuum: "off",
  // Each world signs in several times, and its passwords protect nothing.
  scram_iterations: "1",
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
  await admitWorlds(cluster);
  process.env["TEST_CLUSTER_URL"] = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * The two roles of the worlds enter without a password, which takes half the time, some thousand times. The superuser, who
 * may do anything on this machine that PostgreSQL may, still needs one.
 */
async function admitWorlds({ connection, dataDir }: EmbeddedPostgres): Promise<void> {
  const file = join(dataDir, "pg_hba.conf");
  const rules = await readFile(file, "utf8");
  await writeFile(file, `local all ${TEMPLATE}_owner,${TEMPLATE}_app trust\n${rules}`);
  const client = new pg.Client({ ...connection });
  await client.connect();
  await client.query("select pg_reload_conf()");
  await client.end();
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  if (folder !== undefined) await discardCluster(folder);
}

/** A killed run leaves its PostgreSQL behind, in memory. Removes what our own directories say to remove, and nothing else. */
async function sweep(): Promise<void> {
  const place = scratchFolder();
  for (const name of await readdir(place)) {
    const left = join(place, name);
    if (name.startsWith(PREFIX) && (await isOurs(left, MINUTE))) await discardCluster(left).catch(inUse);
    // Between two starts of a console its folder is not locked, so it must be too old to belong to another run.
    if (name.startsWith(CONSOLE_FOLDERS) && (await isOurs(left, HOUR)))
      await discardCluster(join(left, "postgres")).then(() => rm(left, { recursive: true, force: true }), inUse);
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function isOurs(folder: string, age: number): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && found.mtimeMs < Date.now() - age;
}

/** Probably by another run, which removes it itself. */
const inUse = (): void => {};
