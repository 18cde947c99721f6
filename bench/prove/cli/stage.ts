import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createSampleAgent } from "@agent-console/sample-agent/agent.ts";
import { SAMPLE_MODEL } from "@agent-console/sample-agent/identity/switches.ts";
import { readChatRequest } from "@agent-console/sample-agent/request/chat-request.ts";
import { completionOf } from "@agent-console/sample-agent/wire.ts";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, createAgent } from "../../../e2e/person.ts";
import { freePort } from "../../../e2e/service.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const node = execFileSync(process.execPath, [`${root}tools/node.cjs`], { encoding: "utf8" });

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Stage extends AsyncDisposable {
  readonly address: string;
  readonly token: string;
  readonly key: string;
  /** Holds `agent-console`, as it would be on the path. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly agents: readonly string[];
  slow(ms: number): void;
  restart(downMs: number): Promise<void>;
  cli(words: readonly string[], more?: Running): Promise<Ran>;
}

interface Running {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Another Node than that of the project. */
  readonly program?: string;
  /** Interrupts it when this has been printed. */
  readonly interruptAt?: RegExp;
}

const HOSTILE = `red \u001b[31m\u202eflow \u{1f469}\u200d\u{1f680} ${"long ".repeat(40)}`;

/** A console, an agent that takes its time, and the built command line in a folder of its own. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "cli-"));
  execFileSync(node, [`${root}tools/build-cli.ts`]);
  await copyFile(`${root}cli/dist/agent-console.mjs`, join(folder, "agent-console.mjs"));
  await writeFile(join(folder, "agent-console"), `#!/bin/sh\nexec "${node}" "${folder}/agent-console.mjs" "$@"\n`);
  await chmod(join(folder, "agent-console"), 0o755);
  let answerMs = 0;
  const agent = await openAgent(() => answerMs);
  const port = await freePort();
  let running: ConsoleProcess = await startConsole({ env: { CONSOLE_AUTH: "on", PORT: String(port) } });
  const { address, data } = running;
  const { token } = await becomeOwner(running);
  const settings = { agent_url: agent.url, model_name: SAMPLE_MODEL, rate_limit_requests_per_minute: 1_000_000 };
  const agents: string[] = [];
  for (const agent_name of ["order-bot", HOSTILE])
    agents.push(await createAgent(address, token, { ...settings, agent_name }));
  const made = await call(`POST ${address}/v1/api-keys`, { token, body: { name: "proof", scopes: ["full"] } });
  const key: string = made.body.secret;
  const environment = {
    ...{ PATH: `${folder}:${process.env["PATH"] ?? ""}`, HOME: folder, TERM: "xterm-256color", LANG: "C.UTF-8" },
    ...{ CONSOLE_URL: address, CONSOLE_API_KEY: key },
  };
  return {
    ...{ address, token, key, folder, environment, agents },
    slow: (ms) => {
      answerMs = ms;
    },
    async restart(downMs) {
      await running.stop();
      await pause(downMs);
      running = await startConsole({ data, env: { CONSOLE_AUTH: "on", PORT: String(port) } });
    },
    cli: (words, more = {}) => runIn(folder, { ...environment, ...more.env }, { words, ...more }),
    async [Symbol.asyncDispose]() {
      await running.stop();
      await data[Symbol.asyncDispose]?.();
      agent.server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runIn(
  folder: string,
  env: Readonly<Record<string, string>>,
  { words, stdin, program = node, interruptAt }: Running & { readonly words: readonly string[] },
): Promise<Ran> {
  const child = spawn(program, [join(folder, "agent-console.mjs"), ...words], { env, cwd: folder });
  child.stdin.end(stdin ?? "");
  const text = { out: "", err: "" };
  const heard = (name: "out" | "err") => (piece: string) => {
    text[name] += piece;
    if (interruptAt && !child.killed && interruptAt.test(text.out + text.err)) child.kill("SIGINT");
  };
  child.stdout.setEncoding("utf8").on("data", heard("out"));
  child.stderr.setEncoding("utf8").on("data", heard("err"));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...text };
}

async function openAgent(delay: () => number): Promise<{ readonly server: Server; readonly url: string }> {
  const simulated = createSampleAgent();
  const server = createServer(async (request, response) => {
    const asked = readChatRequest(await buffer(request));
    const outcome = simulated.reply(asked);
    await pause(delay());
    if (outcome.kind !== "answered") return void response.writeHead(500).end();
    const body = completionOf(outcome, { request: asked, created: 0 });
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** Streams that it has cut. */
  cuts(): number;
}

/** Passes everything on, and cuts every event stream after so many milliseconds. */
export async function openCuttingProxy(target: string, cutMs: number): Promise<Proxy> {
  let cuts = 0;
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { host: _host, ...headers } = request.headers;
    const onward = ask(target + request.url, { method: request.method ?? "GET", headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      if (!answer.headers["content-type"]?.startsWith("text/event-stream")) return;
      const timer = setTimeout(() => {
        cuts += 1;
        response.destroy();
        answer.destroy();
      }, cutMs);
      answer.once("close", () => clearTimeout(timer));
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Pane extends AsyncDisposable {
  /** Keys as tmux names them; other words are typed. */
  keys(...keys: readonly string[]): void;
  resize(columns: number, rows: number): void;
  lines(): string[];
  /** Waits until the pane shows it. False after a minute. */
  shows(text: RegExp, forMs?: number): Promise<boolean>;
}

/** A shell in a real terminal of this size. */
export function openPane(stage: Stage, shell: readonly string[], [columns, rows]: readonly [number, number]): Pane {
  const socket = `cli-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const tmux = (...words: readonly string[]): string =>
    spawnSync("tmux", ["-L", socket, "-f", "/dev/null", ...words], { encoding: "utf8", env: { ...stage.environment } })
      .stdout;
  tmux("new-session", "-d", "-x", String(columns), "-y", String(rows), "-c", stage.folder, ...shell);
  tmux("set-option", "-g", "window-size", "manual");
  tmux("resize-window", "-x", String(columns), "-y", String(rows));
  const lines = (): string[] => tmux("capture-pane", "-p").split("\n");
  return {
    keys: (...keys) => void tmux("send-keys", ...keys),
    resize: (x, y) => void tmux("resize-window", "-x", String(x), "-y", String(y)),
    lines,
    async shows(text, forMs = 60_000) {
      for (const until = Date.now() + forMs; Date.now() < until; await pause(200))
        if (text.test(lines().join("\n"))) return true;
      return false;
    },
    async [Symbol.asyncDispose]() {
      tmux("kill-server");
    },
  };
}
