import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { onTestFinished } from "vitest";
import { discardCluster } from "../../src/platform/postgres/discard.ts";
import type { ConnectionConfig } from "../../src/platform/postgres/embedded.ts";
import { copyMigratedCluster } from "../migrated-cluster.ts";
import { scratchFolder } from "../scratch.ts";

/** Uses the embedded PostgreSQL in a separate process, so that it can be killed. */
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
  /** The log up to that point. */
  readonly log?: readonly string[];
  readonly refused?: string;
  readonly message?: string;
  readonly interrupted?: boolean;
}

export interface TestConsole {
  readonly pid: number;
  /** kill -9, and waits until it is dead. */
  kill(): Promise<void>;
  /** Its next line of output. */
  next(): Promise<Word>;
}

export interface Start {
  readonly folder: string;
  readonly uid?: number;
}

/** A console in its own process group, as in a terminal. */
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

/** A directory that PostgreSQL's user can enter. It is removed with its cluster when the test ends. */
export const openFolder = async (...below: string[]): Promise<string> => removedAtEnd(await openTop(), below);

/** The same with a cluster in it, for what is promised of one that exists. To create one takes ten times as long as a start. */
export async function openMadeFolder(): Promise<string> {
  const top = await openTop();
  await copyMigratedCluster(top);
  return removedAtEnd(top, ["postgres"]);
}

async function openTop(): Promise<string> {
  const top = await mkdtemp(join(scratchFolder(), "agent console, "));
  await chmod(top, 0o711);
  return top;
}

function removedAtEnd(top: string, below: readonly string[]): string {
  const folder = join(top, ...below);
  onTestFinished(async () => {
    await discardCluster(folder);
    await rm(top, { recursive: true, force: true });
  });
  return folder;
}

/** Retries while PostgreSQL is down, as the callers of a pool would. */
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

/** No socket, nothing listening, connection lost, starting up, shutting down. */
const AWAY = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P03", "57P01", "57P02"]);
