import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";

test("a genome is returned byte for byte after the console's own members", async () => {
  await using world = await openWorld();
  const sent =
    '{ "a":1.0,\n "b" : 1e16, "":0, "ключ":"é", "big":123456789012345678901234567890, "nested":{"x":[1.50]} }';
  const reply = await world.call("POST", "/v1/genomes", { body: sent });
  expect(reply.status).toBe(200);
  expect(reply.text).toMatch(/^\{"id":"[0-9a-f-]{36}","version":1,"created_at":\d+,/);
  expect(reply.text.endsWith(sent.slice(2))).toBe(true);
  expect(reply.headers["location"]).toBe(`/v1/genomes/${reply.body.id}`);
});

test("an empty genome is accepted, and members the sender named are never replaced", async () => {
  await using world = await openWorld();
  expect((await world.call("POST", "/v1/genomes/", { body: "{}" })).body).toHaveProperty("id");
  const taken = await world.call("POST", "/v1/genomes/", { body: { id: "mine", version: "seven", created_at: null } });
  expect(taken.body).toEqual({ id: "mine", version: "seven", created_at: null });
});

test("NaN and Infinity become null, so that the response is JSON", async () => {
  await using world = await openWorld();
  const reply = await world.call("POST", "/v1/genomes/", { body: '{"a":NaN,"b":[-Infinity,1.0]}' });
  expect(reply.body).toMatchObject({ a: null, b: [null, 1] });
  expect(reply.text).toContain('"b":[null,1.0]');
});

test("the status shows the agent's newest genome, and no other team's agent", async () => {
  await using world = await openWorld();
  const { body: agent } = await world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "a", model_name: "m" },
  });
  const path = `/v1/evolution/status/${agent.id}`;
  expect((await world.call("GET", path)).body).toMatchObject({
    agent_id: agent.id,
    status: "idle",
    genome: null,
    proposals: [],
  });
  const { body: genome } = await world.call("POST", "/v1/genomes/", { body: { agent_id: agent.id } });
  expect((await world.call("GET", path)).body).toMatchObject({ genomes: 1, genome: { id: genome.id } });
  expect((await world.call("GET", path, { as: await world.stranger() })).status).toBe(404);
});
