import type { LogsSource, MetricsSource, TracesSource } from "../sources.ts";
import type { BackendNeeds, BackendSetting } from "./backend.ts";
import { lokiSource } from "./loki.ts";
import { prometheusSource } from "./prometheus.ts";
import { tempoSource } from "./tempo.ts";

type Headers = BackendSetting["headers"];

export interface BackendSettings {
  readonly telemetryMetricsUrl: string | null;
  readonly telemetryMetricsHeaders: Headers;
  readonly telemetryLogsUrl: string | null;
  readonly telemetryLogsHeaders: Headers;
  readonly telemetryTracesUrl: string | null;
  readonly telemetryTracesHeaders: Headers;
  readonly telemetryTeamLabel: string;
}

interface Needs extends Pick<BackendNeeds, "logger"> {
  readonly backendOutbound: BackendNeeds["outbound"];
  readonly config: BackendSettings;
}

/** The backends that the operator set. A signal without one is read from the console's own store. */
export interface ExternalSources {
  readonly metrics?: MetricsSource;
  readonly logs?: LogsSource;
  readonly traces?: TracesSource;
}

export function externalSources({ config, backendOutbound: outbound, logger }: Needs): ExternalSources {
  const { telemetryMetricsUrl, telemetryLogsUrl, telemetryTracesUrl, telemetryTeamLabel: teamLabel } = config;
  const needs = { outbound, logger };
  const setting = (url: string, headers: Headers) => ({ url, headers, teamLabel });
  return {
    ...(telemetryMetricsUrl && {
      metrics: prometheusSource(setting(telemetryMetricsUrl, config.telemetryMetricsHeaders), needs),
    }),
    ...(telemetryLogsUrl && { logs: lokiSource(setting(telemetryLogsUrl, config.telemetryLogsHeaders), needs) }),
    ...(telemetryTracesUrl && {
      traces: tempoSource(setting(telemetryTracesUrl, config.telemetryTracesHeaders), needs),
    }),
  };
}
