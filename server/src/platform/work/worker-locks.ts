import type { Sql } from "../db/database.ts";
import { raw, type Statement, sql } from "../db/sql.ts";

/**
 * The heartbeat. A worker holds an advisory lock on its number, on its own connection, before it claims anything.
 * PostgreSQL releases the lock when the connection ends, even after kill -9, so no clock decides who is alive. Use
 * these fragments inside the statement or transaction that acts on the result.
 */
export const liveWorkers = (lockSpace: number): Statement => sql`
  select l.objid::int
  from pg_locks l
  join pg_database d on d.oid = l.database
  where d.datname = current_database()
    and l.locktype = 'advisory'
    and l.classid = ${raw(lockSpace)}
    and l.objsubid = 2
    and l.granted`;

/** A condition: the column has no worker number, or that of a dead worker. */
export const isUnclaimed = (column: string, lockSpace: number): Statement =>
  sql`(${raw(column)} is null or ${raw(column)} not in (${liveWorkers(lockSpace)}))`;

export async function isWorkerAlive(tx: Sql, lockSpace: number, worker: number): Promise<boolean> {
  const rows = await tx.query(sql`
    select from (${liveWorkers(lockSpace)}) as live (worker)
    where worker = ${worker}`);
  return rows.length > 0;
}

export async function countLiveWorkers(tx: Sql, lockSpace: number): Promise<number> {
  const [row] = await tx.query(sql<{ workers: number }>`
    select count(*) as workers
    from (${liveWorkers(lockSpace)}) as live`);
  return row?.workers ?? 0;
}

export async function newWorkerNumber(tx: Sql): Promise<number> {
  const [row] = await tx.query(sql<{ number: number }>`select nextval('worker_numbers')::int as number`);
  if (!row) throw new Error("the sequence worker_numbers returned no row");
  return row.number;
}
