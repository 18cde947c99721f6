import { createHash } from "node:crypto";
import { type ObjectStore, StoreError } from "./object-store.ts";

/** What was written, as the database remembers it. */
export interface WrittenObject {
  readonly key: string;
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly sum: string;
}

export async function writeObject(
  store: ObjectStore,
  { key, content, signal }: { readonly key: string; readonly content: Buffer; readonly signal?: AbortSignal },
): Promise<WrittenObject> {
  await store.put(key, content, signal);
  return { key, bytes: content.length, sum: sumOf(content) };
}

/** The bytes that were written, or an error: a store that lost or changed some of them is never believed. */
export async function readObject(store: ObjectStore, written: WrittenObject, signal?: AbortSignal): Promise<Buffer> {
  const content = await store.get(written.key, { maxBytes: written.bytes, signal });
  if (!content) throw new StoreError("damaged", `The object ${written.key} is missing.`);
  if (content.length !== written.bytes || sumOf(content) !== written.sum)
    throw new StoreError("damaged", `The object ${written.key} is not what was written.`);
  return content;
}

/** How many were deleted. A store that lists what was deleted already is left for later: it may need time, or never stop. */
export async function deleteObjects(store: ObjectStore, prefix: string, signal?: AbortSignal): Promise<number> {
  const gone = new Set<string>();
  for (;;) {
    const listed = await store.list(prefix, signal);
    const keys = listed.filter((key) => !gone.has(key));
    if (listed.length > 0 && keys.length === 0)
      throw new StoreError("unavailable", "The store still lists objects that were deleted.");
    for (const key of keys) {
      await store.delete(key, signal);
      gone.add(key);
    }
    if (listed.length === 0) return gone.size;
    if (gone.size >= MOST_DELETED) throw new StoreError("unavailable", "The store has more objects than were written.");
  }
}

/** An evaluation of a hundred million prompts has fewer parts. */
const MOST_DELETED = 100_000;

const sumOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
