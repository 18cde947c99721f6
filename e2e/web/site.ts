import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { signInToken } from "../../server/src/domains/teams/sign-in/links.ts";
import type { Role } from "../../server/src/kernel/permissions.ts";
import { openWorld, type Person, type World, type WorldOptions } from "../../server/test/world.ts";
import { openFirst } from "./warm-console.ts";
import { openWindows, type Windows } from "./windows.ts";

/** A listening console, and a browser to open it in. */
export interface Site extends AsyncDisposable {
  readonly world: World;
  readonly address: string;
  readonly browser: Windows;
  /** A window of a user with this role, signed in by a cookie, with this page open. */
  signIn(role: Role | Person, width?: number, path?: string): Promise<Page>;
}

export const openSite = async (options: WorldOptions = {}): Promise<Site> => siteOf(await openWorld(options));

/** The same for an existing world, which is disposed of with the site. */
export async function siteOf(world: World): Promise<Site> {
  // With a browser, time must pass: tokens age, and revocations lie in the past.
  Object.defineProperty(world.clock, "now", { get: () => Date.now() });
  const address = await listen(world);
  const browser = await openWindows();
  return {
    world,
    address,
    browser,
    async signIn(role, width = 1280, path = "/") {
      const person = typeof role === "string" ? await world.member(role) : role;
      const page = await browser.window(width);
      // What the welcome page would do with the link. Loading that page first would double the time.
      const redeemed = await page.context().request.post(`${address}/v1/auth/sign-in-link`, {
        data: { token: await linkFor(world, person) },
      });
      expect(redeemed.status()).toBe(200);
      await openFirst(page, address, path);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await world[Symbol.asyncDispose]();
    },
  };
}

let lastPort = 0;

/** At the address of the site before it, if that is free: the browser then has the scripts, already compiled. */
async function listen({ app }: World): Promise<string> {
  const host = "127.0.0.1";
  if (!app.server.listening) await app.listen({ host, port: lastPort }).catch(() => app.listen({ host, port: 0 }));
  lastPort = (app.server.address() as AddressInfo).port;
  return `http://${host}:${lastPort}`;
}

/** The token of a one-time sign-in link. */
export async function linkFor(world: World, { who }: Person): Promise<string> {
  const { rows } = await world.behind.query<{ email: string }>("select email from users where id = $1", [who.userId]);
  const at = { origin: { requestId: "test", address: "test" }, userAgent: undefined, now: world.clock.now };
  return (await signInToken(world.services.db, rows[0]?.email ?? "", at)) ?? "";
}

/** Everything the page must not do: script errors, policy violations, requests to other hosts. */
export function watch(page: Page, { origin } = new URL(page.url())): () => readonly string[] {
  const seen: string[] = [];
  page.on("pageerror", ({ message }) => void seen.push(message));
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) seen.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) seen.push(request.url());
  });
  return () => seen;
}

/** Opens another page of a console that is loaded. To reload it takes longer than most checks of a page. */
export async function openWithin(page: Page, path: string): Promise<void> {
  // The old page stays until the new one is ready.
  await page.evaluate(`(async () => {
    await __TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} });
    const isThere = () => __TSR_ROUTER__.state.resolvedLocation?.href === ${JSON.stringify(path)};
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
  })()`);
  await waitUntilSettled(page);
}

/** Waits until the page has its heading and has loaded everything. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('[aria-label="Loading"]').first().waitFor({ state: "detached" });
}

/** A page that was left open until the end shows exactly what it shows after a reload. */
export async function expectSameAfterReload(page: Page, end: Locator): Promise<void> {
  // Relative times change by themselves.
  const visible = async () =>
    (await page.evaluate<string>("document.querySelector('main').innerText")).replaceAll(/\d+ \w+\. ago|now/g, "…");
  await end.waitFor();
  await waitUntilSettled(page);
  let left = "";
  // The final data arrives piece by piece. It is complete when nothing has changed for a while.
  const isStill = async () => {
    const before = left;
    left = await visible();
    return left === before;
  };
  await expect.poll(isStill, { interval: 400 }).toBe(true);
  await page.reload();
  await end.waitFor();
  await expect.poll(visible).toBe(left);
}

/** No page may be wider than the window it is in. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
}
