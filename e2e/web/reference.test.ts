import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, type Site, watch } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** A window without a session. */
async function open(path: string, width = 1280): Promise<Page> {
  const page = await site.browser.window(width);
  await page.goto(`${site.address}${path}`);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Without parts that are made like others. Left out of the check alone, axe would still map the places of all that is in them. */
async function expectAccessibleWithout(page: Page, parts: string): Promise<void> {
  await page.evaluate(`globalThis.taken = [...document.querySelectorAll(${JSON.stringify(parts)})].map((part) => {
    const place = document.createComment("");
    part.replaceWith(place);
    return () => place.replaceWith(part);
  })`);
  await expectAccessible(page);
  await page.evaluate("taken.forEach((putBack) => putBack())");
}

test("the reference lists every operation of the document without sign-in, and loads nothing from elsewhere", async () => {
  const page = await site.browser.window(1280);
  const wrongs = watch(page, new URL(site.address));
  await page.goto(`${site.address}/docs`);
  await heading(page, "Agent Console API").waitFor();
  const { paths } = (await (await fetch(`${site.address}/openapi.json`)).json()) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((item) => Object.keys(item)).length;
  expect(operations).toBeGreaterThan(100);
  expect(await page.getByRole("main").locator("section a").count()).toBe(operations);
  expect(await page.getByRole("navigation", { name: "Operations" }).getByRole("link").count()).toBe(operations);
  await expectNoOverflow(page);
  await expectAccessibleWithout(page, "li:nth-child(n+6)");
  expect(await page.evaluate("JSON.stringify([Object.keys(localStorage), document.cookie])")).toBe('[[],""]');
  expect(page.url()).toBe(`${site.address}/docs`);
  expect(wrongs()).toEqual([]);
});

test("a deep link opens one operation, and Back returns to the one before", async () => {
  const page = await open("/docs#agents.update");
  const wrongs = watch(page);
  await heading(page, "Update Agent Configuration").waitFor();
  await page.getByText("/v1/agent-configurations/{id}").first().waitFor();
  await page.getByRole("region", { name: "Request" }).getByText("curl -X PUT").waitFor();
  await page.getByRole("region", { name: "Errors" }).getByText("AGENT_NOT_FOUND").waitFor();
  const list = page.getByRole("navigation", { name: "Operations" });
  expect(await list.locator("[aria-current]").textContent()).toContain("Update Agent Configuration");
  // The list of operations is the one of the first test, apart from its mark.
  await expectAccessibleWithout(page, ".reference-nav li:not(:has([aria-current]))");
  await list.getByRole("link", { name: "Sign in with email and password" }).click();
  await page.waitForURL(`${site.address}/docs#teams.logIn`);
  await heading(page, "Sign in with email and password").waitFor();
  expect(await page.title()).toBe("Sign in with email and password · Agent Console API");
  await page.goBack();
  await heading(page, "Update Agent Configuration").waitFor();
  expect(wrongs()).toEqual([]);
});

test("a deep link to no operation says so and shows them all, and the reference is used by keyboard alone", async () => {
  const page = await open("/docs#agents.fly");
  await page.getByText("No operation named agents.fly.").waitFor();
  await heading(page, "Agent Console API").waitFor();
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search operations" });
  await expect.poll(() => page.evaluate("document.activeElement.type")).toBe("search");
  await page.keyboard.type("agent update");
  await page.getByText(/^\d+ operations match\.$/).waitFor();
  await page.keyboard.press("Enter");
  await heading(page, "Update Agent Configuration").waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
  await page.keyboard.press("]");
  await heading(page, "Update Agent Configuration").waitFor({ state: "detached" });
  await page.keyboard.press("[");
  await heading(page, "Update Agent Configuration").waitFor();
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("A");
  await field.focus();
  await page.keyboard.press("Escape");
  expect(await field.inputValue()).toBe("");
  await field.fill("no such thing anywhere");
  await page.getByText("No operations match “no such thing anywhere”.").waitFor();
});

test("on a phone, search results cover the page until one is opened", async () => {
  const page = await open("/docs", 390);
  await heading(page, "Agent Console API").waitFor();
  await expectNoOverflow(page);
  const list = page.getByRole("navigation", { name: "Operations" });
  expect(await list.isVisible()).toBe(false);
  await page.getByRole("searchbox").fill("first owner");
  await list.getByRole("link", { name: "Create the first owner and team" }).click();
  await heading(page, "Create the first owner and team").waitFor();
  expect(await list.isVisible()).toBe(false);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "All operations" }).first().click();
  await heading(page, "Agent Console API").waitFor();
});

test("a document that can't be read is said, and can be tried again", async () => {
  const page = await site.browser.window(1280);
  await page.route("**/openapi.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`${site.address}/docs`);
  await page.getByRole("alert").getByText("Couldn't load the API description").waitFor({ timeout: 20_000 });
  await page.unroute("**/openapi.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, "Agent Console API").waitFor();
});
