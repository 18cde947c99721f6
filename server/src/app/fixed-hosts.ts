import type { OutboundHost } from "../domains/agents/outbound-hosts/list-hosts.ts";
import type { Config } from "./settings/config.ts";
import { exportSettings } from "./settings/export-settings.ts";

/**
 * The hosts that the console contacts for every team, because of its settings. Names only: the URLs may contain
 * secrets.
 */
export function fixedHosts(config: Config): OutboundHost[] {
  const { oidc, smtpUrl, serviceEvolution } = config;
  const collectors = Object.values(exportSettings(config)?.endpoints ?? {});
  const backends = [config.telemetryMetricsUrl, config.telemetryLogsUrl, config.telemetryTracesUrl];
  const told: readonly (readonly [OutboundHost["reason"], string | null | undefined])[] = [
    ["identity_provider", oidc?.issuer],
    ["mail", smtpUrl],
    ["evolution_service", serviceEvolution],
    ...collectors.map((address) => ["traces", address] as const),
    ...backends.map((address) => ["telemetry_backend", address] as const),
    ["object_store", config.store?.kind === "s3" ? config.store.address.endpoint : null],
  ];
  // One host can take or hold several signals.
  const hosts = new Map<string, OutboundHost>();
  for (const [reason, address] of told) {
    const host = hostOf(address);
    if (host) hosts.set(`${reason} ${host}`, { host, reason, contacted_by: "console", agents: 0 });
  }
  return [...hosts.values()];
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
