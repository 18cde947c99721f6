import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "./folder-lock.ts";
import { ownerOf } from "./place.ts";
import { chooseIdentity } from "./processes/identity.ts";
import { clearRemains } from "./processes/remains.ts";
import { readRecord } from "./record.ts";

/**
 * Removes a cluster permanently, with everything that still runs on it: for temporary clusters. Throws
 * FolderInUseError, and removes nothing, while a console holds the folder.
 */
export async function discardCluster(folder: string): Promise<void> {
  const lock = await lockFolder(folder);
  try {
    const record = await readRecord(folder);
    const place = record?.elsewhere ?? folder;
    const owner = await ownerOf(join(place, "data"));
    if (owner !== undefined) {
      const dataDir = await realpath(join(place, "data"));
      await clearRemains({ dataDir, identity: await chooseIdentity(owner), log: () => {}, isDiscarded: true });
    }
    for (const path of [record?.socketFolder, record?.elsewhere, folder]) {
      if (path !== undefined) await rm(path, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}
