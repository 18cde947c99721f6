import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPacer } from "../../server/src/domains/agents/conversation/pacing/pacer.ts";
import { startArchiveWorker } from "../../server/src/domains/evaluation/archives/archive-worker.ts";
import { standardHarnesses } from "../../server/src/domains/evaluation/probes/harnesses.ts";
import { probes } from "../../server/src/domains/evaluation/probes/list.ts";
import { startRunWorker } from "../../server/src/domains/evaluation/worker/worker.ts";
import type { Worker } from "../../server/src/platform/work/worker.ts";
import { smallHarness } from "../../server/test/small-harnesses.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, openWithin, type Site, waitUntilSettled, watch } from "./site.ts";

const HOSTILE = `leak </script><script>document.title="owned"</script><img src=x onerror="document.title='owned'">
![x](https://evil.example/a.png) \u202Eright to left\u202C zero\u200Bwidth`;

let site: Site;
let agentServer: Server;
let worker: Worker;
let store: string;
let agent: string;
let runs: string[];
/** Until then, the agent holds back its later responses. */
let held: Promise<void> | null = null;

/** Two runs of an agent that fails half of its prompts. Between them, its guard and system prompt change. */
beforeAll(async () => {
  agentServer = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const text: string = JSON.parse(body).messages.at(-1).content;
    if (held && Number(text.split(" ")[1]) >= 60) await held;
    const content = Number(text.split(" ")[1]) % 2 === 0 ? `${HOSTILE} (${text})` : "No.";
    response.setHeader("content-type", "application/json").end(JSON.stringify({ choices: [{ message: { content } }] }));
  }).listen(0, "127.0.0.1");
  await once(agentServer, "listening");
  const reliability = standardHarnesses.filter(({ name }) => name === "reliability");
  store = await mkdtemp(join(tmpdir(), "store-"));
  site = await openSite({
    harnesses: [smallHarness("security", { prompts: 140 }), ...reliability],
    environment: { STORE_URL: pathToFileURL(store).href },
  });
  const { world } = site;
  const retries = { attempts: 3, firstDelayMs: 5, longestDelayMs: 20, longestRetryAfterMs: 60_000 };
  worker = startRunWorker(
    { ...world.services, clock: { milliseconds: Date.now }, pacer: createPacer(world.services.db), retries },
    { everyMs: 20, graceMs: 2_000, places: 4 },
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
  await rm(store, { recursive: true, force: true });
});

async function started(more: object = {}): Promise<string> {
  const wish = { agent_id: agent, team_id: site.world.owner.who.teamId, harness_names: ["security"], seed: 1 };
  const made = await site.world.call("POST", "/v1/evaluations/", { body: { ...wish, concurrency: 32, ...more } });
  return made.body.evaluation_id;
}

async function completed(more: object = {}): Promise<string> {
  const id = await started(more);
  const status = async () => (await site.world.call("GET", `/v1/evaluations/${id}`)).body.status;
  await vi.waitUntil(async () => (await status()) === "completed", { timeout: 30_000 });
  return id;
}

test("the report's prompts are filtered, searched and paged, and hostile ones shown as text", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn(site.world.owner);
  const wrong = watch(page);
  await openWithin(page, `/evaluations/${runs[0]}`);
  const section = page.getByRole("region", { name: "Prompts" });
  const rows = section.locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(50);
  await section.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => rows.count()).toBe(20);
  expect(await section.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
  await section.getByLabel("Outcome").selectOption("resisted");
  await expect.poll(() => rows.first().textContent()).toContain("Passed");
  expect(await section.getByRole("status").textContent()).toBe("Page 1");
  await section.getByLabel("Outcome").selectOption("any");
  await section.getByLabel("Search prompts").fill("security 137");
  await expect.poll(() => rows.count()).toBe(1);
  await section.getByLabel("Search prompts").fill("nothing of the kind");
  await section.getByText("No prompts match").waitFor();
  await section.getByRole("link", { name: "View findings by severity" }).click();
  await page.getByRole("heading", { level: 1, name: "Findings" }).waitFor();
  const found = page.getByRole("region", { name: "Matching findings" }).locator("tr[data-finding]");
  await page.getByLabel("Search findings").fill("security 136");
  await expect.poll(() => found.count()).toBe(1);
  expect([wrong(), await page.title()]).toEqual([[], expect.not.stringContaining("owned")]);
});

