import pg from "pg";
import { Fault, fault } from "../../kernel/errors.ts";
import { parseJson } from "../../kernel/json/parse.ts";
import { identifier } from "./identifier.ts";
import { type Statement, sql } from "./sql.ts";

/** Takes statements of the `sql` tag only, in which every value is a parameter: a glued text does not compile. */
export interface Sql {
  query<Row extends object>(statement: Statement<Row>): Promise<Row[]>;
  /** How many rows a statement touched. */
  run(statement: Statement): Promise<number>;
}

/** A connection that sees one team's rows, alone or inside a transaction. Its brand keeps an unbound one out. */
export interface Tx extends Sql {
  readonly bound: "team";
}

/** On whose behalf rows are read and written: row-level security compares against these two. */
export interface Subject {
  readonly teamId: string;
  readonly userId: string;
}

export interface Database {
  /** One connection bound to the team, each statement its own transaction. */
  inTeam<T>(subject: Subject, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** All or nothing, bound to the team. */
  transaction<T>(subject: Subject, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For signing in and housekeeping, before or beside any team: sees people, memberships, sessions and keys, and
   * nothing that a team owns. All or nothing.
   */
  authenticating<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * The same for those who look again and again whether there is something to do, each statement its own transaction:
   * opening and ending one would be most of what an idle console does.
   */
  looking<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Takes a lock that lasts as long as this process can reach the database, and no longer: others see by it that the
   * process lives, without clocks or heartbeats. It has a connection of its own.
   */
  hold(space: number, key: number): Promise<Held>;
  /** Hears what is sent to a channel with pg_notify, until the connection is lost. It has a connection of its own. */
  listen(channel: string, hear: (message: string) => void): Promise<Held>;
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Held {
  /** Settles when the lock, or the connection that listens, is gone, whoever let go of it. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: pg.ClientConfig;
  readonly poolSize: number;
  readonly onBackgroundError: (error: Error) => void;
}

const JSON_OID = 114;
const BIGINT_OID = 20;
const NUMERIC_OID = 1700;

type Parser = (text: string) => unknown;

/** Counts and times fit a double; free-form JSON keeps its numbers in source form. */
const ownParsers: readonly [number, Parser][] = [
  [BIGINT_OID, Number],
  [JSON_OID, parseJson],
  [NUMERIC_OID, String],
];
/** Asked for every column of every answer, so what was found once is kept. */
const parsers = new Map<number, Parser>(ownParsers);

const types = {
  getTypeParser(oid: number, format?: "text" | "binary"): Parser {
    const known = parsers.get(oid);
    if (known !== undefined) return known;
    const found = pg.types.getTypeParser(oid, format as "text") as Parser;
    if (format !== "binary") parsers.set(oid, found);
    return found;
  },
} as pg.CustomTypesConfig;

/** A subject, or the duty of signing people in. */
interface Binding extends Subject {
  readonly duty: "" | "authenticate";
}
const authenticator: Binding = { teamId: "", userId: "", duty: "authenticate" };

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...options.connection,
    types,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "agent-console",
    // Every statement here is written to walk an index whatever its values; planning it again each time would cost more
    // than running it. For the same reason none gains from further processes, whose start takes longer than most answers.
    options: "-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0",
  });
  pool.on("error", options.onBackgroundError);
  // The pool listens to idle connections only. One that is lost at work fails its query, and must not end the process too.
  pool.on("connect", (client) => client.on("error", () => {}));
  /**
   * Which subject each pooled connection was last bound to. Binding only on a change costs one extra statement for each
   * change instead of three for each request; the settings are per session, never inside a transaction, so that a
   * rollback cannot silently restore another team's.
   */
  const boundTo = new WeakMap<pg.PoolClient, string>();

  async function bind(client: pg.PoolClient, binding: Binding): Promise<void> {
    const wanted = `${binding.teamId}/${binding.userId}/${binding.duty}`;
    if (boundTo.get(client) === wanted) return;
    boundTo.delete(client);
    const settings = sql`
      select
        set_config('app.team_id', ${binding.teamId}, false),
        set_config('app.user_id', ${binding.userId}, false),
        set_config('app.duty', ${binding.duty}, false)`;
    await asSql(client).run(settings.named("bind"));
    boundTo.set(client, wanted);
  }

  async function withConnection<T>(binding: Binding, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw unavailable(error);
    });
    let broken: Error | undefined;
    try {
      await bind(client, binding);
      return await work(client);
    } catch (error) {
      if (isConnectionLoss(error)) {
        broken = error as Error;
        throw unavailable(error, LOST_AT_WORK);
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function inTransaction<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
    await client.query("begin");
    try {
      const result = await work(asTx(client));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => boundTo.delete(client));
      throw error;
    }
  }

