/**
 * A console for one measurement: a new data directory, the first owner, and connections that bypass row-level security.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { borrowConnections } from "../server/src/app/database.ts";
import { openKeyring } from "../server/src/app/keys.ts";
import { loadConfig } from "../server/src/app/settings/config.ts";
import { discardCluster } from "../server/src/platform/postgres/discard.ts";
import { createLogger } from "../server/src/platform/telemetry/log.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface BenchConsole extends AsyncDisposable {
  readonly port: number;
  readonly token: string;
  readonly owner: pg.ClientConfig;
  /** The role that the console uses. */
  readonly app: pg.ClientConfig;
  /** Its process, without PostgreSQL. */
  readonly pid: number;
  /** Memory of this process in megabytes, without PostgreSQL. */
  memory(): number;
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
  /** Starts another program next to it and waits for the port it prints. */
  beside(file: string, environment: Record<string, string>): Promise<number>;
}

export interface BenchOptions {
  /** A program other than the console's, with the same greeting. */
  readonly file?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openConsole(options: BenchOptions = {}): Promise<BenchConsole> {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-bench-"));
  await chmod(folder, 0o711);
  const environment = { CONSOLE_DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", RATE_LIMIT: "1000000000" };
  const children: ChildProcess[] = [];
  const main = await start(options.file ?? "tools/start.mjs", { ...environment, ...options.environment }, children);
  const config = loadConfig(environment);
  const connections = await borrowConnections({
    config,
    keyring: await openKeyring(config),
    logger: createLogger("silent"),
  });
  const token = await firstOwner(main.port, main.output);
  return {
    port: main.port,
    token,
    owner: connections.owner,
    app: connections.app,
    pid: main.child.pid ?? 0,
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(main.child.pid)], { encoding: "utf8" })) / 1024,
    async call(method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${main.port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    beside: async (file, extra) => (await start(file, extra, children)).port,
    async [Symbol.asyncDispose]() {
      await connections.close();
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(children.map((child) => (child.exitCode === null ? once(child, "exit") : null)));
      await discardCluster(join(folder, "postgres"));
      execFileSync("rm", ["-rf", folder]);
    },
  };
}

interface Started {
  readonly port: number;
  readonly child: ChildProcess;
  readonly output: string[];
}

async function start(file: string, environment: Record<string, string>, children: ChildProcess[]): Promise<Started> {
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=32", "--heap-growing-percent=50", "--expose-gc", join(root, file)],
    {
      // As npm start sets it: compiled sources are cached, which keeps the compiler out of memory.
      env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/agent-console"), ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    let port = 0;
    lines.on("line", (line) => {
      output.push(line);
      port ||= Number(/(?:^listening |running at http:\/\/127\.0\.0\.1:)(\d+)/.exec(line)?.[1] ?? 0);
      // The bare server prints one line. The console ends its greeting with the address of the API reference.
      if (port && /^listening|^API reference/.test(line)) resolve({ port, child, output });
    });
    child.once("exit", () => reject(new Error(`${file} ended before it listened:\n${output.join("\n")}`)));
  });
}

async function firstOwner(port: number, output: readonly string[]): Promise<string> {
  const token = /#token=(\S+)/.exec(output.join("\n"))?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/v1/auth/first-owner`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, email: "bench@example.org", password: "a long enough one", team_name: "Bench" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
