import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Keys, openKeyFile, parseKeys } from "../platform/secrets/key-file.ts";
import { createKeyring, type Keyring } from "../platform/secrets/keyring.ts";
import { createReloadingKeyring } from "../platform/secrets/reloading-keyring.ts";
import type { Config } from "./settings/config.ts";

export const keyFile = (config: Config): string => join(config.folder, "secret.key");

/** The console's keys for as long as it runs. A file is made when it is missing, and followed when it is rotated. */
export async function openKeyring(config: Config): Promise<Keyring> {
  if (config.keys) return createKeyring(config.keys);
  await mkdir(config.folder, { recursive: true, mode: 0o711 });
  await openKeyFile(keyFile(config));
  return createReloadingKeyring(keyFile(config));
}

/** The keys as they are now; null when there is no file yet, and none is made. */
export async function readKeys(config: Config): Promise<Keys | null> {
  if (config.keys) return config.keys;
  try {
    return parseKeys(await readFile(keyFile(config), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
