import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Lease, Report, Wanted } from "./budget.ts";

interface LeaseRow {
  readonly requests: number | null;
  readonly tokens: number | null;
  readonly day_tokens: number | null;
  readonly day_micros: number | null;
  readonly places: number | null;
  readonly slot: number | null;
  readonly day: number | null;
  readonly day_left_ms: number | null;
  readonly retry_ms: number | null;
}

/** Null if the key is gone. */
export async function lease(tx: Tx, { keyId, gateway }: Holder, wanted: Wanted): Promise<Lease | null> {
  const { need, ahead, places } = wanted;
  const [row] = await tx.query(sql<LeaseRow>`
    select * from lease_gateway_key(${keyId}, ${gateway}, ${need.requests}, ${ahead.requests}, ${need.tokens},
      ${ahead.tokens}, ${need.micros}, ${ahead.micros}, ${places})`);
  if (!row || row.slot === null || row.day === null) return null;
  return {
    ...{ requests: row.requests, tokens: row.tokens, dayTokens: row.day_tokens, dayMicros: row.day_micros },
    ...{ places: row.places, slot: row.slot, day: row.day, dayLeftMs: row.day_left_ms ?? 1, retryMs: row.retry_ms },
  };
}

export interface Holder {
  readonly keyId: string;
  readonly gateway: string;
}

/** Books a report once, however often it is sent. */
export async function settle(tx: Tx, { keyId, gateway }: Holder, report: Report): Promise<void> {
  const { slots, days, spent } = report;
  await tx.run(sql`
    select settle_gateway_key(${keyId}, ${gateway}, ${report.number}, ${report.places},
      ${slots.map(({ slot }) => slot)}, ${slots.map(({ requests }) => requests)}, ${slots.map(({ tokens }) => tokens)},
      ${days.map(({ day }) => day)}, ${days.map(({ tokens }) => tokens)}, ${days.map(({ micros }) => micros)},
      ${spent.map(({ day }) => day)}, ${spent.map(({ requests }) => requests)}, ${spent.map(({ input }) => input)},
      ${spent.map(({ output }) => output)}, ${spent.map(({ micros }) => micros)}, ${spent.map(({ unpriced }) => unpriced)},
      ${report.usedAt})`);
}
