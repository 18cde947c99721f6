import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

export interface PidFile {
  readonly pid: number;
  readonly status: string;
}

export const pidFileIn = (dataDir: string) => join(dataDir, "postmaster.pid");

/** Root reads a folder of another user here: follow no link and wait for no pipe in place of the file. */
export async function readPidFile(dataDir: string): Promise<PidFile | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(pidFileIn(dataDir), flags).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const lines = (await file.readFile("utf8")).split("\n");
    const pid = Number(lines[0]);
    return Number.isSafeInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? "" } : undefined;
  } finally {
    await file.close();
  }
}
