import type { Act } from "../act.ts";
import { joinStatements, raw, type Statement, sql } from "../db/sql.ts";

/**
 * What every domain with team data provides: an export of all rows, and their deletion. The application passes both
 * lists to teams, so that teams imports no domain to its right.
 */

/**
 * Deletes everything that the domain stores for the current team, which is already marked deleted, in the act's
 * transaction.
 */
export type TeamEraser = (act: Act) => Promise<void>;

/** One read on its own connection, which is returned before the next. */
export type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** A line of the export: the row as its owner can see it, without secrets, and its kind. */
export interface ExportedRow {
  readonly kind: string;
  readonly [member: string]: unknown;
}

/** Everything that the domain stores for the current team, page by page. */
export type TeamExporter = (read: ReadTeam) => AsyncIterable<ExportedRow>;

/** Few, because a row can be as large as a request body. */
const PAGE_ROWS = 100;

/** The rows of one kind that a team owns, without an order, and the columns that order them without a tie. */
export interface Pages<Row extends object = object> {
  readonly rows: (teamId: string) => Statement<Row>;
  readonly key: readonly string[];
}

/**
 * Rows in the order of their key. Each page is read by itself and begins after the last row of the page before, so a slow
 * reader holds no connection and no more than a page.
 */
export async function* inPages<Row extends object>(read: ReadTeam, { rows, key }: Pages<Row>): AsyncGenerator<Row> {
  const columns = joinStatements(key.map(raw));
  const page = (condition: Statement): Promise<Row[]> =>
    read((act) =>
      act.tx.query(sql<Row>`
        ${rows(act.who.teamId)} ${condition}
        order by ${columns}
        limit ${raw(PAGE_ROWS)}`),
    );
  let found = await page(sql``);
  for (;;) {
    yield* found;
    const last = found.at(-1) as Readonly<Record<string, unknown>> | undefined;
    if (!last || found.length < PAGE_ROWS) return;
    const after = joinStatements(key.map((column) => sql`${last[column]}`));
    found = await page(sql`and (${columns}) > (${after})`);
  }
}
