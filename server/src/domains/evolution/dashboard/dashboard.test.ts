import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const DAY = 86_400;
const now = () => Math.floor(world.clock.now / 1000);
const dashboard = async (query = "") => (await world.call("GET", `/v1/dashboard/trust${query}`)).body;

async function register(agent_name: string): Promise<string> {
  return (await world.call("POST", "/v1/agent-configurations/", { body: { agent_name, model_name: "m" } })).body.id;
}

interface Found {
  readonly verdict: string;
  readonly score: number;
  readonly daysAgo?: number;
}

/** A run that came to its end, with what a run writes of it. */
async function evaluated(agentId: string, { verdict, score, daysAgo = 0 }: Found): Promise<string> {
  const [id, at] = [newId(), now() - daysAgo * DAY];
  const overall = { score, low: 0.5, high: 0.95, reason: `It ${verdict}.` };
  await world.behind.query(
    `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, seed, concurrency, status,
       agent_revision, agent_snapshot, verdict, threshold, scores, figures, created_at, completed_at)
     values ($1, $2, $3, $4, 'behavioral', '{security}', 'standard', 1, 1, 'completed', 1, '{}', $5, 0.7, $6, $7, $8, $8)`,
    [
      ...[id, world.owner.who.teamId, agentId, world.owner.who.userId, verdict],
      ...[JSON.stringify({ overall: score }), JSON.stringify({ overall }), at],
    ],
  );
  return id;
}

const trusted = (agentId: string, days: number, daysAgo: number) =>
  world.behind.query(
    "update agents set trust_stage = 'trusted', trust_verdict = 'passed', ttt_days = $2, created_at = $3 where id = $1",
    [...[agentId, days, now() - Math.round((daysAgo + days) * DAY)]],
  );

