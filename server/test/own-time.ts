/**
 * Time limits on a machine that does other things as well. What computes is held to processor time; what waits is given up
 * only after as many looks as a machine at rest would have taken in that time.
 */
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
