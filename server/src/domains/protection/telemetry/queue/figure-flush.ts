import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Database, isUnavailable, sqlState } from "../../../../platform/db/database.ts";
import type { TelemetryDays } from "../store/days.ts";
import { markBatch } from "../store/writers.ts";
import type { Figures } from "./figures.ts";
import { createRounds, type Rounds } from "./rounds.ts";

interface FlushNeeds<Sums> {
  readonly db: Database;
  readonly logger: Logger;
  readonly days: TelemetryDays;
  readonly figures: Figures<Sums>;
  readonly everyMs: number;
  /** After each round. */
  readonly onFlush: () => void;
}

const NO_TEAM = "23503";

/**
 * Stores the sums of ten seconds as deltas. Those that were not confirmed keep their number and are sent again before newer ones,
 * so that they count once.
 */
export function createFigureFlush<Sums>(needs: FlushNeeds<Sums>): Rounds {
  const { db, logger, days, figures, everyMs } = needs;
  /** Its own: rows of this process are numbered apart. */
  const source = randomUUID();
  let unconfirmed = new Map<string, Sums>();
  let sequence = 0;
  const rounds = createRounds(everyMs, async () => {
    await write();
    needs.onFlush();
  });

  async function write(): Promise<void> {
    if (unconfirmed.size > 0) await send();
    // Newer sums go on being added to in memory.
    if (unconfirmed.size > 0) return rounds.later();
    unconfirmed = new Map(figures.take());
    sequence += 1;
    if (unconfirmed.size > 0) await send();
    if (unconfirmed.size > 0) rounds.later();
  }

  async function send(): Promise<void> {
    for (const [teamId, sums] of unconfirmed) {
      try {
        await days.ensure(figures.daysOf(sums));
        await db.transaction({ teamId, userId: "" }, async (tx) => {
          const batch = { source, sequence };
          if (await markBatch(tx, teamId, batch)) await figures.store(tx, teamId, { batch, sums });
        });
        unconfirmed.delete(teamId);
      } catch (error) {
        days.forget();
        if (isUnavailable(error)) {
          logger.warn({ err: error }, "figures could not be stored and will be tried again");
          return;
        }
        // Refused for its values: sent again, it would be refused again, and keep all later figures waiting.
        const isGone = sqlState(error) === NO_TEAM;
        if (isGone || /^22/.test(sqlState(error) ?? "")) unconfirmed.delete(teamId);
        if (!isGone) logger.error({ err: error, team_id: teamId }, "figures of a team could not be stored");
      }
    }
  }

  return rounds;
}
