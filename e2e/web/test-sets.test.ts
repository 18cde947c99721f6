import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoOverflow, openSite, type Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const fileOf = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

test("a file with a mistake shows it by line; the corrected one is stored, marked, run and deleted", async () => {
  const made = { agent_name: "Shop desk", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  await site.world.call("POST", "/v1/agent-configurations/", { body: made });
  const page = await site.signIn(site.world.owner, 390, "/test-sets");
  await page.getByRole("heading", { name: "No test sets yet" }).waitFor();
  const store = page.getByRole("button", { name: "Upload test set" });
  await page.locator("#test-file").setInputFiles(fileOf("shop.csv", "prompt,regex\nWhen do you open?,(9\n"));
  await page.getByRole("row", { name: /^2 19 / }).waitFor();
  expect(await store.isDisabled()).toBe(true);
  await page.locator("#test-file").setInputFiles(fileOf("shop.csv", "prompt,contains\nWhen do you open?,9:00\n"));
  await page.getByRole("cell", { name: 'contains "9:00"' }).waitFor();
  await page.getByLabel("Texts that must never appear").fill("STAFF-2291-BLUE");
  await expectNoOverflow(page);
  await store.click();
  const stored = page.getByRole("listitem", { name: "shop" });
  await stored.getByText("Version 1 · 1 case · 1 guarded text").waitFor();
  await stored.getByRole("button", { name: "Show cases" }).click();
  await stored.getByRole("cell", { name: 'contains "9:00"' }).waitFor();
  await expectNoOverflow(page);
  const marked = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await page.getByLabel("shop is required").click();
  await marked;
  await page.getByRole("link", { name: "Run shop" }).click();
  await page.getByRole("button", { name: "Start run (1 prompts)" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete test set" }).click();
  await page.getByRole("heading", { name: "No test sets yet" }).waitFor();
});
