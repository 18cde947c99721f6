import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantActivePolicy } from "../../../../test/environment/planted-rules.ts";
import { type EvolutionBed, openEvolutionBed } from "../../../../test/evolution/worker-bed.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";

holdStatementsToTheirTeam();

let bed: EvolutionBed;
beforeAll(async () => {
  bed = await openEvolutionBed({ switches: "deterministic" });
});
afterAll(() => bed[Symbol.asyncDispose]());

const call = (verb: string, id = "", options: object = {}) =>
  bed.world.call("POST", `/v1/agents/${bed.agentId}/evolutions${id && `/${id}`}${verb && `/${verb}`}`, options);

describe("before anything is spent", () => {
  test("a preflight says what gain can be confirmed, what it costs and what can be measured", async () => {
    const { status, body } = await call("preflight", "", { body: { max_metric_calls: 1400 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ can_start: null, system_messages: "followed", budget: 1400, decision_pairs: 350 });
    expect(body.smallest_certifiable_gain).toBeGreaterThan(5);
    const gains = body.advice.map(({ gain }: { gain: number | null }) => gain ?? 100);
    expect(gains).toEqual(gains.toSorted((a: number, b: number) => b - a));
    expect(body.advice.at(-1)).toMatchObject({ budget: 6000, cost: null, seconds_at_least: expect.any(Number) });
    const hopeless = await call("preflight", "", { body: { max_metric_calls: body.least_budget - 50 } });
    expect(hopeless.body.can_start).toContain(`Use at least ${body.least_budget.toLocaleString("en-US")}.`);
    expect(body.measurable_genes).toContain("prompt/identity/1");
    expect(body.unmeasurable_genes).toContain("guard/config");
    expect(body.categories).toHaveLength(4);
    const { rows } = await bed.world.behind.query("select from evolution_jobs");
    expect(rows).toEqual([]);
  });

  test("approved rules of policies join the search with clauses and prompts of their own", async () => {
    const policy = await plantActivePolicy(bed.world, [
      { words: "Never wire money.", check: { kind: "tool-forbidden", tool: "wire_money" } },
      { words: "Never wait.", check: { kind: "tool-forbidden", tool: "wait" }, isApproved: false },
      { words: "Be fair.", check: { kind: "judge", criterion: "Is fair." } },
    ]);
    const { body: rules } = await bed.world.call("GET", `/v1/policies/${policy}/rules`);
    const [kept, draft, judged] = rules.results.map(({ id }: { id: string }) => id);
    const preflight = (rule_ids: string[]) => call("preflight", "", { body: { rule_ids } });
    const { body: usual } = await preflight([]);
    const { body } = await preflight([kept]);
    expect(body.arms).toBe(usual.arms + 2);
    const added = body.categories.filter(({ dimension }: { dimension: string }) => dimension === "rules");
    expect(added).toMatchObject([
      { id: expect.stringMatching(/^rule R-001 of /), benign: false, weight: 2 },
      { id: expect.stringMatching(/harmless$/), benign: true },
    ]);
    for (const { search_probes, decision_probes } of added) expect(search_probes * decision_probes).toBeGreaterThan(36);
    expect((await preflight([draft])).body.code).toBe("RULE_NOT_APPROVED");
    expect((await preflight([judged])).status).toBe(422);
    expect((await preflight([crypto.randomUUID()])).body.code).toBe("RULE_NOT_FOUND");
  });

  test("an agent that ignores system messages is reported, and its job fails", async () => {
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

  test("an agent that does not respond is not reported as ignoring system messages", async () => {
    const agent = { agent_name: "Away", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
    const { body: away } = await bed.world.call("POST", "/v1/agent-configurations/", { body: agent });
    const { body } = await bed.world.call("POST", `/v1/agents/${away.id}/evolutions/preflight`);
    expect(body).toMatchObject({ system_messages: "unknown", can_start: expect.stringContaining("does not respond") });
  });

  test("a budget too small for a decision is refused, and so is an unknown strategy", async () => {
    const worker = bed.startWorker();
    const job = await bed.untilStill(await bed.trigger({ max_metric_calls: 100 }));
    expect(job).toMatchObject({ status: "failed", extra: { finish_reason: "budget", cost: { requests: 0 } } });
    expect((await call("", "", { body: { mutation_strategy: "magic" } })).status).toBe(422);
    for (const name of ["sample_size", "max_metric_calls"]) {
      const refused = await call("preflight", "", { body: { [name]: 0 } });
      expect([refused.status, refused.body.detail?.[0]?.loc]).toEqual([422, ["body", name]]);
    }
    await worker.stop();
  });
});

describe("a job", () => {
  test("is limited to one for each agent, pauses, resumes, and ends when it is canceled", async () => {
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

  test("of a deleted agent fails and says so", async () => {
    const agent = { agent_name: "Gone", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
    const { body: gone } = await bed.world.call("POST", "/v1/agent-configurations/", { body: agent });
    const { body } = await bed.world.call("POST", `/v1/agents/${gone.id}/evolutions`);
    await bed.world.behind.query("delete from agents where id = $1", [gone.id]);
    const worker = bed.startWorker();
    const path = `/v1/agents/${gone.id}/evolutions/${body.evolution_id}`;
    await expect.poll(async () => (await bed.get(path)).status).toBe("failed");
    expect((await bed.get(path)).extra).toMatchObject({ finish_reason: "agent_gone", cost: { requests: 0 } });
    await worker.stop();
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
