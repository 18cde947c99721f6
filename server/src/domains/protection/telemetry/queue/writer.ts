import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import { type Database, isUnavailable } from "../../../../platform/db/database.ts";
import type { TelemetryDays } from "../store/days.ts";
import type { TelemetryWriter } from "../writer.ts";
import { createFigureFlush } from "./figure-flush.ts";
import type { Figures } from "./figures.ts";
import { createRounds } from "./rounds.ts";
import { type QueueLimits, RowQueue } from "./row-queue.ts";
import { createRowSender, type RowSender } from "./row-sender.ts";

export interface WriterNeeds<Sums> {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly days: TelemetryDays;
  readonly figures: Figures<Sums>;
  /** Told at most every ten seconds that rows of a team were dropped. Must not throw. */
  readonly onDropped?: (teamId: string, rows: number) => void;
}

export interface WriterRules extends QueueLimits {
  readonly everyMs: number;
  /** So many rows are written at once. */
  readonly batch: number;
  readonly figuresEveryMs: number;
}

const usual: WriterRules = { everyMs: 250, batch: 1000, rows: 20_000, bytes: 32 * 2 ** 20, figuresEveryMs: 10_000 };

/**
 * Stores rows and figures together, a few times a second: nothing waits for it. Without a database it waits, as far as the memory
 * that it may use goes. A process that is killed loses what it had not written: a quarter of a second of rows, ten seconds of
 * figures.
 */
export function createTelemetryWriter<Sums>(
  needs: WriterNeeds<Sums>,
  rules: Partial<WriterRules> = {},
): TelemetryWriter {
  const { clock, logger, days, figures, onDropped = () => {} } = needs;
  const { everyMs, batch, figuresEveryMs, ...limits } = { ...usual, ...rules };
  const source = randomUUID();
  const queue = new RowQueue(limits, (teamId) => drop(teamId, 1));
  const sender = createRowSender({ ...needs, queue, source, batch, drop });
  const dropped = new Map<string, number>();
  const figureRounds = createFigureFlush({ ...needs, everyMs: figuresEveryMs, onFlush: tellDropped });
  let isBroken = false;
  const rowRounds = createRounds(everyMs, async () => {
    isBroken = !(await sendAll(sender, isBroken ? null : logger));
    if (queue.rows > 0) rowRounds.later();
  });

  function drop(teamId: string, rows: number): void {
    dropped.set(teamId, (dropped.get(teamId) ?? 0) + rows);
    figures.count(teamId, { metric: "telemetry_dropped_total", atMs: clock.milliseconds(), agentId: null }, rows);
    figureRounds.later();
  }

  function tellDropped(): void {
    const unplaced = figures.takeDropped();
    if (unplaced > 0)
      logger.warn({ figures: unplaced }, "figures were dropped: there were more than memory is kept for");
    for (const [teamId, rows] of dropped) {
      logger.warn({ team_id: teamId, rows }, "telemetry was dropped: there was more than could be stored");
      onDropped(teamId, rows);
    }
    dropped.clear();
  }

  function added(): void {
    // A database that is away is asked by the timer, and not for every row.
    if (queue.rows >= batch && !rowRounds.isWorking && !isBroken) void Promise.resolve().then(rowRounds.now);
    else rowRounds.later();
  }

  async function flush(): Promise<void> {
    await rowRounds.now();
    await figureRounds.now();
  }

  return {
    span(teamId, span) {
      queue.addSpan(teamId, span);
      added();
    },
    log(teamId, log) {
      queue.addLog(teamId, log);
      added();
    },
    count(teamId, measure, by = 1) {
      if (!days.countable(measure.atMs)) return;
      figures.count(teamId, measure, by);
      figureRounds.later();
    },
    observe(teamId, measure, seconds) {
      if (!days.countable(measure.atMs)) return;
      figures.observe(teamId, measure, seconds);
      figureRounds.later();
    },
    flush,
    async close() {
      await flush();
      rowRounds.stop();
      figureRounds.stop();
    },
  };
}

/** Whether all that waited is stored. The log hears of the first failure. */
async function sendAll(sender: RowSender, logger: Logger | null): Promise<boolean> {
  let isStored = true;
  for (const teamId of sender.teams()) {
    try {
      await sender.send(teamId);
    } catch (error) {
      if (isStored) logger?.warn({ err: error }, "telemetry could not be stored and will be tried again");
      isStored = false;
      if (isUnavailable(error)) break;
    }
  }
  return isStored;
}
