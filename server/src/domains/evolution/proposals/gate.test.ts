import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openScene, plantedEvidence, plantProposal, type Scene } from "../../../../test/scene.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { applyProposal } from "./apply.ts";

/** Complete, so that the proposal that shows it is what the document says. */
const plantedMutation = { current_value: "", proposed_value: "Be brief.", rationale: "Shorter.", confidence: 0.9 };

/** Proposals as a worker leaves them, and what people may do to them; no one works on what they start. */
let world: World;
let scene: Scene;
let id: string;
let agentId: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  scene = await openScene(world, "OWNER");
  ({ proposal_id: id, agent_id: agentId } = await plantProposal(scene));
});

const LOUDER = expect.objectContaining({ op: "added", proposed_value: "Be loud." });
const PROMPT = "Be kind.\n\nBe brief.";
const call = (method: string, path: string, { as = scene.owner, body }: { as?: Person; body?: object } = {}) =>
  world.call(method, path, { as, body });
const to = (verb: string, options: { as?: Person; body?: object } = {}) =>
  call("POST", `/v1/proposals/${id}/${verb}`, options);
const proposal = async () => (await call("GET", `/v1/proposals/${id}`)).body;
const agent = async () => (await call("GET", `/v1/agent-configurations/${agentId}`)).body;
const change = (body: object) => call("PUT", `/v1/agent-configurations/${agentId}`, { body });
const audit = async () => {
  const { rows } = await world.behind.query(
    "select action, actor_id, before_hash, after_hash, details from audit_log where target_id = $1 order by at, id",
    [id],
  );
  return rows;
};
const colleague = (role: "ADMIN" | "MEMBER" = "ADMIN") => world.member(role, { team: scene.team });

test("what was learned from labeled traffic adapts the agent to it, and is watched without it", async () => {
  const objective = {
    ...{ id: agentId, name: "Labeled traffic", harness: "labeled traffic" },
    traffic: [],
    leftOut: {},
  };
  await world.behind.query("update evolution_jobs set settings = settings::jsonb || $2::jsonb where agent_id = $1", [
    ...[agentId, JSON.stringify({ objective })],
  ]);
  await to("approve");
  const { body } = await to("apply");
  expect((await agent()).trust_stage).toBe("adapted");
  const { rows } = await world.behind.query("select settings from evolution_jobs where id = $1", [
    body.extra.watch.evolution_id,
  ]);
  expect(rows).toEqual([{ settings: expect.not.objectContaining({ objective: expect.anything() }) }]);
});

describe("a rejection", () => {
  test("records who, when, the reason and the note, in the proposal, the status and the audit log", async () => {
    const body = { reason_code: "tone", notes: "Reads as if we did not trust our customers." };
    const rejected = await to("reject", { body });
    expect(rejected).toMatchObject({
      status: 200,
      body: {
        ...{ status: "rejected", reviewed_by: scene.owner.who.userId, reviewed_at: expect.any(Number) },
        ...{ reviewer_notes: body.notes, extra: { reason_code: "tone", can: [] } },
      },
    });
    const { last_decision } = (await call("GET", `/v1/evolution/status/${agentId}`)).body;
    expect(last_decision).toMatchObject({ proposal_id: id, status: "rejected", reason_code: "tone" });
    expect(await audit()).toMatchObject([
      { action: "proposal.rejected", actor_id: scene.owner.who.userId, details: { reason_code: "tone" } },
    ]);
    expect((await agent()).agent_system_prompt).toBeNull();
  });

  test("is final, and requires a known reason", async () => {
    expect((await to("reject", { body: { reason_code: "no idea" } })).status).toBe(422);
    expect((await to("reject")).body.extra).toMatchObject({ reason_code: "other" });
    const verbs = ["approve", "reject", "apply", "rebase", "rollback"];
    for (const verb of verbs) expect((await to(verb)).body, verb).toMatchObject({ code: "PROPOSAL_STATE" });
    expect((await to("partial", { body: { gene_names: ["prompt/other/1"] } })).status).toBe(409);
    expect((await audit()).map(({ action }) => action)).toEqual(["proposal.rejected"]);
  });

  test("is possible for a proposal that was approved but not applied, and for a stale one", async () => {
    await to("approve");
    await change({ agent_system_prompt: "Be loud." });
    expect(await proposal()).toMatchObject({ status: "stale", extra: { can: ["rebase", "reject"] } });
    expect((await to("reject", { body: { reason_code: "not_needed" } })).body).toMatchObject({ status: "rejected" });
  });
});

