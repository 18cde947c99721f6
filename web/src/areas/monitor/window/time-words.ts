import type { TimeRange, TimeSearch } from "../../../routes/time-search.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const lengths: Readonly<Record<TimeRange, number>> = {
  ...{ "15m": 15 * MINUTE, "30m": 30 * MINUTE, "1h": HOUR, "2h": 2 * HOUR },
  ...{ "6h": 6 * HOUR, "1d": DAY, "7d": 7 * DAY, "30d": 30 * DAY },
};

const buckets: Readonly<Record<TimeRange, number>> = {
  ...{ "15m": MINUTE, "30m": MINUTE, "1h": MINUTE, "2h": MINUTE },
  ...{ "6h": 5 * MINUTE, "1d": 15 * MINUTE, "7d": 2 * HOUR, "30d": 6 * HOUR },
};

export const rangeWords: Readonly<Record<TimeRange, string>> = {
  ...{ "15m": "15 minutes", "30m": "30 minutes", "1h": "hour", "2h": "2 hours" },
  ...{ "6h": "6 hours", "1d": "day", "7d": "7 days", "30d": "30 days" },
};

export const secondsOf = (range: TimeRange): number => lengths[range];

/** How long a bucket of the range's charts is, in seconds. */
export const bucketOf = (range: TimeRange): number => buckets[range];

/** The bucket as the API writes it. */
export const windowOf = (range: TimeRange): string => {
  const seconds = buckets[range];
  return seconds % HOUR === 0 ? `${seconds / HOUR}h` : `${seconds / MINUTE}m`;
};

const both = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** A fixed window in words. The date stands once if it is the same. */
export function windowWords(from: number, to: number): string {
  const [start, end] = [new Date(from * 1000), new Date(to * 1000)];
  const isOneDay = start.toDateString() === end.toDateString();
  return `${both.format(start)} to ${(isOneDay ? hour : both).format(end)}`;
}

/** What an address says about time. */
export const timeWords = ({ range, from, to }: TimeSearch, otherwise: TimeRange): string =>
  from !== undefined && to !== undefined ? windowWords(from, to) : `the last ${rangeWords[range ?? otherwise]}`;

/** The fixed window that a range stands for now. */
export function fixedWindow(
  { range, from, to }: TimeSearch,
  otherwise: TimeRange,
  now: number,
): { from: number; to: number } {
  if (from !== undefined && to !== undefined) return { from, to };
  const end = Math.ceil(now / 1000);
  return { from: end - lengths[range ?? otherwise], to: end };
}
