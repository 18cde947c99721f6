import { setImmediate } from "node:timers/promises";
import type { Act } from "../../../platform/act.ts";
import { sqlState } from "../../../platform/db/database.ts";
import { raw, type Statement, sql } from "../../../platform/db/sql.ts";

/** What one search may cost. */
const LONGEST_MS = 2000;
const MOST_ROWS = 2_000_000;
/** How long the event loop may be held at a time. */
const HELD_MS = 8;
/** Rows of a page, and the characters that it should have at most. */
const FIRST_PAGE = 100;
const LARGEST_PAGE = 800;
const FEWEST_ROWS = 5;
const PAGE_LENGTH = 4_000_000;
/** So that a statement that only sets something is never the one that is canceled. */
const SHORTEST_MS = 20;
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
  #sort: "on" | "off" = "on";
  #isSaved = false;

  constructor(act: Act, milliseconds = LONGEST_MS) {
    this.#act = act;
    this.#deadline = performance.now() + milliseconds;
  }

  /**
   * Rows come in the order of the index, and never from a sort: it would have to read everything first. `isSorted` is for
   * statements that find few rows.
   */
  begin({ isSorted = false } = {}): void {
    this.#sort = isSorted ? "on" : "off";
  }

  /**
   * Pages of rows. A page grows while its rows are small: one may have a megabyte. After a statement that took too long, the
   * transaction can still be used.
   */
  async *rowsOf<Row extends object>(statement: Statement<Row>): AsyncGenerator<readonly Row[]> {
    const { tx } = this.#act;
    let isOpen = false;
    try {
      await this.#limitStatement();
      if (this.isStopped) return;
      if (!this.#isSaved) await tx.run(sql`savepoint search`);
      this.#isSaved = true;
      await tx.run(sql`declare found no scroll cursor for ${statement}`);
      isOpen = true;
      for (let size = FIRST_PAGE; !this.isStopped; ) {
        const page = await tx.query(sql<Row>`fetch ${raw(size)} from found`);
        this.#resumedAt = performance.now();
        this.rows += page.length;
        if (page.length > 0) yield page;
        if (page.length < size) break;
        if (this.rows >= MOST_ROWS) this.isStopped = true;
        if (!this.isStopped) await this.#limitStatement();
        size = Math.max(FEWEST_ROWS, Math.min(2 * size, LARGEST_PAGE, Math.floor(PAGE_LENGTH / largestOf(page))));
      }
    } catch (error) {
      if (sqlState(error) !== QUERY_CANCELED) throw error;
      this.isStopped = true;
      isOpen = false;
      await tx.run(sql`rollback to savepoint search`);
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

  /** One statement for all settings: each takes a way to the database and back. */
  async #limitStatement(): Promise<void> {
    const left = Math.ceil(this.#deadline - performance.now());
    if (left <= 0) {
      this.isStopped = true;
      return;
    }
    const settings = sql`
      select set_config('statement_timeout', ${String(Math.max(left, SHORTEST_MS))}, true),
        set_config('enable_sort', ${this.#sort}, true), set_config('enable_bitmapscan', ${this.#sort}, true)`;
    await this.#act.tx.run(settings.named("limit-search"));
  }
}

function largestOf(page: readonly object[]): number {
  let largest = 1;
  for (const row of page) {
    let length = 0;
    for (const value of Object.values(row)) if (typeof value === "string") length += value.length;
    if (length > largest) largest = length;
  }
  return largest;
}
