import type { Database, Sql } from "../db/database.ts";
import { type ActivityBoard, createActivityBoard } from "./activity.ts";
import { type Process, selectProcesses } from "./processes.ts";

/** How far something is behind that should happen by itself. */
export interface Lag {
  readonly name: string;
  readonly behind_seconds: number;
}

export interface WaitingJobs {
  readonly kind: string;
  readonly running: number;
  readonly waiting: number;
  readonly waiting_seconds: number;
}

export interface FleetState {
  readonly processes: readonly Process[];
  readonly jobs: readonly WaitingJobs[];
  readonly lags: readonly Lag[];
}

/** All processes on the database. */
export interface Fleet {
  readonly activity: ActivityBoard;
  read(): Promise<FleetState>;
}

/** What a domain says about one of its queues, read outside of any team. */
export type ReadLag = (tx: Sql, nowMs: number) => Promise<Lag>;

export function openFleet(db: Database, lags: () => readonly ReadLag[]): Fleet {
  return {
    activity: createActivityBoard(),
    read: () =>
      db.looking(async (tx) => {
        const processes = await selectProcesses(tx);
        const now = Date.now();
        const behind: Lag[] = [];
        for (const lag of lags()) behind.push(await lag(tx, now));
        return { processes, jobs: waitingJobs(processes), lags: behind };
      }),
  };
}

/**
 * Every worker lists all jobs of its kind, so a job waits only as long as none has room for it: what waits is what the one with the
 * most room has no room for.
 */
export function waitingJobs(processes: readonly Process[]): WaitingJobs[] {
  const kinds = new Map<string, WaitingJobs>();
  for (const { status, activity } of processes) {
    if (status === "lost") continue;
    for (const { kind, running, waiting, waiting_seconds } of activity.jobs) {
      const before = kinds.get(kind);
      kinds.set(kind, {
        kind,
        running: (before?.running ?? 0) + running,
        waiting: Math.min(before?.waiting ?? waiting, waiting),
        waiting_seconds: Math.min(before?.waiting_seconds ?? waiting_seconds, waiting_seconds),
      });
    }
  }
  return [...kinds.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
