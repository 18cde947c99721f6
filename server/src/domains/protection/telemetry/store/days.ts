import { type Clock, systemClock } from "../../../../kernel/clock.ts";
import type { Database } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";

export interface TelemetryDays {
  /**
   * Makes the partitions of these days, counted from 1970, if they are not there. Call it before the transaction that needs
   * them, and only for days of rows that are storable. Days that were seen a moment ago cost nothing.
   */
  ensure(days: Iterable<number>): Promise<void>;
  /** Whether a row of this time, in nanoseconds, is kept: not older than retention, not more than a day ahead. */
  storable(ns: bigint): boolean;
  /** The same for a figure, whose minutes are kept for a shorter time. */
  countable(atMs: number): boolean;
  /** After a partition turned out to be missing. */
  forget(): void;
}

/** How long telemetry is kept. */
export interface Retention {
  readonly rawDays: number;
  /** Figures by minute. */
  readonly minuteHours: number;
  /** Figures by hour. */
  readonly hourDays: number;
  /** Beyond it, the oldest day of raw rows is dropped. 0: no limit. */
  readonly maxBytes: number;
}

export const retentionByDefault: Retention = { rawDays: 30, minuteHours: 48, hourDays: 400, maxBytes: 0 };

export const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const DAY_NS = 86_400_000_000_000n;
const MS_NS = 1_000_000n;

export const dayOfSeconds = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);
export const dayOfNs = (ns: bigint): number => Number(ns / DAY_NS);

export function storable(ns: bigint, nowMs: number, rawDays: number = retentionByDefault.rawDays): boolean {
  return ns >= BigInt(nowMs - rawDays * DAY_MS) * MS_NS && ns <= BigInt(nowMs + DAY_MS) * MS_NS;
}

/** An hour less than minutes are kept, so that a late figure is folded into its hour before they are dropped. */
export function countable(atMs: number, nowMs: number, minuteHours: number = retentionByDefault.minuteHours): boolean {
  return atMs >= nowMs - (minuteHours - 1) * 3_600_000 && atMs <= nowMs + DAY_MS;
}

interface DayRules {
  readonly clock?: Clock;
  readonly retention?: Retention;
}

/** Another process may drop a day, so what was seen is asked for again after a while. */
const KNOWN_MS = 60_000;

export function createTelemetryDays(
  db: Pick<Database, "authenticating">,
  { clock = systemClock, retention = retentionByDefault }: DayRules = {},
): TelemetryDays {
  const seen = new Map<number, number>();
  /** Partitions of minutes that are past keeping would be dropped again at once. */
  const hasMinutes = (day: number): boolean =>
    (day + 1) * DAY_MS + retention.minuteHours * 3_600_000 > clock.milliseconds();
  return {
    async ensure(days) {
      const now = clock.milliseconds();
      const missing = [...new Set(days)]
        .filter((day) => !((seen.get(day) ?? 0) > now - KNOWN_MS))
        .sort((a, b) => a - b);
      if (missing.length === 0) return;
      await db.authenticating(async (tx) => {
        for (const day of missing) await tx.run(sql`select make_telemetry_day(${day}, ${hasMinutes(day)})`);
      });
      for (const day of missing) seen.set(day, now);
    },
    storable: (ns) => storable(ns, clock.milliseconds(), retention.rawDays),
    countable: (atMs) => countable(atMs, clock.milliseconds(), retention.minuteHours),
    forget: () => seen.clear(),
  };
}
