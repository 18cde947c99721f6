/**
 * What the console's checks cost: its throughput for reading, listing, updating and refusing, as a share of a bare server
 * on the same rows in the same run. `npm run bench` prints the table of docs/benchmarks.md.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { loadConfig } from "../server/src/app/config.ts";
import { borrowConnections } from "../server/src/app/database.ts";
import { openKeyring } from "../server/src/app/keys.ts";
import { createLogger } from "../server/src/platform/telemetry/log.ts";
import { get, type Load, type Measured, measure, put } from "./load.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const MILLISECONDS = Number(process.env["BENCH_MS"] ?? 3000);
const CONNECTIONS = 32;
const AGENTS = 1000;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "agent-console-bench-"));
execFileSync("chmod", ["711", folder]);
const environment = { CONSOLE_DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", RATE_LIMIT: "1000000000" };
const children: ChildProcess[] = [];

/** Starts a program and waits for the port in its output. */
async function start(file: string, env: Record<string, string>): Promise<{ port: number; child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, [join(root, file)], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    lines.push(line);
    const port = /^(?:listening |Agent Console is running at http:\/\/127\.0\.0\.1:)(\d+)/.exec(line)?.[1];
    if (port) {
      child.stdout?.resume();
      return { port: Number(port), child, lines };
    }
  }
  throw new Error(`${file} did not start: ${lines.join("\n")}`);
}

async function firstOwner(port: number): Promise<string> {
  const link = execFileSync(process.execPath, [join(root, "server/src/app/commands/sign-in-link.ts")], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  const token = /#token=(\S+)/.exec(link)?.[1];
  const body = JSON.stringify({ token, email: "bench@example.org", password: "a long enough one", team_name: "Bench" });
  const answer = await fetch(`http://127.0.0.1:${port}/v1/auth/first-owner`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Alternates the two servers round by round, so that a slow minute of the machine falls on both. */
async function compare(bare: Load, ours: Load): Promise<{ bare: Measured; ours: Measured; ratio: number }> {
  const rounds: { bare: Measured; ours: Measured; ratio: number }[] = [];
  await measure({ ...bare, milliseconds: 1000 });
  await measure({ ...ours, milliseconds: 1000 });
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [await measure(bare), await measure(ours)];
    rounds.push({ bare: first, ours: second, ratio: second.perSecond / first.perSecond });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const median = rounds[Math.floor(rounds.length / 2)];
  if (!median) throw new Error("no round was measured");
  return median;
}

try {
  const console_ = await start("server/src/main.ts", environment);
  const token = await firstOwner(console_.port);
  const auth = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, body?: object): Promise<{ id: string; team_id: string }> => {
    const answer = await fetch(`http://127.0.0.1:${console_.port}${path}`, {
      method,
      headers: { ...auth, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as { id: string; team_id: string };
  };
  const ids: string[] = [];
  let team = "";
  for (let at = 0; at < AGENTS; at++) {
    const agent = await call("POST", "/v1/agent-configurations/", {
      agent_name: `Agent ${at}`,
      model_name: "small-chat-1",
      agent_url: "https://agent.example/v1",
      agent_system_prompt: "You answer questions about invoices, politely and briefly.",
      agent_params: { temperature: 0.2, max_tokens: 512 },
      purpose: "billing",
    });
    ids.push(agent.id);
    team = agent.team_id;
  }

  const config = loadConfig(environment);
  const connections = await borrowConnections({ config, keyring: await openKeyring(config), logger: createLogger("silent") });
  const refused = JSON.stringify({ rate_limit_requests_per_minute: 0, purpose: 7 });
  const refusal = await (
    await fetch(`http://127.0.0.1:${console_.port}/v1/agent-configurations/${ids[0]}`, {
      method: "PUT",
      headers: { ...auth, "content-type": "application/json" },
      body: refused,
    })
  ).text();
  const bare = await start("bench/bare-server.ts", {
    BENCH_CONNECTION: JSON.stringify(connections.owner),
    BENCH_REFUSAL: refusal,
  });

  const base = "/v1/agent-configurations";
  const id = (n: number): string => ids[(n * 7919) % AGENTS] ?? "";
  const change = (n: number): string => JSON.stringify({ purpose: `billing ${n} ${Date.now()}` });
  const load = { connections: CONNECTIONS, milliseconds: MILLISECONDS };
  const scenarios: [string, number, Load, Load][] = [
    [
      "get an agent",
      60,
      { ...load, port: bare.port, expectStatus: 200, request: (n) => get(`${base}/${id(n)}`) },
      { ...load, port: console_.port, expectStatus: 200, request: (n) => get(`${base}/${id(n)}`, auth) },
    ],
    [
      "list 20 agents",
      60,
      { ...load, port: bare.port, expectStatus: 200, request: () => get(`${base}/?team=${team}`) },
      { ...load, port: console_.port, expectStatus: 200, request: () => get(`${base}/?limit=20`, auth) },
    ],
    [
      "update an agent, with history and audit",
      45,
      { ...load, port: bare.port, expectStatus: 200, request: (n) => put(`${base}/${id(n)}`, change(n)) },
      { ...load, port: console_.port, expectStatus: 200, request: (n) => put(`${base}/${id(n)}`, change(n), auth) },
    ],
    [
      "refuse an update (422)",
      60,
      { ...load, port: bare.port, expectStatus: 422, request: (n) => put(`${base}/${id(n)}?refuse`, refused) },
      { ...load, port: console_.port, expectStatus: 422, request: (n) => put(`${base}/${id(n)}`, refused, auth) },
    ],
  ];

  const idle = Number(execFileSync("ps", ["-o", "rss=", "-p", String(console_.child.pid)], { encoding: "utf8" })) / 1024;
  console.log(`${cpus().length} cores, Node ${process.version}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${MILLISECONDS} ms\n`);
  console.log("| what | bare server, requests/s | console, requests/s | share | promised |");
  console.log("|---|---:|---:|---:|---:|");
  for (const [name, promised, first, second] of scenarios) {
    const result = await compare(first, second);
    const share = Math.round(result.ratio * 100);
    console.log(`| ${name} | ${Math.round(result.bare.perSecond)} | ${Math.round(result.ours.perSecond)} | ${share} % | ${promised} % |`);
  }
  console.log(`\nMemory of the console before the load, ${AGENTS} agents made: ${Math.round(idle)} MB`);
  await connections.close();
} finally {
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(children.map((child) => (child.exitCode === null ? once(child, "exit") : null)));
  await rm(folder, { recursive: true, force: true });
}
