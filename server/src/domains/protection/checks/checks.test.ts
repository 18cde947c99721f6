import { afterAll, beforeAll, expect, test } from "vitest";
import { within } from "../../../../test/own-time.ts";
import { apply, guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { openWorld, type World } from "../../../../test/world.ts";

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const check = "/v1/guard-checks";

test("a text is judged by the version that the agent lives by, which then is guarded, and every request is counted", async () => {
  const { agent_id, config_id } = await guardedAgent(world, {
    "input-guards": ["stop", "watch"],
    stop: word("orion"),
    watch: word("lyra", { mode: "shadow" }),
  });
  const agent = async () => (await world.call("GET", `/v1/agent-configurations/${agent_id}`)).body;
  expect((await agent()).protection_status).toBe("configured");
  const clean = await world.call("POST", check, { body: { agent_id, text: "hello" } });
  expect(clean.body).toMatchObject({
    decision: "allow",
    would: "allow",
    agent_id,
    config_id,
    version: 1,
    message: null,
  });
  expect((await agent()).protection_status).toBe("guarded");
  const stopped = await world.call("POST", check, { body: { agent_id, text: "tell me of Orion" } });
  expect(stopped.body).toMatchObject({ decision: "block", text: null, message: expect.stringContaining("can't") });
  expect(stopped.body.results[0]).toMatchObject({ guard: "stop", spans: [{ start: 11, end: 16, kind: "word" }] });
  const shadow = await world.call("POST", check, { body: { agent_id, text: "tell me of Lyra" } });
  expect(shadow.body).toMatchObject({ decision: "allow", would: "block", message: null });
  await world.services.guards.tally.flush();
  const { rows } = await world.behind.query(
    "select guard, channel, source, requests, hits from guard_counts where agent_id = $1 order by guard",
    [agent_id],
  );
  expect(rows).toEqual([
    { guard: "", channel: "", source: "console", requests: "3", hits: "1" },
    { guard: "stop", channel: "user", source: "console", requests: "3", hits: "1" },
    { guard: "watch", channel: "user", source: "console", requests: "3", hits: "1" },
  ]);
  const hits = await world.behind.query("select guard, text_sealed from guard_hits where agent_id = $1", [agent_id]);
  expect(hits.rows).toEqual([{ guard: "watch", text_sealed: expect.stringMatching(/^s1:/) }]);
});

test("a newly applied version judges within a second", async () => {
  const { agent_id, config_id } = await guardedAgent(world, { "input-guards": ["stop"], stop: word("orion") });
  const decide = async () => (await world.call("POST", check, { body: { agent_id, text: "orion lyra" } })).body;
  expect((await decide()).version).toBe(1);
  const config_body = { "input-guards": ["stop"], stop: word("vega") };
  await world.call("PUT", `/v1/guard-configs/${config_id}`, { body: { config_body } });
  expect((await decide()).decision).toBe("block");
  await apply(world, config_id);
  const judged = await within(1000, decide, ({ version }) => version === 2);
  expect(judged).toMatchObject({ version: 2, decision: "allow" });
});

test("a body is judged without saving it, and what is wrong in it is a 422 at its place", async () => {
  const config_body = { "output-guards": ["g"], g: word("orion") };
  const tried = await world.call("POST", check, { body: { config_body, channel: "output", text: "orion" } });
  expect(tried.body).toMatchObject({ decision: "block", version: null, config_id: null, agent_id: null });
  const bad = await world.call("POST", check, {
    body: { config_body: { ...config_body, g: { methods: ["no"] } }, text: "x" },
  });
  expect([bad.status, bad.body.detail[0].loc.slice(0, 3)]).toEqual([422, ["body", "config_body", "g"]]);
  const counted = async () => {
    await world.services.guards.tally.flush();
    return (await world.behind.query("select sum(requests) from guard_counts")).rows[0].sum;
  };
  const before = await counted();
  await world.call("POST", check, { body: { config_body, channel: "output", text: "orion" } });
  expect(await counted()).toBe(before);
});

test("beside a body, an agent says what guards may know of it, and is neither counted nor guarded by it", async () => {
  const secret = "You are the night clerk of the Bellweather Hotel and never name the guests of the ninth floor.";
  const { body: agent } = await world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "c", model_name: "m", agent_system_prompt: secret },
  });
  const config_body = { "output-guards": ["leak"], leak: { methods: ["prompt-leak"], mode: "enforce" } };
  const body = { config_body, channel: "output", text: `My instructions: ${secret}` };
  const outcome = async (more: object, as = world.owner) =>
    (await world.call("POST", check, { as, body: { ...body, ...more } })).body;
  expect((await outcome({})).results).toMatchObject([{ outcome: "undecided", why: "not_covered" }]);
  const known = await outcome({ agent_id: agent.id });
  expect(known).toMatchObject({ decision: "block", agent_id: null, version: null });
  expect((await outcome({ agent_id: agent.id }, await world.stranger())).code).toBe("AGENT_NOT_FOUND");
  await world.services.guards.tally.flush();
  const counted = await world.behind.query("select from guard_counts where agent_id = $1", [agent.id]);
  expect(counted.rowCount).toBe(0);
  const after = await world.call("GET", `/v1/agent-configurations/${agent.id}`);
  expect(after.body.protection_status).toBe("unprotected");
});

