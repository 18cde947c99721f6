import { setImmediate } from "node:timers/promises";
import type { Act } from "../../../platform/act.ts";
import { sqlState } from "../../../platform/db/database.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";

/** What one search may cost. */
const LONGEST_MS = 2000;
const MOST_ROWS = 2_000_000;
/** How long the event loop may be held at a time. */
const HELD_MS = 8;
const ROWS_AT_A_TIME = 1000;
const QUERY_CANCELED = "57014";

/**
 * The work of one search: reads rows with a cursor, in the order of an index, for two seconds and two million rows at most,
 * and lets others have the event loop in between. Needs a transaction.
 */
export class BoundedSearch {
  /** The bound was reached, so that not everything was seen. */
  isStopped = false;
  rows = 0;
  readonly #act: Act;
  readonly #deadline: number;
  #resumedAt = performance.now();

  constructor(act: Act, milliseconds = LONGEST_MS) {
    this.#act = act;
    this.#deadline = performance.now() + milliseconds;
  }

  /**
   * Rows come in the order of the index, and never from a sort: it would have to read everything first. `isSorted` is for
   * statements that find few rows.
   */
  async begin({ isSorted = false } = {}): Promise<void> {
    const order = isSorted ? "on" : "off";
    await this.#act.tx.run(sql`
      select set_config('enable_sort', ${order}, true), set_config('enable_bitmapscan', ${order}, true)`);
  }

  async *rowsOf<Row extends object>(
    statement: Statement<Row>,
    atFirst = ROWS_AT_A_TIME,
  ): AsyncGenerator<readonly Row[]> {
    const { tx } = this.#act;
    let isOpen = false;
    try {
      await this.#limitStatement();
      if (this.isStopped) return;
      await tx.run(sql`declare found no scroll cursor for ${statement}`);
      isOpen = true;
      for (let few = atFirst < ROWS_AT_A_TIME; !this.isStopped; few = false) {
        const page = await tx.query(few ? sql<Row>`fetch 250 from found` : sql<Row>`fetch 1000 from found`);
        this.#resumedAt = performance.now();
        this.rows += page.length;
        if (page.length === 0) break;
        yield page;
        if (this.rows >= MOST_ROWS) this.isStopped = true;
        if (!this.isStopped) await this.#limitStatement();
      }
    } catch (error) {
      isOpen = false;
      if (sqlState(error) !== QUERY_CANCELED) throw error;
      this.isStopped = true;
    } finally {
      if (isOpen) await tx.run(sql`close found`);
    }
  }

  /** Runs a test to its end, with pauses. Undefined if the time is over first. */
  async finished<T>(test: Generator<undefined, T>): Promise<T | undefined> {
    for (;;) {
      const { done, value } = test.next();
      if (done) return value;
      await this.pause();
      if (this.isStopped) return undefined;
    }
  }

  /** Lets others have the event loop if it was held for long. Cheap enough to be called for each row. */
  async pause(): Promise<void> {
    const now = performance.now();
    if (now - this.#resumedAt < HELD_MS) return;
    if (now > this.#deadline) this.isStopped = true;
    await setImmediate();
    this.#resumedAt = performance.now();
  }

  async #limitStatement(): Promise<void> {
    const left = Math.ceil(this.#deadline - performance.now());
    if (left <= 0) this.isStopped = true;
    else await this.#act.tx.run(sql`select set_config('statement_timeout', ${String(left)}, true)`);
  }
}
