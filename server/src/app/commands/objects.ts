import { selectAllObjects } from "../../domains/evaluation/archives/store.ts";
import { BackupRefused } from "../../platform/backup/errors.ts";
import { readArchive } from "../../platform/backup/read-archive.ts";
import type { StoredObject } from "../../platform/backup/take-backup.ts";
import type { Sql } from "../../platform/db/database.ts";
import { openStore } from "../../platform/store/open-store.ts";
import { readObject } from "../../platform/store/read-object.ts";
import { backendOutbound } from "../outbound.ts";
import type { Config } from "../settings/config.ts";

/** The object store, for commands that run beside the console. */
export interface CommandStore extends AsyncDisposable {
  readonly place: string | null;
  /** Its objects are part of a backup. A bucket has backups of its own. */
  readonly isFolder: boolean;
  /** Every object that the rows of this snapshot refer to. */
  objectsOf(tx: Sql): AsyncIterable<StoredObject>;
  /** Writes the objects of a backup to the store. How many there are. */
  writeObjects(path: string): Promise<number>;
}

export function openCommandStore(config: Config): CommandStore {
  const outbound = backendOutbound(config);
  const store = openStore(config.store, outbound);
  return {
    place: store?.place ?? null,
    isFolder: store?.kind === "folder",
    async *objectsOf(tx) {
      for (const object of await selectAllObjects(tx))
        if (store) yield { key: object.key, content: await readObject(store, object) };
    },
    async writeObjects(path) {
      let count = 0;
      for await (const entry of readArchive(path)) {
        if (entry.kind !== "object") continue;
        if (!store)
          throw new BackupRefused(
            "The backup has archived evaluations. Set STORE_URL, and restore into a new database.",
          );
        await store.put(entry.key, entry.content);
        count += 1;
      }
      return count;
    },
    [Symbol.asyncDispose]: () => outbound.close(),
  };
}