test("filters and the page number are in the address and survive Back; failures link to each other and to their finding", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn(site.world.owner, 1280, `/evaluations/${runs[0]}`);
  await waitUntilSettled(page);
  const section = page.getByRole("region", { name: "Prompts" });
  const rows = section.locator("tbody tr");
  await section.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => rows.count()).toBe(20);
  const first = await rows.first().textContent();
  await rows.first().getByRole("link").click();
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  await page.goBack();
  await expect.poll(() => rows.first().textContent()).toBe(first);
  expect(page.url()).toContain("page=2");
  // No cell may leave its row: the rule below a row is one line.
  const bottoms = `[...document.querySelectorAll("table.prompts tbody tr")].map((row) =>
    new Set([...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().bottom))).size)`;
  expect(new Set(await page.evaluate<number[]>(bottoms))).toEqual(new Set([1]));
  await section.getByLabel("Outcome").selectOption("any");
  await section.getByLabel("Search prompts").fill("security 13");
  await expect.poll(() => rows.count()).toBe(11);
  await rows.nth(2).getByRole("link").click();
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  expect(page.url()).toContain("words=security");
  // Of the eleven prompts that match the search, those with an even number failed.
  const place = () => Number(new URL(page.url()).pathname.split("/").at(-1));
  expect(place()).toBe(131);
  await page.getByRole("link", { name: "Next failure" }).waitFor();
  await page.keyboard.press("]");
  await expect.poll(place).toBe(132);
  await page.getByRole("link", { name: "Previous failure" }).waitFor();
  await page.keyboard.press("[");
  await expect.poll(place).toBe(130);
  await page.getByText("prompt 131").waitFor();
  await page.keyboard.press("?");
  const keys = await page.getByRole("dialog", { name: "Keyboard shortcuts" }).textContent();
  for (const words of ["Next failure", "Previous failure"]) expect(keys).toContain(words);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Open the finding" }).click();
  await page.getByRole("region", { name: "Triage" }).waitFor();
  await page.goBack();
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  await page.goto(`${site.address}/evaluations/${runs[0]}/prompts?outcome=any&words=security+13`);
  await expect.poll(() => rows.count()).toBe(11);
  expect(await section.getByLabel("Search prompts").inputValue()).toBe("security 13");
});

test("the figures of a report link to their prompts, and a probe has the same name everywhere", {
  timeout: 60_000,
}, async () => {
  const id = await completed({ harness_names: ["reliability"], sample_size: 60 });
  const titles = probes.map(({ title }) => title);
  const page = await site.signIn("VIEWER", 1280, `/evaluations/${id}`);
  const rows = page.getByRole("region", { name: "Prompts" }).locator("tbody tr");
  const weakest = page.getByRole("region", { name: "Weakest probes" }).getByRole("link").first();
  const name = (await weakest.textContent()) ?? "";
  expect(titles).toContain(name);
  await weakest.click();
  await page.waitForURL(/prompts\?probe=/);
  await waitUntilSettled(page);
  expect(new Set(await rows.locator("a").allTextContents())).toEqual(new Set([name]));
  expect(await page.getByLabel("Probe").locator("option:checked").textContent()).toBe(name);
  await page.goBack();
  await page
    .getByRole("region", { name: "Scenarios" })
    .getByRole("link", { name: /^consistency/i })
    .click();
  await page.waitForURL(/scenario=consistency/);
  await expect.poll(() => rows.first().textContent()).toContain("onsistency");
  await page.goBack();
  await page.getByRole("region", { name: "Coverage" }).getByRole("link", { name: "LLM09" }).click();
  await page.getByRole("button", { name: "LLM09, remove this filter" }).click();
  await expect.poll(() => page.url()).not.toContain("LLM09");
});

