import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../../../../test/world.ts";
import { type EvolutionBed, openEvolutionBed } from "../jobs/test-bed.ts";

/** One proposal from the agent it was found on to its end, step by step; each test goes on where the last one stopped. */
let bed: EvolutionBed;
let colleague: Person;
let evolutionId = "";
let proposalId = "";
let prompt = "";

beforeAll(async () => {
  bed = await openEvolutionBed({ switches: "deterministic" });
  colleague = await bed.world.member("ADMIN");
  prompt = (await agent()).agent_system_prompt;
});
afterAll(() => bed[Symbol.asyncDispose]());

const agent = () => bed.get(`/v1/agent-configurations/${bed.agentId}`);
const proposal = (id = proposalId) => bed.get(`/v1/proposals/${id}`);
const act = (verb: string, { as = bed.world.owner, body }: { as?: Person; body?: object } = {}) =>
  bed.world.call("POST", `/v1/proposals/${proposalId}/${verb}`, { as, body });
const until = (status: string, id = proposalId) =>
  expect.poll(async () => (await proposal(id)).status, { timeout: 60_000, interval: 200 }).toBe(status);
const status = () => bed.get(`/v1/evolution/status/${bed.agentId}`);
const actions = async () =>
  (
    await bed.world.behind.query("select action from audit_log where action like 'proposal.%' order by at, id")
  ).rows.map(({ action }) => action);

describe("an evolution of the sample agent", () => {
  test("finds a change, confirms it on questions the search had not seen, and leaves the agent as it is", async () => {
    await bed.world.call("POST", `/v1/genomes/extract-from-agent/${bed.agentId}`);
    bed.startWorker();
    evolutionId = await bed.trigger({ max_metric_calls: 900, probe_concurrency: 16 });
    const job = await bed.untilStill(evolutionId);
    expect(job).toMatchObject({ status: "completed", extra: { finish_reason: "confirmed", stage: "finished" } });
    expect(job.extra.progress.observed).toBeLessThanOrEqual(900 - job.extra.manifest.pilot);
    expect(job.extra.cost.requests).toBeGreaterThanOrEqual(job.extra.progress.observed);
    expect((await agent()).agent_system_prompt).toBe(prompt);
    proposalId = job.extra.proposal_id;
    expect(await status()).toMatchObject({
      ...{ status: "idle", genome: { version: 1, latest_version: 2 }, job: null, last_decision: null },
      proposals: [{ id: proposalId, status: "pending", evidence: { estimate: expect.any(Number) } }],
      next_step: expect.stringContaining("waits for a person"),
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
    const [first] = found.mutations;
    expect(first).toMatchObject({ op: "added", current_value: null, proposed_value: expect.any(String) });
    expect(first.confidence).toBeGreaterThan(0.5);
    expect(first.effects[0]).toMatchObject({ trials: expect.any(Number), p_positive: expect.any(Number) });
    const { evidence } = await bed.get(`/v1/proposals/${proposalId}/evidence`);
    expect(evidence).toMatchObject({ verdict: "superior", attempt: 1, limitations: expect.any(Array) });
    expect(evidence.e_value).toBeGreaterThan(1 / evidence.alpha_spent);
    expect(evidence.groups.every(({ verdict }: { verdict: string }) => verdict === "holds")).toBe(true);
    const diff = await bed.get(`/v1/proposals/${proposalId}/diff`);
    expect(diff.changes).toHaveLength(found.mutations.length);
    const { items } = await bed.get(`/v1/agents/${bed.agentId}/evolutions/${evolutionId}/effects`);
    expect(items.length).toBeGreaterThan(10);
  });

  test("shows the way to it: the estimate narrowing, and what other configurations did and cost", async () => {
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

describe("a proposal", () => {
  test("is stale as soon as the agent is changed, and nobody can approve it then", async () => {
    const change = { rate_limit_requests_per_minute: 5_000_000 };
    await bed.world.call("PUT", `/v1/agent-configurations/${bed.agentId}`, { body: change });
    expect(await bed.get(`/v1/agents/${bed.agentId}/evolution/proposals?status=stale`)).toMatchObject({ total: 1 });
    expect((await proposal()).extra.drift).toMatchObject([{ gene_name: "limit/requests_per_minute" }]);
    const refused = await act("approve");
    expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_STALE" } });
    expect(refused.body.drift).toMatchObject([{ gene_name: "limit/requests_per_minute", proposed_value: 5_000_000 }]);
  });

  test("moves to the changed agent as a new one, which is measured again before it can be approved", async () => {
    const moved = await act("rebase");
    expect(moved).toMatchObject({ status: 201, body: { status: "evaluating", extra: { supersedes: proposalId } } });
    expect(await proposal()).toMatchObject({ status: "superseded" });
    proposalId = moved.body.id;
    expect(await act("approve")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    await until("pending");
    expect((await bed.get(`/v1/proposals/${proposalId}/evidence`)).evidence).toMatchObject({ attempt: 2 });
  });

  test("takes a person, and under four eyes another than the one who triggered it", async () => {
    await bed.world.call("PUT", "/v1/evolution/settings", { body: { four_eyes: true } });
    expect(await act("approve")).toMatchObject({ status: 403, body: { code: "PROPOSAL_OWN" } });
    expect(await act("apply")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    const approved = await act("approve", { as: colleague, body: { notes: "Reads well." } });
    expect(approved.body).toMatchObject({
      status: "approved",
      reviewed_by: colleague.who.userId,
      reviewer_notes: "Reads well.",
    });
  });

  test("reaches the agent whole when it is applied, moves its trust stage, and is watched", async () => {
    const applied = await act("apply");
    expect(applied).toMatchObject({ status: 200, body: { status: "monitoring" } });
    const now = await agent();
    expect(now.trust_stage).toBe("optimized");
    expect(now.agent_system_prompt.startsWith(prompt)).toBe(true);
    expect(now.agent_system_prompt.length).toBeGreaterThan(prompt.length);
    const { evaluation_id } = applied.body.extra;
    expect(await bed.get(`/v1/evaluations/${evaluation_id}`)).toMatchObject({
      agent_id: bed.agentId,
      status: "running",
    });
    const read = await bed.world.call("POST", `/v1/genomes/extract-from-agent/${bed.agentId}`);
    expect(read.body).toMatchObject({ version: applied.body.extra.resulting_version, unchanged: true });
    await until("verified");
    expect(await bed.get("/v1/dashboard/trust")).toMatchObject({
      fleet_health: { by_stage: { optimized: 1 } },
      adaptivity: { acceptance_rate: 1, merged: 1 },
      agents: [{ id: bed.agentId, stage: "optimized", evaluating: true, pending_proposals: 0, evolution_cycles: 1 }],
    });
  });

  test("is taken back as a new version, and the agent has word for word what it had", async () => {
    const before = (await proposal()).extra.resulting_version;
    const back = await act("rollback");
    expect(back).toMatchObject({ status: 200, body: { status: "rolled_back" } });
    expect(back.body.extra.resulting_version).toBeGreaterThan(before);
    expect((await agent()).agent_system_prompt).toBe(prompt);
    expect(await status()).toMatchObject({
      proposals: [],
      last_decision: { proposal_id: proposalId, status: "rolled_back" },
    });
    expect(await act("rollback")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    expect(await actions()).toEqual([
      ...["proposal.created", "proposal.rebased", "proposal.rechecked", "proposal.approved"],
      ...["proposal.applied", "proposal.verified", "proposal.rolled_back"],
    ]);
  });
});
