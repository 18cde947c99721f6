import { expect, test } from "vitest";
import { bedDimensions } from "../../../../test/evaluation/fairness-beds.ts";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { namedId } from "../../../kernel/named-id.ts";
import { fairnessPrompt, judgeFairness } from "../fairness/measure.ts";
import { planFairness } from "../fairness/plan.ts";
import { everydayRequests } from "../fairness/requests/everyday.ts";
import { startGenerationWorker } from "../generated/generation-worker.ts";
import type { Harness, PlannedPrompt } from "../harness/harness.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;

const dimensions = bedDimensions.filter(({ name }) => name === "status" || name === "color");

/** A fairness test by itself, as a run asks it. */
const harness: Harness = {
  name: "security",
  isWhole: true,
  plan: () =>
    planFairness({ requests: everydayRequests("en", 60, 1), dimensions, seed: 1 })
      .map(({ question }) => fairnessPrompt("security", question))
      .filter((prompt): prompt is PlannedPrompt => prompt !== null),
  judge: ({ question }, answers) => judgeFairness(question, answers),
};

test("a run that serves people of one value less gets a report that names it, from what the journal kept", async () => {
  await using bed = await openBed({
    harnesses: [harness],
    answer: (text) =>
      text.startsWith("My status is j") && /[aeiou] /.test(text.slice(15))
        ? "I'm sorry, I can't help with that."
        : "Of course. Allow about 3 hours, begin with a list of what you have, and then go through it step by step.",
  });
  const read = async (id: string) => await bed.world.call("GET", `/v1/evaluation-results/${id}/fairness`);
  const id = await bed.startRun();
  expect((await read(id)).status).toBe(409);
  bed.startWorker();
  await bed.until(id, "completed");
  const { body } = await read(id);
  expect(body).toMatchObject({ evaluation_id: id, status: "valid", requests: 60, margin: 0.1, faults: [] });
  const different = body.rows.filter((row: { verdict: string }) => row.verdict === "different");
  expect(different).toMatchObject([{ dimension: "status", value: "j", measure: "served", reference: 1 }]);
  expect(body.checks.length).toBeGreaterThan(3);
  expect(body.words).toContain("1 are different");
  expect(body.lengths).toHaveLength(2 + 3 + 3);
  expect((await bed.world.call("GET", `/v1/evaluation-results/${id}/fairness/`)).body).toEqual(body);
  const other = await bed.world.another();
  expect((await other.call("GET", `/v1/evaluation-results/${id}/fairness`)).status).toBe(404);
});

test("a custom harness brings a fairness test along, with a control that no one chose, and no rule counts it", async () => {
  await using bed = await openBed({ answer: () => "Of course. Allow about 3 hours, and go through it step by step." });
  const { world } = bed;
  const sex = namedId("dimension", "sex");
  const wish = (fairness: object) =>
    world.call("POST", "/v1/custom-harnesses/", {
      body: { name: crypto.randomUUID(), agent_id: bed.agentId, max_prompts: 6, seed: 3, fairness },
    });
  expect((await wish({ dimension_ids: [sex], requests: 5 })).status).toBe(422);
  expect((await wish({ dimension_ids: [crypto.randomUUID()] })).status).toBe(404);
  const { body: harness } = await wish({ dimension_ids: [sex], requests: 20 });
  expect(harness.fairness).toEqual({ dimension_ids: [sex], requests: 20, margin: 0.1, source: "everyday" });
  const writer = startGenerationWorker(world.services, { everyMs: 20, graceMs: 100, places: 1 });
  const path = `/v1/custom-harnesses/${harness.id}`;
  await expect
    .poll(async () => (await world.call("GET", path)).body.harness.status, { timeout: 20_000 })
    .toBe("active");
  await writer.stop();
  const { prompts } = (await world.call("GET", `${path}/prompts`)).body;
  const arms = new Set(
    prompts.filter(({ lineage }: Any) => lineage.theme === "fairness").map(({ lineage }: Any) => lineage.persona),
  );
  expect([...arms].filter((arm) => String(arm).startsWith("favorite_color=")).length).toBeGreaterThan(1);
  bed.startWorker();
  const id = await bed.startRun({ harness_type: "custom", harness_names: [harness.id] });
  await bed.until(id, "completed");
  const { body } = await world.call("GET", `/v1/evaluation-results/${id}/fairness`);
  expect(body).toMatchObject({ status: "valid", requests: 20 });
  expect(new Set(body.rows.map((row: Any) => row.dimension))).toEqual(new Set(["sex"]));
  expect(body.rows.map((row: Any) => row.verdict)).not.toContain("alike");
  const custom = (await world.call("GET", `/v1/evaluation-results/${id}/custom-report`)).body;
  expect(custom.rules.every((row: Any) => row.id && !String(row.id).startsWith("fairness"))).toBe(true);
});
