import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { KeptHit, Tally } from "../runtime/tally.ts";
import { eventsOf } from "./events.ts";
import type { ExchangeRecord, TrafficSink } from "./exchange-record.ts";
import { createGuardedMarks } from "./guarded.ts";
import { pulseOf } from "./pulse.ts";
import { TrafficQueue, type Waiting, type WaitingTeams } from "./queue.ts";
import { recordedOf } from "./record-sample.ts";
import { createSampling } from "./recording.ts";
import { addBuckets, addPulses, insertEvents, insertRecorded } from "./store.ts";

export interface SinkNeeds {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tally: Tally;
  readonly keyring: Keyring;
  readonly isDoubted?: (act: Act, agentId: string) => Promise<boolean>;
}

interface SinkRules {
  readonly everyMs: number;
  /** So many events are written at once. */
  readonly batch: number;
  /** So many events wait at most. */
  readonly most: number;
}

const usual: SinkRules = { everyMs: 250, batch: 1000, most: 20_000 };

/**
 * Stores what went through the gateway, together, a few times a second: no request waits for it. Without a database it
 * waits, as far as the memory that it may use goes. A process that is killed loses what it had not written: at most one batch.
 */
export function createTrafficSink(needs: SinkNeeds, rules: Partial<SinkRules> = {}): TrafficSink {
  const { db, logger, tally } = needs;
  const { everyMs, batch, most } = { ...usual, ...rules };
  const marks = createGuardedMarks(needs);
  const isRecorded = createSampling(needs);
  const queue = new TrafficQueue(most);
  const counting = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  let isBroken = false;

  const flushLater = (): void => {
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  };

  async function flush(): Promise<void> {
    await Promise.all(counting);
    // One writer at a time. What arrives meanwhile is written in the next round.
    while (writing) await writing;
    clearTimeout(timer);
    timer = undefined;
    writing = write(queue.take()).finally(() => {
      writing = null;
    });
    await writing;
  }

  async function write(taken: WaitingTeams): Promise<void> {
    for (const [teamId, waiting] of taken) {
      try {
        await writeTeam(teamId, waiting);
        isBroken = false;
      } catch (error) {
        if (!isBroken) logger.warn({ err: error }, "traffic could not be stored and will be tried again");
        isBroken = true;
        queue.requeue(teamId, waiting);
        flushLater();
        continue;
      }
      await marks.judged(teamId, [...waiting.pulses.values()]);
    }
  }

  async function writeTeam(teamId: string, { stopped, watched, pulses, buckets, recorded }: Waiting): Promise<void> {
    const rows = [...stopped, ...watched];
    await db.transaction({ teamId, userId: "" }, async (tx) => {
      for (let at = 0; at < rows.length; at += batch) await insertEvents(tx, teamId, rows.slice(at, at + batch));
      if (pulses.size > 0) await addPulses(tx, teamId, [...pulses.values()]);
      if (buckets.size > 0) await addBuckets(tx, teamId, [...buckets.values()]);
      if (recorded.length > 0) await insertRecorded(tx, teamId, recorded);
    });
  }

  function add(exchange: ExchangeRecord, kept: readonly KeptHit[]): void {
    const recorded = isRecorded(exchange) && queue.hasRoomToRecord ? recordedOf(needs.keyring, exchange) : null;
    queue.add(exchange.teamId, { pulse: pulseOf(exchange), events: eventsOf(exchange, kept), recorded });
    if (queue.events >= batch && !writing) void Promise.resolve().then(flush);
    else flushLater();
  }

  function uncounted(error: unknown): readonly KeptHit[] {
    logger.error({ err: error }, "a request could not be counted");
    return [];
  }

  return {
    record(exchange) {
      const kept = countGuards(tally, exchange, uncounted);
      if (!(kept instanceof Promise)) return add(exchange, kept);
      const counted: Promise<void> = kept
        .catch(uncounted)
        .then((hits) => add(exchange, hits))
        .finally(() => counting.delete(counted));
      counting.add(counted);
    },
    flush,
    close: flush,
  };
}

function countGuards(
  tally: Tally,
  { teamId, guards, judged, whole, requestId }: ExchangeRecord,
  uncounted: (error: unknown) => readonly KeptHit[],
): readonly KeptHit[] | Promise<readonly KeptHit[]> {
  if (!guards || judged.length === 0) return [];
  try {
    return tally.judged(teamId, guards, { texts: judged, whole, source: "gateway", requestId });
  } catch (error) {
    return uncounted(error);
  }
}
