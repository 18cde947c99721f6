import type { Browser, BrowserContext } from "playwright-core";
import { onTestFinished } from "vitest";
import { getCurrentTest } from "vitest/suite";
import { openBrowser } from "./browser.ts";

/** Windows of a shared browser. Closing them leaves it open. */
export type Windows = Pick<Browser, "newContext" | "newPage" | "close">;

let launched: Promise<Browser> | undefined;

/** One browser serves every test file of a process: starting one takes longer than most tests. It ends with the process. */
export async function openWindows(): Promise<Windows> {
  launched ??= openBrowser();
  const browser = await launched;
  const opened: BrowserContext[] = [];
  const newContext: Browser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    // A page that is left open keeps polling, and would slow the next test down.
    if (getCurrentTest()) onTestFinished(() => context.close());
    else opened.push(context);
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => void (await Promise.all(opened.map((context) => context.close()))),
  };
}
