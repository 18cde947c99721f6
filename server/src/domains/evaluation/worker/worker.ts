import { setTimeout as pause } from "node:timers/promises";
import type { Held } from "../../../platform/db/database.ts";
import { countLiveWorkers, newWorkerNumber, WORKER_LOCKS } from "../runs/liveness.ts";
import type { RunUnderWay, WorkerNeeds } from "../runs/needs.ts";
import { openSession, type Session } from "./session.ts";

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerRules {
  /** How often runs are looked for, and looked at. */
  readonly everyMs: number;
  readonly graceMs: number;
  /** Runs at the same time; further ones wait for these. */
  readonly mostRuns: number;
}

const workerRules: WorkerRules = { everyMs: 500, graceMs: 5_000, mostRuns: 32 };

/** Asks the prompts of all runs under way, together with every other worker on the same database. */
export function startWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): Worker {
  const sessions = new Map<string, Session>();
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const wake = (): void => woken.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await withNumber();
      } catch (error) {
        needs.logger.warn({ err: error }, "the worker could not go on; it begins again");
        await pause(rules.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  /** One life of the worker: with its lock it loses its number, and the prompts that it held in its name. */
  async function withNumber(): Promise<void> {
    const number = await needs.db.authenticating(newWorkerNumber);
    const held = await needs.db.hold(WORKER_LOCKS, number);
    let isLost = false;
    void held.lost.then(() => {
      isLost = true;
      wake();
    });
    try {
      while (!stopping.signal.aborted && !isLost) {
        // Before looking: what is rung for meanwhile may be too late for this look.
        woken = Promise.withResolvers();
        await lookAround(number);
        const nextLook = setTimeout(wake, rules.everyMs);
        await woken.promise;
        clearTimeout(nextLook);
      }
      if (isLost) for (const session of sessions.values()) session.abandon();
      else await Promise.all([...sessions.values()].map((session) => session.stop(rules.graceMs)));
      await Promise.all([...sessions.values()].map((session) => session.ended));
    } finally {
      for (const session of sessions.values()) session.abandon();
      await release(held);
    }
  }

  async function lookAround(number: number): Promise<void> {
    const { runs, workers } = await needs.db.authenticating(async (sql) => ({
      runs: await sql.query<RunUnderWay>("select * from runs_under_way()"),
      workers: await countLiveWorkers(sql),
    }));
    for (const session of sessions.values()) session.tick(workers);
    for (const run of runs) {
      const id = run.evaluation_id;
      if (sessions.has(id) || sessions.size >= rules.mostRuns) continue;
      const session = openSession(needs, { run, worker: number, liveWorkers: workers });
      sessions.set(id, session);
      void session.ended.then(() => sessions.delete(id));
    }
  }

  const deafen = needs.bell.listen(wake);
  const working = work();
  return {
    async stop() {
      deafen();
      stopping.abort();
      wake();
      await working;
    },
  };
}

async function release(held: Held): Promise<void> {
  await held.release().catch(() => {});
}
