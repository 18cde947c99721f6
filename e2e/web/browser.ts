/** A real Chromium: the one packed in an npm package, or the one that TEST_BROWSER names. */
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { browserArguments, chooseBrowser, sandboxed, skippedBrowserTests, thisMachine } from "../browser-choice.ts";
import { packedBrowser } from "./packed-browser.ts";

export async function openBrowser(): Promise<Browser> {
  const machine = thisMachine();
  const choice = chooseBrowser(machine);
  // Without being told, Playwright would leave the sandbox for every user.
  const options = { args: [...browserArguments(machine)], chromiumSandbox: sandboxed(machine) };
  if (choice.kind === "none") throw new Error(skippedBrowserTests(machine) ?? choice.why);
  if (choice.kind === "named") return named(choice.path, options);
  const { executablePath, env } = await packedBrowser();
  return chromium.launch({ ...options, executablePath, env: { ...process.env, ...env } });
}

async function named(executablePath: string, options: LaunchOptions): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, executablePath });
  } catch (cause) {
    throw new Error(`TEST_BROWSER=${executablePath} does not start`, { cause });
  }
}
