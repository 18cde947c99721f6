import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationsFolder } from "../../server/src/app/database.ts";
import { CONSOLE_VERSION } from "../../server/src/kernel/version.ts";
import { readMigrations } from "../../server/src/platform/db/schema/migrate.ts";
import { releasesIn } from "../release/notes.ts";
import { faultsOf } from "./rules.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const previous = JSON.parse(read("release/previous.json")) as { version: string; commit: string; schema: number };

test("migrations of this release leave the former one what it needs, and lock no table for long", async () => {
  const migrations = await readMigrations(migrationsFolder);
  expect(faultsOf(migrations, { version: CONSOLE_VERSION, previousSchema: previous.schema })).toEqual([]);
  expect(new Set(migrations.map(({ version }) => version)).size).toBe(migrations.length);
});

test("the former release is the changelog's second, and is named by its commit", () => {
  const [newest, former] = releasesIn(read("CHANGELOG.md"));
  expect(newest?.version).toBe(CONSOLE_VERSION);
  expect(former).toMatchObject({ version: previous.version, date: expect.any(String) });
  expect(previous.commit).toMatch(/^[0-9a-f]{40}$/);
});

const faults = (sql: string, more: object = {}): string[] =>
  faultsOf([{ version: 200, name: "x", checksum: "", sql, ...more }], { version: "0.2.0", previousSchema: 109 });

test.each([
  ["drop table agents"],
  ["alter table agents drop column name"],
  ["alter table agents drop name"],
  ["alter table agents rename column name to title"],
  ["alter table agents rename to robots"],
  ["alter table agents alter column name type varchar(9)"],
  ["alter table agents alter name set not null"],
  ["alter table agents add column rank integer not null"],
  ["alter table agents add rank integer, add column other text not null"],
  ["alter table agents add column rank uuid default gen_random_uuid()"],
  ["alter table agents add column team uuid references teams"],
  ["alter table agents add constraint short check (length(name) < 9)"],
  ["create index agents_by_name on agents (name)"],
  ["update agents set name = 'x'"],
  ["-- Now and then.\n  DELETE FROM agents"],
  ["drop function is_authenticating()"],
  ["drop index if exists agents_by_age"],
  ["-- concurrently\ncreate index concurrently if not exists a on agents (name);\ndrop table agents"],
])("%s is refused", (sql) => {
  expect(faults(sql)).toHaveLength(1);
});

test.each([
  [
    "create table robots (id uuid primary key, name text not null); create index r on robots (name); insert into robots values ('x')",
  ],
  ["alter table agents add column rank integer, add column kind text not null default 'a'"],
  ["alter table agents add constraint short check (length(name) < 9) not valid"],
  ["alter table agents drop constraint kinds"],
  ["alter table agents alter column name drop not null"],
  ["drop policy team on agents; create policy team on agents using (true)"],
  ["create function f() returns void language sql as $$ delete from agents $$"],
  ["comment on table agents is 'drop table agents; rename'"],
  ["-- concurrently\ncreate unique index concurrently if not exists a on agents (name)"],
])("%s is allowed", (sql) => {
  expect(faults(sql)).toEqual([]);
});

test("an index that no release has can go at once", () => {
  const made = "-- concurrently\ncreate index concurrently if not exists agents_by_age on agents (age)";
  const of = (version: number, sql: string) => ({ version, name: "x", checksum: "", sql });
  const found = (since: number): string[] =>
    faultsOf([of(since, made), of(201, "drop index if exists agents_by_age")], {
      version: "0.2.0",
      previousSchema: 109,
    });
  expect(found(200)).toEqual([]);
  expect(found(109)).toHaveLength(1);
});

test("what takes something away waits for a later release than the one that it comes with", () => {
  expect(faults("alter table agents drop column name", { contractsFrom: "0.3.0" })).toEqual([]);
  expect(faults("alter table agents drop column name", { contractsFrom: "0.10.0" })).toEqual([]);
  expect(faults("alter table agents drop column name", { contractsFrom: "0.2.0" })).toHaveLength(1);
});
