import { skippedBrowserTests } from "./browser-choice.ts";

/** Part of every test run (vitest's globalSetup): tests that cannot run here are never left out in silence. */
export function setup(): void {
  const skipped = skippedBrowserTests();
  if (skipped) process.stderr.write(`\n${skipped}\n\n`);
}
