import { createHmac, hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agentThat, completion, json } from "../../../../test/agents/scripted-agents.ts";
import { apply, guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { exchangeOf } from "../../../../test/protection/recorded-exchange.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { createSigner, signingSecret } from "../gateway/signature/signature.ts";
import { alarmLimits } from "./limits.ts";
import { startWatchWorker } from "./watch-worker.ts";

holdStatementsToTheirTeam();

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const body = { "input-guards": ["stop"], stop: word("orion") };
/** An hour as a few seconds. */
const limits = { ...alarmLimits, leastSilence: 5, probeEvery: 5 };

function watching() {
  const worker = startWatchWorker(world.services, { everyMs: 50, fullEvery: 1, limits });
  return { [Symbol.asyncDispose]: () => worker.stop() };
}

const now = () => Math.floor(world.clock.now / 1000);
const later = (seconds: number) => {
  world.clock.now += seconds * 1000;
};
const alarmsOf = async (agent_id: string, state = "open") =>
  (await world.call("GET", `/v1/alarms?agent_id=${agent_id}&state=${state}`)).body.results;
const kindsOf = async (agent_id: string, state = "open") =>
  (await alarmsOf(agent_id, state)).map(({ kind }: { kind: string }) => kind);
const statusOf = async (agent_id: string) =>
  (await world.call("GET", `/v1/agent-configurations/${agent_id}`)).body.protection_status;

async function request(agent_id: string, texts = ["hello"]): Promise<void> {
  const { traffic } = world.services.guards;
  traffic.record(await exchangeOf(world, agent_id, { texts }));
  await traffic.flush();
}

async function bucket(agent_id: string, at: number, counts: object): Promise<void> {
  const row = { requests: 0, judged: 0, stopped: 0, undecided: 0, dropped: 0, ...counts };
  await world.behind.query(
    `insert into traffic_buckets (team_id, agent_id, leg, at, is_sample, requests, judged, stopped, undecided, dropped)
     select team_id, id, 'front', $2, false, $3, $4, $5, $6, $7 from agents where id = $1`,
    [agent_id, at - (at % 600), row.requests, row.judged, row.stopped, row.undecided, row.dropped],
  );
}

test("traffic of an enforcing agent stops: alarm in time, status falls, people are told once, and it clears on return", async () => {
  const owner = await world.stranger();
  const endpoint = { name: "n", kind: "webhook", address: "http://127.0.0.1:9/" };
  const { id: endpointId } = (await world.call("POST", "/v1/notifications/endpoints", { body: endpoint })).body;
  const told = async () => {
    const { body: page } = await world.call("GET", `/v1/notifications/endpoints/${endpointId}/deliveries`);
    return page.results.map(({ event }: { event: string }) => event);
  };
  const { agent_id } = await guardedAgent(world, body);
  await request(agent_id);
  expect(await statusOf(agent_id)).toBe("guarded");
  await using _worker = watching();
  later(4);
  await world.call("PUT", `/v1/agents/${agent_id}/alarm-settings`, {
    body: { heartbeat_seconds: 30, unsigned_probe: false },
  });
  later(25);
  expect(await kindsOf(agent_id)).toEqual([]);
  later(2);
  await expect.poll(() => kindsOf(agent_id)).toEqual(["silence"]);
  expect(await statusOf(agent_id)).toBe("configured");
  const [alarm] = await alarmsOf(agent_id);
  expect(alarm).toMatchObject({ severity: "critical", title: "Support stopped sending traffic through its guards" });
  expect((await world.call("GET", "/v1/alarms", { as: owner })).body).toMatchObject({ results: [], open: 0 });
  const note = { note: " On holiday " };
  const seen = await world.call("POST", `/v1/alarms/${alarm.id}/acknowledge`, { body: note });
  expect(seen.body).toMatchObject({ note: "On holiday", cleared_at: null, acknowledged_by: world.owner.who.userId });
  expect((await world.call("POST", `/v1/alarms/${alarm.id}/acknowledge`, { body: note, as: owner })).status).toBe(404);
  expect((await world.call("GET", "/v1/alarms")).body).toMatchObject({ open: 1, unacknowledged: 0 });
  await request(agent_id);
  await expect.poll(() => kindsOf(agent_id)).toEqual([]);
  expect(await alarmsOf(agent_id, "cleared")).toMatchObject([{ id: alarm.id, cleared_because: "resolved" }]);
  expect(await told()).toEqual(["guard.alarm_cleared", "guard.alarm_raised"]);
  const { rows } = await world.behind.query("select action from audit_log where target_id = $1", [alarm.id]);
  expect(rows.map(({ action }) => action).sort()).toEqual(["alarm.acknowledged", "alarm.cleared", "alarm.raised"]);
  const fleet = await world.call("GET", `/v1/fleet-protection?agent_ids=${agent_id}`);
  expect(fleet.body.results).toEqual([{ agent_id, last_judged_at: now(), open_alarms: 0, is_critical: false }]);
});

describe("the unsigned probe", () => {
  async function probed(reply: Parameters<typeof agentThat>[0]) {
    const agent = await agentThat(reply);
    const { agent_id } = await guardedAgent(world, body);
    await world.call("PUT", `/v1/agent-configurations/${agent_id}`, { body: { agent_url: `${agent.url}/v1` } });
    await request(agent_id);
    const settings = { heartbeat_seconds: 86_400, unsigned_probe: true };
    await world.call("PUT", `/v1/agents/${agent_id}/alarm-settings`, { body: settings });
    const result = async () => (await world.call("GET", `/v1/agents/${agent_id}/alarm-settings`)).body.probe_result;
    return { ...agent, agent_id, result };
  }

  test("that is answered is an alarm: the agent is not guarded while it can be used without its guards", async () => {
    // An agent that, once it is told to, refuses what the gateway did not sign.
    let isStrict = false;
    await using agent = await probed(({ headers, body: sent }, response) => {
      const [, at = "", given = ""] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["x-console-gateway"])) ?? [];
      const secret = signingSecret(world.services.keyring, agent.agent_id);
      const expected = createHmac("sha256", secret)
        .update(`${at}.POST.${hash("sha256", JSON.stringify(sent), "hex")}`)
        .digest("hex");
      if (isStrict && given !== expected) return json(response, { error: "unsigned" }, 401);
      json(response, completion({ role: "assistant", content: "Hello!" }));
    });
    const asGateway = async (body: string) => {
      const signed = { at: now(), method: "POST", body: "{}" };
      const signature = createSigner(world.services.keyring).sign(agent.agent_id, signed);
      return (await fetch(agent.url, { method: "POST", body, headers: { "x-console-gateway": signature } })).status;
    };
    await using _worker = watching();
    await expect.poll(() => kindsOf(agent.agent_id)).toEqual(["bypass"]);
    expect(await agent.result()).toBe("answered");
    expect(await statusOf(agent.agent_id)).toBe("configured");
    await request(agent.agent_id);
    expect(await statusOf(agent.agent_id)).toBe("configured");
    isStrict = true;
    expect([await asGateway("{}"), await asGateway('{"changed":1}')]).toEqual([200, 401]);
    later(6);
    await expect.poll(() => kindsOf(agent.agent_id)).toEqual([]);
    expect(await agent.result()).toBe("refused");
  });

  test("that gets no answer proves nothing", async () => {
    await using agent = await probed((_request, response) => json(response, { error: "down" }, 503));
    await using _worker = watching();
    await expect.poll(agent.result, { timeout: 20_000 }).toBe("unreachable");
    expect(await kindsOf(agent.agent_id)).toEqual([]);
  });
});

