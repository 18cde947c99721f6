import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { functionsAcrossTeams, kindAcrossTeams } from "./recorded-statements.ts";
import { openSpareDatabase } from "./spare-database.ts";
import { FUNCTIONS_ACROSS_TEAMS } from "./statements-across-teams.ts";

const kind = (text: string): string | null => kindAcrossTeams(text, new Set(["runs", "results", "notes"]));

test.each([
  ["select * from runs where id = $1", "select: runs"],
  ["select id, team_id from runs where status = 'running'", "select: runs"],
  ["select * from runs r join results s on s.run_id = r.id where r.team_id = $1", "select: results, runs"],
  ["select * from runs r, results s where r.team_id = $1", "select: results, runs"],
  ['delete from "results" where id in (select id from results where team_id = $1)', "delete: results"],
  ["update runs set n = (select count(*) from results where run_id = $1) where team_id = $2", "update: results, runs"],
  ["insert into notes values ($1)", "insert: notes"],
  ["delete from notes n using runs r where r.id = n.run_id and n.team_id = $1", "delete: notes, runs"],
])("%s crosses teams", (text, expected) => expect(kind(text)).toBe(expected));

test.each([
  ["select * from runs where id = $1 and team_id = $2"],
  ["select * from runs r join results s on s.run_id = r.id and s.team_id = r.team_id where r.team_id = $1"],
  ["select * from runs join results using (team_id, run_id) where runs.team_id = $1"],
  ["delete from results where (team_id, id) in (select team_id, id from results where team_id = $1)"],
  ["insert into notes (id, team_id) values ($1, $2)"],
  ["select * from people where id = $1"],
])("%s stays with one team", (text) => expect(kind(text)).toBeNull());

test("every function that looks at all teams is listed with its reason", async () => {
  const client = new pg.Client((await openSpareDatabase("migrated")).owner);
  await client.connect();
  onTestFinished(() => client.end());
  expect(await functionsAcrossTeams(client)).toEqual(Object.keys(FUNCTIONS_ACROSS_TEAMS).sort());
});
