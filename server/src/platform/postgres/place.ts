import { randomBytes } from "node:crypto";
import { access, chmod, constants, lstat, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PostgresStartError } from "./processes/errors.ts";
import type { Identity } from "./processes/identity.ts";
import { runAs } from "./processes/run.ts";

/** System folders that survive a reboot and that every user can enter. */
const ELSEWHERE = ["/var/lib", "/var/tmp"];

/**
 * Creates the folder if it is missing. Under root it can be entered but not listed, because PostgreSQL's user has to
 * reach its cluster inside. Secrets in it have mode 0600.
 */
export async function makeFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  if (created !== undefined) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Tested with the system, not computed from modes: access lists and mounts matter as well. */
export async function canEnter(identity: Identity, folder: string): Promise<boolean> {
  if (!identity.other) return true;
  return (await runAs(identity, ["/bin/sh", "-c", 'cd "$1"', "sh", folder])).ok;
}

/**
 * Where a new cluster goes: the console's folder or, if PostgreSQL's user can't get there (a clone in root's home), a
 * folder elsewhere. That one belongs to root, so PostgreSQL's user can't swap what root handles in it, and its name is
 * random, so no one can create it first.
 */
export async function choosePlace(folder: string, identity: Identity): Promise<string> {
  if (await canEnter(identity, folder)) return folder;
  for (const base of ELSEWHERE) {
    const writable = await access(base, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writable && (await canEnter(identity, base)))
      return join(base, `agent-console-${randomBytes(8).toString("hex")}`);
  }
  throw new PostgresStartError(
    `PostgreSQL runs as user ${identity.name}, who cannot enter ${folder}, ${ELSEWHERE.join(" or ")}. ` +
      `Choose a data folder that ${identity.name} can reach.`,
  );
}

/** Repeatable, so that a start that was interrupted after recording the place can continue. */
export async function makePlace(place: string, folder: string): Promise<void> {
  if (place === folder) return;
  await mkdir(place, { recursive: true, mode: 0o711 });
  await chmod(place, 0o711);
  await writeFile(join(place, "BELONGS_TO"), `${folder}\n`, { mode: 0o600 });
}

/** The user id that owns a cluster. Undefined if there is none. */
export async function ownerOf(dataDir: string): Promise<number | undefined> {
  try {
    return (await lstat(dataDir)).uid;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error; // Inaccessible is not the same as missing: a missing cluster would be created again.
  }
}
