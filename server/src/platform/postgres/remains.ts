import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Identity } from "./identity.ts";
import { pidFileIn, readPidFile } from "./pid-file.ts";
import { runAs } from "./run.ts";

export interface Cluster {
  readonly dataDir: string;
  readonly identity: Identity;
  readonly log: (line: string) => void;
}

/**
 * Ends whatever an earlier console left running on this cluster. Call it only while holding the folder's lock: then
 * nothing that is found has a living owner.
 *
 * An orphan is stopped and not adopted. Of a process that is not our child we would never see the end, its log goes
 * nowhere, and it may run with older programs and settings; a fast shutdown and a start cost a tenth of a second.
 */
export async function clearRemains(cluster: Cluster): Promise<void> {
  const file = await readPidFile(cluster.dataDir);
  if (file !== undefined && (await isOurs(cluster, file.pid))) {
    cluster.log(`stopping the PostgreSQL (process ${file.pid}) that an earlier console left running`);
    await end(cluster, file.pid, ["SIGINT", "SIGQUIT", "SIGKILL"]);
  } else if (file !== undefined && exists(file.pid)) {
    // The id now belongs to another program, or to a zombie; PostgreSQL would take it for a living postmaster.
    await rm(pidFileIn(cluster.dataDir), { force: true });
  }
  // Sessions outlive a killed postmaster until they next look up from their work, and block the next start.
  for (const pid of await strays(cluster)) await end(cluster, pid, ["SIGQUIT", "SIGKILL"]);
}

async function end(cluster: Cluster, pid: number, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    const patience = Date.now() + (signal === "SIGINT" ? 15_000 : 3_000);
    trySignal(pid, signal);
    while (Date.now() < patience) {
      if (!(await isOurs(cluster, pid))) return;
      await sleep(10);
    }
  }
}

/** A process of PostgreSQL's user that works in the cluster: what the kernel says, since pid files only claim. */
async function isOurs({ dataDir, identity }: Cluster, pid: number): Promise<boolean> {
  if (process.platform !== "linux") {
    const { output } = await runAs(identity, ["/bin/ps", "-o", "uid=,command=", "-p", String(pid)]);
    return output.trim().startsWith(`${identity.uid} `) && output.includes(dataDir);
  }
  const owner = await stat(`/proc/${pid}`).catch(() => undefined);
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return owner?.uid === identity.uid && folder === dataDir;
}

async function strays(cluster: Cluster): Promise<number[]> {
  if (process.platform !== "linux") return [];
  const found: number[] = [];
  for (const entry of await readdir("/proc")) {
    const pid = Number(entry);
    if (Number.isInteger(pid) && (await isOurs(cluster, pid)) && (await isPostgres(pid))) found.push(pid);
  }
  return found;
}

/** An administrator's shell may stand in the folder too. */
async function isPostgres(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim() === "postgres";
}

function exists(pid: number): boolean {
  return trySignal(pid, 0);
}

function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
