import { createHash } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { catalogOf, unknownConflicts } from "../../../../test/catalog.ts";
import { openSpareDatabase } from "../../../../test/spare-database.ts";
import { migrationsFolder } from "../../../app/database.ts";
import { asSql } from "../database.ts";
import { keysWithoutTeamFirst, TEAM_KEY_STEPS, teamKeyScript } from "../keys/team-keys.ts";
import { apply } from "./apply.ts";
import { migrate, migrateAsBefore, readMigrations } from "./migrate.ts";
import { isDue, type Migration } from "./migration.ts";
import { readApplied } from "./record.ts";

const step = (version: number, sql: string, more: object = {}): Migration => {
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { version, name: `step_${version}`, sql, checksum, ...more };
};

async function connect(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(owner);
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const COLUMNS = `
  select table_name, column_name, data_type, is_nullable, column_default
  from information_schema.columns
  where table_schema = 'public'
  order by 1, 2`;
const FORMER = 109;

test("an upgrade leaves the former release what it needs, and the next release makes the database like a new one", async () => {
  const upgraded = await openSpareDatabase("blank");
  const client = await connect(upgraded.owner);
  const migrations = await readMigrations(migrationsFolder);
  const known = migrations.filter(({ version }) => version <= FORMER);
  await migrate(client, known);
  const { rows: before } = await client.query(COLUMNS);
  await migrate(client, migrations);
  const { rows: after } = await client.query(COLUMNS);
  const key = (row: Record<string, string>): string => `${row["table_name"]}.${row["column_name"]}`;
  const now = new Map(after.map((row) => [key(row), row]));
  expect(before.map((row) => now.get(key(row)))).toEqual(before);
  const knownTables = new Set(before.map((row) => row.table_name));
  const knownColumns = new Set(before.map(key));
  const added = after.filter((row) => knownTables.has(row.table_name) && !knownColumns.has(key(row)));
  expect(added.filter((row) => row.is_nullable === "NO" && row.column_default === null)).toEqual([]);
  // What its program asks before it starts.
  const { rows: versions } = await client.query("select max(version)::int as newest from schema_migrations");
  expect(versions).toEqual([{ newest: FORMER }]);
  expect(await migrate(client, known)).toEqual([]);
  // What this program conflicts with is there, although keys have their former columns.
  expect((await keysWithoutTeamFirst(client)).length).toBeGreaterThan(100);
  expect(await unknownConflicts(client)).toEqual([]);
  await client.end();

  const created = await catalogOf(await connect((await openSpareDatabase("migrated")).owner));
  const byHand = await connect((await openSpareDatabase({ like: upgraded })).owner);
  for (const statement of await teamKeyScript(byHand, migrations)) await byHand.query(statement);
  expect(await catalogOf(byHand)).toEqual(created);
  expect(await teamKeyScript(byHand, migrations)).toEqual([]);
  const next = await connect(upgraded.owner);
  expect(await migrateAsBefore(next, migrations)).toEqual(Object.values(TEAM_KEY_STEPS));
  expect(await catalogOf(next)).toEqual(created);
  expect(await unknownConflicts(next)).toEqual([]);
  for (const one of [byHand, next]) await expect(migrate(one, known)).rejects.toThrow(NEWER);
});

const NEWER = /^The database is at version 138, newer than this console \(version 109\)\.[^\n]+ nothing was changed\.$/;

const BASE = step(1, "create table things (id integer, old text)");
const ADDS = step(200, "alter table things add column new text");
const WAITING = step(201, "alter table things drop column old", { contractsFrom: "99.0.0" });
const CONTRACTS = { ...WAITING, contractsFrom: "0.0.1" };
const IN_STEPS = step(
  202,
  `-- from 99.0.0: for a test
-- in steps

create table if not exists first ();

create table if not exists second ();
alter table things add column if not exists newer text;
`,
  { contractsFrom: "99.0.0" },
);

test("a program refuses a database in one sentence if something was taken away that it doesn't know of, and only then", async () => {
  const { owner } = await openSpareDatabase("blank");
  const client = await connect(owner);
  expect(await migrate(client, [BASE])).toEqual([1]);
  expect(await migrate(client, [BASE, ADDS, WAITING])).toEqual([200]);
  // The oldest program, after what was only added.
  expect(await migrate(client, [BASE])).toEqual([]);
  expect(await migrate(client, [BASE, ADDS, CONTRACTS])).toEqual([201]);
  // The release before carried the file, and so has done without the column.
  expect(await migrate(client, [BASE, ADDS, WAITING])).toEqual([]);
  await expect(migrate(client, [BASE, ADDS])).rejects.toThrow(
    /^The database is at version 201, newer than this console \(version 200\)\.[^\n]+ nothing was changed\.$/,
  );
  await expect(migrate(client, [BASE])).rejects.toThrow("newer than this console (version 1)");
  await expect(migrate(client, [BASE, step(200, "select 1"), CONTRACTS])).rejects.toThrow("in another form");
});

test("on a new database nothing waits, because no older program can be at work there", async () => {
  const { owner } = await openSpareDatabase("blank");
  const client = await connect(owner);
  expect(await migrate(client, [BASE, ADDS, WAITING, IN_STEPS])).toEqual([1, 200, 201, 202]);
  await expect(migrate(client, [BASE])).rejects.toThrow("newer than this console (version 1)");
});

test("a file in steps that was interrupted goes on where it stopped", async () => {
  const { owner } = await openSpareDatabase("blank");
  const [client, other] = [await connect(owner), await connect(owner)];
  await migrate(client, [BASE]);
  await other.query("begin; select * from things");
  const never = { lockMs: 10, tries: 2, pause: async () => {} };
  await expect(apply(asSql(client), IN_STEPS, never)).rejects.toThrow(
    /^Migration 202 \(step_202\) needs a table that others did not let go of [^\n]+ it goes on where it stopped\.$/,
  );
  const made = "select to_regclass('first') is not null as first, to_regclass('second') is not null as second";
  expect((await client.query(made)).rows).toEqual([{ first: true, second: false }]);
  await other.query("commit");
  await apply(asSql(client), IN_STEPS, never);
  expect((await client.query(made)).rows).toEqual([{ first: true, second: true }]);
  expect((await readApplied(asSql(client))).map(({ version }) => version)).toEqual([1, 202]);
});

test("a step waits for a later release by its numbers", () => {
  const at = (contractsFrom: string, release: string): boolean => isDue({ ...BASE, contractsFrom }, release);
  expect([at("0.10.0", "0.9.0"), at("0.10.0", "0.10.0"), at("0.10.0", "1.0.0"), isDue(BASE, "0.0.1")]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("a step doesn't queue for a table that is in use, and is applied once it is free", async () => {
  const { owner } = await openSpareDatabase("blank");
  const [client, other] = [await connect(owner), await connect(owner)];
  await migrate(client, [BASE]);
  await other.query("begin; select * from things");
  let attempts = 0;
  const pace = { lockMs: 10, tries: 3, pause: async () => void (++attempts === 2 && (await other.query("commit"))) };
  await apply(asSql(client), ADDS, pace);
  expect(attempts).toBe(2);
  await other.query("begin; select * from things");
  const never = { lockMs: 10, tries: 3, pause: async () => {} };
  await expect(apply(asSql(client), step(202, "alter table things add column x text"), never)).rejects.toThrow(
    /^Migration 202 \(step_202\) needs a table that others did not let go of [^\n]+ nothing was changed\.$/,
  );
  await other.query("commit");
  expect((await readApplied(asSql(client))).map(({ version }) => version)).toEqual([1, 200]);
});

test("indexes are made beside reads and writes, and one that was interrupted is made again", async () => {
  const { owner } = await openSpareDatabase("blank");
  const [client, other] = [await connect(owner), await connect(owner)];
  await migrate(client, [BASE]);
  await client.query("insert into things values (1), (1)");
  const indexed = step(
    203,
    "-- concurrently\ncreate unique index concurrently if not exists things_by_id on things (id);",
  );
  await expect(migrate(client, [BASE, indexed])).rejects.toThrow("could not create unique index");
  expect(
    (await client.query("select indisvalid from pg_index where indexrelid = 'things_by_id'::regclass")).rows,
  ).toEqual([{ indisvalid: false }]);
  await client.query("delete from things where ctid in (select min(ctid) from things)");
  // Another replica that starts meanwhile takes its turn.
  expect((await Promise.all([migrate(client, [BASE, indexed]), migrate(other, [BASE, indexed])])).flat()).toEqual([
    203,
  ]);
  expect(
    (await client.query("select indisvalid from pg_index where indexrelid = 'things_by_id'::regclass")).rows,
  ).toEqual([{ indisvalid: true }]);
});
