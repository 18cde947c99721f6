import { chmod, open, readFile, rename } from "node:fs/promises";
import { createKeyring, type Keyring, newKey } from "./keyring.ts";

/** Keys as text: base64, the current one first, one on each line or between commas. */
export function parseKeys(text: string): [Buffer, ...Buffer[]] {
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

/** The keys in a 0600 file, made at the first start. */
export async function openKeyFile(path: string): Promise<Keyring> {
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(`${newKey().toString("base64")}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  await chmod(path, 0o600);
  return createKeyring(parseKeys(await readFile(path, "utf8")));
}

/** Puts a new key in front; the old ones stay, to open what they sealed. */
export async function rotateKeyFile(path: string): Promise<Keyring> {
  const old = await readFile(path, "utf8");
  const next = `${path}.next`;
  const file = await open(next, "w", 0o600);
  await file.writeFile(`${newKey().toString("base64")}\n${old}`);
  await file.sync();
  await file.close();
  await rename(next, path);
  return createKeyring(parseKeys(await readFile(path, "utf8")));
}
