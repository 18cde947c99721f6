import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldFigures, plantFigures } from "../../../../../../test/protection/figures.ts";
import { spanAt } from "../../../../../../test/protection/telemetry/rows.ts";
import { openWorld, type World } from "../../../../../../test/world.ts";
import { catalog } from "../../series/catalog.ts";
import { createTelemetryDays, dayOfNs } from "../../store/days.ts";
import { insertSpans } from "../../store/insert.ts";
import type { NewSpan } from "../../store/new-rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.now();
const minuteOf = (ms: number): number => Math.floor(ms / MINUTE) * 60;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const metric = "gateway_requests_total";
const get = async (of: World, path: string) => {
  const { status, body } = await of.call("GET", `/v1/telemetry/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("a counter", () => {
  it("has its total and its steps, over every time range, before and after its hours are folded", async () => {
    const team = await world.another();
    const agentId = randomUUID();
    const ages = [2, 40, 90, 200, 20 * 60, 5 * 24 * 60, 20 * 24 * 60];
    await plantFigures(team, (sums, teamId) => {
      for (const age of ages) {
        sums.count(teamId, { metric, atMs: NOW - age * MINUTE, agentId, labels: { leg: "model" } });
        sums.count(teamId, { metric, atMs: NOW - age * MINUTE, agentId: null, labels: { leg: "front" } }, 2);
      }
    });
    const expected = { "15m": 3, "30m": 3, "1h": 6, "2h": 9, "6h": 12, "1d": 15, "7d": 18, "30d": 21 };
    const steps = { "15m": 15, "30m": 30, "1h": 60, "2h": 120, "6h": 72, "1d": 96, "7d": 84, "30d": 120 };
    for (const _ of ["deltas", "folded"]) {
      for (const [range, total] of Object.entries(expected)) {
        const query = `time_range=${range}`;
        expect(await get(team, `counters/${metric}/total?${query}`)).toMatchObject({ metric, total_count: total });
        const { series } = await get(team, `counters/${metric}/time_series?${query}`);
        const [{ points }] = series;
        expect(points).toHaveLength(steps[range as keyof typeof steps]);
        expect(points.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(total);
        expect(points.at(-1).timestamp * 1000).toBeLessThanOrEqual(Date.now());
        expect(points[1].timestamp - points[0].timestamp).toBe(
          { "6h": 300, "1d": 900, "7d": 7200, "30d": 21600 }[range] ?? 60,
        );
        const ofAgent = `${query}&agent_configuration_id=${agentId.toUpperCase()}`;
        expect((await get(team, `counters/${metric}/total?${ofAgent}`)).total_count).toBe(total / 3);
        expect((await get(team, `counters/${metric}/total?${query}&leg=front`)).total_count).toBe((total * 2) / 3);
      }
      await foldFigures(team);
    }
    expect((await get(team, `counters/${metric}/total`)).total_count).toBe(expected["1d"]);
  });

  it("answers in the contract's shape, and with 0 or no series if there is nothing", async () => {
    const team = await world.another();
    const { teamId } = team.owner.who;
    const labels = {
      ...{ agent_id: null, deployment_environment: null, exported_job: null, job: null, service_name: null },
      ...{ service_namespace: null, service_version: null, team_id: teamId, user_id: null, evaluation_id: null },
    };
    expect(await get(team, "counters/no.such-metric/total")).toEqual({
      metric: "no.such-metric",
      total_count: 0,
      labels,
    });
    expect(await get(team, `counters/${metric}/time_series`)).toEqual({ metric, series: [], labels });
    await plantFigures(team, (sums) => sums.count(teamId, { metric, atMs: NOW - MINUTE, agentId: null }));
    const answer = await get(team, `counters/${metric}/time_series?time_range=15m`);
    expect(answer.series[0].labels).toEqual(labels);
    expect(answer.series[0].points).toContainEqual({ timestamp: minuteOf(NOW - MINUTE), value: 1 });
  });

  it("has no figures of another team, whoever's agent or evaluation is asked for, or for an ID that is none", async () => {
    const [team, other] = [await world.another(), await world.another()];
    const [agentId, evaluationId] = [randomUUID(), randomUUID()];
    const own = "evaluation_requests_total";
    await plantFigures(other, (sums, teamId) => sums.count(teamId, { metric: own, atMs: NOW, agentId, evaluationId }));
    await plantFigures(team, (sums, teamId) =>
      sums.count(teamId, { metric: own, atMs: NOW, agentId: randomUUID(), evaluationId: randomUUID() }),
    );
    const answers = [agentId, randomUUID()].map(async (agent) => {
      const { labels: _, ...rest } = await get(team, `counters/${own}/total?agent_configuration_id=${agent}`);
      return rest;
    });
    expect(await Promise.all(answers)).toEqual([0, 0].map((total_count) => ({ metric: own, total_count })));
    for (const query of [`evaluation_id=${evaluationId}`, "evaluation_id='--", "agent_configuration_id=%F0%9F%A4%96"]) {
      expect((await get(team, `counters/${own}/total?${query}`)).total_count).toBe(0);
      expect((await get(team, `counters/${own}/time_series?${query}`)).series).toEqual([]);
    }
    const both = `agent_configuration_id=${agentId}&evaluation_id=${evaluationId}`;
    expect((await get(other, `counters/${own}/total?${both}`)).total_count).toBe(1);
    expect((await get(other, `counters/${own}/total?evaluation_id=${evaluationId}`)).total_count).toBe(1);
  });

  it.each(["time_range=2d", "time_range=", "time_range=1D"])("refuses %s", async (query) => {
    expect((await world.call("GET", `/v1/telemetry/counters/${metric}/total?${query}`)).status).toBe(422);
  });
});

describe("latency", () => {
  const name = "gateway_overhead_seconds";

  it("is one element for each percentile, with windows of which some have no values", async () => {
    const team = await world.another();
    await plantFigures(team, (sums, teamId) => {
      for (let nth = 1; nth <= 100; nth++) {
        sums.observe(
          teamId,
          { metric: name, atMs: NOW - 5 * MINUTE, agentId: null, labels: { leg: "front" } },
          nth / 100,
        );
        sums.observe(teamId, { metric: name, atMs: NOW - 3 * HOUR, agentId: null }, 7);
      }
    });
    for (const _ of ["deltas", "folded"]) {
      const answer = await get(team, `latency/${name}`);
      expect(answer.map(({ percentile }: { percentile: string }) => percentile)).toEqual([
        "0.5",
        "0.9",
        "0.95",
        "0.99",
      ]);
      for (const { percentile, values, time_window, metric_name } of answer) {
        expect({ time_window, metric_name }).toEqual({ time_window: "1m", metric_name: name });
        expect(values).toHaveLength(1);
        expect(values[0].timestamp).toBe(minuteOf(NOW - 5 * MINUTE));
        expect(Math.abs(values[0].value / Number(percentile) - 1)).toBeLessThan(0.03);
      }
      const [whole] = await get(team, `latency/${name}?time_range=6h&time_window=1h30m&percentiles=.75`);
      expect(whole).toMatchObject({ percentile: ".75", time_window: "1h30m" });
      expect(whole.values).toHaveLength(2);
      expect(whole.values[0].value).toBeCloseTo(7, 0);
      expect((await get(team, `counters/${name}/total`)).total_count).toBe(200);
      await foldFigures(team);
    }
  });

  it.each([
    ["1d", "1s", "1m"],
    ["1d", "90s", "2m"],
    ["15m", "3h", "15m"],
    ["7d", "1m", "1h"],
    ["30d", "61m", "2h"],
    ["30d", "2d", "2d"],
    ["1h", "60s", "60s"],
  ])("over %s in windows of %s uses windows of %s", async (range, asked, used) => {
    const answer = await get(world, `latency/${name}?time_range=${range}&time_window=${asked}`);
    expect(answer).toHaveLength(4);
    expect(answer[0]).toMatchObject({ time_window: used, values: [] });
  });

  it.each([
    ...["time_window=0m", "time_window=1", "time_window=1m;", "time_window=9999999d", "time_window="],
    ...["percentiles=0", "percentiles=1", "percentiles=0.5,,0.9", "percentiles=95", "percentiles=0.5,x"],
    `percentiles=${Array.from({ length: 11 }, (_, nth) => `0.${nth + 1}`).join()}`,
    "time_range=1w",
  ])("refuses %s", async (query) => {
    expect((await world.call("GET", `/v1/telemetry/latency/${name}?${query}`)).status).toBe(422);
  });
});

const agentBody = { agent_name: "Support", model_name: "small-chat-1", agent_url: "https://agent.example/v1" };

describe("metrics", () => {
  it("are listed with the console's own and those that were received", async () => {
    const team = await world.another();
    await plantFigures(team, (sums, teamId) =>
      sums.gauge(teamId, { metric: "queue.length", atMs: NOW, agentId: null, received: { unit: "{items}" } }, 3),
    );
    const { results } = await get(team, "metrics");
    expect(results).toHaveLength(catalog.length + 1);
    expect(results.at(-1)).toEqual({
      ...{ name: "queue.length", kind: "gauge", unit: "{items}", description: null, labels: [], is_received: true },
    });
    expect((await get(team, "counters/queue.length/total")).total_count).toBe(3);
    expect((await get(world, "metrics")).results).toHaveLength(catalog.length);
  });

  it("are broken down by agent, with names, and by label", async () => {
    const team = await world.another();
    const { body: agent } = await team.call("POST", "/v1/agent-configurations/", { body: agentBody });
    const blocked = "gateway_blocked_total";
    await plantFigures(team, (sums, teamId) => {
      sums.count(
        teamId,
        { metric: blocked, atMs: NOW, agentId: agent.id, labels: { guard: "pii", direction: "output" } },
        3,
      );
      sums.count(teamId, { metric: blocked, atMs: NOW - 2 * HOUR, agentId: agent.id, labels: { direction: "input" } });
      for (let nth = 0; nth < 60; nth++) {
        sums.count(teamId, { metric: blocked, atMs: NOW, agentId: randomUUID(), labels: { guard: "secrets" } });
      }
    });
    for (const _ of ["deltas", "folded"]) {
      const byAgent = await get(team, `breakdown/${blocked}?by=agent`);
      expect(byAgent.results).toHaveLength(50);
      expect(byAgent).toMatchObject({ total: 64, other: 11, metric: blocked, by: "agent" });
      expect(byAgent.results[0]).toEqual({ value: agent.id, agent_name: "Support", total: 4, share: 4 / 64 });
      const byGuard = await get(team, `breakdown/${blocked}?by=guard`);
      expect(byGuard.results.map(({ value, total }: { value: string; total: number }) => [value, total])).toEqual([
        ["secrets", 60],
        ["pii", 3],
        [null, 1],
      ]);
      const ofAgent = await get(team, `breakdown/${blocked}?by=direction&agent_configuration_id=${agent.id}&guard=pii`);
      expect(ofAgent.results).toEqual([{ value: "output", agent_name: null, total: 3, share: 1 }]);
      expect((await get(team, "counters/output-guardrail-flagged_total/total")).total_count).toBe(3);
      await foldFigures(team);
    }
    expect((await get(await world.another(), `breakdown/${blocked}?by=guard`)).results).toEqual([]);
  });
});

describe("one test of an evaluation", () => {
  const evaluationId = randomUUID();
  const span = (given: Partial<NewSpan>): NewSpan =>
    spanAt(NOW - 10 * MINUTE, { source: "evaluation", evaluationId, testId: "1", probeId: "leak", ...given });

  it("has figures of its own, from the spans of the evaluation", async () => {
    const team = await world.another();
    const { teamId, userId } = team.owner.who;
    const answer = { isEntry: false, inputTokens: 10, outputTokens: 5, durationNs: 2_000_000_000n };
    const spans = [
      span({ attrs: { "agent_console.requests": 3 }, costMicros: 7 }),
      ...[span(answer), span(answer)],
      span({ testId: "2", status: 2 }),
      span({ testId: "2", evaluationId: randomUUID(), probeId: "other" }),
      span({ source: "otlp" }),
    ];
    await createTelemetryDays(team.services.db).ensure(spans.map(({ startNs }) => dayOfNs(startNs)));
    await team.services.db.transaction({ teamId, userId }, (tx) => insertSpans(tx, teamId, spans));
    const total = async (metric: string, query: string): Promise<number> =>
      (await get(team, `counters/evaluation_${metric}_total/total?${query}`)).total_count;
    const first = `evaluation_id=${evaluationId}&test_id=1`;
    expect(await total("requests", first)).toBe(3);
    expect(await total("retries", first)).toBe(1);
    expect(await total("tokens", first)).toBe(30);
    expect(await total("cost_micros", first)).toBe(7);
    expect(await total("errors", first)).toBe(0);
    expect(await total("errors", "test_id=2")).toBe(1);
    expect(await total("requests", "probe_id=leak")).toBe(4);
    expect(await total("requests", `${first}&agent_configuration_id=${randomUUID()}`)).toBe(0);
    const latency = await get(team, `latency/evaluation_request_seconds?${first}&percentiles=0.5&time_window=15m`);
    expect(latency[0].values).toHaveLength(1);
    expect(latency[0].values[0].value).toBeCloseTo(2, 1);
    expect((await get(team, `counters/gateway_requests_total/total?${first}`)).total_count).toBe(0);
    expect((await get(world, `counters/evaluation_requests_total/total?${first}`)).total_count).toBe(0);
  });
});
