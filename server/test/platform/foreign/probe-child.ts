/** Tries everything that a file must not be able to do, in place of the program that reads files, and says what it could. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

function outcome(work: () => unknown): string {
  try {
    work();
    return "allowed";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const tried = {
  passwd: outcome(() => readFileSync("/etc/passwd")),
  folder: outcome(() => readdirSync("/")),
  own: outcome(() => readFileSync(createRequire(import.meta.url).resolve("../../world.ts"))),
  environ: outcome(() => readFileSync("/proc/self/environ")),
  write: outcome(() => writeFileSync("/tmp/written-by-a-file", "x")),
  program: outcome(() => spawn("/bin/true")),
  thread: outcome(() => new Worker("1", { eval: true })),
  code: outcome(() => new Function("return 1")),
  variables: Object.keys(process.env),
};
process.stdout.write(`${JSON.stringify({ kind: "text" })}\n${JSON.stringify({ text: JSON.stringify(tried) })}\n`);
process.stdout.write(`${JSON.stringify({ done: { engine: "probe", pages: null, warnings: [] } })}\n`);
process.stdin.resume().once("end", () => process.exit(0));
