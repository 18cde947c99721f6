import type { Origin, Principal } from "../kernel/principal.ts";
import type { Tx } from "./db/database.ts";

/**
 * One caller acting in one team on one connection: what a use case gets for a request. Everything else is in its needs.
 */
export interface Act {
  readonly tx: Tx;
  readonly who: Principal;
  readonly origin: Origin;
  /** Milliseconds since the epoch, read once per request, so that all rows of one act agree. */
  readonly now: number;
}

export function actSeconds(act: Act): number {
  return Math.floor(act.now / 1000);
}
