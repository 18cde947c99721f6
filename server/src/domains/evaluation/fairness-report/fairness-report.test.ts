import { expect, test } from "vitest";
import { bedDimensions } from "../../../../test/evaluation/fairness-beds.ts";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { fairnessPrompt, judgeFairness } from "../fairness/measure.ts";
import { planFairness } from "../fairness/plan.ts";
import { everydayRequests } from "../fairness/requests/everyday.ts";
import type { Harness, PlannedPrompt } from "../harness/harness.ts";

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
