import type pg from "pg";
import type { Sql } from "../../platform/db/database.ts";
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

const usage = `Makes a new key for the secrets at rest and seals everything anew with it, beside a running console or without one.

Usage: npm run rotate-keys [-- --drop-old]

  --drop-old   make no new key; remove from the key file those that seal nothing any more

It may be stopped at any point and started again: it then finishes what it began. With CONSOLE_SECRET_KEY the keys are
yours to make: everything is sealed anew with the first of them.`;

const ROTATION_LOCK = 7_140_006;
/** Longer than any request of a running console may take from sealing a text to writing it. */
const SETTLED_MS = 60_000;

const TELL_FILE = "In a minute the old keys can go: npm run rotate-keys -- --drop-old";
const TELL_ENVIRONMENT = "Once every console runs with this CONSOLE_SECRET_KEY, its later keys can be removed.";

await runCommand({ usage, options: { "drop-old": { type: "boolean" } }, run: rotate });

async function rotate({ config, options, signal, say }: Call): Promise<void> {
  const drop = options["drop-old"] === true;
  if (drop && config.keys) throw new CommandRefused("The keys are in CONSOLE_SECRET_KEY: remove the old ones there.");
  await using console = await openExistingConsole(config);
  await withClient(console.owner, async (client) => {
    await refuseOtherSchema(client);
    await takeTurn(client);
    let keyring = createKeyring(await presentKeys(config)); // Read in turn: another rotation may just have ended.
    if (!drop && !config.keys) {
      const unfinished = (await keysInUse(client)).filter((id) => id !== keyring.currentId && keyring.knows(id));
      if (unfinished.length === 0) keyring = await rotateKeyFile(keyFile(config));
      else say("An earlier rotation was not finished: finishing it, without another new key.");
    }
    const { resealed, shut } = await resealAll(client, keyring, signal);
    say(`Sealed anew with the key ${keyring.currentId}, which seals all secrets from now on: ${resealed}.`);
    const idle = await idleKeys(client, config);
    if (drop) say(await dropKeys(config, idle));
    else if (idle.length > 0) say(config.keys ? TELL_ENVIRONMENT : TELL_FILE);
    if (shut > 0)
      throw new CommandRefused(`Secrets that open with no key that is here, and were left as they are: ${shut}.`);
  });
}

/** Of two rotations at once, one would overwrite the other's key. */
async function takeTurn(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [ROTATION_LOCK]);
  if (!rows[0].mine) throw new CommandRefused("Keys are being rotated already.");
}

async function resealAll(client: pg.ClientBase, keyring: Keyring, signal: AbortSignal): Promise<Resealed> {
  const sql: Sql = {
    async query(text, values = []) {
      signal.throwIfAborted();
      return (await client.query(text, [...values])).rows;
    },
    run: async (text, values = []) => (await client.query(text, [...values])).rowCount ?? 0,
  };
  let [resealed, shut] = [0, 0];
  for (const column of domains.flatMap(({ sealed }) => sealed ?? [])) {
    const done = await resealColumn(sql, keyring, column);
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
  if (idle.length === 0) return "There is no old key that could go.";
  const path = keyFile(config);
  if ((await keyFileAge(path)) < SETTLED_MS) {
    throw new CommandRefused(
      "The keys changed less than a minute ago, and a running console may not be done with the old ones. Try again in a minute.",
    );
  }
  const [current, ...old] = await presentKeys(config);
  await writeKeyFile(path, [current, ...old.filter((key) => !idle.includes(keyId(key)))]);
  return `Removed from ${path}: ${idle.join(", ")}. Backups made before need them still, unless they were made with --with-key.`;
}

async function presentKeys(config: Config): Promise<Keys> {
  const keys = await readKeys(config);
  if (!keys) throw new CommandRefused(`${keyFile(config)} is gone.`);
  return keys;
}
