import { beforeAll, describe, expect, test } from "vitest";
import { plantAgent } from "../../../../test/environment/planted-rules.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import type { Worker } from "../../../platform/work/worker.ts";
import { startGenerationWorker } from "./generation-worker.ts";

const BASE = "/v1/custom-harnesses/";
const quick = { everyMs: 20, graceMs: 100, places: 1 };

let world: World;
let agent: string;

beforeAll(async () => {
  world = await openWorld();
  agent = await plantAgent(world);
  return () => world[Symbol.asyncDispose]();
});

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker: Worker = startGenerationWorker(world.services, quick);
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

const create = async (body: object) =>
  (await world.call("POST", BASE, { body: { name: `h ${crypto.randomUUID()}`, agent_id: agent, ...body } })).body;

async function untilDone(id: string) {
  for (;;) {
    const { body } = await world.call("GET", `${BASE}${id}`);
    if (body.harness.status !== "draft") return body;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe("a harness without policies", () => {
  test("is written from the agent, and its prompts say where they come from", async () => {
    const harness = await create({ seed: 7, max_prompts: 60 });
    expect(harness).toMatchObject({ status: "draft", seed: 7, prompt_count: null });
    expect((await world.call("GET", `${BASE}${harness.id}/prompts`)).body).toMatchObject({ prompts: [], count: 0 });
    const { harness: done, workflow, rules } = await withWorker(() => untilDone(harness.id));
    expect(done).toMatchObject({ status: "active", creation_error: null });
    expect(workflow).toMatchObject({ status: "succeeded", phase: "done" });
    expect(rules.length).toBeGreaterThan(3);
    const { body } = await world.call("GET", `${BASE}${harness.id}/prompts`);
    expect(body.prompts).toHaveLength(done.prompt_count);
    for (const { pass_criteria, lineage } of body.prompts) {
      expect(pass_criteria).not.toBe("");
      expect(lineage.diagnostic_hooks).toContain("unreviewed");
    }
  });
});
