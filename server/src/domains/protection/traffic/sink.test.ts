import { fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { exchangeOf } from "../../../../test/protection/recorded-exchange.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Database } from "../../../platform/db/database.ts";
import { createTrafficSink } from "./sink.ts";

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const body = { "input-guards": ["stop", "watch"], stop: word("orion"), watch: word("lyra", { mode: "shadow" }) };
const eventsOf = async (agent_id: string) =>
  (await world.behind.query("select * from guard_events where agent_id = $1 order by id, guard", [agent_id])).rows;
const statusOf = async (agent_id: string) =>
  (await world.call("GET", `/v1/agent-configurations/${agent_id}`)).body.protection_status;

test("a request leaves an event for each guard that hit, without its text, and makes the agent guarded", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  const { traffic } = world.services.guards;
  traffic.record(await exchangeOf(world, agent_id, { texts: ["hello"] }));
  traffic.record(await exchangeOf(world, agent_id, { texts: ["about orion and lyra", "lyra again"], leg: "model" }));
  await traffic.flush();
  const events = await eventsOf(agent_id);
  expect(events.map(({ guard, outcome, enforced, texts, leg }) => [guard, outcome, enforced, texts, leg])).toEqual(
    expect.arrayContaining([
      ["stop", "hit", true, 1, "model"],
      ["watch", "hit", false, 2, "model"],
    ]),
  );
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toMatch(/about|again/);
  expect(events.find(({ request }) => request)).toMatchObject({
    request: { judged: [{ channel: "user", texts: 2, characters: 30 }], is_stream: false },
    config_id,
    version: 1,
    start_at: 6,
  });
  const { rows: pulse } = await world.behind.query(
    "select leg, version, requests::int, judged::int, stopped::int from agent_pulse where agent_id = $1 order by leg",
    [agent_id],
  );
  expect(pulse).toEqual([
    { leg: "front", version: 1, requests: 1, judged: 1, stopped: 0 },
    { leg: "model", version: 1, requests: 1, judged: 1, stopped: 1 },
  ]);
  expect(await statusOf(agent_id)).toBe("guarded");
  await world.services.guards.tally.flush();
  const { rows: hits } = await world.behind.query("select id, request_id from guard_hits where agent_id = $1", [
    agent_id,
  ]);
  expect(hits).toEqual([{ id: events.find(({ guard }) => guard === "watch").hit_id, request_id: expect.any(String) }]);
  const { rows: counts } = await world.behind.query(
    "select source, requests::int from guard_counts where agent_id = $1 and guard = 'watch'",
    [agent_id],
  );
  expect(counts).toEqual([{ source: "gateway", requests: 2 }]);
  const audited = await world.behind.query(
    "select from audit_log where action = 'agent.guarded' and target_id = $1 and address = 'gateway'",
    [agent_id],
  );
  expect(audited.rowCount).toBe(1);
});

test("a request that no guard judged, or that an older version judged, does not make an agent guarded", async () => {
  const { agent_id } = await guardedAgent(world, body);
  const { traffic } = world.services.guards;
  const judged = await exchangeOf(world, agent_id, { texts: ["hello"] });
  traffic.record({ ...judged, judged: [], unscanned: 1 });
  traffic.record({ ...judged, guards: null, judged: [] });
  if (judged.guards) traffic.record({ ...judged, guards: { ...judged.guards, version: 9 } });
  await traffic.flush();
  expect(await statusOf(agent_id)).toBe("configured");
});

test("without a database events wait, hits in shadow are dropped first, and what was dropped is counted", async () => {
  const { agent_id } = await guardedAgent(world, body);
  const { services } = world;
  let isAway = true;
  const db: Database = {
    ...services.db,
    transaction: (subject, work) =>
      isAway ? Promise.reject(fault("DATABASE_UNAVAILABLE")) : services.db.transaction(subject, work),
  };
  const needs = { ...services, db, tally: services.guards.tally };
  const sink = createTrafficSink(needs, { everyMs: 60_000, batch: 100, most: 4 });
  for (const text of ["lyra", "orion", "lyra", "orion", "lyra", "orion"])
    sink.record(await exchangeOf(world, agent_id, { texts: [text] }));
  await sink.flush();
  expect(await eventsOf(agent_id)).toEqual([]);
  isAway = false;
  await sink.flush();
  const kept = (await eventsOf(agent_id)).map(({ guard }) => guard).sort();
  expect(kept).toEqual(["stop", "stop", "stop", "watch"]);
  const { rows } = await world.behind.query(
    "select sum(requests)::int as requests, sum(dropped)::int as dropped from traffic_buckets where agent_id = $1",
    [agent_id],
  );
  expect(rows).toEqual([{ requests: 6, dropped: 2 }]);
});

test("a process that is killed loses the last batch and nothing before it, and every stored event is whole", async () => {
  const agentId = newId();
  const { teamId } = world.owner.who;
  const child = fork(new URL("../../../../test/protection/killed-sink.ts", import.meta.url));
  const said: { readonly requestId: string; readonly at: number }[] = [];
  const isEnough = new Promise<void>((resolve) => {
    child.on("message", (one: { requestId: string; at: number }) => {
      if (said.push(one) === 300) resolve();
    });
  });
  child.send({ connection: world.connections.app, teamId, agentId });
  await isEnough;
  const killedAt = Date.now();
  child.kill("SIGKILL");
  await once(child, "exit");
  const stored = new Set((await eventsOf(agentId)).map(({ request_id }) => request_id));
  // 250 ms are one batch; a busy machine may need as long again to write it.
  const early = said.filter(({ at }) => at < killedAt - 1000);
  expect(early.filter(({ requestId }) => !stored.has(requestId))).toEqual([]);
  expect(stored.size).toBeGreaterThan(0);
  const { rows } = await world.behind.query(
    "select sum(requests)::int as requests from agent_pulse where agent_id = $1",
    [agentId],
  );
  expect(rows[0].requests).toBe(stored.size);
});
