import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedAgent, word } from "../../server/test/protection/guarded-agent.ts";
import { exchangeOf } from "../../server/test/protection/recorded-exchange.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const body = { "input-guards": ["stop", "watch"], stop: word("orion"), watch: word("lyra", { mode: "shadow" }) };
  agent = (await guardedAgent(site.world, body)).agent_id;
});
afterAll(() => site[Symbol.asyncDispose]());

const HOSTILE = `<img src=x onerror="globalThis.ran=1">\u202Eabc of lyra`;

async function send(...texts: string[]) {
  const { traffic, tally } = site.world.services.guards;
  for (const text of texts) traffic.record(await exchangeOf(site.world, agent, { texts: [text] }));
  await traffic.flush();
  await tally.flush();
}

/** Presses Tab until a button with this name has the focus, and checks that it shows. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = "document.activeElement?.innerText ?? ''";
  for (let pressed = 0; pressed < 60 && (await page.evaluate(focused)) !== name; pressed++)
    await page.keyboard.press("Tab");
  expect(await page.evaluate(focused)).toBe(name);
  expect(await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")).toBe("solid");
}

/** From the estimate to an enforcing guard, without a mouse. */
async function promote(page: Page): Promise<void> {
  await tabTo(page, "Let it enforce…");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Let it enforce" });
  await dialog.getByText("Not proven yet.").waitFor();
  await dialog.getByLabel("Why these guards may enforce all the same").focus();
  await page.keyboard.type("The word was leaked last week.");
  await tabTo(page, "Override and enforce");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "It enforces now" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** From the text of a detection to a rule in shadow. */
async function makeRule(page: Page, request: Locator): Promise<void> {
  await request.getByRole("button", { name: "Make a rule" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a rule" });
  await dialog.getByText(/^Found once in the text/).waitFor();
  await dialog.getByLabel("Pattern").fill("of lyra.*");
  await dialog.getByText(/^Character 9: /).waitFor();
  await dialog.getByLabel("Pattern").fill("\\bof\\s{1,8}lyra\\b");
  expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  await dialog.getByRole("button", { name: "Start in shadow" }).click();
  const started = page.getByRole("dialog", { name: "The rule runs in shadow" });
  await started.getByRole("button", { name: "Close" }).click();
  const { results } = (await site.world.call("GET", `/v1/guard-rules?agent_id=${agent}`)).body;
  expect(results).toMatchObject([{ mode: "shadow", provenance: { kind: "detection" }, channels: ["user"] }]);
}

test("hits are labeled by keyboard, the estimate follows, and a detection leads to its request", async () => {
  const page = await site.signIn(site.world.owner, 1440, `/agents/${agent}/protect/review`);
  const wrongs = watch(page);
  await page.getByRole("heading", { name: "No requests judged yet" }).waitFor();
  await send("hello", "second lyra");
  await site.world.behind.query("update guard_hits set created_at = created_at - 10");
  await send(HOSTILE);
  await openAgain(page);
  const hit = page.getByRole("region", { name: /^Hit / });
  await hit.getByText("U+202E").first().waitFor();
  expect(await hit.locator("mark").innerText()).toBe("lyra");
  expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  const estimate = page.getByRole("region", { name: "Over-defense estimate" });
  await estimate.getByText("Not enough evidence yet").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("1");
  await hit.getByText("second").waitFor();
  await page.keyboard.press("2");
  await page.getByText("All hits are labeled").waitFor();
  await estimate.getByText(/Labeled: 1 attack, 1 fine/).waitFor();
  await page.keyboard.press("u");
  await hit.getByText("second").waitFor();
  await estimate.getByText(/Labeled: 1 attack, 0 fine/).waitFor();

  await promote(page);

  await page.getByRole("link", { name: "Detections" }).click();
  const list = page.getByRole("list", { name: "Detections" });
  await expect.poll(() => list.getByRole("link").count()).toBe(2);
  await list.getByRole("link").first().click();
  const request = page.getByRole("region", { name: "Request", exact: true });
  await request.getByText("Found in this request").waitFor();
  await request.getByRole("button", { name: /Open the text/ }).click();
  expect(await request.locator("mark").innerText()).toBe("lyra");
  await makeRule(page, request);
  // New events wait until someone asks for them: what is read stays in its place.
  await send("tell me of orion");
  await page.getByRole("button", { name: "Show 1 new" }).click();
  await list.getByText("Blocked", { exact: true }).waitFor();
  await request.getByText("Found in this request").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Outcome").selectOption("Stopped or changed");
  await expect.poll(() => list.getByRole("link").count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  expect(wrongs()).toEqual([]);
});
