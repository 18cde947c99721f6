import { creators } from "../../domains/teams/people/creators.ts";
import { isOwnHeader } from "../../platform/outbound/own-headers.ts";
import { parseStoreAddress, type StoreAddress } from "../../platform/store/store-address.ts";
import { logLevels } from "../../platform/telemetry/log.ts";

/**
 * Every setting of the console, as data: the parser, `npm start -- --help` and .env.example all read this list. An
 * invalid value stops the start with one sentence that names the setting.
 */
export interface Setting<T> {
  readonly name: string;
  readonly words: string;
  /** Shown in .env.example and help. Used if the variable is unset or empty. */
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

const decimal =
  (least: number, most: number) =>
  (value: string): number => {
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) throw new Misfit(`a number from ${least} to ${most}`);
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

/** As OpenTelemetry writes them: names and values with an equals sign between them, values percent-encoded. */
const headerList = (value: string): Readonly<Record<string, string>> => {
  const pairs = value.split(",").flatMap((part) => {
    if (part.trim() === "") return [];
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim().toLowerCase();
    const text = decoded(part.slice(at + 1).trim());
    if (at < 1 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || text === null || !/^[\x20-\x7e]*$/.test(text)) {
      throw new Misfit("name=value, several separated by commas, values percent-encoded");
    }
    return [[name, text] as const];
  });
  return Object.freeze(Object.fromEntries(pairs));
};

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** An issuer is compared character by character, so a trailing slash is kept. */
const issuer = (value: string): string | null => (address(value) === null ? null : value);

const id = (value: string): string | null => {
  if (value === "") return null;
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) throw new Misfit("an id such as the console gives out");
  return value.toLowerCase();
};

const names = (value: string): readonly string[] => value.split(/[\s,]+/).filter((part) => part !== "");

/** As in OTEL_EXPORTER_OTLP_HEADERS: `name=value,name=value`, values percent-encoded where they contain a comma. */
const headers = (value: string): Readonly<Record<string, string>> => {
  const pairs = value.split(",").filter((pair) => pair.trim() !== "");
  return Object.freeze(Object.fromEntries(pairs.map(header)));
};

const header = (pair: string): [string, string] => {
  const [, name = "", text = ""] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
  const value = /%(?![\da-f]{2})/i.test(text) ? null : decodeOrNull(text);
  if (value === null || !/^[\t\x20-\x7e]+$/.test(value))
    throw new Misfit("a list of headers such as name=value,other=value, percent-encoded");
  if (isOwnHeader(name)) throw new Misfit(`a list without the header ${name}, which belongs to the connection`);
  return [name, value];
};

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const label = (value: string): string => {
  if (!/^[a-z_]\w{0,99}$/i.test(value) || value.startsWith("__"))
    throw new Misfit("a label name: letters, digits and underscores");
  return value;
};

const mailServer = (value: string): string | null => {
  if (value === "") return null;
  if (!/^smtps?:$/.test(URL.parse(value)?.protocol ?? ""))
    throw new Misfit("a URL that starts with smtp:// or smtps://");
  return value;
};

const storeAddress = (value: string): StoreAddress | null => {
  if (value === "") return null;
  const address = parseStoreAddress(value);
  if (!address) throw new Misfit("s3://BUCKET/FOLDER?endpoint=…&region=… or file:///FOLDER");
  return address;
};

