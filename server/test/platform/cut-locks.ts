interface Behind {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Ends the connections that hold locks, as PostgreSQL does for a killed process. Those of this database alone: all tests share one
 * cluster, and another one's worker would lose what it has in flight.
 */
export async function cutLocks(behind: Behind, lockSpace?: number): Promise<void> {
  await behind.query(
    `select pg_terminate_backend(a.pid)
     from pg_stat_activity a
     where a.datname = current_database() and a.application_name = 'agent-console-lock'
       and ($1::int is null or exists (select from pg_locks l where l.pid = a.pid and l.classid = $1))`,
    [lockSpace ?? null],
  );
}
