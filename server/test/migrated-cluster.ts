import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { openConnections, openConsoleDatabase, postgresFolder, withClient } from "../src/app/database.ts";
import { loadConfig } from "../src/app/settings/config.ts";
import { discardCluster } from "../src/platform/postgres/discard.ts";
import { findRunning } from "../src/platform/postgres/running.ts";
import { createKeyring, newKey } from "../src/platform/secrets/keyring.ts";
import { createLogger } from "../src/platform/telemetry/log.ts";
import { CONSOLE_FOLDERS, scratchFolder } from "./scratch.ts";

let folder: string | undefined;

/**
 * Part of every test run (before-all.ts): the cluster of a console that was never used, for the consoles that tests start.
 * To create one and apply all migrations takes more processor time than the rest of a start. A console sets the passwords of
 * its roles at each start, so a copy is as good as its own.
 */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(scratchFolder(), CONSOLE_FOLDERS));
  await chmod(folder, 0o711); // As root, PostgreSQL's own user needs access.
  const config = loadConfig({ CONSOLE_DATA_DIR: folder });
  const needs = { config, keyring: createKeyring([newKey()]), logger: createLogger("silent") };
  const connections = await openConnections(needs);
  try {
    await (await openConsoleDatabase(connections, needs)).close();
    await dropTemplates(folder);
  } finally {
    await connections.close();
  }
  process.env["TEST_MIGRATED_CLUSTER"] = postgresFolder(config);
}

/** A third of the files of a cluster, and no console creates a second database. */
async function dropTemplates(data: string): Promise<void> {
  const running = await findRunning(join(data, "postgres"));
  if (!running) throw new Error("the cluster to copy is not running");
  await withClient({ ...running }, async (client) => {
    for (const name of ["template0", "template1"]) {
      await client.query(`alter database ${name} is_template false`);
      await client.query(`drop database ${name}`);
    }
  });
}

export async function teardown(): Promise<void> {
  if (folder === undefined) return;
  await discardCluster(join(folder, "postgres"));
  await rm(folder, { recursive: true, force: true });
}

/** Copies it into a console's data directory, with its owner, which Node's own copying would change. */
export async function copyMigratedCluster(to: string): Promise<void> {
  const from = process.env["TEST_MIGRATED_CLUSTER"];
  if (from !== undefined) await promisify(execFile)("cp", ["-pR", from, to]);
}
