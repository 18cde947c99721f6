import type { Database, Sql } from "../db/database.ts";
import type { Reads } from "../db/replica/reads.ts";
import type { ReplicaState } from "../db/replica/replica-set.ts";
import { type Activity, type ActivityBoard, createActivityBoard } from "./activity.ts";
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
  /** As this process sees them. */
  readonly replicas: readonly ReplicaState[];
  readonly maxLagSeconds: number | null;
}

/** All processes on the database. */
export interface Fleet {
  readonly activity: ActivityBoard;
  read(): Promise<FleetState>;
}

/** What a domain says about one of its queues, read outside of any team. */
export type ReadLag = (tx: Sql, nowMs: number) => Promise<Lag>;

export interface FleetNeeds {
  readonly db: Database;
  readonly reads: Reads;
}

export function openFleet({ db, reads }: FleetNeeds, lags: () => readonly ReadLag[]): Fleet {
  return {
    activity: createActivityBoard(() => countsOf(reads)),
    async read() {
      const [state, replicas] = await Promise.all([db.looking((tx) => readState(tx, lags())), reads.look()]);
      return { ...state, replicas, maxLagSeconds: reads.maxLagSeconds };
    },
  };
}

async function readState(tx: Sql, lags: readonly ReadLag[]): Promise<Pick<FleetState, "processes" | "jobs" | "lags">> {
  const processes = await selectProcesses(tx);
  const now = Date.now();
  const behind: Lag[] = [];
  for (const lag of lags) behind.push(await lag(tx, now));
  return { processes, jobs: waitingJobs(processes), lags: behind };
}

function countsOf(reads: Reads): Activity["reads"] {
  const counts = reads.counts();
  if (!counts) return undefined;
  return { replica: counts.replica, primary: Object.values(counts.primary).reduce((sum, count) => sum + count, 0) };
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