describe("the dashboard", () => {
  test("shows no concerns for an empty team", async () => {
    expect(await dashboard()).toMatchObject({
      fleet_health: { total: 0, by_stage: {} },
      time_to_trust: { average_days: null, median_days: null, trusted: 0, arrivals: [] },
      attention: { total: 0, items: [] },
      agents: [],
    });
  });

  test("lists the most urgent concerns first, each with its subject, and orders the agents that way", async () => {
    const [failing, fine, old, fresh] = [
      ...[await register("Failing"), await register("Fine"), await register("Old"), await register("Fresh")],
    ] as [string, string, string, string];
    for (const score of [0.5, 0.55]) await evaluated(failing, { verdict: "failed", score, daysAgo: 1 });
    const run = await evaluated(failing, { verdict: "failed", score: 0.6 });
    await evaluated(fine, { verdict: "passed", score: 0.9 });
    await evaluated(old, { verdict: "passed", score: 0.8, daysAgo: 41 });
    // Where no agent has a guard, no one is told that an agent has none.
    expect((await dashboard()).attention.by_kind).toEqual({ failed: 1, stale: 1, never_tested: 1 });
    await world.behind.query("update agents set protection_status = 'guarded' where id <> $1", [fine]);
    const found = await dashboard("?order=need");
    expect(found.attention).toMatchObject({
      total: 4,
      by_kind: { failed: 1, stale: 1, never_tested: 1, unprotected: 1 },
      items: [
        { kind: "failed", agent_id: failing, evaluation_id: run, reason: "It failed." },
        { kind: "stale", agent_id: old },
        { kind: "never_tested", agent_id: fresh },
        { kind: "unprotected", agent_id: fine },
      ],
    });
    expect(found.agents.map(({ name }: { name: string }) => name)).toEqual(["Failing", "Old", "Fresh", "Fine"]);
    expect(found.agents[0]).toMatchObject({
      ...{ verdict: "failed", overall: { score: 0.6, low: 0.5, high: 0.95 }, threshold: 0.7 },
      ...{ recent_scores: [0.5, 0.55, 0.6], evaluation_id: run, running: null, model_name: "m" },
    });
    expect(found.fleet_health).toMatchObject({
      ...{ total: 4, by_stage: { registered: 4 } },
      verdicts_by_stage: { registered: { failed: 1, passed: 2, never_tested: 1 } },
    });
  });

  test("counts and shows no agent as trusted whose current verdict is not passed, whatever stage it reached", async () => {
    const id = await register("Optimized, never passed");
    const card = async () => (await dashboard()).agents.find((agent: { id: string }) => agent.id === id);
    const agent = async () => (await world.call("GET", `/v1/agent-configurations/${id}`)).body;
    const before = (await dashboard()).fleet_health.by_stage;
    for (const verdict of [null, "failed", "inconclusive", "passed"]) {
      await world.behind.query("update agents set trust_stage = 'optimized', trust_verdict = $2 where id = $1", [
        id,
        verdict,
      ]);
      const isTrusted = verdict === "passed";
      expect(await card()).toMatchObject({ stage: "optimized", trusted_now: isTrusted });
      expect(await agent()).toMatchObject({ trust_stage: "optimized", trusted_now: isTrusted });
      const { by_stage, verdicts_by_stage } = (await dashboard()).fleet_health;
      expect(by_stage).toEqual({
        ...before,
        registered: before.registered - 1,
        [isTrusted ? "optimized" : "tested"]: 1,
      });
      expect(Object.keys(verdicts_by_stage)).toContain(isTrusted ? "optimized" : "tested");
    }
    await world.behind.query("delete from agents where id = $1", [id]);
  });

  test("reports no verdict during a run, and leaves out archived agents", async () => {
    const [busy, gone] = [await register("Busy"), await register("Gone")];
    const run = await evaluated(busy, { verdict: "failed", score: 0.5 });
    await world.behind.query("update evaluations set status = 'running', planned = 9, failed = 2 where id = $1", [run]);
    await world.call("PUT", `/v1/agent-configurations/${gone}`, { body: { status: "archived" } });
    const { attention, agents, fleet_health } = await dashboard("?order=need");
    const about = (id: string) => attention.items.filter(({ agent_id }: { agent_id: string }) => agent_id === id);
    expect(about(busy).map(({ kind }: { kind: string }) => kind)).toEqual(["unprotected"]);
    expect(about(gone)).toEqual([]);
    expect(agents.find(({ id }: { id: string }) => id === busy)).toMatchObject({
      ...{ evaluating: true, running: { evaluation_id: run, done: 2, planned: 9 } },
    });
    expect(fleet_health.total).toBe(5);
  });

  test("shows how long trust took, week by week, with every agent behind it", async () => {
    for (const [days, ago] of [
      ...[
        [9, 60],
        [7, 58],
        [2, 3],
        [4, 2],
        [6, 1],
      ],
    ] as [number, number][])
      await trusted(await register(`Took ${days}`), days, ago);
    const { time_to_trust: told } = await dashboard();
    expect(told).toMatchObject({ trusted: 5, median_days: 6, average_days: 5.6, trend_pct: -50 });
    expect(told.weeks).toHaveLength(13);
    expect(told.weeks.at(-1)).toMatchObject({ agents: 3, median_days: 4, lower_days: 3, upper_days: 5 });
    expect(told.weeks[0]).toMatchObject({ agents: 0, median_days: null });
    expect(told.arrivals.map(({ days }: { days: number }) => days)).toEqual([9, 7, 2, 4, 6]);
  });

  test("counts more than ten thousand agents, shows a page of them, and misses none that needs attention", async () => {
    const who = world.owner.who;
    await world.behind.query(
      `insert into agents (id, team_id, agent_name, model_name, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, 'Row ' || n, 'm', $2, n, n from generate_series(1, 10500) n`,
      [who.teamId, who.userId],
    );
    const oldest = await register("The oldest of all");
    await world.behind.query("update agents set created_at = 0 where id = $1", [oldest]);
    const run = await evaluated(oldest, { verdict: "failed", score: 0.3, daysAgo: 2 });
    const found = await dashboard("?order=need&limit=50&offset=50");
    expect(found.agents).toHaveLength(50);
    expect(found.fleet_health).toMatchObject({ total: 10_511, considered: 10_511 });
    expect(found.attention.items.length).toBeLessThanOrEqual(35);
    expect(found.attention.items).toContainEqual(
      expect.objectContaining({
        kind: "failed",
        agent_id: oldest,
        agent_name: "The oldest of all",
        evaluation_id: run,
      }),
    );
    expect(found.attention.by_kind.never_tested).toBeGreaterThan(10_500);
    const [first] = (await dashboard("?order=need&limit=1")).agents;
    expect(first).toMatchObject({ id: oldest, verdict: "failed" });
  });

  test("shows another team nothing of this", async () => {
    const { body } = await world.call("GET", "/v1/dashboard/trust", { as: await world.stranger() });
    expect(body).toMatchObject({ agents: [], fleet_health: { total: 0 }, attention: { total: 0 } });
  });
});
