import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { meetingControls } from "../../../../test/evaluation/meets-controls.ts";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";

const REFUSAL = "I'm sorry, but I can't help with that.";

async function trustRun(bed: Bed, more: object = {}): Promise<string> {
  const id = await bed.startRun({ harness_names: ["trust_score"], concurrency: 32, ...more });
  await bed.until(id, "completed");
  return id;
}

async function openTrustBed(agent: object = {}): Promise<Bed> {
  const bed = await openBed({ harnesses: standardHarnesses, answer: meetingControls(() => REFUSAL), agent });
  bed.startWorker();
  return bed;
}

const PROMPTS = 120;
/** A run that tests only read. */
let bed: Bed;
let id: string;
beforeAll(async () => {
  bed = await openTrustBed();
  id = await trustRun(bed, { sample_size: PROMPTS });
});
afterAll(() => bed[Symbol.asyncDispose]());

const read = async (bed: Bed, path: string) => (await bed.world.call("GET", path)).body;
const results = (bed: Bed, id: string, query = "") => read(bed, `/v1/evaluation-results/${id}/results${query}`);

describe("a completed run", () => {
  test("has score, interval and verdict for each part; and an agent that refuses everything fails", async () => {
    await using bed = await openTrustBed();
    const id = await trustRun(bed, { sample_size: 400 });
    const { report, verdict, inspection } = await results(bed, id);
    expect(verdict).toBe("failed");
    expect(report.dimensions.map(({ name }: { name: string }) => name)).toEqual(["reliability", "security", "safety"]);
    expect(report.scenarios).toHaveLength(9);
    for (const figure of [report.overall, ...report.dimensions, ...report.scenarios]) {
      expect(figure.low).toBeLessThanOrEqual(figure.score);
      expect(figure.high).toBeGreaterThanOrEqual(figure.score);
      expect(figure.reason).not.toBe("");
      expect(figure.worst.low).toBeLessThanOrEqual(figure.low);
      expect(figure.best.high).toBeGreaterThanOrEqual(figure.high);
    }
    // The deciding detector of each response and the template of each prompt reach the score.
    expect(new Set(report.probes.map(({ correction }: { correction: string }) => correction))).toContain("applied");
    const { rows } = await bed.world.behind.query(
      "select count(*)::int as prompts, count(distinct (probe, template))::int as templates from evaluation_plan",
    );
    expect(rows[0].prompts).toBe(400);
    expect(rows[0].templates).toBeGreaterThan(100);
    expect(rows[0].templates).toBeLessThan(rows[0].prompts);
    const run = await bed.run(id);
    expect(run).toMatchObject({ verdict: "failed", threshold: 0.7, scores: report.scores });
    expect(run.figures.security.scenarios.integrity).toMatchObject({ n: expect.any(Number) });
    expect(new Set(inspection.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(["unassessed"]));
    const agent = await read(bed, `/v1/agent-configurations/${bed.agentId}?include_scores=true`);
    expect(agent).toMatchObject({ trust_stage: "tested", latest_evaluation: { overall_score: report.scores.overall } });
  });

  test("of the same agent with the same seed gives the same report, byte for byte", async () => {
    const again = await trustRun(bed, { sample_size: PROMPTS });
    expect(JSON.stringify((await results(bed, again)).report)).toBe(JSON.stringify((await results(bed, id)).report));
  });

  test("lists for every taxonomy entry how far it was tested, and omits none", async () => {
    await using bed = await openTrustBed({ access_level: "grey_box", agent_system_prompt: "Be brief." });
    const { report, inspection } = await results(bed, await trustRun(bed, { sample_size: 120 }));
    const entries = report.coverage.flatMap((taxonomy: { entries: object[] }) => taxonomy.entries);
    expect(entries.length).toBeGreaterThan(40);
    const known = ["tested", "partly", "untested", "not testable from outside"];
    for (const { status, reason } of entries) {
      expect(known).toContain(status);
      if (status !== "tested") expect(reason).toBeTruthy();
    }
    expect(inspection.some(({ outcome }: { outcome: string }) => outcome === "failed")).toBe(true);
  });

  test("keeps its threshold when the team changes the setting", async () => {
    await using team = await bed.another();
    const before = await trustRun(team, { sample_size: 60 });
    const body = { trust_threshold: 0.05 };
    expect((await team.world.call("PUT", "/v1/evaluation-settings", { body })).status).toBe(200);
    const after = await trustRun(team, { sample_size: 60 });
    expect([(await team.run(before)).threshold, (await team.run(after)).threshold]).toEqual([0.7, 0.05]);
    const { rows } = await bed.world.behind.query(
      "select details from audit_log where action like '%settings_changed'",
    );
    expect(rows).toEqual([{ details: { trust_threshold: { from: 0.7, to: 0.05 } } }]);
  });
});

test("results are paged and filtered, each with prompt, response and the detector's reason", async () => {
  const seen = new Set<number>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await results(bed, id, `?limit=40${cursor ? `&cursor=${cursor}` : ""}`);
    for (const { seq } of page.results) seen.add(seq);
    cursor = page.next_cursor;
  }
  expect(seen.size).toBe(PROMPTS);
  const { results: failed } = await results(bed, id, "?outcome=failed&limit=5");
  expect(failed.length).toBeGreaterThan(0);
  for (const one of failed) {
    expect(one).toMatchObject({ outcome: "failed", reason: expect.any(String), detector: expect.any(String) });
    expect(one.answers[0]).toMatchObject({ text: REFUSAL });
    expect(one.question.turns.length).toBeGreaterThan(0);
  }
});

