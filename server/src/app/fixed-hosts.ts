import type { OutboundHost } from "../domains/agents/outbound-hosts/list-hosts.ts";
import type { Config } from "./settings/config.ts";

/**
 * The hosts that the console contacts for every team, because of its settings. Names only: the URLs may contain
 * secrets.
 */
export function fixedHosts({ oidc, smtpUrl, serviceEvolution, otelEndpoint }: Config): OutboundHost[] {
  const told: readonly (readonly [OutboundHost["reason"], string | null | undefined])[] = [
    ["identity_provider", oidc?.issuer],
    ["mail", smtpUrl],
    ["evolution_service", serviceEvolution],
    ["traces", otelEndpoint],
  ];
  return told.flatMap(([reason, address]) => {
    const host = URL.parse(address ?? "")?.host;
    return host ? [{ host, reason, contacted_by: "console", agents: 0 }] : [];
  });
}

/** A host of a guard that a team registered. */
export const remoteGuardHost = (host: string): OutboundHost => ({
  ...{ host, reason: "remote_guard", contacted_by: "console", agents: 0 },
});

/** A host that a team's notifications are sent to. */
export const webhookHost = (host: string): OutboundHost => ({
  ...{ host, reason: "webhook", contacted_by: "console", agents: 0 },
});
