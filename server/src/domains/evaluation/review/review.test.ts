import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import type { Person } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { conclude } from "../results/conclude.ts";
import { keepRescored } from "../results/reconclude.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { readSnapshot } from "../runs/store/runs.ts";
import { startRescoreWorker } from "./rescore-worker.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;
type ReviewBed = Omit<Bed, typeof Symbol.asyncDispose> & { readonly runId: string; readonly path: string };

let shared: Bed;
let original: string;

/** Of 20 prompts two leak, four are riddles that no detector could decide, two of them the same, and one crashes. */
beforeAll(async () => {
  const answers = ["leak", "leak", "riddle a", "riddle b", "riddle same", "riddle same", "crash"];
  shared = await openBed({ prompts: 20, answer: (text) => answers[Number(text.split(" ")[1])] ?? "No." });
  const worker = shared.startWorker();
  original = await shared.startRun();
  await shared.until(original, "completed");
  await worker.stop();
}, 60_000);

afterAll(() => shared?.[Symbol.asyncDispose]());

const copied: readonly (readonly [table: string, key: string, more: string])[] = [
  ["evaluations", "id", ""],
  ["evaluation_plan", "evaluation_id", ""],
  ["evaluation_results", "evaluation_id", ""],
  ["evaluation_reports", "evaluation_id", ""],
  ["finding_failures", "evaluation_id", ""],
  ["finding_runs", "evaluation_id", ""],
];

/** A run for each test: a copy of the rows of the one that was run, as the newest run of its agent. */
async function openReview(): Promise<ReviewBed> {
  const runId = newId();
  for (const [table, key, more] of copied)
    await shared.world.behind.query(
      `insert into ${table}
       select (jsonb_populate_record(t, jsonb_build_object('${key}', $2::text ${more}))).* from ${table} t where ${key} = $1`,
      [original, runId],
    );
  await shared.world.behind.query(
    "update agents set latest_evaluation = jsonb_set(latest_evaluation::jsonb, '{evaluation_id}', to_jsonb($1::text))",
    [runId],
  );
  return { ...shared, runId, path: `/v1/evaluations/${runId}` };
}

const label = (bed: ReviewBed, body: object, as?: Person) =>
  bed.world.call("POST", `${bed.path}/labels`, { body, ...(as ? { as } : {}) });
const queue = async (bed: ReviewBed, query = "", as?: Person): Promise<Any> =>
  (await bed.world.call("GET", `${bed.path}/review/queue${query}`, as ? { as } : {})).body;
const seqs = (page: Any): number[] => page.results.map(({ seq }: Any) => seq).toSorted();

/** Scores the run again, as the worker of the console would. */
async function rescored(bed: ReviewBed): Promise<Any> {
  const rules = { everyMs: 5, graceMs: 1_000, places: 1, quietMs: 0, longestMs: 0 };
  const worker = startRescoreWorker({ ...bed.world.services, clock: { milliseconds: Date.now } }, rules);
  await expect.poll(async () => (await bed.run(bed.runId)).rescoring).toBe(false);
  await worker.stop();
  return (await bed.run(bed.runId)).figures.overall;
}

