import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { skippedBrowserTests } from "./e2e/browser-choice.ts";
import { FailedTests } from "./tools/failed-tests.ts";
import { LongestFirst } from "./tools/longest-first.ts";

const QUIET = ["e2e/quiet/**/*.test.ts"];
const LINEAR = ["{analysis,server}/**/linear.test.ts"];

const everywhere = {
  pool: "forks",
  // Importing a module does nothing here, so files may share what a worker has loaded; each would spend a second on it.
  isolate: false,
  setupFiles: "server/test/direct-imports.ts",
  // Node reads TypeScript itself; to have every module rewritten first cost as much as the hundred cheapest files.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Consoles that tests start are spared compiling their sources, as those of npm start are: more than a second each.
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/agent-console", import.meta.url)) },
  // Real databases and real processes start slowly when two cores are busy; a hang still ends.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ["default", new FailedTests()],
    globalSetup: ["e2e/say-skipped.ts", "server/test/before-all.ts"],
    projects: [
      {
        test: {
          ...everywhere,
          name: "tests",
          include: ["{analysis,sample-agent,server,sdk,cli,web,e2e,bench,tools}/**/*.test.ts"],
          // Where there is no browser its tests are left out, and every run says so (e2e/say-skipped.ts).
          exclude: [...configDefaults.exclude, ...QUIET, ...LINEAR, ...(skippedBrowserTests() ? ["e2e/web/**"] : [])],
          // Most of a test's time is spent waiting for a database or a process, so more run at once than there are cores.
          maxWorkers: 3,
        },
      },
      {
        // These count the processor time of their own thread: a core each is quiet enough.
        test: {
          ...everywhere,
          name: "linear",
          include: LINEAR,
          isolate: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What is held to milliseconds of real time runs when nothing else does, each file in a process of its own.
        test: {
          ...everywhere,
          name: "quiet",
          include: QUIET,
          exclude: [...configDefaults.exclude, ...(skippedBrowserTests() ? ["e2e/quiet/web/**"] : [])],
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
