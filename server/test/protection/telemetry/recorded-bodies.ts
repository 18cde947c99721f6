/** What real exporters send, recorded from them: all three signals, over protobuf and JSON. */
import { SeverityNumber } from "@opentelemetry/api";
import { OTLPLogExporter as JsonLogs } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPLogExporter as ProtoLogs } from "@opentelemetry/exporter-logs-otlp-proto";
import { OTLPMetricExporter as JsonMetrics } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter as ProtoMetrics } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter as JsonTraces } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtoTraces } from "@opentelemetry/exporter-trace-otlp-proto";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import {
  AggregationType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Encoding, Signal } from "../../../src/domains/protection/telemetry/otlp/signals.ts";
import { serve } from "../../platform/web-server.ts";
import { serviceResource } from "./otlp-world.ts";

export interface RecordedBody {
  readonly signal: Signal;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

export async function recordBodies(spans = 3): Promise<RecordedBody[]> {
  const recorded: RecordedBody[] = [];
  await using server = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const encoding = request.headers["content-type"] === "application/json" ? "json" : "protobuf";
      const signal = (request.url ?? "").split("/").at(-1) as Signal;
      recorded.push({ signal, encoding, body: Buffer.concat(chunks) });
      response.writeHead(200, { "content-type": request.headers["content-type"] ?? "" }).end();
    });
  });
  const to = (signal: Signal) => ({ url: `${server.url}/v1/${signal}` });
  for (const [Traces, Logs, Metrics] of [
    [ProtoTraces, ProtoLogs, ProtoMetrics],
    [JsonTraces, JsonLogs, JsonMetrics],
  ] as const) {
    await sendSpans(new Traces(to("traces")), spans);
    await sendLogs(new Logs(to("logs")));
    await sendMetrics(new Metrics(to("metrics")));
  }
  return recorded;
}

async function sendSpans(exporter: ProtoTraces, spans: number): Promise<void> {
  const batching = { maxExportBatchSize: spans, maxQueueSize: spans };
  const spanProcessors = [new BatchSpanProcessor({ exporter, ...batching })];
  const provider = new TracerProvider({ resource: serviceResource(), spanProcessors });
  const tracer = provider.getTracer("shop-lib", "1.0.0");
  for (let nth = 0; nth < spans; nth++) {
    const span = tracer.startSpan("chat gpt-small", {
      attributes: {
        ...{ "gen_ai.operation.name": "chat", "gen_ai.provider.name": "openai", "gen_ai.request.model": "gpt-small" },
        ...{
          "gen_ai.usage.input_tokens": 1200 + nth,
          "gen_ai.usage.output_tokens": 90,
          "gen_ai.request.temperature": 0.2,
        },
        ...{ "server.address": "api.example.org", "server.port": 443, "gen_ai.response.finish_reasons": ["stop"] },
        ...{ "gen_ai.conversation.id": `conversation-${nth % 50}`, "gen_ai.response.id": `chatcmpl-${nth}` },
      },
    });
    span.addEvent("first token", { index: nth });
    span.end();
  }
  await provider.forceFlush();
  await provider.shutdown();
}

async function sendLogs(exporter: ProtoLogs): Promise<void> {
  const provider = new LoggerProvider({
    resource: serviceResource(),
    processors: [new BatchLogRecordProcessor({ exporter })],
  });
  const logger = provider.getLogger("shop-lib");
  logger.emit({
    severityNumber: SeverityNumber.INFO,
    body: "an order",
    attributes: { nested: { list: [1, "two", null] } },
  });
  logger.emit({ eventName: "gen_ai.user.message", body: { content: "Hello, kim@example.org" } });
  await provider.forceFlush();
  await provider.shutdown();
}

async function sendMetrics(exporter: PushMetricExporter): Promise<void> {
  const provider = new MeterProvider({
    resource: serviceResource(),
    readers: [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })],
    views: [{ instrumentName: "wide", aggregation: { type: AggregationType.EXPONENTIAL_HISTOGRAM } }],
  });
  const meter = provider.getMeter("shop-lib");
  meter.createCounter("orders").add(2, { "gen_ai.request.model": "gpt-small" });
  meter.createUpDownCounter("carts").add(-1);
  for (const name of ["took", "wide"]) {
    const histogram = meter.createHistogram(name, { unit: "ms" });
    for (const value of [1, 20, 300]) histogram.record(value);
  }
  meter.createObservableGauge("memory").addCallback((result) => result.observe(0.5));
  await provider.forceFlush();
  await provider.shutdown();
}
