import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findBundle } from "../server/test/bundled-programs.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));

let chosenNode: string | undefined;

/** The Node that `npm start` would choose, whichever one runs this. */
function pinnedNode(): string {
  chosenNode ??= execFileSync(process.execPath, [`${root}tools/node.cjs`], { encoding: "utf8" });
  return chosenNode;
}

export interface ConsoleOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** A program other than the console's, with the same greeting. */
  readonly program?: string;
  /** Where and how `npm start` is run. Default: in this repository, with `npm`. */
  readonly installed?: { readonly folder: string; readonly npm: readonly string[] };
  /** A data directory to reopen. By default the console gets its own, which is removed with it. */
  readonly data?: DataFolder;
}

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ConsoleProcess extends AsyncDisposable {
  readonly address: string;
  readonly pid: number;
  readonly data: DataFolder;
  /** From spawn to greeting. */
  readonly startedInMs: number;
  /** Everything it has printed so far, on both streams. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Like Ctrl-C in a terminal: to the process and everything it started in its group. */
  signalGroup(signal: NodeJS.Signals): void;
  /** How it ended. Pending while it runs. */
  readonly exited: Promise<Exit>;
  stop(): Promise<Exit>;
  kill9(): Promise<void>;
}

/** The real program in its own process, once it has printed its address. */
export async function startConsole(options: ConsoleOptions = {}): Promise<ConsoleProcess> {
  return launch(options, (cwd) => ({
    command: [pinnedNode(), findBundle(options.program ?? main), ...(options.args ?? [])],
    cwd,
  }));
}

/** The same through `npm start`, as an operator runs it. `pid` is npm's. */
export async function startNpm(options: ConsoleOptions = {}): Promise<ConsoleProcess> {
  const more = options.args ? ["--", ...options.args] : [];
  const { folder, npm } = options.installed ?? { folder: root, npm: ["npm"] };
  return launch(options, () => ({ command: [...npm, "start", ...more], cwd: folder, isFirst: true }));
}

export interface Outcome extends Exit {
  readonly out: string;
  readonly err: string;
}

export interface RunOptions extends ConsoleOptions {
  /** What to do to it while it starts. */
  readonly meanwhile?: (child: ChildProcess) => Promise<void>;
}

/** A start that is expected to end by itself. */
export async function runConsole({ args = [], env, meanwhile, ...options }: RunOptions = {}): Promise<Outcome> {
  await using own = options.data ? null : await openDataFolder({ isEmpty: true });
  const data = options.data ?? (own as DataFolder);
  const child = spawnIn(data, { command: [pinnedNode(), findBundle(main), ...args], cwd: data.path }, env);
  const exited = exitOf(child);
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  try {
    await meanwhile?.(child);
    return { ...(await exited), out: out(), err: err() };
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
}

interface Launch {
  readonly command: readonly string[];
  readonly cwd: string;
  /** Whether it creates its cluster itself. */
  readonly isFirst?: boolean;
}

async function launch(options: ConsoleOptions, plan: (folder: string) => Launch): Promise<ConsoleProcess> {
  const hasDatabase = options.env?.["DATABASE_URL"] !== undefined;
  const data = options.data ?? (await openDataFolder({ isEmpty: hasDatabase || plan("").isFirst === true }));
  const since = performance.now();
  const child = spawnIn(data, plan(data.path), options.env);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => void printed.push(text));
  }
  const exited = exitOf(child);
  const output = (): string => printed.join("");
  // If this process ends first, the console is told to stop, and stops its PostgreSQL.
  const goAlong = (): void => void child.kill("SIGTERM");
  process.once("exit", goAlong);
  void exited.then(() => process.off("exit", goAlong));

  const kill9 = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) signalGroupOf(child, "SIGKILL");
    await exited;
  };
  const dispose = async (): Promise<void> => {
    await kill9();
    if (!options.data) await data[Symbol.asyncDispose]();
  };
  try {
    const address = await greeting(child, { output, exited });
    return {
      address,
      pid: child.pid ?? 0,
      data,
      startedInMs: Math.round(performance.now() - since),
      output,
      signal: (signal) => void child.kill(signal),
      signalGroup: (signal) => signalGroupOf(child, signal),
      exited,
      stop() {
        child.kill("SIGTERM");
        return exited;
      },
      kill9,
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** In its own process group, as in a terminal, with these settings and no others. */
function spawnIn(data: DataFolder, { command, cwd }: Launch, env: ConsoleOptions["env"]): ChildProcess {
  const [file = "", ...args] = command;
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return spawn(file, args, {
    cwd,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      npm_config_update_notifier: "false",
      CONSOLE_DATA_DIR: data.path,
      PORT: "0",
      ...env,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

interface Watched {
  readonly output: () => string;
  readonly exited: Promise<Exit>;
}

async function greeting(child: ChildProcess, { output, exited }: Watched): Promise<string> {
  const over = exited.then(({ code, signal }) => {
    throw new Error(`the console ended (${signal ?? code}) before it was ready:\n${output()}`);
  });
  over.catch(() => {});
  for (;;) {
    // Every greeting starts with the address. A worker prints the address of its health check.
    const [, address] = /is running\b.*?(http:\/\/[^\s/]+)/.exec(output()) ?? [];
    if (address) return address;
    await Promise.race([once(child.stdout ?? child, "data"), over]);
  }
}

async function exitOf(child: ChildProcess): Promise<Exit> {
  // "close" and not "exit": by then all output has arrived.
  const [code, signal] = await once(child, "close");
  return { code, signal };
}

function signalGroupOf(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // The last process of the group has just ended.
  }
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  const parts: string[] = [];
  stream?.setEncoding("utf8").on("data", (text: string) => void parts.push(text));
  return () => parts.join("");
}
