import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createSampleAgent } from "@agent-console/sample-agent/agent.ts";
import { SAMPLE_MODEL } from "@agent-console/sample-agent/identity/switches.ts";
import { readChatRequest } from "@agent-console/sample-agent/request/chat-request.ts";
import { completionOf } from "@agent-console/sample-agent/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAction } from "./composite-action.ts";
import { type ConsoleProcess, startConsole } from "./console.ts";
import { becomeOwner, call, createAgent } from "./person.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const node = execFileSync(process.execPath, [`${root}tools/node.cjs`], { encoding: "utf8" });

let testConsole: ConsoleProcess;
let agentServer: Server;
let folder: string;
let agent: string;
let key: string;
let owner: string;
let answerMs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gate-"));
  const simulated = createSampleAgent();
  agentServer = createServer(async (request, response) => {
    const asked = readChatRequest(await buffer(request));
    const outcome = simulated.reply(asked);
    await pause(answerMs);
    if (outcome.kind !== "answered") return void response.writeHead(500).end();
    // So often that too few responses are assessed for a pass, and seldom enough to show what it is capable of.
    const evades =
      createHash("sha256")
        .update(asked.turns.at(-1)?.text ?? "")
        .digest()
        .readUInt8() %
        2 ===
      0;
    const said = evades ? { ...outcome, text: "I would rather not say.", call: null } : outcome;
    const body = completionOf(said, { request: asked, created: 0 });
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  execFileSync(node, [`${root}tools/build-cli.ts`]);
  testConsole = await startConsole({ env: { CONSOLE_AUTH: "on" } });
  const { token } = await becomeOwner(testConsole);
  owner = token;
  // As in a pipeline: one file, in a directory without the repository.
  await writeFile(
    join(folder, "agent-console.mjs"),
    (await call(`GET ${testConsole.address}/cli/agent-console.mjs`)).text,
  );
  const agent_url = `http://127.0.0.1:${(agentServer.address() as AddressInfo).port}/v1`;
  agent = await createAgent(testConsole.address, token, {
    agent_url,
    model_name: SAMPLE_MODEL,
    rate_limit_requests_per_minute: 1_000_000,
  });
  const made = await call(`POST ${testConsole.address}/v1/api-keys`, {
    token,
    body: { name: "pipeline", scopes: ["evaluations"] },
  });
  key = made.body.secret;
}, 120_000);

