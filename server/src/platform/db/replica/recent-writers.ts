import type { Database, Sql } from "../database.ts";
import { sql } from "../sql.ts";
import { NOW } from "./clock.ts";

/** What the primary knows at one moment, for all readings that waited for it. */
export interface Moment {
  /** Milliseconds by the primary's clock. */
  readonly now: number;
  /** When it was asked, by this process's monotonic clock. */
  readonly askedAt: number;
  /** Those of the readers whose last change may not be on a replica yet. */
  readonly writers: ReadonlySet<string>;
}

export interface RecentWriters {
  /** Told before the change is acknowledged. */
  wrote(userId: string): Promise<void> | undefined;
  /** Asked after the request for a reading came: what was acknowledged before it is known. */
  ask(userId: string): Promise<Moment>;
  sweep(): Promise<void>;
}

/** One row tells of all changes for so long, so that a busy writer costs a statement every few seconds. */
const HOLD_MS = 5_000;
const MOST_KEPT = 10_000;
const SWEEP_AFTER_MS = 600_000;
/** In place of a person: everyone. */
export const EVERYONE = "00000000-0000-0000-0000-000000000000";

/**
 * Who changed something lately, over all processes. A reading costs the primary one short statement, which all readings that
 * wait at the moment share.
 */
export function openRecentWriters(db: Database, maxLagMs: number): RecentWriters {
  /** Until when the row of each is known to tell of its changes, by this process's clock. */
  const told = new Map<string, number>();
  let waiting: { readonly ids: Set<string>; readonly moment: Promise<Moment> } | null = null;
  let asking: Promise<unknown> = Promise.resolve();

  async function tell(userId: string): Promise<void> {
    const startedAt = performance.now();
    await db.looking((tx) => writeUntil(tx, userId));
    told.delete(userId);
    told.set(userId, startedAt + HOLD_MS);
    for (const key of told.keys()) {
      if (told.size <= MOST_KEPT) break;
      told.delete(key);
    }
  }

  async function askFor(ids: ReadonlySet<string>): Promise<Moment> {
    const askedAt = performance.now();
    return db.looking(async (tx) => {
      const { now, writers, is_known } = await readWriters(tx, [...ids], maxLagMs);
      // After a crash or a failover nobody knows who changed what.
      if (!is_known) await writeUntil(tx, EVERYONE);
      const isEveryone = !is_known || writers.includes(EVERYONE);
      return { now, askedAt, writers: isEveryone ? ids : new Set(writers) };
    });
  }

  return {
    wrote: (userId) => ((told.get(userId) ?? 0) > performance.now() ? undefined : tell(userId)),
    ask(userId) {
      if (!waiting) {
        const ids = new Set<string>();
        const moment = asking
          .catch(() => {})
          .then(() => {
            waiting = null;
            return askFor(ids);
          });
        waiting = { ids, moment };
        asking = moment;
      }
      waiting.ids.add(userId);
      return waiting.moment;
    },
    sweep: async () =>
      void (await db.looking((tx) =>
        tx.run(sql`delete from recent_writers where until < ${NOW} - ${SWEEP_AFTER_MS} and writer <> ${EVERYONE}`),
      )),
  };
}

const writeUntil = (tx: Sql, userId: string): Promise<number> =>
  tx.run(
    sql`
      insert into recent_writers (writer, until)
      values (${userId}, ${NOW} + ${HOLD_MS}::int)
      on conflict on constraint recent_writers_pkey do update
      set until = greatest(recent_writers.until, excluded.until)`.named("recent writer"),
  );

interface Read {
  readonly now: number;
  readonly writers: readonly string[];
  readonly is_known: boolean;
}

async function readWriters(tx: Sql, ids: readonly string[], maxLagMs: number): Promise<Read> {
  const [found] = await tx.query(
    sql<Read>`
      select ${NOW} as now,
        array(
          select writer::text from recent_writers
          where writer = any(${[...ids, EVERYONE]}::uuid[]) and until + ${maxLagMs}::int > ${NOW}
        ) as writers,
        exists (select from recent_writers where writer = ${EVERYONE}) as is_known`.named("recent writers"),
  );
  if (!found) throw new Error("the primary did not say what time it is");
  return found;
}
