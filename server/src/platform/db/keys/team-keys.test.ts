import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openSpareDatabase } from "../../../../test/spare-database.ts";
import { KEYS_AS_THEY_ARE, keysWithoutTeamFirst, referencesWithoutTeamFirst, TABLES_AS_THEY_ARE } from "./team-keys.ts";

test("every key of a table that a team owns begins with the team, except those that say why not", async () => {
  const client = new pg.Client((await openSpareDatabase("migrated")).owner);
  await client.connect();
  onTestFinished(() => client.end());
  const left = await keysWithoutTeamFirst(client);
  const unexplained = left.filter(({ table, name }) => !(table in TABLES_AS_THEY_ARE) && !(name in KEYS_AS_THEY_ARE));
  expect(unexplained, "begin the keys of a new table with team_id").toEqual([]);
  const named = [...Object.keys(TABLES_AS_THEY_ARE), ...Object.keys(KEYS_AS_THEY_ARE)];
  expect(named.filter((one) => !left.some(({ table, name }) => [table, name].includes(one)))).toEqual([]);
  const references = await referencesWithoutTeamFirst(client);
  expect(references.filter(({ table }) => !(table in TABLES_AS_THEY_ARE))).toEqual([]);
});
