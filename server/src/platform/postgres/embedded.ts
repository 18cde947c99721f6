import { readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Binaries, findBinaries } from "./binaries.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { initialize, newPassword, removeDrafts, SUPERUSER } from "./initialize.ts";
import { canEnter, choosePlace, makeFolder, makePlace, ownerOf } from "./place.ts";
import { PostgresStartError } from "./processes/errors.ts";
import { chooseIdentity, type Identity } from "./processes/identity.ts";
import { startPostmaster } from "./processes/postmaster.ts";
import { clearRemains } from "./processes/remains.ts";
import { supervise } from "./processes/supervisor.ts";
import { type ClusterRecord, readRecord, writeRecord } from "./record.ts";
import { asArguments, asListItem, DEFAULTS } from "./settings.ts";
import { makeShortSocketFolder, makeSocketFolder, socketFolderBeside } from "./socket-folder.ts";

export interface EmbeddedOptions {
  /** The console's folder for this. Created if missing. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** PostgreSQL settings on top of the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Aborts a start in progress and leaves nothing running. */
  readonly signal?: AbortSignal;
}

/** How the superuser connects, in the form that `pg` accepts. */
export interface ConnectionConfig {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  readonly connection: ConnectionConfig;
  readonly dataDir: string;
  /** Settles with the reason once PostgreSQL is down for good: after stop(), or if restarting it keeps failing. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** What a start has found or created, step by step. */
interface Opened {
  readonly folder: string;
  readonly place: string;
  readonly dataDir: string;
  readonly identity: Identity;
  readonly binaries: Binaries;
  readonly record: ClusterRecord;
}

/** Throws FolderInUseError if another console holds the folder, PostgresStartError if PostgreSQL can't run. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await makeFolder(options.folder);
  const folder = await realpath(options.folder);
  const locks: FolderLock[] = [await lockFolder(folder)];
  const release = () => {
    for (const lock of locks.toReversed()) lock.release();
  };
  try {
    const opened = await open(folder, options, locks);
    const socketFolder = await prepareSocket(opened);
    const { dataDir, identity, binaries } = opened;
    const settings = { ...DEFAULTS, unix_socket_directories: asListItem(socketFolder), ...options.settings };
    const command = [binaries.postgres, "-D", dataDir, ...asArguments(settings)];
    const supervision = await supervise({
      log: options.log,
      ...(options.signal ? { giveUp: options.signal } : {}),
      launch: async (signal) => {
        await clearRemains({ dataDir, identity, log: options.log });
        return startPostmaster({ identity, command, dataDir, log: options.log, signal });
      },
    });
    const exited = supervision.exited.finally(async () => {
      // Before the lock is released: afterwards this folder may belong to the next console.
      await rm(socketFolder, { recursive: true, force: true });
      release();
    });
    return {
      connection: {
        host: socketFolder,
        port: 5432,
        user: SUPERUSER,
        password: opened.record.password,
        database: "postgres",
      },
      dataDir,
      exited,
      async stop() {
        await supervision.stop();
        await exited;
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Finds or creates the cluster. Adds to `locks` the lock of a place elsewhere, which a copied folder would share. */
async function open(folder: string, options: EmbeddedOptions, locks: FolderLock[]): Promise<Opened> {
  const known = await readRecord(folder);
  const owner = await ownerOf(join(known?.elsewhere ?? folder, "data"));
  checkPresence(folder, known, owner);
  const identity = await chooseIdentity(owner);
  const place = known ? (known.elsewhere ?? folder) : await choosePlace(folder, identity);
  if (owner !== undefined) await checkAccess(place, owner, identity);

  const record = known ?? {
    password: newPassword(),
    complete: false,
    ...(place === folder ? {} : { elsewhere: place }),
  };
  if (known === undefined) await writeRecord(folder, record);
  if (place !== folder) {
    await makePlace(place, folder);
    locks.push(await lockFolder(place));
    options.log(`user ${identity.name} cannot enter ${folder}: PostgreSQL keeps its files in ${place}`);
  }

  await removeDrafts(place);
  const binaries = await findBinaries(identity, place);
  if (owner === undefined) {
    const durable = options.settings?.["fsync"] !== "off";
    await initialize(binaries, identity, { place, password: record.password, durable });
  }
  const complete = { ...record, complete: true };
  if (!record.complete) await writeRecord(folder, complete);
  const dataDir = await realpath(join(place, "data"));
  await checkVersion(dataDir, binaries);
  return { folder, place, dataDir, identity, binaries, record: complete };
}

/** A cluster without its record, or a record without its cluster, is a loss to report, not a reason to start over. */
function checkPresence(folder: string, known: ClusterRecord | undefined, owner: number | undefined): void {
  if (known === undefined && owner !== undefined) {
    throw new PostgresStartError(
      `There is a database in ${folder} but no postgres.json, which holds its password. Put that file back, ` +
        "or move the database away to begin with an empty one.",
    );
  }
  if (known?.complete && owner === undefined) {
    throw new PostgresStartError(
      `The database recorded in ${folder} is no longer in ${known.elsewhere ?? folder}. Put it back, ` +
        "or remove postgres.json from the data folder to begin with an empty one.",
    );
  }
}

async function checkAccess(place: string, owner: number, identity: Identity): Promise<void> {
  if (owner !== identity.uid) {
    throw new PostgresStartError(
      `The database in ${place} belongs to user id ${owner}, but the console runs as ${identity.name}. Start it as that user.`,
    );
  }
  if (!(await canEnter(identity, place))) {
    throw new PostgresStartError(
      `PostgreSQL runs as user ${identity.name}, to whom its database belongs but who can no longer enter ${place}. ` +
        "Give others the right to pass through that folder and those above it (chmod o+x).",
    );
  }
}

async function checkVersion(dataDir: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(dataDir, "PG_VERSION"), "utf8")).trim();
  if (made === binaries.major) return;
  throw new PostgresStartError(
    `The database in ${dataDir} was made by PostgreSQL ${made}, and this console brings PostgreSQL ${binaries.major}. ` +
      "Back it up with the console that made it, and restore it with this one.",
  );
}

async function prepareSocket({ folder, place, identity, record }: Opened): Promise<string> {
  if (record.socketFolder !== undefined) await rm(record.socketFolder, { recursive: true, force: true });
  const beside = socketFolderBeside(place);
  if (beside !== undefined) {
    await makeSocketFolder(beside, identity);
    return beside;
  }
  const socketFolder = await makeShortSocketFolder(identity);
  await writeRecord(folder, { ...record, socketFolder });
  return socketFolder;
}
