import { createHash } from "node:crypto";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";

/** A file that can't be used. The message completes "The file …". */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}

/**
 * The real path of a file inside the operator's folder. A name that leads out of it, also by a link, looks like one that is
 * not there: errors don't reveal what else is on the disk.
 */
export async function fileIn(folder: string, name: string): Promise<string> {
  const isPlain =
    !isAbsolute(name) && !/[\0\\]/.test(name) && !name.split("/").some((part) => part === "" || part === "..");
  const found = isPlain ? await realpath(join(folder, name)).catch(() => null) : null;
  const root = await realpath(folder).catch(() => null);
  if (found === null || root === null || !found.startsWith(root + sep))
    throw new RefusedFile("is not in the folder for guard models");
  return found;
}

/** The whole file and its SHA-256: what was hashed is what is used, whatever happens to the file in between. */
export async function readHashed(path: string, most: number): Promise<{ bytes: Buffer; sha256: string }> {
  await using file = await open(path, "r");
  const stat = await file.stat();
  if (!stat.isFile()) throw new RefusedFile("is not a regular file");
  if (stat.size > most) throw new RefusedFile(`is larger than ${Math.round(most / 1e6)} MB`);
  const bytes = await file.readFile();
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
}

export const LARGEST_MODEL = 2_000_000_000;
export const LARGEST_TOKENIZER = 64_000_000;
