import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the console must remember about its cluster. Kept where PostgreSQL's user cannot read it. */
export interface ClusterRecord {
  /** The superuser's password. */
  readonly password: string;
  /** The folder that holds the cluster, when PostgreSQL's user could not enter the console's own. */
  readonly elsewhere?: string;
  /** False until the cluster stands complete under its final name: only then is its absence a loss. */
  readonly complete: boolean;
  /** A short folder for the socket, when the path beside the cluster is too long for one. */
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

/** Whole or not at all, and on the disk before it returns: a password lost here is a cluster lost. */
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

/** A rename survives a power cut only once its folder has been synced too. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
