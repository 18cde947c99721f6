#!/usr/bin/env node
// Starts the console, or one of its commands, on the Node that npm installed with it.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [first = "", ...rest] = process.argv.slice(2);
const command = join(root, "server/src/app/commands", `${first}.js`);
const isCommand = /^[a-z][a-z-]+$/.test(first) && existsSync(command);
if (first !== "" && !first.startsWith("-") && !isCommand) {
  process.stderr.write(
    `There is no command ${first}. Without one, the console starts; --help lists its settings. ` +
      "Commands: sign-in-link, backup, restore, rotate-keys, team-keys, verify-audit, verify-evidence.\n",
  );
  process.exit(1);
}
const node = execFileSync(process.execPath, [join(root, "tools/node.cjs")], { encoding: "utf8" });
const flags = isCommand ? [] : ["--max-semi-space-size=32", "--heap-growing-percent=50", "--expose-gc"];
const program = isCommand ? [command, ...rest] : [join(root, "server/src/main.js"), ...process.argv.slice(2)];
// In place of this process where Node can do that: signals and exit codes are then the console's own.
if (process.execve) process.execve(node, [node, ...flags, ...program], process.env);
const child = spawn(node, [...flags, ...program], { stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
