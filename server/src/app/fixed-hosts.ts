import type { OutboundHost } from "../domains/agents/outbound-hosts/list-hosts.ts";
import type { Config } from "./settings/config.ts";

/**
 * The hosts that the console contacts for every team, because of its settings. Names only: the URLs may contain
 * secrets.
 */
export function fixedHosts(config: Config): OutboundHost[] {
  const { oidc, smtpUrl, serviceEvolution, otelEndpoint } = config;
  // One host can be the backend of several signals.
  const backends = [config.telemetryMetricsUrl, config.telemetryLogsUrl, config.telemetryTracesUrl].flatMap(
    (url) => hostOf(url) ?? [],
  );
  const told: readonly (readonly [OutboundHost["reason"], string | null | undefined])[] = [
    ["identity_provider", oidc?.issuer],
    ["mail", smtpUrl],
    ["evolution_service", serviceEvolution],
    ["traces", otelEndpoint],
    ...[...new Set(backends)].map((host) => ["telemetry_backend", `http://${host}`] as const),
  ];
  return told.flatMap(([reason, address]) => {
    const host = hostOf(address);
    return host ? [{ host, reason, contacted_by: "console", agents: 0 }] : [];
  });
}

const hostOf = (address: string | null | undefined): string | undefined => URL.parse(address ?? "")?.host;

/** A host of a guard that a team registered. */
export const remoteGuardHost = (host: string): OutboundHost => ({
  ...{ host, reason: "remote_guard", contacted_by: "console", agents: 0 },
});

/** A host that a team's notifications are sent to. */
export const webhookHost = (host: string): OutboundHost => ({
  ...{ host, reason: "webhook", contacted_by: "console", agents: 0 },
});
