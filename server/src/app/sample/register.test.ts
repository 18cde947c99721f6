import { defaultSampleAgent, sampleApiKey, sampleCanary } from "@agent-console/sample-agent/identity/default-agent.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../test/world.ts";
import { firstOwnerToken } from "../../domains/teams/sign-in/links.ts";

const names = async (world: World): Promise<string[]> =>
  (await world.behind.query("select agent_name from agents order by created_at")).rows.map((row) => row.agent_name);
const SAMPLE = "Sample support agent (simulated)";

async function becomeOwner(world: World): Promise<number> {
  // The world's own owner was inserted directly. The first one to use the API is still to come.
  await world.behind.query("update memberships set role = 'ADMIN'");
  const token = await firstOwnerToken(world.services.db, world.clock.now);
  const body = { token, email: "first@example.org", password: "a sentence nobody else has" };
  return (await world.call("POST", "/v1/auth/first-owner", { as: null, body })).status;
}

/** A console without sign-in, whose first team has a sample agent and its made-up week. */
let local: World;
beforeAll(async () => {
  local = await openWorld({ environment: { CONSOLE_AUTH: "off", PORT: "8123" } });
});
afterAll(() => local[Symbol.asyncDispose]());

describe("the first team", () => {
  test("has the sample agent from the start if sign-in is off, and has it once", async () => {
    const { body } = await local.call("GET", "/v1/agent-configurations", { as: null });
    expect(body.results).toMatchObject([
      {
        agent_name: SAMPLE,
        agent_url: "http://127.0.0.1:8123/sample-agent/v1",
        model_name: "sample-support",
        access_level: "grey_box",
        rate_limit_requests_per_minute: 60_000,
        agent_metadata: { tags: ["sample", "simulated"] },
      },
    ]);
    expect(body.results[0].agent_system_prompt).toContain(sampleCanary);
    const { rows } = await local.behind.query(
      "select action, actor_kind from audit_log where action = 'agent.created'",
    );
    expect(rows).toEqual([{ action: "agent.created", actor_kind: "local" }]);
  });

  test("has a policy for it with rules to review, and personas, of which nothing is in force", async () => {
    const read = async (path: string) => (await local.call("GET", path, { as: null })).body;
    const [agent] = (await read("/v1/agent-configurations")).results;
    const { results: policies } = await read("/v1/policies/");
    expect(policies).toMatchObject([{ name: "Refund policy (sample)", status: "draft" }]);
    expect(await read(`/v1/policies/${policies[0].id}/scope`)).toEqual({ all_agents: false, agent_ids: [agent.id] });
    const { results: rules } = await read(`/v1/policies/${policies[0].id}/rules`);
    expect(rules.map(({ status }: { status: string }) => status)).toEqual(Array(13).fill("draft"));
    expect((await read("/v1/personas/")).total).toBe(3);
  });

  test("has it when the first owner uses the welcome link", async () => {
    await using world = await openWorld();
    expect(await names(world)).toEqual([]);
    expect(await becomeOwner(world)).toBe(201);
    expect(await names(world)).toEqual([SAMPLE]);
    const { rows } = await world.behind.query(
      "select a.team_id = m.team_id as same from agents a, memberships m where m.role = 'OWNER'",
    );
    expect(rows).toEqual([{ same: true }]);
  });

  test("is not created at all if the sample agent can't be: both or neither", async () => {
    await using world = await openWorld();
    await world.behind.query("alter table agents add constraint full_up check (false) not valid");
    expect(await becomeOwner(world)).toBe(500);
    const { rows } = await world.behind.query("select count(*)::int as owners from memberships where role = 'OWNER'");
    expect(rows).toEqual([{ owners: 0 }]);
  });

  test.each<Record<string, string>>([{ SAMPLE: "off" }, { PORT: "0" }])("has none with %j", async (environment) => {
    await using world = await openWorld({ environment: { CONSOLE_AUTH: "off", ...environment } });
    expect(await names(world)).toEqual([]);
  });
});

test("what is registered can be called unchanged", async () => {
  const { body } = await local.call("GET", "/v1/agent-configurations", { as: null });
  const [{ agent_url: url, model_name: model, agent_system_prompt: prompt }] = body.results;
  const reply = await local.call("POST", `${new URL(url).pathname}/chat/completions`, {
    as: null,
    headers: { authorization: `Bearer ${sampleApiKey}` },
    body: {
      model,
      messages: [
        { role: "system", content: prompt },
        { role: "user", content: "Hello!" },
      ],
    },
  });
  expect(reply.status).toBe(200);
  expect(reply.body.choices[0].message.content.length).toBeGreaterThan(10);
});

test("later teams don't get it", async () => {
  const { status } = await local.call("POST", "/v1/teams", { body: { name: "Second" } });
  expect(status).toBe(201);
  expect(await names(local)).toEqual([SAMPLE]);
});

test.each([
  ["sample-support", "honoured"],
  ["sample-support:ignores_system_message", "ignored"],
])("a connection test finds %s in order, its system message %s", async (model_name, verdict) => {
  await using world = await openWorld();
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const agent = { ...defaultSampleAgent(address), model_name };
  const { body } = await world.call("POST", "/v1/agent-configurations", { body: agent });
  const tested = await world.call("POST", `/v1/agent-configurations/${body.id}/test-connection`, { body: {} });
  expect(tested).toMatchObject({ status: 200, body: { ok: true, system_message: verdict } });
});
