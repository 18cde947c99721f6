import type { Logger } from "pino";
import { Fault } from "../../../kernel/errors.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { ScheduleNeeds } from "./needs.ts";
import { type Cause, type Outcome, startRun } from "./start-run.ts";
import { type DueSchedule, findNewestScheduleRun, insertScheduleRun, moveOn, takeDue } from "./store.ts";
import { nextTime } from "./timing/cron.ts";

/** A time that is used later than this was missed: the console was off, or overloaded. In milliseconds. */
const LATE_MS = 5 * 60_000;

const causeOf = ({ next_at }: DueSchedule, now: number): Cause =>
  next_at !== null && next_at <= now ? "time" : "change";

/** Uses one time of a schedule, in one transaction. False if it is not due, or another worker has it. */
export async function runDue(needs: ScheduleNeeds, act: Act, id: string): Promise<boolean> {
  const schedule = await takeDue(act, id);
  if (!schedule) return false;
  const cause = causeOf(schedule, act.now);
  const before = await findNewestScheduleRun(act, id);
  const outcome = await startRun(needs, act, { schedule, cause });
  if (outcome.result !== "started") await record(act, { schedule, cause, outcome });
  await finish(needs, act, { schedule, cause, outcome, reasonBefore: before?.reason ?? null });
  return true;
}

/** After the run's domain refused to start it: nothing was started, the time is used up, and the reason is kept. */
export async function recordRefusal(
  needs: ScheduleNeeds & { readonly logger: Logger },
  act: Act,
  { id, error }: { readonly id: string; readonly error: unknown },
): Promise<void> {
  const schedule = await takeDue(act, id);
  if (!schedule) return;
  const cause = causeOf(schedule, act.now);
  const before = await findNewestScheduleRun(act, id);
  const outcome: Outcome = { result: "failed", reason: "refused", note: wordsOf(needs.logger, id, error), runId: null };
  await record(act, { schedule, cause, outcome });
  await finish(needs, act, { schedule, cause, outcome, reasonBefore: before?.reason ?? null });
}

function wordsOf(logger: Logger, id: string, error: unknown): string {
  if (error instanceof Unprocessable) return `The settings can't be used: ${error.problems[0]?.msg ?? "unknown"}.`;
  if (error instanceof Fault) return error.voices.public ?? `It was refused (${error.code}).`;
  logger.error({ err: error, schedule_id: id }, "a scheduled run could not be started");
  return "Internal error. See the console log.";
}

interface Used {
  readonly schedule: DueSchedule;
  readonly cause: Cause;
  readonly outcome: Outcome;
}

const record = (act: Act, { schedule, cause, outcome: { result, reason, note } }: Used): Promise<void> =>
  insertScheduleRun(act, {
    ...{ schedule_id: schedule.id, cause, result, reason, note, run_id: null, requests: 0 },
  });

async function finish(
  needs: ScheduleNeeds,
  act: Act,
  { schedule, cause, outcome, reasonBefore }: Used & { readonly reasonBefore: string | null },
): Promise<void> {
  const { cron, timezone, next_at: dueAt, revision_now } = schedule;
  const { now } = act;
  await moveOn(act, schedule.id, {
    next_at: cron === null ? null : nextTime({ cron, timezone }, now),
    seen_revision: revision_now,
    changed_at: cause === "change" ? now : schedule.changed_at,
  });
  const late = cause === "time" && dueAt !== null && now - dueAt > LATE_MS ? Math.round((now - dueAt) / 60_000) : 0;
  // What is missed for the same reason again and again is told once.
  const isNews = outcome.result !== "started" && outcome.reason !== reasonBefore;
  if (late > 0 || isNews) await tell(needs, act, { schedule, outcome, late });
}

interface Missed {
  readonly schedule: DueSchedule;
  readonly outcome: Outcome;
  /** Minutes. */
  readonly late: number;
}

const NOUNS = { evaluation: "evaluation", harness: "harness run", campaign: "campaign" } as const;

function tell({ agents }: ScheduleNeeds, act: Act, { schedule, outcome, late }: Missed): Promise<void> {
  const noun = NOUNS[schedule.kind];
  const hasStarted = outcome.result === "started";
  const after = late > 0 ? `Its time was ${late} minutes ago, when the console did not run. ` : "";
  return agents.announce(act, schedule.agent_id, {
    type: "schedule.missed",
    severity: "warning",
    title: (name) => `${name}: a scheduled ${noun} ${hasStarted ? `started ${late} minutes late` : "did not start"}`,
    text: `${after}${hasStarted ? "It was started once, however many times were missed." : (outcome.note ?? "")}`,
    path: "/evaluations/schedules",
    facts: {
      ...{ schedule_id: schedule.id, schedule: schedule.name, reason: hasStarted ? "late" : outcome.reason },
      ...{ late_minutes: late, run_id: outcome.runId },
    },
  });
}
