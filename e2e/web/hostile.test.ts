import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Furnished, HOSTILE_NAME, openFurnished } from "./furnished.ts";
import { openWithin, settled, watch } from "./site.ts";

let furnished: Furnished;
let page: Page;
let wrongs: () => readonly string[];
beforeAll(async () => {
  furnished = await openFurnished();
  page = await furnished.site.signIn(furnished.site.world.owner);
  wrongs = watch(page);
});
afterAll(() => furnished[Symbol.asyncDispose]());

/** Planted text that ran, became an element, or is anywhere as a character that hides or reorders text. */
const harm = `(() => {
  const found = [];
  if (globalThis.ran !== undefined) found.push("ran " + globalThis.ran);
  if (document.querySelector("body img, body script:not([src]), iframe, a[href^='javascript:'], a[href*='elsewhere']"))
    found.push("an element was made");
  const hides = /[\\u202A-\\u202E\\u2066-\\u2069\\u200B\\u0007]/;
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, nodeValue } = walk.currentNode;
    if (hides.test(nodeValue) && parentElement.tagName !== "TEXTAREA") found.push(parentElement.outerHTML.slice(0, 200));
  }
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (name !== "value" && hides.test(value)) found.push(name + " of " + element.outerHTML.slice(0, 200));
  return found;
})()`;

const harmless = async (): Promise<void> => expect([await page.evaluate(harm), wrongs()]).toEqual([[], []]);

/** Pages that show planted text, with its hidden characters made visible. */
const speaking = new Set(
  ["dashboard", "agents", "agent", "history", "runs", "report", "prompt", "findings", "finding", "keys"].concat([
    "genome",
    "team",
    "account",
  ]),
);

test("nothing that an agent, a prompt or a user wrote runs, loads or reorders text on any page", async () => {
  const harmed: Record<string, unknown> = {};
  const silent: string[] = [];
  for (const [name, path] of Object.entries(furnished.pages)) {
    await openWithin(page, path);
    if (speaking.has(name))
      await page
        .locator("main .hidden-sign")
        .first()
        .waitFor({ timeout: 5_000 })
        .catch(() => silent.push(name));
    const found = (await page.evaluate(harm)) as string[];
    if (found.length > 0) harmed[name] = found;
  }
  expect([harmed, silent, wrongs()]).toEqual([{}, [], []]);
});

test("nor in search results", async () => {
  await page.goto(`${furnished.site.address}/findings`);
  await settled(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("onerror");
  await page.getByRole("dialog").getByRole("option", { name: "onerror" }).waitFor();
  await harmless();
  await page.keyboard.press("Escape");
});

test("nor among the failures of a run in progress", async () => {
  furnished.hold();
  await page.goto(`${furnished.site.address}/evaluations/${await furnished.startRun()}`);
  await page.locator("main .hidden-sign").first().waitFor();
  await page.getByText("It said leak").first().waitFor();
  await harmless();
});

test("nor in the exported report", async () => {
  const id = furnished.pages["report"]?.split("/").at(-1);
  const { text } = await furnished.site.world.call("GET", `/v1/evaluations/${id}/html`);
  expect(text).toContain("onerror");
  await page.goto("about:blank");
  await page.setContent(text);
  const own = (await page.evaluate(harm)) as string[];
  expect(own.filter((one) => one !== "an element was made")).toEqual([]);
  expect(await page.locator("img, iframe, a[href^='javascript:'], a[href*='elsewhere']").count()).toBe(0);
  expect(wrongs()).toEqual([]);
  expect(HOSTILE_NAME).toContain("onerror");
});
