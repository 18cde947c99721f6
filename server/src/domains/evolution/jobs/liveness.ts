import type { Sql } from "../../../platform/db/database.ts";

/** A worker holds a lock of its own number for as long as it can reach the database; a number without a lock is dead. */
export const WORKER_LOCKS = 7_140_011;

/** To be asked in the statement that acts on it: a worker takes its lock before it takes a job. */
export const LIVE_WORKERS = `select l.objid::int from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = ${WORKER_LOCKS} and l.objsubid = 2 and l.granted`;

export async function newWorkerNumber(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ number: number }>("select nextval('worker_numbers')::int as number");
  if (!row) throw new Error("the sequence of worker numbers gave none");
  return row.number;
}
