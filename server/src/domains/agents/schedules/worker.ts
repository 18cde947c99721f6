import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import { type Database, isUnavailable } from "../../../platform/db/database.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { Alarm, type WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { ScheduleNeeds } from "./needs.ts";
import { recordRefusal, runDue } from "./run-due.ts";
import { selectDue } from "./store.ts";

export interface ScheduleWorkerNeeds extends ScheduleNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wakeups: WakeupSignal;
}

const EVERY_MS = 5_000;
const AT_ONCE = 20;
/** It acts for whoever made the schedule, with only the scopes that runs need. */
const identity = { prefix: "schedule", scopes: ["evaluations", "redteam"] } as const;

/**
 * Uses the times of schedules. Any number of workers look: one transaction locks the schedule, starts its run and moves its
 * next time on, so that each time is used once, and a worker that dies in between has used none.
 */
export function startScheduleWorker(needs: ScheduleWorkerNeeds, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const { db, clock, logger, wakeups } = needs;
  const alarm = new Alarm();
  let isStopping = false;

  async function round(): Promise<boolean> {
    const due = await db.looking((tx) => selectDue(tx, clock.milliseconds(), AT_ONCE));
    let used = 0;
    for (const job of due) {
      if (isStopping) return false;
      if (await use(needs, job)) used += 1;
    }
    // The workers of these runs look at once.
    if (used > 0) wakeups.notify();
    return used > 0;
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      alarm.arm();
      const hasMore = await round().catch((error: unknown) => {
        logger.warn({ err: error }, "due schedules could not be looked up");
        return false;
      });
      if (!hasMore && !isStopping) await alarm.sleep(everyMs);
    }
  }

  const working = work();
  return {
    async stop() {
      isStopping = true;
      alarm.ring();
      await working;
    },
  };
}

/** Whether a time was used. A problem with one schedule must not keep the others. */
async function use(needs: ScheduleWorkerNeeds, job: JobRef): Promise<boolean> {
  const context = openJobContext(needs, job, identity);
  try {
    return await context.transaction((act) => runDue(needs, act, job.id));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return context
      .transaction(async (act) => {
        await recordRefusal(needs, act, { id: job.id, error });
        return true;
      })
      .catch((cause: unknown) => {
        needs.logger.warn({ err: cause, schedule_id: job.id }, "a refused schedule could not be recorded");
        return false;
      });
  }
}
