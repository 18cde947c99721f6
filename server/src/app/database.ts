import { realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import { asSql, type Database, openDatabase } from "../platform/db/database.ts";
import { identifier, literal } from "../platform/db/identifier.ts";
import { type Migration, migrate, readMigrations } from "../platform/db/migrate.ts";
import { prepareAppRole, refusePowerfulRole } from "../platform/db/roles.ts";
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
  connectionString: string,
  { config, keyring }: Pick<ConnectionNeeds, "config" | "keyring">,
): Promise<Connections> {
  try {
    const owner = { connectionString };
    const parts = parsed(connectionString);
    await withClient(owner, async () => {});
    return {
      owner,
      app: config.databaseAppUrl ? { connectionString: config.databaseAppUrl } : appConnection(parts, keyring),
      place: `PostgreSQL at ${parts.host}, database ${parts.database}`,
      lost: never,
      close: async () => {},
    };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new SettingRefused(`DATABASE_URL cannot be used: ${message || code}.`, { cause: error });
  }
}

/** The parts of a URL, so that the app role can replace the owner in it. */
function parsed(connectionString: string): pg.ClientConfig {
  const client = new pg.Client({ connectionString });
  const { host, port, database, ssl } = client;
  return { host, port, ...(database === undefined ? {} : { database }), ssl: ssl as pg.ClientConfig["ssl"] };
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
  await checkAppConnection(connections.app);
  return openDatabase({
    connection: connections.app,
    poolSize: config.poolSize,
    onBackgroundError: (error) => logger.warn({ err: error }, "an idle database connection was lost"),
  });
}

/** The console's connection works and can't bypass the protection. Otherwise one sentence says why not. */
async function checkAppConnection(app: pg.ClientConfig): Promise<void> {
  try {
    await withClient(app, refusePowerfulRole);
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
      const name = makeRole ? user : new pg.Client(connections.app).user;
      await prepareAppRole(owner, { name: name ?? "", password: makeRole ? String(password) : null });
      const tx = asSql(owner);
      const [database] = await tx.query(sql<{ name: string }>`select current_database() as name`);
      await tx.run(sql`grant connect on database ${identifier(database?.name ?? "")} to ${identifier(name ?? "")}`);
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
