/**
 * `npm test`: everything that must pass before a change goes in, cheapest first. The first failure ends it.
 * `npm run check`: the quick part for daily work, with the tests of the named paths, or of the kernel, the house rules
 * and the SDK.
 * Tests in server/test check the layer rule and the generated files. Nothing that happens to be installed on this
 * machine may be used: only npm, git, a shell and coreutils can be found, and starting any other program fails the run.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { skippedBrowserTests } from "../e2e/browser-choice.ts";
import { ownPrograms } from "./own-programs.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const [mode, ...paths] = process.argv.slice(2);
const quick = mode === "--quick";
const QUICK_TESTS = ["server/src/kernel", "server/test", "sdk"];

const colors = process.stdout.isTTY ? "force" : "off";
const lint: Step = { name: "Lint and format", command: ["@biomejs/biome/bin/biome", "ci", `--colors=${colors}`] };
const types: Step = { name: "Types", command: ["typescript/bin/tsc", "-p", "."] };
const pureTypes: Step = { name: "Types of analysis, without Node", command: ["typescript/bin/tsc", "-p", "analysis"] };
const webTypes: Step = { name: "Types of the web pages", command: ["typescript/bin/tsc", "-p", "web"] };
const webBuild: Step = {
  name: "Web pages",
  command: ["vite/bin/vite.js", "build", "web", "--logLevel", "warn"],
};
const unused: Step = {
  name: "Unused files and packages",
  command: ["knip/bin/knip.js", "--include", "files,dependencies"],
};
const tests = (only: readonly string[]): Step => ({ name: "Tests", command: ["vitest/vitest.mjs", "run", ...only] });
const steps = quick
  ? [lint, types, pureTypes, webTypes, tests(paths.length > 0 ? paths : QUICK_TESTS)]
  : [lint, types, pureTypes, webTypes, unused, webBuild, tests([])];

// Only on Linux: on macOS the console runs ps for what Linux provides in /proc.
using own = process.platform === "linux" ? ownPrograms() : null;
// Compiled code is cached for the test processes and for the consoles they start.
const env = { ...process.env, NODE_COMPILE_CACHE: `${root}node_modules/.cache/agent-console`, ...own?.env };

let running: ChildProcess | undefined;
// Ctrl-C also reaches the step. SIGTERM reaches only this process, and would leave the step's children behind.
process.on("SIGTERM", () => running?.kill("SIGTERM"));
process.on("SIGINT", () => {});

async function passes({ name, command: [script, ...rest] }: Step): Promise<boolean> {
  process.stdout.write(`\n== ${name}\n`);
  running = spawn(process.execPath, [`node_modules/${script}`, ...rest], { cwd: root, env, stdio: "inherit" });
  const [status] = (await once(running, "exit")) as [number | null];
  return status === 0;
}

const passed: string[] = [];
let failed: string | undefined;
for (const step of steps) {
  const began = performance.now();
  if (!(await passes(step))) {
    failed = step.name;
    break;
  }
  passed.push(`${step.name.toLowerCase()} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

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
process.exitCode = failed ? 1 : 0;
