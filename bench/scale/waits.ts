import pg from "pg";

/** What the database's sessions waited for, as seen by looking again and again. */
export interface Waits {
  /** How many sessions worked or waited, over all looks. */
  readonly seen: number;
  /** What they waited for, by how often it was seen. Reading and writing to the client is no wait. */
  readonly byKind: ReadonlyMap<string, number>;
  /** Locks that were waited for, with the statement that did. */
  readonly locks: ReadonlyMap<string, number>;
}

const EVERY_MS = 20;

const SESSIONS = `
  select coalesce(wait_event_type || ': ' || wait_event, 'at work') as kind
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
    and coalesce(wait_event_type, '') <> 'Client'`;

const LOCKS = `
  select l.locktype || coalesce(' of ' || l.relation::regclass::text, '') || ' by: '
    || left(regexp_replace(a.query, '\\s+', ' ', 'g'), 60) as lock
  from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted`;

/** Looks until told to stop. */
export async function watchWaits(databaseUrl: string): Promise<{ stop(): Promise<Waits> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [byKind, locks] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  let isOver = false;
  let seen = 0;
  const look = async (): Promise<void> => {
    while (!isOver) {
      const sessions = await client.query<{ kind: string }>(SESSIONS);
      for (const { kind } of sessions.rows) count(byKind, kind);
      seen += sessions.rows.length;
      const waiting = await client.query<{ lock: string }>(LOCKS);
      for (const { lock } of waiting.rows) count(locks, lock);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const looking = look();
  return {
    async stop() {
      isOver = true;
      await looking;
      await client.end();
      return { seen, byKind, locks };
    },
  };
}
