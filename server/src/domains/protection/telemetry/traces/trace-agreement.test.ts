import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { expect, test } from "vitest";
import { plantSpans } from "../../../../../test/protection/telemetry/planted-rows.ts";
import {
  matchingTraces,
  queryOf,
  randomCondition,
  randomTraces,
} from "../../../../../test/protection/telemetry/trace-agreement.ts";
import { openWorld } from "../../../../../test/world.ts";
import { searchTraces } from "./embedded-search.ts";

test("a search finds the traces that the query means, whatever of it PostgreSQL decides", async () => {
  await using world = await openWorld();
  const random = seededRandom(9);
  const now = world.clock.now;
  const spans = randomTraces(random, 80, BigInt(now) * 1_000_000n);
  await plantSpans(world, spans);
  const { who } = world.owner;
  const asked = { window: { fromMs: now - 3_600_000, toMs: now }, limit: 1000, service: null, agentId: null };
  for (let nth = 0; nth < 60; nth++) {
    const condition = randomCondition(random);
    const query = queryOf(condition);
    const { traces } = await world.services.db.transaction(who, (tx) =>
      searchTraces(
        { tx, who, now, origin: { requestId: "", address: "" } },
        { ...asked, minMs: null, maxMs: null, query },
      ),
    );
    const found = traces.map(({ traceId }) => traceId).sort();
    expect(found, query).toEqual([...matchingTraces(spans, condition)].sort());
  }
});
