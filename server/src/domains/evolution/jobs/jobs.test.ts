import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EvolutionBed, openEvolutionBed } from "./test-bed.ts";

let bed: EvolutionBed;
beforeAll(async () => {
  bed = await openEvolutionBed({ switches: "deterministic" });
});
afterAll(() => bed[Symbol.asyncDispose]());

const call = (verb: string, id = "", options: object = {}) =>
  bed.world.call("POST", `/v1/agents/${bed.agentId}/evolutions${id && `/${id}`}${verb && `/${verb}`}`, options);

describe("before anything is spent", () => {
  test("a preflight tells what could be certified, what it takes and what can be measured", async () => {
    const { status, body } = await call("preflight", "", { body: { max_metric_calls: 1400 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ can_start: null, system_messages: "followed", budget: 1400, decision_pairs: 200 });
    expect(body.smallest_certifiable_gain).toBeGreaterThan(5);
    expect(body.measurable_genes).toContain("prompt/identity/1");
    expect(body.unmeasurable_genes).toContain("guard/config");
    expect(body.categories).toHaveLength(4);
    const { rows } = await bed.world.behind.query("select from evolution_jobs");
    expect(rows).toEqual([]);
  });

  test("an agent that ignores system messages is told so, and gets no job done", async () => {
    await using black = await openEvolutionBed({ switches: "ignores_system_message" });
    const path = `/v1/agents/${black.agentId}/evolutions/preflight`;
    const { body } = await black.world.call("POST", path);
    expect(body).toMatchObject({
      system_messages: "not_followed",
      can_start: expect.stringContaining("system messages"),
    });
    black.startWorker();
    const job = await black.untilStill(await black.trigger());
    expect(job).toMatchObject({ status: "failed", extra: { finish_reason: "no_evaluable_genes" } });
    expect(job.extra).toMatchObject({ cost: { requests: 0 }, progress: { planned: 0 } });
  });

  test("a budget that allows no decision is refused, and so is a strategy that nobody knows", async () => {
    const worker = bed.startWorker();
    const job = await bed.untilStill(await bed.trigger({ max_metric_calls: 100 }));
    expect(job).toMatchObject({ status: "failed", extra: { finish_reason: "budget", cost: { requests: 0 } } });
    expect((await call("", "", { body: { mutation_strategy: "magic" } })).status).toBe(422);
    await worker.stop();
  });
});

/** Of a job that has ended: what was asked and observed, in order, and what came of it. */
async function traceOf(id: string) {
  const { rows: journal } = await bed.world.behind.query(
    `select replicate, config_hash, prompt_key, side, outcome from evolution_rollouts where job_id = $1 order by replicate`,
    [id],
  );
  const { rows: found } = await bed.world.behind.query(
    `select j.finish_reason, j.decision::text, j.curve::text, j.observed, v.content_hash, p.mutations::text from evolution_jobs j
     left join proposals p on p.job_id = j.id
     left join genome_versions v on v.genome_id = p.genome_id and v.version = p.candidate_version where j.id = $1`,
    [id],
  );
  return { journal, found };
}

/** What a worker leaves behind that is killed: the job in its name, and questions out there without an answer. */
async function leaveAsIfKilled(id: string): Promise<void> {
  const lost = await bed.world.behind.query(
    `update evolution_rollouts set state = 'sent', outcome = null where job_id = $1 and replicate >= 0 and state = 'observed'
       and replicate > (select max(replicate) - 5 from evolution_rollouts where job_id = $1 and state = 'observed')`,
    [id],
  );
  await bed.world.behind.query("update evolution_jobs set worker = 1, observed = observed - $2 where id = $1", [
    id,
    lost.rowCount,
  ]);
}

describe("a job that loses its worker again and again", () => {
  test("comes to the same journal, decision and proposal as one that was left alone", async () => {
    const wish = { max_metric_calls: 800, probe_concurrency: 16 };
    const calm = await bed.trigger(wish);
    const worker = bed.startWorker();
    await bed.untilStill(calm);
    await worker.stop();
    const expected = await traceOf(calm);
    // The same decision once more: not the second one on this hold-out.
    await bed.world.behind.query("update evolution_jobs set decision = null");

    const harried = await bed.trigger(wish);
    for (const least of [30, 200, 400]) {
      const doomed = bed.startWorker();
      await expect
        .poll(async () => (await bed.job(harried)).extra.progress.observed, { timeout: 60_000, interval: 100 })
        .toBeGreaterThan(least);
      await doomed.stop();
      if ((await bed.job(harried)).status === "running") await leaveAsIfKilled(harried);
    }
    const last = bed.startWorker();
    await bed.untilStill(harried);
    await last.stop();
    expect(await traceOf(harried)).toEqual(expected);
    expect(expected.journal.length).toBeGreaterThan(500);
    expect(expected.journal.length).toBeLessThanOrEqual(800);
  }, 240_000);
});

describe("a job", () => {
  test("is one for each agent, pauses, resumes, and ends when it is cancelled", async () => {
    const id = await bed.trigger({ max_metric_calls: 800 });
    expect(await call("")).toMatchObject({ status: 409, body: { code: "EVOLUTION_RUNNING" } });
    expect((await call("pause", id)).body).toMatchObject({ status: "paused" });
    expect(await call("pause", id)).toMatchObject({ status: 409, body: { code: "EVOLUTION_STATE" } });
    expect((await call("resume", id)).body).toMatchObject({ status: "running" });
    expect((await call("cancel", id)).body).toMatchObject({
      status: "cancelled",
      extra: { finish_reason: "cancelled" },
    });
    const { body } = await bed.world.call("GET", `/v1/agents/${bed.agentId}/evolutions?status=cancelled`);
    expect(body).toMatchObject({ total: 1, results: [{ evolution_id: id }] });
  });
});

describe("a strategy", () => {
  test.each(["random", "hill", "halving", "gepa_style", "screen_compose"])(
    "%s is anybody's to choose",
    async (name) => {
      const id = await bed.trigger({ max_metric_calls: 800, probe_concurrency: 32, mutation_strategy: name });
      const worker = bed.startWorker();
      await expect
        .poll(async () => (await bed.job(id)).extra.progress.observed, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(40);
      const { extra } = (await call("cancel", id)).body;
      await worker.stop();
      const chosen = name === "screen_compose" ? "scc" : name;
      expect(extra).toMatchObject({ strategy: chosen, stage: "finished", manifest: { strategy: chosen } });
      const path = `/v1/agents/${bed.agentId}/evolutions/preflight`;
      const { body } = await bed.world.call("POST", path, { body: { mutation_strategy: name, warm_start: true } });
      const warnings = chosen === "scc" ? [] : [expect.stringContaining("warm_start")];
      expect(body).toMatchObject({ can_start: null, warnings });
    },
  );
});
