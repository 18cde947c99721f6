import type { Sql } from "../db/database.ts";

/** Which job, and on whose behalf it runs. */
export interface JobRef {
  readonly id: string;
  readonly teamId: string;
  readonly userId: string;
}

/** One kind of background job. This is all that the engine needs to know about it. */
export interface JobKind {
  /** For the log. */
  readonly name: string;
  /** The advisory-lock space of this kind's workers. No two kinds share one. */
  readonly lockSpace: number;
  /** The jobs that need a worker, oldest first. Runs outside of any team, so it sees ids only. */
  list(tx: Sql): Promise<readonly JobRef[]>;
  /**
   * Its sessions lose nothing when they are stopped: they give way when teams without a session wait for a place. Jobs that begin
   * again from their last step don't.
   */
  readonly canYield?: boolean;
  open(job: JobRef, worker: WorkerInfo): JobSession | Promise<JobSession>;
}

export interface WorkerInfo {
  /** Unique among living workers. Claims are written under it. */
  readonly number: number;
  /** Of the same kind, including this one. */
  readonly liveWorkers: number;
}

/** One worker's work on one job. A job that several workers share has one session in each. */
export interface JobSession {
  /** Never rejects: a session records its own failure. */
  readonly ended: Promise<SessionEnd>;
  /** The worker has listed the jobs again. */
  refresh(seen: JobSighting): void;
  /** Starts nothing new, waits up to `graceMs` for requests in flight, and releases the rest. */
  stop(graceMs: number): void;
  /** Writes nothing more: this worker's lock is gone, and its claims belong to others. */
  abandon(): void;
}

export interface JobSighting {
  readonly isListed: boolean;
  readonly liveWorkers: number;
  /** Sessions that this worker has open. Looking around costs each of them several statements. */
  readonly sessions: number;
}

export type SessionEnd = "done" | "claimed_elsewhere";
