import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** How the folders of consoles that tests start begin. Each has its cluster in `postgres`. */
export const CONSOLE_FOLDERS = "agent-console-e2e-";

const MEMORY = "/dev/shm";
/** A whole test run was seen to take 0.3 GB; the rest is for whatever else the machine keeps there. */
const ROOM = 4 * 2 ** 30;

/**
 * Where tests keep the files of PostgreSQL: in memory where Linux has room for them. Every test copies a database and drops
 * it, and on a disk the kernel spends as long on those thousand files as PostgreSQL does on the rest.
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}
