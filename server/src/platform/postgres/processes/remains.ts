import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Identity } from "./identity.ts";
import { pidFileIn, readPidFile } from "./pid-file.ts";
import { isZombie, processesOn, trySignal } from "./processes.ts";

export interface Cluster {
  readonly dataDir: string;
  readonly identity: Identity;
  readonly log: (line: string) => void;
  /** Its rows need not be on disk in the end. */
  readonly isDiscarded?: true;
}

type Step = readonly [signal: NodeJS.Signals, patience: number];

const SHUTDOWN: readonly Step[] = [
  ["SIGINT", 15_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
];
const ABORT: readonly Step[] = [
  ["SIGQUIT", 1_000],
  ["SIGKILL", 5_000],
];

/**
 * Ends whatever an earlier console left running on this cluster. Call it only while holding the folder's lock: then
 * nothing that is found has a living owner. An orphan is stopped, not adopted. We would not notice the end of a process
 * that is not our child, its log goes nowhere, and it may run with older programs and settings. A fast shutdown and a
 * start cost a tenth of a second.
 */
export async function clearRemains(cluster: Cluster): Promise<void> {
  const { dataDir, identity, log } = cluster;
  const file = await readPidFile(dataDir);
  let processes = await processesOn(dataDir, identity);
  if (file !== undefined && processes.get(file.pid) === true) {
    log(`stopping the PostgreSQL (process ${file.pid}) that an earlier console left running`);
    await end(file.pid, cluster.isDiscarded ? ABORT : SHUTDOWN);
    processes = await processesOn(dataDir, identity);
  } else if (file !== undefined && (processes.get(file.pid) === false || (await isZombie(file.pid)))) {
    // The id now belongs to another program of the same user. PostgreSQL would take that for a running postmaster.
    await rm(pidFileIn(dataDir), { force: true });
  }
  // Sessions outlive a killed postmaster until they next check for it, and block the next start.
  for (const [pid, ours] of processes) if (ours) await end(pid, ABORT);
}

async function end(pid: number, steps: readonly Step[]): Promise<void> {
  for (const [signal, patience] of steps) {
    const deadline = Date.now() + patience;
    trySignal(pid, signal);
    while (Date.now() < deadline) {
      if (!trySignal(pid, 0) || (await isZombie(pid))) return;
      await sleep(10);
    }
  }
}
