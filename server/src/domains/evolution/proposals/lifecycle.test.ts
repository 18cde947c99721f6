import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EvolutionBed, openEvolutionBed } from "../../../../test/evolution/worker-bed.ts";
import { listenTo } from "../../../../test/teams/told.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Worker } from "../../../platform/work/worker.ts";

/** What is found, measured, applied and watched, step by step; each test goes on where the last one stopped. */
let bed: EvolutionBed;
let worker: Worker;
let evolutionId = "";
let proposalId = "";
let prompt = "";

beforeAll(async () => {
  bed = await openEvolutionBed({ switches: "deterministic" });
  prompt = (await agent()).agent_system_prompt;
});
afterAll(() => bed[Symbol.asyncDispose]());

const agent = () => bed.get(`/v1/agent-configurations/${bed.agentId}`);
const proposal = (id = proposalId) => bed.get(`/v1/proposals/${id}`);
const act = (verb: string, body?: object) => bed.world.call("POST", `/v1/proposals/${proposalId}/${verb}`, { body });
const patiently = { timeout: 60_000, interval: 100 };
const until = (status: string) => expect.poll(async () => (await proposal()).status, patiently).toBe(status);
const watch = async () => (await proposal()).extra.watch;
const untilRound = (round: number) =>
  expect.poll(async () => (await watch()).seen?.rounds_done ?? 0, patiently).toBeGreaterThanOrEqual(round);
const status = () => bed.get(`/v1/evolution/status/${bed.agentId}`);
const auditActions = async () => {
  const { rows } = await bed.world.behind.query("select action from audit_log where target_id = $1", [proposalId]);
  return rows.map(({ action }) => action.replace("proposal.", "")).sort();
};

