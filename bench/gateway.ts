/**
 * `npm run bench:gateway`: what judging costs, as ratios to a bare undici proxy in the same run. CPU is the figure to trust:
 * throughput and latency depend on what else the machine does. A p95 is printed only if the direct path is quiet itself.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { STARTERS } from "@agent-console/analysis/guards/config/starters.ts";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { openConsole } from "./console.ts";
import { measureHeld } from "./gateway/held.ts";
import { type GatewayLoad, type LoadResult, load } from "./gateway/load.ts";
import { rulesOf } from "./gateway/rules.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
/** Both servers serve this many rounds before anything counts: V8 goes on compiling for some ten thousand requests. */
const WARM_UP_ROUNDS = 4;
const ROUND_MS = Number(process.env["ROUND_MS"] ?? 2000);
const CONNECTIONS = 16;
const QUIET_P95_MS = 1;

interface Server {
  readonly port: number;
  readonly path: string;
  readonly key: string;
  /** Processor time so far, in microseconds, of all threads. */
  cpu(): number;
}

const children: { kill(): unknown }[] = [];

async function start(file: string, environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = Number(/^port (\d+)$/.exec(line)?.[1] ?? 0);
    if (port > 0) return { port, path: "/v1/chat/completions", key: "none", cpu: () => cpuOf(child.pid ?? 0) };
  }
  throw new Error(`${file} did not start`);
}

/** Ticks of the kernel are hundredths of a second. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const WORDS =
  "Please tell me what I should take with me for a hike in the mountains in late autumn, and what to leave at home. ";
const message = (n: number): string => `${n}. ${WORDS.repeat(4)}`;

interface Asking {
  readonly isStream: boolean;
  /** Messages before the new one, the same every time. */
  readonly before?: number;
}

/** Every request brings a message that nobody has seen, so that no verdict about it is known. */
const requestTo = ({ path, key }: Server, { isStream, before = 0 }: Asking) => {
  const system = { role: "system", content: "You are a guide for hikers." };
  const earlier = Array.from({ length: before }, (_, at) => ({
    role: at % 2 ? "assistant" : "user",
    content: message(-at),
  }));
  return (n: number): string => {
    const messages = [system, ...earlier, { role: "user", content: message(n) }];
    const body = JSON.stringify({ model: "bench", messages, ...(isStream ? { stream: true } : {}) });
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`;
    return `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
};

let asked = 0;

async function run(
  server: Server,
  asking: Asking,
  plan: Partial<GatewayLoad> = {},
): Promise<LoadResult & { readonly cpu: number }> {
  const request = requestTo(server, asking);
  const from = asked;
  const before = server.cpu();
  const result = await load({
    ...{ port: server.port, connections: CONNECTIONS, milliseconds: ROUND_MS },
    ...plan,
    request: (n) => request(from + n),
  });
  asked += result.requests + CONNECTIONS;
  return { ...result, cpu: (server.cpu() - before) / result.requests };
}

async function compare(bare: Server, gateway: Server, isStream: boolean): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const server of [bare, gateway]) await run(server, { isStream });
  }
  const rounds = { bare: [] as Awaited<ReturnType<typeof run>>[], gateway: [] as Awaited<ReturnType<typeof run>>[] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.bare.push(await run(bare, { isStream }));
    rounds.gateway.push(await run(gateway, { isStream }));
  }
  const of = (which: keyof typeof rounds, what: "perSecond" | "cpu"): number =>
    median(rounds[which].map((one) => one[what]));
  const share = of("gateway", "perSecond") / of("bare", "perSecond");
  const ratio = of("gateway", "cpu") / of("bare", "cpu");
  const name = isStream ? "streamed, 40 deltas" : "whole";
  print(
    `requests/s, ${name}`,
    `${Math.round(of("gateway", "perSecond"))} of ${Math.round(of("bare", "perSecond"))} (${percent(share)})`,
    isStream ? "≥ 50%" : "≥ 60%",
  );
  print(
    `CPU a request, ${name}`,
    `${Math.round(of("gateway", "cpu"))} µs to ${Math.round(of("bare", "cpu"))} µs (${ratio.toFixed(2)} ×)`,
    isStream ? "≤ 2 ×" : "≤ 1.7 ×",
  );
}

