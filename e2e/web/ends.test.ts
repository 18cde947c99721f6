import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/ids.ts";
import { plantedEvidence, plantProposal } from "../../server/test/scene.ts";
import { expectSameAfterReload, openSite, type Site, waitUntilSettled } from "./site.ts";
import { openAgain } from "./warm-console.ts";

/** Pages that show work in progress: left open until it ends, each shows what it would show if it were opened then. */
let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.signIn(site.world.owner);
});
afterAll(() => site[Symbol.asyncDispose]());

const sql = (text: string, values: readonly unknown[] = []) => site.world.behind.query(text, [...values]);
const now = () => Math.floor(Date.now() / 1000);

const point = (at: number, points: number) => ({
  ...{ spent: 60 * (at + 1), stage: at < 8 ? "search" : "confirm", changes: 2, pairs: at < 8 ? null : 24 * (at - 6) },
  ...{ points, lower: points - 8, upper: points + 8 },
});
const curve = (points: number) => JSON.stringify(Array.from({ length: 12 }, (_, at) => point(at, points)));
const effects = (points: number) =>
  JSON.stringify([
    { arm: "clause/one", category: "integrity", trials: 40, points, lower: 1, upper: 30, p_positive: 0.99 },
  ]);

/** A proposal, with the evolution run it came from set back to "in progress". */
async function plantSearch() {
  const { world } = site;
  const scene = { world, team: world.owner.who.teamId, owner: world.owner, caller: world.owner, self: world.owner };
  const { agent_id, proposal_id } = await plantProposal(scene);
  const { rows } = await sql("select job_id from proposals where id = $1", [proposal_id]);
  const { job_id } = rows[0] as { job_id: string };
  await sql(
    `update evolution_jobs set status = 'running', stage = 'confirm', finish_reason = null, status_message = null,
       completed_at = null, worker = null, wake_at = $4, curve = $2, effects = $3, observed = 700 where id = $1`,
    [job_id, curve(19.3), effects(19.3), now() + 86_400],
  );
  return { agent_id, proposal_id, job_id };
}

const endOfSearch = (jobId: string, proposalId: string) =>
  sql(
    `update evolution_jobs set status = 'completed', stage = 'finished', finish_reason = 'confirmed', completed_at = $5,
       status_message = 'A change was confirmed.', curve = $2, effects = $3, observed = 900, proposal_id = $4, decision = $6
     where id = $1`,
    [jobId, curve(4.1), effects(4.1), proposalId, now(), JSON.stringify(decision)],
  );

const decision = {
  ...{ verdict: { outcome: "superior" }, gain: 0.041, interval: { lower: 0.002, upper: 0.08 }, morePairs: null },
  estimate: { pairs: 120, gained: 14, lost: 9 },
};

const open = async (path: string): Promise<void> => {
  await openAgain(page, path);
  await waitUntilSettled(page);
};

