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
  // Its charts have the week's requests; no figure of the team is made up.
  const total = async (query: string) =>
    (await world.call("GET", `/v1/telemetry/counters/gateway_requests_total/total?time_range=${query}`)).body
      .total_count;
  const sampled = `7d&agent_configuration_id=${id}`;
  expect(await total(sampled)).toBeGreaterThan(2000);
  expect(await total(`6h&agent_configuration_id=${id}`)).toBeGreaterThan(20);
  expect(await total("7d")).toBe(0);
  const latency = await world.call("GET", `/v1/telemetry/latency/gateway_overhead_seconds?time_range=${sampled}`);
  expect(latency.body[0].values.length).toBeGreaterThan(50);
  await world.call("DELETE", `/v1/agents/${id}/sample-traffic`);
  expect([await rows("otel_spans"), await rows("otel_logs"), await total(sampled)]).toEqual([[], [], 0]);
});
