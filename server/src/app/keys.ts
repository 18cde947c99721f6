import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Keys, openKeyFile, parseKeys } from "../platform/secrets/key-file.ts";
import { createKeyring, type Keyring } from "../platform/secrets/keyring.ts";
import { createReloadingKeyring } from "../platform/secrets/reloading-keyring.ts";
import type { Config } from "./settings/config.ts";

export const keyFile = (config: Config): string => join(config.folder, "secret.key");

/** The console's keys while it runs. A missing file is created, and the file is followed when it is rotated. */
export async function openKeyring(config: Config): Promise<Keyring> {
  if (config.keys) return createKeyring(config.keys);
  await mkdir(config.folder, { recursive: true, mode: 0o711 });
  await openKeyFile(keyFile(config));
  return createReloadingKeyring(keyFile(config));
}

/** The current keys. Null if there is no file yet, and none is created. */
export async function readKeys(config: Config): Promise<Keys | null> {
  if (config.keys) return config.keys;
  try {
    return parseKeys(await readFile(keyFile(config), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
