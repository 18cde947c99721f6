import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";
import { KEYS_AS_THEY_ARE, keysWithoutTeamFirst, TABLES_AS_THEY_ARE, teamKeyChanges } from "./team-keys.ts";

test("every key of a table that a team owns can begin with the team, except those that say why not, and the console works with it", async () => {
  await using world = await openWorld();
  for (const statement of await teamKeyChanges(world.behind)) await world.behind.query(statement);
  expect(await teamKeyChanges(world.behind)).toEqual([]);

  const left = await keysWithoutTeamFirst(world.behind);
  expect(left.filter(({ table, name }) => !(table in TABLES_AS_THEY_ARE) && !(name in KEYS_AS_THEY_ARE))).toEqual([]);
  const named = [...Object.keys(TABLES_AS_THEY_ARE), ...Object.keys(KEYS_AS_THEY_ARE)];
  expect(named.filter((one) => !left.some(({ table, name }) => [table, name].includes(one)))).toEqual([]);

  const { rows } = await world.behind.query(
    "select conname from pg_constraint where contype = 'f' and not convalidated",
  );
  expect(rows).toEqual([]);
  const agent = { agent_name: "Support", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  const { body: made } = await world.call("POST", "/v1/agent-configurations/", { body: agent });
  const { body: run } = await world.call("POST", "/v1/evaluations/", {
    body: { agent_id: made.id, harness_names: ["security"] },
  });
  expect((await world.call("GET", `/v1/evaluations/${run.evaluation_id}`)).status).toBe(200);
});