describe("an approval", () => {
  test("with four_eyes requires another person than the one who started the run", async () => {
    await call("PUT", "/v1/evolution/settings", { body: { four_eyes: true } });
    expect(await to("approve")).toMatchObject({ status: 403, body: { code: "PROPOSAL_OWN" } });
    expect(await proposal()).toMatchObject({ status: "pending", reviewed_by: null });
    const other = await colleague("MEMBER");
    expect(await to("approve", { as: other, body: { notes: "Fine." } })).toMatchObject({
      status: 200,
      body: {
        status: "approved",
        reviewed_by: other.who.userId,
        reviewer_notes: "Fine.",
        extra: { can: ["apply", "reject"] },
      },
    });
    const rows = await audit();
    expect(rows).toMatchObject([{ action: "proposal.approved", actor_id: other.who.userId }]);
    expect(rows[0]?.before_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.after_hash).not.toBe(rows[0]?.before_hash);
  });

  test("of a change that weakens a protection requires an owner or admin", async () => {
    const mutations = JSON.stringify([{ ...plantedMutation, gene_name: "guard/config", weakening: true }]);
    await world.behind.query("update proposals set mutations = $2 where id = $1", [id, mutations]);
    expect(await to("approve", { as: await colleague("MEMBER") })).toMatchObject({ status: 403 });
    expect(await to("approve", { as: await colleague("ADMIN") })).toMatchObject({ status: 200 });
  });

  test("of an unconfirmed improvement requires a reason, which is stored with it and in the audit log", async () => {
    const shown = (evidence: object, mutations: object[] = [], status = "pending") =>
      world.behind.query("update proposals set evidence = $2, mutations = $3, status = $4 where id = $1", [
        ...[
          id,
          JSON.stringify({ ...plantedEvidence, ...evidence }),
          JSON.stringify(mutations.map((one) => ({ ...plantedMutation, ...one }))),
          status,
        ],
      ]);
    const [first, ...others] = plantedEvidence.groups;
    const likely = { gene_name: "prompt/a", confidence: 0.9, arm: "clause/say-unknown/strong" };
    const unproven: readonly (readonly [string, object, object[]?])[] = [
      ["No improvement shown: +4.1 points, 95% CI −3.1 to +11.3.", { estimate: 0.041, lower: -0.031, upper: 0.113 }],
      ["No improvement shown: −1.8 points", { estimate: -0.018, lower: -0.06, upper: 0.024 }],
      ["not shown to hold at reliability", { groups: [{ ...first, lower: -0.12 }, ...others] }],
      ["deliberately weak", {}, [likely, { ...likely, arm: "clause/say-unknown/control" }]],
      ["1 of the 2 changes may have no effect", {}, [likely, { ...likely, confidence: 0.24 }]],
    ];
    for (const [words, evidence, mutations] of unproven) {
      await shown(evidence, mutations);
      const { extra } = await proposal();
      expect(extra.finding).toEqual({ confirmed: false, words: expect.stringContaining(words) });
      expect(extra.can).toEqual(["reject", "partial", "approve_unproven"]);
      for (const body of [undefined, { notes: "Fine." }, { unproven_reason: " " }]) {
        const refused = await to("approve", body ? { body } : {});
        expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_UNPROVEN", finding: extra.finding } });
      }
      expect((await proposal()).status).toBe("pending");
    }
    await shown(
      { verdict: "inconclusive: gain_unproven", estimate: 0.021, lower: -0.018, upper: 0.06 },
      [],
      "inconclusive",
    );
    expect((await proposal()).extra.can).toEqual(["reject", "approve_unproven"]);
    const body = { notes: "For a week.", unproven_reason: "Legal wants this sentence whatever it does." };
    const approved = await to("approve", { body });
    expect(approved).toMatchObject({ status: 200, body: { status: "approved", extra: { reason_code: "unproven" } } });
    expect(approved.body.reviewer_notes).toBe(`${body.unproven_reason}\nFor a week.`);
    expect(await audit()).toMatchObject([
      {
        action: "proposal.approved",
        details: {
          unproven: true,
          reason: body.unproven_reason,
          finding: expect.stringContaining("No improvement shown"),
        },
      },
    ]);
  });

  test("is refused for an untested proposal, and for an inconclusive one of an agent that has changed since", async () => {
    await world.behind.query("update proposals set evidence = null, status = 'inconclusive' where id = $1", [id]);
    const body = { unproven_reason: "Because." };
    expect((await proposal()).extra).toMatchObject({ can: [], finding: { confirmed: false } });
    expect((await to("approve", { body })).body).toMatchObject({ code: "PROPOSAL_STATE" });
    const evidence = JSON.stringify({ ...plantedEvidence, lower: -0.01 });
    await world.behind.query("update proposals set evidence = $2 where id = $1", [id, evidence]);
    await change({ agent_system_prompt: "Be loud." });
    expect((await to("approve", { body })).body).toMatchObject({ code: "PROPOSAL_STALE", drift: expect.any(Array) });
  });

  test("is refused after a month", async () => {
    await world.behind.query("update proposals set expires_at = 0 where id = $1", [id]);
    expect(await proposal()).toMatchObject({ status: "expired", extra: { can: ["rebase"] } });
    expect(await to("approve")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
  });

  test("is refused with the difference while the agent has drifted", async () => {
    await change({ agent_params: { temperature: 0.2 } });
    const refused = await to("approve");
    expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_STALE" } });
    expect(refused.body.drift).toContainEqual(
      expect.objectContaining({ op: "added", gene_name: "param/temperature", proposed_value: 0.2 }),
    );
    expect((await proposal()).extra.drift).toEqual(refused.body.drift);
    const path = `/v1/agents/${agentId}/evolution/proposals`;
    expect((await call("GET", `${path}?status=stale`)).body).toMatchObject({ total: 1, items: [{ id }] });
    await change({ agent_params: null });
    expect((await to("approve")).body).toMatchObject({ status: "approved" });
  });
});

describe("applying", () => {
  test("requires approval, writes the whole change with the trust stage and an evaluation, and is recorded in the log", async () => {
    expect(await to("apply")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    await to("approve");
    const applied = await to("apply");
    expect(applied).toMatchObject({ status: 200, body: { status: "monitoring", extra: { resulting_version: 2 } } });
    expect(applied.body.extra).toMatchObject({
      applied_by: scene.owner.who.userId,
      evaluation_id: expect.any(String),
      watch: { status: "running", seen: null, confirmed_estimate: plantedEvidence.estimate, alert_at: 20 },
      can: ["rollback"],
    });
    expect(await agent()).toMatchObject({ agent_system_prompt: PROMPT, trust_stage: "optimized" });
    expect(await audit()).toMatchObject([{ action: "proposal.approved" }, { action: "proposal.applied" }]);
    expect(await to("apply")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
  });

  test("is refused with the difference if the agent drifted after the approval", async () => {
    await to("approve");
    await change({ agent_system_prompt: "Be loud." });
    const refused = await to("apply");
    expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_STALE" } });
    expect(refused.body.drift).toContainEqual(LOUDER);
    expect((await agent()).agent_system_prompt).toBe("Be loud.");
  });

  /** Someone else comes after the agent was looked at and before it is written. */
  const appliedWhile = (meanwhile: object) =>
    world.services.db.transaction({ teamId: scene.team, userId: scene.owner.who.userId }, (tx) => {
      let isFirst = true;
      const agents: typeof world.services.agents = {
        ...world.services.agents,
        async update(act, agent, given) {
          if (isFirst) await change(meanwhile);
          isFirst = false;
          return world.services.agents.update(act, agent, given);
        },
      };
      const act = { tx, who: scene.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now };
      return applyProposal({ ...world.services, agents }, act, id);
    });

  test("writes nothing if the configuration changes at the same moment", async () => {
    await to("approve");
    const lost = appliedWhile({ agent_system_prompt: "Be loud." });
    await expect(lost).rejects.toMatchObject({
      code: "PROPOSAL_STALE",
      voices: { members: { drift: expect.arrayContaining([LOUDER]) } },
    });
    expect((await agent()).agent_system_prompt).toBe("Be loud.");
    expect(await proposal()).toMatchObject({ status: "stale", extra: { applied_at: null } });
  });

  test("succeeds if something else changes at the same moment", async () => {
    await to("approve");
    await appliedWhile({ agent_name: "Renamed" });
    expect(await agent()).toMatchObject({ agent_name: "Renamed", agent_system_prompt: PROMPT });
  });
});

describe("rebasing", () => {
  test("is refused with all three states if both changed the same gene", async () => {
    await change({ agent_system_prompt: "Be stern." });
    const { body: read } = await call("POST", `/v1/genomes/extract-from-agent/${agentId}`);
    const measuredOn = [id, read.version, read.config_etag];
    await world.behind.query("update proposals set base_version = $2, base_etag = $3 where id = $1", measuredOn);
    await change({ agent_system_prompt: "Be loud." });
    const refused = await to("rebase");
    expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_CONFLICT" } });
    const texts = { base: { text: "Be stern." }, mine: { text: "Be kind." }, theirs: { text: "Be loud." } };
    expect(refused.body.conflicts).toMatchObject([texts]);
    expect(await proposal()).toMatchObject({ status: "stale" });
  });

  test("keeps what both added as separate paragraphs", async () => {
    await change({ agent_system_prompt: "Be loud." });
    const { genome_id, extra } = (await to("rebase")).body;
    const update = await call("GET", `/v1/genomes/${genome_id}/to-agent-update?version=${extra.candidate_version}`);
    const paragraphs = update.body.agent_system_prompt.split("\n\n");
    expect(paragraphs.sort()).toEqual(["Be brief.", "Be kind.", "Be loud."]);
  });

  test("creates a new proposal on the current configuration, which can be approved only after its test", async () => {
    await change({ rate_limit_requests_per_minute: 7 });
    const moved = await to("rebase");
    expect(moved).toMatchObject({ status: 201, body: { status: "evaluating", extra: { supersedes: id, can: [] } } });
    expect(moved.headers["location"]).toBe(`/v1/proposals/${moved.body.id}`);
    expect(await proposal()).toMatchObject({ status: "superseded" });
    expect(await audit()).toMatchObject([{ action: "proposal.rebased", details: { by: moved.body.id } }]);
    id = moved.body.id;
    expect(await to("approve")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    await call("POST", `/v1/agents/${agentId}/evolutions/${moved.body.extra.evolution_id}/cancel`);
    expect(await proposal()).toMatchObject({ status: "inconclusive" });
    expect(await to("approve")).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    expect(await audit()).toMatchObject([{ action: "proposal.recheck_ended", details: { status: "inconclusive" } }]);
  });
});

describe("rolling back", () => {
  test("writes a new version with the old content, linked to the version it restores", async () => {
    await to("approve");
    await to("apply");
    const back = await to("rollback");
    expect(back).toMatchObject({ status: 200, body: { status: "rolled_back", extra: { resulting_version: 3 } } });
    expect(back.body.extra.watch).toMatchObject({ status: "cancelled", next_round_at: null });
    expect((await agent()).agent_system_prompt).toBeNull();
    const genome = `/v1/genomes/${back.body.genome_id}`;
    const { edges } = (await call("GET", `${genome}/ancestry`)).body;
    expect(edges).toContainEqual(expect.objectContaining({ role: "rollback_to" }));
    const { body } = await call("GET", `${genome}/diff?version_a=1&version_b=3`);
    expect(body.changes).toEqual([]);
    expect((await audit()).map(({ action }) => action)).toEqual([
      ...["proposal.approved", "proposal.applied", "proposal.rolled_back"],
    ]);
  });

  test("is refused with the difference if the agent was changed since", async () => {
    await to("approve");
    await to("apply");
    await change({ agent_system_prompt: `${PROMPT}\n\nBe loud.` });
    const refused = await to("rollback");
    expect(refused).toMatchObject({ status: 409, body: { code: "PROPOSAL_STALE" } });
    expect(refused.body.drift).toMatchObject([{ op: "added", proposed_value: "Be loud." }]);
    expect((await agent()).agent_system_prompt).toContain("Be loud.");
  });

  test("is possible after monitoring was canceled, which leaves the change applied", async () => {
    await to("approve");
    const { monitor_id } = (await to("apply")).body.extra;
    await call("POST", `/v1/agents/${agentId}/evolutions/${monitor_id}/cancel`);
    expect(await proposal()).toMatchObject({ status: "applied", extra: { can: ["rollback"] } });
    expect((await to("rollback")).body).toMatchObject({ status: "rolled_back" });
  });
});

describe("known attacks after a change", () => {
  /** A campaign as a worker would leave it: two goals broken, each with the attack that did it. */
  async function plantProven(): Promise<void> {
    const body = {
      ...{ tool: "native", purpose: "Answers questions.", agent_id: agentId, categories: ["injection"], num_tests: 2 },
      provider_config: { seed: 7 },
    };
    const { campaign_id } = (await call("POST", "/v1/campaigns", { body })).body;
    const form = { wording: "0", operators: [], isOpened: true, said: [], carried: [], gone: [] };
    const attack = {
      ...{ step: 0, confirmed: { worked: 5, of: 5 }, generalized: null, minimized: null, whole: { step: 1, form } },
    };
    await world.behind.query("update campaigns set status = 'completed', completed_at = created_at where id = $1", [
      campaign_id,
    ]);
    await world.behind.query(
      "update campaign_goals set state = 'done', result = 'confirmed', attack = $2 where campaign_id = $1",
      [campaign_id, JSON.stringify(attack)],
    );
  }
  const reattack = async () => (await call("GET", `/v1/proposals/${id}/reattack`)).body;
  const applied = async () => {
    await to("approve");
    await to("apply");
  };

  test("are offered with their cost, asked again on request, and shown beside the proposal", async () => {
    expect(await reattack()).toMatchObject({ can_start: "The proposal is not applied.", source: null });
    expect((await to("reattack")).body.code).toBe("PROPOSAL_STATE");
    await applied();
    expect(await reattack()).toMatchObject({ can_start: expect.stringContaining("No campaign"), source: null });
    await plantProven();
    const offered = await reattack();
    expect(offered).toMatchObject({ can_start: null, source: { attacks: 2, cost: null }, result: null });
    expect(offered.source.requests.low).toBeGreaterThan(5);
    const { status, body } = await to("reattack");
    expect([status, body.result]).toMatchObject([200, { is_running: true, attacks: 2, held: 0, works: 0 }]);
    expect((await to("reattack")).body.code).toBe("PROPOSAL_STATE");
    const { campaign_id } = body.result;
    await world.behind.query(
      `update campaign_goals set state = 'done', result = case when place = 0 then 'held' else 'confirmed' end
       where campaign_id = $1`,
      [campaign_id],
    );
    await world.behind.query("update campaigns set status = 'completed' where id = $1", [campaign_id]);
    expect((await reattack()).result).toMatchObject({ is_running: false, words: "1 of 2 findings no longer work." });
    expect((await audit()).at(-1)).toMatchObject({ action: "proposal.reattacked", details: { campaign_id } });
  });

  test("are asked by themselves only where the team switched it on, and never keep a change from being applied", async () => {
    await call("PUT", "/v1/evolution/settings", { body: { four_eyes: false, reattack_after_apply: true } });
    await call("PUT", "/v1/evolution/settings", { body: { four_eyes: false } });
    expect((await call("GET", "/v1/evolution/settings")).body).toEqual({
      four_eyes: false,
      reattack_after_apply: true,
    });
    await applied();
    expect((await proposal()).status).toBe("monitoring");
    expect((await audit()).map(({ action }) => action)).toContain("proposal.reattack_refused");
    ({ proposal_id: id, agent_id: agentId } = await plantProposal(scene));
    await plantProven();
    expect(await reattack()).toMatchObject({ is_automatic: true, source: { attacks: 2 }, result: null });
    await applied();
    expect((await reattack()).result).toMatchObject({ is_running: true, attacks: 2 });
  });
});

test("the proposals of a deleted agent can be read, but not changed", async () => {
  await to("approve");
  await world.behind.query("delete from agents where id = $1", [agentId]);
  expect(await proposal()).toMatchObject({ status: "stale" });
  expect(await to("apply")).toMatchObject({ status: 404, body: { code: "AGENT_NOT_FOUND" } });
  expect((await call("GET", `/v1/evolution/status/${agentId}`)).status).toBe(404);
});

describe("a version written by hand", () => {
  const extracted = async () => (await call("POST", `/v1/genomes/extract-from-agent/${agentId}`)).body;
  const evaluate = (genome: string, version: number, options: { as?: Person; body?: object } = {}) =>
    call("POST", `/v1/genomes/${genome}/versions/${version}/evaluate`, options);

  test("becomes a proposal that is tested like any other, once", async () => {
    const { genome_id: genome, version: base } = await extracted();
    const edit = { agent_system_prompt: "Be kind. Name your sources." };
    const { version } = (await call("POST", `/v1/genomes/${genome}/versions`, { body: edit })).body;
    const started = await evaluate(genome, version, { body: { max_metric_calls: 800 } });
    expect(started).toMatchObject({
      status: 201,
      body: {
        ...{ status: "evaluating", genome_id: genome, genome_version: base },
        extra: { candidate_version: version, evidence: null, can: [] },
      },
    });
    const jobs = (await call("GET", `/v1/agents/${agentId}/evolutions`)).body.results;
    expect(jobs[0]).toMatchObject({
      ...{ evolution_id: started.body.extra.evolution_id, status: "running" },
      extra: { kind: "recheck", proposal_id: started.body.id, progress: { budget: 800 } },
    });
    expect(await evaluate(genome, version)).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
  });

  test("is refused if the agent has it already, to viewers, and for a genome of no agent", async () => {
    const { genome_id: genome, version } = await extracted();
    expect(await evaluate(genome, version)).toMatchObject({ status: 409, body: { code: "PROPOSAL_STATE" } });
    const viewer = await world.member("VIEWER", { team: scene.team });
    expect((await evaluate(genome, version, { as: viewer })).status).toBe(403);
    expect(await evaluate(genome, 999)).toMatchObject({ status: 404, body: { code: "GENOME_VERSION_NOT_FOUND" } });
  });
});
