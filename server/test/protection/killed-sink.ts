import type { ClientConfig } from "pg";
import { pino } from "pino";
import { createTrafficSink } from "../../src/domains/protection/traffic/sink.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { newId } from "../../src/kernel/ids.ts";
import { openDatabase } from "../../src/platform/db/database.ts";
import { flowExchange } from "./recorded-exchange.ts";

/** A gateway's process for a test that kills it: records events one by one, and says of each that it did. */
interface Given {
  readonly connection: ClientConfig;
  readonly teamId: string;
  readonly agentId: string;
}

process.once("message", ({ connection, teamId, agentId }: Given) => {
  const db = openDatabase({ connection, poolSize: 2, onBackgroundError: () => {} });
  const absent = async (): Promise<never> => {
    throw new Error("not used here");
  };
  const tally = { judged: absent, reported: absent, flush: absent, close: absent };
  const logger = pino({ level: "silent" });
  // No guards judge, so neither agents nor keys are needed.
  const sink = createTrafficSink({ db, logger, tally, clock: systemClock } as unknown as Parameters<
    typeof createTrafficSink
  >[0]);
  setInterval(() => {
    const requestId = newId();
    sink.record({ ...flowExchange(teamId, agentId), requestId });
    process.send?.({ requestId, at: Date.now() });
  }, 2);
});
