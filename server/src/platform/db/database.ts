import pg from "pg";
import { Fault } from "../../kernel/errors.ts";
import { type Held, openApart } from "./connection/apart.ts";
import { queryBound } from "./connection/bound-query.ts";
import { type HostConfig, type Hosts, hostsOf } from "./connection/hosts.ts";
import { isConnectionLoss, LOST_AT_WORK, NOT_REPLICATED, unavailable } from "./connection/losses.ts";
import { noteUse } from "./connection/outcome.ts";
import { openPool } from "./connection/pool.ts";
import { createPrimary, type Primary } from "./connection/primary.ts";
import { type Binding, beginBound, bindSession } from "./connection/settings.ts";
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
  /** It reads from a replica, and accepts no writes. */
  readonly isReplica?: true;
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

export interface DatabaseOptions {
  /** One host, or the hosts of a cluster, of which the one that accepts writes is used. */
  readonly connection: HostConfig | Hosts;
  /** For locks and notifications, which need PostgreSQL itself. Default: the same. */
  readonly direct?: Hosts;
  /** `on`: bind every transaction on its own even if no pooler can be seen. */
  readonly pooler?: "auto" | "on";
  readonly poolSize: number;
  readonly onBackgroundError: (error: Error) => void;
}

const authenticator: Binding = { teamId: "", userId: "", duty: "authenticate" };

/** How long an answer may take before the hosts of a cluster are asked which one is the primary. */
const ASK_HOSTS_MS = 2_500;

export function openDatabase(options: DatabaseOptions): Database {
  const primary = createPrimary(hostsOf(options.connection));
  const directPrimary = options.direct ? createPrimary(options.direct) : primary;
  const pool = openPool(primary, options);
  /**
   * Which subject each connection of its own session was last bound to. Binding only on a change costs one extra
   * statement for each change instead of three for each request; the settings are per session, never inside a
   * transaction, so that a rollback cannot silently restore another team's.
   */
  const boundTo = new WeakMap<pg.PoolClient, string>();

  async function bind(client: pg.PoolClient, binding: Binding): Promise<void> {
    const wanted = `${binding.teamId}/${binding.userId}/${binding.duty}`;
    if (boundTo.get(client) === wanted) return;
    boundTo.delete(client);
    await client.query(bindSession(binding));
    boundTo.set(client, wanted);
  }

  async function withConnection<T>(binding: Binding, work: (line: Line) => Promise<T>): Promise<T> {
    const watch = primary.isCluster ? setInterval(() => primary.findAgain().catch(() => {}), ASK_HOSTS_MS) : undefined;
    let client: pg.PoolClient | undefined;
    let broken: Error | undefined;
    try {
      client = await pool.connect();
      const line = { client, binding, isShared: pool.isShared(client) };
      if (!line.isShared) await bind(client, binding);
      const result = await work(line);
      if (pool.isUnconfirmed(client)) throw unavailable(new Error("the standby did not confirm"), NOT_REPLICATED);
      noteUse();
      return result;
    } catch (error) {
      if (client && pool.isUnconfirmed(client)) broken = error as Error;
      if (!client || !isConnectionLoss(error)) throw error;
      broken = error as Error;
      primary.doubt(pool.hostOf(client));
      throw unavailable(error, LOST_AT_WORK);
    } finally {
      clearInterval(watch);
      client?.release(broken);
    }
  }

  async function inTransaction<T>(line: Line, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { client, binding, isShared } = line;
    await client.query(isShared ? beginBound(binding) : "begin");
    try {
      const result = await work({ ...(isShared ? asUnpreparedSql(client) : asSql(client)), bound: "team" });
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => boundTo.delete(client));
      throw error;
    }
  }

  const alone = (line: Line): Tx => ({ ...(line.isShared ? asBoundSql(line) : asSql(line.client)), bound: "team" });

  return {
    inTeam: (subject, work) => withConnection({ ...subject, duty: "" }, (line) => work(alone(line))),
    transaction: (subject, work) => withConnection({ ...subject, duty: "" }, (line) => inTransaction(line, work)),
    authenticating: (work) => withConnection(authenticator, (line) => inTransaction(line, work)),
    looking: (work) => withConnection(authenticator, (line) => work(alone(line))),
    hold: (space, key) => holdLock(directPrimary, space, key),
    listen: (channel, hear) => listenTo(directPrimary, channel, hear),
    ping: () => withConnection(authenticator, async ({ client }) => void (await client.query("select 1"))),
    close: () => pool.end(),
  };
}

const holdLock = (primary: Primary, space: number, key: number): Promise<Held> =>
  openApart(primary, "agent-console-lock", async (client) => {
    const [lock] = await asSql(client).query(sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${space}, ${key}) as mine`);
    if (!lock?.mine) throw new Error(`the lock ${space}/${key} is held already`);
  });

const listenTo = (primary: Primary, channel: string, hear: (message: string) => void): Promise<Held> =>
  openApart(primary, "agent-console-listen", async (client) => {
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    await asSql(client).run(sql`listen ${identifier(channel)}`);
  });

/** A connection, on whose behalf it is used, and whether a pooler may give its session to others between transactions. */
interface Line {
  readonly client: pg.PoolClient;
  readonly binding: Binding;
  readonly isShared: boolean;
}

const queryOf = ({ text, values, name }: Statement): pg.QueryConfig => ({
  ...{ text, values: values as unknown[] },
  ...(name ? { name } : {}),
});

/** For whoever holds a connection of their own. */
export const asSql = (client: pg.ClientBase): Sql => sqlBy((statement) => client.query(queryOf(statement)));

/** Inside a transaction that a pooler keeps on one session. The next one may be on another, so nothing is prepared. */
export const asUnpreparedSql = (client: pg.ClientBase): Sql =>
  sqlBy(({ text, values }) => client.query({ text, values: values as unknown[] }));

const asBoundSql = ({ client, binding }: Line): Sql => sqlBy((statement) => queryBound(client, statement, binding));

function sqlBy(send: (statement: Statement) => Promise<pg.QueryResult>): Sql {
  return {
    async query<Row extends object>(statement: Statement<Row>) {
      const result = await send(statement);
      return result.rows as Row[];
    },
    async run(statement) {
      const result = await send(statement);
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
