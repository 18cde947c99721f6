import { mkdir, open, readFile, rename } from "node:fs/promises";
import { auditHeadsPath } from "../settings/audit-heads.ts";
import type { Config } from "../settings/config.ts";

/** The audit log's checkpoints, which are stored next to the database and belong to its backup. */
const HEADS = "audit-heads.jsonl";

/** For a backup: empty if there is no file, and without a last line that is still being written. */
export async function headsForBackup(config: Config): Promise<Map<string, string>> {
  const text = await readIfThere(auditHeadsPath(config));
  return text === null ? new Map() : new Map([[HEADS, text.slice(0, text.lastIndexOf("\n") + 1)]]);
}

/**
 * Restores the backup's checkpoints. Existing ones of another history are evidence: they are moved aside, and their new
 * name is returned.
 */
export async function putHeadsBack(config: Config, files: ReadonlyMap<string, string>): Promise<string | null> {
  const text = files.get(HEADS);
  if (text === undefined) return null;
  const path = auditHeadsPath(config);
  const before = await readIfThere(path);
  if (before === text) return null;
  const aside = before === null ? null : `${path}.before-restore-${Date.now()}`;
  if (aside) await rename(path, aside);
  await mkdir(config.folder, { recursive: true, mode: 0o711 });
  const file = await open(path, "wx", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  return aside;
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
