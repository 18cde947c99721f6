import type { Header } from "../../platform/backup/archive.ts";
import { type Keys, writeKeyFile } from "../../platform/secrets/key-file.ts";
import { keyId, newKey } from "../../platform/secrets/keyring.ts";
import { unlockKeys } from "../../platform/secrets/passphrase.ts";
import { keyFile, readKeys } from "../keys.ts";
import { type Call, CommandRefused } from "./command.ts";
import { knownPassphrase } from "./passphrase.ts";

export interface FittingKeys {
  readonly keys: Keys;
  /** Saves the keys that were not here before. */
  keep(): Promise<void>;
}

/** Keys that decrypt every secret in the backup, from here or from the backup. Refuses if there are none. */
export async function fittingKeys(call: Call, header: Header): Promise<FittingKeys> {
  const { config, options } = call;
  const here = await readKeys(config);
  const missing = missingFrom(here ?? [], header);
  if (missing.length === 0) return { keys: here ?? [newKey()], keep: async () => {} };
  if (!options["key-from-backup"]) {
    throw new CommandRefused(
      `The secrets in this backup are sealed with the key ${missing.join(" and the key ")}, which is not in ` +
        `${config.keys ? "CONSOLE_SECRET_KEY" : keyFile(config)}. Put it there` +
        `${header.keys ? ", or take it from the backup with --key-from-backup" : ""}. Nothing was changed.`,
    );
  }
  if (config.keys) {
    throw new CommandRefused(
      "CONSOLE_SECRET_KEY is set, so keys from the backup would not be used. Unset it and try again. Nothing was changed.",
    );
  }
  const keys = await keysIn(call, header);
  // They come first, so that they are used for encryption as before. The existing keys come after them, because no key
  // is ever lost here.
  const all: Keys = [...keys, ...(here ?? []).filter((key) => !keys.some((other) => other.equals(key)))];
  return {
    keys: all,
    keep: async () => void (await writeKeyFile(keyFile(config), all)),
  };
}

async function keysIn(call: Call, header: Header): Promise<Keys> {
  if (!header.keys)
    throw new CommandRefused("This backup was created without --with-key and contains no keys. Nothing was changed.");
  const keys = await unlockKeys(header.keys, await knownPassphrase(call));
  if (!keys) throw new CommandRefused("Wrong passphrase for the keys in this backup. Nothing was changed.");
  const missing = missingFrom(keys, header);
  if (missing.length === 0) return keys;
  throw new CommandRefused(`The key ${missing[0]} was missing when this backup was created. Nothing was changed.`);
}

function missingFrom(keys: readonly Buffer[], header: Header): string[] {
  const ids = new Set(keys.map(keyId));
  return header.key_ids.filter((id) => !ids.has(id));
}
