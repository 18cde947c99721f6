import { readdirSync, readlinkSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Identity } from "./identity.ts";
import { runAs } from "./run.ts";

/**
 * The visible processes, each with whether it is a PostgreSQL working on this cluster. Processes that can't be
 * identified are left out, so absence proves nothing. On Linux the working directory of a process decides: it comes
 * from the kernel and is right even after the folder has been moved or copied. Root without the right to trace (in any
 * container) can't look at the processes of other users, so it asks as PostgreSQL's user too; a process started with
 * another group is hidden from that user, but not from root.
 */
export async function processesOn(dataDir: string, identity: Identity): Promise<Map<number, boolean>> {
  return process.platform === "linux" ? byWorkingFolder(dataDir, identity) : byCommandLine(dataDir, identity);
}

async function byWorkingFolder(dataDir: string, identity: Identity): Promise<Map<number, boolean>> {
  const { seen, isHidden } = workingFolders(identity.uid);
  const all = isHidden && identity.other ? [...seen, ...(await workingFoldersAs(identity))] : seen;
  const found = new Map<number, boolean>();
  // An administrator's shell may have this working directory too.
  for (const [pid, folder] of all) found.set(pid, folder === dataDir && (await nameOf(pid)) === "postgres");
  return found;
}

type WorkingFolder = readonly [pid: number, folder: string];

/** `isHidden`: we may not look at a process of this user. */
function workingFolders(uid: number): { seen: WorkingFolder[]; isHidden: boolean } {
  const seen: WorkingFolder[] = [];
  let isHidden = false;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      seen.push([Number(name), readlinkSync(`/proc/${name}/cwd`)]);
    } catch (error) {
      // The others have just ended.
      const { code } = error as NodeJS.ErrnoException;
      const isDenied = code === "EACCES" || code === "EPERM";
      if (isDenied && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid === uid) isHidden = true;
    }
  }
  return { seen, isHidden };
}

async function workingFoldersAs(identity: Identity): Promise<WorkingFolder[]> {
  const list = ["/bin/sh", "-c", "ls -l /proc/[0-9]*/cwd 2>/dev/null; :"];
  const { output } = await runAs(identity, list);
  return [...output.matchAll(/\/proc\/(\d+)\/cwd -> (.*)$/gm)].map(([, pid, folder = ""]) => [Number(pid), folder]);
}

async function byCommandLine(dataDir: string, identity: Identity): Promise<Map<number, boolean>> {
  const { output } = await runAs(identity, ["/bin/ps", "-axo", "pid=,uid=,args="]);
  const found = new Map<number, boolean>();
  for (const line of output.split("\n")) {
    const [, pid, uid, command = ""] = /^\s*(\d+)\s+(-?\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(uid) !== identity.uid) continue;
    const ours = command.includes(` -D ${dataDir} `);
    if (ours || !command.includes("postgres")) found.set(Number(pid), ours);
  }
  return found;
}

async function nameOf(pid: number): Promise<string> {
  return (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim();
}

/** Ended but not yet reaped by its parent: gone for every purpose, although its id still exists. */
export async function isZombie(pid: number): Promise<boolean> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /^\d+ \(.*\) Z /s.test(text);
}

/** False if the process no longer exists, or we can't signal it. */
export function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
