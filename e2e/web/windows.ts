import type { Browser, BrowserContext, Page } from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";

import { openBrowser } from "./browser.ts";
import { emptyConsole } from "./warm-console.ts";

/** Windows of a shared browser. Closing them leaves it open. */
export interface Windows extends Pick<Browser, "close"> {
  /** An empty window without cookies. In a test it is one that an earlier test left, if there is one. */
  window(width: number): Promise<Page>;
  /** A new window without anything of another. It is closed with the test. */
  newPage(size?: Size): Promise<Page>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

let launched: Promise<Browser> | undefined;

/** Left by tests that have ended. A new one takes half a second of processor time more, most of it for its process. */
const idle: Page[] = [];

/** One browser serves every test file of a process: starting one takes longer than most tests. It ends with the process. */
export async function openWindows(): Promise<Windows> {
  launched ??= openBrowser();
  const browser = await launched;
  const opened: BrowserContext[] = [];
  const newPage = async (size: Size = { width: 1280, height: 720 }): Promise<Page> => {
    const page = await newWindow(browser, opened);
    // A page that is left open keeps polling, and would slow the next test down.
    if (TestRunner.getCurrentTest()) onTestFinished(() => page.context().close());
    await page.setViewportSize(size);
    return page;
  };
  return {
    newPage,
    async window(width) {
      const isReused = TestRunner.getCurrentTest() !== undefined;
      const page = (isReused && idle.pop()) || (await newWindow(browser, opened));
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
      if (isReused) onTestFinished(() => leave(page));
      return page;
    },
    close: async () => void (await Promise.all(opened.map((context) => context.close()))),
  };
}

async function newWindow(browser: Browser, opened: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext({ viewport: null });
  if (!TestRunner.getCurrentTest()) opened.push(context);
  return paintLittle(await context.newPage());
}

/**
 * Every page is laid out in the size that it is given, but only its first pixels are painted: no test looks at them, and painting
 * takes a tenth of a browser's time. The size is what the page is told, its elements and its media queries alike.
 */
async function paintLittle(page: Page): Promise<Page> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setVisibleSize", { width: 16, height: 16 });
  page.setViewportSize = async ({ width, height }) => {
    const screen = { screenWidth: width, screenHeight: height };
    const looks = { deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
    await devTools.send("Emulation.setDeviceMetricsOverride", { width, height, ...screen, ...looks });
  };
  return page;
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
