import { SourceNumber } from "../../../../kernel/json/source-number.ts";
import { operation } from "../../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { freeObject } from "../../../../kernel/shape/free-object.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nanoseconds } from "../../../../kernel/shape/nanoseconds.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { windowFields } from "../asked-window.ts";

const tag = "Protection";
const filter = (description: string) => optional(nullable(text({ max: 500 })), { description });
const milliseconds = (description: string) => optional(nullable(integer()), { description });

export const TracesQuery = model("TracesQuery", {
  ...windowFields,
  limit: withDefault(integer({ ge: 1, le: 200 }), 20),
  service_name: filter("Traces with a span of this service."),
  agent_configuration_id: filter("Traces of this agent."),
  min_duration_ms: milliseconds("Traces that took at least this long."),
  max_duration_ms: milliseconds("Traces that took at most this long."),
  query: optional(nullable(text({ max: 4096 })), {
    description:
      "A query in TraceQL, as far as docs/guides/telemetry/query-logs-and-traces.md goes. A trace is found if one of its spans matches.",
  }),
});

const TraceSummaryResponse = model("TraceSummaryResponse", {
  trace_id: required(text()),
  root_service_name: withDefault(nullable(text()), null),
  root_trace_name: withDefault(nullable(text()), null),
  start_time_unix_nano: withDefault(nullable(nanoseconds()), null),
  duration_ms: withDefault(nullable(float()), null),
});

const TraceSearchMetricsResponse = model("TraceSearchMetricsResponse", {
  inspectedTraces: withDefault(nullable(integer()), null),
  inspectedBytes: withDefault(nullable(text()), null),
  completedJobs: withDefault(nullable(integer()), null, {
    description: "Fewer than `totalJobs`: older traces may match too, because the search ended at its limit.",
  }),
  totalJobs: withDefault(nullable(integer()), null),
});

const TraceSearchResponse = model("TraceSearchResponse", {
  traces: withDefault(list(TraceSummaryResponse), []),
  metrics: withDefault(nullable(TraceSearchMetricsResponse), null),
});

const start = "1799999999123456789";

export const searchTracesOp = operation({
  id: "protection.searchTraces",
  method: "GET",
  path: "/v1/telemetry/traces",
  tag,
  access: "telemetry:read",
  reads: "replica",
  summary: "Search traces",
  description: "The newest first. A trace is known by the span that began it, or by the gateway's.",
  query: TracesQuery,
  responses: { 200: TraceSearchResponse },
  errors: ["TELEMETRY_QUERY_INVALID", "TELEMETRY_UNAVAILABLE"],
  example: {
    response: {
      traces: [
        {
          trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
          root_service_name: "checkout",
          root_trace_name: "chat small-chat-1",
          start_time_unix_nano: new SourceNumber(start, Number(start)),
          duration_ms: 812.5,
        },
      ],
      metrics: { inspectedTraces: 12, inspectedBytes: "48211", completedJobs: 1, totalJobs: 1 },
    },
  },
});

const TraceDetailResponse = model("TraceDetailResponse", {
  trace_id: required(text()),
  trace_id_base64: required(text()),
  batches: withDefault(list(freeObject()), []),
  spans_left_out: withDefault(integer(), 0, {
    description: "How many later spans are missing: a trace is shown up to 5,000 spans or 8 MB.",
  }),
});

export const getTraceOp = operation({
  id: "protection.getTrace",
  method: "GET",
  path: "/v1/telemetry/traces/{trace_id}",
  tag,
  access: "telemetry:read",
  summary: "Get a trace",
  description: "All its spans, by resource and in the order in which they began.",
  params: model("TracePath", {
    trace_id: required(text({ min: 1, max: 64 }), {
      description: "32 hexadecimal digits; leading zeros can be left out.",
    }),
  }),
  query: model("TraceQuery", {
    format: withDefault(oneOf("tempo", "otlp"), "tempo", {
      description:
        "tempo: IDs in base64, kinds and statuses as words. otlp: IDs in hexadecimal, as OTLP/JSON has them.",
    }),
  }),
  responses: { 200: TraceDetailResponse },
  errors: ["TRACE_NOT_FOUND", "TELEMETRY_UNAVAILABLE"],
  example: {
    response: {
      trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
      trace_id_base64: "S/kvNXezTaajzpKdDg5HNg==",
      batches: [
        {
          resource: { attributes: [{ key: "service.name", value: { stringValue: "checkout" } }] },
          scopeSpans: [
            {
              spans: [
                {
                  ...{ traceId: "S/kvNXezTaajzpKdDg5HNg==", spanId: "APBnqgupArc=", name: "chat small-chat-1" },
                  ...{ kind: "SPAN_KIND_CLIENT", startTimeUnixNano: start, endTimeUnixNano: "1799999999935956789" },
                  ...{ attributes: [], status: { code: "STATUS_CODE_OK" } },
                },
              ],
            },
          ],
        },
      ],
      spans_left_out: 0,
    },
  },
});

export const traceOperations = [searchTracesOp, getTraceOp];
