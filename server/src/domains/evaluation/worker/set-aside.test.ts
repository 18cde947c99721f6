import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Bed, openBed, reopenRun } from "../../../../test/evaluation/run-bed.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import type { Act } from "../../../platform/act.ts";
import { lookAtRun } from "../runs/store/claims.ts";

holdStatementsToTheirTeam();

/** As if a worker had died while it asked the first so many prompts, which have no result then. */
const dieWith = ({ world }: Bed, prompts: number): Promise<void> =>
  reopenRun(
    world,
    prompts,
    `with gone as (delete from evaluation_results where seq < ${prompts} returning evaluation_id, team_id, seq)
     insert into evaluation_claims select evaluation_id, 999, team_id, array_agg(seq) from gone group by 1, 3`,
  );

test("a prompt that was in progress at three worker deaths is set aside with a reason, and the run continues", async () => {
  await using bed = await openBed({ prompts: 6 });
  const id = await bed.startRun({ concurrency: 4 });
  bed.startWorker();
  await bed.until(id, "completed");
  for (const resisted of [6, 6]) {
    await dieWith(bed, 1);
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 6, resisted, unassessed: 0 });
  }
  await dieWith(bed, 1);
  const { progress } = await bed.until(id, "completed");
  expect(progress).toMatchObject({ done: 6, resisted: 5, unassessed: 1, errors: 1, in_flight: 0, requests: 8 });
  const path = `/v1/evaluation-results/${id}/results?outcome=unassessed`;
  const { results } = (await bed.world.call("GET", path)).body;
  expect(results).toEqual([
    expect.objectContaining({ seq: 0, is_error: true, detector: "console_error", attempts: 3, answers: [] }),
  ]);
  expect(results[0].reason).toContain("The console stopped three times while it processed this prompt");
  expect((await bed.world.call("GET", `/v1/evaluations/${id}/logs`)).body.logs).toContain("left unassessed: 0");
});

test("prompts that were in progress at two worker deaths are sent one at a time, so that a third death has one suspect", async () => {
  await using bed = await openBed({ prompts: 12, answer: () => pause(20).then(() => "I would rather not.") });
  const id = await bed.startRun({ concurrency: 8 });
  bed.startWorker();
  await bed.until(id, "completed");
  for (const many of [4, 4]) {
    await dieWith(bed, many);
    bed.agent.mostUnderWay = 0;
    await bed.until(id, "completed");
  }
  expect(bed.agent.mostUnderWay).toBe(1);
  expect((await bed.run(id)).progress).toMatchObject({ done: 12, resisted: 12, unassessed: 0 });
});

test("a prompt that a worker requeues in good order does not count toward being set aside", async () => {
  await using bed = await openBed({ prompts: 2 });
  const id = await bed.startRun({ concurrency: 2 });
  const worker = bed.startWorker();
  await bed.until(id, "completed");
  await worker.stop();
  await bed.world.behind.query(
    "insert into evaluation_retries (evaluation_id, seq, team_id, times, waits) select evaluation_id, seq, team_id, 9, true from evaluation_results where seq = 0",
  );
  await bed.world.behind.query("delete from evaluation_results where seq = 0");
  await bed.world.behind.query("update evaluations set status = 'running', waiting = 1, resisted = 1");
  bed.startWorker();
  expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 2, resisted: 2, unassessed: 0 });
});

test("workers look for lost prompts without waiting for whoever has the run's row", async () => {
  await using bed = await openBed({ prompts: 2 });
  const runId = await bed.startRun();
  const { behind, services, owner } = bed.world;
  const isLost = async (claimed: readonly number[]) =>
    services.db.inTeam(owner.who, async (tx) => {
      const look = { runId, worker: 5, claimed };
      return (await lookAtRun({ tx, who: owner.who } as unknown as Act, look))?.isLost;
    });
  const other = await behind.connect();
  await other.query("begin");
  await other.query("select from evaluations where id = $1 for update", [runId]);
  expect(await isLost([])).toBe(false);
  await other.query("commit");
  other.release();
  const claim = "insert into evaluation_claims select id, $2, team_id, array[0, 1] from evaluations where id = $1";
  await behind.query(claim, [runId, 5]);
  // What this worker knows of is not lost.
  expect([await isLost([0, 1, 2]), await isLost([0])]).toEqual([false, true]);
  await behind.query(claim, [runId, 999]);
  expect(await isLost([0, 1, 2])).toBe(true);
});
