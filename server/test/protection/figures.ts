import { randomUUID } from "node:crypto";
import { foldClosedQuarters } from "../../src/domains/protection/telemetry/series/fold/fold-worker.ts";
import { createSeriesSums, type SeriesSums } from "../../src/domains/protection/telemetry/series/sums.ts";
import { daysOfSums, writeSums } from "../../src/domains/protection/telemetry/series/write-sums.ts";
import { createTelemetryDays, retentionByDefault } from "../../src/domains/protection/telemetry/store/days.ts";
import type { Entry } from "../entry.ts";
import type { World } from "../world.ts";

/** So that tests can have figures of any age. */
const forever = { ...retentionByDefault, minuteHours: 10_000 };

/** Stores what the test counts, as a process does that has just been started. */
export async function plantFigures(world: World, count: (sums: SeriesSums, teamId: string) => void): Promise<void> {
  const { db } = world.services;
  const { teamId, userId } = world.owner.who;
  const sums = createSeriesSums();
  count(sums, teamId);
  const taken = sums.take().get(teamId) ?? new Map();
  await createTelemetryDays(db, { retention: forever }).ensure(daysOfSums(taken));
  const batch = { source: randomUUID(), sequence: 1 };
  await db.transaction({ teamId, userId }, (tx) => writeSums(tx, teamId, { batch, sums: taken }));
}

/** Folds until nothing is left. */
export async function foldFigures(world: World): Promise<number> {
  const { db, logger } = world.services;
  let folded = 0;
  for (;;) {
    const now = await foldClosedQuarters({ db, logger, clock: world.clock });
    folded += now;
    if (now === 0) return folded;
  }
}

const common = true as const;
const params = { metric_name: "gateway_requests_total" };

/** Every team may ask for every metric, and gets its own figures. */
export const figureCalls: Readonly<Record<string, Entry>> = {
  "protection.getCounterTotal": { common, call: async () => ({ params }) },
  "protection.getCounterSeries": { common, call: async () => ({ params }) },
  "protection.getLatency": { common, call: async () => ({ params: { metric_name: "gateway_overhead_seconds" } }) },
  "protection.listMetrics": {},
  "protection.getBreakdown": { common, call: async () => ({ params, query: "?by=agent" }) },
};
