import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPacer } from "../../server/src/domains/evaluation/runs/pacer.ts";
import { startWorker, type Worker } from "../../server/src/domains/evaluation/runs/worker.ts";
import { smallHarness } from "../../server/test/small-harnesses.ts";
import { expectAccessible, expectNoOverflow, openSite, type Site, settled, watch } from "./site.ts";

const HOSTILE = `leak </script><script>document.title="owned"</script><img src=x onerror="document.title='owned'">
![x](https://evil.example/a.png) \u202Eright to left\u202C zero\u200Bwidth`;

let site: Site;
let agentServer: Server;
let worker: Worker;
let agent: string;
let runs: string[];

/** Two runs of an agent that gives in to half of what it is asked; between them it gets another guard and prompt. */
beforeAll(async () => {
  agentServer = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const text: string = JSON.parse(body).messages.at(-1).content;
    const content = Number(text.split(" ")[1]) % 2 === 0 ? `${HOSTILE} (${text})` : "No.";
    response.setHeader("content-type", "application/json").end(JSON.stringify({ choices: [{ message: { content } }] }));
  }).listen(0, "127.0.0.1");
  await once(agentServer, "listening");
  site = await openSite({ harnesses: [smallHarness("security", { prompts: 140 })] });
  const { world } = site;
  const retries = { attempts: 3, firstDelayMs: 5, longestDelayMs: 20, longestRetryAfterMs: 60_000 };
  worker = startWorker(
    { ...world.services, clock: { milliseconds: Date.now }, pacer: createPacer(world.services.db), retries },
    { everyMs: 20, graceMs: 2_000, mostRuns: 4 },
  );
  const body = {
    ...{ agent_name: "Support", model_name: "m", rate_limit_requests_per_minute: 6_000_000 },
    agent_url: `http://127.0.0.1:${(agentServer.address() as AddressInfo).port}/v1`,
  };
  agent = (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
  const first = await completed();
  await world.call("POST", `/v1/genomes/extract-from-agent/${agent}`);
  const change = { agent_system_prompt: "Keep secrets.", protection_status: "guarded" };
  await world.call("PUT", `/v1/agent-configurations/${agent}`, { body: change });
  await world.call("POST", `/v1/genomes/extract-from-agent/${agent}`);
  runs = [first, await completed()];
}, 60_000);

afterAll(async () => {
  await worker?.stop();
  await site?.[Symbol.asyncDispose]();
  agentServer?.close();
});

async function completed(): Promise<string> {
  const wish = { agent_id: agent, team_id: site.world.owner.who.teamId, harness_names: ["security"], seed: 1 };
  const made = await site.world.call("POST", "/v1/evaluations/", { body: { ...wish, concurrency: 32 } });
  const id: string = made.body.evaluation_id;
  const status = async () => (await site.world.call("GET", `/v1/evaluations/${id}`)).body.status;
  await vi.waitUntil(async () => (await status()) === "completed", { timeout: 30_000 });
  return id;
}

test("the report's prompts are filtered, searched and paged, and hostile ones shown as text", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn(site.world.owner);
  const wrong = watch(page);
  await page.goto(`${site.address}/evaluations/${runs[0]}`);
  await settled(page);
  const section = page.getByRole("region", { name: "Prompts" });
  const rows = section.locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(50);
  await section.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => rows.count()).toBe(20);
  expect(await section.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
  await section.getByLabel("Outcome").selectOption("resisted");
  await expect.poll(() => rows.first().textContent()).toContain("resisted");
  expect(await section.getByRole("status").textContent()).toBe("Page 1");
  await section.getByLabel("Outcome").selectOption("");
  await section.getByLabel("Search prompts").fill("security 137");
  await expect.poll(() => rows.count()).toBe(1);
  await section.getByLabel("Search prompts").fill("nothing of the kind");
  await section.getByText("No prompt is left over").waitFor();
  await section.getByRole("link", { name: "Findings, the gravest first" }).click();
  await page.getByRole("heading", { level: 1, name: "Findings" }).waitFor();
  const found = page.getByRole("region", { name: "Failed prompts" }).locator("tbody tr");
  await page.getByLabel("Search findings").fill("security 136");
  await expect.poll(() => found.count()).toBe(1);
  expect([wrong(), await page.title()]).toEqual([[], expect.not.stringContaining("owned")]);
  await page.close();
});

