import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import type { DataFolder } from "../../../e2e/data-folder.ts";
import { becomeOwner, call, logIn, type Owner, type Reply } from "../../../e2e/person.ts";

type Settings = Readonly<Record<string, string>>;

/** A real console that is killed and started again, on one data directory. */
export class MortalConsole implements AsyncDisposable {
  readonly data: DataFolder;
  #console: ConsoleProcess;
  #owner: Owner;
  #token: string;

  readonly #env: Settings;

  private constructor(console: ConsoleProcess, owner: Owner, env: Settings) {
    this.#env = env;
    this.data = console.data;
    this.#console = console;
    this.#owner = owner;
    this.#token = owner.token;
  }

  static async open(data: DataFolder, env: Settings = {}): Promise<MortalConsole> {
    const console = await startConsole({ data, env });
    return new MortalConsole(console, await becomeOwner(console), env);
  }

  /** Where it listens. Another one after each restart. */
  get address(): string {
    return this.#console.address;
  }

  /** The response, which must have the status of a success. */
  async call(what: string, body?: unknown): Promise<Reply["body"]> {
    const [method, path] = what.split(" ", 2);
    const reply = await call(`${method} ${this.#console.address}${path}`, { token: this.#token, body });
    if (reply.status >= 300) throw new Error(`${what}: ${reply.status} ${reply.text}`);
    return reply.body;
  }

  async download(path: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const reply = await fetch(`${this.#console.address}${path}`, { headers });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return Buffer.from(await reply.arrayBuffer());
  }

  /** Resolves with the status, or null if the console died before it answered. */
  async upload(
    path: string,
    { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  ): Promise<number | null> {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], name));
    const headers = { authorization: `Bearer ${this.#token}` };
    const sending = fetch(`${this.#console.address}${path}`, { method: "POST", headers, body: form });
    return sending.then(async (reply) => reply.text().then(() => reply.status)).catch(() => null);
  }

  /** The readers of files that this console has started, and the shells that watch them. */
  readers(): number[] {
    const shells = childrenOf(this.#console.pid).filter((pid) => commandOf(pid).includes("convert/child/main.ts"));
    return shells.flatMap((shell) => [shell, ...childrenOf(shell)]);
  }

  /** Kills the console alone with kill -9, and starts it again. Returns what it had started and did not end within two seconds. */
  async killAndRestart(): Promise<{ readonly wasReading: boolean; readonly orphans: readonly number[] }> {
    const readers = this.readers();
    process.kill(this.#console.pid, "SIGKILL");
    await this.#console.exited;
    const until = performance.now() + ORPHAN_MS;
    while (readers.some(isAlive) && performance.now() < until) await pause(10);
    const orphans = readers.filter(isAlive);
    this.#console = await startConsole({ data: this.data, env: this.#env });
    this.#token = await logIn(this.#console.address, this.#owner);
    return { wasReading: readers.length > 1, orphans };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#console[Symbol.asyncDispose]();
  }
}

const ORPHAN_MS = 2_000;

const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`);
const isAlive = (pid: number): boolean => commandOf(pid).includes("convert/child/main.ts");

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1]) === parent);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
