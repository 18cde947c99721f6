import { beforeAll, expect, test } from "vitest";
import { agentThat, completion, json } from "../../../../test/agents/scripted-agents.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  return () => world[Symbol.asyncDispose]();
});

const TENANT = "north-sea-harbor-4711-eu1";
const AGENTS = "/v1/agent-configurations";

async function register(agent_url: string, more: object = {}): Promise<string> {
  const body = { agent_name: "Support", model_name: "small-chat-1", agent_url, ...more };
  return (await world.call("POST", `${AGENTS}/`, { body })).body.id;
}
const put = (id: string, headers: readonly object[]) =>
  world.call("PUT", `${AGENTS}/${id}/headers`, { body: { headers } });

test("headers are masked, sent with every request to the agent's origin and to no other, and kept out of what it repeats", async () => {
  await using agent = await agentThat(({ headers }, response) =>
    json(response, completion({ content: `I was sent ${headers["x-tenant"]}.` })),
  );
  await using other = await agentThat((_, response) => json(response, completion({ content: "Hello." })));
  const id = await register(`${agent.url}/v1`);
  const written = await put(id, [{ name: "X-Tenant", value: TENANT }]);
  expect(written).toMatchObject({
    status: 200,
    body: { headers: [{ name: "x-tenant", value: "********-eu1", is_sent: true }] },
  });
  const tested = await world.call("POST", `${AGENTS}/${id}/test-connection`);
  expect(agent.received.map(({ headers }) => headers["x-tenant"])).toContain(TENANT);
  expect(agent.received[0]?.headers["user-agent"]).toBe("agent-console");
  expect(tested.text).not.toContain(TENANT);

  // The mask keeps the value, and so does another header beside it.
  await put(id, [
    { name: "x-tenant", value: "********-eu1" },
    { name: "x-region", value: "north" },
  ]);
  await world.call("PUT", `${AGENTS}/${id}`, { body: { agent_url: `${other.url}/v1` } });
  const moved = (await world.call("GET", `${AGENTS}/${id}/headers`)).body.headers;
  expect(moved.map(({ is_sent }: { is_sent: boolean }) => is_sent)).toEqual([false, false]);
  await world.call("POST", `${AGENTS}/${id}/test-connection`);
  expect(other.received.length).toBeGreaterThan(0);
  expect(other.received.every(({ headers }) => headers["x-tenant"] === undefined)).toBe(true);

  // A copy has them too, and back at the first address they are sent again.
  const clone = (await world.call("POST", `${AGENTS}/${id}/clone`)).body.id;
  await world.call("PUT", `${AGENTS}/${clone}`, { body: { agent_url: `${agent.url}/v1` } });
  agent.received.length = 0;
  await world.call("POST", `${AGENTS}/${clone}/test-connection`);
  expect(agent.received[0]?.headers).toMatchObject({ "x-tenant": TENANT, "x-region": "north" });

  const { rows } = await world.behind.query(
    "select details from audit_log where action = 'agent.headers_changed' and target_id = $1",
    [id],
  );
  expect(rows.map(({ details }) => details)).toContainEqual({ set: ["x-tenant"], removed: [] });
  expect(JSON.stringify(rows)).not.toContain(TENANT);
});

test.each([
  ["host", "x"],
  ["Content-Length", "1"],
  ["transfer-encoding", "chunked"],
  ["connection", "close"],
  ["x-console-gateway", "x"],
  ["x-forwarded-for", "10.0.0.1"],
  ["proxy-authorization", "x"],
  ["cookie", "a=b"],
  ["authorization", "Basic x"],
  ["two words", "x"],
  ["x-tenant", "two\r\nlines"],
  ["x-tenant", "grün"],
])("%s can't be set to %j on an agent with a key", async (name, value) => {
  const id = await register("https://agent.example/v1", { api_key: "sk-live-0123456789abcdef" });
  const refused = await put(id, [{ name, value }]);
  expect(refused.status).toBe(422);
  expect(refused.body.detail[0].loc.slice(0, 3)).toEqual(["body", "headers", 0]);
  expect((await world.call("GET", `${AGENTS}/${id}/headers`)).body).toEqual({ headers: [] });
});

test("a header that is there twice, and one for an agent without an address, are refused; authorization may stand in for a key", async () => {
  const id = await register("https://agent.example/v1");
  const twice = [
    { name: "x-tenant", value: "a" },
    { name: "X-Tenant", value: "b" },
  ];
  expect((await put(id, twice)).status).toBe(422);
  expect((await put(id, [{ name: "Authorization", value: "Basic abc" }])).status).toBe(200);
  const body = { agent_name: "Draft", model_name: "m" };
  const draft = (await world.call("POST", `${AGENTS}/`, { body })).body.id;
  expect((await put(draft, [{ name: "x-tenant", value: "a" }])).status).toBe(422);
});