test("the Export menu stays beside its button and inside the page, and the evidence pack says how to verify it", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn("VIEWER", 1440, `/evaluations/${runs[0]}`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await waitUntilSettled(page);
    const button = page.getByRole("button", { name: "Export report" });
    await button.click();
    const at = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const menu = (await page.locator(".menu-body").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const main = (await page.locator("main").boundingBox()) ?? { x: 0 };
    expect(menu.x).toBeGreaterThanOrEqual(main.x);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    expect(menu.x).toBeLessThanOrEqual(at.x + at.width);
    expect(menu.x + menu.width).toBeGreaterThanOrEqual(at.x);
    expect(Math.min(Math.abs(menu.y - at.y - at.height), Math.abs(at.y - menu.y - menu.height))).toBeLessThan(12);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Evidence pack" }).click();
  const dialog = page.getByRole("dialog", { name: "Evidence pack" });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download evidence pack" }).click();
  expect((await downloading).suggestedFilename()).toBe(`evidence-${runs[0]}.zip`);
  const { keys } = (await site.world.call("GET", "/v1/evidence-keys")).body;
  await dialog.getByText(`--fingerprint ${keys[0].fingerprint}`).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await openWithin(page, "/evaluations");
  const cells = page.locator("table.runs tbody tr").first().locator("td.num");
  expect(await cells.nth(1).innerText()).toMatch(/^\d+ prompts$/);
  const [prompts, age] = [await cells.nth(1).boundingBox(), await cells.nth(2).boundingBox()];
  expect((age?.x ?? 0) - (prompts?.x ?? 0) - (prompts?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

test("a run in progress shows its newest failures and links to all; a paused one does not claim to continue", {
  timeout: 60_000,
}, async () => {
  let release = (): void => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const id = await started();
  const progress = async () => (await site.world.call("GET", `/v1/evaluations/${id}`)).body.progress;
  await vi.waitUntil(async () => (await progress()).failed === 30, { timeout: 30_000 });
  const page = await site.signIn(site.world.owner, 1280, `/evaluations/${id}`);
  const failures = page.getByRole("region", { name: "Latest failures" });
  await failures.getByText("Newest first, 20 of 30").waitFor();
  const newest = await site.world.call(
    "GET",
    `/v1/evaluation-results/${id}/results?outcome=failed&order=newest&limit=20`,
  );
  const numbers = newest.body.results.map(({ seq }: { seq: number }) => `#${seq + 1}`);
  await expect.poll(() => failures.locator("tbody td .mut:not(.prompt-text)").allTextContents()).toEqual(numbers);
  await page.getByText("You can leave this page. The run continues on the server.").waitFor();
  await failures.getByRole("link", { name: "All 30 failures" }).click();
  await expect.poll(() => page.getByRole("region", { name: "Prompts" }).locator("tbody tr").count()).toBe(30);
  await page.goBack();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Nothing is sent until someone resumes the run.").waitFor();
  expect(await page.getByText("The run continues").count()).toBe(0);
  await page.getByRole("button", { name: "Resume" }).waitFor();
  await site.world.call("POST", `/v1/evaluations/${id}/cancel`);
  release();
  held = null;
});

test("the cost of a run is one figure with a range, in minutes and money too, and a cap says what it can't exceed", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn("VIEWER", 1280, `/evaluations/new?agent=${agent}`);
  await page.getByLabel("Harness").selectOption("security");
  await page.getByText(/^about [\d,]+ tokens, [\d,]+–[\d,]+$/).waitFor();
  await page.getByText(/requests a minute: (about|less)/).waitFor();
  await page.getByText("Prices and caps").click();
  await page.getByLabel("Token cap").fill("1000000");
  await page.getByText("The run pauses before it exceeds 1,000,000 tokens.").waitFor();
  await page.getByLabel("Price per million input tokens").fill("2");
  await page.getByText("Enter both prices, or neither.").waitFor();
  await page.getByLabel("Price per million output tokens").fill("8");
  await page.getByText(/^about [\d.,]+ cost/).waitFor();
  await expectAccessible(page);
});

test("a comparison names the guard and the genome version of both runs", { timeout: 60_000 }, async () => {
  const page = await site.signIn(site.world.owner, 1280, `/evaluations/${runs[1]}/compare?with=${runs[0]}`);
  await waitUntilSettled(page);
  const changed = page.getByRole("region", { name: "Agent changes" });
  await changed.getByText("version 2").waitFor();
  const words = (await changed.textContent()) ?? "";
  for (const part of ["version 1", "unprotected", "guarded", "Keep secrets."]) expect(words).toContain(part);
  // The headline says better, worse or neither. The table has the difference for each dimension.
  await page.getByRole("heading", { name: /^(?:Better|Worse|No difference shown)$/ }).waitFor();
  await page.getByRole("row", { name: /^overall .*[+−0-9.]+ to [+−0-9.]+/i }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test("a run can be repeated with the same prompts or with new ones", { timeout: 60_000 }, async () => {
  const page = await site.signIn(site.world.owner, 1280, `/evaluations/${runs[0]}`);
  const { body: run } = await site.world.call("GET", `/v1/evaluations/${runs[0]}`);
  await page.getByRole("link", { name: "Run again: new prompts" }).waitFor();
  await page.getByRole("link", { name: "Run again: same prompts" }).click();
  await expect.poll(() => page.getByLabel("Seed (optional)").inputValue()).toBe(String(run.seed));
  await page.getByLabel("Seed (optional)").fill("not a number");
  await page.getByText("Enter a whole number of up to 10 digits.").waitFor();
});

test("a finding names its agent, its run and its date, and marks what the console sent", {
  timeout: 60_000,
}, async () => {
  const { body } = await site.world.call("GET", `/v1/findings?evaluation_id=${runs[0]}&limit=1`);
  const { body: finding } = await site.world.call("GET", `/v1/findings/${body.results[0].id}`);
  const page = await site.signIn(site.world.owner, 1280, `/findings/${finding.id}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: finding.evaluation.agent_name }).first().waitFor();
  await page.getByRole("link", { name: /^run of / }).waitFor();
  await page.getByRole("heading", { name: "Console: user message" }).first().waitFor();
  await page.getByRole("heading", { name: "Agent", exact: true }).waitFor();
});

test("the report as one file works offline, runs only its own script, and prints folded sections", {
  timeout: 60_000,
}, async () => {
  const { text } = await site.world.call("GET", `/v1/evaluations/${runs[0]}/html`);
  const page = await site.browser.newPage({ width: 390, height: 844 });
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
});

test("an archived run says so wherever its prompts are asked for, keeps its evidence, and comes back from there", {
  timeout: 60_000,
}, async () => {
  const [first] = runs;
  // An open finding would hold its newest evidence back.
  await site.world.behind.query("update findings set state = 'fixed'");
  const archiver = startArchiveWorker(site.world.services, { everyMs: 20, graceMs: 100, places: 1 });
  try {
    const page = await site.signIn(site.world.owner, 1280, `/evaluations/${first}`);
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    const notice = page.getByRole("status").filter({ hasText: /^Archived / });
    await notice.waitFor();
    await page.getByRole("button", { name: "Evidence pack" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download evidence pack" }).click();
    expect((await saved).suggestedFilename()).toBe(`evidence-${first}.zip`);
    await page.getByRole("button", { name: "Close" }).click();
    for (const path of ["review", "prompts/0", "prompts"]) {
      await openWithin(page, `/evaluations/${first}/${path}`);
      await notice.waitFor();
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Bring back" }).click();
    await page.getByRole("row", { name: /security 0/ }).waitFor();
    await notice.waitFor({ state: "detached" });
  } finally {
    await archiver.stop();
  }
});
