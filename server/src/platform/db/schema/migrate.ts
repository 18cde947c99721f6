import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CONSOLE_VERSION } from "../../../kernel/version.ts";
import { asSql, type Sql } from "../database.ts";
import { sql } from "../sql.ts";
import { apply, applyToNew } from "./apply.ts";
import { isDue, type Migration } from "./migration.ts";
import { makeRecords, readApplied, refuseStrangers } from "./record.ts";

/** One lock for all consoles on a database, so that two replicas that start together migrate once. */
const MIGRATION_LOCK = 7_140_001;
const LOCK_EVERY_MS = 50;

const FILE = /^\d{4}_[a-z_]+\.sql$/;
const CONTRACTS = "contract/";
const CONTRACTS_FROM = /^-- from (\d+\.\d+\.\d+): /;

/** The steps in a folder, with those in its folder `contract`, by their numbers. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const adding = (await readdir(folder)).filter((file) => FILE.test(file));
  const contracting = (await readdir(new URL(CONTRACTS, folder)).catch(() => [])).filter((file) => FILE.test(file));
  const files = [...adding, ...contracting.map((file) => `${CONTRACTS}${file}`)];
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  return migrations.sort((a, b) => a.version - b.version);
}

async function readMigration(folder: URL, path: string): Promise<Migration> {
  const file = path.replace(CONTRACTS, "");
  const text = await readFile(new URL(path, folder), "utf8");
  const [, contractsFrom] = CONTRACTS_FROM.exec(text) ?? [];
  if (path !== file && contractsFrom === undefined) {
    throw new Error(`${path} must begin with "-- from 1.2.3: ", the first release that runs it, and why.`);
  }
  return {
    version: Number(file.slice(0, 4)),
    name: file.slice(5, -4),
    sql: text,
    checksum: createHash("sha256").update(text).digest("hex"),
    ...(contractsFrom === undefined || path === file ? {} : { contractsFrom }),
  };
}

/**
 * Migrates the database to the newest version, then runs what must follow under the same lock. Returns the versions
 * applied now.
 */
export function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  afterwards?: () => Promise<void>,
): Promise<number[]> {
  return inTurn(client, { migrations, afterwards, pending: pendingOf });
}

/** All of these steps, and none waits for its release: they are what the database of a backup had. */
export function migrateAsBefore(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  afterwards?: () => Promise<void>,
): Promise<number[]> {
  return inTurn(client, { migrations, afterwards, pending: missingOf });
}

interface Order {
  readonly migrations: readonly Migration[];
  readonly afterwards: (() => Promise<void>) | undefined;
  readonly pending: typeof pendingOf;
}

async function inTurn(client: pg.ClientBase, { migrations, afterwards, pending }: Order): Promise<number[]> {
  const tx = asSql(client);
  await takeTurn(tx);
  try {
    await makeRecords(tx);
    const applied = await readApplied(tx);
    refuseStrangers(applied, migrations);
    const steps = pending(migrations, applied);
    const isNew = applied.length === 0;
    for (const step of steps) await (isNew ? applyToNew(tx, step) : apply(tx, step));
    await afterwards?.();
    return steps.map(({ version }) => version);
  } finally {
    await tx.run(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

type Versions = readonly { readonly version: number }[];

/** What this release would still apply. On a new database no older program can be at work, so there no step waits. */
export const pendingOf = (migrations: readonly Migration[], applied: Versions): Migration[] =>
  missingOf(migrations, applied).filter((migration) => applied.length === 0 || isDue(migration, CONSOLE_VERSION));

function missingOf(migrations: readonly Migration[], applied: Versions): Migration[] {
  const versions = new Set(applied.map(({ version }) => version));
  return migrations.filter(({ version }) => !versions.has(version));
}

/** Asked again and again: a statement that waits for the lock would hold up an index that is made concurrently by its owner. */
async function takeTurn(tx: Sql): Promise<void> {
  while (true) {
    const [turn] = await tx.query(sql<{ taken: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`);
    if (turn?.taken) return;
    await pause(LOCK_EVERY_MS);
  }
}
