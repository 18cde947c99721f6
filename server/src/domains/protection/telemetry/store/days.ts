import type { Database } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";

export interface TelemetryDays {
  /** Makes the partitions of these days, counted from 1970, if they are not there. Days that were seen cost nothing. */
  ensure(days: Iterable<number>): Promise<void>;
}

export const DAY_SECONDS = 86_400;
const DAY_NS = 86_400_000_000_000n;

export const dayOfSeconds = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);
export const dayOfNs = (ns: bigint): number => Number(ns / DAY_NS);

export function createTelemetryDays(db: Pick<Database, "authenticating">): TelemetryDays {
  const made = new Set<number>();
  return {
    async ensure(days) {
      const missing = [...new Set(days)].filter((day) => !made.has(day));
      if (missing.length === 0) return;
      await db.authenticating(async (tx) => {
        for (const day of missing) await tx.run(sql`select make_telemetry_day(${day})`);
      });
      for (const day of missing) made.add(day);
    },
  };
}
