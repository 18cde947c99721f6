import type { LabelName, SeriesKind } from "../store/new-rows.ts";

/** A figure that the console itself writes. */
export interface CatalogMetric {
  readonly name: string;
  readonly kind: SeriesKind;
  readonly unit: string;
  readonly description: string;
  /** The labels that its figures can have. */
  readonly labels: readonly LabelName[];
}

const counter = (name: string, labels: readonly LabelName[], description: string, unit = "1"): CatalogMetric => ({
  ...{ name, kind: "counter", unit, description, labels },
});
const latency = (name: string, labels: readonly LabelName[], description: string): CatalogMetric => ({
  ...{ name, kind: "latency", unit: "s", description, labels },
});

const MICROS = "millionths of the currency";

export const catalog: readonly CatalogMetric[] = [
  counter("gateway_requests_total", ["leg", "outcome"], "Requests through the gateway."),
  counter("gateway_blocked_total", ["leg", "direction", "guard"], "Requests that a guard blocked."),
  counter("gateway_masked_total", ["leg"], "Requests of which a guard masked a part."),
  counter("gateway_flagged_total", ["leg"], "Requests that a guard flagged and let pass."),
  counter(
    "gateway_undecided_total",
    ["leg"],
    "Requests on which a guard could not decide: an error, or its time was up.",
  ),
  counter("gateway_refused_total", ["leg", "outcome"], "Requests refused for their key, a limit or a budget."),
  counter("gateway_upstream_errors_total", ["leg"], "Requests on which the agent or model failed."),
  counter("gateway_tokens_total", ["direction", "model"], "Tokens, in and out.", "tokens"),
  counter("gateway_cost_micros_total", ["model"], "What requests cost, by the team's prices.", MICROS),
  counter("gateway_unscanned_parts_total", ["leg"], "Parts that guards cannot read, such as images."),
  latency("gateway_overhead_seconds", ["leg"], "What the gateway adds to a request."),
  latency("gateway_first_byte_seconds", ["leg"], "Until the first byte of the answer."),
  latency("gateway_held_seconds", ["leg"], "How long text of a stream was held until its guards had judged it."),
  latency("upstream_seconds", ["leg"], "How long the agent or model took."),
  counter("guard_requests_total", ["guard", "channel"], "Requests that a guard judged, once for each channel."),
  counter("guard_flagged_total", ["guard", "rule", "channel"], "Hits of a guard that enforces."),
  counter("guard_shadow_total", ["guard", "rule", "channel"], "Hits of a guard in shadow: it would have acted."),
  counter(
    "guard_error_total",
    ["guard", "channel"],
    "Requests on which a guard could not decide, whatever the reason.",
  ),
  counter("guard_labeled_total", ["guard", "outcome"], "Shadow hits that a reviewer labeled."),
  latency("guard_seconds", ["guard", "channel"], "How long a guard took to judge."),
  counter("flow_denied_total", ["leg"], "Tool calls that a flow policy denied."),
  counter("telemetry_dropped_total", ["outcome"], "Spans and log lines that were dropped because the queue was full."),
  counter("evaluation_requests_total", ["outcome"], "Prompts that evaluations sent to agents."),
  counter("evaluation_errors_total", [], "Prompts of evaluations that got no answer."),
  counter("evaluation_retries_total", [], "Prompts of evaluations that were sent again."),
  counter("evaluation_tokens_total", ["direction", "model"], "Tokens that evaluations used.", "tokens"),
  counter("evaluation_cost_micros_total", [], "What evaluations cost, by the team's prices.", MICROS),
  latency("evaluation_request_seconds", [], "How long agents took to answer prompts of evaluations."),
  counter("campaign_requests_total", ["outcome"], "Messages that red team campaigns sent to agents."),
  counter("campaign_errors_total", ["outcome"], "Messages of red team campaigns that got no answer."),
  latency("campaign_request_seconds", ["outcome"], "How long agents took to answer messages of campaigns."),
  counter("genai_requests_total", ["model", "outcome"], "Calls of a model, from spans that were received."),
  counter("genai_errors_total", ["model"], "Calls of a model that failed, from spans that were received."),
  counter("genai_tokens_total", ["model", "direction"], "Tokens, from spans that were received.", "tokens"),
  counter("genai_cost_micros_total", ["model"], "What calls of models cost, from spans that were received.", MICROS),
  counter("genai_tool_calls_total", ["outcome"], "Calls of tools, from spans that were received."),
  latency("genai_request_seconds", ["model"], "How long models took to answer, from spans that were received."),
];

const byName = new Map(catalog.map((metric) => [metric.name, metric]));

export const catalogMetric = (name: string): CatalogMetric | undefined => byName.get(name);
