import { expect, test } from "vitest";
import { runCli } from "../../test/run-cli.ts";
import { commands } from "../commands/list.ts";
import { optionsOf } from "./command.ts";

test("without a command, usage goes to standard error; with --help, help goes to standard output", async () => {
  expect(await runCli([])).toMatchObject({ ending: "usage", out: "", err: expect.stringContaining("COMMAND --help") });
  expect(await runCli(["--help"])).toMatchObject({ ending: "passed", out: expect.stringContaining("tests list") });
  expect(await runCli(["tests"])).toMatchObject({ ending: "usage", err: expect.not.stringContaining("gate") });
  const unknown = await runCli(["tests", "remove"]);
  expect(unknown).toMatchObject({ ending: "usage", err: expect.stringContaining('no command "tests remove"') });
});

test("a mistyped command is answered with those near it, and not with all there are", async () => {
  const said = (words: readonly string[]) => runCli([...words]).then(({ err, ending }) => [ending, err.split("\n")[0]]);
  expect(await said(["agent", "list"])).toEqual([
    "usage",
    'There is no command "agent list". Did you mean "agents list"?',
  ]);
  expect(await said(["evalute", "order-bot"])).toEqual([
    "usage",
    'There is no command "evalute order-bot". Did you mean "evaluate"?',
  ]);
  expect(await said(["revoke"])).toEqual([
    "usage",
    'There is no command "revoke". Did you mean "gateway keys revoke"?',
  ]);
  expect(await said(["x".repeat(100_000)])).toEqual(["usage", `There is no command "${"x".repeat(100_000)}".`]);
});

test("--version prints the version and nothing else", async () => {
  expect(await runCli(["--version"])).toMatchObject({
    ending: "passed",
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

test("every command has help that names its arguments and options, and fits 119 columns", async () => {
  for (const command of commands.filter(({ hidden }) => !hidden)) {
    const { out, ending } = await runCli([...command.words, "--help"]);
    expect(ending).toBe("passed");
    for (const name of Object.keys(optionsOf(command))) expect(out).toContain(`--${name}`);
    for (const { name } of command.arguments) expect(out).toContain(name);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(119);
    expect(command.summary, command.words.join(" ")).toMatch(/^[A-Z].*[^.]$/);
  }
});

test("no option takes a secret, and no two commands have the same words", () => {
  const taking = commands.flatMap((command) =>
    Object.entries(optionsOf(command)).filter(([, { kind }]) => kind === "value"),
  );
  const names = taking.map(([name]) => name);
  expect(names.filter((name) => /key|token(?!s-per-)|secret|password/.test(name))).toEqual([]);
  expect(new Set(commands.map(({ words }) => words.join(" "))).size).toBe(commands.length);
});

test("arguments that are missing or too many are named", async () => {
  expect(await runCli(["tests", "upload"])).toMatchObject({
    ending: "usage",
    err: expect.stringContaining("FILE is missing"),
  });
  expect(await runCli(["tests", "list", "more"])).toMatchObject({
    ending: "usage",
    err: expect.stringContaining('Unexpected argument "more"'),
  });
});

test("a refusal is said with its code and request ID", async () => {
  const { ending, err } = await runCli(["tests", "list"]);
  expect([ending, err]).toEqual(["refused", "The console returned 404: Not found (NOT_FOUND)\nRequest ID: r-1"]);
});

test("a dry run reads, and prints the request that would change something", async () => {
  const id = "0b0e9a9e-0000-4000-8000-000000000001";
  const answered = { results: [{ id, agent_name: "order-bot" }], next_cursor: null };
  const ran = await runCli(["gate", "--agent", id, "--dry-run"], {
    answers: { "GET /v1/agent-configurations/": answered },
  });
  expect(ran).toMatchObject({ ending: "rehearsed", out: "POST /v1/evaluations/", sent: [] });
});
