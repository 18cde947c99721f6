import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { ObjectStore } from "../../../platform/store/object-store.ts";
import { readObject } from "../../../platform/store/read-object.ts";
import { unpackLines } from "./parts.ts";
import { type ArchiveRow, archiveKeys } from "./store.ts";

/** Up to here all objects are fetched before the transaction begins, which then waits for no one. */
const MOST_AHEAD_BYTES = 64_000_000;

export interface OpenArchive {
  /** The lines of the archive, part by part. */
  parts(): AsyncGenerator<readonly string[]>;
}

export async function openArchive(
  { store, keyring }: { readonly store: ObjectStore; readonly keyring: Keyring },
  row: ArchiveRow,
  signal?: AbortSignal,
): Promise<OpenArchive> {
  const parts = row.parts ?? [];
  const key = keyring.open(row.key_sealed ?? "", archiveKeys.context(row.id));
  const ahead: Buffer[] = [];
  if (parts.reduce((all, { bytes }) => all + bytes, 0) <= MOST_AHEAD_BYTES)
    for (const part of parts) ahead.push(await readObject(store, part, signal));
  return {
    async *parts() {
      for (const [at, part] of parts.entries()) {
        const object = ahead[at] ?? (await readObject(store, part, signal));
        yield await unpackLines(object, key, { place: row.place, n: at + 1 });
      }
    },
  };
}
