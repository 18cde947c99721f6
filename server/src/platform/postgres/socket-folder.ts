import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Identity } from "./processes/identity.ts";
import { giveTo } from "./processes/run.ts";

/** The strictest limit among the systems we run on (macOS; Linux allows 107). */
const LONGEST_SOCKET_PATH = 103;

/** The folder next to the cluster, or undefined if the path of a socket in it would be too long. */
export function socketFolderBeside(place: string): string | undefined {
  const folder = join(place, "run");
  return Buffer.byteLength(join(folder, ".s.PGSQL.5432")) > LONGEST_SOCKET_PATH ? undefined : folder;
}

/** Not the system's temporary folder, whose path may itself be long. mkdtemp creates a private, unguessable one. */
export async function makeShortSocketFolder(identity: Identity): Promise<string> {
  const folder = await mkdtemp("/tmp/agent-console-");
  await giveTo(identity, folder);
  return folder;
}

/** Emptied first: a socket left by a killed PostgreSQL has no listener, and its lock file may name a recycled id. */
export async function makeSocketFolder(folder: string, identity: Identity): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await giveTo(identity, folder);
}
