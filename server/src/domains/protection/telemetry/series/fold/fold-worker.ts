import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../../../../../kernel/clock.ts";
import { type Database, isUnavailable, type Sql } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { ReadLag } from "../../../../../platform/fleet/fleet.ts";
import { MINUTES_KEPT, QUARTER } from "../rows-of-subject.ts";
import { foldQuarter } from "./fold-quarter.ts";

export interface FoldNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface UnfoldedQuarter {
  readonly team_id: string;
  readonly at: number;
}

/** Writers send what they have every ten seconds: after a minute, a quarter of an hour is complete unless something went wrong. */
const SETTLED_SECONDS = 60;
const QUARTERS_A_TURN = 100;
const EVERY_MS = 15_000;

/** Quarters that began earlier are over, and what comes late for them has come. */
const settledBefore = (nowMs: number): number => Math.floor(nowMs / 1000) - QUARTER - SETTLED_SECONDS + 1;

export const foldLag: ReadLag = async (tx, now) => {
  const before = settledBefore(now);
  const [oldest] = await tx.query(sql<UnfoldedQuarter>`select team_id, at from quarters_to_fold(${before}, 1)`);
  return { name: "telemetry", behind_seconds: oldest ? before - oldest.at : 0 };
};

/** One turn: the oldest quarters of an hour that are over and have deltas that were not folded. Returns how many it folded. */
export async function foldClosedQuarters(needs: FoldNeeds, signal?: AbortSignal): Promise<number> {
  const { db, clock, logger } = needs;
  const before = settledBefore(clock.milliseconds());
  const quarters = await db.authenticating((tx) =>
    tx.query(sql<UnfoldedQuarter>`select team_id, at from quarters_to_fold(${before}, ${QUARTERS_A_TURN})`),
  );
  let folded = 0;
  for (const { team_id: teamId, at } of quarters) {
    if (signal?.aborted) break;
    const done = await db
      .transaction({ teamId, userId: "" }, (tx) => foldQuarter(tx, teamId, at))
      .catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        // One team's figures must not keep the others from being folded.
        logger.warn(
          { err: error, team_id: teamId, quarter: at },
          "a quarter of an hour of figures could not be folded",
        );
        return false;
      });
    if (done) folded++;
  }
  return folded;
}

/** Charts by minute go back one day. `now` in seconds. */
export const expireMinutes = (tx: Sql, now: number): Promise<number> =>
  tx.run(sql`select expire_series_minutes(${now - MINUTES_KEPT})`);

/** Any number of processes can do this. What one leaves undone, the next turn of any other does. */
export function startFoldWorker(needs: FoldNeeds): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const folded = await foldClosedQuarters(needs, stopping.signal).catch((error: unknown) => {
        needs.logger.warn({ err: error }, "figures could not be folded and will be tried again");
        return 0;
      });
      // After a full turn there may be more.
      if (folded < QUARTERS_A_TURN) await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
