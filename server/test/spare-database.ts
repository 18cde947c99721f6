import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { newKey } from "../src/platform/secrets/keyring.ts";
import { scratchFolder } from "./scratch.ts";
import { TEMPLATE, templateConnections, testCluster } from "./world-database.ts";

/** A database without a console, for what is done to one from outside. */
export interface SpareDatabase {
  readonly name: string;
  readonly owner: pg.ClientConfig;
  /** What a command needs to find it: URL, key and data directory. */
  readonly environment: {
    readonly DATABASE_URL: string;
    readonly CONSOLE_SECRET_KEY: string;
    readonly CONSOLE_DATA_DIR: string;
  };
  /** As superuser. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** A separate database on the test cluster: migrated, completely empty, or like another one that nobody is connected to. */
export async function openSpareDatabase(
  form: "migrated" | "blank" | { readonly like: SpareDatabase },
  secretKey = newKey(),
): Promise<SpareDatabase> {
  const name = `c_${randomBytes(8).toString("hex")}`;
  const cluster = testCluster();
  const admin = new pg.Pool({ ...cluster, max: 1 });
  const source = typeof form === "object" ? form.like.name : TEMPLATE;
  const made = form === "blank" ? "" : `template ${source}`;
  await admin.query(`create database ${name} owner ${TEMPLATE}_owner ${made}`);
  const behind = new pg.Pool({ ...cluster, database: name, max: 1 });
  behind.on("error", () => {}); // Disconnected by the drop below while it was closing.
  const folder = await openSpareFolder();
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
    query: async (statement, values = []) => (await behind.query(statement, [...values])).rows,
  };
}

export async function openSpareFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratchFolder(), "agent-console-spare-"));
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
