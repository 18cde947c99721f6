import { join } from "node:path";
import { findRunning } from "../server/src/platform/postgres/running.ts";
import type { DataFolder } from "./data-folder.ts";

/** Where a further process finds the database of a console that runs on this folder. */
export async function addressOf(data: DataFolder): Promise<string> {
  const running = await findRunning(join(data.path, "postgres"));
  if (!running) throw new Error("no PostgreSQL runs on this folder");
  const { user, password, host, port } = running;
  return `postgres://${user}:${password}@/console?host=${encodeURIComponent(String(host))}&port=${port}`;
}
