import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/ids.ts";
import { plantProposal } from "../../server/test/scene.ts";
import type { Person } from "../../server/test/world.ts";
import { serve } from "../service.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, openWithin, type Site, waitUntilSettled, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
/** The owner's window. Signing in for every test would take longer than the tests. */
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.signIn(owner());
});
afterAll(() => site[Symbol.asyncDispose]());

const owner = (): Person => site.world.owner;
const call = async (method: string, path: string, body?: unknown) =>
  (await site.world.call(method, path, body === undefined ? {} : { body })).body;
const sql = (text: string, values: readonly unknown[] = []) => site.world.behind.query(text, [...values]);

interface Finding {
  readonly verdict: string;
  readonly score: number;
}

let planted = 0;
/** A completed run, as it is stored. */
async function plantRun(agentId: string, { verdict, score }: Finding): Promise<void> {
  const { teamId, userId } = owner().who;
  const overall = {
    score,
    low: score - 0.05,
    high: score + 0.05,
    reason: "The 95% confidence interval is entirely below the threshold.",
  };
  await sql(
    `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, seed, concurrency, status,
       agent_revision, agent_snapshot, verdict, threshold, scores, figures, created_at, completed_at)
     values ($1, $2, $3, $4, 'behavioral', '{security}', 'standard', 1, 1, 'completed', 1, '{}', $5, 0.7, $6, $7, $8, $8)`,
    [
      ...[newId(), teamId, agentId, userId, verdict, JSON.stringify({ overall: score }), JSON.stringify({ overall })],
      // One after the other: within the same second, either could be the newer one.
      Math.floor(Date.now() / 1000) - 100 + planted++,
    ],
  );
}

/** Accessible in both themes, and without horizontal scrolling on a phone, also in the table views of charts. */
async function expectFit(path: string): Promise<void> {
  const wrongs = watch(page);
  await openAgain(page, path);
  await waitUntilSettled(page);
  await expectAccessible(page);
  expect(wrongs()).toEqual([]);
  await onPhone(async () => {
    await expectNoOverflow(page);
    await page.keyboard.press("t");
    await page.locator(".data-table").first().waitFor();
    await expectNoOverflow(page);
    await page.keyboard.press("t");
  });
}

/** The same page, as narrow as the narrowest phone. */
async function onPhone(look: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await waitUntilSettled(page);
  await look();
  await page.setViewportSize({ width: 1280, height: 900 });
}

