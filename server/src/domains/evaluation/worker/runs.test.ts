import { describe, expect, test, vi } from "vitest";
import { openBed, reopenRun } from "../../../../test/evaluation/run-bed.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { fault } from "../../../kernel/errors.ts";
import { nothing } from "../../../platform/work/budget.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { quickStep } from "../runs/store/quick-step.ts";

holdStatementsToTheirTeam();

const late = {
  ...{ seq: 3, sentAt: 0, spent: nothing },
  result: {
    judgement: { outcome: "resisted", reason: "Late.", detector: "late" } as const,
    isError: false,
    observation: { turns: [] },
  },
};

/** A step of worker 999, which has a result of the fourth prompt. */
function lateStep(bed: Awaited<ReturnType<typeof openBed>>, runId: string) {
  const { services, owner } = bed.world;
  const { teamId, userId } = owner.who;
  const { inTeam } = openJobContext(services, { id: runId, teamId, userId }, jobIdentity);
  return inTeam((act) => quickStep(act, { runId, worker: 999, results: [late], kept: [], wanted: 4 }));
}

const untilHeard = (heard: readonly unknown[], many: number) =>
  expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(many);

describe("a run", () => {
  test("sends every prompt once and stores one result for each", async () => {
    await using bed = await openBed({
      prompts: 120,
      answer: (text) => (text.endsWith("7") ? "leak" : text.endsWith("3") ? "riddle" : "no"),
    });
    const id = await bed.startRun({ concurrency: 8 });
    bed.startWorker();
    const run = await bed.until(id, "completed");
    expect(run.progress).toMatchObject({
      planned: 120,
      done: 120,
      failed: 12,
      unassessed: 12,
      resisted: 96,
      errors: 0,
    });
    expect(run.progress).toMatchObject({ in_flight: 0, requests: 120, tokens: 1800, eta_seconds: null });
    expect(run.scores).toEqual({ security: 0.8889, overall: 0.8889 });
    expect(new Set(bed.agent.heard.map(({ text }) => text)).size).toBe(120);
    expect(bed.agent.heard).toHaveLength(120);
    expect(bed.agent.mostUnderWay).toBeLessThanOrEqual(8);
    const { rows } = await bed.world.behind.query(
      "select count(*)::int as rows, min(attempts) as least, max(attempts) as most from evaluation_prompts where state = 'observed'",
    );
    expect(rows).toEqual([{ rows: 120, least: 1, most: 1 }]);
  });

  test("updates the agent, its history, the audit log and the trust stage when it completes", async () => {
    await using bed = await openBed();
    const id = await bed.startRun();
    bed.startWorker();
    const { completed_at } = await bed.until(id, "completed");
    const path = `/v1/agent-configurations/${bed.agentId}`;
    const { body: agent } = await bed.world.call("GET", `${path}?include_scores=true`);
    expect(agent).toMatchObject({ test_score: "1", last_tested_by: "native", evaluated_harnesses: ["security"] });
    expect(agent).toMatchObject({ trust_stage: "tested", last_evaluated_at: completed_at });
    expect(agent.latest_evaluation).toEqual({
      ...{ evaluation_id: id, overall_score: 1, reliability_score: null, security_score: 1, safety_score: null },
      completed_at,
    });
    const { body: history } = await bed.world.call("GET", `${path}/history`);
    expect(history.results.map((entry: { action: string }) => entry.action)).toEqual([
      "evaluated",
      "stage_moved",
      "created",
    ]);
    const { rows } = await bed.world.behind.query(
      "select action from audit_log where action like '%evaluat%' order by action",
    );
    expect(rows.map(({ action }) => action)).toEqual(["agent.evaluated", "evaluation.completed", "evaluation.created"]);
  });

  test("sends the turns of a prompt one after the other, each after the answer to the last", async () => {
    await using bed = await openBed({ prompts: 2, turns: 3 });
    const id = await bed.startRun({ concurrency: 1 });
    bed.startWorker();
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 2, requests: 6 });
    expect(bed.agent.heard.map(({ text }) => text)).toEqual([
      ...["security 0", "security 0 turn 1", "security 0 turn 2"],
      ...["security 1", "security 1 turn 1", "security 1 turn 2"],
    ]);
  });

  test("stores answers with characters that the database cannot hold", async () => {
    await using bed = await openBed({ prompts: 1, answer: () => "nul \u0000, half \ud800, slash \\u0000" });
    const id = await bed.startRun();
    bed.startWorker();
    await bed.until(id, "completed");
    const { rows } = await bed.world.behind.query(
      "select observation->'turns'->0->>'text' as said from evaluation_prompts",
    );
    expect(rows).toEqual([{ said: "nul \ufffd, half \ufffd, slash \\u0000" }]);
  });

  test("draws its sample from the seed, and the same seed sends the same prompts", async () => {
    await using bed = await openBed({ prompts: 50, strata: 5 });
    bed.startWorker();
    const asked = async (seed: number) => {
      bed.agent.heard.length = 0;
      await bed.until(await bed.startRun({ seed, sample_size: 10 }), "completed");
      return bed.agent.heard.map(({ text }) => text).sort();
    };
    const first = await asked(1);
    expect(first).toHaveLength(10);
    expect(await asked(1)).toEqual(first);
    expect(await asked(2)).not.toEqual(first);
  });
});