describe("left open to its end,", () => {
  test("the page of an evolution run shows what a reload shows", async () => {
    const { agent_id, proposal_id, job_id } = await plantSearch();
    await open(`/evolution/${agent_id}/runs/${job_id}`);
    await page.getByText("held-out +19.3").waitFor();
    expect(await page.getByRole("heading", { name: /^Decision/ }).count()).toBe(0);
    await endOfSearch(job_id, proposal_id);
    await expectSameAfterReload(page, page.getByRole("link", { name: "Review the proposal" }));
    await page.getByText("held-out +4.1").waitFor();
    // What was decided stands apart from the curves that led there.
    const decided = page.getByRole("region", { name: "Decision: Confirmed" });
    await decided.getByText("+4.1 points").waitFor();
    await decided.getByText("95% CI +0.2 to +8.0; 14 better, 9 worse").waitFor();
  });

  test("the page of an agent's evolution shows what a reload shows", async () => {
    const { agent_id, proposal_id, job_id } = await plantSearch();
    await sql("update proposals set agent_id = (select id from agents where id <> $2 limit 1) where id = $1", [
      ...[proposal_id, agent_id],
    ]);
    await open(`/evolution/${agent_id}`);
    await page.getByText("None yet").waitFor();
    await sql("update proposals set agent_id = $2 where id = $1", [proposal_id, agent_id]);
    await endOfSearch(job_id, proposal_id);
    await expectSameAfterReload(page, page.getByRole("button", { name: /^Start run \(/ }));
    await page.getByText("+10.0 points").waitFor();
  });

  test("the page of a proposal under retest shows what a reload shows", async () => {
    const { proposal_id, job_id } = await plantSearch();
    await sql("update proposals set status = 'evaluating', evidence = null where id = $1", [proposal_id]);
    await open(`/evolution/proposals/${proposal_id}`);
    await page.getByRole("heading", { name: "Testing" }).waitFor();
    const unproven = { ...plantedEvidence, verdict: "inconclusive: gain_unproven", estimate: 0.021, lower: -0.018 };
    await sql("update proposals set status = 'inconclusive', evidence = $2 where id = $1", [
      ...[proposal_id, JSON.stringify(unproven)],
    ]);
    await endOfSearch(job_id, proposal_id);
    await expectSameAfterReload(page, page.getByText("No improvement shown: +2.1 points, 95% CI −1.8 to"));
    await page.getByRole("heading", { name: "Proposal, not confirmed: +2.1 points" }).waitFor();
    expect(await page.getByText("Improvement confirmed").count()).toBe(0);
    expect(await page.getByRole("button", { name: /^Approve and apply/ }).count()).toBe(0);
  });

  test("the page of a monitored proposal shows what a reload shows, also in a tab that slept", async () => {
    const { agent_id, proposal_id } = await plantSearch();
    const { rows } = await sql(
      `insert into evolution_jobs (id, team_id, agent_id, created_by, kind, status, stage, genome_id, base_version,
         candidate_version, proposal_id, strategy, settings, seed, budget, created_at, started_at, wake_at)
       select $2, team_id, agent_id, triggered_by, 'monitor', 'running', 'watch', genome_id, base_version,
         candidate_version, id, 'scc', '{}', 1, 700, $3::bigint, $3::bigint, $3::bigint + 80000 from proposals where id = $1 returning id`,
      [proposal_id, newId(), now()],
    );
    const monitor = (rows[0] as { id: string }).id;
    await sql("update proposals set status = 'monitoring', monitor_id = $2, applied_at = $3 where id = $1", [
      ...[proposal_id, monitor, now()],
    ]);
    await page.clock.install();
    await open(`/evolution/proposals/${proposal_id}`);
    await page.getByText("Comparing the agent").waitFor();
    const seen = {
      n: 300,
      gained: 20,
      lost: 18,
      estimate: 0.007,
      lower: -0.03,
      upper: 0.04,
      rounds_done: 7,
      rounds: 7,
    };
    await sql("update evolution_jobs set status = 'completed', finish_reason = 'holds', watch = $2 where id = $1", [
      ...[monitor, JSON.stringify({ ...seen, odds: 0.2, worst: null, groups: [], verdict: "holds" })],
    ]);
    await sql("update proposals set status = 'verified' where id = $1", [proposal_id]);
    await page.clock.fastForward("15:00");
    await expectSameAfterReload(page, page.getByText("No regression: results stay within the loss limit."));
    await page.goto(`${site.address}/evolution/${agent_id}`);
  });

  test("the dashboard shows what a reload shows", async () => {
    const { owner } = site.world;
    const made = { agent_name: "Asked just now", model_name: "m" };
    const { body: agent } = await site.world.call("POST", "/v1/agent-configurations/", { body: made });
    const id = newId();
    await sql(
      `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, seed, concurrency, status,
         agent_revision, agent_snapshot, created_at)
       values ($1, $2, $3, $4, 'behavioral', '{security}', 'standard', 1, 1, 'running', 1, '{}', $5)`,
      [id, owner.who.teamId, agent.id, owner.who.userId, now()],
    );
    // The other page's clock was moved, so this is a new page.
    const home = await site.signIn(owner);
    await home.getByText("1 run,").waitFor();
    const overall = { score: 0.4, low: 0.35, high: 0.45, reason: "Failed: the upper bound is below the threshold." };
    await sql(
      `update evaluations set status = 'completed', completed_at = $2, verdict = 'failed', threshold = 0.7, scores = $3,
         figures = $4 where id = $1`,
      [id, now(), JSON.stringify({ overall: 0.4 }), JSON.stringify({ overall })],
    );
    const needs = home.getByRole("region", { name: "Needs attention" });
    await expectSameAfterReload(home, needs.getByRole("link", { name: "View report" }).first());
  });
});
