import type { Act } from "../../../platform/act.ts";
import { type ScheduleNeeds, schedulableOf } from "./needs.ts";
import { type ScheduleRow, type Settled, selectUnsettled, sumRequests } from "./store.ts";
import { monthStart } from "./timing/cron.ts";

export interface Spending {
  /** That count against the budget. */
  readonly requests: number;
  /** Runs that have ended since they were last looked at, with what they really sent. */
  readonly ended: readonly Settled[];
}

/**
 * The requests of this calendar month: of a run that has ended, what it sent; of one in progress, or deleted before anyone
 * looked, what it was expected to send.
 */
export async function spentThisMonth(needs: ScheduleNeeds, act: Act, schedule: ScheduleRow): Promise<Spending> {
  const since = monthStart(schedule.timezone, act.now);
  const open = await selectUnsettled(act, schedule.id, since);
  const stored = await sumRequests(act, schedule.id, since);
  if (open.length === 0) return { requests: stored, ended: [] };
  const ids = open.flatMap(({ run_id }) => run_id ?? []);
  const runs = await schedulableOf(needs, schedule.kind).look(act, ids);
  const changes = open.flatMap(({ id, run_id, requests: expected }) => {
    const run = runs.get(run_id ?? "");
    return run?.hasEnded ? [{ id, requests: run.requests, more: run.requests - expected }] : [];
  });
  const more = changes.reduce((sum, change) => sum + change.more, 0);
  return { requests: stored + more, ended: changes.map(({ id, requests }) => ({ id, requests })) };
}
