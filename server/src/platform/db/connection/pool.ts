import pg from "pg";
import { parseJson } from "../../../kernel/json/parse.ts";
import type { HostConfig } from "./hosts.ts";
import { unavailable } from "./losses.ts";
import type { Primary } from "./primary.ts";
import { openSession } from "./settings.ts";

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

interface PoolOptions {
  /** Default: only servers that accept writes. */
  readonly isForStandbys?: boolean;
  readonly connectMs?: number;
  readonly pooler?: "auto" | "on";
  readonly poolSize: number;
  readonly onBackgroundError: (error: Error) => void;
}

/** Connections to the host that accepted writes when they were made, and what is known about each. */
interface HostPool {
  /** A connection to the host that accepts writes, as far as anyone knows. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  hostOf(client: pg.ClientBase): HostConfig;
  /** A pooler is in between: the session may be another one in the next transaction. */
  isShared(client: pg.ClientBase): boolean;
  /** A change on it was not confirmed by the synchronous standby. */
  isUnconfirmed(client: pg.ClientBase): boolean;
}

/**
 * Longer than any statement may take. A commit may take longer, while it waits for a synchronous standby: no timeout of
 * PostgreSQL ends that, and whoever asked would never hear.
 */
const ANSWER_MS = 40_000;

/** Where PostgreSQL reports that it stopped waiting for the standby, in every language. */
const GAVE_UP_ON_STANDBY = "SyncRepWaitForLSN";

export function openPool(primary: Primary, options: PoolOptions): HostPool {
  const hosts = new WeakMap<pg.ClientBase, HostConfig>();
  const open = new Set<pg.Client>();
  const shared = new WeakSet<pg.ClientBase>();
  const unconfirmed = new WeakSet<pg.ClientBase>();

  class HostClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const host = primary.current;
      super({ ...config, ...host });
      hosts.set(this, host);
      open.add(this);
      this.once("end", () => open.delete(this));
      // The pool listens to idle connections only. One that is lost at work fails its query, and must not end the process.
      this.on("error", () => {});
      this.on("notice", ({ routine }) => {
        if (routine === GAVE_UP_ON_STANDBY) unconfirmed.add(this);
      });
    }
  }

  async function check(client: pg.ClientBase): Promise<void> {
    const { isDirect, isStandby } = await openSession(client, "pool");
    if (isStandby && !options.isForStandbys) throw new Error("the server is a standby and accepts no writes");
    if (!isDirect || options.pooler === "on") shared.add(client);
  }

  // Nothing else is asked for at the start of a connection: poolers refuse what they don't know.
  const pool = new pg.Pool({
    Client: HostClient as unknown as NonNullable<pg.PoolConfig["Client"]>,
    onConnect: check,
    types,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    query_timeout: ANSWER_MS,
    application_name: "agent-console",
  });
  pool.on("error", options.onBackgroundError);
  // What hangs on a host that was replaced would wait for it for good.
  primary.onMove((host) => {
    for (const client of open) if (hosts.get(client) !== host) client.connection.stream.destroy();
  });
  async function connect(): Promise<pg.PoolClient> {
    for (let failures = 0; ; ) {
      try {
        await primary.find();
        const client = await pool.connect();
        if (hosts.get(client) === primary.current) return client;
        client.release(true);
      } catch (error) {
        primary.doubt(primary.current);
        failures += 1;
        // Nothing was sent yet. With several hosts the next one may be the right one.
        if (failures > 1 || !primary.isCluster) throw unavailable(error);
      }
    }
  }

  return {
    connect,
    end: () => pool.end(),
    hostOf: (client) => hosts.get(client) ?? primary.current,
    isShared: (client) => shared.has(client),
    isUnconfirmed: (client) => unconfirmed.has(client),
  };
}
