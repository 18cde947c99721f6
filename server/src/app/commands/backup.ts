import { access } from "node:fs/promises";
import { takeBackup } from "../../platform/backup/take-backup.ts";
import { lockKeys } from "../../platform/secrets/passphrase.ts";
import { withClient } from "../database.ts";
import { type Call, CommandRefused, oneFile, runCommand } from "./command.ts";
import { openExistingConsole } from "./existing-console.ts";
import { openCommandStore } from "./objects.ts";
import { newPassphrase } from "./passphrase.ts";
import { headsForBackup } from "./sealed-heads.ts";

const usage = `Writes a consistent backup of all data to a file. Works with the console running or stopped.

Usage: npm run backup -- FILE [--with-key]

  --with-key   include the encryption keys, protected with a passphrase (from BACKUP_PASSPHRASE, or entered)

Without it, the secrets can be decrypted only with the key file (secret.key in the data directory) or CONSOLE_SECRET_KEY.
Keep a copy of that elsewhere. The file appears under its name when it is complete, and only its owner can read it.

Archived evaluations are included if they are in a folder. A bucket is named, and not copied.

A backup is always of everything. With DATABASE_URL, the tools of that PostgreSQL make smaller ones: WAL archiving,
pg_basebackup --incremental, pgBackRest, or the backups of a managed service.`;

/** What a copy of every row costs a large database, said where it is made. */
const DELEGATED = `This is a full copy, and the database kept every removed row while it was made. For incremental backups and
recovery to a point in time, use the tools of your PostgreSQL (WAL archiving, pg_basebackup --incremental, pgBackRest, or the
backups of a managed service), and keep the key and audit-heads.jsonl with them. See docs/operations.md.`;

await runCommand({ usage, options: { "with-key": { type: "boolean" } }, run: backUp });

async function backUp(call: Call): Promise<void> {
  const { config, options, signal, say } = call;
  const path = oneFile(call, "npm run backup -- FILE");
  if (await isThere(path)) throw new CommandRefused(`${path} already exists. Choose another name.`);
  const passphrase = options["with-key"] ? await newPassphrase(call) : null;
  await using console = await openExistingConsole(config);
  const keys = passphrase === null ? null : await lockKeys(console.keys, passphrase);
  const files = await headsForBackup(config);
  await using store = openCommandStore(config);
  const objects = store.isFolder ? { objects: store.objectsOf } : {};
  const taken = await withClient(console.owner, (client) =>
    takeBackup(client, { path, keys, files, signal, ...objects }),
  );
  say(`${taken.rows} rows from ${taken.header.tables.length} tables saved to ${path}`);
  if (taken.objects > 0) say(`It includes ${taken.objects} objects of archived evaluations.`);
  else if (store.place && !store.isFolder)
    say(`Objects of archived evaluations are not included: they are in ${store.place}. Back that up as well.`);
  if (config.databaseUrl) say(DELEGATED.replaceAll("\n", " "));
  if (keys) say("The backup includes the encryption keys, protected with your passphrase.");
  else if (taken.header.key_ids.length > 0) {
    say(
      `Its secrets can be decrypted only with the key ${taken.header.key_ids.join(" and the key ")}. Keep a copy of it elsewhere.`,
    );
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
