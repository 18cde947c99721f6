import { setTimeout as pause } from "node:timers/promises";
import { seconds } from "../../../kernel/clock.ts";
import { newWorkerNumber, WORKER_LOCKS } from "../jobs/liveness.ts";
import type { JobUnderWay, WorkerNeeds } from "../jobs/needs.ts";
import type { Session } from "./session.ts";

export interface EvolutionWorker {
  stop(): Promise<void>;
}

export interface WorkerRules {
  readonly everyMs: number;
  readonly graceMs: number;
  readonly mostJobs: number;
}

const workerRules: WorkerRules = { everyMs: 500, graceMs: 5_000, mostJobs: 8 };

/** Works on the evolution jobs under way, one worker on each, together with every other worker on the same database. */
export function startEvolutionWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): EvolutionWorker {
  const sessions = new Map<string, Session>();
  const stopping = new AbortController();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await withNumber();
      } catch (error) {
        needs.logger.warn({ err: error }, "the evolution worker could not go on; it begins again");
        await wait();
      }
    }
  }

  const wait = (): Promise<void> => pause(rules.everyMs, undefined, { signal: stopping.signal }).catch(() => {});

  /** With its lock a worker loses its number; what it still writes is refused, for the jobs are somebody else's. */
  async function withNumber(): Promise<void> {
    const number = await needs.db.authenticating(newWorkerNumber);
    const held = await needs.db.hold(WORKER_LOCKS, number);
    let isLost = false;
    void held.lost.then(() => {
      isLost = true;
    });
    try {
      while (!stopping.signal.aborted && !isLost) {
        await lookAround(number);
        await wait();
      }
    } finally {
      for (const session of sessions.values()) session.leave(isLost ? 0 : rules.graceMs);
      await Promise.all([...sessions.values()].map(({ ended }) => ended));
      await held.release().catch(() => {});
    }
  }

  async function lookAround(number: number): Promise<void> {
    const jobs = await needs.db.authenticating((sql) =>
      sql.query<JobUnderWay>("select * from evolution_under_way($1)", [seconds(needs.clock)]),
    );
    const running = new Set(jobs.map(({ job_id }) => job_id));
    for (const [id, session] of sessions) if (!running.has(id)) session.leave(0);
    for (const job of jobs) {
      if (sessions.has(job.job_id) || sessions.size >= rules.mostJobs) continue;
      // Read with the first job: a worker that has none needs nothing of the engine.
      const { openSession } = await import("./session.ts");
      const session = openSession(needs, job, number);
      sessions.set(job.job_id, session);
      void session.ended.then(() => sessions.delete(job.job_id));
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
