import { skippedBrowserTests } from "./browser-choice.ts";

/** Part of every test run (vitest's globalSetup): tests that can't run here are never skipped silently. */
export function setup(): void {
  const skipped = skippedBrowserTests();
  if (skipped) process.stderr.write(`\n${skipped}\n\n`);
}