const postgres = (value: string): string | null => {
  if (value === "") return null;
  if (!/^postgres(ql)?:\/\//.test(value)) throw new Misfit("a URL that starts with postgres://");
  return value;
};

export const settings = {
  host: setting("HOST", "127.0.0.1", "Address to listen on. A loopback address enables local mode.", text),
  port: setting("PORT", "8080", "Port to listen on.", whole(0, 65_535)),
  dataDir: setting(
    "CONSOLE_DATA_DIR",
    ".data",
    "Data directory: embedded database, encryption key and audit log checkpoints.",
    text,
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    "PostgreSQL 15+ URL to use instead of the embedded database, with several hosts for a cluster (host1:5432,host2:5432). This role runs migrations and creates the application role.",
    postgres,
  ),
  databaseDirectUrl: setting(
    "DATABASE_DIRECT_URL",
    "",
    "The same database without the connection pooler, if DATABASE_URL leads to one: for migrations, locks and notifications.",
    postgres,
  ),
  databaseAppUrl: setting(
    "DATABASE_APP_URL",
    "",
    "URL for the application role, if DATABASE_URL's role can't create one. Use an unprivileged role that owns no tables.",
    postgres,
  ),
  databaseReadUrl: setting(
    "DATABASE_READ_URL",
    "",
    "A streaming replica (or several hosts) that answers lists, reports and exports, to take load off DATABASE_URL's primary. Use PostgreSQL's own replicas of the same cluster.",
    postgres,
  ),
  databaseReadMaxLag: setting(
    "DATABASE_READ_MAX_LAG",
    "5",
    "How old an answer from the replica may be, in seconds. While the replica is further behind or away, the primary answers.",
    whole(1, 300),
  ),
  databasePooler: setting(
    "DATABASE_POOLER",
    "auto",
    "`auto` recognizes a connection pooler by itself. Set to `on` for one that hides: every transaction is then bound to its team on its own.",
    oneOf("auto", "on"),
  ),
  poolSize: setting("DATABASE_CONNECTIONS", "10", "Maximum database connections per process.", whole(2, 200)),
  storeUrl: setting(
    "STORE_URL",
    "",
    "Where archived evaluations are kept: s3://BUCKET/FOLDER?endpoint=https://s3.example&region=REGION for an S3-compatible store (style=path or style=host), or file:///FOLDER. Default: the folder `store` in the data directory, and none if DATABASE_URL is set.",
    storeAddress,
  ),
  storeAccessKeyId: setting("STORE_ACCESS_KEY_ID", "", "Access key ID for the S3-compatible store.", optional),
  storeSecretAccessKey: setting("STORE_SECRET_ACCESS_KEY", "", "Secret access key for it.", optional),
  storeSessionToken: setting("STORE_SESSION_TOKEN", "", "Session token, if these are temporary.", optional),
  auth: setting(
    "CONSOLE_AUTH",
    "on",
    "Set to `off` to disable authentication: every request acts as the local owner. Allowed only on a loopback HOST.",
    oneOf("on", "off"),
  ),
  creators: setting(
    "CONSOLE_CREATORS",
    "first-team",
    "Who can create teams and users: `first-team` (owners of the first team), `owners` (owners of any team) or `everyone` (every user; users only in a team that they own or administer).",
    oneOf(...creators),
  ),
  secretKey: setting(
    "CONSOLE_SECRET_KEY",
    "",
    "Encryption key for stored secrets: 32 bytes, base64. For rotation, give a comma-separated list with the current key first. Default: a 0600 file in the data directory.",
    optional,
  ),
  publicUrl: setting("PUBLIC_URL", "", "Public URL of the console, if different from http://HOST:PORT.", address),
  hosts: setting(
    "CONSOLE_HOSTS",
    "",
    "Allowed host names in addition to loopback and the host of PUBLIC_URL, comma-separated. Default when not on loopback: IP addresses and names without a dot.",
    names,
  ),
  origins: setting("CORS_ORIGINS", "", "Allowed CORS origins, comma-separated.", names),
  trustProxy: setting(
    "TRUST_PROXY",
    "",
    "Trusted reverse proxies (IP or CIDR, comma-separated). X-Forwarded-For is read only from these.",
    names,
  ),
  logLevel: setting("LOG_LEVEL", "info", "Log level.", oneOf(...logLevels)),
  bodyLimit: setting("BODY_LIMIT", "10485760", "Maximum request body size (bytes).", whole(1024, 1_073_741_824)),
  requestsPerMinute: setting(
    "RATE_LIMIT",
    "600000",
    "Rate limit per client, over all processes (requests per minute).",
    whole(1, 1_000_000_000),
  ),
  stopSeconds: setting(
    "STOP_SECONDS",
    "30",
    "How long a process that is told to stop finishes requests in progress (seconds).",
    whole(1, 3600),
  ),
  gatewayOfflineSeconds: setting(
    "GATEWAY_OFFLINE_SECONDS",
    "600",
    "How long the gateway goes on with the keys and guards that it knows if the database does not answer (seconds).",
    whole(0, 86_400),
  ),
  outboundNetworks: setting(
    "OUTBOUND_NETWORKS",
    "",
    "Private networks that agents may use (CIDR, comma-separated). Other private addresses are blocked.",
    text,
  ),
  guardModels: setting(
    "CONSOLE_GUARD_MODELS",
    "",
    "Directory of classifier files that teams can import as guard models. Default: none can be imported.",
    optional,
  ),
  serviceEvolution: setting(
    "SERVICE_EVOLUTION",
    "",
    "URL of an evolution service to use instead of the built-in one.",
    address,
  ),
  serviceDeadline: setting("SERVICE_DEADLINE_MS", "10000", "Timeout for backend services (ms).", whole(50, 600_000)),
  redteam: setting(
    "REDTEAM",
    "on",
    "Set to `off` to run no red-team campaigns: none can be started, and workers take none.",
    oneOf("on", "off"),
  ),
  sample: setting("SAMPLE", "on", "Sample agent in local mode. Set to `off` to disable it.", oneOf("on", "off")),
  oidcIssuer: setting("OIDC_ISSUER", "", "OpenID Connect issuer URL. Configured by discovery.", issuer),
  oidcClientId: setting("OIDC_CLIENT_ID", "", "Client ID of the console at the identity provider.", optional),
  oidcClientSecret: setting("OIDC_CLIENT_SECRET", "", "Client secret. Leave empty for a public client.", optional),
  oidcJoinTeam: setting(
    "OIDC_JOIN_TEAM",
    "",
    "ID of the team that new single sign-on users join as viewers. Default: only invited or existing users can sign in.",
    id,
  ),
  smtpUrl: setting(
    "SMTP_URL",
    "",
    "SMTP URL for invitations, for example smtp://user:password@mail.example:587. Default: the link is shown in the console.",
    mailServer,
  ),
  smtpFrom: setting("SMTP_FROM", "", "Sender address for invitation emails.", optional),
  metricsToken: setting("METRICS_TOKEN", "", "Bearer token for /metrics. Default: local access only.", optional),
  telemetryMetricsUrl: setting(
    "TELEMETRY_METRICS_URL",
    "",
    "Prometheus or Mimir to read metrics from instead of the embedded store, such as http://prometheus.example:9090.",
    address,
  ),
  telemetryMetricsHeaders: setting(
    "TELEMETRY_METRICS_HEADERS",
    "",
    "Headers for it: name=value, comma-separated, values percent-encoded. For example X-Scope-OrgID=console.",
    headers,
  ),
  telemetryLogsUrl: setting(
    "TELEMETRY_LOGS_URL",
    "",
    "Loki to read log lines from instead of the embedded store, such as http://loki.example:3100.",
    address,
  ),
  telemetryLogsHeaders: setting("TELEMETRY_LOGS_HEADERS", "", "Headers for it, written the same way.", headers),
  telemetryTracesUrl: setting(
    "TELEMETRY_TRACES_URL",
    "",
    "Tempo to read traces from instead of the embedded store, such as http://tempo.example:3200.",
    address,
  ),
  telemetryTracesHeaders: setting("TELEMETRY_TRACES_HEADERS", "", "Headers for it, written the same way.", headers),
  telemetryTeamLabel: setting(
    "TELEMETRY_TEAM_LABEL",
    "team_id",
    "Label (in Tempo: resource attribute) that has the ID of the team there. What lacks it is shown to nobody.",
    label,
  ),
  telemetryRawDays: setting(
    "TELEMETRY_RAW_DAYS",
    "30",
    "How long spans and log lines are kept (days).",
    whole(1, 3650),
  ),
  telemetryMinuteHours: setting(
    "TELEMETRY_MINUTE_HOURS",
    "48",
    "How long figures are kept by the minute (hours). After that, by the hour.",
    whole(48, 8760),
  ),
  telemetryHourDays: setting(
    "TELEMETRY_HOUR_DAYS",
    "400",
    "How long figures are kept by the hour (days).",
    whole(30, 36_500),
  ),
  telemetryMaxGb: setting(
    "TELEMETRY_MAX_GB",
    "20",
    "Maximum disk space for telemetry (GB, decimals allowed). Beyond it, the oldest day of spans and log lines is deleted, with an alarm. 0 means no limit.",
    decimal(0, 1_000_000),
  ),
  otelEndpoint: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "",
    "OTLP/HTTP endpoint that traces, logs and metrics are sent to, without /v1/…. Default: nothing is sent.",
    address,
  ),
  otelTracesEndpoint: setting("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "", "The whole address for traces alone.", address),
  otelLogsEndpoint: setting("OTEL_EXPORTER_OTLP_LOGS_ENDPOINT", "", "The whole address for logs alone.", address),
  otelMetricsEndpoint: setting(
    "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
    "",
    "The whole address for metrics alone.",
    address,
  ),
  otelHeaders: setting(
    "OTEL_EXPORTER_OTLP_HEADERS",
    "",
    "Headers for the OTLP endpoint, for example Authorization=Bearer%20KEY. Several are separated by commas.",
    headerList,
  ),
  otelTraces: setting("OTEL_TRACES_EXPORTER", "otlp", "Set to `none` to send no traces.", oneOf("otlp", "none")),
  otelLogs: setting("OTEL_LOGS_EXPORTER", "otlp", "Set to `none` to send no logs.", oneOf("otlp", "none")),
  otelMetrics: setting("OTEL_METRICS_EXPORTER", "otlp", "Set to `none` to send no metrics.", oneOf("otlp", "none")),
} as const;

export type SettingValues = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]["read"]> };

/** A start that can't continue. The message is the one sentence that the operator reads. */
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

/** A mistyped secret or a URL with a password in it is still a secret. */
function concealed(name: string, value: string): string {
  return /KEY|SECRET|PASSWORD|TOKEN|HEADERS|_URL$/.test(name) ? "(hidden)" : value;
}
