import pg from "pg";
import { migrationsFolder, prepareSchema } from "../src/app/database.ts";
import { teamKeyChanges } from "../src/platform/db/keys/team-keys.ts";
import { readMigrations } from "../src/platform/db/schema/migrate.ts";
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
  await prepareSchema(templateConnections(TEMPLATE), await readMigrations(migrationsFolder), true);
  if (process.env["TEST_KEYS"] === "team") await beginKeysWithTeam();
}

/** With TEST_KEYS=team every test runs on the keys that a distributed PostgreSQL needs. */
async function beginKeysWithTeam(): Promise<void> {
  const owner = new pg.Client(templateConnections(TEMPLATE).owner);
  await owner.connect();
  for (const statement of await teamKeyChanges(owner)) await owner.query(statement);
  await owner.end();
}