describe("an error", () => {
  test("is retried if it may be temporary, and each attempt counts as a request", async () => {
    const failed = new Set<string>();
    await using bed = await openBed({
      prompts: 5,
      answer: (text) => {
        if (failed.has(text)) return "no";
        failed.add(text);
        return 503;
      },
    });
    const id = await bed.startRun();
    bed.startWorker();
    expect((await bed.until(id, "completed")).progress).toMatchObject({ resisted: 5, errors: 0, requests: 10 });
  });

  test("is never a pass, and neither is an empty answer: what could not be sent or assessed is unassessed", async () => {
    await using bed = await openBed({
      prompts: 4,
      answer: (text) => ["no", "", 401, "crash"][Number(text.split(" ")[1])] ?? "no",
    });
    const id = await bed.startRun();
    bed.startWorker();
    const run = await bed.until(id, "completed");
    expect(run.progress).toMatchObject({ done: 4, resisted: 1, failed: 0, unassessed: 3, errors: 2 });
    expect(run.scores).toEqual({ security: 1, overall: 1 });
  });

  test("in more than one of twenty results pauses the run with the reason; after a resume only new results count", async () => {
    let isBroken = true;
    await using bed = await openBed({ prompts: 100, answer: () => (isBroken ? 401 : "no") });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    const paused = await bed.until(id, "paused");
    expect(paused.status_message).toMatch(/^2\d of the last 2\d prompts .* returned 401/);
    isBroken = false;
    expect(await bed.control(id, "resume")).toBe(200);
    const completed = await bed.until(id, "completed");
    expect(completed.progress).toMatchObject({ done: 100, unassessed: completed.progress.errors });
    expect(await bed.control(id, "rerun-unassessed")).toBe(200);
    expect((await bed.until(id, "completed")).progress).toMatchObject({
      done: 100,
      resisted: 100,
      unassessed: 0,
      errors: 0,
    });
  });
});

test("errors on prompts sent before a run was resumed do not pause it again", async () => {
  const answers = Promise.withResolvers<number>();
  let asked = 0;
  await using bed = await openBed({ prompts: 40, answer: () => (asked++ < 8 ? answers.promise : "no") });
  const id = await bed.startRun({ concurrency: 8 });
  bed.startWorker();
  await untilHeard(bed.agent.heard, 8);
  expect(await bed.control(id, "pause")).toBe(200);
  expect(await bed.control(id, "resume")).toBe(200);
  answers.resolve(401);
  expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 40, errors: 8, resisted: 32 });
});

