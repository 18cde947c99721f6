import pg from "pg";
import { migrationsFolder, prepareSchema } from "../src/app/database.ts";
import { readMigrations } from "../src/platform/db/schema/migrate.ts";
import type { Migration } from "../src/platform/db/schema/migration.ts";
import { readPlacedTables } from "./recorded-statements.ts";
import { TEMPLATE, templateConnections, testCluster } from "./world-database.ts";

/** A migrated database that every test copies. Created for each run, so that it never lags behind the migrations. */
export async function setup(): Promise<void> {
  const admin = new pg.Client(testCluster());
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  const { rows } = await admin.query("select from pg_roles where rolname = $1", [`${TEMPLATE}_owner`]);
  if (rows.length === 0) await admin.query(`create role ${TEMPLATE}_owner login createrole password 'owner'`);
  await admin.query(`create database ${TEMPLATE} owner ${TEMPLATE}_owner`);
  await admin.end();
  await prepareSchema(templateConnections(TEMPLATE), await formOfKeys(), true);
  await finishTemplate();
}

async function finishTemplate(): Promise<void> {
  const client = new pg.Client({ ...testCluster(), database: TEMPLATE });
  await client.connect();
  // Migrations leave a megabyte of what they changed, which every copy would have.
  for (const table of ["depend", "attribute", "constraint", "class", "index", "proc"])
    await client.query(`vacuum full pg_${table}`);
  await readPlacedTables(client);
  await client.end();
}

/**
 * With TEST_KEYS=former every test runs on a database as an upgrade leaves it: what contracts still waits for the next
 * release there, and most keys begin with an id.
 */
async function formOfKeys(): Promise<Migration[]> {
  const migrations = await readMigrations(migrationsFolder);
  if (process.env["TEST_KEYS"] !== "former") return migrations;
  return migrations.filter(({ contractsFrom }) => contractsFrom === undefined);
}
