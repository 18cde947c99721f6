import type { ListedTool } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../../../../test/world.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { type ChangedTools, createToolPins } from "./tool-pins.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const tool = (name: string, definition: string): ListedTool => ({
  ...{ name, definition, fullName: `mcp:files/${name}`, subjects: [] },
});

function open() {
  const reported: string[] = [];
  const route = { teamId: world.owner.who.teamId, agentId: newId(), routeId: newId() };
  const { db, clock } = world.services;
  const reports = {
    changed: async (_: Act, { tools }: ChangedTools) => reported.push(...tools),
    settled: async () => reported.push("settled"),
  };
  const pins = createToolPins({ db, clock, reports });
  return {
    ...{ route, pins, reported },
    changed: async (...tools: ListedTool[]) => [...(await pins.changed(route, tools))],
  };
}

test("a tool is pinned when it is first seen; another definition is reported once, and forgotten when it is gone", async () => {
  const { route, pins, reported, changed } = open();
  expect(await changed(tool("read", "Reads."), tool("write", "Writes."))).toEqual([]);
  expect(await changed(tool("read", "Reads."), tool("write", "Writes."))).toEqual([]);
  expect(await changed(tool("read", "Reads your keys."), tool("write", "Writes."))).toEqual(["read"]);
  expect(await changed(tool("read", "Reads your keys."))).toEqual(["read"]);
  expect(reported).toEqual(["read"]);
  expect(await pins.isChanged(route, "read")).toBe(true);
  expect(await pins.isChanged(route, "write")).toBe(false);
  expect(await changed(tool("read", "Something else."))).toEqual(["read"]);
  expect(reported).toEqual(["read", "read"]);
  expect(await changed(tool("read", "Reads."))).toEqual([]);
  expect(await pins.isChanged(route, "read")).toBe(false);
  expect(reported).toEqual(["read", "read", "settled"]);
});

test("two tools of one name, and more tools than are pinned, count as changed", async () => {
  const { changed } = open();
  expect(await changed(tool("a", "1"), tool("a", "2"))).toEqual(["a"]);
  const many = Array.from({ length: 1010 }, (_, at) => tool(`t${at}`, "x"));
  expect((await changed(...many)).length).toBe(11);
  expect(await changed(tool("n".repeat(300), "x"), tool("n\0", "x"), tool("a", "1"))).toHaveLength(2);
});

/** A tools route of a new agent, as the gateway knows it. */
async function toolsRoute() {
  const agent = await world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "Files", model_name: "m" },
  });
  const body = { agent_id: agent.body.id, leg: "tools", upstream_url: "https://tools.example/mcp" };
  const made = await world.call("POST", "/v1/gateway-routes", { body });
  const route = { teamId: world.owner.who.teamId, agentId: agent.body.id, routeId: made.body.id };
  return { route, path: `/v1/gateway-routes/${route.routeId}/tools`, toolPins: world.services.guards.toolPins };
}

test("a changed tool raises an alarm, and a member who accepts the very definition ends it", async () => {
  const { route, path, toolPins } = await toolsRoute();
  const open = async () =>
    (await world.call("GET", "/v1/alarms?state=open")).body.results.map((alarm: { kind: string }) => alarm.kind);
  await toolPins.changed(route, [tool("read", '"Reads."')]);
  await toolPins.changed(route, [tool("read", '"Reads your keys."')]);
  expect(await open()).toEqual(["tool_changed"]);
  const [pin] = (await world.call("GET", path)).body.results;
  expect(pin).toMatchObject({
    tool: "read",
    changed_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    accepted_by: null,
  });
  const accept = (digest: string) => world.call("POST", `${path}/accept`, { body: { tool: "read", digest } });
  expect(await accept(pin.digest)).toMatchObject({ status: 404 });
  expect(await accept(pin.changed_digest)).toMatchObject({
    status: 200,
    body: { digest: pin.changed_digest, changed_digest: null, accepted_by: world.owner.who.userId },
  });
  expect(await open()).toEqual([]);
  expect([...(await toolPins.changed(route, [tool("read", '"Reads your keys."')]))]).toEqual([]);
});

test("a member sees what changed in each tool, and accepts all that was reviewed", async () => {
  const { route, path, toolPins } = await toolsRoute();
  const schema = { properties: { path: { type: "string" } }, type: "object" };
  const read = (description: string, more = {}) =>
    tool("read/it", JSON.stringify({ description, inputSchema: { ...schema, ...more }, name: "read/it" }));
  const long = tool("long", JSON.stringify({ description: "x".repeat(40_000) }));
  await toolPins.changed(route, [read("Reads."), long, tool("gone", "{}")]);
  // As rows were before definitions were stored: the next list completes them.
  await world.behind.query("update tool_pins set definition = null where route_id = $1", [route.routeId]);
  const seen = async (name: string) =>
    (await world.call("GET", `${path}/definition?tool=${encodeURIComponent(name)}`)).body;
  expect(await seen("gone")).toMatchObject({ pinned: null, changed: null, difference: null });
  await toolPins.changed(route, [read("Reads."), long, tool("gone", "{}")]);
  expect(await seen("read/it")).toMatchObject({ changed: null, difference: null });
  await toolPins.changed(route, [read("Reads and sends.", { required: ["path"] }), tool("long", "{}")]);
  const changed = await seen("read/it");
  expect(changed.difference).toEqual({
    changes: [
      { path: ["description"], before: "Reads.", after: "Reads and sends." },
      { path: ["inputSchema", "required"], before: null, after: '["path"]' },
    ],
    is_complete: true,
  });
  expect(changed.pinned.text.split("\n")).toContain('  "description": "Reads.",');
  expect(await seen("long")).toMatchObject({ pinned: { is_cut: true }, changed: { text: "{}" }, difference: null });
  const pins = (await world.call("GET", path)).body.results;
  const tools = pins.slice(0, 2).map((pin: typeof changed) => ({ tool: pin.tool, digest: pin.changed_digest }));
  const body = { tools: [...tools, { tool: "gone", digest: "0".repeat(64) }] };
  const accepted = (await world.call("POST", `${path}/accept-all`, { body })).body;
  expect(accepted.accepted.map((pin: typeof changed) => pin.tool).sort()).toEqual(["long", "read/it"]);
  expect(accepted.not_accepted).toEqual(["gone"]);
  expect(await seen("read/it")).toMatchObject({ pinned: changed.changed, changed: null });
  expect(await world.call("GET", `${path}/definition?tool=other`)).toMatchObject({ status: 404 });
});
