import type pg from "pg";
import { type HostConfig, nameOf } from "../connection/hosts.ts";
import { isConnectionLoss, READ_ONLY } from "../connection/losses.ts";
import { openPool } from "../connection/pool.ts";
import { createPrimary } from "../connection/primary.ts";
import { type Binding, beginBound } from "../connection/settings.ts";
import { asSql, asUnpreparedSql, type Subject, sqlState, type Tx } from "../database.ts";
import { within } from "../within.ts";

/** How a replica was found to be. */
export type ReplicaStatus = "unknown" | "in use" | "behind" | "away" | "not a replica";

/** A reading that has to be repeated on the primary, and what that says about the replica. */
export class NotFromReplica extends Error {
  override name = "NotFromReplica";
  readonly status: Exclude<ReplicaStatus, "unknown" | "in use"> | "refused";

  constructor(status: NotFromReplica["status"], cause?: unknown) {
    super(`the replica is ${status}`, { cause });
    this.status = status;
  }
}

/** Decides by the replica's last beat, in milliseconds of the primary's clock, whether it may be read. */
export type CheckBeat = (beat: number | null) => void;

export interface ReplicaHost {
  readonly name: string;
  /** One reading. The beat is checked in the same transaction, so it is that of the server that reads. */
  read<T>(subject: Subject, check: CheckBeat, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Its last beat, for who only wants to know. */
  lastBeat(): Promise<number | null>;
  close(): Promise<void>;
}

export interface ReplicaHostOptions {
  readonly host: HostConfig;
  readonly poolSize: number;
  readonly pooler?: "auto" | "on";
}

/** A replica that does not connect or tell its beat by then is away. */
const ANSWER_MS = 1_000;
/** After so long it is asked whether it is still there. */
const WATCH_MS = 2_000;
const BEAT = "select pg_is_in_recovery() as is_standby, (select at from replica_beats where id = 1) as beat";
const NOBODY: Binding = { teamId: "", userId: "", duty: "authenticate" };

/** A connection that ends its transaction in time goes on to serve. */
const rolledBack = (client: pg.PoolClient): Promise<Error | undefined> =>
  within(ANSWER_MS, client.query("rollback")).then(
    () => undefined,
    (error: Error) => error,
  );

export function openReplicaHost({ host, poolSize, pooler }: ReplicaHostOptions): ReplicaHost {
  const pool = openPool(createPrimary([host]), {
    ...{ poolSize, isForStandbys: true, connectMs: ANSWER_MS, onBackgroundError: () => {} },
    ...(pooler ? { pooler } : {}),
  });

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new NotFromReplica("away", error);
    });
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      const why = error instanceof NotFromReplica ? error : new NotFromReplica("away", error);
      broken = why.status === "away" ? why : await rolledBack(client);
      throw why;
    } finally {
      client.release(broken);
    }
  }

  /** Begins a reading, and returns the beat that everything in it is at least as new as. */
  async function begin(client: pg.PoolClient, binding: Binding): Promise<number | null> {
    const message = `${beginBound(binding, " read only")}; ${BEAT}`;
    const results = (await within(ANSWER_MS, client.query(message))) as unknown as pg.QueryResult[];
    const { rows = [] } = results.at(-1) ?? {};
    const [{ is_standby, beat }] = rows as [{ is_standby: boolean; beat: number | null }];
    if (!is_standby) throw new NotFromReplica("not a replica");
    return beat;
  }

  const lastBeat = (): Promise<number | null> =>
    withClient(async (client) => {
      const beat = await begin(client, NOBODY);
      await client.query("rollback");
      return beat;
    });

  /** Rejects when the replica went silent, which its connection may never say. */
  function watch(): { readonly silent: Promise<never>; stop(): void } {
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        lastBeat().catch((error: NotFromReplica) => error.status === "away" && reject(error));
      }, WATCH_MS).unref();
    });
    silent.catch(() => {});
    return { silent, stop: () => clearInterval(timer) };
  }

  async function worked<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
    const plain = pool.isShared(client) ? asUnpreparedSql(client) : asSql(client);
    const { silent, stop } = watch();
    const working = work({ ...plain, bound: "team", isReplica: true });
    working.catch(() => {});
    try {
      const result = await Promise.race([working, silent]);
      await client.query("commit");
      return result;
    } catch (error) {
      if (error instanceof NotFromReplica) throw error;
      const isLost = isConnectionLoss(error) && sqlState(error) !== READ_ONLY;
      throw new NotFromReplica(isLost ? "away" : "refused", error);
    } finally {
      stop();
    }
  }

  return {
    name: nameOf(host),
    read: (subject, check, work) =>
      withClient(async (client) => {
        check(await begin(client, { ...subject, duty: "" }));
        return worked(client, work);
      }),
    lastBeat,
    close: () => pool.end(),
  };
}
