import type { Database } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";

export type DailyTable = "otel_spans" | "otel_logs" | "series_delta";

export interface StoredDay {
  readonly parent: DailyTable;
  readonly day: number;
  readonly bytes: number;
}

/** The oldest first. */
export const storedDays = (db: Database): Promise<StoredDay[]> =>
  db.authenticating((tx) => tx.query(sql<StoredDay>`select parent, day, bytes from telemetry_days()`));

/** False if the database refuses: it is today, or its hours are not folded, or it is gone. */
export async function dropDay(db: Database, parent: DailyTable, day: number): Promise<boolean> {
  const [row] = await db.authenticating((tx) =>
    tx.query(sql<{ dropped: boolean }>`select drop_telemetry_day(${parent}, ${day}) as dropped`),
  );
  return row?.dropped ?? false;
}

export async function teamsOfDay(db: Database, day: number): Promise<string[]> {
  const rows = await db.authenticating((tx) =>
    tx.query(sql<{ team_id: string }>`select distinct team_id from teams_of_telemetry_day(${day}) as team_id`),
  );
  return rows.map(({ team_id }) => team_id);
}

export const expireHours = (db: Database, before: number): Promise<number> =>
  db.authenticating((tx) => tx.run(sql`select expire_series_hours(${before})`));

/** What figures by hour and by longer spans take, which are not dropped by the day. */
export async function bytesOfHours(db: Database): Promise<number> {
  const [row] = await db.authenticating((tx) =>
    tx.query(
      sql<{
        bytes: number;
      }>`select (pg_total_relation_size('series_hour') + pg_total_relation_size('series_span'))::bigint as bytes`,
    ),
  );
  return row?.bytes ?? 0;
}
