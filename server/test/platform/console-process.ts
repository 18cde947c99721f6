import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { onTestFinished } from "vitest";
import { discardCluster } from "../../src/platform/postgres/discard.ts";
import type { ConnectionConfig } from "../../src/platform/postgres/embedded.ts";

/** What a process of its own does with the embedded PostgreSQL, so that it can be killed. */
const SCRIPT = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const tell = (message) => console.log(JSON.stringify(message));
  const log = [];
  process.on("SIGINT", () => tell({ interrupted: true }));
  try {
    const postgres = await startEmbeddedPostgres({ folder: process.argv[2], log: (line) => log.push(line) });
    process.on("SIGTERM", () => postgres.stop().then(() => process.exit(0)));
    tell({ connection: postgres.connection, dataDir: postgres.dataDir, log });
    setInterval(() => {}, 1_000);
  } catch (error) {
    tell({ refused: error.name, message: error.message });
  }
`;

export interface Word {
  readonly connection?: ConnectionConfig;
  readonly dataDir?: string;
  /** What was logged until then. */
  readonly log?: readonly string[];
  readonly refused?: string;
  readonly message?: string;
  readonly interrupted?: boolean;
}

export interface TestConsole {
  readonly pid: number;
  /** kill -9, and seen dead. */
  kill(): Promise<void>;
  /** The next thing it says. */
  next(): Promise<Word>;
}

export interface Start {
  readonly folder: string;
  readonly uid?: number;
}

/** A console in its own process group, as a terminal would give it. */
export function startConsole({ folder, uid }: Start): TestConsole {
  const embedded = new URL("../../src/platform/postgres/embedded.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, embedded, folder], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    next: async () => JSON.parse((await lines.next()).value ?? '{ "message": "it said nothing more" }'),
  };
}

/** A folder that PostgreSQL's user can enter and that goes, with its cluster, when the test ends. */
export async function openFolder(...below: string[]): Promise<string> {
  const top = await mkdtemp(join(tmpdir(), "agent console, "));
  await chmod(top, 0o711);
  const folder = join(top, ...below);
  onTestFinished(async () => {
    await discardCluster(folder);
    await rm(top, { recursive: true, force: true });
  });
  return folder;
}

/** Asks once more while PostgreSQL is away: what a pool's callers would see come back. */
export async function query(connection: ConnectionConfig, sql: string): Promise<unknown[]> {
  const patience = Date.now() + 20_000;
  while (true) {
    const client = new pg.Client({ ...connection });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
    } catch (error) {
      const away = error instanceof Error && "code" in error && AWAY.has(String(error.code));
      if (!away || Date.now() > patience) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** No socket, nobody listening, cut off, starting up, shutting down. */
const AWAY = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P03", "57P01", "57P02"]);
