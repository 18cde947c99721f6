import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import { smallHarness } from "../../../../test/small-harnesses.ts";
import { listenTo } from "../../../../test/teams/told.ts";
import { adviceFor } from "../findings/advice.ts";
import type { Harness } from "../harness/harness.ts";
import { probes } from "../probes/list.ts";

const DAY = 86_400;

/** So many prompts of each probe leak. */
let most = 4;
let shared: Bed;

/** Two probes of 20 prompts each. The first four prompts of both leak, unless told otherwise. */
async function openProbes(): Promise<Bed> {
  const bed = await openBed({
    harnesses: ["security", "safety"].map(withOwnProbe),
    answer: (text) => (Number(text.split(" ")[1]) < most ? "a leak <script>" : "No."),
  });
  bed.startWorker();
  return bed;
}

beforeAll(async () => {
  shared = await openProbes();
});
afterAll(() => shared[Symbol.asyncDispose]());

/** In a team of its own, or in a console of its own for tests that look at all teams. */
async function openFindings(place: "team" | "console" = "team"): Promise<FindingsBed> {
  most = 4;
  const bed = place === "team" ? await shared.another() : await openProbes();
  let seed = 0;
  const nextRun = async (more: object = {}): Promise<string> => {
    seed += 1;
    const id = await bed.startRun({ harness_names: ["security", "safety"], seed, ...more });
    await bed.until(id, "completed");
    return id;
  };
  const leaks = (count: number) => {
    most = count;
  };
  return Object.assign(bed, { leaks, nextRun, runId: await nextRun() });
}

/** 20 prompts of a probe that is called like its harness. */
function withOwnProbe(name: string): Harness {
  const harness = smallHarness(name, { prompts: 20 });
  return { ...harness, plan: (seed) => [...harness.plan(seed)].map((prompt) => ({ ...prompt, probe: name })) };
}

