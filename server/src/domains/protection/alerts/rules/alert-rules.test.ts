import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { holdStatementsToTheirTeam } from "../../../../../test/recorded-statements.ts";
import { scriptedMetrics } from "../../../../../test/telemetry/scripted-metrics.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { startAlertWorker } from "./alert-worker.ts";
import type { ReadRule } from "./read-figures.ts";
import { tryRule } from "./try-rule.ts";
import { lastMinute } from "./windows.ts";

holdStatementsToTheirTeam();

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
// A worker evaluates the rules of all teams, by the figures of its test.
beforeEach(() => world.behind.query("delete from alert_rules"));

const errorRate = { name: "Many fail", measure: "error_rate", threshold: 0.1, window: "5m", hold_seconds: 120 };
const now = () => Math.floor(world.clock.now / 1000);
const later = (seconds: number) => {
  world.clock.now += seconds * 1000;
};

/** A team of its own, with an agent, figures and rules that are evaluated all the time. */
async function openTeam() {
  const team = await world.another();
  const { id: agentId } = (
    await team.call("POST", "/v1/agent-configurations/", { body: { agent_name: "Bot", model_name: "m" } })
  ).body;
  const scripted = scriptedMetrics();
  const needs = { ...world.services, metrics: scripted.metrics };
  const count = (metric: string, n: number, at = lastMinute(now()) - 60) => scripted.count({ metric, agentId, at, n });
  const rules = async () => (await team.call("GET", "/v1/alert-rules")).body.results;
  return {
    ...{ team, agentId, scripted, needs, count },
    traffic(requests: number, errors: number) {
      count("gateway_requests_total", requests);
      count("gateway_upstream_errors_total", errors);
    },
    async create(rule: object) {
      const { id } = (await team.call("POST", "/v1/alert-rules", { body: rule })).body;
      // Requests have the time of day, workers that of the test.
      world.clock.now = Math.max(world.clock.now, Date.now() + 1000);
      return id;
    },
    alarms: async (state = "open") => (await team.call("GET", `/v1/alarms?state=${state}`)).body.results,
    state: async () => (await rules())[0]?.state,
    subject: async () => (await rules())[0]?.subjects[0],
    working(count = 1) {
      const workers = Array.from({ length: count }, () => startAlertWorker(needs, 20));
      return { [Symbol.asyncDispose]: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}

test("a threshold that is crossed raises one alarm, tells once, survives a restart, and clears after the hold time", async () => {
  const { team, agentId, traffic, create, alarms, state, subject, working } = await openTeam();
  const endpoint = { name: "n", kind: "webhook", address: "http://127.0.0.1:9/" };
  const { id: endpointId } = (await team.call("POST", "/v1/notifications/endpoints", { body: endpoint })).body;
  const ruleId = await create({ ...errorRate, severity: "critical" });
  traffic(100, 5);
  {
    await using _two = working(2);
    await expect.poll(state).toBe("ok");
    later(60);
    traffic(100, 50);
    await expect.poll(state).toBe("firing");
    expect(await subject()).toMatchObject({ agent_id: agentId, value: 0.275, compared: 0.1, requests: 200 });
  }
  const [alarm] = await alarms();
  expect(alarm).toMatchObject({ agent_id: agentId, rule_id: ruleId, kind: "telemetry", severity: "critical" });
  expect(alarm.title).toBe("Bot: Many fail");
  expect(alarm.what_happened).toBe(
    "The share of requests with an upstream error was 27.5% in 5 minutes (200 requests), above 10%.",
  );
  await using _restarted = working();
  later(60);
  traffic(1000, 0);
  await expect.poll(async () => (await subject()).calm_since).not.toBeNull();
  expect(await alarms()).toHaveLength(1);
  later(60);
  traffic(100, 0);
  await expect.poll(async () => (await subject()).evaluated_at).toBe(now());
  expect(await state()).toBe("firing");
  later(60);
  traffic(100, 0);
  await expect.poll(state).toBe("ok");
  expect(await alarms("all")).toMatchObject([{ id: alarm.id, cleared_because: "resolved" }]);
  const { body: page } = await team.call("GET", `/v1/notifications/endpoints/${endpointId}/deliveries`);
  expect(page.results.map(({ event }: { event: string }) => event)).toEqual([
    ...["guard.alarm_cleared", "guard.alarm_raised"],
  ]);
});

test("a rule that can't be evaluated is unknown, never ok, and an alarm stays open meanwhile", async () => {
  const { scripted, traffic, create, alarms, state, subject, working } = await openTeam();
  await create(errorRate);
  await using _worker = working();
  await expect.poll(state).toBe("unknown");
  expect(await subject()).toMatchObject({ agent_id: null, why: "no_data" });
  later(60);
  traffic(2, 2);
  await expect.poll(state).toBe("too_few");
  later(60);
  traffic(100, 100);
  await expect.poll(state).toBe("firing");
  scripted.state.isDead = true;
  later(180);
  await expect.poll(async () => (await subject()).evaluated_at).toBe(now());
  expect([await state(), (await alarms()).length]).toEqual(["firing", 1]);
});

test("a dead backend is asked once in a round, and every rule says that it is unavailable", async () => {
  const { team, scripted, needs, create } = await openTeam();
  for (const name of ["a", "b", "c"]) await create({ ...errorRate, name, scope: "team" });
  scripted.state.isDead = true;
  const worker = startAlertWorker({ ...needs, metrics: { ...scripted.metrics, isRemote: true } }, 20);
  await using _stopped = { [Symbol.asyncDispose]: () => worker.stop() };
  const states = async () =>
    (await team.call("GET", "/v1/alert-rules")).body.results.map(
      ({ subjects: [subject] }: { subjects: { state: string; why: string }[] }) => `${subject?.state} ${subject?.why}`,
    );
  await expect.poll(states).toEqual(Array(3).fill("unknown unavailable"));
  expect(scripted.state.reads).toBe(1);
});

test("silence after traffic, of all agents together, is an alarm of the team", async () => {
  const { team, count, create, alarms, state, working } = await openTeam();
  count("gateway_requests_total", 500, now() - 3_600);
  const id = await create({ name: "Quiet", measure: "silence", window: "15m", scope: "team", hold_seconds: 0 });
  await using _worker = working();
  await expect.poll(state).toBe("firing");
  expect(await alarms()).toMatchObject([{ agent_id: null, agent_name: null, title: "All agents: Quiet" }]);
  const [alarm] = await alarms();
  expect((await team.call("POST", `/v1/alarms/${alarm.id}/acknowledge`, { body: {} })).status).toBe(200);
  await team.call("DELETE", `/v1/alert-rules/${id}`);
  expect(await alarms("all")).toMatchObject([{ cleared_because: "unwatched" }]);
  const { rows } = await world.behind.query("select action from audit_log where target_id = $1", [id]);
  expect(rows.map(({ action }) => action).sort()).toEqual(["alert_rule.created", "alert_rule.deleted"]);
});

test("a change compares with the same window a day before", async () => {
  const { count, create, alarms, state, working } = await openTeam();
  const yesterday = lastMinute(now()) - 60 - 86_400;
  count("gateway_requests_total", 100, yesterday);
  count("gateway_tokens_total", 1_000, yesterday);
  count("gateway_requests_total", 100);
  count("gateway_tokens_total", 5_000);
  await create({ name: "More tokens", measure: "tokens", window: "1h", compare_with: "day_before", threshold: 3 });
  await using _worker = working();
  await expect.poll(state).toBe("firing");
  expect((await alarms())[0].what_happened).toBe(
    "The number of tokens was 5,000 in 60 minutes (100 requests), compared with 1,000 at the same time a day before: above 3 times that.",
  );
});

test("a rule needs what it is about, and a team has at most 50", async () => {
  const team = await world.another();
  const create = async (rule: object) => (await team.call("POST", "/v1/alert-rules", { body: rule })).status;
  expect(await create({ ...errorRate, threshold: 5 })).toBe(422);
  expect(await create({ ...errorRate, measure: "latency" })).toBe(422);
  expect(await create({ ...errorRate, scope: "agent" })).toBe(422);
  expect(await create({ ...errorRate, compare_with: "day_before", threshold: 0 })).toBe(422);
  expect(await create({ ...errorRate, compare_with: "week_before", threshold: 2 })).toBe(422);
  await world.behind.query(
    `insert into alert_rules select gen_random_uuid(), $1, n::text, 'team', null, 'cost', null, null, 'gateway', '5m', 'value',
       'above', 1, 1, 1, 'warning', false, 1, $2, 1, $2, 1, 1 from generate_series(1, 50) n`,
    [team.owner.who.teamId, team.owner.who.userId],
  );
  expect(await create(errorRate)).toBe(409);
});

test("trying a rule says when it would have raised alarms in the last seven days", async () => {
  const { agentId, needs, count } = await openTeam();
  const to = lastMinute(now());
  for (let hour = 0; hour < 160; hour++) {
    const isBad = hour === 3 || hour === 100 || hour === 101;
    count("gateway_requests_total", 100, to - hour * 3_600 - 60);
    count("gateway_upstream_errors_total", isBad ? 50 : 1, to - hour * 3_600 - 60);
  }
  const rule: ReadRule = {
    scope: "each_agent",
    agent_id: null,
    measure: "error_rate",
    metric: null,
    source: "gateway",
    percentile: null,
    window: "5m",
    compare_with: "value",
    direction: "above",
    threshold: 0.1,
    min_requests: 20,
  };
  const act = { who: world.owner.who, origin: { requestId: "", address: "" }, now: world.clock.now, tx: noConnection };
  const tried = await tryRule(needs.metrics, act, { rule, holdSeconds: 600 });
  expect(tried.alarms).toBe(2);
  expect(tried.subjects).toMatchObject([{ agent_id: agentId, alarms: 2 }]);
  const [newest, oldest] = tried.first_alarms;
  expect(newest?.raised_at).toBe(to - 3 * 3_600);
  expect((newest?.cleared_at ?? 0) - (newest?.raised_at ?? 0)).toBeLessThanOrEqual(1_200);
  expect(Math.abs((oldest?.raised_at ?? 0) - (to - 101 * 3_600))).toBeLessThanOrEqual(3_600);
});

test("the console's own figures raise an alarm too, and a try over the API finds it", async () => {
  world.clock.now = Date.now();
  const { team, agentId, needs, create, state, alarms } = await openTeam();
  const { telemetry } = world.services;
  const atMs = (lastMinute(now()) - 120) * 1000;
  const measure = (metric: string) => ({ metric, atMs, agentId });
  const { teamId } = team.owner.who;
  // Hours before: a window of five minutes is judged by its minutes, not by its hour.
  const earlier = { atMs: atMs - 5 * 3_600_000, agentId };
  telemetry.writer.count(teamId, { ...earlier, metric: "gateway_requests_total" }, 100);
  telemetry.writer.count(teamId, { ...earlier, metric: "gateway_upstream_errors_total" }, 40);
  const good = { agentId, metric: "gateway_requests_total", atMs: earlier.atMs - 600_000 };
  telemetry.writer.count(teamId, good, 900);
  telemetry.writer.count(teamId, measure("gateway_requests_total"), 100);
  telemetry.writer.count(teamId, measure("gateway_upstream_errors_total"), 40);
  for (let nth = 0; nth < 100; nth++) telemetry.writer.observe(teamId, measure("upstream_seconds"), 3);
  await telemetry.writer.flush();
  await create(errorRate);
  const worker = startAlertWorker({ ...needs, metrics: telemetry.sources.metrics }, 20);
  await using _stopped = { [Symbol.asyncDispose]: () => worker.stop() };
  await expect.poll(state).toBe("firing");
  expect(await alarms()).toMatchObject([{ facts: { value: 0.4, requests: 100 } }]);
  const tries = [
    { measure: "error_rate", threshold: 0.1, window: "5m" },
    { measure: "latency", metric: "upstream_seconds", threshold: 2, window: "15m" },
    { measure: "latency", metric: "upstream_seconds", threshold: 4, window: "15m" },
  ];
  const tried = await Promise.all(
    tries.map(async (body) => (await team.call("POST", "/v1/alert-rules/try", { body })).body.alarms),
  );
  expect(tried).toEqual([2, 1, 0]);
});

const noConnection = { bound: "team", query: async () => [], run: async () => 0 } as const;