test("a guard that is back in shadow or gone is an alarm until it is restored or the change is accepted", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  await using _worker = watching();
  const known = async () =>
    (await world.behind.query("select posture from agent_watch where agent_id = $1", [agent_id])).rows[0]?.posture
      .enforced;
  await expect.poll(known).toEqual(["stop on user messages"]);
  const change = async (config_body: object) => {
    await world.call("PUT", `/v1/guard-configs/${config_id}`, { body: { config_body } });
    await apply(world, config_id);
  };
  await change({ ...body, stop: word("orion", { mode: "shadow" }) });
  await expect
    .poll(() => alarmsOf(agent_id))
    .toMatchObject([
      { kind: "posture", severity: "warning", what_happened: "The guard stop on user messages is back in shadow." },
    ]);
  await change(body);
  await expect.poll(() => kindsOf(agent_id)).toEqual([]);
  await change({ ...body, stop: word("orion", { "on-error": "fail_open" }) });
  await expect
    .poll(() => alarmsOf(agent_id))
    .toMatchObject([{ facts: { changes: ["The guard stop on user messages now fails open."] } }]);
  await world.call("DELETE", `/v1/guard-configs/${config_id}?force=true`);
  await expect.poll(() => alarmsOf(agent_id)).toMatchObject([{ facts: { changes: ["All guards were removed."] } }]);
  const [{ id }] = await alarmsOf(agent_id);
  const accepted = await world.call("POST", `/v1/alarms/${id}/acknowledge`, { body: {} });
  expect(accepted.body).toMatchObject({ cleared_because: "accepted" });
  await expect.poll(known).toEqual([]);
  expect(await kindsOf(agent_id)).toEqual([]);
  expect(await kindsOf(agent_id, "cleared")).toEqual(["posture", "posture"]);
});

