import { mkdir } from "node:fs/promises";
import { checkArchive } from "../../platform/backup/read-archive.ts";
import { migrationsOf, refuseUnfitTarget, restoreBackup } from "../../platform/backup/restore-backup.ts";
import { readMigrations } from "../../platform/db/schema/migrate.ts";
import { createKeyring } from "../../platform/secrets/keyring.ts";
import { createLogger } from "../../platform/telemetry/log.ts";
import { migrationsFolder, openConnections, withClient } from "../database.ts";
import { type Call, oneFile, runCommand } from "./command.ts";
import { openCommandStore } from "./objects.ts";
import { fittingKeys } from "./restored-keys.ts";
import { putHeadsBack } from "./sealed-heads.ts";

const usage = `Restores a backup into an empty database.

Usage: npm run restore -- FILE [--key-from-backup]

  --key-from-backup   also restore the encryption keys, if the backup was created with --with-key; asks for the passphrase
                      or reads it from BACKUP_PASSPHRASE

Stop the console first. The target must be new: a data directory or database that no console has used. The backup is
verified before anything is written, and a failed restore leaves nothing behind.`;

await runCommand({ usage, options: { "key-from-backup": { type: "boolean" } }, run: restore });

async function restore(call: Call): Promise<void> {
  const { config, signal, say } = call;
  const path = oneFile(call, "npm run restore -- FILE");
  const { header, files } = await checkArchive(path, signal);
  const migrations = await readMigrations(migrationsFolder);
  migrationsOf(header, migrations);
  const { keys, keep } = await fittingKeys(call, header);

  await mkdir(config.folder, { recursive: true, mode: 0o711 });
  const keyring = createKeyring(keys);
  const connections = await openConnections({ config, keyring, logger: createLogger("silent"), signal });
  try {
    const restored = await withClient(connections.owner, async (client) => {
      await refuseUnfitTarget(client, header);
      await keep();
      return restoreBackup(client, { path, header, migrations, signal });
    });
    for (const [table, { rows }] of restored) if (rows > 0) say(`${String(rows).padStart(10)}  ${table}`);
    await using store = openCommandStore(config);
    const objects = await store.writeObjects(path);
    if (objects > 0) say(`${objects} objects of archived evaluations are in ${store.place}.`);
    const aside = await putHeadsBack(config, files);
    if (aside) say(`The previous audit log checkpoints are now in ${aside}.`);
    say(`Restored the backup of ${header.created_at} into ${connections.place}. Every row was verified.`);
    say("Start the console with npm start.");
  } finally {
    await connections.close();
  }
}