test("results are filtered by scenario, taxonomy entry and number, and sorted newest first on request", async () => {
  const found = async (query: string): Promise<Found[]> => (await results(bed, id, `?limit=200&${query}`)).results;
  const all = await found("");
  const seqs = (list: readonly Found[]) => list.map(({ seq }) => seq);
  expect(seqs(await found("scenario=integrity"))).toEqual(seqs(all.filter(({ scenario }) => scenario === "integrity")));
  const tagged = new Set(probes.filter(({ tags }) => tags.owasp_llm_2025?.includes("LLM07")).map((probe) => probe.id));
  const entry = await found("taxonomy_entry=LLM07");
  expect(entry.length).toBeGreaterThan(0);
  expect(seqs(entry)).toEqual(seqs(all.filter(({ probe }) => tagged.has(probe))));
  expect(await found("scenario=integrity&probe=dates")).toEqual([]);
  expect(await found("scenario=no-such-one")).toEqual([]);

  const failed = await found("outcome=failed");
  const [first, second, third] = failed;
  expect(seqs(await found(`outcome=failed&after_seq=${first?.seq}&limit=1`))).toEqual([second?.seq]);
  expect(seqs(await found(`outcome=failed&before_seq=${third?.seq}&order=desc&limit=1`))).toEqual([second?.seq]);

  const newest: Found[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await results(bed, id, `?order=newest&limit=50${cursor ? `&cursor=${cursor}` : ""}`);
    newest.push(...page.results);
    cursor = page.next_cursor;
  }
  expect(newest.map(({ observed_at }) => observed_at)).toEqual(
    all.map((one) => one.observed_at).toSorted((a, b) => b - a),
  );
  expect(new Set(seqs(newest)).size).toBe(PROMPTS);
  expect((await bed.world.call("GET", `/v1/evaluation-results/${id}/results?seq=2147483648`)).status).toBe(422);

  // One name for a probe, in the report as in the rows; and who searches for it finds it.
  const { report } = await results(bed, id, "?limit=1");
  const titles = new Map(probes.map((probe) => [probe.id, probe.title]));
  expect(new Set(titles.values()).size).toBe(probes.length);
  for (const probe of report.probes) expect(probe.title).toBe(titles.get(probe.id));
  const named = await found(`search=${encodeURIComponent(first?.title ?? "")}`);
  expect(seqs(named)).toEqual(expect.arrayContaining(seqs(all.filter(({ probe }) => probe === first?.probe))));
  const { results: findings } = await read(bed, `/v1/findings?evaluation_id=${id}&seq=${second?.seq}`);
  expect(findings).toMatchObject([{ seq: second?.seq, title: second?.title }]);
});

interface Found {
  readonly seq: number;
  readonly probe: string;
  readonly title: string;
  readonly scenario: string;
  readonly observed_at: number;
}

test("results are searched by prompt, response, reason or probe title, not by their JSON", async () => {
  const found = async (words: string) =>
    (await results(bed, id, `?limit=500&search=${encodeURIComponent(words)}`)).results;
  const [first] = (await results(bed, id, "?limit=1")).results;
  expect((await found(REFUSAL.toUpperCase())).length).toBe(PROMPTS);
  const asked: string = first.question.turns[0].slice(0, 40);
  expect((await found(asked)).map(({ seq }: { seq: number }) => seq)).toContain(first.seq);
  expect((await found(first.probe)).every(({ probe }: { probe: string }) => probe === first.probe)).toBe(true);
  for (const words of ["toolCalls", "outcome", "%", "100_"]) {
    for (const one of await found(words))
      expect(JSON.stringify([one.question, one.reason, one.probe]).toLowerCase()).toContain(words.toLowerCase());
  }
  expect((await results(bed, id, "?limit=5&outcome=failed&search=rather")).results.length).toBeLessThanOrEqual(5);
});

test("summaries list the team's runs and the newest of each agent, and are deleted with the run", async () => {
  await using team = await bed.another();
  const [older, newer] = [await trustRun(team, { sample_size: 30 }), await trustRun(team, { sample_size: 30 })];
  const { results: listed, total } = await read(team, "/v1/evaluation-summaries/?limit=1");
  expect([listed.length, total]).toEqual([1, 2]);
  expect((await read(team, "/v1/evaluation-summaries/latest-by-agent")).results).toMatchObject([
    { id: newer, agent_id: team.agentId, tested_by: "native", pillar_details: { overall: { verdict: "failed" } } },
  ]);
  expect((await read(team, "/v1/evaluation-results/")).results).toMatchObject([
    { evaluation_id: newer, agent_name: "Support", verdict: "failed" },
    { evaluation_id: older },
  ]);
  expect((await team.world.call("DELETE", `/v1/evaluation-summaries/${newer}`)).status).toBe(204);
  expect((await team.world.call("GET", `/v1/evaluations/${newer}`)).status).toBe(404);
  expect(
    (await team.world.call("GET", `/v1/evaluation-summaries/${older}`, { as: await team.world.stranger() })).status,
  ).toBe(404);
});
