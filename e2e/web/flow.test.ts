import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, type Site, watch } from "./site.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const made = { agent_name: "Order desk", model_name: "m" };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
});
afterAll(() => site[Symbol.asyncDispose]());

test("a policy is written with its mistakes at their place, tried by a case, and attached in shadow", async () => {
  const page = await site.signIn(site.world.owner, 1440, `/agents/${agent}/protect/flow`);
  const wrongs = watch(page);
  await page.getByText("No flow policies yet").waitFor();
  await page.getByLabel("Entries, one a line").fill("ours.example");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("@company_domains").first().waitFor();
  await page.getByRole("button", { name: "No mail to strangers after reading the web" }).click();
  const rules = page.getByLabel("Rules");
  const good = await rules.inputValue();
  await rules.fill(`${good}\ndeny outbund`);
  await page.getByRole("button", { name: "Line 4, column 6" }).click();
  // A string, since the tests are typed without a browser's globals.
  const selected = "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))";
  expect(await page.evaluate(`${selected}(document.activeElement)`)).toBe("outbund");
  expect(await page.getByRole("button", { name: "Create policy" }).isDisabled()).toBe(true);
  await rules.fill(good);
  await page.getByText("Add a case").click();
  await page.getByLabel("What it shows").fill("mail to a stranger");
  await page.getByRole("button", { name: "Add case" }).click();
  await page.getByRole("button", { name: "Create policy" }).click();
  await page.getByRole("button", { name: "Run cases", exact: true }).click();
  await page.getByRole("cell", { name: "passes, line 3" }).waitFor();
  await page.getByRole("button", { name: "Run in shadow" }).click();
  await page.getByText("Version 1, shadow").waitFor();
  await page.getByText("has judged 0 of 300 requests").waitFor();
  await rules.fill(`${good}\ndeny call of drop_database`);
  await page.getByRole("button", { name: "Save policy" }).click();
  await page.getByRole("button", { name: "Run in shadow" }).click();
  await page.getByText("Version 2, shadow").waitFor();
  const versions = page.getByRole("region", { name: "Versions" });
  await versions.getByText("Compare with the saved text").last().click();
  await versions.getByText("deny call of drop_database").waitFor();
  await versions.getByRole("button", { name: "Roll back to version 1…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Roll back", exact: true }).click();
  await page.getByText("Version 1, shadow").waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  expect(wrongs()).toEqual([]);
});
