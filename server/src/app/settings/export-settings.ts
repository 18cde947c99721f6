import type { ExportSettings } from "../../platform/telemetry/export/exporter.ts";
import type { Config } from "./config.ts";

/** Where traces, logs and metrics are sent; null if none of them is. */
export function exportSettings(config: Config): ExportSettings | null {
  const { otelEndpoint: base, otelHeaders: headers } = config;
  const endpoint = (exporter: "otlp" | "none", own: string | null, path: string): string | null =>
    exporter === "none" ? null : (own ?? (base === null ? null : `${base}${path}`));
  const endpoints = {
    traces: endpoint(config.otelTraces, config.otelTracesEndpoint, "/v1/traces"),
    logs: endpoint(config.otelLogs, config.otelLogsEndpoint, "/v1/logs"),
    metrics: endpoint(config.otelMetrics, config.otelMetricsEndpoint, "/v1/metrics"),
  };
  return Object.values(endpoints).every((one) => one === null) ? null : { endpoints, headers };
}
