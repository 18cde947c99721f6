import { isIP } from "node:net";
import { type Cidr, parseNetworks } from "../../platform/outbound/networks.ts";
import { type AddressPolicy, refusal } from "../../platform/outbound/policy.ts";
import { SettingRefused, type SettingValues } from "./settings.ts";

/**
 * Where a telemetry backend can be. The operator chose the address and nobody else can change it, so private networks and
 * this machine are fine, and need not be opened to agents by OUTBOUND_NETWORKS. Link-local addresses, where clouds keep
 * their credentials, still need that.
 */
export const backendPolicy = (networks: readonly Cidr[]): AddressPolicy => ({
  allowNetworks: [...networks, ...parseNetworks("10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 fc00::/7")],
  loopback: true,
});

export function checkBackends(values: SettingValues, networks: readonly Cidr[]): void {
  const backends = [
    ["METRICS", values.telemetryMetricsUrl, values.telemetryMetricsHeaders],
    ["LOGS", values.telemetryLogsUrl, values.telemetryLogsHeaders],
    ["TRACES", values.telemetryTracesUrl, values.telemetryTracesHeaders],
  ] as const;
  for (const [signal, url, headers] of backends) {
    if (url === null && Object.keys(headers).length > 0)
      throw new SettingRefused(`TELEMETRY_${signal}_HEADERS needs TELEMETRY_${signal}_URL beside it.`);
    const reason = url === null ? undefined : refusalOf(new URL(url), networks);
    if (reason) throw new SettingRefused(`TELEMETRY_${signal}_URL can't be called: it is ${reason}.`);
  }
}

/** Why the operator's own service can't be called there. Names are checked by their addresses, when they are called. */
export function refusalOf({ hostname }: URL, networks: readonly Cidr[]): string | undefined {
  const host = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(host) === 0 ? undefined : refusal(host, backendPolicy(networks));
}
