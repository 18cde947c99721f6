import type { Page } from "playwright-core";

/**
 * To load the console takes several times as long as most checks of a page. So a window that a test has left keeps it loaded
 * for the next one, without anything that the test knew: no session, no data, no page. The next session is opened from its
 * own cookie, as after a load.
 *
 * The whole frame is drawn inside the session and goes with it. Outside there is an offer to undo, with which a window is
 * loaded again, and whether charts are shown as tables, which tests turn back.
 */
const forget = (session: "ends" | "stays"): string => `(async () => {
  const queries = globalThis.__TSR_ROUTER__?.options.context?.queries;
  const session = queries?.getQueryCache().find({ queryKey: ["session"] });
  const frame = () => document.querySelector(".app");
  if (!session?.state.data || !frame() || document.querySelector(".undo")) return false;
  const { data } = session.state;
  const open = ${session === "ends" ? "session.options.queryFn" : "() => data"};
  session.reset();
  // Who asks for the session until then waits for the next one.
  void queries.prefetchQuery({
    queryKey: ["session"],
    queryFn: async () => {
      await new Promise((resolve) => { globalThis.openNext = resolve; });
      return open();
    },
  });
  while (frame() || !globalThis.openNext) await new Promise((resolve) => setTimeout(resolve, 5));
  const isOther = ({ queryKey }) => queryKey[0] !== "session";
  await queries.cancelQueries({ predicate: isOther });
  queries.removeQueries({ predicate: isOther });
  queries.getMutationCache().clear();
  return true;
})()`;

const enter = (path: string): string => `(async () => {
  await __TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} });
  openNext();
  delete globalThis.openNext;
})()`;

const CLEAN = `
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";`;

/** Makes the console in this window ready for another user, if there is one. */
export async function emptyConsole(page: Page): Promise<boolean> {
  const isEmpty = await page.evaluate<boolean>(forget("ends")).catch(() => false);
  await page.evaluate(CLEAN).catch(() => {});
  return isEmpty;
}

/** Opens a page for whoever has just signed in: in the emptied console, if the window has one of this address. */
export async function openFirst(page: Page, address: string, path: string): Promise<void> {
  const isWarm = page.url().startsWith(`${address}/`) && (await page.evaluate("'openNext' in globalThis"));
  if (isWarm) await page.evaluate(enter(path));
  else await page.goto(`${address}${path}`);
  await page.getByRole("main").waitFor();
}

/** Opens a page with nothing known but the session: what a load would show, for tests that are not about loading. */
export async function openAgain(page: Page, path = pathOf(page)): Promise<void> {
  if (await page.evaluate<boolean>(forget("stays"))) await page.evaluate(enter(path));
  else await page.goto(new URL(path, page.url()).href);
  await page.getByRole("main").waitFor();
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
