import { SeverityNumber, SpanKind, SpanStatusCode, ValueType } from "@opentelemetry/api";
import { OTLPLogExporter as JsonLogs } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPLogExporter as ProtoLogs } from "@opentelemetry/exporter-logs-otlp-proto";
import {
  AggregationTemporalityPreference,
  OTLPMetricExporter as JsonMetrics,
} from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter as ProtoMetrics } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter as JsonTraces } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtoTraces } from "@opentelemetry/exporter-trace-otlp-proto";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { AggregationType, MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { beforeAll, describe, expect, test } from "vitest";
import { type OtlpWorld, openOtlpWorld, serviceResource } from "../../../test/protection/telemetry/otlp-world.ts";

let open: OtlpWorld;
beforeAll(async () => {
  open = await openOtlpWorld();
  return () => open[Symbol.asyncDispose]();
});

const EXPORTERS = {
  protobuf: { Traces: ProtoTraces, Logs: ProtoLogs, Metrics: ProtoMetrics },
  json: { Traces: JsonTraces, Logs: JsonLogs, Metrics: JsonMetrics },
};

describe.each(["protobuf", "json"] as const)("a real exporter over %s", (encoding) => {
  const { Traces, Logs, Metrics } = EXPORTERS[encoding];
  const to = (signal: string) => ({
    url: `${open.url}/v1/${signal}`,
    headers: {
      [encoding === "json" ? "x-api-key" : "authorization"]: `${encoding === "json" ? "" : "Bearer "}${open.key}`,
    },
    compression: (encoding === "json" ? "gzip" : "none") as never,
  });

  test("sends spans, which are stored to the nanosecond", async () => {
    const exporter = new Traces(to("traces"));
    const provider = new TracerProvider({
      resource: serviceResource(open.agentId),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    const tracer = provider.getTracer("shop-lib", "1.2.3");
    const seconds = Math.floor(Date.now() / 1000) - 30;
    const span = tracer.startSpan("chat gpt-small", {
      kind: SpanKind.CLIENT,
      startTime: [seconds, 123_456_789],
      attributes: {
        ...{ "gen_ai.operation.name": "chat", "gen_ai.request.model": "gpt-small", "gen_ai.usage.input_tokens": 7 },
        ...{ "gen_ai.usage.output_tokens": 3, [`from.${encoding}`]: true, ratio: 0.25, list: ["a", "b"] },
      },
    });
    span.addEvent("first token", { at: 1 }, [seconds, 200_000_001]);
    span.setStatus({ code: SpanStatusCode.ERROR, message: "gave up" });
    span.end([seconds, 987_654_321]);
    await provider.forceFlush();
    await provider.shutdown();

    const { rows } = await open.world.behind.query(
      `select encode(trace_id, 'hex') as trace_id, agent_id, service, name, kind, status, status_message, start_ns::text,
         duration_ns::text, operation, model, input_tokens::int, output_tokens::int, cost_micros, is_entry, attrs, resource, events
       from otel_spans where attrs ? $1`,
      [`from.${encoding}`],
    );
    expect(rows).toMatchObject([
      {
        ...{ trace_id: span.spanContext().traceId, agent_id: open.agentId, service: "shop", name: "chat gpt-small" },
        ...{ kind: 3, status: 2, status_message: "gave up", operation: "chat", model: "gpt-small", is_entry: true },
        ...{ start_ns: `${seconds}123456789`, duration_ns: "864197532", input_tokens: 7, output_tokens: 3 },
        ...{ cost_micros: null, resource: { "service.name": "shop", "otel.scope.name": "shop-lib" } },
        attrs: { ratio: 0.25, list: ["a", "b"] },
        events: [{ name: "first token", at_ns: `${seconds}200000001`, attrs: { at: 1 } }],
      },
    ]);
    // And every nanosecond is there again when it is read.
    const { traceId } = span.spanContext();
    const shown = await open.world.call("GET", `/v1/telemetry/traces/${traceId}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`${seconds}123456789`);
    expect(shown.text).toContain(`${seconds}987654321`);
    const found = await open.world.call("GET", "/v1/telemetry/traces?service_name=shop");
    expect(found.body.traces.map(({ trace_id }: { trace_id: string }) => trace_id)).toContain(traceId);
    expect(found.text).toContain(`"start_time_unix_nano":${seconds}123456789`);
  });

  test("sends log records with their level, trace and agent", async () => {
    const exporter = new Logs(to("logs"));
    const provider = new LoggerProvider({
      resource: serviceResource(open.agentId),
      processors: [new BatchLogRecordProcessor({ exporter })],
    });
    provider.getLogger("shop-lib").emit({
      ...{ severityNumber: SeverityNumber.WARN, severityText: "WARN", body: `slow over ${encoding}` },
      attributes: { attempt: 2, nested: { deep: ["x"] } },
    });
    await provider.forceFlush();
    await provider.shutdown();
    const { rows } = await open.world.behind.query(
      "select agent_id, service, level, line, source, attrs from otel_logs where line = $1",
      [`slow over ${encoding}`],
    );
    expect(rows).toMatchObject([
      { agent_id: open.agentId, service: "shop", level: "warn", attrs: { attempt: 2, nested: { deep: ["x"] } } },
    ]);
    const found = await open.world.call("GET", "/v1/telemetry/logs?service_name=shop&level=warn");
    expect(found.text).toContain(`slow over ${encoding}`);
  });

  test.each(["cumulative", "delta"] as const)("sends %s metrics, which count once", async (temporality) => {
    const name = `${encoding}.${temporality}`;
    const reader = new PeriodicExportingMetricReader({
      exporter: new Metrics({
        ...to("metrics"),
        temporalityPreference: AggregationTemporalityPreference[temporality === "delta" ? "DELTA" : "CUMULATIVE"],
      }),
      exportIntervalMillis: 3_600_000,
    });
    const provider = new MeterProvider({
      resource: serviceResource(open.agentId),
      readers: [reader],
      views: [{ instrumentName: `${name}.wide`, aggregation: { type: AggregationType.EXPONENTIAL_HISTOGRAM } }],
    });
    const meter = provider.getMeter("shop-lib");
    const orders = meter.createCounter(`${name}.orders`);
    const took = meter.createHistogram(`${name}.took`, {
      unit: "ms",
      advice: { explicitBucketBoundaries: [100, 200] },
    });
    const wide = meter.createHistogram(`${name}.wide`, { unit: "s" });
    const carts = meter.createUpDownCounter(`${name}.carts`, { valueType: ValueType.INT });
    for (const [count, ms] of [
      [2, 150],
      [3, 50],
    ] as const) {
      orders.add(count, { "gen_ai.request.model": "gpt-small" });
      took.record(ms);
      wide.record(ms / 1000);
      carts.add(count);
      await provider.forceFlush();
    }
    await provider.shutdown();
    const figures = await figuresOf(name);
    expect(figures).toMatchObject({
      [`${name}.orders`]: { kind: "counter", total: 5, model: "gpt-small" },
      [`${name}.took`]: { kind: "latency", n: 2, unit: "s" },
      [`${name}.wide`]: { kind: "latency", n: 2, unit: "s" },
      [`${name}.carts`]: { kind: "gauge" },
    });
    expect(figures[`${name}.wide`]?.total).toBeCloseTo(0.2, 2);
  });
});

interface Figure {
  readonly name: string;
  readonly kind: string;
  readonly unit: string;
  readonly n: number;
  readonly total: number;
  readonly model: string | null;
}

/** The team's figures whose names begin like this, those of the agent being the same. */
async function figuresOf(prefix: string): Promise<Record<string, Figure>> {
  const sums = (agent: string) => `
    select n.name, n.kind, n.unit, sum(d.n)::int as n, sum(d.total) as total, max(l.labels->>'model') as model
    from series_delta d
    join series_names n on n.team_id = d.team_id and n.id = d.metric
    left join series_labels l on l.team_id = d.team_id and l.id = d.labels
    where n.name like $1 || '%' and n.is_received and d.labels >= 0 and d.agent_id ${agent}
    group by 1, 2, 3`;
  const { rows } = await open.world.behind.query<Figure>(sums("is null"), [prefix]);
  const own = await open.world.behind.query<Figure>(sums(`= '${open.agentId}'`), [prefix]);
  expect(new Set(own.rows.map((row) => JSON.stringify(row)))).toEqual(new Set(rows.map((row) => JSON.stringify(row))));
  return Object.fromEntries(rows.map((row) => [row.name, row]));
}
