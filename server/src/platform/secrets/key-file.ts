import { chmod, open, readFile, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { renameDurably } from "../postgres/record.ts";
import { createKeyring, type Keyring, newKey } from "./keyring.ts";

/** The current key first, then those that only decrypt what they once encrypted. */
export type Keys = [Buffer, ...Buffer[]];

/** Keys as text: base64, the current one first, one per line or separated by commas. */
export function parseKeys(text: string): Keys {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map((part) => Buffer.from(part, "base64"));
  const [first, ...rest] = keys;
  if (!first || keys.some((key) => key.length !== 32)) {
    throw new Error("a secret key is 32 bytes in base64, for example the output of `openssl rand -base64 32`");
  }
  return [first, ...rest];
}

export function formatKeys(keys: Keys): string {
  return keys.map((key) => `${key.toString("base64")}\n`).join("");
}

/** The keys in a 0600 file, created at the first start. */
export async function openKeyFile(path: string): Promise<Keyring> {
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(formatKeys([newKey()]));
    await file.sync();
    await file.close();
    await syncFolderOf(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  await chmod(path, 0o600);
  return createKeyring(parseKeys(await readFile(path, "utf8")));
}

/** Puts a new key first. The old ones stay, to decrypt what they encrypted. One caller at a time. */
export async function rotateKeyFile(path: string): Promise<Keyring> {
  const old = parseKeys(await readFile(path, "utf8"));
  return writeKeyFile(path, [newKey(), ...old]);
}

/**
 * Complete or not at all, and on disk before anything is encrypted with it: a lost key means that every secret is lost.
 */
export async function writeKeyFile(path: string, keys: Keys): Promise<Keyring> {
  const next = `${path}.next`;
  await rm(next, { force: true });
  const file = await open(next, "wx", 0o600);
  await file.writeFile(formatKeys(keys));
  await file.sync();
  await file.close();
  await renameDurably(next, path);
  return createKeyring(keys);
}

/** How long ago the keys last changed. */
export async function keyFileAge(path: string): Promise<number> {
  return Date.now() - (await stat(path)).mtimeMs;
}

async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), "r");
  await folder.sync();
  await folder.close();
}
