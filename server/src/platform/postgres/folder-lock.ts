import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { FolderInUseError, PostgresStartError } from "./processes/errors.ts";

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process, or throws FolderInUseError. The lock is the kernel's: an fcntl lock, which Node
 * offers only through SQLite, on a database that stays empty. The kernel releases it the moment its process ends,
 * however it ends, so there are no stale locks and no races about them. Process ids in a file can't do that: two starts
 * may both find the same dead id and both take over, and an id means nothing to a second container on the same volume.
 * A PostgreSQL left behind does not inherit the lock, which distinguishes an orphan from a running second console.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "lock");
  createPrivately(path);
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    if (isBusy(cause)) throw new FolderInUseError(folder, await holderOf(folder));
    throw new PostgresStartError(`The data folder ${folder} cannot be locked: choose one on a local disk.`, { cause });
  }
  const holder = join(folder, "lock.pid");
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  return {
    release() {
      if (!database.isOpen) return;
      rmSync(holder, { force: true });
      database.close(); // The file stays: removing it would let two later starts lock two different files.
    },
  };
}

/** Exclusive: a process that opens and closes a file that it has locked with fcntl loses that lock. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** For the message only. The winner of a race writes its id just after it has won, hence the short wait. */
async function holderOf(folder: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const pid = Number(readIfThere(join(folder, "lock.pid")));
    if (pid > 0 && isAlive(pid)) return pid;
    await sleep(25);
  }
  return null;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
