/** The contract's time ranges, each with the size of its buckets. */
export const timeRanges = ["15m", "30m", "1h", "2h", "6h", "1d", "7d", "30d"] as const;
export type TimeRange = (typeof timeRanges)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SECONDS: Readonly<Record<TimeRange, number>> = {
  "15m": 15 * MINUTE,
  "30m": 30 * MINUTE,
  "1h": HOUR,
  "2h": 2 * HOUR,
  "6h": 6 * HOUR,
  "1d": DAY,
  "7d": 7 * DAY,
  "30d": 30 * DAY,
};

const BUCKETS: Readonly<Record<TimeRange, number>> = {
  "15m": MINUTE,
  "30m": MINUTE,
  "1h": MINUTE,
  "2h": MINUTE,
  "6h": 5 * MINUTE,
  "1d": 15 * MINUTE,
  "7d": 2 * HOUR,
  "30d": 6 * HOUR,
};

export const secondsOf = (range: TimeRange): number => SECONDS[range];
export const bucketSecondsOf = (range: TimeRange): number => BUCKETS[range];
