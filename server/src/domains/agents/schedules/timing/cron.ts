import { createRequire } from "node:module";
import type * as Croner from "croner";

/** When a schedule runs: five fields, in a time zone. */
export interface Timing {
  readonly cron: string;
  readonly timezone: string;
}

const [MINUTE, DAY] = [60_000, 86_400_000];
export const LEAST_GAP_MS = 5 * MINUTE;
const LONGEST_CRON = 100;
/** Numbers, names of months and days, and the signs of cron. Five fields: no seconds, no years, no nicknames, no dates. */
const FIELDS = /^[\dA-Za-z*,/#-]+(?: [\dA-Za-z*,/#-]+){4}$/;
/** So many times show the shortest gap of any expression that people write, and how often it runs. */
const [LOOKED_AT, COUNTED] = [50, 1_000];

/** Why these times can't be used, in a sentence; null if they can. */
export function timingFault({ cron, timezone }: Timing, now: number): { at: "cron" | "timezone"; why: string } | null {
  if (!isTimeZone(timezone)) {
    return { at: "timezone", why: "This is not a time zone. Use a name such as Europe/Berlin, or UTC." };
  }
  const wrong = (why: string) => ({ at: "cron" as const, why });
  if (cron.length > LONGEST_CRON || !FIELDS.test(cron)) {
    return wrong("A cron expression has five fields: minute, hour, day, month, weekday, such as 0 6 * * 1-5.");
  }
  try {
    const times = nextTimes({ cron, timezone }, now, LOOKED_AT);
    if (times.length === 0) return wrong("These times never come.");
    const isTooOften = times.some((time, at) => at > 0 && time - (times[at - 1] ?? 0) < LEAST_GAP_MS);
    return isTooOften ? wrong("A schedule can run every 5 minutes at most.") : null;
  } catch (error) {
    return wrong(`The cron expression can't be read. ${(error as Error).message.replace(/^\w+: /, "")}.`);
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

let croner: typeof Croner | undefined;

/** Read with the first schedule: most consoles have none. */
function cronerLibrary(): typeof Croner {
  croner ??= createRequire(import.meta.url)("croner") as typeof Croner;
  return croner;
}

/** Strictly after `now`, in milliseconds. An hour that a clock change leaves out runs after it, and one that it repeats once. */
export function nextTimes({ cron, timezone }: Timing, now: number, most: number): number[] {
  const { Cron } = cronerLibrary();
  const job = new Cron(cron, { mode: "5-part", timezone, paused: true });
  return job.nextRuns(most, new Date(now)).map((time) => time.getTime());
}

export const nextTime = (timing: Timing, now: number): number | null => nextTimes(timing, now, 1)[0] ?? null;

/** How often it runs in 30 days, about. */
export function timesInMonth(timing: Timing, now: number): number {
  const times = nextTimes(timing, now, COUNTED);
  const within = times.filter((time) => time <= now + 30 * DAY).length;
  const last = times.at(-1);
  if (within < COUNTED || last === undefined) return within;
  return Math.round((COUNTED * 30 * DAY) / (last - now));
}

/** When the calendar month began in the time zone, in milliseconds. */
export function monthStart(timezone: string, now: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: timezone, calendar: "gregory", numberingSystem: "latn" })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 1970, month = 1 } = Object.fromEntries(parts);
  const utc = Date.UTC(year, month - 1, 1);
  // The zone's offset at that midnight, found by looking at the clock there.
  return utc - offsetAt(timezone, utc - offsetAt(timezone, utc));
}

function offsetAt(timezone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: timezone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(at);
  const read = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
