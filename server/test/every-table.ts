import type pg from "pg";

/** The console's tables. A partitioned one is one table: its partitions are not listed. */
export async function everyTable(db: Pick<pg.Pool, "query">): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`);
  return rows.map(({ name }) => name);
}

/** Partitions of the day that rows planted with small numbers are in. */
export const makeFirstDay = (db: Pick<pg.Pool, "query">) =>
  db.query("select set_config('app.duty', 'authenticate', false), make_telemetry_day(0)");
