/**
 * `npm test`: everything that must pass before a change goes in: the tests, and beside them the checks, in what the tests leave
 * of the processor. The first failure ends it.
 * `npm run check`: the quick part for daily work, with the tests of the named paths, or of the kernel, the house rules
 * and the SDK.
 * Tests in server/test check the layer rule and the generated files. Nothing that happens to be installed on this
 * machine may be used: only npm, git, a shell and coreutils can be found, and starting any other program fails the run.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { skippedBrowserTests } from "../e2e/browser-choice.ts";
import { isWebBuilt } from "./built-web.ts";
import { ownPrograms } from "./own-programs.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const [mode, ...paths] = process.argv.slice(2);
const quick = mode === "--quick";
const QUICK_TESTS = ["server/src/kernel", "server/test", "sdk"];

const isTerminal = process.stdout.isTTY;
const cores = availableParallelism();
// Each of the compiler's threads reads the types that it needs for itself: on two cores that costs more than it gains.
const tsc = (project: string): readonly string[] => [
  ...["node_modules/typescript/bin/tsc", "-p", project, "--pretty", String(isTerminal === true)],
  ...(cores > 2 ? [] : ["--singleThreaded"]),
];
const types: Step = { name: "Types", command: tsc(".") };
const pureTypes: Step = { name: "Types of analysis, without Node", command: tsc("analysis") };
const webTypes: Step = { name: "Types of the web pages", command: tsc("web") };
const lint: Step = {
  name: "Lint and format",
  command: [
    "node_modules/@biomejs/biome/bin/biome",
    "ci",
    "--error-on-warnings",
    `--colors=${isTerminal ? "force" : "off"}`,
  ],
};
const unused: Step = {
  name: "Unused files and packages",
  command: ["node_modules/knip/bin/knip.js", "--include", "files,dependencies"],
};
const webBuild: Step = { name: "Web pages", command: ["tools/build-web.ts"] };
const tests = (only: readonly string[]): Step => ({
  name: "Tests",
  command: ["node_modules/vitest/vitest.mjs", "run", ...only],
});
/** Test processes end without writing what they compiled: each of ten would read and compile all sources for itself. */
const compiled: Step = { name: "Sources, compiled", command: ["tools/compile-ahead.ts"] };
/** What the tests need. */
const before = quick ? [] : [...(isWebBuilt() ? [] : [webBuild]), compiled];
// The quick ones first: what they find ends the run at once.
const checks = quick ? [lint, types, webTypes, pureTypes] : [lint, types, unused, webTypes, pureTypes];
const last = tests(quick ? (paths.length > 0 ? paths : QUICK_TESTS) : []);

// Only on Linux: on macOS the console runs ps for what Linux provides in /proc.
using own = process.platform === "linux" ? ownPrograms() : null;
// The failures, named at the very end: often the end of a log is all that is kept.
const failures = `${root}node_modules/.cache/failed-tests`;
rmSync(failures, { force: true });
// Compiled code is cached for the test processes and for the consoles they start.
// The compiler ends before its memory is worth collecting, which takes a quarter of its time: 1.6 instead of 1.4 GB.
const env = {
  GOGC: "off",
  ...process.env,
  TEST_FAILURES: failures,
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/agent-console`,
  ...own?.env,
};

const running = new Set<ChildProcess>();
const endRunning = (): void => {
  for (const child of running) child.kill("SIGTERM");
};
// Ctrl-C also reaches the steps. SIGTERM reaches only this process, and would leave their children behind.
process.on("SIGTERM", endRunning);
process.on("SIGINT", () => {});

const passed: string[] = [];
let failed: string | undefined;

/** What is printed beside the tests is kept until they have ended, or until a step fails. */
const kept: string[] = [];

async function run({ name, command }: Step, prints: "at once" | "at the end"): Promise<void> {
  const began = performance.now();
  if (prints === "at once") process.stdout.write(`\n== ${name}\n`);
  const child = spawn(process.execPath, [...command], {
    ...{ cwd: root, env },
    stdio: prints === "at once" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  // Tests wait for databases, processes and pages. Checks only compute, and are to use those moments and no others.
  if (prints === "at the end" && !before.some((step) => step.name === name) && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes: Buffer) => void printed.push(bytes));
  const [status] = (await once(child, "close")) as [number | null];
  running.delete(child);
  // Another step has failed, and ended this one.
  if (failed !== undefined) return;
  if (prints === "at the end") kept.push(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
  if (status === 0) {
    passed.push(`${name.toLowerCase()} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return;
  }
  failed = name;
  endRunning();
}

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (failed === undefined) await run(step, "at the end");
}

async function runTests(): Promise<void> {
  await Promise.all(before.map((step) => run(step, "at the end")));
  if (failed === undefined) await run(last, "at once");
}

await Promise.all([runTests(), inTurn(checks)]);
process.stdout.write(kept.join(""));

process.stdout.write(
  `\n${failed ? `FAILED: ${failed.toLowerCase()}. ` : ""}Passed: ${passed.join(", ") || "nothing"}.\n`,
);
const foreign = own?.foreign() ?? [];
if (foreign.length > 0) {
  failed ??= "programs of this machine";
  process.stdout.write(`FAILED: started programs that npm did not install: ${foreign.join(", ")}.\n`);
}
const skipped = quick ? null : skippedBrowserTests();
if (skipped) process.stdout.write(`${skipped}\n`);
if (failed === last.name && existsSync(failures)) process.stdout.write(readFileSync(failures));
process.exitCode = failed ? 1 : 0;
