/**
 * `npm test`: everything that must hold before a change goes in, cheapest first; the first failure ends it.
 * `npm run check`: the quick part for daily work, with the tests of the paths named, or of the kernel, the house and the SDK.
 * The layer rule and the generated files are held by tests (server/test). Nothing may be used that happens to be installed on
 * this machine: only npm, git, a shell and coreutils are to be found, and whoever starts another program fails the run.
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

const colours = process.stdout.isTTY ? "force" : "off";
const lint: Step = { name: "Lint and format", command: ["@biomejs/biome/bin/biome", "ci", `--colors=${colours}`] };
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

// On Linux alone: the console itself asks a tool of macOS, ps, for what Linux says in /proc.
using own = process.platform === "linux" ? ownPrograms() : null;
// What was compiled once is not compiled again, by the test processes and by the consoles that they start.
const env = { ...process.env, NODE_COMPILE_CACHE: `${root}node_modules/.cache/agent-console`, ...own?.env };

let running: ChildProcess | undefined;
// Ctrl-C reaches the step by itself; a SIGTERM reaches only this process, and would leave the step's children behind.
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
  process.stdout.write(`FAILED: started, though npm did not install them: ${foreign.join(", ")}.\n`);
}
const skipped = quick ? null : skippedBrowserTests();
if (skipped) process.stdout.write(`${skipped}\n`);
process.exitCode = failed ? 1 : 0;