describe("an evolution of the sample agent", () => {
  test("finds a change, confirms it on held-out questions, and leaves the agent unchanged", async () => {
    await bed.world.call("POST", `/v1/genomes/extract-from-agent/${bed.agentId}`);
    worker = bed.startWorker();
    evolutionId = await bed.trigger({ max_metric_calls: 900, probe_concurrency: 16, seed: 2 });
    const job = await bed.untilStill(evolutionId);
    expect(job).toMatchObject({ status: "completed", extra: { finish_reason: "confirmed", stage: "finished" } });
    expect(job.extra.progress.observed).toBeLessThanOrEqual(900);
    expect(job.extra.cost.requests).toBeGreaterThanOrEqual(job.extra.progress.observed);
    expect((await agent()).agent_system_prompt).toBe(prompt);
    proposalId = job.extra.proposal_id;
    expect(await status()).toMatchObject({
      ...{ status: "idle", genome: { version: 1, latest_version: 2 }, job: null, last_decision: null },
      proposals: [{ id: proposalId, status: "pending", evidence: { estimate: expect.any(Number) } }],
      next_step: expect.stringContaining("waiting for review"),
    });
  });

  test("proposes it with the difference, the reason and the evidence", async () => {
    const found = await proposal();
    expect(found).toMatchObject({
      status: "pending",
      agent_id: bed.agentId,
      extra: { can: ["approve", "reject", "partial"] },
    });
    expect(found.net_fitness_delta).toBeGreaterThan(0.05);
    expect(found.fitness_delta.security).toBeGreaterThan(0);
    const effect = { category: expect.any(String), trials: expect.any(Number), points: expect.any(Number) };
    const sure = { lower: expect.any(Number), upper: expect.any(Number), p_positive: expect.any(Number) };
    for (const mutation of found.mutations) {
      expect(mutation).toMatchObject({ op: "added", current_value: null, proposed_value: expect.any(String) });
      expect(mutation).toMatchObject({
        rationale: expect.stringContaining("Targets "),
        confidence: expect.any(Number),
      });
      expect(mutation.tokens).toBeGreaterThan(0);
      expect(mutation.effects.length).toBeGreaterThan(0);
      for (const seen of mutation.effects) expect(seen).toEqual({ ...effect, ...sure });
    }
    const { evidence } = await bed.get(`/v1/proposals/${proposalId}/evidence`);
    expect(found.extra.finding).toEqual({
      confirmed: true,
      words: expect.stringContaining("Improvement confirmed: +"),
    });
    expect(found.mutations.filter(({ confidence }: Mutation) => confidence < 0.8)).toEqual([]);
    expect(evidence).toMatchObject({ verdict: "superior", attempt: 1, cost: { requests: expect.any(Number) } });
    expect(evidence.discordant).toBe(evidence.gained + evidence.lost);
    expect([evidence.n >= evidence.discordant, evidence.lower > 0]).toEqual([true, true]);
    expect(found.extra).toMatchObject({
      evidence: { n: evidence.n, discordant: evidence.discordant, estimate: evidence.estimate, lower: evidence.lower },
      limitations: evidence.limitations,
      token_delta: evidence.token_delta,
    });
    const unmeasured = evidence.limitations.join(" ");
    for (const said of ["other uses of the agent were not tested", "guard/config"]) expect(unmeasured).toContain(said);
    expect(evidence.groups.every(({ verdict }: { verdict: string }) => verdict === "holds")).toBe(true);
    const diff = await bed.get(`/v1/proposals/${proposalId}/diff`);
    expect(diff.changes).toHaveLength(found.mutations.length);
    const { prompt } = diff;
    for (const { proposed_value: rule } of found.mutations) {
      expect([prompt.before.includes(rule), prompt.after.includes(rule)]).toEqual([false, true]);
    }
    expect(prompt.tokens_after - prompt.tokens_before).toBe(evidence.token_delta);
    expect(prompt.extra_cost_per_1000_requests).toBeNull();
    const { items } = await bed.get(`/v1/agents/${bed.agentId}/evolutions/${evolutionId}/effects`);
    expect(items.length).toBeGreaterThan(10);
  });

  test("shows its progress: the narrowing estimate, and the results and cost of other configurations", async () => {
    const of = (what: string) => bed.get(`/v1/agents/${bed.agentId}/evolutions/${evolutionId}/${what}`);
    const { evidence } = await bed.get(`/v1/proposals/${proposalId}/evidence`);
    const { items: curve } = await of("curve");
    expect(new Set(curve.map(({ stage }: { stage: string }) => stage))).toContain("search");
    expect(curve.at(-1)).toMatchObject({ stage: "confirm", pairs: evidence.n });
    expect(curve.at(-1).points).toBeCloseTo(100 * evidence.estimate, 0);
    const { items: front } = await of("front");
    expect(front.some(({ unbeaten }: { unbeaten: boolean }) => unbeaten)).toBe(true);
    expect(front.find(({ arms }: { arms: number }) => arms > 0)).toMatchObject({
      ...{ tokens: expect.any(Number), gain: { points: expect.any(Number), lower: expect.any(Number) } },
    });
  });
});

interface Mutation {
  readonly gene_name: string;
  readonly confidence: number;
}

