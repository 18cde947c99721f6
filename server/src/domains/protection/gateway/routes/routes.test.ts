import { expect, test } from "vitest";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Act } from "../../../../platform/act.ts";
import { readyRoute } from "./upstream.ts";

const ROUTES = "/v1/gateway-routes";

async function newAgent(world: World, agent_name: string, more: object = {}): Promise<string> {
  const body = { agent_name, model_name: "gpt-4o", agent_url: "https://agent.example/v1", ...more };
  return (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
}

function upstreamOf(world: World, route: string) {
  const { db, agents, keyring } = world.services;
  const { who } = world.owner;
  const origin = { requestId: "test", address: "test" };
  return db.inTeam(who, async (tx) => {
    const act: Act = { tx, who, origin, now: Date.now() };
    return (await readyRoute({ agents, keyring }, act, route))?.upstream;
  });
}

test("routes of an agent share a slug made from its name, and no two teams have the same", async () => {
  await using world = await openWorld();
  const agent_id = await newAgent(world, "Örder support (EU)");
  const front = await world.call("POST", ROUTES, { body: { agent_id } });
  expect(front.body).toMatchObject({ leg: "front", path: "/gateway/order-support-eu", upstream_url: null });
  const body = { agent_id, leg: "model", upstream_url: "https://models.example/v1" };
  const model = await world.call("POST", ROUTES, { body });
  expect(model.body).toMatchObject({ path: "/gateway/order-support-eu.model", protocol: "openai", has_key: false });
  expect((await world.call("POST", ROUTES, { body })).body.code).toBe("GATEWAY_ROUTE_EXISTS");

  const stranger = await world.stranger();
  const namesake = { agent_name: "Order support EU", model_name: "m" };
  const theirs = (await world.call("POST", "/v1/agent-configurations/", { as: stranger, body: namesake })).body.id;
  const made = await world.call("POST", ROUTES, { as: stranger, body: { agent_id: theirs } });
  expect(made.body.path).toMatch(/^\/gateway\/order-support-eu-[0-9a-f]{6}$/);
  const taken = await world.call("PATCH", `${ROUTES}/${made.body.id}`, {
    as: stranger,
    body: { slug: "order-support-eu" },
  });
  expect(taken.body.code).toBe("GATEWAY_ROUTE_EXISTS");
  const renamed = await world.call("PATCH", `${ROUTES}/${front.body.id}`, { body: { slug: "orders" } });
  expect(renamed.body.path).toBe("/gateway/orders");
  expect((await world.call("GET", `${ROUTES}?agent_id=${agent_id}`)).body.count).toBe(2);
});

test("an upstream key goes to the origin that it was entered for and to no other", async () => {
  await using world = await openWorld();
  const agent_id = await newAgent(world, "Desk");
  const [upstream_url, api_key] = ["https://models.example/v1", "sk-upstream-0123456789"];
  const made = await world.call("POST", ROUTES, { body: { agent_id, leg: "model", upstream_url, api_key } });
  expect(made.text).not.toContain(api_key);
  const one = `${ROUTES}/${made.body.id}`;
  expect((await upstreamOf(world, "desk.model"))?.headers).toEqual({ authorization: `Bearer ${api_key}` });

  await world.call("PATCH", one, { body: { upstream_url: "https://models.example/v2", protocol: "anthropic" } });
  expect((await upstreamOf(world, "desk.model"))?.headers).toEqual({ "x-api-key": api_key });
  await world.call("PATCH", one, { body: { key_header: "api-key" } });
  expect((await upstreamOf(world, "desk.model"))?.headers).toEqual({ "api-key": api_key });

  // Also if someone changes the row itself.
  await world.behind.query("update gateway_routes set upstream_url = 'https://evil.example/'");
  expect((await upstreamOf(world, "desk.model"))?.headers).toEqual({});
  const moved = await world.call("PATCH", one, { body: { upstream_url: "https://else.example/v1" } });
  expect(moved.body).toMatchObject({ has_key: false });
  const again = { upstream_url, api_key };
  expect((await world.call("PATCH", one, { body: again })).body.has_key).toBe(true);
  expect((await world.call("PATCH", one, { body: { api_key: null } })).body.has_key).toBe(false);
  const { rows } = await world.behind.query("select details::text from audit_log where target_kind = 'gateway_route'");
  expect(rows.length).toBeGreaterThan(4);
  expect(JSON.stringify(rows)).not.toContain(api_key);
});

test("the front has the agent's address, key and further headers, and nothing of its own", async () => {
  await using world = await openWorld();
  const agent_id = await newAgent(world, "Desk", { api_key: "sk-agent-0123456789" });
  const refused = await world.call("POST", ROUTES, { body: { agent_id, upstream_url: "https://else.example" } });
  expect(refused.status).toBe(422);
  await world.call("POST", ROUTES, { body: { agent_id } });
  const headers = [{ name: "X-Tenant", value: "north-4711" }];
  await world.call("PUT", `/v1/agent-configurations/${agent_id}/headers`, { body: { headers } });
  expect(await upstreamOf(world, "desk")).toEqual({
    url: "https://agent.example/v1",
    headers: { "x-tenant": "north-4711", authorization: "Bearer sk-agent-0123456789" },
    protocol: "openai",
    deadlines: { firstByteMs: 120_000, silenceMs: 60_000, totalMs: 600_000 },
    unscannedPaths: [],
    signing: null,
  });
  const path = `/v1/agents/${agent_id}/gateway-signature`;
  const before = (await world.call("GET", path)).body;
  const rotated = (await world.call("POST", `${path}/rotate`)).body;
  expect(rotated.secret).not.toBe(before.secret);
  expect(rotated.former_until).toBe(rotated.rotated_at + 86_400);
  expect((await world.call("GET", path)).body).toEqual(rotated);
  expect((await upstreamOf(world, "desk"))?.signing).toEqual({ rotation: 1, rotated_at: rotated.rotated_at });
});

test("only admins name paths that no guard sees, and nobody names one that goes elsewhere", async () => {
  await using world = await openWorld();
  const agent_id = await newAgent(world, "Desk");
  const member = await world.member("MEMBER");
  const body = { agent_id, unscanned_paths: ["/v1/files"] };
  expect((await world.call("POST", ROUTES, { as: member, body })).status).toBe(403);
  const made = await world.call("POST", ROUTES, { body });
  expect(made.body.unscanned_paths).toEqual(["/v1/files"]);
  const one = `${ROUTES}/${made.body.id}`;
  for (const path of ["v1/files", "/../x", "/v1//x", "/v1/%2e%2e/x", "/v1?x", "//evil.example/x"])
    expect((await world.call("PATCH", one, { body: { unscanned_paths: [path] } })).status, path).toBe(422);
  const more = { unscanned_paths: ["/v1/files", "/v1/batches"] };
  expect((await world.call("PATCH", one, { as: member, body: more })).status).toBe(403);
  const fewer = await world.call("PATCH", one, { as: member, body: { unscanned_paths: [] } });
  expect(fewer.body.unscanned_paths).toEqual([]);
});
