import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the console must remember about its cluster. Stored where PostgreSQL's user can't read it. */
export interface ClusterRecord {
  /** The superuser's password. */
  readonly password: string;
  /** The folder of the cluster, if PostgreSQL's user could not enter the console's own. */
  readonly elsewhere?: string;
  /** False until the cluster is complete under its final name. Only then is its absence a loss. */
  readonly complete: boolean;
  /** A short folder for the socket, if the path next to the cluster is too long for one. */
  readonly socketFolder?: string;
}

const fileIn = (folder: string) => join(folder, "postgres.json");

export async function readRecord(folder: string): Promise<ClusterRecord | undefined> {
  const text = await readFile(fileIn(folder), "utf8").catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Complete or not at all, and on disk before it returns: a password lost here is a cluster lost. */
export async function writeRecord(folder: string, record: ClusterRecord): Promise<void> {
  const draft = `${fileIn(folder)}.new`;
  await rm(draft, { force: true });
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await renameDurably(draft, fileIn(folder));
}

/** A rename survives a power failure only once its folder has been synced too. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
