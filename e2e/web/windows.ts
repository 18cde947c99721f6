import type { Browser, BrowserContext, Page } from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";

import { openBrowser } from "./browser.ts";
import { emptyConsole } from "./warm-console.ts";

/** Windows of a shared browser. Closing them leaves it open. */
export interface Windows extends Pick<Browser, "newContext" | "newPage" | "close"> {
  /** An empty window without cookies. In a test it is one that an earlier test left, if there is one. */
  window(width: number): Promise<Page>;
}

let launched: Promise<Browser> | undefined;

/** Left by tests that have ended. A new one takes half a second of processor time more, most of it for its process. */
const idle: Page[] = [];

/** One browser serves every test file of a process: starting one takes longer than most tests. It ends with the process. */
export async function openWindows(): Promise<Windows> {
  launched ??= openBrowser();
  const browser = await launched;
  const opened: BrowserContext[] = [];
  const newContext: Browser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    // A page that is left open keeps polling, and would slow the next test down.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    else opened.push(context);
    return context;
  };
  return {
    newContext,
    async window(width) {
      const isReused = TestRunner.getCurrentTest() !== undefined;
      const page = (isReused && idle.pop()) || (await newWindow(browser, opened));
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
      if (isReused) onTestFinished(() => leave(page));
      return page;
    },
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => void (await Promise.all(opened.map((context) => context.close()))),
  };
}

async function newWindow(browser: Browser, opened: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext();
  if (!TestRunner.getCurrentTest()) opened.push(context);
  return context.newPage();
}

/** What a test may have left behind goes with it. A window that it closed, or added others to, is not used again. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  const isAlone = context.pages().length === 1 && context.pages()[0] === page;
  if (!isAlone) return context.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (!(await emptyConsole(page))) await page.goto("about:blank");
  await context.clearCookies();
  idle.push(page);
}