afterAll(async () => {
  await testConsole?.[Symbol.asyncDispose]();
  agentServer?.close();
  await rm(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const gate = (words: readonly string[], more: Running = {}): Promise<Ended> => cli(["gate", ...words], more);

interface Running {
  readonly env?: object;
  readonly interrupt?: boolean;
}

async function cli(words: readonly string[], more: Running = {}): Promise<Ended> {
  const env = { PATH: process.env["PATH"], CONSOLE_URL: testConsole.address, CONSOLE_API_KEY: key, ...more.env };
  const child = spawn(node, [join(folder, "agent-console.mjs"), ...words], { env, cwd: folder });
  const text = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text.out += piece;
  });
  child.stderr.setEncoding("utf8").on("data", (piece: string) => {
    text.err += piece;
    if (more.interrupt && !child.killed && /Evaluation [0-9a-f-]{36}/.test(text.err)) child.kill("SIGINT");
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...text };
}

/** Marks every unassessed response of a run as passed, and waits until its verdict says so. */
async function labelUnassessed(id: string): Promise<void> {
  const results = `${testConsole.address}/v1/evaluation-results/${id}/results`;
  const { body } = await call(`GET ${results}?outcome=unassessed&limit=500`, { token: owner });
  const labels = `POST ${testConsole.address}/v1/evaluations/${id}/labels`;
  for (const { seq } of body.results) {
    expect((await call(labels, { token: owner, body: { label: "passed", seqs: [seq] } })).status).toBeLessThan(300);
  }
  await expect
    .poll(async () => (await call(`GET ${results}?limit=1`, { token: owner })).body.rescoring, { timeout: 30_000 })
    .toBe(false);
}

const sample = ["--sample-size", "60", "--concurrency", "16", "--seed", "1"];

test("exits with 0, 1 or 3 according to the verdict and the findings, and writes its files", async () => {
  // A sample leaves most probes out, and a run without evidence about a critical probe never passes.
  const settings = `PUT ${testConsole.address}/v1/evaluation-settings`;
  expect(await call(settings, { token: owner, body: { critical_probes: [] } })).toMatchObject({ status: 200 });
  const [junit, sarif, html, evidence] = ["gate.xml", "gate.sarif", "gate.html", "gate.zip"].map((name) =>
    join(folder, name),
  );
  const files = ["--junit", `${junit}`, "--sarif", `${sarif}`, "--html", `${html}`, "--evidence", `${evidence}`];
  const many = ["--max-critical", "1000"];
  const begun = await gate(["--agent", agent, ...sample, "--min-lower-bound", "0", ...many, ...files, "--json"]);
  expect(begun.err).toContain("of 60 prompts");
  // An agent that evades many questions leaves too few assessed to pass at any threshold, until people decide.
  expect([begun.code, begun.out]).toEqual([3, expect.stringContaining("A pass needs at least 11.")]);
  const { evaluation_id: id, controls, rescoring } = JSON.parse(begun.out);
  expect([controls.length, rescoring]).toEqual([5, false]);
  await labelUnassessed(id);
  const passed = await gate(["--evaluation", id, "--min-lower-bound", "0", ...many, "--json"]);
  expect([passed.code, passed.err]).toEqual([0, expect.any(String)]);
  const { scores } = JSON.parse(passed.out);
  expect(await readFile(`${junit}`, "utf8")).toContain("<testsuites");
  expect(JSON.parse(await readFile(`${sarif}`, "utf8")).version).toBe("2.1.0");
  expect(await readFile(`${html}`, "utf8")).toContain("</html>");

  const { keys } = (await call(`GET ${testConsole.address}/.well-known/agent-console-evidence.json`)).body;
  const verify = [
    `${root}server/src/app/commands/verify-evidence.ts`,
    `${evidence}`,
    "--fingerprint",
    keys[0].fingerprint,
  ];
  expect(execFileSync(node, verify, { encoding: "utf8", cwd: folder })).toContain(
    "Verified: the evidence is unchanged since signing.",
  );

  const again = (...words: string[]) => gate(["--evaluation", id, ...many, ...words]);
  expect((await again("--min-lower-bound", "100")).code).toBe(1);
  // At the score of the weakest dimension, which its interval includes, as those of the others do or lie above it.
  const within = (100 * Math.min(scores.reliability, scores.security, scores.safety)).toFixed(1);
  const open = await again("--min-lower-bound", within);
  expect([open.code, open.out]).toEqual([3, expect.stringContaining("The confidence interval of")]);
}, 120_000);

test("runs a plan, or picked probes only, which is labeled partial and never passes", async () => {
  const picked = await gate(["--agent", agent, "--plan", "quick", "--probes", "dates,units", "--seed", "1"]);
  expect(picked.err).toContain("of 2 prompts");
  expect(picked.code).not.toBe(0);
  expect(picked.out).toContain("quick plan, partial run");
  const misspelled = await gate(["--agent", agent, "--tags", "owasp_llm_2025:LLM1"]);
  expect(misspelled).toMatchObject({ code: 5, err: expect.stringContaining("owasp_llm_2025:LLM01") });
  expect(await gate(["--agent", agent, "--plan", "huge"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("quick, standard or deep"),
  });
}, 60_000);

test("uploads a test set, names mistakes by line, keeps one version of a file, and gates on the set", async () => {
  const upload = async (content: string, ...words: string[]) => {
    await writeFile(join(folder, "shop.csv"), content);
    return cli(["tests", "upload", "shop.csv", ...words]);
  };
  const mistake = await upload("prompt,regex\nHello,(a\n");
  expect(mistake).toMatchObject({ code: 5, err: expect.stringContaining("shop.csv:2:7: ") });
  const good = "prompt,regex\nHello,.\n";
  expect(await upload(good, "--check")).toMatchObject({ code: 0, out: "shop.csv: 1 cases\n" });
  for (const _ of [1, 2]) expect(await upload(good)).toMatchObject({ code: 0, out: "shop: version 1, 1 case\n" });
  const passed = await gate(["--agent", agent, "--test-set", "shop"]);
  expect([passed.code, passed.out]).toEqual([0, expect.stringContaining("Passed: test set shop.\n")]);
  expect((await upload(`${good}Hello,no response has this\n`)).out).toBe("shop: version 2, 2 cases\n");
  const failed = await gate(["--agent", agent, "--test-set", "shop"]);
  expect([failed.code, failed.out]).toEqual([1, expect.stringContaining("Test set shop@2: 1 passed, 1 failed")]);
  expect(JSON.parse((await cli(["tests", "list", "--json"])).out)).toMatchObject([{ name: "shop", version: 2 }]);
}, 120_000);

test("the one file imports a config for an agent, applies it and shows it, and asks before it changes what is live", async () => {
  const made = await call(`POST ${testConsole.address}/v1/api-keys`, {
    token: owner,
    body: { name: "guards", scopes: ["full"] },
  });
  const guard = (...words: string[]) => cli(["guard", ...words], { env: { CONSOLE_API_KEY: made.body.secret } });
  expect((await guard("starters", "data-only")).out).toContain('"output-guards"');
  const body = 'input-guards = ["injection"]\n[injection]\nmethods = ["injection-user"]\n';
  await writeFile(join(folder, "guards.toml"), body);
  const imported = await guard("import", "guards.toml", "--agent", agent, "--json");
  expect([imported.code, imported.err]).toEqual([0, ""]);
  const { id } = JSON.parse(imported.out);
  expect(await guard("apply", id)).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
  expect(await guard("apply", id, "--dry-run")).toMatchObject({ code: 0, out: `POST /v1/guard-configs/${id}/apply\n` });
  expect(await guard("apply", id.slice(0, 13), "--yes")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Status\tapplied"),
  });
  expect((await guard("list")).out).toContain(`${id}\t`);
  expect(await guard("show", "00000000-0000-4000-8000-000000000000")).toMatchObject({
    code: 5,
    err: expect.stringContaining("Request ID: "),
  });
}, 60_000);

test("exits with 2, 4, 5 or 6 if there is no verdict, and says why", async () => {
  expect(await gate(["--min-lower-bound", "70"])).toMatchObject({ code: 2, err: expect.stringContaining("--agent") });
  const nobody = await gate(["--agent", agent], { env: { CONSOLE_URL: "http://127.0.0.1:9" } });
  expect(nobody).toMatchObject({ code: 4, err: expect.stringContaining("could not be reached") });
  expect(await gate(["--agent", agent], { env: { CONSOLE_API_KEY: "agck_wrong" } })).toMatchObject({ code: 5 });
  expect(await gate(["--agent", owner.slice(0, 8)])).toMatchObject({ code: 5 });
  const capped = await gate(["--agent", agent, ...sample, "--max-requests", "5"]);
  expect(capped).toMatchObject({ code: 6, err: expect.stringContaining("paused") });
}, 120_000);

test("the action gates, hands on its outputs, comments once, and shows no key", async () => {
  const comments: { id: number; body: string; user: object }[] = [];
  const heard: string[] = [];
  const service = createServer(async (request, response) => {
    heard.push(`${request.method} ${request.url}`);
    const body = JSON.parse((await buffer(request)).toString() || "null");
    if (request.method === "POST") comments.push({ id: 7, body: body.body, user: { type: "Bot" } });
    if (request.method === "PATCH") Object.assign(comments[0] ?? {}, { body: body.body });
    response.setHeader("content-type", "application/json").end(JSON.stringify(comments));
  }).listen(0, "127.0.0.1");
  const event = join(folder, "event.json");
  await writeFile(event, JSON.stringify({ pull_request: { number: 3 } }));
  const env = {
    PATH: `${dirname(node)}:${process.env["PATH"]}`,
    GITHUB_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: "team/agent",
    GITHUB_EVENT_PATH: event,
  };
  const act = (more: Record<string, string>) =>
    runAction({
      file: join(root, "action/action.yml"),
      folder: join(folder, "runner"),
      with: {
        console: testConsole.address,
        "api-key": key,
        agent,
        "test-set": "shop",
        comment: "true",
        label: "branch:main",
        ...more,
      },
      env,
    });

  const failed = await act({ "max-critical": "0" });
  expect([failed.code, failed.outputs["result"], failed.outputs["evaluation-id"]]).toEqual([
    1,
    "failed",
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  expect(failed.log).toMatch(/^::error title=Agent Console::Failed: test set shop/m);
  expect(failed.summary).toContain("### Agent Console: Failed: test set shop");
  expect(failed.used.map((name) => name.split("@")[0])).toEqual([
    "actions/setup-node",
    "github/codeql-action/upload-sarif",
    "actions/upload-artifact",
  ]);
  expect(failed.used.every((name) => /@[0-9a-f]{40}$/.test(name))).toBe(true);
  expect(failed.log.replace(`::add-mask::${key}`, "")).not.toContain(key);

  // The same agent is not worse than itself.
  const compared = await act({ baseline: "branch:main", label: "branch:change" });
  expect([compared.code, compared.outputs["result"]]).toEqual([3, "inconclusive"]);
  expect((await act({ baseline: "branch:main", "on-inconclusive": "warn" })).code).toBe(0);
  expect(comments).toHaveLength(1);
  expect(heard.filter((line) => line.startsWith("PATCH"))).toHaveLength(2);

  const changed = await act({ "cli-sha256": "0".repeat(64) });
  expect([changed.code, changed.outputs["result"]]).toEqual([1, ""]);
  expect(changed.log).toContain("Nothing was run.");
  service.close();
}, 120_000);

/** The shell commands that a snippet for another service runs. */
const commandsIn = (snippet: string): string =>
  snippet
    .split("\n")
    .map((line) => line.trim().replace(/^- /, ""))
    .filter((line) => /^(?:curl|node) /.test(line))
    .join("\n");

test("the snippets for other services gate as they stand, and write what these read", async () => {
  const programs = join(folder, "programs");
  await mkdir(programs, { recursive: true });
  const get = `fetch(process.argv[1]).then((r) => r.text()).then((t) => require("fs").writeFileSync("agent-console.mjs", t))`;
  await writeFile(join(programs, "curl"), `#!/bin/sh\nexec "${node}" -e '${get}' "$2"\n`, { mode: 0o755 });
  const run = async (name: string) => {
    const place = await mkdtemp(join(folder, "snippet-"));
    const commands = commandsIn(await readFile(join(root, "docs/guides/pipelines", name), "utf8"));
    const child = spawn("sh", ["-ec", commands.replace(" --label", " --test-set shop --label")], {
      cwd: place,
      env: {
        PATH: [programs, dirname(node), process.env["PATH"]].join(":"),
        ...{ CONSOLE_URL: testConsole.address, CONSOLE_API_KEY: key, AGENT_ID: agent },
        ...{
          CI_COMMIT_REF_NAME: "main",
          BRANCH_NAME: "main",
          BUILD_SOURCEBRANCHNAME: "main",
          BUILDKITE_BRANCH: "main",
        },
      },
    });
    const [code] = (await once(child, "close")) as [number];
    expect([name, code]).toEqual([name, 1]);
    expect(await readFile(join(place, "gate.xml"), "utf8")).toContain("<testsuites");
    if (name === "gitlab-ci.yml")
      expect(JSON.parse(await readFile(join(place, "gate.json"), "utf8"))).toEqual(expect.any(Array));
  };
  await Promise.all(["gitlab-ci.yml", "Jenkinsfile", "azure-pipelines.yml", "buildkite.yml"].map(run));
}, 120_000);

test("cancels the run that it started and exits with 130 if it is interrupted", async () => {
  answerMs = 300;
  const { code, err } = await gate(["--agent", agent, ...sample], { interrupt: true });
  expect([code, err]).toEqual([130, expect.stringContaining("Interrupted")]);
  const [, id] = /Evaluation ([0-9a-f-]{36})/.exec(err) ?? [];
  expect((await call(`GET ${testConsole.address}/v1/evaluations/${id}`, { token: owner })).body.status).toBe(
    "cancelled",
  );
}, 120_000);
