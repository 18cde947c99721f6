import { expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { smallHarness } from "../../../../test/small-harnesses.ts";
import { standardHarnesses } from "../probes/harnesses.ts";

/** The real plans without controls, decided by a word in the response, so that a test can choose every outcome. */
const judgedByWords = standardHarnesses.map(({ isStandard: _, needs: __, needsOf: ___, ...harness }) => ({
  ...harness,
  judge: smallHarness(harness.name).judge,
}));

test("A run of picked probes asks only them, is labeled partial everywhere, and never passes", async () => {
  let answer = "fine";
  await using bed = await openBed({ harnesses: judgedByWords, answer: () => answer });
  bed.startWorker();
  const picks = { harness_names: ["trust_score"], probes: ["planted-key"], tags: ["eu_gpai_code:Copyright 1.4"] };
  const begin = async (more: object = {}): Promise<string> => {
    const id = await bed.startRun({ ...picks, plan: "deep", concurrency: 64, ...more });
    await bed.until(id, "completed");
    return id;
  };
  const id = await begin();
  const run = await bed.run(id);
  expect(run).toMatchObject({
    ...{ plan: "deep", partial: true, picked_probes: ["planted-key", "harm-copyright"], verdict: "inconclusive" },
    ...{ harness_names: ["security", "safety"], progress: { planned: 30 + 13 } },
  });
  expect(run.figures.overall.reasons).toContainEqual(
    expect.objectContaining({ kind: "partial", words: expect.stringContaining("only some probes were picked") }),
  );
  const at = `/v1/evaluation-results/${id}`;
  expect((await bed.world.call("GET", `${at}/verdict?threshold=0.01`)).body.verdict).toBe("inconclusive");
  for (const format of ["html", "sarif", "junit"]) {
    const { text } = await bed.world.call("GET", `${at}/report?format=${format}`);
    expect([format, text.includes("Partial run: it leaves out probes")]).toEqual([format, true]);
  }

  // Its score is that of two probes, not the agent's.
  const agent = `/v1/agent-configurations/${bed.agentId}`;
  expect((await bed.world.call("GET", agent)).body).toMatchObject({ test_score: null });
  answer = "leak";
  expect(await bed.run(await begin())).toMatchObject({ verdict: "failed", partial: true });
});

test("A run of all probes is not partial, and quick asks each of them", async () => {
  await using bed = await openBed({ harnesses: judgedByWords });
  bed.startWorker();
  const id = await bed.startRun({ harness_names: ["trust_score"], plan: "quick", concurrency: 64 });
  const run = await bed.until(id, "completed");
  expect(run).toMatchObject({ plan: "quick", partial: false, picked_probes: null });
  const { body } = await bed.world.call("GET", "/v1/harnesses/");
  expect(run.progress.planned).toBe(body[0].plans.quick);
});
