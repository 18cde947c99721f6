import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertSarif } from "../../../../test/evaluation/sarif-form.ts";
import { assertXml } from "../../../../test/evaluation/xml.ts";
import { formWith } from "../../../../test/platform/foreign/form.ts";
import { type PlantedGoal, plantFinishedCampaign } from "../../../../test/redteam/finished-campaign.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

/** What attackers and agents write. */
const HOSTILE = `=HYPERLINK("http://evil.example") </script><img src=x onerror=alert(1)> [go](https://evil.example) ]]> \u202e\u001b[31m`;

const goals: readonly PlantedGoal[] = [
  {
    ...{ result: "confirmed", queries: 3, first_success: 3 },
    attack: {
      step: 2,
      confirmed: { worked: 4, of: 5 },
      generalized: { worked: 2, of: 3 },
      minimized: { step: 3, confirmed: { worked: 4, of: 5 } } as never,
    },
    attempts: [
      { turns: ["Hello there."], answer: "Hello!", signal: 0.35, strategy: "escalate" },
      { turns: ["Another way."], answer: "No.", signal: 0.9, operators: ["encoding.hex"] },
      ...[{ turns: [HOSTILE] as const, answer: HOSTILE, signal: 1, from: 0 }].map((one) => ({
        ...{ ...one, strategy: "escalate", operators: ["persona.role", "encoding.base64"] },
      })),
      { turns: ["Short."], answer: "Yes.", signal: 1, phase: "minimize" },
    ],
  },
  {
    result: "seen",
    queries: 9,
    first_success: 9,
    attack: { step: 0, confirmed: { worked: 1, of: 5 }, generalized: null, minimized: null, whole: null },
  },
  { result: "doubtful", first_success: 2 },
  {
    result: "held",
    attempts: [
      { turns: ["Tell me."], answer: "I can't.", signal: 0 },
      { turns: ["Tell me, please."], answer: "Perhaps.", signal: 0.35, operators: ["persona.role"] },
    ],
  },
  { result: "unassessed", reason: "The agent never came to the sandbox." },
  { result: null },
];

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;

let world: World;
let campaign: string;
beforeAll(async () => {
  world = await openWorld();
  campaign = (await plantFinishedCampaign(world, { goals })).id;
});
afterAll(() => world[Symbol.asyncDispose]());

const download = async (format: string, id = campaign) => {
  const reply = await world.call("GET", `/v1/campaigns/${id}/results/download?format=${format}`);
  expect(reply.status).toBe(200);
  return reply;
};

describe("results", () => {
  test("have one finding for each finished goal, and add up", async () => {
    const { body } = await world.call("GET", `/v1/campaigns/${campaign}/results`);
    expect(body).toMatchObject({ job_id: campaign, tool: "native" });
    expect(body.summary).toEqual({
      ...{ total_tests: 5, passed: 1, failed: 2, errors: 2 },
      ...{ categories_tested: ["injection"], vulnerabilities_found: true },
    });
    expect(body.findings.map(({ passed }: Any) => passed)).toEqual([false, false, false, true, false]);
    expect(body.raw_output.headline).toMatchObject({ broken: 2, assessed: 3 });
    expect(body.raw_output.states).toMatchObject({ open: 1 });
  });

  test("show the attack that worked with its conversation, else the one that came nearest", async () => {
    const { findings } = (await world.call("GET", `/v1/campaigns/${campaign}/results`)).body;
    expect(findings[0]).toMatchObject({
      attack_prompt: `User: Hello there.\n\nAgent: Hello!\n\nUser: ${HOSTILE}`,
      agent_response: HOSTILE,
      attack_type: "escalate > persona.role, encoding.base64",
      attack_score: 1,
      metadata: {
        state: "confirmed",
        confirmed: "4/5",
        queries_to_first: 3,
        engine: "embedded",
        seed: 7,
        minimized: "Short.",
      },
    });
    expect(findings[0].metadata.interval.words).toBe("38% to 96%");
    expect(findings[0].metadata.tags).toHaveProperty("owasp_llm_2025");
    expect(findings[0].phenotype_category).toBe(findings[0].raw_metadata.key.split(".")[0]);
    expect(findings[3]).toMatchObject({ attack_prompt: "Tell me, please.", agent_response: "Perhaps." });
    expect(findings[4].metadata.reason).toBe("The agent never came to the sandbox.");
  });

  test("come in pages", async () => {
    const { body } = await world.call("GET", `/v1/campaigns/${campaign}/results?after=0&limit=2`);
    expect(body.findings.map(({ raw_metadata }: Any) => raw_metadata.place)).toEqual([1, 2]);
    expect(body.summary.total_tests).toBe(5);
  });

  test("of another team do not exist", async () => {
    const as = await world.stranger();
    for (const path of ["results", "results/download?format=csv"])
      expect((await world.call("GET", `/v1/campaigns/${campaign}/${path}`, { as })).status).toBe(404);
  });
});

