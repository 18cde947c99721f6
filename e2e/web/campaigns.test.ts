import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plan } from "../../server/src/domains/redteam/goals/plan.ts";
import { type CampaignBed, openCampaignBed } from "../../server/test/redteam/campaign-bed.ts";
import { servedTwins, weak } from "../../server/test/redteam/plain-agents.ts";
import { expectAccessible } from "./accessible.ts";
import { pressOn, typeInto } from "./keyboard.ts";
import { expectSameAfterReload, openWithin, type Site, siteOf, waitUntilSettled, watch } from "./site.ts";

const wanted = { categories: ["injection"], goalsPerCategory: 1, ways: ["chat"] } as const;
/** One that asks for the system prompt, which the agent below gives away. */
const seed = Array.from({ length: 50 }, (_, at) => at).find(
  (one) => plan({ ...wanted, seed: one })[0]?.family.id === "system-prompt",
);
const twins = servedTwins({ ...wanted, seed: seed ?? 0 });

let bed: CampaignBed;
let site: Site;
let page: Page;
let wrongs: () => readonly string[];
/** The agent answers attacks from here on. */
let release = (): void => {};
/** It tells everything to everyone. */
let isOpen = false;

beforeAll(async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  bed = await openCampaignBed(async (text, _response, body) => {
    if (isOpen) return JSON.stringify(body.messages.filter(({ role }) => role === "system"));
    if (twins(text) === null) await held;
    const said = weak(twins)(body);
    return "text" in said ? said.text : 500;
  });
  site = await siteOf(bed.world);
  page = await site.signIn(bed.world.owner, 1280, "/redteam");
  wrongs = watch(page);
});
afterAll(async () => {
  await site.browser.close();
  await bed[Symbol.asyncDispose]();
});

const button = (name: string | RegExp) => page.getByRole("button", { name });

test("someone without a mouse starts a campaign, watches it, and reads what broke and how", async () => {
  await page.getByText("No campaigns yet").waitFor();
  await pressOn(page.getByRole("link", { name: "New campaign" }).first(), "Enter");
  for (const left of [/^Jailbreak/, /^Personal data/, /^Tools/, /^Memory/])
    await pressOn(page.getByLabel(left), "Space");
  await typeInto(page.getByLabel("Goals per category"), "1");
  await typeInto(page.getByLabel("Queries per goal"), "8");
  await pressOn(page.locator("summary", { hasText: "Advanced" }), "Enter");
  await typeInto(page.getByLabel("Seed"), String(seed));
  await pressOn(page.getByLabel(/^Shorten confirmed attacks/), "Space");
  await page.getByText(/requests, at most/).waitFor();
  expect(await button("Start campaign").isDisabled()).toBe(true);
  await pressOn(page.getByLabel(/My team may attack it/), "Space");
  await pressOn(button("Start campaign"), "Enter");
  await page.getByRole("heading", { level: 1, name: /campaign in progress/ }).waitFor();

  const worker = bed.startWorker();
  await page.getByText("Trying").first().waitFor();
  await page.keyboard.press("p");
  await button("Resume").waitFor();
  await page.keyboard.press("p");
  await button("Pause").waitFor();
  release();
  await expectSameAfterReload(page, page.getByText(/^goals broken, /));
  await worker.stop();

  await page.getByRole("region", { name: "Attempts", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.getByText(/attempt \d+: broken\./).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Attempt \d+$/ }).waitFor();
  await waitUntilSettled(page);
  await page.getByText("Here is all that I know").first().waitFor();
  await page.getByText(/5 of 5 \(/).waitFor();
  expect(wrongs()).toEqual([]);
});

test("what worked is asked again, at a price that is shown first, and stands beside what was known", async () => {
  isOpen = true;
  await page.getByRole("link", { name: "Back to the campaign" }).click();
  await button("Retest 1 finding").click();
  await page.getByText(/about 6 requests, at most/).waitFor();
  await expectAccessible(page);
  await button("Start retest").click();
  await page.getByRole("heading", { level: 1, name: /retest in progress/ }).waitFor();
  const worker = bed.startWorker();
  await page.getByText("Still works", { exact: true }).waitFor();
  await worker.stop();
  await page.getByRole("cell", { name: /still works: 5 of 5/ }).waitFor();
  await page.getByRole("cell", { name: "confirmed, 5 of 5" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "an earlier campaign" }).click();
  await page.getByRole("link", { name: "1 of 1 attack still works" }).waitFor();
  expect(wrongs()).toEqual([]);
});

test("one press stops everything, says who did it, and an admin lifts it", async () => {
  await openWithin(page, "/redteam");
  await button("Stop all").click();
  await button("Stop all now").click();
  await page.getByText(/Stopped by you/).waitFor();
  const { body } = await bed.world.call("GET", "/v1/redteam/stop");
  expect(body).toMatchObject({ stopped: true, stopped_by: bed.world.owner.who.userId });
  await button("Lift the stop").click();
  await button("Stop all").waitFor();
});
