import { expect, test } from "vitest";
import { openOtlpWorld, sentSpan, spansBody } from "../../../../../test/protection/telemetry/otlp-world.ts";
import { spanAt } from "../../../../../test/protection/telemetry/rows.ts";

// In full size: npm run prove -- telemetry-load
test("spans that are received and spans of the console's own are all stored once, and none is dropped", async () => {
  await using sending = await openOtlpWorld();
  const { world } = sending;
  const { teamId } = world.owner.who;
  const { writer } = world.services.telemetry;
  const send = async (body: string): Promise<void> => {
    const answer = await sending.send("traces", body);
    await answer.arrayBuffer();
    if (answer.status === 429 || answer.status === 503) return send(body);
    expect(answer.status).toBe(200);
  };
  const bodies = Array.from({ length: 20 }, () => spansBody(Array.from({ length: 100 }, () => sentSpan())));
  await Promise.all(
    bodies.map((body) => {
      for (let n = 0; n < 100; n++) writer.span(teamId, spanAt(world.clock.now, { source: "gateway" }));
      return send(body);
    }),
  );
  await writer.flush();
  const { rows } = await world.behind.query(
    "select source, count(*)::int as n, count(distinct (trace_id, span_id))::int as different from otel_spans group by 1 order by 1",
  );
  expect(rows).toEqual([
    { source: "gateway", n: 2000, different: 2000 },
    { source: "otlp", n: 2000, different: 2000 },
  ]);
  const dropped = await world.behind.query("select from series_names where name = 'telemetry_dropped_total'");
  expect(dropped.rowCount).toBe(0);
});
