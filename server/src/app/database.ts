import { realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import {
  AddressRefused,
  type HostConfig,
  type Hosts,
  parseHosts,
  READ_TARGETS,
} from "../platform/db/connection/hosts.ts";
import { findPrimary } from "../platform/db/connection/primary.ts";
import { openSession } from "../platform/db/connection/settings.ts";
import { asSql, type Database, openDatabase } from "../platform/db/database.ts";
import { identifier, literal } from "../platform/db/identifier.ts";
import { openReads, type Reads } from "../platform/db/replica/reads.ts";
import { prepareAppRole, refusePowerfulRole } from "../platform/db/roles.ts";
import { migrate, readMigrations } from "../platform/db/schema/migrate.ts";
import type { Migration } from "../platform/db/schema/migration.ts";
import { raw, sql } from "../platform/db/sql.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded.ts";
import { findRunning } from "../platform/postgres/running.ts";
import type { Keyring } from "../platform/secrets/keyring.ts";
import type { Config } from "./settings/config.ts";
import { SettingRefused } from "./settings/settings.ts";

/** The owner runs migrations and grants. The app role is the one that the console uses. */
export interface Connections {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  /** For an external PostgreSQL: where the console's role finds it, and without a pooler. */
  readonly hosts?: { readonly pooled: Hosts; readonly direct: Hosts; readonly replicas: Hosts | null };
  /** Where the rows are, as text for the operator. */
  readonly place: string;
  /** Settles when an embedded PostgreSQL is down for good. Never settles for an external one. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

const DATABASE = "console";
const OWNER = "console_owner";
const never = new Promise<string>(() => {});
export const migrationsFolder = new URL("../../migrations/", import.meta.url);
export const postgresFolder = (config: Config): string => join(config.folder, "postgres");

export interface ConnectionNeeds {
  readonly config: Config;
  readonly keyring: Keyring;
  readonly logger: Logger;
}

/** Connects to DATABASE_URL, or starts the embedded cluster and creates the owner and the database in it. */
export async function openConnections(needs: ConnectionNeeds & { signal?: AbortSignal }): Promise<Connections> {
  const { config, keyring, logger } = needs;
  if (config.databaseReadUrl && !config.databaseUrl)
    throw new SettingRefused("DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.");
  if (config.databaseUrl) return remoteConnections(config.databaseUrl, { config, keyring });
  const cluster = await startEmbeddedPostgres({
    folder: postgresFolder(config),
    log: (line) => logger.debug({ line }, "postgres"),
    ...(needs.signal ? { signal: needs.signal } : {}),
  });
  try {
    const { owner, app } = await embeddedConnections(cluster.connection, keyring);
    const place = await realpath(cluster.dataDir);
    return { owner, app, place, lost: cluster.exited, close: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** For commands next to a running console: its cluster if one is running, otherwise one started temporarily. */
export async function borrowConnections(needs: ConnectionNeeds): Promise<Connections> {
  const running = needs.config.databaseUrl ? undefined : await findRunning(postgresFolder(needs.config));
  if (!running) return openConnections(needs);
  try {
    const { owner, app } = await embeddedConnections(running, needs.keyring);
    return { owner, app, place: running.host, lost: never, close: async () => {} };
  } catch (error) {
    // A socket without a listener was left by a kill. Starting the cluster removes it.
    if (/ECONNREFUSED|ENOENT/.test(String((error as NodeJS.ErrnoException).code))) return openConnections(needs);
    throw error;
  }
}

async function embeddedConnections(superuser: pg.ClientConfig, keyring: Keyring) {
  const owner = { ...superuser, user: OWNER, password: keyring.derive("database owner"), database: DATABASE };
  await withClient(superuser, async (client) => {
    const tx = asSql(client);
    const [role, database] = [identifier(OWNER), identifier(DATABASE)];
    const roles = await tx.query(sql`select from pg_roles where rolname = ${OWNER}`);
    const verb = raw(roles.length === 0 ? "create" : "alter");
    await tx.run(sql`${verb} role ${role} login createrole password ${literal(owner.password)}`);
    const databases = await tx.query(sql`select from pg_database where datname = ${DATABASE}`);
    if (databases.length === 0) await tx.run(sql`create database ${database} owner ${role}`);
    await tx.run(sql`revoke connect on database ${database} from public`);
  });
  return { owner, app: appConnection(owner, keyring) };
}

/** Tested immediately, so that a wrong URL ends the start with a message that names the setting. */
async function remoteConnections(
  address: string,
  { config, keyring }: Pick<ConnectionNeeds, "config" | "keyring">,
): Promise<Connections> {
  const hosts = readHosts("DATABASE_URL", address);
  const direct = config.databaseDirectUrl ? readHosts("DATABASE_DIRECT_URL", config.databaseDirectUrl) : null;
  const replicas = config.databaseReadUrl ? readHosts("DATABASE_READ_URL", config.databaseReadUrl, READ_TARGETS) : null;
  const owner = await reachServer(direct ?? hosts, direct ? "DATABASE_DIRECT_URL" : "DATABASE_URL");
  const own = config.databaseAppUrl ? readHosts("DATABASE_APP_URL", config.databaseAppUrl) : null;
  const { user, password } = own ? own[0] : appConnection(owner, keyring);
  const asApp = (host: HostConfig): HostConfig => ({ ...host, user, password });
  return {
    owner,
    app: asApp(owner),
    hosts: {
      pooled: own ?? mapHosts(hosts, asApp),
      direct: mapHosts(direct ?? hosts, asApp),
      replicas: replicas && mapHosts(replicas, asApp),
    },
    place: `PostgreSQL at ${hosts.map(({ host }) => host).join(", ")}, database ${owner.database}`,
    lost: never,
    close: async () => {},
  };
}

const mapHosts = ([first, ...others]: Hosts, change: (host: HostConfig) => HostConfig): Hosts => [
  change(first),
  ...others.map(change),
];

function readHosts(name: string, address: string, targets?: readonly string[]): Hosts {
  try {
    return parseHosts(address, targets);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new SettingRefused(`${name} cannot be used: ${error.message}.`, { cause: error });
  }
}

/** The host that accepts writes, if it is PostgreSQL itself that answers there. */
async function reachServer(hosts: Hosts, name: "DATABASE_URL" | "DATABASE_DIRECT_URL"): Promise<HostConfig> {
  const session = async (): Promise<{ host: HostConfig; isDirect: boolean }> => {
    const host = await findPrimary(hosts);
    return withClient(host, async (client) => ({ host, ...(await openSession(client, "apart")) }));
  };
  const { host, isDirect } = await session().catch((error: NodeJS.ErrnoException) => {
    throw new SettingRefused(`${name} cannot be used: ${error.message || error.code}.`, { cause: error });
  });
  if (isDirect) return host;
  throw new SettingRefused(
    name === "DATABASE_URL"
      ? "DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to PostgreSQL itself, which migrations, locks and notifications need."
      : "DATABASE_DIRECT_URL leads to a connection pooler; it must lead to PostgreSQL itself.",
  );
}

function appConnection(owner: pg.ClientConfig, keyring: Keyring): pg.ClientConfig {
  const database = owner.database ?? DATABASE;
  return { ...owner, user: `${database}_app`, password: keyring.derive(`database app ${database}`) };
}

/** Migrates as the owner, creates the app role, and opens the console's connections with it. */
export async function openConsoleDatabase(connections: Connections, needs: ConnectionNeeds): Promise<Database> {
  const { config, logger } = needs;
  const migrations = await readMigrations(migrationsFolder);
  await prepareSchema(connections, migrations, config.databaseAppUrl === null);
  const { pooled = [connections.app], direct = pooled } = connections.hosts ?? {};
  await checkAppConnection(pooled);
  return openDatabase({
    connection: pooled,
    direct,
    pooler: config.databasePooler,
    poolSize: config.poolSize,
    onBackgroundError: (error) => logger.warn({ err: error }, "an idle database connection was lost"),
  });
}

/** Null without a replica. One that is away now may come later: the start does not wait for it. */
export function openConsoleReads(
  db: Database,
  { hosts }: Connections,
  { config, logger }: ConnectionNeeds,
): Reads | null {
  if (!hosts?.replicas) return null;
  return openReads(db, {
    hosts: hosts.replicas,
    maxLagSeconds: config.databaseReadMaxLag,
    pooler: config.databasePooler,
    poolSize: config.poolSize,
    onChange: (host, status) =>
      logger[status === "in use" ? "info" : "warn"]({ host, status }, "where lists, reports and exports are read"),
  });
}

/** The console's connection works and can't bypass the protection. Otherwise one sentence says why not. */
async function checkAppConnection(hosts: Hosts): Promise<void> {
  try {
    await withClient(await findPrimary(hosts), refusePowerfulRole);
  } catch (error) {
    throw new SettingRefused(`The console's own database connection cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Schema, role and grants, in this order, under one lock: replicas that start together take turns. */
export async function prepareSchema(
  connections: Pick<Connections, "owner" | "app">,
  migrations: readonly Migration[],
  makeRole: boolean,
): Promise<void> {
  await withClient(connections.owner, async (owner) => {
    await migrate(owner, migrations, async () => {
      const { user = "", password } = connections.app;
      await prepareAppRole(owner, { name: user, password: makeRole ? String(password) : null });
      const tx = asSql(owner);
      const [database] = await tx.query(sql<{ name: string }>`select current_database() as name`);
      await tx.run(sql`grant connect on database ${identifier(database?.name ?? "")} to ${identifier(user)}`);
    });
  });
}

export async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
