import { type FileHandle, mkdir, open, opendir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, checkedPrefix, isKey, type ObjectStore, StoreError } from "./object-store.ts";

const KEYS_AT_ONCE = 1_000;
/** Files that are being written have a name that no key has. */
const UNFINISHED = ".unfinished";

/** Objects as files of one folder. Console and workers need the same folder. */
export function openFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, ...checkedKey(key).split("/"));

  async function remove(path: string): Promise<void> {
    await rm(path, { force: true });
    // Folders go with their last object. One that is not empty, or was used again by now, stays.
    for (let at = dirname(path); at.length > folder.length; at = dirname(at)) {
      const isGone = await rmdir(at).then(
        () => true,
        () => false,
      );
      if (!isGone) return;
    }
  }

  return {
    kind: "folder",
    place: `folder ${folder}`,
    put: (key, bytes) => telling(() => write(pathOf(key), bytes)),
    get: (key, { maxBytes }) => telling(() => read(pathOf(key), maxBytes)),
    delete: (key) => telling(() => remove(pathOf(key))),
    list: (prefix) =>
      telling(async () => {
        const keys: string[] = [];
        await collect(join(folder, checkedPrefix(prefix)), prefix, keys);
        return keys;
      }),
  };
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}${UNFINISHED}`;
  await using file = await open(unfinished, "w", 0o600);
  await file.writeFile(bytes);
  await file.sync();
  await rename(unfinished, path);
  await using entry = await open(folder, "r");
  await entry.sync();
}

async function read(path: string, maxBytes: number): Promise<Buffer | null> {
  await using file = await openOrNull(path);
  if (!file) return null;
  const { size } = await file.stat();
  if (size > maxBytes) throw new StoreError("damaged", "The file is larger than what was written.");
  return file.readFile();
}

async function openOrNull(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function collect(folder: string, prefix: string, keys: string[]): Promise<void> {
  try {
    for await (const entry of await opendir(folder)) {
      if (keys.length >= KEYS_AT_ONCE) return;
      if (entry.isDirectory()) await collect(join(folder, entry.name), `${prefix}${entry.name}/`, keys);
      else if (isKey(prefix + entry.name)) keys.push(prefix + entry.name);
      // What a kill left behind while it was written. Whoever lists, deletes.
      else if (entry.name.endsWith(UNFINISHED)) await rm(join(folder, entry.name), { force: true });
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof StoreError || error instanceof RangeError || code === undefined) throw error;
    if (code === "EACCES" || code === "EPERM" || code === "EROFS")
      throw new StoreError("refused", `The console may not use the store's folder (${code}).`);
    throw new StoreError("unavailable", `The store's folder can't be used (${code}).`);
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";
