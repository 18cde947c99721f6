import { operation } from "../../../../../kernel/operation.ts";
import { bool } from "../../../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../../../kernel/shape/field.ts";
import { float } from "../../../../../kernel/shape/float.ts";
import { list } from "../../../../../kernel/shape/list.ts";
import { model } from "../../../../../kernel/shape/model.ts";
import { nullable } from "../../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../../kernel/shape/one-of.ts";
import { text } from "../../../../../kernel/shape/text.ts";
import {
  breakdownKeys,
  CounterTotalResponse,
  LatencyOverTimeResponse,
  labelFields,
  MetricPath,
  MetricQueryResponse,
  subjectFields,
  testFields,
  timeRange,
} from "./shapes.ts";

const common = {
  tag: "Protection",
  access: "telemetry:read",
  method: "GET",
  errors: ["TELEMETRY_UNAVAILABLE"],
} as const;
const labels = {
  ...{ agent_id: null, deployment_environment: null, exported_job: null, job: null, service_name: null },
  ...{ service_namespace: null, service_version: null, team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12" },
  ...{ user_id: null, evaluation_id: null },
};

export const getCounterTotalOp = operation({
  ...common,
  id: "protection.getCounterTotal",
  path: "/v1/telemetry/counters/{metric_name}/total",
  reads: "replica",
  summary: "Get the total of a counter",
  description:
    "What was counted in a time range. Of a latency, how many were measured; of a gauge, the average. `test_id` and `probe_id` count from the spans of evaluations, which are kept for 30 days.",
  params: MetricPath,
  query: model("CounterTotalQuery", { time_range: timeRange("1d"), ...subjectFields, ...testFields, ...labelFields }),
  responses: { 200: CounterTotalResponse },
  example: { response: { metric: "gateway_requests_total", total_count: 48_213, labels } },
});

export const getCounterSeriesOp = operation({
  ...common,
  id: "protection.getCounterSeries",
  path: "/v1/telemetry/counters/{metric_name}/time_series",
  reads: "replica",
  summary: "Get a counter over time",
  description:
    "In steps of 1 minute up to `2h`, 5 minutes for `6h`, 15 minutes for `1d`, 2 hours for `7d` and 6 hours for `30d`. The last step is the present one.",
  params: MetricPath,
  query: model("CounterSeriesQuery", { time_range: timeRange("1d"), ...subjectFields, ...labelFields }),
  responses: { 200: MetricQueryResponse },
  example: {
    response: {
      metric: "gateway_requests_total",
      series: [{ labels, points: [{ timestamp: 1760000400, value: 212 }] }],
      labels,
    },
  },
});

export const getLatencyOp = operation({
  ...common,
  id: "protection.getLatency",
  path: "/v1/telemetry/latency/{metric_name}",
  reads: "replica",
  summary: "Get latency percentiles over time",
  description:
    "One element for each percentile, off by at most 1%. Windows are at least a minute, or an hour from `7d` on: a smaller one is raised, and the answer names the one that was used.",
  params: MetricPath,
  query: model("LatencyQuery", {
    time_range: timeRange("1h"),
    time_window: withDefault(text({ max: 20, pattern: /^([1-9][0-9]{0,5}[smhd]){1,4}$/ }), "1m", {
      description: "Such as `30s`, `5m`, `1h30m` or `1d`.",
    }),
    percentiles: optional(
      nullable(
        text({
          max: 120,
          pattern: /^ *0?\.[0-9]{0,6}[1-9][0-9]{0,6} *(, *0?\.[0-9]{0,6}[1-9][0-9]{0,6} *){0,9}$/,
        }),
      ),
      { description: "Up to ten numbers between 0 and 1, separated by commas. Default: `0.5,0.9,0.95,0.99`." },
    ),
    ...subjectFields,
    ...testFields,
    ...labelFields,
  }),
  responses: { 200: list(LatencyOverTimeResponse) },
  example: {
    response: [
      {
        ...{ metric_name: "gateway_overhead_seconds", time_window: "1m", percentile: "0.95" },
        values: [{ timestamp: 1760000400, value: 0.00181 }],
      },
    ],
  },
});

export const listMetricsOp = operation({
  ...common,
  id: "protection.listMetrics",
  path: "/v1/telemetry/metrics",
  reads: "replica",
  summary: "List metrics",
  description: "The console's own metrics, and those that were received by OTLP.",
  responses: {
    200: model("MetricList", {
      results: required(
        list(
          model("Metric", {
            name: required(text()),
            kind: required(oneOf("counter", "latency", "gauge")),
            unit: required(text()),
            description: required(nullable(text()), { description: "Null if it was received." }),
            labels: required(list(text()), { description: "By which its figures can be filtered and broken down." }),
            is_received: required(bool(), { description: "By OTLP, under the name that its sender gave it." }),
          }),
        ),
      ),
    }),
  },
  example: {
    response: {
      results: [
        {
          ...{
            name: "gateway_requests_total",
            kind: "counter",
            unit: "1",
            description: "Requests through the gateway.",
          },
          ...{ labels: ["leg", "outcome"], is_received: false },
        },
      ],
    },
  },
});

export const getBreakdownOp = operation({
  ...common,
  id: "protection.getBreakdown",
  path: "/v1/telemetry/breakdown/{metric_name}",
  reads: "replica",
  summary: "Break a metric down by agent or label",
  description: "The 50 largest parts of the total in a time range, the largest first, and the rest in one number.",
  params: MetricPath,
  query: model("BreakdownQuery", {
    by: required(oneOf(...breakdownKeys)),
    time_range: timeRange("1d"),
    agent_configuration_id: optional(nullable(text())),
    ...labelFields,
  }),
  responses: {
    200: model("Breakdown", {
      metric: required(text()),
      by: required(oneOf(...breakdownKeys)),
      total: required(float()),
      results: required(
        list(
          model("BreakdownPart", {
            value: required(nullable(text()), {
              description: "The agent's ID, or the value of the label. Null for figures without it.",
            }),
            agent_name: required(nullable(text()), {
              description: "Set if it is by agent and the agent still exists.",
            }),
            total: required(float()),
            share: required(float(), { description: "Of the total, from 0 to 1." }),
          }),
        ),
      ),
      other: required(float(), { description: "What is not in `results`." }),
    }),
  },
  example: {
    response: {
      ...{ metric: "gateway_blocked_total", by: "guard", total: 40 },
      results: [{ value: "injection", agent_name: null, total: 31, share: 0.775 }],
      other: 9,
    },
  },
});

export const figureOperations = [
  getCounterTotalOp,
  getCounterSeriesOp,
  getLatencyOp,
  listMetricsOp,
  getBreakdownOp,
] as const;
