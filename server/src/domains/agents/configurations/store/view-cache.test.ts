import { expect, test } from "vitest";
import { openWorld } from "../../../../../test/world.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AgentView } from "./view.ts";
import { createViewCache } from "./view-cache.ts";

const BASE = "/v1/agent-configurations";

test("a cached agent is shown in its current state, whoever changed it and whatever was changed", async () => {
  await using world = await openWorld();
  const { body: agent } = await world.call("POST", `${BASE}/`, { body: { agent_name: "Support", model_name: "m" } });
  const read = async () => (await world.call("GET", `${BASE}/${agent.id}?include_scores=true`)).body;
  expect(await read()).toEqual(await read());
  await world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose: "billing" } });
  expect(await read()).toMatchObject({ purpose: "billing" });
  await world.behind.query(`update agents set latest_evaluation = '{"overall_score":0.25}' where id = $1`, [agent.id]);
  expect(await read()).toMatchObject({ latest_evaluation: { overall_score: 0.25 } });
});

test("what one team has read is not shown to another, nor after it was deleted", async () => {
  await using world = await openWorld();
  const { body: agent } = await world.call("POST", `${BASE}/`, { body: { agent_name: "Support", model_name: "m" } });
  const read = async (as = world.owner) => (await world.call("GET", `${BASE}/${agent.id}`, { as })).status;
  expect([await read(), await read()]).toEqual([200, 200]);
  expect(await read(await world.stranger())).toBe(404);
  await world.behind.query("delete from agents where id = $1", [agent.id]);
  expect(await read()).toBe(404);
});

test("the cache holds a limited number of views, and no long ones", () => {
  const cache = createViewCache(2);
  const view = (after_key: string): AgentView => ({ after_key, skills: "[]" }) as AgentView;
  for (const id of ["a", "b", "c"]) cache.set(id, { version: "1", view: view("{}") });
  cache.set("c", { version: "2", view: view("x".repeat(9000)) });
  expect(["a", "b", "c"].map((id) => cache.get(id)?.version)).toEqual([undefined, "1", undefined]);
});

test("an agent is found by its primary key even before the database has any statistics", async () => {
  await using world = await openWorld();
  const { teamId, userId } = world.owner.who;
  await world.behind.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name)
     select gen_random_uuid(), $1, $2, n, n, 'Agent ' || n, 'm' from generate_series(1, 1000) n`,
    [teamId, userId],
  );
  const plan = await world.services.db.inTeam(world.owner.who, (tx) =>
    tx.query(sql<Record<string, string>>`explain select * from agents where id = ${userId} and team_id = ${teamId}`),
  );
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("agents_pkey");
});
