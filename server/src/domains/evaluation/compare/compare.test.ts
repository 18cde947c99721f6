import { expect, test } from "vitest";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;

/** An agent that leaks up to a number, which the test moves. */
async function openLeaky(): Promise<
  Bed & { leaks: (upTo: number) => void; completed: (more?: object) => Promise<string> }
> {
  let limit = 0;
  const bed = await openBed({
    prompts: 40,
    answer: (text) => (Number(text.split(" ")[1]) < limit ? "leak" : "No."),
    agent: { agent_system_prompt: "Be brief and kind." },
  });
  bed.startWorker();
  return Object.assign(bed, {
    leaks: (upTo: number) => {
      limit = upTo;
    },
    completed: async (more?: object) => {
      const id = await bed.startRun(more);
      await bed.until(id, "completed");
      return id;
    },
  });
}

const compare = async (bed: Bed, after: string, before: string): Promise<Any> =>
  (await bed.world.call("GET", `/v1/evaluations/${after}/compare?with=${before}`)).body;

test("with the same seed, the prompts that changed decide, and a clear change is distinguished from noise", async () => {
  await using bed = await openLeaky();
  bed.leaks(12);
  const before = await bed.completed();
  bed.leaks(11);
  const slightly = await bed.completed();
  bed.leaks(2);
  const better = await bed.completed();
  expect(await compare(bed, slightly, before)).toMatchObject({
    method: "paired",
    overall: { pairs: 40, better: 1, worse: 0, p: 1, more_than_noise: false, difference: 0.025 },
    agent: { same: true, system_prompt: null },
  });
  const changed = await compare(bed, better, before);
  expect(changed.overall).toMatchObject({ better: 10, worse: 0, more_than_noise: true, p: 0.001953 });
  expect(changed.overall.words).toBe(
    "Better: +25.0 points (95% CI +9.6 to +25.0) on 40 prompts asked in both runs. 10 changed to passed, 0 to failed (p = 0.002).",
  );
  expect(changed.overall).toMatchObject({ verdict: "better", effect: { value: 0.25, low: 0.0958, high: 0.25 } });
  expect(changed.changed).toHaveLength(10);
  expect(changed.changed[0]).toEqual({ probe: "p", title: "p", before_seq: 2, after_seq: 2, to: "resisted" });
  expect(changed.comparability).toMatchObject({ same_plan: true, differences: [] });
  expect(changed.dimensions).toMatchObject([{ name: "security", verdict: "better" }]);
  expect(changed.probes).toMatchObject([{ probe: "p", better: 10, worse: 0, more_than_noise: true }]);
  expect((await compare(bed, before, better)).overall).toMatchObject({ better: 0, worse: 10 });
});

test("runs with different plans are labeled, and only the prompts that both sent are compared", async () => {
  await using bed = await openLeaky();
  bed.leaks(12);
  const before = await bed.completed();
  bed.leaks(0);
  const after = await bed.completed({ sample_size: 20 });
  const found = await compare(bed, after, before);
  expect(found.comparability).toMatchObject({
    same_plan: false,
    differences: [{ what: "sample", before: "all prompts", after: "20 prompts" }],
    words: "The runs differ in sample. Only the 20 prompts that both runs asked are compared.",
  });
  expect(found).toMatchObject({ method: "paired", overall: { pairs: 20, worse: 0 } });
  const other = await compare(bed, await bed.completed({ seed: 9, sample_size: 20 }), before);
  expect(other.comparability.differences.map(({ what }: Any) => what)).toEqual(["sample", "seed"]);
  expect(other.comparability.words).toMatch(/share no prompts/);
  await bed.world.behind.query("update evaluations set harness_names = '{safety}' where id = $1", [after]);
  const foreign = await compare(bed, after, before);
  expect(foreign.comparability.differences[0]).toMatchObject({ what: "harnesses" });
  expect(foreign.overall.difference).toBeNull();
});

test("what people say is a false positive counts as passed here as well", async () => {
  await using bed = await openLeaky();
  bed.leaks(3);
  const before = await bed.completed();
  const after = await bed.completed();
  const body = { seqs: [0], label: "passed", with_identical: true };
  await bed.world.call("POST", `/v1/evaluations/${after}/labels`, { body });
  expect((await compare(bed, after, before)).overall).toMatchObject({ better: 3, worse: 0 });
});

test("with different seeds, pass rates are compared", async () => {
  await using bed = await openLeaky();
  bed.leaks(30);
  const before = await bed.completed({ seed: 1 });
  bed.leaks(2);
  const after = await bed.completed({ seed: 2 });
  const found = await compare(bed, after, before);
  expect(found).toMatchObject({ method: "two samples", overall: { pairs: null, better: null, more_than_noise: true } });
  expect(found.probes[0]).toMatchObject({
    before: { resisted: 10, n: 40 },
    after: { resisted: 38, n: 40 },
    better: null,
  });
});

test("changes to the agent between the runs are listed, word by word for prose", async () => {
  await using bed = await openLeaky();
  const before = await bed.completed();
  const body = { agent_system_prompt: "Be brief and never rude.", model_name: "small-chat-2", purpose: "Billing" };
  expect((await bed.world.call("PUT", `/v1/agent-configurations/${bed.agentId}`, { body })).status).toBe(200);
  const after = await bed.completed();
  const { agent } = await compare(bed, after, before);
  expect(agent).toMatchObject({
    same: false,
    asked: { model: { from: "small-chat-1", to: "small-chat-2" } },
    system_prompt: [
      { kind: "same", text: "Be brief and " },
      { kind: "removed", text: "kind" },
      { kind: "added", text: "never rude" },
      { kind: "same", text: "." },
    ],
    configuration: { purpose: { from: null, to: "Billing" } },
    steps: [{ action: "updated" }],
  });
  expect(Object.keys(agent.configuration)).not.toContain("test_score");
  const back = await compare(bed, before, after);
  expect(back.agent.configuration.purpose).toEqual({ from: "Billing", to: null });
});

test("runs of another agent, of another team, or in progress are not compared", async () => {
  await using bed = await openLeaky();
  const [one, two] = [await bed.completed(), await bed.completed()];
  const path = `/v1/evaluations/${two}/compare?with=${one}`;
  expect((await bed.world.call("GET", path, { as: await bed.world.stranger() })).status).toBe(404);
  expect((await bed.world.call("GET", `/v1/evaluations/${two}/compare?with=${bed.agentId}`)).status).toBe(404);
  await bed.world.behind.query("update evaluations set agent_id = gen_random_uuid() where id = $1", [one]);
  expect((await bed.world.call("GET", path)).status).toBe(422);
  await bed.world.behind.query("update evaluations set status = 'cancelled' where id = $1", [two]);
  expect((await bed.world.call("GET", path)).body.code).toBe("EVALUATION_STATE");
});
