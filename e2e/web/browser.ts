/** A real Chromium: the one packed in an npm package, or the one that TEST_BROWSER names. */
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { browserArguments, chooseBrowser, isSandboxed, skippedBrowserTests, thisMachine } from "../browser-choice.ts";
import { packedBrowser } from "./packed-browser.ts";

export async function openBrowser(): Promise<Browser> {
  const machine = thisMachine();
  const choice = chooseBrowser(machine);
  // By default, Playwright turns the sandbox off for every user.
  const options = { args: [...browserArguments(machine)], chromiumSandbox: isSandboxed(machine) };
  if (choice.kind === "none") throw new Error(skippedBrowserTests(machine) ?? choice.why);
  if (choice.kind === "named") return named(choice.path, options);
  const { executablePath, env } = await packedBrowser();
  return chromium.launch({ ...options, executablePath, env: { ...process.env, ...env } });
}

async function named(executablePath: string, options: LaunchOptions): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, executablePath, env: { ...process.env, ...outerPath() } });
  } catch (cause) {
    throw new Error(`TEST_BROWSER=${executablePath} does not start`, { cause });
  }
}

/** A test run finds no programs of this machine (tools/own-programs.ts), but a browser of this machine may need some. */
const outerPath = (): Record<string, string> => {
  const path = process.env["TEST_OUTER_PATH"];
  return path ? { PATH: path } : {};
};
