import { readFile } from "node:fs/promises";
import type { Identity } from "./identity.ts";
import { runAs } from "./run.ts";

/**
 * The visible processes, each with whether it is a PostgreSQL working on this cluster. Processes that can't be
 * identified are left out, so absence proves nothing. On Linux the working directory of a process decides: it comes
 * from the kernel and is right even after the folder has been moved or copied. Root checks as that user, since without
 * the right to trace (in any container) it can't look, and as itself, since a process started with another group is
 * hidden from its own user.
 */
export async function processesOn(dataDir: string, identity: Identity): Promise<Map<number, boolean>> {
  return process.platform === "linux" ? byWorkingFolder(dataDir, identity) : byCommandLine(dataDir, identity);
}

async function byWorkingFolder(dataDir: string, identity: Identity): Promise<Map<number, boolean>> {
  const askers = identity.other ? [identity, { ...identity, other: false }] : [identity];
  const list = ["/bin/sh", "-c", "ls -l /proc/[0-9]*/cwd 2>/dev/null; :"];
  const lists = await Promise.all(askers.map((asker) => runAs(asker, list)));
  const found = new Map<number, boolean>();
  for (const line of lists.flatMap(({ output }) => output.split("\n"))) {
    const [, pid, folder] = /\/proc\/(\d+)\/cwd -> (.*)$/.exec(line) ?? [];
    if (pid === undefined) continue;
    // An administrator's shell may have this working directory too.
    found.set(Number(pid), folder === dataDir && (await nameOf(pid)) === "postgres");
  }
  return found;
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

async function nameOf(pid: string): Promise<string> {
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
