import type { Database } from "../database.ts";
import { sql } from "../sql.ts";
import { NOW } from "./clock.ts";

/** The time of the primary, written to its log again and again while anybody reads from replicas. */
export interface Beats {
  readonly everyMs: number;
  /** Someone reads. True if beats have been written for long enough that a replica can have the last one. */
  keep(): boolean;
  beatNow(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 500;
/** After so long without a reading, the primary is left alone. */
const IDLE_MS = 30_000;

export function createBeats(db: Database): Beats {
  let lastUse = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | null = null;
  let hasBeaten = false;

  function beatNow(): Promise<void> {
    lastUse = performance.now();
    timer ??= setInterval(() => {
      if (performance.now() - lastUse < IDLE_MS) beat().catch(() => {});
      else rest();
    }, EVERY_MS).unref();
    return beat();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    hasBeaten = false;
  }

  function beat(): Promise<void> {
    beating ??= db
      .looking((tx) => tx.run(WRITE))
      .then(() => {
        hasBeaten = true;
      })
      .finally(() => {
        beating = null;
      });
    return beating;
  }

  return {
    everyMs: EVERY_MS,
    keep() {
      if (timer === undefined) beatNow().catch(() => {});
      lastUse = performance.now();
      return hasBeaten;
    },
    beatNow,
    async stop() {
      clearInterval(timer);
      await beating?.catch(() => {});
    },
  };
}

/** All processes share one row. Whoever finds it fresh leaves it alone, so it is written a few times a second however many there are. */
const WRITE = sql`
  insert into replica_beats (id, at)
  values (1, ${NOW})
  on conflict on constraint replica_beats_pkey do update
  set at = excluded.at
  where replica_beats.at not between excluded.at - ${EVERY_MS / 2}::int and excluded.at`.named("beat");