/** Direct, through the bare proxy and through the gateway in turn; medians of the rounds, long enough that their first moments count little. */
async function latency(
  { direct, bare, gateway }: Readonly<Record<"direct" | "bare" | "gateway", Server>>,
  isStream: boolean,
): Promise<void> {
  const plan = { perSecond: 1000, connections: 32, milliseconds: 3 * ROUND_MS };
  const rounds: Record<"direct" | "bare" | "gateway", LoadResult[]> = { direct: [], bare: [], gateway: [] };
  for (let round = 0; round < 3; round++) {
    rounds.direct.push(await run(direct, { isStream }, plan));
    rounds.bare.push(await run(bare, { isStream }, plan));
    rounds.gateway.push(await run(gateway, { isStream }, plan));
  }
  const of = (which: keyof typeof rounds, what: "p50" | "p95"): number => median(rounds[which].map((one) => one[what]));
  const own = of("direct", "p95");
  for (const what of ["p50", "p95"] as const) {
    const added = (which: "bare" | "gateway"): string => `${(of(which, what) - of("direct", what)).toFixed(2)} ms`;
    const isQuiet = what === "p50" || own <= QUIET_P95_MS;
    const value = isQuiet
      ? `${added("gateway")} (bare proxy ${added("bare")})`
      : `not measured: the direct path's own is ${own.toFixed(2)} ms`;
    print(
      `${what} added at 1,000 requests/s, ${isStream ? "streamed" : "whole"}`,
      value,
      what === "p95" ? "< 2 ms" : "",
    );
  }
}

async function conversation(gateway: Server): Promise<void> {
  const plan = { connections: 1, milliseconds: ROUND_MS };
  const turns = { single: [] as number[], next: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    turns.single.push((await run(gateway, { isStream: false }, plan)).cpu);
    turns.next.push((await run(gateway, { isStream: false, before: 9 }, plan)).cpu);
  }
  const ratio = median(turns.next.slice(1)) / median(turns.single.slice(1));
  print("next turn of 10 messages to a single message, CPU", `${ratio.toFixed(2)} ×`, "≤ 1.3 ×");
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const print = (what: string, value: string, target: string): void => {
  process.stdout.write(`| ${what} | ${value} | ${target} |\n`);
};

const DEFAULT = STARTERS.find(({ id }) => id === "default")?.body ?? {};

async function main(): Promise<void> {
  const upstream = await start("./gateway/upstream.ts");
  const bare = await start("./gateway/bare-proxy.ts", { UPSTREAM: `http://127.0.0.1:${upstream.port}` });
  await using console = await openConsole();
  process.stdout.write("| What | Result | Target |\n|---|---:|---:|\n");
  print("idle console with the gateway mounted", `${Math.round(console.memory())} MB`, "< 150 MB");
  const body = process.env["GUARDS"] === "default" ? DEFAULT : rulesOf(DEFAULT);
  const routeTo = async (url: string): Promise<Server> => {
    const agent = await console.call("POST", "/v1/agent-configurations/", {
      agent_name: "Bench",
      agent_url: url,
      model_name: "bench",
    });
    const config = await console.call("POST", "/v1/guard-configs", { agent_id: agent["id"], config_body: body });
    await console.call("POST", `/v1/guard-configs/${config["id"]}/apply`, { override_reason: "A bench applies it." });
    const key = await console.call("POST", "/v1/gateway-keys", {
      agent_id: agent["id"],
      name: "Bench",
      legs: ["front"],
    });
    return {
      port: console.port,
      path: `${key["path"]}/v1/chat/completions`,
      key: String(key["secret"]),
      cpu: () => cpuOf(console.pid),
    };
  };
  const gateway = await routeTo(`http://127.0.0.1:${upstream.port}/v1`);
  for (const isStream of [false, true]) await compare(bare, gateway, isStream);
  for (const isStream of [false, true]) await latency({ direct: upstream, bare, gateway }, isStream);
  await conversation(gateway);
  const held = await measureHeld(async (url) => {
    const server = await routeTo(url);
    return { port: server.port, request: requestTo(server, { isStream: true })(++asked) };
  });
  print("characters held while a stream runs", `p50 ${held.p50}, p95 ${held.p95}, most ${held.most}`, "");
  print("first visible text, characters later", String(held.first), "≤ 12");
}

try {
  await main();
} finally {
  for (const child of children) child.kill();
}
