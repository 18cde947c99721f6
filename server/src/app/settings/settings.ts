import { creators } from "../../domains/teams/people/creators.ts";
import { logLevels } from "../../platform/telemetry/log.ts";

/**
 * Every setting the console reads, as data: the parser, `npm start -- --help` and .env.example all read this list.
 * A value that does not fit stops the start with one sentence that names the setting.
 */
export interface Setting<T> {
  readonly name: string;
  readonly words: string;
  /** Shown in .env.example and help; the value that counts when the variable is unset or empty. */
  readonly fallback: string;
  readonly read: (text: string) => T;
}

/** Thrown by a reader: what the value should have been. */
class Misfit extends Error {}

function setting<T>(name: string, fallback: string, words: string, read: (text: string) => T): Setting<T> {
  return { name, fallback, words, read };
}

const text = (value: string): string => value;
const optional = (value: string): string | null => (value === "" ? null : value);

const oneOf =
  <const V extends string>(...values: readonly V[]) =>
  (value: string): V => {
    const found = values.find((candidate) => candidate === value);
    if (!found) throw new Misfit(`one of ${values.join(", ")}`);
    return found;
  };

const whole =
  (least: number, most: number) =>
  (value: string): number => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) throw new Misfit(`a whole number from ${least} to ${most}`);
    return number;
  };

const address = (value: string): string | null => {
  if (value === "") return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new Misfit("an http or https address without user name, query or fragment");
  }
  return url.href.replace(/\/$/, "");
};

/** An issuer is compared letter by letter, so a slash at its end stays. */
const issuer = (value: string): string | null => (address(value) === null ? null : value);

const id = (value: string): string | null => {
  if (value === "") return null;
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) throw new Misfit("an id such as the console gives out");
  return value.toLowerCase();
};

const names = (value: string): readonly string[] => value.split(/[\s,]+/).filter((part) => part !== "");

const mailServer = (value: string): string | null => {
  if (value === "") return null;
  if (!/^smtps?:$/.test(URL.parse(value)?.protocol ?? ""))
    throw new Misfit("an address that begins with smtp:// or smtps://");
  return value;
};

const postgres = (value: string): string | null => {
  if (value === "") return null;
  if (!/^postgres(ql)?:\/\//.test(value)) throw new Misfit("an address that begins with postgres://");
  return value;
};

export const settings = {
  host: setting("HOST", "127.0.0.1", "Address to listen on. A loopback address means local mode.", text),
  port: setting("PORT", "8080", "Port to listen on.", whole(0, 65_535)),
  dataDir: setting(
    "CONSOLE_DATA_DIR",
    ".data",
    "Folder for the embedded database, the secrets' key and the sealed audit heads.",
    text,
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    "A PostgreSQL 15 or later to use instead of the embedded one. Its role runs the migrations and makes the console's own role.",
    postgres,
  ),
  databaseAppUrl: setting(
    "DATABASE_APP_URL",
    "",
    "The console's own connection, when the role in DATABASE_URL may not make one: an ordinary role that owns nothing.",
    postgres,
  ),
  poolSize: setting(
    "DATABASE_CONNECTIONS",
    "10",
    "Connections to the database that this process keeps at most.",
    whole(2, 200),
  ),
  auth: setting(
    "CONSOLE_AUTH",
    "on",
    "`off` makes every request the local owner's; refused unless HOST is loopback.",
    oneOf("on", "off"),
  ),
  creators: setting(
    "CONSOLE_CREATORS",
    "first-team",
    "Who may create teams and people: `first-team` is the owners of the first team, `owners` those of any team, `everyone` every person (people only into a team that they own or administer).",
    oneOf(...creators),
  ),
  secretKey: setting(
    "CONSOLE_SECRET_KEY",
    "",
    "Key that encrypts secrets at rest: 32 bytes in base64, several with commas, the current one first. Unset: a 0600 file in the data folder.",
    optional,
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "",
    "Address under which people reach the console, when it is not http://HOST:PORT.",
    address,
  ),
  hosts: setting(
    "CONSOLE_HOSTS",
    "",
    "Host names to answer to beside the loopback ones and that of PUBLIC_URL; with commas. Unset off loopback: addresses, and names without a dot.",
    names,
  ),
  origins: setting("CORS_ORIGINS", "", "Other web origins that may call the API from a browser; with commas.", names),
  trustProxy: setting(
    "TRUST_PROXY",
    "",
    "Addresses or networks of reverse proxies whose X-Forwarded-For is believed; with commas.",
    names,
  ),
  logLevel: setting("LOG_LEVEL", "info", "How much to log.", oneOf(...logLevels)),
  bodyLimit: setting("BODY_LIMIT", "10485760", "Largest request body in bytes.", whole(1024, 1_073_741_824)),
  requestsPerMinute: setting(
    "RATE_LIMIT",
    "600000",
    "Requests a minute that one client may send.",
    whole(1, 1_000_000_000),
  ),
  outboundNetworks: setting(
    "OUTBOUND_NETWORKS",
    "",
    "Private networks that agents may live in, as CIDR; with commas. All other private addresses are refused.",
    text,
  ),
  serviceEvolution: setting(
    "SERVICE_EVOLUTION",
    "",
    "Address of an evolution service to use instead of the one in this process.",
    address,
  ),
  serviceDeadline: setting(
    "SERVICE_DEADLINE_MS",
    "10000",
    "How long a back-end service may take to answer.",
    whole(50, 600_000),
  ),
  sample: setting(
    "SAMPLE",
    "on",
    "The simulated sample agent, in local mode; `off` neither serves nor registers it.",
    oneOf("on", "off"),
  ),
  oidcIssuer: setting("OIDC_ISSUER", "", "OpenID Connect provider to sign in with; found by discovery.", issuer),
  oidcClientId: setting("OIDC_CLIENT_ID", "", "The console's client id at that provider.", optional),
  oidcClientSecret: setting(
    "OIDC_CLIENT_SECRET",
    "",
    "The client's secret; leave empty for a public client.",
    optional,
  ),
  oidcJoinTeam: setting(
    "OIDC_JOIN_TEAM",
    "",
    "Id of the team that people whom the provider vouches for join as viewers. Unset: only invited or existing people sign in.",
    id,
  ),
  smtpUrl: setting(
    "SMTP_URL",
    "",
    "Mail server for invitations, for example smtp://user:password@mail.example:587. Unset: links are shown instead.",
    mailServer,
  ),
  smtpFrom: setting("SMTP_FROM", "", "Sender of those mails.", optional),
  metricsToken: setting(
    "METRICS_TOKEN",
    "",
    "Bearer token for /metrics. Unset: only this machine may read it.",
    optional,
  ),
  otelEndpoint: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "",
    "Where to send traces (OTLP over HTTP). Unset: none are made.",
    address,
  ),
} as const;

export type SettingValues = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]["read"]> };

/** A start that cannot go on; the message is the one sentence the operator reads. */
export class SettingRefused extends Error {
  override name = "SettingRefused";
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingValues {
  const values = Object.entries(settings).map(([key, entry]) => {
    const given = environment[entry.name]?.trim() || entry.fallback;
    try {
      return [key, entry.read(given)];
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      throw new SettingRefused(`${entry.name} must be ${error.message}; it is "${concealed(entry.name, given)}".`);
    }
  });
  return Object.freeze(Object.fromEntries(values)) as SettingValues;
}

/** A mistyped secret or an address with a password in it is still a secret. */
function concealed(name: string, value: string): string {
  return /KEY|SECRET|PASSWORD|TOKEN|_URL$/.test(name) ? "(hidden)" : value;
}