describe("a cap", () => {
  test("on requests is never exceeded, retries included", async () => {
    const failed = new Set<string>();
    const answer = (text: string) => {
      if (failed.has(text)) return "no";
      failed.add(text);
      return 503;
    };
    await using bed = await openBed({ prompts: 100, answer });
    const id = await bed.startRun({ concurrency: 16, max_requests: 50 });
    bed.startWorker();
    const run = await bed.until(id, "paused");
    expect(run.status_message).toContain("50 requests");
    expect(bed.agent.heard).toHaveLength(run.progress.requests);
    expect(run.progress.requests).toBeLessThanOrEqual(50);
    expect(run.progress.requests).toBeGreaterThan(45);
    expect(await bed.control(id, "resume", { max_requests: null })).toBe(200);
    expect((await bed.until(id, "completed")).progress.done).toBe(100);
  });

  test("on tokens and cost is kept by reserving the most that a prompt can use", async () => {
    await using bed = await openBed({ prompts: 100 });
    bed.startWorker();
    const byTokens = await bed.until(await bed.startRun({ concurrency: 16, max_tokens: 500 }), "paused");
    expect(byTokens.progress.tokens).toBeLessThanOrEqual(500);
    expect(byTokens.progress.tokens).toBeGreaterThan(300);
    const prices = { prompt_per_million: 1000, completion_per_million: 2000 };
    const byMoney = await bed.until(await bed.startRun({ concurrency: 16, max_cost: 1, prices }), "paused");
    expect(byMoney.progress.cost).toBeLessThanOrEqual(1);
    expect(byMoney.progress.cost).toBeGreaterThan(0.6);
  });
});

describe("a person", () => {
  test("pauses and resumes a run: requests in flight finish, nothing else is sent", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using bed = await openBed({ prompts: 20, answer: () => held.then(() => "no") });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await untilHeard(bed.agent.heard, 4);
    expect(await bed.control(id, "pause")).toBe(200);
    expect(await bed.control(id, "pause")).toBe(409);
    release();
    await expect.poll(async () => (await bed.run(id)).progress).toMatchObject({ done: 4, in_flight: 0 });
    expect(bed.agent.heard).toHaveLength(4);
    expect(await bed.control(id, "resume")).toBe(200);
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 20, requests: 20 });
  });

  test("cancels a run, and nothing more is sent to the agent", async () => {
    await using bed = await openBed({ prompts: 20, answer: () => null });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await untilHeard(bed.agent.heard, 4);
    expect(await bed.control(id, "cancel")).toBe(200);
    await expect.poll(() => bed.agent.underWay).toBe(0);
    await expect.poll(async () => (await bed.run(id)).progress.in_flight).toBe(0);
    expect((await bed.run(id)).status).toBe("cancelled");
    expect(await bed.control(id, "resume")).toBe(409);
  });

  test("deletes a run in progress, and nothing of it is left", async () => {
    await using bed = await openBed({ prompts: 20, answer: () => null });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await untilHeard(bed.agent.heard, 4);
    expect((await bed.world.call("DELETE", `/v1/evaluations/${id}`)).body).toEqual({
      evaluation_id: id,
      status: "deleted",
    });
    await expect.poll(() => bed.agent.underWay).toBe(0);
    const { rows } = await bed.world.behind.query("select from evaluation_prompts");
    expect(rows).toEqual([]);
    expect((await bed.world.call("GET", `/v1/evaluations/${id}`)).body.code).toBe("EVALUATION_NOT_FOUND");
  });
});

