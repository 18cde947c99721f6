import { beforeAll, describe, expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { smallHarnesses } from "../../../../test/small-harnesses.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

/** One console for all tests, each with a team of its own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const BASE = "/v1/evaluations/";

async function agentIn(world: World, body: object = { agent_url: "https://agent.example/v1" }): Promise<string> {
  const members = { agent_name: "Support", model_name: "small-chat-1", ...body };
  return (await world.call("POST", "/v1/agent-configurations/", { body: members })).body.id;
}

async function wish(world: World, more: object = {}): Promise<object> {
  return { agent_id: await agentIn(world), team_id: world.owner.who.teamId, harness_names: ["security"], ...more };
}

describe("starting a run", () => {
  test("returns 202 with the requested ID, and 409 for the same ID again", async () => {
    const world = await shared.another();
    const id = newId();
    const body = await wish(world, { evaluation_id: id, harness_names: ["trust_score", "security"] });
    const reply = await world.call("POST", BASE, { body });
    expect([reply.status, reply.body]).toEqual([202, { evaluation_id: id, status: "running" }]);
    expect((await world.call("POST", BASE, { body })).body.code).toBe("EVALUATION_EXISTS");
    const { body: run } = await world.call("GET", BASE + id);
    expect(run).toMatchObject({ type: "behavioral", harness_type: "standard", scores: null, started_at: null });
    expect(run.harness_names).toEqual(["reliability", "security", "safety"]);
  });

  test("finds nothing of another team", async () => {
    const world = await shared.another();
    const stranger = await world.stranger();
    const theirs = { ...(await wish(world)), team_id: stranger.who.teamId };
    expect((await world.call("POST", BASE, { as: stranger, body: theirs })).body.code).toBe("AGENT_NOT_FOUND");
    expect((await world.call("POST", BASE, { body: theirs })).body.code).toBe("TEAM_NOT_FOUND");
  });

  test.each([
    [{ harness_names: ["nonsense"] }, ["body", "harness_names", 0]],
    [{ harness_names: [] }, ["body", "harness_names"]],
    [{ harness_type: "custom" }, ["body", "harness_names", 0]],
    [{ sample_size: 0 }, ["body", "sample_size"]],
    [{ sample_size: 1001 }, ["body", "sample_size"]],
    [{ concurrency: 257 }, ["body", "concurrency"]],
    [{ max_cost: 5 }, ["body", "max_cost"]],
    [{ plan: "huge" }, ["body", "plan"]],
    [{ probes: ["prompt-leek"] }, ["body", "probes", 0]],
    [{ probes: ["dates"] }, ["body", "probes", 0]],
    [{ tags: ["LLM01"] }, ["body", "tags", 0]],
    [{ scenarios: ["honesty"] }, ["body", "scenarios", 0]],
    [{ scenarios: ["consistency"] }, ["body", "scenarios"]],
  ])("refuses %j", async (more, loc) => {
    const world = await shared.another();
    const reply = await world.call("POST", BASE, { body: await wish(world, more) });
    expect([reply.status, reply.body.detail?.[0]?.loc]).toEqual([422, loc]);
  });

  test("rejects an agent without an endpoint URL", async () => {
    const world = await shared.another();
    const body = { ...(await wish(world)), agent_id: await agentIn(world, {}) };
    expect((await world.call("POST", BASE, { body })).body.detail[0].loc).toEqual(["body", "agent_id"]);
  });
});

test("runs are listed newest first, in pages, and filtered by agent and status", async () => {
  const world = await shared.another();
  const body = await wish(world);
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) ids.unshift((await world.call("POST", BASE, { body })).body.evaluation_id);
  const first = await world.call("GET", `${BASE}?limit=2`);
  expect(first.body.evaluations.map((run: { evaluation_id: string }) => run.evaluation_id)).toEqual(ids.slice(0, 2));
  const next = /<(.*)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
  const second = await world.call("GET", next);
  expect(second.body.evaluations.map((run: { evaluation_id: string }) => run.evaluation_id)).toEqual(ids.slice(2));
  expect(second.headers["link"]).toBeUndefined();
  expect(first.body.more).toEqual([{ cursor: expect.any(String), href: next }]);
  expect(second.body.more).toEqual([]);
  const found = async (query: string) => (await world.call("GET", BASE + query)).body.evaluations.length;
  expect(await found(`?agent_id=${newId()}`)).toBe(0);
  expect(await found("?status=running")).toBe(3);
  expect(await found("?status=paused")).toBe(0);
});

test("the estimate is one likely figure with a narrow range, before anything is sent", async () => {
  const world = await shared.another();
  const prices = { prompt_per_million: 1, completion_per_million: 2 };
  const body = await wish(world, { harness_names: smallHarnesses.map(({ name }) => name), prices, max_requests: 20 });
  const { body: told } = await world.call("POST", `${BASE}preflight`, { body });
  expect(told).toMatchObject({ prompts: 9, by_harness: { reliability: 3, security: 3, safety: 3 }, warnings: [] });
  expect(told.requests).toEqual({ low: 9, likely: 9, high: 10, cap: 20 });
  expect(told).toMatchObject({ basis: "typical_answers", tokens: { cap: null }, cost: { cap: null } });
  for (const { low, likely, high } of [told.tokens, told.cost]) {
    expect(likely).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(likely);
  }
  const capped = await world.call("POST", `${BASE}preflight`, { body: { ...body, max_requests: 5, max_tokens: 100 } });
  expect(capped.body).toMatchObject({ requests: { likely: 5, high: 5, cap: 5 }, tokens: { high: 100, cap: 100 } });
  expect(capped.body.warnings).toHaveLength(2);
  expect((await world.call("GET", BASE)).body.evaluations).toEqual([]);
});

test("the estimate is based on the agent's own answers once it has been evaluated", async () => {
  // The agent counts five tokens an answer, whatever it says.
  await using bed = await openBed({ prompts: 12 });
  bed.startWorker();
  const estimate = async () => {
    const body = { agent_id: bed.agentId, harness_names: ["security"], seed: 2 };
    return (await bed.world.call("POST", `${BASE}preflight`, { body })).body;
  };
  const before = await estimate();
  await bed.until(await bed.startRun(), "completed");
  const after = await estimate();
  expect([before.basis, after.basis]).toEqual(["typical_answers", "earlier_runs"]);
  expect(before.tokens.likely - after.tokens.likely).toBeCloseTo(12 * (90 - 5), -1);
  expect(after.tokens.high / after.tokens.low).toBeLessThan(1.5);
});

describe("following a run", () => {
  test("streams each step as it happens and ends with the run", async () => {
    await using bed = await openBed({ prompts: 10 });
    const id = await bed.startRun();
    const following = bed.world.call("GET", `${BASE}${id}/events`);
    bed.startWorker();
    const reply = await following;
    expect(reply.headers["content-type"]).toBe("text/event-stream");
    const events = reply.text.split("\n\n").filter((event) => event.startsWith("event: progress"));
    const last = JSON.parse(events.at(-1)?.split("\ndata: ")[1] ?? "");
    expect(last).toMatchObject({ status: "completed", progress: { done: 10, failed: 0, errors: 0, cost: null } });
  });
});