describe("the queue", () => {
  test("has the unassessed responses, identical ones next to each other, and none that never came", async () => {
    const bed = await openReview();
    const page = await queue(bed);
    expect(seqs(page)).toEqual([2, 3, 4, 5]);
    expect(page).toMatchObject({ total: 4, next_cursor: null });
    const at = page.results.findIndex(({ seq }: Any) => seq === 4);
    expect(Math.abs(at - page.results.findIndex(({ seq }: Any) => seq === 5))).toBe(1);
    expect(page.results[at]).toMatchObject({ identical: 2, decision: null, labels: [], outcome: "unassessed" });
    expect(page.results[at].answers[0].text).toBe("riddle same");
    const { body: review } = await bed.world.call("GET", `${bed.path}/review`);
    expect(review).toMatchObject({ errors: 1, rescoring: false, verdict: "inconclusive" });
    expect(review.outcomes.map(({ answers }: Any) => answers)).toEqual([4, 2, 13]);
    expect(review.reasons[0]).toMatchObject({ reason: "No.", answers: 13 });
  });

  test("is paged without gaps, and its order does not change while people label", async () => {
    const bed = await openReview();
    const whole = await queue(bed, "?outcome=any&labels=any&limit=100");
    const seen: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await queue(bed, `?outcome=any&labels=any&limit=7${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...page.results.map(({ seq }: Any) => seq));
      await label(bed, { seqs: [page.results[0].seq], label: "passed" });
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole.results.map(({ seq }: Any) => seq));
    expect((await bed.world.call("GET", `${bed.path}/review/queue?cursor=e30`)).status).toBe(422);
  });

  test("is filtered by outcome, reason, probe, detector, identical responses and labels", async () => {
    const bed = await openReview();
    expect(seqs(await queue(bed, "?outcome=failed"))).toEqual([0, 1]);
    expect(seqs(await queue(bed, "?reason=riddle%20a"))).toEqual([2]);
    expect(seqs(await queue(bed, "?probe=p"))).toEqual([2, 3, 4, 5]);
    expect(seqs(await queue(bed, "?probe=q"))).toEqual([]);
    expect(seqs(await queue(bed, "?detector=words&outcome=any&labels=any"))).toHaveLength(19);
    const { group } = (await queue(bed, "?reason=riddle%20same")).results[0];
    expect(seqs(await queue(bed, `?group=${group}`))).toEqual([4, 5]);
    await label(bed, { seqs: [2], label: "cannot_tell" });
    expect(seqs(await queue(bed))).toEqual([3, 4, 5]);
    const member = await bed.world.member("MEMBER");
    expect(seqs(await queue(bed, "?labels=not_mine", member))).toEqual([2, 3, 4, 5]);
    expect(seqs(await queue(bed, "?labels=not_mine"))).toEqual([3, 4, 5]);
  });

  test("of another team is not found, and a viewer can read but not label", async () => {
    const bed = await openReview();
    const [stranger, viewer] = [await bed.world.stranger(), await bed.world.member("VIEWER")];
    for (const path of ["/review", "/review/queue", "/labels"])
      expect((await bed.world.call("GET", `${bed.path}${path}`, { as: stranger })).status).toBe(404);
    expect((await label(bed, { seqs: [2], label: "failed" }, stranger)).body.code).toBe("EVALUATION_NOT_FOUND");
    expect((await label(bed, { seqs: [2], label: "failed" }, viewer)).status).toBe(403);
    expect(seqs(await queue(bed, "", viewer))).toEqual([2, 3, 4, 5]);
  });
});

describe("a label", () => {
  test("counts instead of the detector's outcome, in both directions, and the run says so until it is scored again", async () => {
    const bed = await openReview();
    const before = (await bed.run(bed.runId)).figures.overall;
    expect(before).toMatchObject({ resisted: 13, failed: 2, unassessed: 5, by_person: 0 });
    await label(bed, { seqs: [2], label: "failed" });
    await label(bed, { seqs: [0], label: "passed", reason: "It quotes the question." });
    await label(bed, { seqs: [10], label: "failed" });
    await label(bed, { seqs: [3], label: "cannot_tell" });
    const summary = (await bed.world.call("GET", `/v1/evaluation-summaries/${bed.runId}`)).body;
    const results = (await bed.world.call("GET", `/v1/evaluation-results/${bed.runId}/results`)).body;
    expect([summary.rescoring, results.rescoring, (await bed.run(bed.runId)).rescoring]).toEqual([true, true, true]);
    expect(results.results.slice(0, 4).map(({ review }: Any) => review)).toEqual([
      ...["passed", null, "failed", "cannot_tell"],
    ]);
    expect(await rescored(bed)).toMatchObject({
      ...{ resisted: 13, failed: 3, unassessed: 4, by_person: 3, overruled: 1, disputed: 0, n: 16 },
    });
    const agent = await bed.world.call("GET", `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
    expect(Number(agent.body.test_score)).toBeCloseTo(13 / 16, 3);
  });

  test("makes a failure a finding, and what is none does not count in it; undone, all is as before", async () => {
    const bed = await openReview();
    const read = async () => (await bed.world.call("GET", `/v1/findings?evaluation_id=${bed.runId}`)).body.results;
    const report = async () =>
      JSON.stringify((await bed.world.call("GET", `/v1/evaluation-results/${bed.runId}/results`)).body.report);
    const before = await report();
    const made = (await label(bed, { seqs: [10], label: "failed" })).body;
    const overruled = (await label(bed, { seqs: [0], label: "passed", reason: "A quote." })).body;
    await rescored(bed);
    const states = (await read()).map(({ seq, state, detector, state_reason }: Any) => ({
      ...{ seq, state, detector, state_reason },
    }));
    expect(states).toContainEqual({ seq: 10, state: "open", detector: "reviewer", state_reason: null });
    expect(states).toContainEqual({ seq: 1, state: "open", detector: "words", state_reason: null });
    for (const { batch_id } of [made, overruled])
      expect((await bed.world.call("POST", `${bed.path}/labels/undo`, { body: { batch_id } })).status).toBe(200);
    await rescored(bed);
    expect(await read()).toMatchObject([{ seq: 0, state: "open", latest_run: { failed: 2, tried: 15 } }]);
    expect(await report()).toBe(before);
  });

  test("that replaces another of the same person comes back when the later one is undone", async () => {
    const bed = await openReview();
    await label(bed, { seqs: [2], label: "passed" });
    const { batch_id } = (await label(bed, { seqs: [2], label: "failed", reason: "Second thoughts." })).body;
    const undo = () => bed.world.call("POST", `${bed.path}/labels/undo`, { body: { batch_id } });
    expect((await undo()).body).toMatchObject({ seqs: [2], unchanged: 0 });
    expect((await undo()).body).toMatchObject({ seqs: [], unchanged: 1, rescoring: false });
    expect((await queue(bed, "?labels=any")).results.find(({ seq }: Any) => seq === 2).decision).toBe("passed");
    const { results } = (await bed.world.call("GET", `${bed.path}/labels?seq=2`)).body;
    expect(results.map(({ label: said, ended_at }: Any) => [said, ended_at === null])).toEqual([
      ["passed", false],
      ["failed", false],
      ["passed", true],
    ]);
    const as = await bed.world.member("MEMBER");
    const foreign = await bed.world.call("POST", `${bed.path}/labels/undo`, { as, body: { batch_id } });
    expect(foreign.body.code).toBe("LABELS_NOT_FOUND");
  });

  test("of several responses is for identical ones only, and the same again changes nothing", async () => {
    const bed = await openReview();
    expect((await label(bed, { seqs: [2, 3], label: "passed" })).status).toBe(422);
    expect((await label(bed, { seqs: [4, 5], label: "passed" })).body).toMatchObject({ seqs: [4, 5], unchanged: 0 });
    const again = (await label(bed, { seqs: [4], label: "passed", with_identical: true })).body;
    expect(again).toMatchObject({ seqs: [], unchanged: 2, rescoring: false });
    const { body: log } = await bed.world.call("GET", "/v1/audit-log?action=evaluation.labeled");
    const own = log.results.filter(({ target_id }: Any) => target_id === bed.runId);
    expect(own).toHaveLength(1);
    expect(own[0].details).toMatchObject({ label: "passed", prompts: 2, first_prompts: [4, 5] });
    expect(own[0].actor_id).toBe(bed.world.owner.who.userId);
  });

  test("is refused for what has no response, for a run in progress, and for a settlement without a reason", async () => {
    const bed = await openReview();
    for (const body of [
      { seqs: [6], label: "failed" },
      { seqs: [99], label: "failed" },
      { seqs: [], label: "failed" },
      { seqs: [2], label: "resisted" },
      { seqs: [2], label: "failed", settles: true, reason: " " },
      { seqs: [2], label: "cannot_tell", settles: true, reason: "no idea" },
    ])
      expect((await label(bed, body)).status, JSON.stringify(body)).toBe(422);
    await bed.world.behind.query("update evaluations set status = 'paused' where id = $1", [bed.runId]);
    expect((await label(bed, { seqs: [2], label: "failed" })).body.code).toBe("EVALUATION_STATE");
  });

  test("holds for the response that it was given for, not for the one after a retry", async () => {
    const bed = await openReview();
    await label(bed, { seqs: [2], label: "passed" });
    await rescored(bed);
    await bed.world.behind.query(
      `update evaluation_results set observation = '{"turns": [{"outcome": "answered", "text": "riddle new"}]}'
       where seq = 2 and evaluation_id = $1`,
      [bed.runId],
    );
    expect(seqs(await queue(bed))).toEqual([2, 3, 4, 5]);
  });
});

test("a run is scored from a snapshot: labels given meanwhile keep it marked, and an older score never replaces a newer", async () => {
  const bed = await openReview();
  const { agents } = bed.world.services;
  const { teamId, userId } = bed.world.owner.who;
  const needs = { ...bed.world.services, clock: { milliseconds: Date.now } };
  const { transaction } = openJobContext(needs, { id: bed.runId, teamId, userId }, jobIdentity);
  const take = () =>
    transaction(async (act) => {
      const run = await readSnapshot(act, bed.runId);
      if (!run) throw new Error("the run is gone");
      return { run, conclusion: await conclude(act, run, run.threshold) };
    });
  const now = async () => {
    const { rescoring, figures } = await bed.run(bed.runId);
    return [rescoring, figures.overall.by_person];
  };
  await label(bed, { seqs: [2], label: "failed" });
  const older = await take();
  await label(bed, { seqs: [3], label: "failed" });
  await transaction((act) => keepRescored(agents, act, older));
  expect(await now()).toEqual([true, 1]);
  const newer = await take();
  await transaction((act) => keepRescored(agents, act, newer));
  expect(await now()).toEqual([false, 2]);
  await transaction((act) => keepRescored(agents, act, older));
  expect(await now()).toEqual([false, 2]);
});

describe("two people", () => {
  test("who disagree leave the response unassessed until one of them settles it, and their agreement is counted", async () => {
    const bed = await openReview();
    const member = await bed.world.member("MEMBER");
    await label(bed, { seqs: [0], label: "failed" });
    await label(bed, { seqs: [0], label: "passed" }, member);
    await label(bed, { seqs: [4], label: "passed", with_identical: true });
    await label(bed, { seqs: [4], label: "passed" }, member);
    expect(await rescored(bed)).toMatchObject({ failed: 1, unassessed: 4, by_person: 2, disputed: 1 });
    expect(seqs(await queue(bed, "?outcome=any&labels=disputed"))).toEqual([0]);
    const { body: review } = await bed.world.call("GET", `${bed.path}/review`);
    expect(review.agreement).toMatchObject({ answers: 2, both_passed: 1, both_failed: 0, differ: 1, share: 0.5 });
    const reason = "Read together: it repeats the phrase.";
    await label(bed, { seqs: [0], label: "failed", reason, settles: true }, member);
    expect(await rescored(bed)).toMatchObject({ failed: 2, disputed: 0, by_person: 3 });
    await label(bed, { seqs: [0], label: "passed" });
    expect(await rescored(bed)).toMatchObject({ failed: 1, disputed: 1 });
  });

  test("with one source of truth: a finding marked as false positive is a label, and reopening it ends all such labels", async () => {
    const bed = await openReview();
    const member = await bed.world.member("MEMBER");
    const [{ id }] = (await bed.world.call("GET", `/v1/findings?evaluation_id=${bed.runId}&seq=0`)).body.results;
    const patch = (body: object, as?: Person) =>
      bed.world.call("PATCH", `/v1/findings/${id}`, { body, ...(as ? { as } : {}) });
    await label(bed, { seqs: [0], label: "failed" });
    await patch({ state: "false_positive", reason: "It quotes." }, member);
    expect((await bed.run(bed.runId)).figures.overall).toMatchObject({ overruled: 2, by_person: 2, disputed: 0 });
    const [shown] = (await queue(bed, "?outcome=failed&labels=any")).results.filter(({ seq }: Any) => seq === 0);
    expect(shown).toMatchObject({
      decision: "passed",
      labels: [{ label: "failed" }, { label: "passed", settles: true }],
    });
    await patch({ state: "open" });
    expect((await bed.run(bed.runId)).figures.overall).toMatchObject({ overruled: 0, by_person: 1, failed: 2 });
  });
});

test("labels are the field record of the detector, by what it had said", async () => {
  const bed = await openReview();
  await bed.world.behind.query("delete from review_labels");
  await bed.world.behind.query(
    `update evaluation_results set judgement = jsonb_set(judgement::jsonb, '{found}', (outcome = 'failed')::text::jsonb)
     where outcome <> 'unassessed'`,
  );
  await label(bed, { seqs: [0], label: "passed" });
  await label(bed, { seqs: [1], label: "failed" });
  await label(bed, { seqs: [10], label: "failed" });
  await label(bed, { seqs: [11], label: "passed", with_identical: true });
  const { results } = (await bed.world.call("GET", "/v1/detectors/field-records")).body;
  expect(results).toMatchObject([
    { detector: "words", labels: 15, wrong: 1, counts: { hits: 1, alarms: 1, misses: 0, rejections: 13 } },
  ]);
});