  return {
    inTeam: (subject, work) => withConnection({ ...subject, duty: "" }, (client) => work(asTx(client))),
    transaction: (subject, work) => withConnection({ ...subject, duty: "" }, (client) => inTransaction(client, work)),
    authenticating: (work) => withConnection(authenticator, (client) => inTransaction(client, work)),
    looking: (work) => withConnection(authenticator, (client) => work(asSql(client))),
    hold: (space, key) => holdLock(options.connection, space, key),
    listen: (channel, hear) => listenTo(options.connection, channel, hear),
    ping: () => withConnection(authenticator, async (client) => void (await client.query("select 1"))),
    close: () => pool.end(),
  };
}

/** A machine that vanishes without a word is noticed by the server within half a minute. */
const NOTICE_SILENCE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/** A connection outside the pool, for as long as it is needed. `begin` gives it its purpose. */
async function apart(
  connection: pg.ClientConfig,
  name: string,
  begin: (client: pg.Client) => Promise<void>,
): Promise<Held> {
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: name, options: NOTICE_SILENCE });
  const lost = new Promise<void>((resolve) => {
    client.once("end", resolve);
    client.on("error", () => resolve());
  });
  try {
    await client.connect();
    await begin(client);
  } catch (error) {
    await client.end().catch(() => {});
    throw isConnectionLoss(error) ? unavailable(error) : error;
  }
  return { lost, release: () => client.end() };
}

const holdLock = (connection: pg.ClientConfig, space: number, key: number): Promise<Held> =>
  apart(connection, "agent-console-lock", async (client) => {
    const [lock] = await asSql(client).query(sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${space}, ${key}) as mine`);
    if (!lock?.mine) throw new Error(`the lock ${space}/${key} is held already`);
  });

const listenTo = (connection: pg.ClientConfig, channel: string, hear: (message: string) => void): Promise<Held> =>
  apart(connection, "agent-console-listen", async (client) => {
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    await asSql(client).run(sql`listen ${identifier(channel)}`);
  });

function queryOf({ text, values, name }: Statement): pg.QueryConfig {
  return { text, values: values as unknown[], ...(name ? { name } : {}) };
}

const asTx = (client: pg.PoolClient): Tx => ({ ...asSql(client), bound: "team" });

/** For whoever holds a connection of their own. */
export function asSql(client: pg.ClientBase): Sql {
  return {
    async query<Row extends object>(statement: Statement<Row>) {
      const result = await client.query<Row>(queryOf(statement));
      return result.rows;
    },
    async run(statement) {
      const result = await client.query(queryOf(statement));
      return result.rowCount ?? 0;
    },
  };
}

/** The PostgreSQL error code of a refused statement, for the few that mean something to a use case. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Whether an error means that the database could not be reached, so that the same work may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Fault && error.code === "DATABASE_UNAVAILABLE";

/** True when the server or the line to it is gone, as against a statement that was refused. */
function isConnectionLoss(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? "";
  if (error instanceof pg.DatabaseError) return /^(08|57P0[1-5])/.test(code);
  const message = error instanceof Error ? error.message : "";
  return (
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code) || /Connection terminated|not queryable|timeout exceeded/.test(message)
  );
}

/** A commit may have reached the disk although its answer never reached us: then "nothing was changed" would be a lie. */
const LOST_AT_WORK =
  "The connection to the database was lost. A change may have taken effect: read before you repeat it.";

function unavailable(cause: unknown, words?: string): Error {
  return fault("DATABASE_UNAVAILABLE", {
    ...(words ? { public: words } : {}),
    internal: `database: ${String((cause as Error).message)}`,
    cause,
    retryAfter: 1,
  });
}
