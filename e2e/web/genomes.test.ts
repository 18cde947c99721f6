import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "./site.ts";
import { openAgain } from "./warm-console.ts";

/** Without sign-in, as on a user's own machine, and with the sample agent that it then starts with. */
let site: Site;
beforeAll(async () => {
  site = await openSite({ environment: { CONSOLE_AUTH: "off" } });
});
afterAll(() => site[Symbol.asyncDispose]());

const seed = async (body: object): Promise<string> =>
  (await site.world.call("POST", "/v1/genomes/", { as: null, body })).body.id;

/** A page, with everything that its policy had to block. */
async function open(path: string, width = 1280): Promise<{ page: Page; blocked: string[] }> {
  const page = await site.browser.window(width);
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await page.goto(`${site.address}${path}`);
  return { page, blocked };
}

test("editing a segment creates a new version that shows the change, and the agent is not changed", async () => {
  const { page, blocked } = await open("/evolution/genomes");
  await page.getByRole("button", { name: "Create genome" }).click();
  await page
    .getByRole("button", { name: /^Edit prompt/ })
    .first()
    .click();
  const text = page.getByLabel("Text", { exact: true });
  const before = await text.inputValue();
  await text.fill(before.replace("friendly", "calm"));
  await page.getByRole("button", { name: "Save version 2" }).click();
  await page.waitForURL(/version=2/);
  const changes = page.locator(".gene-changes");
  await changes.locator("ins").waitFor();
  expect(await changes.locator("ins").allTextContents()).toEqual(["[new: calm]"]);
  expect(await changes.locator("del").allTextContents()).toEqual(["[old: friendly]"]);
  await page.getByRole("button", { name: "Refresh from agent" }).click();
  await page.getByText("No changes. The agent matches version 1.").waitFor();
  await openAgain(page, "/evolution/genomes");
  await page.getByRole("region", { name: "All genomes" }).getByRole("row").nth(1).waitFor();
  // There is no map of a single genome.
  expect(await page.locator(".scatter").count()).toBe(0);
  expect(blocked).toEqual([]);
});

test("hidden characters of a prompt are made visible, and its markup stays text", async () => {
  const id = await seed({ name: "hostile", agent_system_prompt: "Be kind.\u202e\u200b <img src=x onerror=alert(1)>" });
  const { page, blocked } = await open(`/evolution/genomes/${id}`);
  const prompt = page.getByRole("region", { name: "Prompt" });
  await prompt.getByText("2 invisible characters shown as code points").waitFor();
  expect(await prompt.locator("pre").textContent()).toContain("U+202EU+200B <img src=x onerror=alert(1)>");
  expect(await page.locator("main img").count()).toBe(0);
  expect(blocked).toEqual([]);
});

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The positions of the labels on the map, and its frame. */
const boxes = (page: Page): Promise<{ names: Box[]; frame: Box }> =>
  page.evaluate(`(() => {
    const box = (element, name) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name, left, right, top, bottom };
    };
    const map = document.querySelector(".scatter");
    return {
      frame: box(map.querySelector(".frame"), ""),
      names: [...map.querySelectorAll("text")].map((text) => box(text, text.textContent)),
    };
  })()`);

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("the map of two hundred genomes labels a few, legibly, and the table view has them all", async () => {
  const words = ["letters", "refunds", "orders", "travel", "invoices", "health", "weather", "music", "maps", "tea"];
  for (let from = 0; from < 200; from += 20) {
    const made = Array.from({ length: 20 }, (_, n) => {
      const [first, second] = [words[(from + n) % 10], words[Math.floor((from + n) / 10) % 10]];
      const agent_system_prompt = `You help with ${first} and ${second}. `.repeat(1 + ((from + n) % 7));
      return seed({ name: `helper ${from + n} of ${first}`, agent_system_prompt });
    });
    await Promise.all(made);
  }
  for (const [width, most] of [
    [1280, 8],
    [390, 4],
  ] as const) {
    const { page } = await open("/evolution/genomes", width);
    const map = page.locator(".scatter");
    await map.locator("text").first().waitFor();
    const { names, frame } = await boxes(page);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(names.length).toBeLessThanOrEqual(most);
    const overlapping = names.flatMap((a, at) => names.slice(at + 1).filter((b) => meet(a, b)));
    expect(overlapping).toEqual([]);
    expect(names.filter((name) => name.left < frame.left || name.right > frame.right)).toEqual([]);
    const points = await map.locator("a").count();
    expect(points).toBeGreaterThanOrEqual(200);
    await page.keyboard.press("t");
    const table = page.getByRole("region", { name: "Map" }).getByRole("table");
    await table.waitFor();
    expect(await table.locator("tbody tr").count()).toBe(points);
  }
});

test("a genome shows the version of another genome that it derives from, and fits a phone", async () => {
  const parent = await seed({ name: "the elder", agent_system_prompt: "Be short." });
  const parents = [{ genome_id: parent, version: 1, role: "mutation" }];
  const id = await seed({ name: "n".repeat(120), agent_system_prompt: "Be very short.", parents });
  const { page } = await open(`/evolution/genomes/${id}`, 390);
  const lineage = page.getByRole("list", { name: "Versions and their parents" });
  await lineage.getByRole("link", { name: "the elder, version 1" }).waitFor();
  await page.getByRole("region", { name: "Similar genomes" }).getByRole("link").first().waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});
