import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";
import { SCRIPTS } from "./scripts.ts";

const agents = ["order-bot", "order taker", "\u001b[31mred"].map((agent_name) => ({ agent_name, model_name: "m" }));
const answers = { "GET /v1/agent-configurations/": { results: agents, next_cursor: null } };
const fresh = () => ({ XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), "complete-")) });
const completed = async (words: readonly string[], environment: Record<string, string> = fresh()) => {
  const ran = await runCli(["__complete", ...words], { answers, environment });
  expect([ran.ending, ran.err]).toEqual(["passed", ""]);
  return { names: ran.out.split("\n").flatMap((line) => line.split("\t")[0] || []), sent: ran.sent.length };
};

test("verbs, sub-commands and options come from the command table", async () => {
  expect((await completed(["ag"])).names).toEqual(["agents"]);
  expect((await completed(["agents", ""])).names).toEqual(expect.arrayContaining(["list", "get", "archive", "revert"]));
  expect((await completed(["agents", "list", "--co"])).names).toEqual(["--columns", "--console"]);
  expect((await completed([""])).names).not.toContain("__complete");
  expect((await completed(["tests", "upload", ""])).names).toEqual([":files"]);
  expect((await completed(["api", "agents.listOut"])).names).toEqual(["agents.listOutboundHosts"]);
});

test("names come from the console, are kept for a minute, and can't act on a terminal", async () => {
  const environment = fresh();
  const first = await completed(["agents", "get", "ord"], environment);
  expect(first).toEqual({ names: ["order-bot", "order taker"], sent: 1 });
  expect(await completed(["runs", "list", "--agent", "order\\ "], environment)).toEqual({
    names: ["order taker"],
    sent: 0,
  });
});

test("without a console nothing is said", async () => {
  const ran = await runCli(["__complete", "agents", "get", ""], { environment: fresh() });
  expect(ran).toMatchObject({ ending: "passed", out: "", err: "" });
});

const has = (shell: string): boolean => spawnSync("sh", ["-c", `command -v ${shell}`]).status === 0;

test.each(["bash", "zsh", "fish"] as const)("the script for %s is one that the shell can read", async (shell) => {
  expect((await runCli(["completion", shell])).out).toBe(SCRIPTS[shell]);
  if (!has(shell)) return console.warn(`${shell} is not installed: its script was not read by it.`);
  const file = join(mkdtempSync(join(tmpdir(), "script-")), "script");
  writeFileSync(file, SCRIPTS[shell]);
  execFileSync(shell, ["-n", file]);
});

test("an unknown shell is told", async () => {
  expect((await runCli(["completion", "tcsh"])).ending).toBe("usage");
});
