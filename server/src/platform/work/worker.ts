import type { Logger } from "pino";
import type { Held } from "../db/connection/apart.ts";
import { type Database, isUnavailable } from "../db/database.ts";
import type { ActivityBoard } from "../fleet/activity.ts";
import { chooseJobs, jobsToYield } from "./choose-jobs.ts";
import type { JobKind, JobRef, JobSession } from "./job.ts";
import { Alarm, type WakeupSignal } from "./wakeup.ts";
import { countLiveWorkers, newWorkerNumber } from "./worker-locks.ts";

export interface EngineNeeds {
  readonly db: Database;
  readonly logger: Logger;
  readonly wakeups: Pick<WakeupSignal, "subscribe">;
  /** Where the worker notes what it has to do, for the list of processes. */
  readonly activity?: Pick<ActivityBoard, "noteJobs">;
}

export interface WorkerRules {
  /** How often jobs are listed if nothing wakes the worker. */
  readonly everyMs: number;
  /** How long a stopping worker waits for requests in flight. */
  readonly graceMs: number;
  /** How many jobs it runs at a time. */
  readonly places: number;
}

export interface Worker {
  /** Resolves when every job was released and the lock is free. */
  stop(): Promise<void>;
}

/** Runs the jobs of one kind, together with every other worker of that kind on the same database. */
export function startWorker(needs: EngineNeeds, kind: JobKind, rules: WorkerRules): Worker {
  const alarm = new Alarm();
  let isStopping = false;

  async function work(): Promise<void> {
    while (!isStopping) {
      alarm.arm();
      try {
        await workUnderLock();
      } catch (error) {
        needs.logger.warn({ err: error, job_kind: kind.name }, "a worker failed and restarts");
        if (!isStopping) await alarm.sleep(rules.everyMs);
      }
    }
  }

  /** With its lock a worker loses its number and every claim under it. The next one starts from scratch. */
  async function workUnderLock(): Promise<void> {
    const number = await needs.db.authenticating(newWorkerNumber);
    const lock = await needs.db.hold(kind.lockSpace, number);
    const sessions = new Sessions({ needs, kind, places: rules.places, graceMs: rules.graceMs, number });
    let isLost = false;
    void lock.lost.then(() => {
      isLost = true;
      sessions.abandon();
      alarm.ring();
    });
    try {
      while (!isStopping && !isLost) {
        // Armed before listing: a change in the meantime may come too late for this list.
        alarm.arm();
        await sessions.update().catch(ifUnavailable);
        if (!isStopping && !isLost) await alarm.sleep(rules.everyMs);
      }
    } finally {
      if (isLost) sessions.abandon();
      await sessions.stop(rules.graceMs);
      await release(lock);
    }
  }

  const unsubscribe = needs.wakeups.subscribe(() => alarm.ring());
  const working = work();
  return {
    async stop() {
      unsubscribe();
      isStopping = true;
      alarm.ring();
      await working;
    },
  };
}

/** Its lock says whether a worker is alive. While it has that, a look that gets no connection is repeated, and its jobs go on. */
function ifUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

interface SessionsNeeds {
  readonly needs: EngineNeeds;
  readonly kind: JobKind;
  readonly places: number;
  readonly graceMs: number;
  readonly number: number;
}

interface OpenSession {
  readonly teamId: string;
  readonly session: JobSession;
  readonly openedAt: number;
  isYielding: boolean;
}

/** The sessions that one worker has open under one number. */
class Sessions {
  readonly #of: SessionsNeeds;
  readonly #open = new Map<string, OpenSession>();
  readonly #deferred = new Set<string>();
  /** Since when each job waits for room here, in the order of the list. */
  #waiting = new Map<string, number>();

  constructor(of: SessionsNeeds) {
    this.#of = of;
  }

  /** Lists the jobs, notifies every open session, and opens as many as there is room for. */
  async update(): Promise<void> {
    const { needs, kind, places, number } = this.#of;
    const { listed, liveWorkers } = await needs.db.looking(async (tx) => {
      const jobs = await kind.list(tx);
      const isIdle = jobs.length === 0 && this.#open.size === 0;
      return { listed: jobs, liveWorkers: isIdle ? 1 : await countLiveWorkers(tx, kind.lockSpace) };
    });
    const listedIds = new Set(listed.map(({ id }) => id));
    const { size: sessions } = this.#open;
    for (const [id, { session }] of this.#open) session.refresh({ isListed: listedIds.has(id), liveWorkers, sessions });
    for (const id of this.#deferred) if (!listedIds.has(id)) this.#deferred.delete(id);
    if (kind.canYield) this.#giveWay(listed);
    const open = new Map([...this.#open].map(([id, { teamId }]) => [id, teamId]));
    for (const job of chooseJobs({ listed, open, deferred: this.#deferred, places })) {
      this.#keep(job, await kind.open(job, { number, liveWorkers }));
    }
    this.#note(listed);
  }

  #giveWay(listed: readonly JobRef[]): void {
    const now = performance.now();
    const open = new Map(
      [...this.#open].map(([id, { teamId, openedAt, isYielding }]) => [
        id,
        { teamId, openMs: now - openedAt, isYielding },
      ]),
    );
    for (const id of jobsToYield({ listed, open, places: this.#of.places })) {
      const yielding = this.#open.get(id);
      if (!yielding) continue;
      yielding.isYielding = true;
      yielding.session.stop(this.#of.graceMs);
    }
  }

  #note(listed: readonly JobRef[]): void {
    const now = performance.now();
    const waiting = listed.filter(({ id }) => !this.#open.has(id) && !this.#deferred.has(id));
    this.#waiting = new Map(waiting.map(({ id }) => [id, this.#waiting.get(id) ?? now]));
    this.#of.needs.activity?.noteJobs(this.#of.kind.name, {
      running: this.#open.size,
      waiting: waiting.length,
      waitingSince: waiting.length > 0 ? Math.min(...this.#waiting.values()) : null,
    });
  }

  #keep({ id, teamId }: JobRef, session: JobSession): void {
    const open: OpenSession = { teamId, session, openedAt: performance.now(), isYielding: false };
    this.#open.set(id, open);
    void session.ended.then((end) => {
      this.#open.delete(id);
      // Deleted first: whoever had a turn goes to the end of the queue.
      this.#deferred.delete(id);
      if (open.isYielding || end === "claimed_elsewhere") this.#deferred.add(id);
    });
  }

  abandon(): void {
    for (const { session } of this.#open.values()) session.abandon();
  }

  async stop(graceMs: number): Promise<void> {
    const sessions = [...this.#open.values()].map(({ session }) => session);
    for (const session of sessions) session.stop(graceMs);
    await Promise.all(sessions.map(({ ended }) => ended));
    this.#note([]);
  }
}

async function release(lock: Held): Promise<void> {
  await lock.release().catch(() => {});
}
