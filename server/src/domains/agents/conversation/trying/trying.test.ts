import { beforeAll, expect, test } from "vitest";
import { agentThat, completion, json, type Reply } from "../../../../../test/agents/scripted-agents.ts";
import { openWorld, type World } from "../../../../../test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  return () => world[Symbol.asyncDispose]();
});

const KEY = "sk-live-0123456789abcdef";

async function tried(reply: Reply, more: object = {}) {
  await using agent = await agentThat(reply);
  const body = {
    ...{ agent_name: "Desk", model_name: "small-chat-1", agent_url: `${agent.url}/v1`, api_key: KEY },
    ...{ agent_system_prompt: "Be brief.", rate_limit_requests_per_minute: 1, ...more },
  };
  const { id } = (await world.call("POST", "/v1/agent-configurations/", { body })).body;
  const ask = () => world.call("POST", `/v1/agents/${id}/try`, { body: { prompt: "<b>Hi</b>" } });
  return { id, first: await ask(), second: await ask(), received: agent.received };
}

test("one prompt goes to the agent as it is configured, at its rate, and nothing but the fact is kept", async () => {
  const { id, first, second, received } = await tried(({ headers }, response) =>
    json(response, completion({ content: `<i>Hello</i>, my key is ${headers.authorization}` })),
  );
  expect(first).toMatchObject({ status: 200, body: { outcome: "answered", error: null, tool_calls: [] } });
  expect(first.body.text).toMatch(/^<i>Hello<\/i>, my key is Bearer \[redacted/);
  expect(first.text).not.toContain(KEY);
  expect(received.map(({ body }) => body.messages)).toEqual([
    [
      { role: "system", content: "Be brief." },
      { role: "user", content: "<b>Hi</b>" },
    ],
  ]);
  // One a minute: the second is not sent.
  expect(second.body).toMatchObject({ outcome: "failed", text: "", error: expect.stringContaining("rate limit") });
  const { rows } = await world.behind.query(
    "select details from audit_log where action = 'agent.prompt_tried' and target_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ details }) => details.outcome)).toEqual(["answered", "failed"]);
  expect(JSON.stringify(rows)).not.toContain("Hi");
});

test("an agent that fails is an answer of the console, in words", async () => {
  const { first } = await tried((_, response) => json(response, { error: { message: "no such model" } }, 404));
  expect(first).toMatchObject({ status: 200, body: { outcome: "failed", text: "", error: expect.any(String) } });
});
