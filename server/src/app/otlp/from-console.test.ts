import { expect, test } from "vitest";
import { openOtlpWorld } from "../../../test/protection/telemetry/otlp-world.ts";
import { exportingWriter } from "../../domains/protection/telemetry/own/exporting-writer.ts";
import type { NewSpan } from "../../domains/protection/telemetry/store/new-rows.ts";
import { createExporter } from "../../platform/telemetry/export/exporter.ts";

const nothing = {
  ...{ span: () => {}, log: () => {}, count: () => {}, observe: () => {} },
  ...{ flush: async () => {}, close: async () => {} },
};
const TRACE = "0af7651916cd43dd8448eb211c80319c";

test("what one console exports is taken by another: spans and log lines are in its store, each nanosecond kept", async () => {
  await using at = await openOtlpWorld();
  const errors: unknown[] = [];
  const [traces, logs, metrics] = ["traces", "logs", "metrics"].map((signal) => `${at.url}/v1/${signal}`) as [
    ...[string, string, string],
  ];
  const exporter = createExporter(
    { endpoints: { traces, logs, metrics }, headers: { authorization: `Bearer ${at.key}` } },
    { onError: (error) => errors.push(error) },
  );
  const writer = exportingWriter(nothing, exporter);
  const startNs = BigInt(Date.now() - 60_000) * 1_000_000n + 123_457n;
  const about = { agentId: at.agentId, evaluationId: null, testId: null, probeId: null, isSample: false };
  const span: NewSpan = {
    ...{ ...about, traceId: TRACE, spanId: "b7ad6b7169203331", parentId: null, isEntry: true, source: "gateway" },
    ...{ service: "gateway", name: "chat gpt-small", kind: 2, status: 0, statusMessage: null, startNs },
    ...{ durationNs: 41_000_321n, conversationId: null, userId: null, operation: "chat", model: "gpt-small" },
    ...{ inputTokens: 9, outputTokens: 12, costMicros: null, resource: {}, events: [], links: [] },
    attrs: {
      ...{ "gen_ai.operation.name": "chat", "gen_ai.request.model": "gpt-small", "gen_ai.agent.id": at.agentId },
      ...{ "gen_ai.usage.input_tokens": 9, "gen_ai.usage.output_tokens": 12 },
    },
  };
  writer.span("team", span);
  writer.span("team", { ...span, spanId: "b7ad6b7169203332", isSample: true });
  writer.log("team", {
    ...{ ...about, atNs: startNs, source: "gateway", service: "gateway", level: "warn", job: "protection" },
    ...{ exporter: "console", traceId: TRACE, spanId: span.spanId, line: "event=guard guard=stop", attrs: {} },
  });
  writer.count("team", { metric: "gateway_requests_total", atMs: Date.now(), agentId: at.agentId }, 2);
  await exporter.close();
  expect(errors).toEqual([]);
  expect(["traces", "logs", "metrics"].map((signal) => exporter.dropped(signal as "traces"))).toEqual([0, 0, 0]);
  const { rows } = await at.world.behind.query(
    `select name, start_ns::text, duration_ns::text, model, input_tokens::int, output_tokens::int, agent_id, source, service
     from otel_spans where encode(trace_id, 'hex') = $1`,
    [TRACE],
  );
  expect(rows).toEqual([
    {
      ...{ name: "chat gpt-small", start_ns: String(startNs), duration_ns: "41000321", model: "gpt-small" },
      ...{ input_tokens: 9, output_tokens: 12, agent_id: at.agentId, source: "otlp", service: "gateway" },
    },
  ]);
  const lines = await at.world.behind.query("select line, level, at_ns::text from otel_logs");
  expect(lines.rows).toEqual([{ line: "event=guard guard=stop", level: "warn", at_ns: String(startNs) }]);
});
