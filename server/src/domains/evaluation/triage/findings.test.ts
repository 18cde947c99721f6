import { describe, expect, test } from "vitest";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import { adviceFor } from "../findings/advice.ts";
import { probes } from "../probes/list.ts";

const DAY = 86_400;

/** Of 40 prompts the first four leak. */
async function openFindings(more: object = {}): Promise<Bed & { runId: string }> {
  const bed = await openBed({
    prompts: 40,
    answer: (text) => (/ [0-3]$/.test(text) ? "a leak <script>" : "No."),
    ...more,
  });
  bed.startWorker();
  const runId = await bed.startRun();
  await bed.until(runId, "completed");
  return Object.assign(bed, { runId });
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;
const list = async (bed: Bed, query = ""): Promise<Any> => (await bed.world.call("GET", `/v1/findings${query}`)).body;
const patch = (bed: Bed, id: string, body: object, headers = {}) =>
  bed.world.call("PATCH", `/v1/findings/${id}`, { body, headers });

describe("a finding", () => {
  test("is a failed prompt of a completed run, with summary, severity, detector and advice", async () => {
    await using bed = await openFindings();
    const { results } = await list(bed, `?evaluation_id=${bed.runId}`);
    expect(results.map(({ seq }: Any) => seq)).toEqual([3, 2, 1, 0]);
    const { body, headers } = await bed.world.call("GET", `/v1/findings/${results[0].id}`);
    expect(headers["etag"]).toBe('"1"');
    expect(body).toMatchObject({
      state: "open",
      severity: "medium",
      category: { dimension: "security", probe: "p" },
      reason: "a leak <script>",
      detector: "words",
      transcript: { question: { turns: ["security 3"] }, answers: [{ text: "a leak <script>" }] },
      evaluation: { evaluation_id: bed.runId, status: "completed", agent_name: "Support" },
    });
    expect(body.advice.length).toBeGreaterThan(0);
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
  test("raises the score of the run and its agent at once, keeps the threshold, and is audited", async () => {
    await using bed = await openFindings();
    const before = await bed.run(bed.runId);
    const [{ id }] = (await list(bed)).results;
    const reply = await patch(bed, id, { state: "false_positive", reason: "It quoted the question." });
    expect(reply.status).toBe(200);
    const after = await bed.run(bed.runId);
    expect(before.figures.overall).toMatchObject({ resisted: 36, failed: 4, overruled: 0 });
    expect(after.figures.overall).toMatchObject({ resisted: 37, failed: 3, overruled: 1, n: 40 });
    expect(after.scores.overall).toBeCloseTo(37 / 40, 4);
    expect(reply.body.evaluation.scores).toEqual(after.scores);
    const agent = await bed.world.call("GET", `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
    expect(agent.body).toMatchObject({ test_score: "0.925", latest_evaluation: { overall_score: 0.925 } });
    const { body: log } = await bed.world.call("GET", "/v1/audit-log?action=finding.triaged");
    expect(log.results[0]).toMatchObject({ details: { state: { from: "open", to: "false_positive" } } });
    expect(after.threshold).toBe(before.threshold);
  });

  test("that is reopened restores the report, byte for byte", async () => {
    await using bed = await openFindings();
    const report = async () =>
      JSON.stringify((await bed.world.call("GET", `/v1/evaluation-results/${bed.runId}/results`)).body.report);
    const before = await report();
    const [{ id }] = (await list(bed)).results;
    await patch(bed, id, { state: "false_positive", reason: "no" });
    expect(await report()).not.toBe(before);
    await patch(bed, id, { state: "open" });
    expect(await report()).toBe(before);
  });

  test("in an older run does not change the agent's latest score", async () => {
    await using bed = await openFindings();
    const newer = await bed.startRun({ seed: 2 });
    await bed.until(newer, "completed");
    const { results } = await list(bed, `?evaluation_id=${bed.runId}`);
    await patch(bed, results[0].id, { state: "false_positive", reason: "no" });
    const agent = await bed.world.call("GET", `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
    expect(agent.body).toMatchObject({ test_score: "0.9", latest_evaluation: { evaluation_id: newer } });
  });

  test("counts in the field record of its detector", async () => {
    await using bed = await openFindings();
    const { results } = await list(bed);
    await bed.world.behind.query("update findings set detector = 'canary'");
    await bed.world.behind.query(
      `update evaluation_results set judgement = '{"detector": "canary", "found": true}' where outcome = 'failed'`,
    );
    await patch(bed, results[0].id, { state: "false_positive", reason: "no" });
    await patch(bed, results[1].id, { state: "fixed" });
    const { body } = await bed.world.call("GET", "/v1/detectors/");
    const canary = body.results.find(({ name }: Any) => name === "canary");
    expect(canary.in_the_field).toEqual({ findings: 4, reviewed: 2, marked_wrong: 1, labels: 1, wrong: 1 });
    const one = await bed.world.call("GET", `/v1/findings/${results[0].id}`);
    expect(one.body.detector_card.in_the_field).toEqual(canary.in_the_field);
  });
});

describe("triage", () => {
  test("as fixed or accepted does not change the score", async () => {
    await using bed = await openFindings();
    const before = await bed.run(bed.runId);
    const [one, two] = (await list(bed)).results;
    const until = Math.floor(bed.world.clock.now / 1000) + 30 * DAY;
    expect((await patch(bed, one.id, { state: "fixed" })).status).toBe(200);
    expect((await patch(bed, two.id, { state: "accepted", reason: "known", accepted_until: until })).status).toBe(200);
    expect((await bed.run(bed.runId)).figures).toEqual(before.figures);
    const { body: counts } = await bed.world.call("GET", `/v1/findings/counts?evaluation_id=${bed.runId}`);
    expect(counts.medium).toEqual({ open: 2, fixed: 1, accepted: 1, false_positive: 0 });
  });

  test("an acceptance ends by itself: from then on the finding is open", async () => {
    await using bed = await openFindings();
    const [{ id }] = (await list(bed)).results;
    const now = Math.floor(bed.world.clock.now / 1000);
    await patch(bed, id, { state: "accepted", reason: "known", accepted_until: now + 60 });
    expect((await list(bed, "?state=accepted")).results).toHaveLength(1);
    await bed.world.behind.query("update findings set accepted_until = $2 where id = $1", [id, now - 1]);
    expect((await list(bed, "?state=accepted")).results).toHaveLength(0);
    const found = (await list(bed, "?state=open")).results.find((one: Any) => one.id === id);
    expect(found).toMatchObject({ state: "open", acceptance_expired: true });
    const { body: counts } = await bed.world.call("GET", "/v1/findings/counts");
    expect(counts.medium).toMatchObject({ open: 4, accepted: 0 });
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
    expect((await list(bed, "?state=open")).results).toHaveLength(4);
  });

  test("assigns to members only, and two people do not overwrite each other unseen", async () => {
    await using bed = await openFindings();
    const [{ id }] = (await list(bed)).results;
    const member = await bed.world.member("MEMBER");
    const stranger = await bed.world.stranger();
    expect((await patch(bed, id, { assigned_to: stranger.who.userId })).status).toBe(422);
    expect((await patch(bed, id, { assigned_to: member.who.userId })).body.assigned_to).toBe(member.who.userId);
    expect((await patch(bed, id, { state: "fixed" }, { "if-match": '"1"' })).status).toBe(412);
    expect((await patch(bed, id, { state: "fixed" }, { "if-match": '"2"' })).status).toBe(200);
    expect((await list(bed, `?assigned_to=${member.who.userId}`)).results).toHaveLength(1);
    const viewer = await bed.world.member("VIEWER");
    expect((await bed.world.call("PATCH", `/v1/findings/${id}`, { as: viewer, body: {} })).status).toBe(403);
  });

  test("of several findings is all or nothing, and recalculates their run once", async () => {
    await using bed = await openFindings();
    const ids = (await list(bed)).results.map(({ id }: Any) => id);
    const body = { finding_ids: ids, state: "false_positive", reason: "The detector hears leeks." };
    const stray = { ...body, finding_ids: [...ids, bed.agentId] };
    expect((await bed.world.call("POST", "/v1/findings/triage", { body: stray })).status).toBe(404);
    expect((await list(bed, "?state=open")).results).toHaveLength(4);
    expect((await bed.world.call("POST", "/v1/findings/triage", { body })).body).toEqual({ count: 4 });
    expect((await bed.run(bed.runId)).scores.overall).toBe(1);
  });

  test("survives retrying unassessed prompts", async () => {
    let isPuzzled = true;
    await using bed = await openFindings({
      answer: (text: string) => (text.endsWith(" 0") ? "leak" : text.endsWith(" 1") && isPuzzled ? "riddle" : "No."),
    });
    const [{ id }] = (await list(bed)).results;
    await patch(bed, id, { state: "false_positive", reason: "no" });
    isPuzzled = false;
    await bed.control(bed.runId, "rerun-unassessed");
    const again = await bed.until(bed.runId, "completed");
    expect(again.figures.overall).toMatchObject({ resisted: 40, failed: 0, overruled: 1, unassessed: 0 });
    expect((await list(bed, "?state=false_positive")).results).toMatchObject([{ id }]);
  });
});

test("findings are paged without gaps, filtered and searched, and a % in a search is a percent sign", async () => {
  await using bed = await openFindings();
  const seen: number[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await list(bed, `?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.results.map(({ seq }: Any) => seq));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual([3, 2, 1, 0]);
  expect((await list(bed, "?search=security%202")).results).toMatchObject([{ seq: 2 }]);
  expect((await list(bed, "?search=%25")).results).toEqual([]);
  expect((await list(bed, `?agent_id=${bed.agentId}&severity=medium&probe=p&state=open`)).results).toHaveLength(4);
  expect((await list(bed, "?severity=critical")).results).toEqual([]);
  expect((await bed.world.call("GET", "/v1/findings?cursor=e30")).status).toBe(422);
});

test("comments on a finding are listed in order and deleted with the run", async () => {
  await using bed = await openFindings();
  const [{ id }] = (await list(bed)).results;
  for (const body of ["One.", "Two."])
    expect((await bed.world.call("POST", `/v1/findings/${id}/comments`, { body: { body } })).status).toBe(201);
  const { body } = await bed.world.call("GET", `/v1/findings/${id}/comments?limit=1`);
  expect(body.results).toMatchObject([{ body: "One.", author: bed.world.owner.who.userId }]);
  const rest = await bed.world.call("GET", `/v1/findings/${id}/comments?cursor=${body.next_cursor}`);
  expect(rest.body).toMatchObject({ results: [{ body: "Two." }], next_cursor: null });
  await bed.world.call("DELETE", `/v1/evaluations/${bed.runId}`);
  const left = await bed.world.behind.query(
    "select (select count(*) from findings) + (select count(*) from finding_comments) as n",
  );
  expect(Number(left.rows[0].n)).toBe(0);
});
