import { expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { smallHarnesses } from "../../../../test/small-harnesses.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const BASE = "/v1/test-sets";
const GUARD = "blue-harbor-77";
const shop = {
  name: "shop",
  format: "csv",
  content: "id,prompt,contains,not_contains\nhours,When do you open?,9:00,\nplace,Where is the shop?,Delft,Utrecht\n",
};

const create = async (world: World, more: object = {}) =>
  (await world.call("POST", BASE, { body: { ...shop, ...more } })).body;

test("a file becomes a set, and a second file its next version, with the differences", async () => {
  await using world = await openWorld();
  const set = await create(world, { guards: [GUARD] });
  expect(set).toMatchObject({
    name: "shop",
    version: 1,
    case_count: 2,
    guard_count: 1,
    required: false,
    layout: "own",
  });
  const content = "id,prompt,contains\nhours,When do you open?,10:00\nmore,What do you sell?,tea\n";
  const next = await world.call("POST", `${BASE}/${set.id}/versions`, { body: { format: "csv", content } });
  expect([next.status, next.body.version, next.body.guard_count]).toEqual([201, 2, 0]);
  const { body: versions } = await world.call("GET", `${BASE}/${set.id}/versions`);
  expect(versions.results).toMatchObject([
    { version: 2, added: 1, removed: 1, changed: 1 },
    { version: 1, added: 2, removed: 0, changed: 0 },
  ]);
  const { body: first } = await world.call("GET", `${BASE}/${set.id}/versions/1`);
  expect(first.cases).toEqual([
    { id: "hours", prompt: "When do you open?", turns: 1, expectations: ['contains "9:00"'] },
    {
      id: "place",
      prompt: "Where is the shop?",
      turns: 1,
      expectations: ['contains "Delft"', 'not: contains "Utrecht"'],
    },
  ]);
  expect((await world.call("GET", `${BASE}/${set.id}/versions/1/file`)).text).toBe(shop.content);
  expect((await world.call("GET", `${BASE}/${set.id}/versions/3`)).body.code).toBe("TEST_SET_NOT_FOUND");
  expect((await world.call("POST", BASE, { body: { ...shop, name: "SHOP" } })).body.code).toBe("TEST_SET_EXISTS");
});

test("a mistake is a 422 with line and column, and nothing is stored", async () => {
  await using world = await openWorld();
  const body = { ...shop, content: "prompt,regex\nhello,(a\n", guards: [GUARD] };
  const refused = await world.call("POST", BASE, { body });
  expect(refused.status).toBe(422);
  expect(refused.body.detail[0]).toMatchObject({ loc: ["body", "content", 2, 7] });
  expect(refused.text).not.toContain(GUARD);
  const { name: _, ...file } = body;
  const preview = await world.call("POST", `${BASE}/preview`, { body: file });
  expect(preview.body).toMatchObject({ case_count: 0, problems: [{ line: 2, column: 7 }] });
  expect((await world.call("GET", BASE)).body.results).toEqual([]);
});

test("guarded texts are stored encrypted and come back nowhere", async () => {
  await using world = await openWorld();
  const { id } = await create(world, { guards: [GUARD] });
  const { rows } = await world.behind.query("select row_to_json(v)::text as row from test_set_versions v");
  expect(rows[0].row).not.toContain(GUARD);
  for (const path of ["", `/${id}`, `/${id}/versions`, `/${id}/versions/1`, `/${id}/versions/1/file`])
    expect((await world.call("GET", BASE + path)).text).not.toContain(GUARD);
  const { rows: audit } = await world.behind.query("select details::text as details from audit_log");
  expect(JSON.stringify(audit)).not.toContain(GUARD);
});

test("sets are renamed, marked and deleted, by admins only, and each change is in the audit log", async () => {
  await using world = await openWorld();
  const { id } = await create(world);
  await create(world, { name: "other" });
  const patch = (body: object, more: object = {}) => world.call("PATCH", `${BASE}/${id}`, { body, ...more });
  expect((await patch({ required: true }, { as: await world.member("MEMBER") })).status).toBe(403);
  expect((await patch({ name: "Other" })).body.code).toBe("TEST_SET_EXISTS");
  expect((await patch({ name: "store", required: true })).body).toMatchObject({ name: "store", required: true });
  // What must hold is not for those who are held to it.
  const { name: _, ...body } = shop;
  const replaced = await world.call("POST", `${BASE}/${id}/versions`, { body, as: await world.member("MEMBER") });
  expect([replaced.status, replaced.body.code]).toEqual([403, "NOT_ALLOWED"]);
  expect((await world.call("DELETE", `${BASE}/${id}`)).status).toBe(204);
  expect((await world.call("GET", `${BASE}/${id}`)).body.code).toBe("TEST_SET_NOT_FOUND");
  const { rows } = await world.behind.query("select action from audit_log where action like 'test_set.%' order by id");
  expect(rows.map(({ action }) => action)).toEqual([
    ...["test_set.created", "test_set.created", "test_set.updated", "test_set.deleted"],
  ]);
});

test("a custom run asks the cases, and changes no score of the agent", async () => {
  await using bed = await openBed({
    answer: (text) => (text.startsWith("When") ? `At 9:00. The code is ${GUARD}.` : "The shop is in Delft."),
  });
  const { id: setId } = await create(bed.world, { guards: [GUARD] });
  const id = await bed.startRun({ harness_type: "custom", harness_names: ["Shop"] });
  // A later version is not the run's.
  await bed.world.call("POST", `${BASE}/${setId}/versions`, {
    body: { format: "csv", content: "prompt,answers\nHi,yes\n" },
  });
  bed.startWorker();
  const run = await bed.until(id, "completed");
  expect(run.harness_names).toEqual(["shop@1"]);
  expect(run.progress).toMatchObject({ planned: 2, resisted: 1, failed: 1 });
  expect(run).toMatchObject({ verdict: "inconclusive", scores: {} });
  const { body: results } = await bed.world.call("GET", `/v1/evaluation-results/${id}/results`);
  expect(results.report.test_sets).toMatchObject([
    { id: setId, name: "shop", version: 1, required: false, passed: 1, failed: 1, unassessed: 0, verdict: "failed" },
  ]);
  expect(JSON.stringify(results)).not.toContain(GUARD);
  const { body: findings } = await bed.world.call("GET", `/v1/findings?evaluation_id=${id}`);
  expect(findings.results).toHaveLength(1);
  expect(JSON.stringify(findings)).not.toContain(GUARD);
  for (const format of ["html", "pdf", "csv", "junit", "sarif", "json"]) {
    const report = await bed.world.call("GET", `/v1/evaluation-results/${id}/report?format=${format}`);
    expect([format, report.status, report.text.includes(GUARD)]).toEqual([format, 200, false]);
  }
  const { body: agent } = await bed.world.call("GET", `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
  expect(agent).toMatchObject({ test_score: null, latest_evaluation: null });
});

test("a required set is asked in every complete run and fails its verdict, but no score", async () => {
  await using bed = await openBed({ harnesses: smallHarnesses, answer: () => "The shop is in Delft." });
  const { id: setId } = await create(bed.world);
  await bed.world.call("PATCH", `${BASE}/${setId}`, { body: { required: true } });
  const id = await bed.startRun({ harness_names: ["trust_score"], sample_size: 3 });
  bed.startWorker();
  const run = await bed.until(id, "completed");
  expect(run.harness_names).toEqual(["reliability", "security", "safety", "shop@1"]);
  expect(run.progress.planned).toBe(5);
  expect(run.scores).toEqual({ reliability: 1, security: 1, safety: 1, overall: 1 });
  expect(run.verdict).toBe("failed");
  const { body: verdict } = await bed.world.call("GET", `/v1/evaluation-results/${id}/verdict?threshold=0.1`);
  expect(verdict).toMatchObject({
    verdict: "failed",
    headline: "Failed: test set shop",
    reason: 'Failed: test set shop. The agent failed 1 of 2 cases of the required test set "shop".',
  });
  const report = async (format: string) =>
    (await bed.world.call("GET", `/v1/evaluation-results/${id}/report?format=${format}`)).text;
  expect(await report("html")).toMatch(/<h2>Test sets<[\s\S]*shop<[\s\S]*>yes<[\s\S]*>Failed</);
  expect(await report("junit")).toMatch(/<testsuite name="test set shop@1" tests="2" failures="1"/);
  expect(await report("pdf")).toContain("%PDF");
  const { body: other } = await bed.world.call("GET", `/v1/evaluations/${await bed.startRun()}`);
  expect(other.harness_names).toEqual(["security"]);
});
