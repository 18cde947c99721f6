import type pg from "pg";
import { asSql } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import { type Keys, keyFileAge, rotateKeyFile, writeKeyFile } from "../../platform/secrets/key-file.ts";
import { createKeyring, type Keyring, keyId } from "../../platform/secrets/keyring.ts";
import { type Resealed, resealColumn } from "../../platform/secrets/reseal.ts";
import { keysInUse } from "../../platform/secrets/sealed-columns.ts";
import { withClient } from "../database.ts";
import { domains } from "../domains.ts";
import { keyFile, readKeys } from "../keys.ts";
import type { Config } from "../settings/config.ts";
import { type Call, CommandRefused, runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Creates a new encryption key and re-encrypts all stored secrets. Works with the console running or stopped.

Usage: npm run rotate-keys [-- --drop-old]

  --drop-old   create no new key; remove unused keys from the key file

You can stop it at any point. The next run finishes the rotation. If you use CONSOLE_SECRET_KEY, create the keys
yourself: all secrets are re-encrypted with the first key in the list.`;

const ROTATION_LOCK = 7_140_006;
/** Longer than any request of a running console takes from encrypting a text to writing it. */
const SETTLED_MS = 60_000;

const TELL_FILE = "In one minute you can remove the old keys: npm run rotate-keys -- --drop-old";
const TELL_ENVIRONMENT = "When every console uses this CONSOLE_SECRET_KEY, you can remove all keys after the first.";

await runCommand({ usage, options: { "drop-old": { type: "boolean" } }, run: rotate });

async function rotate({ config, options, signal, say }: Call): Promise<void> {
  const drop = options["drop-old"] === true;
  if (drop && config.keys) throw new CommandRefused("The keys are in CONSOLE_SECRET_KEY. Remove the old ones there.");
  await using console = await openExistingConsole(config);
  await withClient(console.owner, async (client) => {
    await refuseOtherSchema(client);
    await takeTurn(client);
    // Read while holding the lock: another rotation may just have ended.
    let keyring = createKeyring(await presentKeys(config));
    if (!drop && !config.keys) {
      const unfinished = (await keysInUse(client)).filter((id) => id !== keyring.currentId && keyring.knows(id));
      if (unfinished.length === 0) keyring = await rotateKeyFile(keyFile(config));
      else say("Finishing an earlier rotation. No new key is created.");
    }
    const { resealed, shut } = await resealAll(client, keyring, signal);
    say(`Re-encrypted with the key ${keyring.currentId}, which is now used for all secrets: ${resealed}.`);
    const idle = await idleKeys(client, config);
    if (drop) say(await dropKeys(config, idle));
    else if (idle.length > 0) say(config.keys ? TELL_ENVIRONMENT : TELL_FILE);
    if (shut > 0)
      throw new CommandRefused(
        `Some secrets can't be decrypted with the available keys and were left unchanged: ${shut}.`,
      );
  });
}

/** Of two rotations at the same time, one would overwrite the other's key. */
async function takeTurn(client: pg.ClientBase): Promise<void> {
  const [lock] = await asSql(client).query(sql<{ mine: boolean }>`
    select pg_try_advisory_lock(${ROTATION_LOCK}) as mine`);
  if (!lock?.mine) throw new CommandRefused("A key rotation is already in progress.");
}

async function resealAll(client: pg.ClientBase, keyring: Keyring, signal: AbortSignal): Promise<Resealed> {
  const tx = asSql(client);
  let [resealed, shut] = [0, 0];
  for (const column of domains.flatMap(({ sealed }) => sealed ?? [])) {
    signal.throwIfAborted();
    const done = await resealColumn(tx, keyring, column);
    resealed += done.resealed;
    shut += done.shut;
  }
  return { resealed, shut };
}

/** Keys beside the current one that seal nothing. */
async function idleKeys(client: pg.ClientBase, config: Config): Promise<string[]> {
  const used = new Set(await keysInUse(client));
  const [, ...old] = await presentKeys(config);
  return old.map(keyId).filter((id) => !used.has(id));
}

async function dropKeys(config: Config, idle: readonly string[]): Promise<string> {
  if (idle.length === 0) return "No old keys to remove.";
  const path = keyFile(config);
  if ((await keyFileAge(path)) < SETTLED_MS) {
    throw new CommandRefused(
      "The keys changed less than a minute ago, and a running console may still use the old ones. Try again in a minute.",
    );
  }
  const [current, ...old] = await presentKeys(config);
  await writeKeyFile(path, [current, ...old.filter((key) => !idle.includes(keyId(key)))]);
  return `Removed from ${path}: ${idle.join(", ")}. Older backups still need them, unless they were created with --with-key.`;
}

async function presentKeys(config: Config): Promise<Keys> {
  const keys = await readKeys(config);
  if (!keys) throw new CommandRefused(`${keyFile(config)} is missing.`);
  return keys;
}
