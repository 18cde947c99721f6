import type { Logger } from "pino";
import type { Database, Sql } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import { within } from "../db/within.ts";
import type { RateLimitRow } from "./rows.ts";

/** All limits count by the minute. */
export const WINDOW_MS = 60_000;

/** What one client used, in milliseconds of its allowance: the whole allowance is a window long. */
export interface Payment {
  readonly client: string;
  readonly spentMs: number;
}

export interface Receipt {
  /** How much of it there was room for. The rest is still owed. */
  readonly grantedMs: number;
  /** In how many milliseconds everything that all processes paid will have been given back. */
  readonly fullInMs: number;
}

/** Where all processes count together what a client used. Null: the database did not answer. */
export interface Payments {
  pay(payment: Payment): Promise<Receipt | null>;
  /** Deletes the clients that have their whole allowance again. */
  sweep(): Promise<void>;
}

const ANSWER_MS = 1000;
/** After a failure nobody waits for the database for so long; each process counts alone. */
const AWAY_MS = 1000;
const MOST_AT_ONCE = 500;

interface Due extends Payment {
  readonly settle: (receipt: Receipt | null) => void;
}

/** One statement at a time, for all clients whose payments came meanwhile: a flood costs a round trip, not one for each client. */
export function openPayments({ db, logger }: { readonly db: Database; readonly logger: Logger }): Payments {
  let due: Due[] = [];
  let isPaying = false;
  let awayUntil = Number.NEGATIVE_INFINITY;

  async function payAll(): Promise<void> {
    isPaying = true;
    // Payments that arrive together go together.
    await Promise.resolve();
    while (due.length > 0) {
      const batch = due.slice(0, MOST_AT_ONCE);
      due = due.slice(MOST_AT_ONCE);
      await payBatch(batch);
    }
    isPaying = false;
  }

  async function payBatch(batch: readonly Due[]): Promise<void> {
    if (performance.now() < awayUntil) return settle(batch, new Map());
    try {
      settle(
        batch,
        await within(
          ANSWER_MS,
          db.looking((tx) => book(tx, batch)),
        ),
      );
    } catch (error) {
      awayUntil = performance.now() + AWAY_MS;
      logger.warn({ err: error }, "rate limits are counted by each process alone until the database answers");
      settle(batch, new Map());
    }
  }

  return {
    pay: ({ client, spentMs }) =>
      new Promise((settle) => {
        due.push({ client, spentMs, settle });
        if (!isPaying) void payAll();
      }),
    sweep: async () => void (await db.looking((tx) => tx.run(sql`delete from rate_limits where full_at < ${NOW}`))),
  };
}

function settle(batch: readonly Due[], receipts: ReadonlyMap<string, Receipt>): void {
  for (const { client, settle } of batch) settle(receipts.get(client) ?? null);
}

/** Milliseconds by the clock that all processes share. */
const NOW = sql`extract(epoch from now())::double precision * 1000`;

/** In one order, so that two processes with the same clients wait for each other and don't block each other. */
async function book(tx: Sql, batch: readonly Payment[]): Promise<ReadonlyMap<string, Receipt>> {
  const [clients, spans] = [batch.map(({ client }) => client), batch.map(({ spentMs }) => spentMs)];
  const rows = await tx.query(
    sql<Pick<RateLimitRow, "client" | "granted"> & { full_in: number }>`
      insert into rate_limits as l (client, full_at, granted)
      select client, ${NOW} + least(sum(span), ${WINDOW_MS}), least(sum(span), ${WINDOW_MS})
      from unnest(${clients}::text[], ${spans}::double precision[]) as due (client, span)
      group by client
      order by client
      on conflict (client) do update set
        granted = greatest(0, least(excluded.granted, ${NOW} + ${WINDOW_MS} - greatest(l.full_at, ${NOW}))),
        full_at = greatest(l.full_at, ${NOW})
          + greatest(0, least(excluded.granted, ${NOW} + ${WINDOW_MS} - greatest(l.full_at, ${NOW})))
      returning client, granted, full_at - ${NOW} as full_in`.named("pay for requests"),
  );
  return new Map(rows.map((row) => [row.client, { grantedMs: row.granted, fullInMs: row.full_in }]));
}
