import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { onTestFinished } from "vitest";
import { TEMPLATE, templateConnections, testCluster } from "../../../test/world-database.ts";
import { newKey } from "../../platform/secrets/keyring.ts";

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export type CommandName = "sign-in-link" | "backup" | "restore" | "rotate-keys" | "verify-audit";
export type Environment = Readonly<Record<string, string>>;

/** A command as the operator runs it: a process of its own, with these settings and no others. */
export async function run(name: CommandName, words: readonly string[], environment: Environment): Promise<Outcome> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ...words], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    cwd: tmpdir(),
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

export interface TestDatabase {
  readonly name: string;
  readonly owner: pg.ClientConfig;
  /** What a command needs to find it: address, key and data folder. */
  readonly environment: Environment & { readonly CONSOLE_DATA_DIR: string };
  /** As superuser. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** A database of its own on the test cluster: migrated, or with nothing in it at all. */
export async function openDatabaseFor(form: "migrated" | "blank", secretKey = newKey()): Promise<TestDatabase> {
  const name = `c_${randomBytes(8).toString("hex")}`;
  const cluster = testCluster();
  const admin = new pg.Pool({ ...cluster, max: 1 });
  const made = form === "migrated" ? `template ${TEMPLATE}` : `owner ${TEMPLATE}_owner`;
  await admin.query(`create database ${name} ${made}`);
  const behind = new pg.Pool({ ...cluster, database: name, max: 1 });
  const folder = await openFolder();
  onTestFinished(async () => {
    await behind.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const { owner } = templateConnections(name);
  return {
    name,
    owner,
    environment: {
      DATABASE_URL: addressOf(owner),
      CONSOLE_SECRET_KEY: secretKey.toString("base64"),
      CONSOLE_DATA_DIR: folder,
    },
    query: async (statement, values = []) => (await behind.query(statement, values)).rows,
  };
}

export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-commands-"));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function addressOf({ host = "", port, user, password, database }: pg.ClientConfig): string {
  const login = `${user}:${encodeURIComponent(String(password))}`;
  return host.startsWith("/")
    ? `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${database}`;
}