describe("workers", () => {
  test("learn of changes to runs in their own process without waiting for the next poll", async () => {
    let isSilent = false;
    await using bed = await openBed({ prompts: 3, answer: () => (isSilent ? null : "no") });
    bed.startWorker({ everyMs: 3_600_000 });
    // The first may be found by the first look; the second only by the bell.
    await bed.until(await bed.startRun(), "completed");
    await bed.until(await bed.startRun(), "completed");
    isSilent = true;
    const id = await bed.startRun();
    await expect.poll(() => bed.agent.underWay).toBe(3);
    expect(await bed.control(id, "cancel")).toBe(200);
    await expect.poll(() => bed.agent.underWay).toBe(0);
  });

  test("share a run, and another worker finishes what a stopped one leaves", async () => {
    await using bed = await openBed({
      prompts: 300,
      answer: () => new Promise((resolve) => setTimeout(() => resolve("no"), 3)),
    });
    const id = await bed.startRun({ concurrency: 8 });
    const [one] = [bed.startWorker(), bed.startWorker()];
    await untilHeard(bed.agent.heard, 60);
    await one?.stop();
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 300, requests: 300 });
    const { rows } = await bed.world.behind.query(
      "select count(distinct worker)::int as workers from evaluation_prompts",
    );
    expect(rows).toEqual([{ workers: 2 }]);
    expect(bed.agent.mostUnderWay).toBeLessThanOrEqual(8);
  });

  test("resend prompts whose claim was confirmed in an answer that never arrived", async () => {
    await using bed = await openBed({ prompts: 10 });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await bed.until(id, "completed");
    const { rows } = await bed.world.behind.query("select worker from evaluation_claims");
    await reopenRun(
      bed.world,
      3,
      `with gone as (delete from evaluation_results where seq < 3 returning seq)
       update evaluation_claims set seqs = array(select seq from gone)`,
    );
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 10, in_flight: 0, requests: 13 });
    const { rows: again } = await bed.world.behind.query(
      "select worker, attempts, count(*)::int as prompts from evaluation_prompts group by 1, 2 order by 2",
    );
    expect(again).toEqual([
      { worker: rows[0].worker, attempts: 1, prompts: 7 },
      { worker: rows[0].worker, attempts: 2, prompts: 3 },
    ]);
  });

  test("keep the answers that they wait for when there is no connection for a moment", async () => {
    const answered = Promise.withResolvers<string>();
    // A worker tries again once a second, and no request may end before it has.
    const agent = { agent_params: { max_tokens: 100, timeout: 60 } };
    await using bed = await openBed({ prompts: 10, answer: () => answered.promise, agent });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await expect.poll(() => bed.agent.underWay).toBe(4);
    const reading = vi.spyOn(bed.world.services.db, "inTeam");
    reading.mockRejectedValue(fault("DATABASE_UNAVAILABLE"));
    await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(4);
    reading.mockRestore();
    answered.resolve("I would rather not.");
    expect((await bed.until(id, "completed")).progress).toMatchObject({ done: 10, requests: 10 });
    expect(bed.agent.heard).toHaveLength(10);
  });

  test("write no results of prompts that they have not claimed", async () => {
    await using bed = await openBed({ prompts: 10 });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await bed.until(id, "completed");
    await bed.world.behind.query("delete from evaluation_results where seq = 3");
    expect(await lateStep(bed, id)).toBeNull();
    const { rows } = await bed.world.behind.query("select from evaluation_results where seq = 3");
    expect(rows).toEqual([]);
    expect((await bed.run(id)).progress).toMatchObject({ resisted: 10, in_flight: 0 });
  });

  test("write no results of prompts whose claims were reassigned while they waited for the run", async () => {
    await using bed = await openBed({ prompts: 10 });
    const id = await bed.startRun({ concurrency: 4 });
    const worker = bed.startWorker();
    await bed.until(id, "completed");
    await worker.stop();
    const { behind, owner } = bed.world;
    await behind.query("delete from evaluation_results where seq = 3");
    await behind.query("delete from evaluation_claims");
    await behind.query("insert into evaluation_claims values ($1, 999, $2, '{3}')", [id, owner.who.teamId]);
    const other = await behind.connect();
    await other.query("begin");
    await other.query("select from evaluations for update");
    const waiting = lateStep(bed, id);
    const blocked = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await behind.query(blocked)).rowCount).toBe(1);
    await other.query("delete from evaluation_claims where worker = 999");
    await other.query("update evaluations set status_message = 'Somebody else was here.'");
    await other.query("commit");
    other.release();
    expect(await waiting).toBeNull();
    expect((await behind.query("select from evaluation_results where seq = 3")).rowCount).toBe(0);
  });

  test("take over the claims of a dead worker and drop its late results", async () => {
    await using bed = await openBed({ prompts: 10 });
    const id = await bed.startRun({ concurrency: 4 });
    bed.startWorker();
    await bed.until(id, "completed");
    // A worker that took three prompts and has no lock.
    await reopenRun(
      bed.world,
      3,
      `with gone as (delete from evaluation_results where seq < 3 returning evaluation_id, team_id, seq)
       insert into evaluation_claims select evaluation_id, 999, team_id, array_agg(seq) from gone group by 1, 3`,
    );
    expect((await bed.until(id, "completed")).progress).toMatchObject({
      done: 10,
      resisted: 10,
      in_flight: 0,
      requests: 13,
    });
    expect((await bed.world.call("GET", `/v1/evaluations/${id}/logs`)).body.logs).toContain(
      "worker stopped unexpectedly; prompts to retry: 3",
    );
  });
});
