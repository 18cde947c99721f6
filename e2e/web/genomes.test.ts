import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsoleProcess, startConsole } from "../console.ts";
import { freePort } from "../service.ts";
import { openBrowser } from "./browser.ts";

let console_: ConsoleProcess;
let browser: Browser;

beforeAll(async () => {
  console_ = await startConsole({ env: { CONSOLE_AUTH: "off", PORT: String(await freePort()) } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await console_?.[Symbol.asyncDispose]();
});

async function seed(genome: object): Promise<string> {
  const answer = await fetch(`${console_.address}/v1/genomes/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(genome),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** A page of its own, with whatever the pages' policy had to stop. */
async function open(path: string, width = 1280): Promise<{ page: Page; blocked: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await page.goto(`${console_.address}${path}`);
  return { page, blocked };
}

test("a person's edit of a segment is a new version that shows its words, and the agent stays as it is", async () => {
  const { page, blocked } = await open("/evolution/genomes");
  await page.getByRole("button", { name: "Read it as a genome" }).click();
  await page
    .getByRole("button", { name: /^Edit prompt/ })
    .first()
    .click();
  const text = page.getByLabel("Text", { exact: true });
  const before = await text.inputValue();
  await text.fill(before.replace("friendly", "calm"));
  await page.getByRole("button", { name: "Write version 2" }).click();
  await page.waitForURL(/version=2/);
  const changes = page.locator(".gene-changes");
  await changes.locator("ins").waitFor();
  expect(await changes.locator("ins").allInnerTexts()).toEqual(["calm"]);
  expect(await changes.locator("del").allInnerTexts()).toEqual(["friendly"]);
  await page.getByRole("button", { name: "Read the agent again" }).click();
  await page.getByText("The agent is as version 1 says.").waitFor();
  expect(blocked).toEqual([]);
});

test("what a prompt hides is made visible, and its markup stays letters", async () => {
  const id = await seed({ name: "hostile", agent_system_prompt: "Be kind.\u202e\u200b <img src=x onerror=alert(1)>" });
  const { page, blocked } = await open(`/evolution/genomes/${id}`);
  const prompt = page.getByRole("region", { name: "Prompt" });
  await prompt.getByText("2 invisible characters are made visible").waitFor();
  expect(await prompt.locator("pre").textContent()).toContain("U+202EU+200B <img src=x onerror=alert(1)>");
  expect(await page.locator("main img").count()).toBe(0);
  expect(blocked).toEqual([]);
});

test("the map names at most eight genomes, and the table behind it has them all", async () => {
  const made = Array.from({ length: 14 }, (_, at) =>
    seed({ name: `helper ${at}`, agent_system_prompt: `You help with ${"letters ".repeat(at)}and ${at} forms.` }),
  );
  await Promise.all(made);
  const { page } = await open("/evolution/genomes");
  const map = page.locator(".scatter");
  await map.waitFor();
  expect(await map.locator("text").count()).toBeLessThanOrEqual(8);
  const points = await map.locator("a").count();
  expect(points).toBeGreaterThanOrEqual(14);
  await page.keyboard.press("t");
  const table = page.getByRole("region", { name: "Map" }).getByRole("table");
  await table.waitFor();
  expect(await table.locator("tbody tr").count()).toBe(points);
});

test("a genome shows the version of another that it was made from, and fits a phone", async () => {
  const parent = await seed({ name: "the elder", agent_system_prompt: "Be short." });
  const parents = [{ genome_id: parent, version: 1, role: "mutation" }];
  const id = await seed({ name: "n".repeat(120), agent_system_prompt: "Be very short.", parents });
  const { page } = await open(`/evolution/genomes/${id}`, 390);
  const lineage = page.getByRole("list", { name: "Versions and what they come from" });
  await lineage.getByRole("link", { name: "the elder, version 1" }).waitFor();
  await page.getByRole("region", { name: "Similar genomes" }).getByRole("link").first().waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});
