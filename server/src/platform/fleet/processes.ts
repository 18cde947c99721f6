import type { Sql } from "../db/database.ts";
import { type Refined, sql } from "../db/sql.ts";
import type { Activity } from "./activity.ts";
import type { ProcessRow } from "./rows.ts";

/** Milliseconds by the clock that all processes share. */
export const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A process gives a sign of life every three seconds. One that missed three of them is shown as lost. */
const LOST_MS = 10_000;
/** When one that was lost leaves the list. */
export const DROPPED_MS = 600_000;

export type Process = Refined<ProcessRow, { activity: Activity }> & {
  readonly status: "active" | "lost";
  /** Seconds since its last sign of life. */
  readonly silent_seconds: number;
};

/** The oldest first. */
export function selectProcesses(tx: Sql): Promise<Process[]> {
  return tx.query(
    sql<Process>`
      select p.*,
        case when ${NOW} - seen_at > ${LOST_MS} then 'lost' else 'active' end as status,
        greatest(0, ${NOW} - seen_at) / 1000 as silent_seconds
      from processes p
      where seen_at >= ${NOW} - ${DROPPED_MS}
      order by started_at, id
      limit 1000`.named("processes"),
  );
}
