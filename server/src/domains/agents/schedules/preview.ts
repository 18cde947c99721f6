import type { Act } from "../../../platform/act.ts";
import { checkPlan } from "./manage-schedules.ts";
import type { ScheduleNeeds } from "./needs.ts";
import { timesInWords } from "./present.ts";
import type { NewSchedule } from "./shapes.ts";
import { nextTimes, timesInMonth } from "./timing/cron.ts";

const SHOWN = 5;

/** When a schedule would run, and what that takes in a month. */
export async function previewSchedule(needs: ScheduleNeeds, act: Act, body: NewSchedule) {
  const { expected } = await checkPlan(needs, act, body);
  const { cron, timezone, budget } = body;
  const timing = cron === null ? null : { cron, timezone };
  const times = timing && timesInMonth(timing, act.now);
  const most = budget ?? Number.POSITIVE_INFINITY;
  const affordable = times && Math.min(times, Math.floor(most / Math.max(1, expected.requests)));
  return {
    words: timesInWords(body),
    next: (timing ? nextTimes(timing, act.now, SHOWN) : []).map((time) => ({
      at: Math.floor(time / 1000),
      local: localTime(time, timezone),
    })),
    runs_per_month: times,
    requests_per_run: expected.requests,
    requests_per_month: affordable === null ? null : affordable * expected.requests,
    cost_per_month: affordable === null || expected.cost === null ? null : rounded(affordable * expected.cost),
    warnings: [
      ...(times !== null && affordable !== null && affordable < times
        ? [`The budget is enough for ${affordable} of about ${times} runs a month. The others are skipped.`]
        : []),
      ...expected.warnings,
    ],
  };
}

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;

function localTime(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).formatToParts(time);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}, ${part("hour")}:${part("minute")}`;
}
