import type { Act } from "../../../platform/act.ts";
import { type ScheduleNeeds, schedulableOf } from "./needs.ts";
import { spentThisMonth } from "./spending.ts";
import { findNewestStarted, insertScheduleRun, type ScheduleRow, type ScheduleRunRow, settleRuns } from "./store.ts";

export type Cause = ScheduleRunRow["cause"];
export type Reason = "still_running" | "budget" | "refused" | "late";

/** What became of one time of a schedule. */
export interface Outcome {
  readonly result: ScheduleRunRow["result"];
  readonly reason: Reason | null;
  /** The reason in a sentence. */
  readonly note: string | null;
  readonly runId: string | null;
}

/**
 * Starts a run, unless the one before is in progress or the month's budget is too small for it. The schedule's row is locked.
 * Throws what the run's domain throws; the caller's transaction is then rolled back.
 */
export async function startRun(
  needs: ScheduleNeeds,
  act: Act,
  { schedule, cause }: { readonly schedule: ScheduleRow; readonly cause: Cause },
): Promise<Outcome> {
  const { id: scheduleId, agent_id: agentId, settings } = schedule;
  const kind = schedulableOf(needs, schedule.kind);
  const barrier = (await inProgress(needs, act, schedule)) ?? (await overBudget(needs, act, schedule));
  if (barrier?.outcome) return barrier.outcome;
  const mostRequests = barrier?.left ?? null;
  const runId = await kind.start(act, { agentId, settings, scheduleId, mostRequests });
  await insertScheduleRun(act, {
    ...{ schedule_id: scheduleId, cause, result: "started", reason: null, note: null, run_id: runId },
    requests: barrier?.expected ?? 0,
  });
  return { result: "started", reason: null, note: null, runId };
}

interface Barrier {
  /** Why it can't start; null if it can, within what is left. */
  readonly outcome: Outcome | null;
  readonly left: number;
  readonly expected: number;
}

async function inProgress(needs: ScheduleNeeds, act: Act, schedule: ScheduleRow): Promise<Barrier | null> {
  const newest = await findNewestStarted(act, schedule.id);
  if (!newest?.run_id) return null;
  const run = (await schedulableOf(needs, schedule.kind).look(act, [newest.run_id])).get(newest.run_id);
  if (!run || run.hasEnded) return null;
  return stopped("still_running", `The run before is still ${run.status}.`);
}

async function overBudget(needs: ScheduleNeeds, act: Act, schedule: ScheduleRow): Promise<Barrier | null> {
  const { budget, agent_id: agentId, settings } = schedule;
  if (budget === null) return null;
  const { requests: spent, ended } = await spentThisMonth(needs, act, schedule);
  await settleRuns(act, ended);
  const left = budget - spent;
  const { requests: expected } = await schedulableOf(needs, schedule.kind).expect(act, { agentId, settings });
  if (expected <= left) return { outcome: null, left, expected };
  const note = `A run takes about ${expected} requests, and ${Math.max(0, left)} of ${budget} are left this month.`;
  return stopped("budget", note);
}

const stopped = (reason: Reason, note: string): Barrier => ({
  outcome: { result: "skipped", reason, note, runId: null },
  left: 0,
  expected: 0,
});
