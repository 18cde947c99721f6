import { isIP } from "node:net";
import { resolve } from "node:path";
import { isSecureAddress } from "../../domains/teams/oidc/provider/provider-fetch.ts";
import type { OidcSettings } from "../../domains/teams/oidc/provider/settings.ts";
import { type Cidr, parseNetworks } from "../../platform/outbound/networks.ts";
import { parseKeys } from "../../platform/secrets/key-file.ts";
import type { StoreSettings } from "../../platform/store/open-store.ts";
import { storeSettings } from "./object-store.ts";
import { readSettings, SettingRefused, type SettingValues } from "./settings.ts";
import { checkBackends } from "./telemetry-backends.ts";

export const roles = ["all", "api", "worker", "gateway"] as const;
export type ProcessRole = (typeof roles)[number];

/** All settings of the process, read once, validated and frozen. No other file reads the environment. */
export interface Config extends SettingValues {
  readonly role: ProcessRole;
  /** Only this domain's own operations are served (a backend service). Null means the whole console. */
  readonly domain: "evolution" | null;
  readonly folder: string;
  /** HOST is loopback: no one but this machine can reach the console. */
  readonly local: boolean;
  readonly networks: readonly Cidr[];
  readonly keys: [Buffer, ...Buffer[]] | null;
  readonly oidc: OidcSettings | null;
  /** Where archived evaluations are kept. Null: nothing can be archived. */
  readonly store: StoreSettings | null;
}

const DOMAIN_PORT = "8081";
const GATEWAY_PORT = "8082";

export interface Arguments {
  readonly role?: string | undefined;
  readonly domains?: string | undefined;
}

export function loadConfig(environment: Readonly<Record<string, string | undefined>>, given: Arguments = {}): Config {
  // It may run next to a console on the same machine, so it does not use that port by default.
  const port = given.domains ? DOMAIN_PORT : given.role === "gateway" ? GATEWAY_PORT : null;
  const values = readSettings(port ? { PORT: port, ...environment } : environment);
  const local = isLoopback(values.host);
  if (values.auth === "off" && !local) {
    throw new SettingRefused(`CONSOLE_AUTH=off needs HOST to be a loopback address; it is "${values.host}".`);
  }
  if (values.smtpUrl && !values.smtpFrom) throw new SettingRefused("SMTP_URL needs SMTP_FROM beside it.");
  const role = roles.find((known) => known === (given.role ?? "all"));
  if (!role) throw new SettingRefused(`--role must be one of ${roles.join(", ")}; it is "${given.role}".`);
  if (given.domains !== undefined && given.domains !== "evolution") {
    throw new SettingRefused(`--domains can be "evolution"; it is "${given.domains}".`);
  }
  const networks = refusing("OUTBOUND_NETWORKS", () => parseNetworks(values.outboundNetworks));
  checkBackends(values, networks);
  const folder = resolve(values.dataDir);
  return Object.freeze({
    ...values,
    role,
    local,
    domain: given.domains === "evolution" ? "evolution" : null,
    folder,
    networks,
    store: storeSettings(values, { folder, networks }),
    oidc: oidcSettings(values, local),
    keys: refusing("CONSOLE_SECRET_KEY", () => (values.secretKey ? parseKeys(values.secretKey) : null)),
  });
}

function oidcSettings(values: SettingValues, local: boolean): OidcSettings | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcJoinTeam: joinTeam } = values;
  if (!issuer) return null;
  if (!clientId) throw new SettingRefused("OIDC_ISSUER needs OIDC_CLIENT_ID beside it.");
  if (!isSecureAddress(new URL(issuer))) throw new SettingRefused("OIDC_ISSUER must be https, except on this machine.");
  if (!local && !values.publicUrl) {
    throw new SettingRefused("OIDC_ISSUER needs PUBLIC_URL beside it: the provider sends people back there.");
  }
  return { issuer, clientId, clientSecret, joinTeam };
}

/** The address of this process, as configured. */
export function ownAddress({ host, port }: Pick<Config, "host" | "port">): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

export function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  if (isIP(host) === 4) return host.startsWith("127.");
  return isIP(host) === 6 && /^(::1|(0+:){7}0*1)$/.test(host);
}

function refusing<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingRefused(`${name}: ${(error as Error).message}.`);
  }
}
