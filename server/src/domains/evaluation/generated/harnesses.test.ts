import { beforeAll, describe, expect, test } from "vitest";
import { plantAgent } from "../../../../test/environment/planted-rules.ts";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { formWith } from "../../../../test/platform/foreign/form.ts";
import { refuseOutward } from "../../../../test/platform/outward.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import type { Worker } from "../../../platform/work/worker.ts";
import { startConversionWorker } from "../../environment/policies/conversion-worker.ts";
import { startGenerationWorker } from "./generation-worker.ts";

holdStatementsToTheirTeam();

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

const PAGE = `<html><head><link rel="stylesheet" href="https://far.example/a.css"><script src="https://far.example/a.js"></script></head>
<body><img src="https://far.example/a.png"><h1>Refunds</h1><p>The agent must never disclose the staff code. It must not promise a
refund of more than 200 euros, see <a href="https://far.example/">our site</a>.</p></body></html>`;

test("from a file to its rules and the prompts of a harness, nothing leaves the machine", async () => {
  using outward = refuseOutward();
  const named = { name: `Refunds ${crypto.randomUUID()}`, category: "operational" };
  const policy = `/v1/policies/${(await world.call("POST", "/v1/policies/", { body: named })).body.id}`;
  const reading = startConversionWorker(world.services, quick);
  let { body } = await world.call(
    "POST",
    `${policy}/upload`,
    formWith({ name: "refunds.html", bytes: Buffer.from(PAGE) }),
  );
  while (body.conversion.state !== "done") ({ body } = await world.call("GET", policy));
  await reading.stop();
  expect((await world.call("POST", `${policy}/activate`)).status).toBe(200);
  expect((await world.call("GET", `${policy}/rules`)).body.total).toBe(2);
  const { body: presets } = await world.call("GET", "/v1/personas/presets?limit=3");
  const persona_ids = presets.results.map(({ id }: { id: string }) => id);
  const made = await create({ policy_ids: [body.id], persona_ids, max_prompts: 30 });
  const { harness } = await withWorker(() => untilDone(made.id));
  expect(harness).toMatchObject({ status: "active", creation_error: null });
  expect(outward.attempts).toEqual([]);
  // What would have been seen.
  await expect(fetch("https://far.example/")).rejects.toThrow();
  expect(outward.attempts).toEqual(["far.example"]);
});

describe("an agent that rewords prompts", () => {
  test("is asked within its budget; prose is counted and stops nothing", async () => {
    let calls = 0;
    await using talker = await openBed({
      answer: (text) => {
        const caseNumber = /Case number: (\w+)/.exec(text)?.[1] ?? "";
        if (calls++ % 2 === 0) return "I'd rather not.";
        const given = [...text.matchAll(/Request (\d+):\n([^\n]+)/g)];
        const prompts = given.map(([, n, words]) => ({ n: Number(n), text: `Right then. ${words} Thanks a lot.` }));
        return JSON.stringify({ case: caseNumber, prompts });
      },
    });
    const asked = { generator_agent_id: talker.agentId, max_calls: 4, seed: 5, max_prompts: 60 };
    const body = { name: "reworded", agent_id: talker.agentId, ...asked };
    const { body: made } = await talker.world.call("POST", BASE, { body });
    expect(made.generator).toEqual({ ...counted(talker.agentId), max_calls: 4 });
    const worker = startGenerationWorker(talker.world.services, quick);
    const read = () => talker.world.call("GET", `${BASE}${made.id}`);
    await expect.poll(async () => (await read()).body.harness.status, { timeout: 20_000 }).toBe("active");
    await worker.stop();
    const { harness } = (await read()).body;
    const { generator } = harness;
    expect([calls, generator.calls, generator.unread]).toEqual([4, 4, 2]);
    expect(generator.adopted).toBeGreaterThan(4);
    const listed = (await talker.world.call("GET", `${BASE}${made.id}/prompts`)).body.prompts;
    const own = listed.filter(({ lineage }: Listed) => lineage.diagnostic_hooks.includes("origin:model"));
    expect(own).toHaveLength(generator.adopted);
    expect(listed).toHaveLength(harness.prompt_count);
    const none = { ...body, name: "no URL", generator_agent_id: await plantAgent(talker.world, { agent_url: null }) };
    expect((await talker.world.call("POST", BASE, { body: none })).status).toBe(422);
  });
});

type Listed = { readonly lineage: { readonly diagnostic_hooks: readonly string[] } };
const counted = (agent_id: string) => ({ agent_id, calls: 0, unread: 0, adopted: 0, refused: 0 });

const prompts = async (id: string) => (await world.call("GET", `${BASE}${id}/prompts`)).body.prompts;