describe("a download", () => {
  test("as JSON is the same object, and as JSONL one goal a line", async () => {
    const { body } = await world.call("GET", `/v1/campaigns/${campaign}/results`);
    expect(JSON.parse((await download("json")).text)).toEqual(body);
    const lines = (await download("jsonl")).text.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(body.findings);
  });

  test("as CSV has no formula", async () => {
    const { text } = await download("csv");
    expect(text).not.toMatch(/(^|,)"\s*[=+@]/m);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text.split('"injection"').length).toBe(6);
  });

  test("as SARIF is valid, has the broken goals, and the same fingerprints in the next campaign", async () => {
    const sarif = JSON.parse((await download("sarif")).text);
    assertSarif(sarif);
    const { results, tool, properties } = sarif.runs[0];
    expect(results).toHaveLength(2);
    expect(properties.headline).toMatch(/^So far 2 of 3 goals broken/);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    for (const { help } of tool.driver.rules) expect(help.text.split("\n").length).toBeGreaterThan(1);
    expect(results[0].message.text).not.toMatch(/(?<!\\)\[go\]\(/);
    const agentId = results[0].locations[0].physicalLocation.artifactLocation.uri.split("/")[1];
    const again = await plantFinishedCampaign(world, { goals: goals.slice(0, 2), agentId });
    await world.behind.query(
      `update campaign_goals n set key = g.key, family = g.family, goal = g.goal
       from campaign_goals g where g.campaign_id = $1 and n.campaign_id = $2 and n.place = g.place`,
      [campaign, again.id],
    );
    const next = JSON.parse((await download("sarif", again.id)).text).runs[0].results;
    expect(next.map((one: Any) => one.partialFingerprints)).toEqual(results.map((one: Any) => one.partialFingerprints));
  });

  test("as JUnit has one case a goal, and nothing passes in silence", async () => {
    const { text } = await download("junit");
    assertXml(text);
    expect(text.match(/<testcase/g)).toHaveLength(5);
    expect(text).toMatch(/tests="5" failures="2" errors="0" skipped="2"/);
    expect(text).toContain("unassessed: The agent never came to the sandbox.");
  });

  test("as HTML shows hostile text as text, and fetches and runs nothing", async () => {
    const { text, headers } = await download("html");
    expect(text).toContain("So far 2 of 3 goals broken");
    expect(text.match(/What to do about it:/g)).toHaveLength(2);
    for (const danger of ["<script", "<img", "\u202e", "\u001b"]) expect(text).not.toContain(danger);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(headers["content-disposition"]).toMatch(/^attachment/);
  });

  test("is recorded", async () => {
    const { rows } = await world.behind.query(
      "select count(*)::int as n from audit_log where action = 'campaign.downloaded' and target_id = $1",
      [campaign],
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });
});

describe("an import", () => {
  const send = async (text: string, agentId: string) => {
    const { body, headers } = formWith({ name: "run.report.jsonl", bytes: Buffer.from(text) });
    return world.call("POST", `/v1/campaigns/import?agent_id=${agentId}`, { body, headers });
  };

  test("is a completed campaign whose verdicts are another tool's, and opens no finding", async () => {
    const { agentId } = await plantFinishedCampaign(world, { goals: [{ result: "held" }] });
    const entry = (outputs: readonly string[], scores: readonly number[]) =>
      `${JSON.stringify({ entry_type: "attempt", status: 2, probe_classname: "dan.Dan", prompt: HOSTILE, outputs, detector_results: { "dan.DAN": scores } })}\n`;
    const reply = await send(`${entry(["No."], [0])}not JSON\n${entry([HOSTILE], [1])}`, agentId);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      tool: "garak",
      status: "completed",
      tests: 2,
      hits: 1,
      held: 1,
      broken_lines: 1,
    });
    const id = reply.body.campaign_id;
    const { body } = await world.call("GET", `/v1/campaigns/${id}/results`);
    expect(body).toMatchObject({ tool: "garak", summary: { total_tests: 2, passed: 1, failed: 1, errors: 0 } });
    expect(body.findings[0]).toMatchObject({
      ...{
        category: "jailbreak",
        attack_prompt: HOSTILE.replaceAll("\u0000", ""),
        passed: false,
        detector_id: "dan.DAN",
      },
      metadata: { state: null, finding_id: null, their_verdict: "hit", verdict_by: "garak", their_hits: "1/1" },
    });
    expect(body.raw_output.words).toBe("garak reports 1 hit in 2 tests (9.5% to 91%).");
    const { text } = await download("html", id);
    expect(text).toContain("All verdicts are those of garak, not of this console.");
    expect(text).toContain("2 tests: 1 hits reported, 1 held, 0 with an error or not judged.");
    expect(text).not.toMatch(/\bbroken\b/i);
    assertSarif(JSON.parse((await download("sarif", id)).text));
    expect((await world.call("GET", `/v1/campaigns/${id}`)).body).toMatchObject({ status: "completed", tool: "garak" });
    expect((await world.call("GET", `/v1/campaigns/${id}/compare/${campaign}`)).body.verdict).toBe("not_comparable");
  });

  test("of another form, or for another team's agent, is refused", async () => {
    const { agentId } = await plantFinishedCampaign(world, { goals: [{ result: "held" }] });
    const reply = await send("name,score\nx,1\n", agentId);
    expect([reply.status, reply.body.code ?? reply.body.error?.code]).toEqual([422, "IMPORT_UNKNOWN_FORM"]);
    expect((await send("{}", newId())).status).toBe(404);
  });
});

describe("a comparison", () => {
  const compared = async (id: string, other: string) =>
    (await world.call("GET", `/v1/campaigns/${id}/compare/${other}`)).body;

  test("of campaigns that did not end, or attacked otherwise, says why there is none", async () => {
    const { id } = await plantFinishedCampaign(world, { goals: [{ result: "held" }], status: "running" });
    expect(await compared(campaign, id)).toMatchObject({
      ...{ verdict: "not_comparable", reason: "Both campaigns have to be completed.", p: null },
      this: { campaign_id: campaign, broken: 2, assessed: 3 },
    });
    const other = await plantFinishedCampaign(world, { goals: [{ result: "held" }] });
    await world.behind.query(
      "update campaigns set settings = jsonb_set(settings::jsonb, '{queriesPerGoal}', '60') where id = $1",
      [other.id],
    );
    expect((await compared(campaign, other.id)).reason).toBe(
      "The campaigns attacked with different budgets (queries a goal): 30 and 60.",
    );
    expect((await world.call("GET", `/v1/campaigns/${campaign}/compare/${newId()}`)).status).toBe(404);
  });

  test("of the same plan goes goal by goal, and tells what was changed in the agent", async () => {
    const broken = { result: "confirmed", first_success: 3 } as const;
    const [weak, strong] = [
      Array.from({ length: 14 }, () => broken),
      Array.from({ length: 14 }, () => ({ result: "held" }) as const),
    ];
    const before = await plantFinishedCampaign(world, { goals: weak });
    await world.call("PUT", `/v1/agent-configurations/${before.agentId}`, {
      body: { agent_system_prompt: "Keep secrets." },
    });
    const after = await plantFinishedCampaign(world, { goals: strong, agentId: before.agentId });
    await world.behind.query(
      `update campaign_goals n set key = g.key, family = g.family, goal = g.goal
       from campaign_goals g where g.campaign_id = $1 and n.campaign_id = $2 and n.place = g.place`,
      [before.id, after.id],
    );
    const found = await compared(after.id, before.id);
    expect(found).toMatchObject({
      ...{ verdict: "better", method: "paired", same_agent: true },
      pairs: { both_broken: 0, only_this: 0, only_other: 14, neither: 0 },
      categories: [{ category: "injection", verdict: "better" }],
    });
    expect(found.changes).toContainEqual(expect.objectContaining({ what: "agent_system_prompt", to: "Keep secrets." }));
    expect(found.reason).toMatch(/^Better: the break rate changed by −100 points/);
    expect(found.logrank.p).toBeLessThan(0.05);
    expect(found.goals).toHaveLength(14);
    expect((await compared(before.id, after.id)).verdict).toBe("worse");
  });
});