interface FindingsBed extends Bed {
  readonly runId: string;
  /** So many prompts of each probe leak from now on. */
  leaks(count: number): void;
  /** A completed run with prompts of its own. */
  nextRun(more?: object): Promise<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;
const list = async (bed: Bed, query = ""): Promise<Any> => (await bed.world.call("GET", `/v1/findings${query}`)).body;
const read = async (bed: Bed, id: string): Promise<Any> => (await bed.world.call("GET", `/v1/findings/${id}`)).body;
const patch = (bed: Bed, id: string, body: object, headers = {}) =>
  bed.world.call("PATCH", `/v1/findings/${id}`, { body, headers });
const idOf = async (bed: Bed, dimension: string): Promise<string> =>
  (await list(bed)).results.find(({ category }: Any) => category.dimension === dimension).id;

describe("a finding", () => {
  test("is a probe that failed and what decided so, with its failures, an example and advice", async () => {
    await using bed = await openFindings();
    const { results } = await list(bed, `?evaluation_id=${bed.runId}`);
    expect(results).toHaveLength(2);
    const id = await idOf(bed, "security");
    const { body, headers } = await bed.world.call("GET", `/v1/findings/${id}`);
    expect(headers["etag"]).toBe('"1"');
    expect(body).toMatchObject({
      state: "open",
      severity: "medium",
      category: { dimension: "security", probe: "security" },
      reason: "a leak <script>",
      detector: "words",
      failures: 4,
      change: "new",
      latest_run: { evaluation_id: bed.runId, failed: 4, tried: 20 },
      runs: [{ evaluation_id: bed.runId, failed: 4, tried: 20 }],
      transcript: { question: { turns: ["security 0"] }, answers: [{ text: "a leak <script>" }] },
      evaluation: { evaluation_id: bed.runId, status: "completed", agent_name: "Support" },
      events: [{ kind: "found", evaluation_id: bed.runId }],
    });
    expect(body.advice.length).toBeGreaterThan(0);
    const pages = await bed.world.call("GET", `/v1/findings/${id}/failures?limit=3`);
    const rest = await bed.world.call("GET", `/v1/findings/${id}/failures?cursor=${pages.body.next_cursor}`);
    const prompts = [...pages.body.results, ...rest.body.results].map(({ summary }: Any) => summary.split("\n")[1]);
    expect(prompts).toEqual([0, 1, 2, 3].map((at) => `security ${at}`));
    const one = (await list(bed, `?evaluation_id=${bed.runId}&seq=${rest.body.results[0].seq}`)).results;
    expect(one).toMatchObject([{ id, seq: rest.body.results[0].seq }]);
    const former = bed.agentId;
    await bed.world.behind.query("update finding_failures set former_id = $1 where finding_id = $2 and seq = $3", [
      ...[former, id, one[0].seq],
    ]);
    expect(await read(bed, former)).toMatchObject({ id, seq: one[0].seq });
    expect((await patch(bed, former, { assigned_to: null })).body).toMatchObject({ id, revision: 1 });
  });

  test("is updated by each run: not reproduced, fixed, regressed; a run without the probe changes nothing", async () => {
    await using bed = await openFindings();
    const id = await idOf(bed, "security");
    bed.leaks(0);
    await bed.nextRun();
    expect(await read(bed, id)).toMatchObject({
      state: "open",
      change: "not_reproduced",
      tries_since: 20,
      failures: 4,
    });
    const before = await read(bed, id);
    await bed.nextRun({ harness_names: ["safety"] });
    expect(await read(bed, id)).toEqual(before);
    await bed.nextRun();
    const last = await bed.nextRun();
    const fixed = await read(bed, id);
    expect(fixed).toMatchObject({ state: "fixed", change: "fixed", tries_since: 60, state_changed_by: null });
    expect(fixed.state_reason).toContain("Not reproduced in 60 tries");
    expect((await list(bed, "?change=fixed&state=fixed")).results).toHaveLength(2);
    const told = await listenTo(bed.world);
    bed.leaks(1);
    const regressed = await bed.nextRun();
    expect(await read(bed, id)).toMatchObject({ state: "open", change: "regressed", failures: 5, runs_failed: 1 });
    const [reopened, ...others] = await told();
    const facts = { evaluation_id: regressed, findings: 2, worst: "medium", medium: 2 };
    expect(reopened).toMatchObject({
      type: "finding.reopened",
      data: { severity: "info", title: "Support: 2 findings reopened", path: `/findings?run=${regressed}`, facts },
    });
    expect(others).toMatchObject([
      { type: "evaluation.completed", data: { facts: { evaluation_id: regressed, failed: 2, resisted: 38 } } },
    ]);
    expect(JSON.stringify([reopened, others])).not.toContain("leak");
    const { events } = await read(bed, id);
    expect(events).toMatchObject([
      { kind: "found", evaluation_id: bed.runId },
      { kind: "state", former_state: "open", state: "fixed", evaluation_id: last },
      { kind: "state", former_state: "fixed", state: "open", reason: "Failed in 1 of 20 tries." },
    ]);
    await bed.nextRun();
    expect(await read(bed, id)).toMatchObject({ change: "still_there", runs_failed: 2 });
    expect((await list(bed)).results).toHaveLength(2);
    const { body: counts } = await bed.world.call("GET", "/v1/findings/counts");
    expect(counts).toMatchObject({ medium: { open: 2 }, changes: { still_there: 2, fixed: 0 }, unassigned: 2 });
  });

  test("has advice for every probe", () => {
    for (const { subdimension, id } of probes) {
      expect(adviceFor({ scenario: subdimension, probe: id }).length, id).toBe(3);
    }
  });

  test("of another team is not found", async () => {
    await using bed = await openFindings();
    const [{ id }] = (await list(bed)).results;
    const as = await bed.world.stranger();
    for (const [method, path] of [
      ["GET", `/v1/findings/${id}`],
      ["PATCH", `/v1/findings/${id}`],
      ["GET", `/v1/findings/${id}/comments`],
    ] as const) {
      const body = method === "PATCH" ? { state: "fixed" } : undefined;
      expect((await bed.world.call(method, path, { as, body })).body.code).toBe("FINDING_NOT_FOUND");
    }
    expect((await bed.world.call("GET", "/v1/findings", { as })).body.results).toEqual([]);
  });
});

describe("a false positive", () => {
  test("raises the score at once, in all runs, and is audited; reopened, the report is as before, byte for byte", async () => {
    await using bed = await openFindings();
    const newer = await bed.nextRun();
    const report = async () =>
      JSON.stringify((await bed.world.call("GET", `/v1/evaluation-results/${newer}/results`)).body.report);
    const [before, text] = [await bed.run(newer), await report()];
    expect(before.figures.overall).toMatchObject({ resisted: 32, failed: 8, overruled: 0 });
    const id = await idOf(bed, "security");
    const reply = await patch(bed, id, { state: "false_positive", reason: "It quoted the question." });
    expect(reply.status).toBe(200);
    const after = await bed.run(newer);
    expect(after.figures.overall).toMatchObject({ resisted: 36, failed: 4, overruled: 4, n: 40 });
    expect(after.scores.security).toBe(1);
    expect(after.threshold).toBe(before.threshold);
    expect((await bed.run(bed.runId)).rescoring).toBe(true);
    const agent = await bed.world.call("GET", `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
    expect(agent.body.latest_evaluation).toMatchObject({ evaluation_id: newer, overall_score: 0.9 });
    const { body: log } = await bed.world.call("GET", "/v1/audit-log?action=finding.triaged");
    expect(log.results[0]).toMatchObject({ details: { state: { from: "open", to: "false_positive" } } });
    await patch(bed, id, { state: "open" });
    expect(await report()).toBe(text);
    expect(await read(bed, id)).toMatchObject({ failures: 8, latest_run: { failed: 4 } });
  });

  test("holds for the prompts that people saw: single ones are labeled, and failures of a later run reopen it", async () => {
    await using bed = await openFindings();
    const id = await idOf(bed, "security");
    const seqs = (await bed.world.call("GET", `/v1/findings/${id}/failures`)).body.results.map(({ seq }: Any) => seq);
    const label = (body: object) =>
      bed.world.call("POST", `/v1/evaluations/${bed.runId}/labels`, {
        body: { label: "passed", reason: "no", ...body },
      });
    await label({ seqs: [seqs[3]] });
    expect(await read(bed, id)).toMatchObject({ state: "open", failures: 3, latest_run: { failed: 3 } });
    await label({ seqs: [seqs[3]], with_identical: true });
    expect(await read(bed, id)).toMatchObject({ state: "false_positive", state_reason: "no", failures: 0 });
    await bed.nextRun();
    expect(await read(bed, id)).toMatchObject({ state: "open", change: "new", failures: 4 });
  });

  test("counts in the field record of its detector", async () => {
    await using bed = await openFindings("console");
    await bed.world.behind.query("update findings set detector = 'canary'");
    await bed.world.behind.query(
      `update evaluation_results set judgement = '{"detector": "canary", "found": true}' where outcome = 'failed'`,
    );
    await patch(bed, await idOf(bed, "security"), { state: "false_positive", reason: "no" });
    const { body } = await bed.world.call("GET", "/v1/detectors/");
    const canary = body.results.find(({ name }: Any) => name === "canary");
    expect(canary.in_the_field).toEqual({ findings: 8, reviewed: 4, marked_wrong: 4, labels: 4, wrong: 4 });
    expect((await read(bed, await idOf(bed, "safety"))).detector_card.in_the_field).toEqual(canary.in_the_field);
  });
});

describe("triage", () => {
  test("as fixed or accepted does not change the score; an acceptance ends by itself", async () => {
    await using bed = await openFindings();
    const before = await bed.run(bed.runId);
    const [one, two] = (await list(bed)).results;
    const now = Math.floor(bed.world.clock.now / 1000);
    expect((await patch(bed, one.id, { state: "fixed" })).status).toBe(200);
    const accepted = { state: "accepted", reason: "known", accepted_until: now + 30 * DAY };
    expect((await patch(bed, two.id, accepted)).status).toBe(200);
    expect((await bed.run(bed.runId)).figures).toEqual(before.figures);
    const counts = async () => (await bed.world.call("GET", `/v1/findings/counts?evaluation_id=${bed.runId}`)).body;
    expect((await counts()).medium).toEqual({ open: 0, fixed: 1, accepted: 1, false_positive: 0 });
    expect((await counts()).next_expiry).toBe(accepted.accepted_until);
    expect((await list(bed, "?state=accepted")).results).toHaveLength(1);
    await bed.world.behind.query("update findings set accepted_until = $2 where id = $1", [two.id, now - 1]);
    expect((await list(bed, "?state=accepted")).results).toHaveLength(0);
    expect((await list(bed, "?state=open")).results).toMatchObject([{ id: two.id, acceptance_expired: true }]);
    expect((await counts()).medium).toMatchObject({ open: 1, accepted: 0 });
  });

  test("an acceptance has a reason and lasts at most 90 days; a false positive has a reason", async () => {
    await using bed = await openFindings();
    const [{ id }] = (await list(bed)).results;
    const now = Math.floor(Date.now() / 1000);
    const refused = [
      { state: "accepted", accepted_until: now + DAY },
      { state: "accepted", reason: "known" },
      { state: "accepted", reason: "known", accepted_until: now - 1 },
      { state: "accepted", reason: "known", accepted_until: now + 91 * DAY },
      { state: "fixed", accepted_until: now + DAY },
      { state: "false_positive", reason: "  " },
    ];
    for (const body of refused) expect((await patch(bed, id, body)).status, JSON.stringify(body)).toBe(422);
    expect((await list(bed, "?state=open")).results).toHaveLength(2);
  });

  test("assigns to members only, sets due dates, and two people do not overwrite each other unseen", async () => {
    await using bed = await openFindings();
    const [{ id }] = (await list(bed)).results;
    const member = await bed.world.member("MEMBER");
    const stranger = await bed.world.stranger();
    expect((await patch(bed, id, { assigned_to: stranger.who.userId })).status).toBe(422);
    expect((await patch(bed, id, { assigned_to: member.who.userId })).body.assigned_to).toBe(member.who.userId);
    expect((await patch(bed, id, { state: "fixed" }, { "if-match": '"1"' })).status).toBe(412);
    const due = Math.floor(bed.world.clock.now / 1000) - DAY;
    const dated = await patch(bed, id, { due_at: due }, { "if-match": '"2"' });
    expect(dated.body).toMatchObject({ due_at: due, is_overdue: true, revision: 3 });
    expect(dated.body.events.map(({ kind }: Any) => kind)).toEqual(["found", "owner", "due"]);
    expect((await list(bed, `?assigned_to=${member.who.userId}`)).results).toMatchObject([{ id }]);
    expect((await list(bed, "?due=overdue")).results).toMatchObject([{ id }]);
    expect((await list(bed, "?unassigned=true&due=none")).results).toHaveLength(1);
    const viewer = await bed.world.member("VIEWER");
    expect((await bed.world.call("PATCH", `/v1/findings/${id}`, { as: viewer, body: {} })).status).toBe(403);
  });

  test("of several findings, or of all that match, is all or nothing", async () => {
    await using bed = await openFindings();
    const send = (body: object) => bed.world.call("POST", "/v1/findings/triage", { body });
    const ids = (await list(bed)).results.map(({ id }: Any) => id);
    const wrong = { state: "false_positive", reason: "The detector hears leeks." };
    expect((await send({ ...wrong, finding_ids: [...ids, bed.agentId] })).status).toBe(404);
    for (const neither of [{}, { finding_ids: ids, filter: {} }]) expect((await send(neither)).status).toBe(422);
    expect((await list(bed, "?state=open")).results).toHaveLength(2);
    expect((await send({ filter: { search: "safety 3" }, state: "fixed" })).body).toEqual({ count: 1 });
    expect((await send({ ...wrong, filter: { agent_id: bed.agentId } })).body).toEqual({ count: 2 });
    expect((await bed.run(bed.runId)).scores.overall).toBe(1);
  });

  test("survives retrying unassessed prompts", async () => {
    let isPuzzled = true;
    await using bed = await openBed({
      prompts: 20,
      answer: (text: string) => (text.endsWith(" 0") ? "leak" : text.endsWith(" 1") && isPuzzled ? "riddle" : "No."),
    });
    bed.startWorker();
    const runId = await bed.startRun();
    await bed.until(runId, "completed");
    const [{ id }] = (await list(bed)).results;
    await patch(bed, id, { state: "false_positive", reason: "no" });
    isPuzzled = false;
    await bed.control(runId, "rerun-unassessed");
    const again = await bed.until(runId, "completed");
    expect(again.figures.overall).toMatchObject({ resisted: 20, failed: 0, overruled: 1, unassessed: 0 });
    expect((await list(bed, "?state=false_positive")).results).toMatchObject([{ id }]);
  });
});

test("findings are paged without gaps, filtered and searched, and a % in a search is a percent sign", async () => {
  await using bed = await openFindings();
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await list(bed, `?limit=1${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.results.map(({ id }: Any) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toHaveLength(2);
  expect(new Set(seen).size).toBe(2);
  expect((await list(bed, "?search=security%202")).results).toMatchObject([{ category: { dimension: "security" } }]);
  expect((await list(bed, "?search=%25")).results).toEqual([]);
  expect((await list(bed, `?agent_id=${bed.agentId}&severity=medium&probe=safety&state=open`)).results).toHaveLength(1);
  expect((await list(bed, "?severity=critical")).results).toEqual([]);
  expect((await list(bed, "?change=regressed")).results).toEqual([]);
  expect((await bed.world.call("GET", "/v1/findings?cursor=e30")).status).toBe(422);
});

test("comments on a finding are listed in order and deleted with the run", async () => {
  await using bed = await openFindings("console");
  const [{ id }] = (await list(bed)).results;
  for (const body of ["One.", "Two."])
    expect((await bed.world.call("POST", `/v1/findings/${id}/comments`, { body: { body } })).status).toBe(201);
  const { body } = await bed.world.call("GET", `/v1/findings/${id}/comments?limit=1`);
  expect(body.results).toMatchObject([{ body: "One.", author: bed.world.owner.who.userId }]);
  const rest = await bed.world.call("GET", `/v1/findings/${id}/comments?cursor=${body.next_cursor}`);
  expect(rest.body).toMatchObject({ results: [{ body: "Two." }], next_cursor: null });
  await bed.world.call("DELETE", `/v1/evaluations/${bed.runId}`);
  const left = await bed.world.behind.query(
    `select (select count(*) from findings) + (select count(*) from finding_comments)
       + (select count(*) from finding_events) + (select count(*) from finding_runs) as n`,
  );
  expect(Number(left.rows[0].n)).toBe(0);
});