describe("the generation", () => {
  test("continues where a killed worker stopped, and nothing is doubled", async () => {
    const wanted = { seed: 21, max_prompts: 300, persona_ids: [], policy_ids: [] };
    const whole = await create(wanted);
    await withWorker(() => untilDone(whole.id));
    const killed = await create(wanted);
    // As kill -9 leaves it after each batch: the claim of a worker that is gone, and the cursor behind what was written.
    for (const written of [0, 30, 60]) {
      await withWorker(() => untilDone(killed.id));
      await world.behind.query("delete from custom_prompts where harness_id = $1 and seq >= $2", [killed.id, written]);
      await world.behind.query(
        "update custom_harnesses set status = 'draft', phase = 'writing', worker = 2000000000, written = $2 where id = $1",
        [killed.id, written],
      );
    }
    const { harness } = await withWorker(() => untilDone(killed.id));
    const [one, other] = [await prompts(whole.id), await prompts(killed.id)];
    expect(other).toEqual(one);
    expect(harness.prompt_count).toBe(one.length);
  });

  test("is canceled at once, and its prompts are gone", async () => {
    const { id } = await create({});
    const canceled = await world.call("POST", `${BASE}${id}/cancel`);
    expect([canceled.status, canceled.body]).toEqual([200, { harness_id: id, status: "failed" }]);
    expect((await world.call("POST", `${BASE}${id}/cancel`)).status).toBe(200);
    const { body } = await world.call("GET", `${BASE}${id}`);
    expect(body).toMatchObject({
      harness: { status: "failed", creation_error: "cancelled" },
      workflow: { status: "cancelled", error_message: "cancelled" },
    });
    expect(await prompts(id)).toEqual([]);
  });

  test("one that is finished can't be canceled, and an unfinished one can't be asked", async () => {
    const { id, name } = await create({ max_prompts: 30 });
    const body = { agent_id: agent, team_id: world.owner.who.teamId, harness_type: "custom", harness_names: [name] };
    expect((await world.call("POST", "/v1/evaluations/", { body })).body.code).toBe("HARNESS_NOT_READY");
    await withWorker(() => untilDone(id));
    expect((await world.call("POST", `${BASE}${id}/cancel`)).body.code).toBe("HARNESS_NOT_GENERATING");
    const { body: page } = await world.call("GET", `${BASE}${id}/prompts?limit=10`);
    const { body: next } = await world.call("GET", `${BASE}${id}/prompts?limit=5000&cursor=${page.next_cursor}`);
    expect([...page.prompts, ...next.prompts]).toEqual(await prompts(id));
  });
});

describe("a list of harnesses", () => {
  test("is searched, sorted and read page by page, and each harness has a tag that changes with it", async () => {
    for (const name of ["b 100%_sure", "a 100%_sure", "c 100%_sure", "c 100xxsure"]) await create({ name });
    const list = async (query: string) => (await world.call("GET", `${BASE}?search=100%25_SURE&${query}`)).body;
    const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name[0]);
    for (const sort of ["name", "-name", "created_at", "-created_at"]) {
      const first = await list(`sort=${sort}&limit=2`);
      const second = await list(`sort=${sort}&limit=2&cursor=${first.next_cursor}`);
      expect([first.total, second.total, second.next_cursor]).toEqual([3, 3, null]);
      expect([...names(first), ...names(second)]).toEqual(names(await list(`sort=${sort}`)));
    }
    expect(names(await list("sort=name&offset=1"))).toEqual(["b", "c"]);
    expect((await list("offset=9000000")).results).toEqual([]);
    expect((await world.call("GET", `${BASE}?cursor=nonsense`)).status).toBe(422);
    const { id } = await create({});
    const path = `${BASE}${id}`;
    const tag = async () => (await world.call("GET", path)).headers["etag"];
    const before = await tag();
    expect(before).toMatch(/^"\w+"$/);
    expect(await tag()).toBe(before);
    await world.call("POST", `${path}/cancel`);
    expect(await tag()).not.toBe(before);
  });
});

describe("a new harness", () => {
  test("has a name of its own, and names only what its team has", async () => {
    const { name } = await create({});
    const post = async (body: object) =>
      (await world.call("POST", BASE, { body: { name: `h ${crypto.randomUUID()}`, agent_id: agent, ...body } })).body
        .code;
    expect(await post({ name: name.toUpperCase() })).toBe("HARNESS_EXISTS");
    expect(await post({ agent_id: crypto.randomUUID() })).toBe("AGENT_NOT_FOUND");
    expect(await post({ policy_ids: [crypto.randomUUID()] })).toBe("POLICY_NOT_FOUND");
    expect(await post({ persona_ids: [crypto.randomUUID()] })).toBe("PERSONA_NOT_FOUND");
    const { body: draft } = await world.call("POST", "/v1/policies/", {
      body: { name: "Draft", category: "custom", source_text: "The agent must be polite." },
    });
    expect(await post({ policy_ids: [draft.id] })).toBe("POLICY_NOT_ACTIVE");
  });
});
