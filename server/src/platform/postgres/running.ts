import { access } from "node:fs/promises";
import { join } from "node:path";
import type { ConnectionConfig } from "./embedded.ts";
import { SUPERUSER } from "./initialize.ts";
import { readRecord } from "./record.ts";
import { socketFolderBeside } from "./socket-folder.ts";

/** How to reach the cluster of a folder that another process runs. Undefined if none does. */
export async function findRunning(folder: string): Promise<ConnectionConfig | undefined> {
  const record = await readRecord(folder);
  const host = record && (record.socketFolder ?? socketFolderBeside(record.elsewhere ?? folder));
  if (!record || !host) return undefined;
  const listening = await access(join(host, ".s.PGSQL.5432")).then(
    () => true,
    () => false,
  );
  return listening ? { host, port: 5432, user: SUPERUSER, password: record.password, database: "postgres" } : undefined;
}