describe("the dashboard", () => {
  test("says what to do while there is nothing", async () => {
    await openAgain(page, "/");
    await page.getByRole("heading", { name: "No agents yet" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Register an agent" }).waitFor();
  });

  test("links from each task to its next step, and loads in one request", async () => {
    const register = async (agent_name: string) =>
      (await call("POST", "/v1/agent-configurations/", { agent_name, model_name: "m" })).id;
    const failing = await register(`Failing \u202e<img src=x onerror=alert(1)>`);
    for (const score of [0.4, 0.5, 0.55]) await plantRun(failing, { verdict: "failed", score });
    await register("Untried");
    const asked: string[] = [];
    const note = (request: { url(): string }): void => void asked.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(site.address);
    const needs = page.getByRole("region", { name: "Needs attention" }).getByRole("listitem");
    await needs.first().waitFor();
    page.off("request", note);
    expect(asked.filter((path) => path.startsWith("/v1/")).length).toBeLessThanOrEqual(8);
    expect(asked.filter((path) => path === "/v1/dashboard/trust")).toHaveLength(1);
    expect(await page.locator("main img").count()).toBe(0);
    await needs.first().getByText("U+202E").waitFor();
    expect(await needs.first().getByRole("link").textContent()).toBe("View report");
    await page.getByRole("img", { name: /the last 3 runs, the oldest first: 40.0, 50.0, 55.0/ }).waitFor();
    await needs.getByText("Untried has not been evaluated").waitFor();
    await page.getByRole("link", { name: "Evaluate", exact: true }).click();
    await page.waitForURL(/\/evaluations\/new\?agent=/);
  });

  test("charts the time to trust, with every figure in an accessible table", async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const [days, ago] of [
      [9, 50],
      [4, 3],
    ] as const) {
      const { id } = await call("POST", "/v1/agent-configurations/", { agent_name: `Took ${days}`, model_name: "m" });
      await plantRun(id, { verdict: "passed", score: 0.9 });
      await sql(
        "update agents set trust_stage = 'trusted', trust_verdict = 'passed', ttt_days = $2, created_at = $3 where id = $1",
        [...[id, days, now - (days + ago) * 86_400]],
      );
    }
    await expectFit("/");
    const time = page.getByRole("region", { name: "Time to trust" });
    await time.getByText("6.5 days").waitFor();
    await time.getByText("56% faster over the last 30 days. 2 agents became trusted.").waitFor();
    await page.keyboard.press("t");
    await time.getByRole("cell", { name: "4 days", exact: true }).waitFor();
    await page.keyboard.press("t");
  });

  test("counts ten thousand agents and lists those that need attention, page by page", async () => {
    const { teamId, userId } = owner().who;
    await sql(
      `insert into agents (id, team_id, agent_name, model_name, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, 'Row ' || n, 'm', $2, n, n from generate_series(1, 10000) n`,
      [teamId, userId],
    );
    await openAgain(page, "/");
    await page.getByText("50 of 10,004, sorted by priority").waitFor();
    await page.getByText(/^10,004 agents: /).waitFor();
    await page.getByText(/^10,001 agents have not been evaluated$/).waitFor();
    await onPhone(() => expectNoOverflow(page));
    await page.getByRole("button", { name: /^Show more \(/ }).click();
    await page.getByText("100 of 10,004, sorted by priority").waitFor();
    await sql("delete from agents where agent_name like 'Row %'");
  });
});

const GENES = ["one", "two"] as const;

/** A proposal as an evolution run leaves it, with everything that the page shows. */
async function plantEvolution(): Promise<{ agent_id: string; proposal_id: string; job_id: string }> {
  const { world } = site;
  const scene = { world, team: owner().who.teamId, owner: owner(), caller: owner(), self: owner() };
  const { agent_id, proposal_id } = await plantProposal(scene);
  const { changes } = await call("GET", `/v1/proposals/${proposal_id}/diff`);
  const effect = { category: "integrity", trials: 40, points: 12.4, lower: 3.1, upper: 20.2, p_positive: 0.99 };
  const doubtful = { category: "compliance", trials: 9, points: -1.2, lower: -14, upper: 11.6, p_positive: 0.43 };
  const mutations = changes.map((change: object, at: number) => ({
    ...change,
    rationale: at === 0 ? "Because \u200b<b>markup</b> stays letters." : "Comes with the other.",
    confidence: 0.9,
    effects: [effect, doubtful],
    tokens: 4,
  }));
  const group = {
    n: 60,
    gained: 20,
    lost: 8,
    estimate: 0.09,
    lower: 0.01,
    upper: 0.17,
    margin: 0.1,
    verdict: "holds",
  };
  const evidence = {
    ...{ n: 120, gained: 31, lost: 12, estimate: 0.068, lower: 0.03, upper: 0.106, mean: 0.074, alpha_spent: 0.035 },
    ...{ looks: 3, attempt: 1, verdict: "superior", before: {}, after: {}, token_delta: 8, manifest: null },
    groups: ["security", "safety"].map((name) => ({ group: name, ...group })),
    cost: { rollouts: 900, requests: 950, tokens: 90_000 },
    limitations: ["Other uses of the agent were not measured."],
  };
  const { rows } = await sql("update proposals set mutations = $2, evidence = $3 where id = $1 returning job_id", [
    ...[proposal_id, JSON.stringify(mutations), JSON.stringify(evidence)],
  ]);
  const { job_id } = rows[0] as { job_id: string };
  const curve = Array.from({ length: 12 }, (_, at) => ({
    ...{ spent: 60 * (at + 1), stage: at < 8 ? "search" : "confirm", changes: 2, pairs: at < 8 ? null : 24 * (at - 6) },
    ...{ points: 10 - at / 3, lower: -8 + at, upper: 24 - at },
  }));
  await sql(
    `update evolution_jobs set status = 'completed', stage = 'finished', finish_reason = 'confirmed', curve = $2, effects = $3,
       proposal_id = $4, observed = 900 where id = $1`,
    [
      ...[job_id, JSON.stringify(curve), JSON.stringify(GENES.map((arm) => ({ arm: `clause/${arm}`, ...effect })))],
      proposal_id,
    ],
  );
  await sql(
    `insert into evolution_rollouts (job_id, replicate, team_id, config_hash, prompt_key, arms, side, category, state, outcome, tokens)
     select $1, n, $2, 'config ' || n % 4, 'q', case when n % 4 = 0 then '{}'::int[] else array[n % 4] end, 'train', 'integrity',
       'observed', (n % 3 = 0)::int, 400 + 30 * (n % 4) from generate_series(100, 180) n`,
    [job_id, owner().who.teamId],
  );
  return { agent_id, proposal_id, job_id };
}

describe("a search", () => {
  test("shows the estimate with its interval, the effect of each change, gain against cost, and each as a table", async () => {
    const { agent_id, job_id } = await plantEvolution();
    const path = `/evolution/${agent_id}/runs/${job_id}`;
    await openAgain(page, path);
    await page.getByRole("img", { name: /^Estimated gain over 720 questions/ }).waitFor();
    await page.getByRole("img", { name: /3 configurations\. \d have the highest gain/ }).waitFor();
    await page
      .getByRole("img", { name: "clause/one, integrity: 12.4 points, 95% confidence interval 3.1 to 20.2" })
      .waitFor();
    await page.getByRole("list", { name: "Number of changes remaining after each step" }).waitFor();
    await page.keyboard.press("t");
    for (const table of [
      "Estimated gain by prompts used",
      "Gain and cost of each configuration",
      "Effect of each change, by category",
    ])
      await page.getByRole("region", { name: table }).getByRole("table").first().waitFor();
    await page.keyboard.press("t");
    await expectFit(path);
  });

  test("that saw a gain and did not settle it goes on with one click, and shows the price first", async () => {
    const { agent_id, job_id } = await plantEvolution();
    const decision = {
      ...{ verdict: { outcome: "inconclusive", reason: "gain_unproven" }, gain: 0.09, morePairs: 200 },
      ...{ interval: { lower: -0.01, upper: 0.19 }, estimate: { pairs: 150, gained: 36, lost: 18 } },
    };
    await sql(
      `update evolution_jobs set finish_reason = 'no_supported_improvement', proposal_id = null, decision = $2, kept = '{}',
         status_message = '36 better, 18 worse so far. About 400 more questions would probably settle it.' where id = $1`,
      [job_id, JSON.stringify(decision)],
    );
    const offer = { evolution_id: job_id, can_continue: null, continued_by: null, decision_attempt: 2 };
    const answered = { ...offer, budget: 400, requests: 420, seconds_at_least: 400, cost: 0.41 };
    await page.route("**/continuation", (route) => route.fulfill({ json: answered }));
    await page.route("**/continue", (route) => route.fulfill({ status: 201, json: { evolution_id: job_id } }));
    await openAgain(page, `/evolution/${agent_id}/runs/${job_id}`);
    await page.getByText("at least 6 min 40 s, about 0.41 at your price").waitFor();
    await page.getByRole("region", { name: "Decision: Not confirmed" }).getByText("36 better, 18 worse").waitFor();
    await expectAccessible(page);
    await onPhone(() => expectNoOverflow(page));
    const sent = page.waitForRequest((request) => request.url().endsWith("/continue"));
    await page.getByRole("button", { name: "Continue the test (400 questions)" }).click();
    expect((await sent).method()).toBe("POST");
    await page.unroute("**/continue");
    await page.unroute("**/continuation");
    await openAgain(page, `/evolution/${agent_id}/runs/${job_id}`);
    await page.getByText("The test can't go on.").waitFor();
  });
});

test("an evolution run can use a rule-writing agent and the team's earlier results, and shows their cost first", async () => {
  const register = async (agent_name: string, more: object) =>
    (await call("POST", "/v1/agent-configurations/", { agent_name, model_name: "m", ...more })).id;
  const agent_url = "http://127.0.0.1:9/v1";
  const searched = await register("Searched", { agent_url, agent_system_prompt: "You answer about invoices." });
  const writer = await register("Writer", { agent_url });
  const turned = await register("Soon another", { agent_url });
  await register("Speaks otherwise", { agent_url, protocol: "a2a" });
  await openAgain(page, `/evolution/${searched}`);
  const choice = page.getByRole("combobox", { name: "Additional rules" });
  const pick = async (name: string): Promise<void> => {
    await choice.click();
    await page.getByRole("option", { name }).click();
  };
  await choice.click();
  expect(await page.getByRole("option", { name: "Speaks otherwise" }).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Escape");
  await pick("Writer");
  await page.getByText("Calls to the rule-writing agent").waitFor();
  const asked = page.waitForRequest(
    (request) => request.url().includes("/evolutions/preflight") && !!request.postData()?.includes("warm_start"),
  );
  await page.getByRole("combobox", { name: "Starting point" }).selectOption("team");
  expect((await asked).postDataJSON()).toEqual({ proposer_agent_id: writer, warm_start: true });
  await waitUntilSettled(page);
  await expectAccessible(page);
  // An agent that no longer qualifies is reported beside the field, and another one can be chosen.
  await pick("Soon another");
  await call("PUT", `/v1/agent-configurations/${turned}`, { protocol: "a2a" });
  await page.getByRole("combobox", { name: "Starting point" }).selectOption("none");
  await page.getByText("the chat completions protocol").waitFor();
  await pick("Built-in rules only");
  await page.getByText("the chat completions protocol").waitFor({ state: "detached" });
  await onPhone(() => expectNoOverflow(page));
});

describe("a proposal", () => {
  const open = async (page: Page, id: string) => {
    await openWithin(page, `/evolution/proposals/${id}`);
    await page.getByRole("heading", { name: "Proposal: +6.8 points" }).waitFor();
  };
  const bar = (page: Page) => page.getByRole("region", { name: "Decision" });

  test("shows changes, reasons, effects and limitations, hides nothing, and fits every width", async () => {
    const { proposal_id } = await plantEvolution();
    const viewer = await site.signIn("VIEWER", 360);
    const wrongs = watch(page);
    for (const one of [page, viewer]) await open(one, proposal_id);
    await page.getByText("U+200B").waitFor();
    expect(await page.locator("main b:has-text('markup')").count()).toBe(0);
    await page.getByText("31 improved, 12 regressed").waitFor();
    await page
      .getByRole("img", { name: /compliance: -1.2 points/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoOverflow(viewer);
    expect(await bar(viewer).getByRole("button").count()).toBe(0);
    expect(await viewer.getByRole("checkbox").count()).toBe(0);
    expect(wrongs()).toEqual([]);
  });

  test("is accepted in part only as a new, tested proposal that the old one links to", async () => {
    const { proposal_id } = await plantEvolution();
    await open(page, proposal_id);
    await page.getByRole("checkbox").first().uncheck();
    const all = await page.getByRole("checkbox").count();
    await bar(page)
      .getByText(`${all - 1} of ${all} changes`)
      .waitFor();
    expect(await bar(page).getByRole("button", { name: "Approve" }).count()).toBe(0);
    await bar(page).getByRole("button", { name: "Test selected changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Test selected changes" }).click();
    await page.getByRole("heading", { name: "Testing" }).waitFor();
    const [, id = ""] = /proposals\/([^/]+)$/.exec(page.url()) ?? [];
    expect(id).not.toBe(proposal_id);
    expect(await call("GET", `/v1/proposals/${id}`)).toMatchObject({ status: "evaluating" });
    await openAgain(page, `/evolution/proposals/${proposal_id}`);
    await page.getByRole("link", { name: "View newer proposal" }).click();
    await page.waitForURL(`**/evolution/proposals/${id}`);
  });

  test("is rejected with a reason that stays with it", async () => {
    const { proposal_id } = await plantEvolution();
    await open(page, proposal_id);
    await bar(page).getByRole("button", { name: "Reject" }).click();
    await page.getByLabel("Reason").selectOption("too_long");
    await page.getByLabel("Notes (optional)").fill("Say it in one line.");
    await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await page.getByText("too long: Say it in one line.").waitFor();
    await bar(page).getByText("No action available.").waitFor();
  });

  test("that is stale shows what changed, offers a rebase and no approval", async () => {
    const { agent_id, proposal_id } = await plantEvolution();
    await call("PUT", `/v1/agent-configurations/${agent_id}`, { rate_limit_requests_per_minute: 7 });
    await open(page, proposal_id);
    await page.getByText("No conflicts.").waitFor();
    await page.getByText("View configuration drift").click();
    await page.locator(".drift ins", { hasText: "7" }).waitFor();
    await expectAccessible(page);
    expect(
      await bar(page)
        .getByRole("button", { name: /Approve/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press("r");
    await page.getByRole("dialog").getByRole("button", { name: "Rebase and retest" }).click();
    await page.getByRole("heading", { name: "Testing" }).waitFor();
  });

  test("is applied after a confirmation, monitored, and rolled back", async () => {
    const { agent_id, proposal_id } = await plantEvolution();
    const prompt = async () => (await call("GET", `/v1/agent-configurations/${agent_id}`)).agent_system_prompt;
    const before = await prompt();
    await open(page, proposal_id);
    await page.keyboard.press("Shift+A");
    await page.getByRole("dialog").getByRole("button", { name: "Approve and apply" }).click();
    await page.waitForURL(/\/evaluations\//);
    expect(await prompt()).not.toBe(before);
    await openAgain(page, `/evolution/proposals/${proposal_id}`);
    await page.getByRole("region", { name: "Post-apply monitoring" }).getByText("Comparing the agent").waitFor();
    await bar(page).getByRole("button", { name: "Roll back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
    await page.getByText("No action available.").waitFor();
    expect(await prompt()).toBe(before);
  });
});

test("with a third-party evolution service, the pages say so and offer only what it supports", async () => {
  await using foreign = await serve((_request, response) => response.writeHead(404).end());
  const elsewhere = await openSite({ environment: { SERVICE_EVOLUTION: foreign.address } });
  await using _ = elsewhere;
  const { body } = await elsewhere.world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "Here", model_name: "m" },
  });
  const there = await elsewhere.signIn(elsewhere.world.owner);
  await there.getByRole("link", { name: "Here" }).first().waitFor();
  for (const path of ["", `/${body.id}`, "/genomes", `/proposals/${newId()}`, `/${body.id}/runs/${newId()}`]) {
    await openAgain(there, `/evolution${path}`);
    await there.getByRole("heading", { name: "Evolution is handled by an external service" }).waitFor();
    expect(await there.getByRole("button", { name: /Try again|Start run|Create genome/ }).count()).toBe(0);
  }
});
