import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import type { Act } from "../../../platform/act.ts";

const BASE = "/v1/agent-configurations";

describe("what the console writes to an agent after a run", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const register = async (): Promise<string> =>
    (await world.call("POST", `${BASE}/`, { body: { agent_name: "Support", model_name: "m" } })).body.id;
  const asConsole = (work: (act: Act) => Promise<unknown>): Promise<unknown> =>
    world.services.db.transaction(world.owner.who, (tx) =>
      work({ tx, who: world.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now }),
    );
  const run = (id: string, overall_score: number): Promise<unknown> =>
    asConsole(async (act) => {
      await world.services.agents.happened(act, id, "evaluation_completed");
      await world.services.agents.evaluated(act, id, {
        ...{ evaluation_id: id, overall_score, reliability_score: null, security_score: null, safety_score: null },
        ...{
          completed_at: Math.floor(world.clock.now / 1000),
          harnesses: ["security"],
          tested_by: "native",
          verdict: null,
        },
      });
    });
  const save = (id: string, etag: unknown, body: object) =>
    world.call("PUT", `${BASE}/${id}`, { body, headers: { "if-match": String(etag) } });
  const history = async (id: string) => (await world.call("GET", `${BASE}/${id}/history`)).body.results;

  test("leaves the ETag, so that an edit started before the run can still be saved", async () => {
    const id = await register();
    const { headers: before } = await world.call("GET", `${BASE}/${id}`);
    world.clock.now += 5000;
    await run(id, 0.5);
    const after = await world.call("GET", `${BASE}/${id}`);
    expect(after.body).toMatchObject({ test_score: "0.5", trust_stage: "tested" });
    expect(after.body.updated_at).toBeGreaterThan(after.body.created_at);
    expect(after.headers["etag"]).toBe(before["etag"]);
    const saved = await save(id, before["etag"], { purpose: "billing" });
    expect(saved).toMatchObject({
      status: 200,
      body: { purpose: "billing", test_score: "0.5", trust_stage: "tested" },
    });
    expect(saved.headers["etag"]).not.toBe(before["etag"]);
    expect((await save(id, before["etag"], { purpose: "lost" })).status).toBe(412);
  });

  test("is in the history, each entry with its own number", async () => {
    const id = await register();
    await run(id, 0.5);
    const saved = await save(id, '"1"', { purpose: "billing" });
    const entries = await history(id);
    expect(entries.map(({ revision, action }: { revision: number; action: string }) => [revision, action])).toEqual([
      [4, "updated"],
      [3, "evaluated"],
      [2, "stage_moved"],
      [1, "created"],
    ]);
    expect(saved.headers["etag"]).toBe('"4"');
  });

  test("is not undone by reverting the configuration to an earlier revision", async () => {
    const id = await register();
    await save(id, '"1"', { purpose: "billing" });
    await run(id, 0.5);
    const back = await world.call("POST", `${BASE}/${id}/revert`, {
      body: { revision: 1 },
      headers: { "if-match": '"2"' },
    });
    expect(back).toMatchObject({ status: 200, body: { purpose: null, test_score: "0.5", last_tested_by: "native" } });
  });

  test("a stage set manually is a change like any other, and changes the ETag", async () => {
    const id = await register();
    const moved = await world.call("PUT", `${BASE}/${id}/lifecycle`, { body: { trust_stage: "hardened" } });
    expect(moved.headers["etag"]).toBe('"2"');
    expect((await save(id, '"1"', { purpose: "lost" })).status).toBe(412);
  });
});
