import { optional, required, withDefault } from "../../../../../kernel/shape/field.ts";
import { float } from "../../../../../kernel/shape/float.ts";
import { integer } from "../../../../../kernel/shape/integer.ts";
import { list } from "../../../../../kernel/shape/list.ts";
import { model } from "../../../../../kernel/shape/model.ts";
import { nullable } from "../../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../../kernel/shape/one-of.ts";
import { text } from "../../../../../kernel/shape/text.ts";
import { labelNames } from "../../store/new-rows.ts";
import { timeRanges } from "../../time-ranges.ts";

const maybeText = () => optional(nullable(text()));

export const MetricPath = model("MetricPath", {
  metric_name: required(text({ min: 1, max: 200 }), {
    description: "As `GET /v1/telemetry/metrics` lists it, or an alias of it. A name without figures counts 0.",
  }),
});

export const timeRange = (standard: "1d" | "1h") => withDefault(oneOf(...timeRanges), standard);

export const subjectFields = { evaluation_id: maybeText(), agent_configuration_id: maybeText() };
export const testFields = { test_id: maybeText(), probe_id: maybeText() };

/** Ours, beside the contract's: only figures with this label. */
export const labelFields = {
  guard: maybeText(),
  rule: maybeText(),
  channel: maybeText(),
  outcome: maybeText(),
  leg: maybeText(),
  model: maybeText(),
  direction: maybeText(),
} satisfies Record<(typeof labelNames)[number], unknown>;

export const MetricLabels = model("MetricLabels", {
  agent_id: maybeText(),
  deployment_environment: maybeText(),
  exported_job: maybeText(),
  job: maybeText(),
  service_name: maybeText(),
  service_namespace: maybeText(),
  service_version: maybeText(),
  team_id: maybeText(),
  user_id: maybeText(),
  evaluation_id: maybeText(),
});

const point = {
  timestamp: required(integer(), { description: "When the step began, in seconds." }),
  value: required(float()),
};

export const CounterTotalResponse = model("CounterTotalResponse", {
  metric: required(text()),
  total_count: required(float()),
  labels: optional(MetricLabels),
});

export const MetricQueryResponse = model("MetricQueryResponse", {
  metric: required(text()),
  series: required(
    list(
      model("TimeSeries", {
        labels: optional(MetricLabels),
        points: required(list(model("DataPoint", point))),
      }),
    ),
    { description: "One, or none if there are no figures. Steps without any are 0." },
  ),
  labels: optional(MetricLabels),
});

export const LatencyOverTimeResponse = model("LatencyOverTimeResponse", {
  metric_name: required(text()),
  time_window: required(text(), { description: "The one that was used." }),
  percentile: required(text()),
  values: required(list(model("TimeSeriesPoint", point)), {
    description: "In seconds. Windows without figures are left out.",
  }),
});

export const breakdownKeys = ["agent", ...labelNames] as const;
