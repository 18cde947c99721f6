import { afterAll, beforeAll, expect, test } from "vitest";
import { firstOwnerToken } from "../../server/src/domains/teams/sign-in/links.ts";
import { expectAccessible } from "./accessible.ts";
import { openSite, type Site, watch } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("everything can be reached by keyboard: skip link, shortcuts, palette and back", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents");
  await page.getByRole("heading", { name: "No agents yet" }).waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to main content");
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await page.waitForURL(/\/settings$/);
  expect(await page.evaluate("document.activeElement.id")).toBe("main");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await expectAccessible(page);
  await page.keyboard.type("register");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/agents\/new$/);
});

test("letter shortcuts don't work in text fields, nor for users who turned them off", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents");
  await page.getByLabel("Search agents").click();
  await page.keyboard.type("g d");
  expect(page.url()).toContain("/agents");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await page.getByLabel("Letter shortcuts work when no text field is focused").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("the chosen theme is stored, and nothing secret is stored with it", async () => {
  const page = await site.signIn("MEMBER");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByLabel("Dark").check();
  await page.reload();
  await page.getByRole("main").waitFor();
  expect(await page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  expect(await page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")).not.toMatch(/eyJ|agc/);
  expect(await page.evaluate("document.cookie")).toBe("");
});

test("the console links to the API reference and back, which has the theme chosen in the console", async () => {
  const page = await site.signIn("MEMBER", 390);
  await page.getByRole("button", { name: "account" }).click();
  await page.getByLabel("Dark").check();
  await page.getByRole("link", { name: "API reference" }).click();
  await page.getByRole("heading", { name: /^Agent Console API/ }).waitFor();
  // What is dark on request is dark by the system's setting too, and so checked in reference.test.ts.
  expect(await page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(18, 23, 26)");
  await page.getByRole("link", { name: "Agent Console", exact: true }).click();
  await page.waitForURL(`${site.address}/`);
});

test("a member of two teams switches between them, and each shows its own agents", async () => {
  const person = await site.world.member("OWNER");
  const page = await site.signIn(person);
  const made = await site.world.call("POST", "/v1/teams/", { as: person, body: { name: "Second team" } });
  await site.world.call("POST", "/v1/agent-configurations/", {
    as: person,
    headers: { "x-team-id": made.body.id },
    body: { agent_name: "Of the second", model_name: "m" },
  });
  await page.goto(`${site.address}/agents`);
  await page.getByRole("heading", { name: "No agents yet" }).waitFor();
  await page.getByLabel("Team").selectOption("Second team");
  await page.waitForURL(`${site.address}/`);
  await page.getByRole("link", { name: "Of the second" }).first().waitFor();
});

test("a session that was ended elsewhere leads to the sign-in form", async () => {
  const person = await site.world.member("MEMBER");
  const page = await site.signIn(person);
  await site.world.behind.query("update sessions set ended_at = 1 where user_id = $1", [person.who.userId]);
  await site.world.services.teams.revocations.refresh();
  await page.goto(`${site.address}/agents`);
  await page.waitForURL(/\/welcome/);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("an unknown address gets the console's own page, with status 404", async () => {
  const page = await site.signIn("MEMBER");
  const answer = await page.goto(`${site.address}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor();
  await expectAccessible(page);
});

test("requests that failed while the console was unreachable are repeated automatically", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents");
  await page.getByRole("heading", { name: "No agents yet" }).waitFor();
  await page.route("**/v1/**", (route) => route.abort());
  await page.getByRole("link", { name: "Findings", exact: true }).first().click();
  await page.getByText("Trying again every few seconds").waitFor();
  await page.getByRole("alert").getByText("Can't reach the console").waitFor();
  await page.unroute("**/v1/**");
  await page.getByRole("heading", { name: "No findings" }).waitFor();
  await page.getByText("Trying again every few seconds").waitFor({ state: "detached" });
});

test("an unreachable console is reported, and the page recovers by itself", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents");
  await page.getByRole("heading", { name: "No agents yet" }).waitFor();
  await page.route("**/v1/**", (route) => route.abort());
  const comeBack = (): Promise<unknown> => page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await comeBack();
  await page.getByText("Can't reach the console.").waitFor();
  await page.unroute("**/v1/**");
  await comeBack();
  await page.getByText("Can't reach the console.").waitFor({ state: "detached" });
});

test("the first owner signs in with one click, without typing", async () => {
  await using fresh = await openSite();
  await fresh.world.behind.query("delete from memberships");
  const token = await firstOwnerToken(fresh.world.services.db, fresh.world.clock.now);
  const page = await fresh.browser.newPage();
  await page.goto(`${fresh.address}/welcome#token=${token}`);
  const wrongs = watch(page);
  await expectAccessible(page);
  // Errors are shown at their fields.
  const wrong = async (label: string): Promise<string> => {
    const id = await page.getByLabel(label).getAttribute("aria-describedby");
    return page.locator(`#${id}`).innerText();
  };
  const make = page.getByRole("button", { name: "Create account and team" });
  await make.click();
  expect(await wrong("Email address")).toBe("Enter your email address.");
  expect(await wrong("Password")).toBe("Enter a password.");
  await page.getByLabel("Email address").fill("nobody");
  await page.getByLabel("Password").fill("short");
  await page.getByLabel("Team name").fill("");
  await make.click();
  await expect.poll(() => wrong("Email address")).toBe("Enter an email address, such as name@example.com.");
  expect(await wrong("Password")).toBe("Use at least 8 characters.");
  expect(await wrong("Team name")).toBe("This can't be empty.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue without a password" }).click();
  await page.waitForURL(`${fresh.address}/`);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByText("Owner", { exact: true }).waitFor();
  expect(wrongs()).toEqual([]);
});
