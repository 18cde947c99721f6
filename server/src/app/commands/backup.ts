import { access } from "node:fs/promises";
import { takeBackup } from "../../platform/backup/take-backup.ts";
import { lockKeys } from "../../platform/secrets/passphrase.ts";
import { withClient } from "../database.ts";
import { type Call, CommandRefused, oneFile, runCommand } from "./command.ts";
import { openExistingConsole } from "./existing-console.ts";
import { newPassphrase } from "./passphrase.ts";
import { headsForBackup } from "./sealed-heads.ts";

const usage = `Writes a consistent copy of everything to a file, beside a running console or without one.

Usage: npm run backup -- FILE [--with-key]

  --with-key   put the secrets' keys into the file as well, locked with a passphrase: from BACKUP_PASSPHRASE or asked for

Without it the secrets in the file open only where the key file (secret.key in the data folder) or CONSOLE_SECRET_KEY is:
keep a copy of that in another place. The file appears under its name once it is whole, and only its owner can read it.`;

await runCommand({ usage, options: { "with-key": { type: "boolean" } }, run: backUp });

async function backUp(call: Call): Promise<void> {
  const { config, options, signal, say } = call;
  const path = oneFile(call, "npm run backup -- FILE");
  if (await isThere(path)) throw new CommandRefused(`${path} exists already. Choose another name.`);
  const passphrase = options["with-key"] ? await newPassphrase(call) : null;
  await using console = await openExistingConsole(config);
  const keys = passphrase === null ? null : await lockKeys(console.keys, passphrase);
  const files = await headsForBackup(config);
  const taken = await withClient(console.owner, (client) => takeBackup(client, { path, keys, files, signal }));
  say(`${taken.rows} rows of ${taken.header.tables.length} tables are in ${path}`);
  if (keys) say("The secrets' keys are in it too, locked with your passphrase.");
  else if (taken.header.key_ids.length > 0) {
    say(
      `Its secrets open only with the key ${taken.header.key_ids.join(" and the key ")}: keep a copy of that elsewhere.`,
    );
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