test("a comparison names the guard and the genome version of both runs", { timeout: 60_000 }, async () => {
  const page = await site.signIn(site.world.owner);
  await page.goto(`${site.address}/evaluations/${runs[1]}/compare?with=${runs[0]}`);
  await settled(page);
  const changed = page.getByRole("region", { name: "What was changed of the agent" });
  await changed.getByText("version 2").waitFor();
  const words = (await changed.textContent()) ?? "";
  for (const part of ["version 1", "unprotected", "guarded", "Keep secrets."]) expect(words).toContain(part);
  // Better, worse or neither is the headline; by how much stands in a row for each dimension.
  await page.getByRole("heading", { name: /^(?:Better|Worse|No difference shown)$/ }).waitFor();
  await page.getByRole("row", { name: /^overall .*[+−0-9.]+ to [+−0-9.]+/i }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.close();
});

test("a run can be asked again with the same prompts or with new ones", { timeout: 60_000 }, async () => {
  const page = await site.signIn(site.world.owner);
  const { body: run } = await site.world.call("GET", `/v1/evaluations/${runs[0]}`);
  await page.goto(`${site.address}/evaluations/${runs[0]}`);
  await page.getByRole("link", { name: "Evaluate again: new prompts" }).waitFor();
  await page.getByRole("link", { name: "Evaluate again: same prompts" }).click();
  await expect.poll(() => page.getByLabel("Seed (optional)").inputValue()).toBe(String(run.seed));
  await page.getByLabel("Seed (optional)").fill("not a number");
  await page.getByText("Enter a whole number of up to 9 digits.").waitFor();
  await page.close();
});

test("a finding names its agent, its run and its date, and marks what the console said", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn(site.world.owner);
  const { body } = await site.world.call("GET", `/v1/findings?evaluation_id=${runs[0]}&limit=1`);
  const { body: finding } = await site.world.call("GET", `/v1/findings/${body.results[0].id}`);
  await page.goto(`${site.address}/findings/${finding.id}`);
  await settled(page);
  await page.getByRole("link", { name: finding.evaluation.agent_name }).first().waitFor();
  await page.getByRole("link", { name: /^run of / }).waitFor();
  await page.getByRole("heading", { name: "Console: user message" }).first().waitFor();
  await page.getByRole("heading", { name: "Agent", exact: true }).waitFor();
  await page.close();
});

test("the report as one file works from anywhere, runs nothing but itself, and prints what is folded", {
  timeout: 60_000,
}, async () => {
  const { text } = await site.world.call("GET", `/v1/evaluations/${runs[0]}/html`);
  const page = await site.browser.newPage({ viewport: { width: 390, height: 844 } });
  const wrong = watch(page);
  await page.setContent(text);
  const rows = page.locator("#rows tr");
  expect(await rows.count()).toBe(50);
  await page.getByLabel("Search").fill("security 137");
  expect(await rows.count()).toBe(1);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Outcome").selectOption("failed");
  expect(await page.locator("#told").textContent()).toBe("70 of 140 prompts, page 1 of 2");
  await page.getByRole("button", { name: "Next" }).click();
  expect(await rows.count()).toBe(20);
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect([wrong(), await page.title()]).toEqual([[], "Support: evaluation report"]);
  const said = page.locator(".said").first();
  expect(await said.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect([await said.isVisible(), await page.locator("#filter").isVisible()]).toEqual([true, false]);
  await page.close();
});