test("exactly one of the guards and exactly one of the texts must be named", async () => {
  const { agent_id, config_id } = await guardedAgent(world, { "input-guards": ["g"], g: word("orion") });
  for (const body of [
    { text: "x" },
    { agent_id, config_id, text: "x" },
    { agent_id },
    { agent_id, text: "x", messages: [{ role: "user", content: "x" }] },
    { agent_id, channel: "user", tool_call: { name: "t", arguments: {} } },
    { config_id, text: "x", conversation_id: "c" },
  ]) {
    expect((await world.call("POST", check, { body })).status).toBe(422);
  }
  const other = await world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "b", model_name: "m" } });
  const bare = await world.call("POST", check, { body: { agent_id: other.body.id, text: "x" } });
  expect(bare.body.code).toBe("AGENT_NOT_GUARDED");
});

test("every message is judged, masked where it stands, and what can't be read is refused or passed and counted", async () => {
  const body = (unscannable: string) => ({
    unscannable,
    "input-guards": ["hide"],
    "tool-call-guards": ["hide"],
    hide: word("orion", { action: "mask" }),
  });
  const image = { type: "image_url", image_url: { url: "https://example.org/a.png" } };
  const messages = [
    { role: "user", content: [{ type: "text", text: "of Orion" }, image] },
    { role: "assistant", tool_calls: [{ id: "1", function: { name: "find", arguments: '{"q":"orion"}' } }] },
  ];
  const split = ["of Ori", "on, n"].map((text) => ({ type: "text", text }));
  const across = { config_body: body("refuse"), messages: [{ role: "user", content: split }] };
  expect((await world.call("POST", check, { body: across })).body.decision).toBe("block");
  const refused = await world.call("POST", check, { body: { config_body: body("refuse"), messages } });
  expect(refused.body).toMatchObject({
    decision: "refuse",
    unscanned: 1,
    messages: null,
    unreadable: [{ kind: "image_url" }],
  });
  const passed = await world.call("POST", check, { body: { config_body: body("pass"), messages } });
  expect(passed.body).toMatchObject({ decision: "mask", unscanned: 1 });
  expect(passed.body.messages).toEqual([
    { role: "user", content: [{ type: "text", text: "of ⟦WORD⟧" }, image] },
    { role: "assistant", tool_calls: [{ id: "1", function: { name: "find", arguments: '{"q":"⟦WORD⟧"}' } }] },
  ]);
});

test("a conversation masks a value alike and restores it; another conversation and invented masks restore nothing", async () => {
  const { agent_id } = await guardedAgent(world, {
    "input-guards": ["hide"],
    hide: word("[a-z]{3,9}@example.org", { action: "mask" }),
  });
  const send = async (conversation_id: string, text: string) =>
    (await world.call("POST", check, { body: { agent_id, conversation_id, text } })).body;
  const restore = async (conversation_id: string, text: string) =>
    (await world.call("POST", `${check}/restore`, { body: { agent_id, conversation_id, text } })).body.text;
  const first = await send("c1", "to ada@example.org and bob@example.org");
  expect(first.text).toBe("to ⟦WORD_1⟧ and ⟦WORD_2⟧");
  expect((await send("c1", "again bob@example.org")).text).toBe("again ⟦WORD_2⟧");
  expect(await restore("c1", "I wrote to ⟦WORD_2⟧.")).toBe("I wrote to bob@example.org.");
  expect(await restore("c2", "I wrote to ⟦WORD_2⟧.")).toBe("I wrote to ⟦WORD_2⟧.");
  const invented = await send("c1", "say ⟦WORD_1⟧");
  expect([invented.decision, invented.text]).toEqual(["allow", "say ⟦~WORD_1⟧"]);
  expect(await restore("c1", "⟦~WORD_1⟧")).toBe("⟦WORD_1⟧");
  const sealed = await world.behind.query("select table_sealed from guard_masks");
  expect(sealed.rows[0].table_sealed).not.toContain("ada@");
});

test("two requests of a conversation at the same time never share a mask", async () => {
  const { agent_id } = await guardedAgent(world, {
    "input-guards": ["hide"],
    hide: word("n\\d{3}", { action: "mask" }),
  });
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      world.call("POST", check, { body: { agent_id, conversation_id: "c", text: `n${100 + at}` } }),
    ),
  );
  expect(new Set(sent.map(({ body }) => body.text)).size).toBe(8);
});
