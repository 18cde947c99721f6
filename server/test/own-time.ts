/**
 * Time limits on a machine that does other things as well. What computes is held to processor time; what waits is given up
 * only after as many looks as a machine at rest would have taken in that time.
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds of processor time of this thread. */
export function threadMs(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  return sinceMs(began);
}

/** The same for work that waits in between. What else this thread does meanwhile counts too. */
export async function threadMsOf(work: () => Promise<unknown>): Promise<number> {
  const began = process.threadCpuUsage();
  await work();
  return sinceMs(began);
}

function sinceMs(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/**
 * Begins to count for how long the main threads of these processes were ready to run and had no processor. The result is that of the
 * one that waited longest, because they may have waited at the same time: never more than all of them were kept from their
 * work. Where the system doesn't count it, 0.
 */
export function countWaiting(pids: readonly number[]): () => number {
  const before = pids.map(waitedMs);
  return () => Math.max(0, ...pids.map((pid, at) => waitedMs(pid) - (before[at] ?? 0)));
}

function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

const LOOK_MS = 20;

/** Looks until the value is as wanted, and returns it; the last one if it never was. */
export async function within<T>(ms: number, look: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  const began = performance.now();
  for (let looks = 1; ; looks++) {
    const value = await look();
    const isOver = performance.now() - began > ms && looks * LOOK_MS > ms;
    if (isOver || isWanted(value)) return value;
    await pause(LOOK_MS);
  }
}
