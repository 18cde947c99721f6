import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../server/src/domains/teams/passwords/passwords.ts";
import type { Person } from "../../server/test/world.ts";
import { linkFor, openSite, type Site, waitUntilSettled } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const PASSWORD = "correct horse battery";
const reuses = async (): Promise<number | null> =>
  (await site.world.behind.query("select from audit_log where action = 'session.reuse_detected'")).rowCount;
const openSessions = async ({ who }: Person): Promise<number | null> =>
  (await site.world.behind.query("select from sessions where user_id = $1 and ended_at is null", [who.userId]))
    .rowCount;

async function withPassword(role: "MEMBER" | "VIEWER"): Promise<{ person: Person; email: string }> {
  const person = await site.world.member(role);
  const { rows } = await site.world.behind.query<{ email: string }>(
    "update users set password_hash = $2 where id = $1 returning email",
    [person.who.userId, await hashPassword(PASSWORD)],
  );
  return { person, email: rows[0]?.email ?? "" };
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("someone who is not signed in gets the sign-in form, and then the page they wanted", async () => {
  const { email } = await withPassword("MEMBER");
  const page = await site.browser.window(1280);
  await page.goto(`${site.address}/agents?search=desk`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await fillIn(page, email, "not this one at all");
  await page.getByText("Incorrect email or password.").waitFor();
  await fillIn(page, email, PASSWORD);
  await page.waitForURL(`${site.address}/agents?search=desk`);
  await page.getByRole("heading", { name: "Agents", exact: true }).waitFor();
});

test("a one-time link signs in, leaves the address, and works once", async () => {
  const link = `${site.address}/welcome#link=${await linkFor(site.world, await site.world.member("MEMBER"))}&to=%2Fagents`;
  const page = await site.browser.window(1280);
  await page.goto(link);
  await page.waitForURL(`${site.address}/agents`);
  await page.getByRole("heading", { name: "Agents", exact: true }).waitFor();
  const other = await site.browser.window(1280);
  await other.goto(link);
  await other.getByRole("heading", { name: "This link is not valid" }).waitFor();
  expect(other.url()).toBe(`${site.address}/welcome`);
});

test("sign-in never leads to another site, whatever the link says", async () => {
  const { email } = await withPassword("MEMBER");
  const page = await site.browser.window(1280);
  for (const to of [
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "javascript:alert(1)",
  ]) {
    await page.goto(`${site.address}/welcome#to=${encodeURIComponent(to)}`);
    await fillIn(page, email, PASSWORD);
    await page.waitForURL(`${site.address}/`);
    await page.getByRole("main").waitFor();
    await page.context().clearCookies();
  }
});

test("a page that is reloaded repeatedly while it renews its session stays signed in", async () => {
  const person = await site.world.member("MEMBER");
  const page = await site.signIn(person);
  for (let times = 0; times < 6; times++) {
    const asked = page.waitForRequest(/jwt\/refresh/);
    await page.goto(`${site.address}/agents`, { waitUntil: "commit" });
    await asked;
  }
  await waitUntilSettled(page);
  expect(page.url()).toBe(`${site.address}/agents`);
  expect([await openSessions(person), await reuses()]).toEqual([1, 0]);
});

test("several tabs that wake together stay signed in, with one session", async () => {
  const person = await site.world.member("MEMBER");
  const first = await site.signIn(person);
  const tabs = [
    first,
    await first.context().newPage(),
    await first.context().newPage(),
    await first.context().newPage(),
  ];
  await Promise.all(tabs.map((tab) => tab.goto(`${site.address}/agents`)));
  for (const tab of tabs) await waitUntilSettled(tab);
  expect([await openSessions(person), await reuses()]).toEqual([1, 0]);
});

test("a session ended from another browser ends there immediately", async () => {
  const person = await site.world.member("MEMBER");
  const [here, there] = [await site.signIn(person), await site.signIn(person)];
  await here.goto(`${site.address}/settings/account`);
  await here.getByRole("button", { name: "Sign out" }).first().click();
  await here.getByRole("button", { name: "Sign out" }).waitFor({ state: "detached" });
  await there.getByRole("link", { name: "Findings" }).click();
  await there.waitForURL(/\/welcome/);
  await waitUntilSettled(here);
});

test("a reduced role removes the actions without a new sign-in", async () => {
  const person = await site.world.member("MEMBER");
  const page = await site.signIn(person, 1280, "/agents");
  await page.getByRole("link", { name: "Register an agent" }).first().waitFor();
  const path = `/v1/teams/${person.who.teamId}/users/${person.who.userId}`;
  expect((await site.world.call("PUT", path, { body: { role: "VIEWER" } })).status).toBe(200);
  // The open page still shows the action, but the server rejects it.
  await page.getByRole("link", { name: "Findings" }).click();
  await page.getByRole("heading", { name: "Findings", exact: true }).waitFor();
  await waitUntilSettled(page);
  await page.goto(`${site.address}/agents`);
  await page.getByRole("heading", { name: "No agents yet" }).waitFor();
  expect(await page.getByRole("link", { name: "Register an agent" }).count()).toBe(0);
  expect(await openSessions(person)).toBe(1);
});
