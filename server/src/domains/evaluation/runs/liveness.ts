import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";

/** A worker holds a lock of its own number for as long as it can reach the database; a number without a lock is dead. */
export const WORKER_LOCKS = 7_140_010;

/**
 * To be asked in the transaction that then acts on it, with the run locked: a worker takes its lock before it takes
 * prompts, so one that is not here has none that were taken by the living.
 */
export const LIVE_WORKERS = `select l.objid::int from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = ${WORKER_LOCKS} and l.objsubid = 2 and l.granted`;

export async function isAlive({ tx }: Act, worker: number): Promise<boolean> {
  const found = await tx.query(`select from (${LIVE_WORKERS}) as live (worker) where worker = $1`, [worker]);
  return found.length > 0;
}

export async function countLiveWorkers(sql: Sql): Promise<number> {
  const [live] = await sql.query<{ workers: number }>(`select count(*) as workers from (${LIVE_WORKERS}) as live`);
  return live?.workers ?? 0;
}

export async function newWorkerNumber(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ number: number }>("select nextval('worker_numbers')::int as number");
  if (!row) throw new Error("the sequence of worker numbers gave none");
  return row.number;
}