test("guards that fail, an attack, dropped events and blocking past the budget are alarms of their own", async () => {
  const { agent_id, config_id } = await guardedAgent(world, body);
  await world.behind.query("update guard_versions set applied_at = applied_at - 100000 where config_id = $1", [
    config_id,
  ]);
  for (let ago = 3_000; ago < 200_000; ago += 600)
    await bucket(agent_id, now() - ago, { requests: 100, judged: 100, stopped: 1 });
  await bucket(agent_id, now() - 600, { requests: 100, judged: 100, stopped: 40, dropped: 7 });
  await request(agent_id);
  await world.behind.query(
    `insert into guard_events (id, team_id, agent_id, request_id, leg, protocol, kind, channel, guard, method, rule, outcome, action,
       enforced, texts, elapsed_us, config_id, version, ending, status, is_sample, created_at)
     select gen_random_uuid(), a.team_id, a.id, o.outcome || n, 'front', 'chat', 'guard', 'user', 'stop', 'm', 'r', o.outcome, 'block',
       true, 1, 1, $3, 1, 'answered', 200, false, $2
     from agents a, generate_series(1, 200) n, (values ('hit'), ('undecided')) as o (outcome) where a.id = $1`,
    [agent_id, now(), config_id],
  );
  await using _worker = watching();
  await expect
    .poll(async () => (await kindsOf(agent_id)).sort())
    .toEqual([...["events_dropped", "guard_errors", "over_blocking", "under_attack"]]);
  const attack = (await alarmsOf(agent_id)).find(({ kind }: { kind: string }) => kind === "under_attack");
  expect(attack.facts).toMatchObject({ requests: 100, stopped: 40, share: 0.4 });
  await world.behind.query("delete from traffic_buckets where agent_id = $1", [agent_id]);
  await expect.poll(() => kindsOf(agent_id)).toEqual([]);
});

test("a changed tool is reported by whoever sees it, once, and an archived agent is no longer watched", async () => {
  const { agent_id } = await guardedAgent(world, body);
  const { alarms } = world.services.guards;
  const report = (tools: string[]) =>
    world.services.db.transaction(world.owner.who, (tx) =>
      alarms.raise(
        { tx, who: world.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now },
        { agentId: agent_id, kind: "tool_changed", facts: { tools } },
      ),
    );
  expect(await report(["search"])).toBe(true);
  expect(await report(["search", "send_mail"])).toBe(false);
  expect(await alarmsOf(agent_id)).toMatchObject([
    { what_happened: "Changed since it was pinned: search, send_mail." },
  ]);
  await using _worker = watching();
  await world.call("PUT", `/v1/agent-configurations/${agent_id}`, { body: { status: "archived" } });
  await expect
    .poll(() =>
      world.behind.query("select cleared_because from alarms where agent_id = $1", [agent_id]).then(({ rows }) => rows),
    )
    .toEqual([{ cleared_because: "unwatched" }]);
});

test("a gateway that can't use the live version is told by what it judges with, and a version that nobody can read ends no watch", async () => {
  const [{ agent_id, config_id }, other] = [await guardedAgent(world, body), await guardedAgent(world, body)];
  await request(agent_id);
  await apply(world, config_id);
  await world.call("PUT", `/v1/guard-configs/${config_id}`, {
    body: { config_body: { ...body, "blocked-as": "error" } },
  });
  await apply(world, config_id);
  later(120);
  // As a gateway writes it that goes on with version 1.
  await world.behind.query("update agent_pulse set last_judged_at = $2 where agent_id = $1", [agent_id, now()]);
  await world.behind.query(`update guard_versions set config_body = '{"input-guards": 5}' where config_id = $1`, [
    other.config_id,
  ]);
  await using _worker = watching();
  const changes = async (id: string) =>
    (await alarmsOf(id)).find(({ kind }: { kind: string }) => kind === "posture")?.what_happened;
  await expect
    .poll(() => changes(agent_id))
    .toBe("A gateway can't use version 2 of the guards and judges by version 1.");
  await world.behind.query("update agent_pulse set last_judged_at = $2 where agent_id = $1", [agent_id, now() - 901]);
  await expect.poll(() => changes(agent_id)).toBeUndefined();
  expect(await changes(other.agent_id)).toMatch(/^Version 1 of the guards can't be used/);
});