describe("part of a proposal", () => {
  let kept: string[] = [];

  test("must be some but not all of its changes", async () => {
    const all = (await proposal()).mutations.map(({ gene_name }: { gene_name: string }) => gene_name);
    expect((await act("partial", { gene_names: ["prompt/nowhere"] })).status).toBe(422);
    expect((await act("partial", { gene_names: all })).status).toBe(422);
    expect(all.length).toBeGreaterThan(1);
    expect(await proposal()).toMatchObject({ status: "pending" });
  });

  test("is a new proposal of those changes alone, which cannot be approved before it is tested", async () => {
    const { mutations, genome_version } = await proposal();
    const surest = mutations.toSorted((a: Mutation, b: Mutation) => b.confidence - a.confidence);
    kept = surest.slice(0, -1).map(({ gene_name }: Mutation) => gene_name);
    const made = await act("partial", { gene_names: kept });
    expect(made).toMatchObject({
      status: 201,
      body: { status: "evaluating", net_fitness_delta: null, genome_version },
    });
    expect(made.body.extra).toMatchObject({ supersedes: proposalId, evidence: null, can: [] });
    expect(await proposal()).toMatchObject({ status: "superseded", extra: { can: [] } });
    expect(await auditActions()).toEqual(["created", "taken_in_part"]);
    proposalId = made.body.id;
    expect(await act("approve")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    expect(await act("apply")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
  });

  test("keeps the reasons of the whole, and has evidence of its own from a decision with less error allowed", async () => {
    await until("pending");
    const found = await proposal();
    const names = found.mutations.map(({ gene_name }: { gene_name: string }) => gene_name);
    expect(names.toSorted()).toEqual(kept.toSorted());
    expect(found.mutations[0].effects.length).toBeGreaterThan(0);
    const { evidence } = await bed.get(`/v1/proposals/${proposalId}/evidence`);
    expect(evidence).toMatchObject({ attempt: 2, verdict: "superior" });
    expect(evidence.alpha_spent).toBeLessThan(0.01);
    expect(await auditActions()).toEqual(["rechecked"]);
  });
});

describe("an applied proposal", () => {
  let verifiedId = "";

  test("is monitored for a day in rounds, by any worker, and is verified at the end", async () => {
    await act("approve");
    const applied = await act("apply");
    expect(applied).toMatchObject({ status: 200, body: { status: "monitoring" } });
    expect((await agent()).agent_system_prompt.startsWith(prompt)).toBe(true);
    await untilRound(1);
    const first = await watch();
    expect(first).toMatchObject({ status: "running", seen: { rounds_done: 1, rounds: 7, verdict: null, n: 48 } });
    expect(first.ends_at - first.next_round_at).toBe(20 * 3600);
    expect(await status()).toMatchObject({
      status: "watching",
      job: null,
      proposals: [{ watch: { seen: { n: 48 } } }],
    });

    await worker.stop();
    bed.later(4);
    worker = bed.startWorker();
    await untilRound(2);
    expect((await watch()).next_round_at - first.next_round_at).toBe(4 * 3600);
    bed.later(20);
    await until("verified");
    const { seen, confirmed_estimate, message } = await watch();
    expect(seen).toMatchObject({ rounds_done: 7, verdict: "holds" });
    // A response that cannot be assessed leaves its pair out.
    expect(seen.n).toBeGreaterThan(0.95 * 7 * 48);
    expect([seen.lower < confirmed_estimate, message]).toEqual([true, expect.stringContaining("holds")]);
    expect(await auditActions()).toEqual(["applied", "approved", "rechecked", "verified"]);
    expect(await bed.get("/v1/dashboard/trust")).toMatchObject({ adaptivity: { acceptance_rate: 1, merged: 1 } });
    verifiedId = proposalId;
  });

  /** The way back as if it were a proposal that someone approved: it makes the agent worse. */
  async function reversed(): Promise<string> {
    const id = newId();
    await bed.world.behind.query(
      `insert into proposals (id, team_id, agent_id, job_id, genome_id, base_version, candidate_version, base_etag,
         candidate_etag, status, trigger_summary, engine_name, mutations, evidence, triggered_by, created_at, expires_at)
       select $2, team_id, agent_id, job_id, genome_id, candidate_version, base_version, candidate_etag, base_etag,
         'approved', '', 'planted', '[]', evidence, triggered_by, created_at + 1, expires_at from proposals where id = $1`,
      [verifiedId, id],
    );
    return id;
  }

  test("that makes the agent worse raises an alarm, until a person rolls it back", async () => {
    const better = (await agent()).agent_system_prompt;
    proposalId = await reversed();
    const told = await listenTo(bed.world);
    await act("apply");
    bed.later(24);
    await until("alarmed");
    expect((await told()).filter(({ type }) => type !== "evaluation.completed")).toMatchObject([
      { type: "proposal.applied", data: { facts: { proposal_id: proposalId } } },
      { type: "watch.alarm", data: { severity: "critical", path: `/evolution/proposals/${proposalId}` } },
    ]);
    const { seen } = await watch();
    expect(seen).toMatchObject({ verdict: "worse", worst: expect.stringMatching(/^(security|safety)$/) });
    expect([seen.odds >= 20, seen.estimate < 0, seen.rounds_done < 7]).toEqual([true, true, true]);
    const { next_step, proposals } = await status();
    expect(next_step).toContain("performs worse than before");
    expect(next_step).toContain(`POST /v1/proposals/${proposalId}/rollback`);
    expect(proposals).toMatchObject([{ id: proposalId, status: "alarmed" }]);
    expect((await agent()).agent_system_prompt).toBe(prompt);

    expect((await act("rollback")).body).toMatchObject({ status: "rolled_back" });
    expect((await agent()).agent_system_prompt).toBe(better);
    expect(await auditActions()).toEqual(["alarmed", "applied", "rolled_back"]);
    expect((await status()).next_step).not.toContain("worse");
  });

  test("is monitored only while the agent has it", async () => {
    await worker.stop();
    proposalId = await reversed();
    await act("apply");
    const body = { rate_limit_requests_per_minute: 5_000_000 };
    await bed.world.call("PUT", `/v1/agent-configurations/${bed.agentId}`, { body });
    worker = bed.startWorker();
    await until("applied");
    expect(await watch()).toMatchObject({ status: "completed", finish_reason: "changed", seen: null });
    expect(await act("rollback")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STALE" } });
    expect(await auditActions()).toEqual(["applied", "watch_ended"]);
  });
});

describe("a final test that saw a gain and did not settle it", () => {
  let unsettledId = "";
  const ofRun = (id: string, what = "") => `/v1/agents/${bed.agentId}/evolutions/${id}${what}`;
  const goOn = (id = unsettledId, body = { max_metric_calls: 240 }) =>
    bed.world.call("POST", ofRun(id, "/continue"), { body });
  const estimate = (id = unsettledId) => bed.get(ofRun(id, "/continuation?max_metric_calls=240"));

  /** The search above, as if it had ended after its first pairs. */
  async function plantUnsettled(): Promise<string> {
    const query = async (text: string, values: unknown[]) => (await bed.world.behind.query(text, values)).rows;
    const [job] = await query("select * from evolution_jobs where id = $1", [evolutionId]);
    const [found] = await query("select mutations from proposals where job_id = $1", [evolutionId]);
    const journal = await query(
      "select * from evolution_rollouts where job_id = $1 and side = 'holdout' and replicate >= 0 order by replicate",
      [evolutionId],
    );
    const pairs = Array.from({ length: 60 }, (_, at) => journal.slice(2 * at, 2 * at + 2)).map((both) => {
      const passed = (changed: boolean) => both.find(({ arms }) => arms.length > 0 === changed).outcome ?? 0;
      return [both[0].prompt_key, passed(true) - passed(false)];
    });
    const kept = {
      arms: found.mutations.map(({ arm }: { arm: string }) => arm),
      helps: found.mutations.map(({ confidence }: Mutation) => confidence),
      ...{ pairs, looks: [{ pairs: 60, spent: { below: 0.01, above: 0.005 } }] },
    };
    const estimate = { ...job.decision.estimate, pairs: 60, gained: 9, lost: 0 };
    const decision = { ...job.decision, estimate, verdict: { outcome: "inconclusive", reason: "gain_unproven" } };
    const id = newId();
    await query("update evolution_jobs set decision = null where agent_id = $1", [bed.agentId]);
    await query(
      `insert into evolution_jobs select (json_populate_record(j, json_build_object('id', $2::text, 'proposal_id', null,
         'kept', $3::json, 'decision', $4::json, 'finish_reason', 'no_supported_improvement', 'observed', 120, 'requests', 150))).*
       from evolution_jobs j where id = $1`,
      [evolutionId, id, JSON.stringify(kept), JSON.stringify({ ...decision, morePairs: 120 })],
    );
    await query(
      `insert into evolution_rollouts select (json_populate_record(r, json_build_object('job_id', $2::text))).*
       from evolution_rollouts r where job_id = $1 and side = 'holdout'`,
      [evolutionId, id],
    );
    return id;
  }

  test("says what it would take, and is not continued while the agent has another configuration", async () => {
    unsettledId = await plantUnsettled();
    expect((await bed.job(unsettledId)).extra).toMatchObject({
      ...{ continues: null, kept: { pairs: 60, better: 9, worse: 0, more_questions: 240 } },
    });
    expect(await estimate()).toMatchObject({ can_continue: expect.stringContaining("changed"), budget: null });
    const refused = await goOn();
    expect([refused.status, refused.body.code, refused.body.drift.length]).toEqual([409, "EVOLUTION_STALE", 1]);
    const body = { rate_limit_requests_per_minute: 6_000_000 };
    await bed.world.call("PUT", `/v1/agent-configurations/${bed.agentId}`, { body });
    expect(await estimate()).toMatchObject({
      ...{ can_continue: null, continued_by: null, budget: 240, requests: 300, seconds_at_least: 1, cost: null },
      decision_attempt: 2,
    });
  });

  test("goes on in a new run with its pairs, its looks and the error it has spent, and becomes a proposal", async () => {
    await worker.stop();
    const { status: code, body } = await goOn();
    expect([code, body.extra.kind, body.extra.continues]).toEqual([201, "recheck", unsettledId]);
    const again = await goOn();
    expect([again.status, again.body.code, again.body.evolution_id]).toEqual([
      ...[409, "EVOLUTION_STATE", body.evolution_id],
    ]);
    proposalId = body.extra.proposal_id;
    expect((await proposal()).status).toBe("evaluating");
    worker = bed.startWorker();
    const job = await bed.untilStill(body.evolution_id);
    const { decision, manifest } = job.extra;
    expect(job).toMatchObject({ status: "completed", extra: { finish_reason: "confirmed", decision: { attempt: 2 } } });
    expect(decision.looks[0]).toEqual({ pairs: 60, spent: { below: 0.01, above: 0.005 } });
    expect([decision.alphaSpent > 0.01, decision.alphaSpent <= 0.02]).toEqual([true, true]);
    expect(manifest.limits).toEqual({ margin: 0.1, benignMargin: 0.075 });
    const { evidence } = await bed.get(`/v1/proposals/${proposalId}/evidence`);
    expect(evidence).toMatchObject({
      attempt: 2,
      n: decision.estimate.pairs,
      cost: { rollouts: 120 + job.extra.progress.observed },
    });
    expect(await proposal()).toMatchObject({ status: "pending", extra: { finding: { confirmed: true } } });
    expect(await estimate()).toMatchObject({
      can_continue: "The run was continued already.",
      continued_by: job.evolution_id,
    });
    const { rows } = await bed.world.behind.query("select details from audit_log where action = 'evolution.continued'");
    expect(rows).toMatchObject([{ details: { evolution_id: job.evolution_id, budget: 240 } }]);
  });

  test("of a release that kept none is shown as it ended, and says why it can't be continued", async () => {
    await bed.world.behind.query(
      `update evolution_jobs set decision = '{"verdict": {"outcome": "inconclusive"}, "e_value": 3}' where id = $1`,
      [evolutionId],
    );
    expect((await bed.job(evolutionId)).extra).toMatchObject({ kept: null, continues: null, decision: { e_value: 3 } });
    expect((await estimate(evolutionId)).can_continue).toContain("before the console kept unsettled tests");
    expect((await goOn(evolutionId)).body.code).toBe("EVOLUTION_STATE");
  });
});
