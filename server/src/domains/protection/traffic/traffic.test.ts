import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { exchangeOf } from "../../../../test/protection/recorded-exchange.ts";
import { openWorld, type World } from "../../../../test/world.ts";

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const body = { "input-guards": ["stop", "watch"], stop: word("orion"), watch: word("lyra", { mode: "shadow" }) };

async function send(agent_id: string, ...texts: string[]) {
  const { traffic, tally } = world.services.guards;
  for (const text of texts) traffic.record(await exchangeOf(world, agent_id, { texts: [text] }));
  await traffic.flush();
  await tally.flush();
}

test("events are listed page by page with filters, and one of them leads to its request", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  await send(agent_id, "lyra", "orion lyra", "hello", "lyra");
  const list = async (query: string) => (await world.call("GET", `/v1/guard-events?agent_id=${agent_id}${query}`)).body;
  const seen: string[] = [];
  let cursor = "";
  do {
    const page = await list(`&limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.results.map(({ id }: { id: string }) => id));
    cursor = page.next_cursor ?? "";
  } while (cursor);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect(seen).toHaveLength(4);
  expect((await list("&enforced=true")).results).toMatchObject([{ guard: "stop", config_id, agent_name: "Support" }]);
  expect((await list("&guard=watch&outcome=hit&leg=front&channel=user")).results).toHaveLength(3);
  expect((await list("&leg=tools")).results).toEqual([]);
  expect((await list("&to=1")).results).toEqual([]);
  const { id } = (await list("&enforced=true")).results[0];
  const one = (await world.call("GET", `/v1/guard-events/${id}`)).body;
  expect(one.events.map(({ guard }: { guard: string }) => guard).sort()).toEqual(["stop", "watch"]);
  expect(one).toMatchObject({
    event: { id, rule: "word" },
    request: { judged: [{ channel: "user", characters: 10 }] },
  });
  const pulse = (await world.call("GET", `/v1/agents/${agent_id}/pulse`)).body;
  expect(pulse.legs).toMatchObject([{ leg: "front", version: 1, requests: 4, judged: 4, stopped: 1 }]);
});

test("the same text is labeled once, however often a conversation repeats it, and counts as often as it was seen", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  await send(agent_id, "lyra", "lyra", "lyra", "of lyra");
  const at = `/v1/guard-configs/${config_id}`;
  const first = (await world.call("GET", `${at}/guard-hits?limit=1`)).body;
  const rest = (await world.call("GET", `${at}/guard-hits?limit=1&cursor=${first.next_cursor}`)).body;
  const hits = [...first.results, ...rest.results];
  expect(hits.map(({ text, seen }) => `${text} ${seen}`).sort()).toEqual(["lyra 3", "of lyra 1"]);
  expect(rest.next_cursor).toBeNull();
  const repeated = hits.find(({ seen }) => seen === 3);
  await world.call("PUT", `${at}/guard-hits/${repeated.id}`, { body: { label: "attack" } });
  const { guards } = (await world.call("GET", `${at}/promotion`)).body;
  expect(guards[1]).toMatchObject({ guard: "watch", n: 4, hits: 4, labels: { attack: 3, fine: 0, unsure: 0 } });
});

test("requests are recorded only when someone says so, sealed, and opening one is audited", async () => {
  const { agent_id } = await guardedAgent(world, body);
  const settings = `/v1/agents/${agent_id}/traffic-settings`;
  expect((await world.call("GET", settings)).body).toEqual({ record_hits: true, sample_share: 0, reason: null });
  await send(agent_id, "hello");
  const list = async () => (await world.call("GET", `/v1/recorded-traffic?agent_id=${agent_id}`)).body.results;
  expect(await list()).toEqual([]);
  await world.call("PUT", settings, { body: { record_hits: false, sample_share: 1 } });
  // The settings are read beside the traffic, at most once a second.
  await expect
    .poll(
      async () => {
        await send(agent_id, "tell me of lyra");
        return (await list()).length;
      },
      { timeout: 4000, interval: 100 },
    )
    .toBeGreaterThan(0);
  const [entry] = await list();
  expect(entry).toMatchObject({ kind: "request", decision: "allow", texts: 1, is_cut: false });
  const { rows } = await world.behind.query("select content_sealed from recorded_traffic where id = $1", [entry.id]);
  expect(rows[0].content_sealed).toMatch(/^s1:/);
  const member = await world.member("MEMBER");
  expect((await world.call("GET", `/v1/recorded-traffic/${entry.id}`, { as: member })).status).toBe(403);
  const opened = (await world.call("GET", `/v1/recorded-traffic/${entry.id}`)).body;
  expect(opened.texts).toEqual([{ channel: "user", text: "tell me of lyra", start: null, end: null }]);
  const { rows: audited } = await world.behind.query(
    "select action from audit_log where action = 'recorded_traffic.read' and target_id = $1",
    [entry.id],
  );
  expect(audited).toHaveLength(1);
  // Recording of hits was switched off meanwhile.
  const { rowCount } = await world.behind.query("select from guard_hits where agent_id = $1", [agent_id]);
  expect(rowCount).toBe(0);
  const cleared = (await world.call("DELETE", `/v1/agents/${agent_id}/recorded-traffic`)).body;
  expect([cleared.deleted > 0, await list()]).toEqual([true, []]);
});

test("a sample agent gets a week of marked traffic, which is no evidence, guards nothing, and goes with one call", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  const path = `/v1/agents/${agent_id}/sample-traffic`;
  expect((await world.call("POST", path)).body.code).toBe("AGENT_NOT_SAMPLE");
  await world.call("PUT", `/v1/agent-configurations/${agent_id}`, { body: { agent_metadata: { tags: ["sample"] } } });
  const added = await world.call("POST", path);
  expect([added.status, added.body.hits]).toEqual([201, 8]);
  expect((await world.call("POST", path)).body).toEqual(added.body);
  const list = async () =>
    (await world.call("GET", `/v1/guard-events?agent_id=${agent_id}&limit=500`)).body.results as {
      is_sample: boolean;
    }[];
  expect(await list()).toHaveLength(added.body.events);
  expect((await list()).every(({ is_sample }) => is_sample)).toBe(true);
  const at = `/v1/guard-configs/${config_id}`;
  const { results } = (await world.call("GET", `${at}/guard-hits`)).body;
  expect(results[0]).toMatchObject({ is_sample: true, text: expect.not.stringContaining("[") });
  await world.call("PUT", `${at}/guard-hits/${results[0].id}`, { body: { label: "fine" } });
  const { guards } = (await world.call("GET", `${at}/promotion`)).body;
  expect(guards[1]).toMatchObject({ n: 0, hits: 0, labels: { fine: 0 }, proven_by: null });
  const agent = (await world.call("GET", `/v1/agent-configurations/${agent_id}`)).body;
  expect(agent.protection_status).toBe("configured");
  expect((await world.call("DELETE", path)).body.deleted).toBe(added.body.events + 8);
  expect(await list()).toEqual([]);
  expect((await world.call("GET", `/v1/agents/${agent_id}/pulse`)).body.legs).toEqual([]);
});
