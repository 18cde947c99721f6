import { expect, test } from "vitest";
import { openWorld } from "../../../../../../test/world.ts";

test("a sample agent's week has traces and log lines, marked in every row, that its guard events lead to and that go with it", async () => {
  await using world = await openWorld();
  const body = { agent_name: "Sample", model_name: "m", agent_metadata: { tags: ["sample"] } };
  const { id } = (await world.call("POST", "/v1/agent-configurations/", { body })).body;
  const added = await world.call("POST", `/v1/agents/${id}/sample-traffic`);
  expect(added.status).toBe(201);
  await world.services.telemetry.writer.flush();
  const rows = async (table: string) =>
    (await world.behind.query(`select * from ${table} where agent_id = $1`, [id])).rows;
  const [spans, logs, events] = [await rows("otel_spans"), await rows("otel_logs"), await rows("guard_events")];
  expect(spans.length).toBeGreaterThan(events.length * 2);
  expect(logs).toHaveLength(events.length);
  expect([...spans, ...logs].every(({ is_sample }) => is_sample)).toBe(true);
  const trace = await world.call("GET", `/v1/telemetry/traces/${events[0].trace_id}`);
  expect([trace.status, trace.text.includes("agent_console.guard.name")]).toEqual([200, true]);
  // No figure of the team is made up.
  expect((await world.behind.query("select from series_delta where agent_id = $1", [id])).rowCount).toBe(0);
  await world.call("DELETE", `/v1/agents/${id}/sample-traffic`);
  expect([await rows("otel_spans"), await rows("otel_logs")]).toEqual([[], []]);
});
