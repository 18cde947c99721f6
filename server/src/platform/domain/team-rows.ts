import type { Act } from "../act.ts";

/**
 * What a domain that keeps rows of a team owes it: a way to take them all out, and a way to remove them all. The
 * application hands the lists of both to teams, so that teams knows of no domain to its right.
 */

/** Removes everything the domain holds of the acting team, which is already marked deleted, in the act's transaction. */
export type TeamEraser = (act: Act) => Promise<void>;

/** One reading on a connection of its own, which is given back before the next. */
export type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** A line of the export: the row as its owner may see it, no secrets, and what kind of thing it is. */
export interface ExportedRow {
  readonly kind: string;
  readonly [member: string]: unknown;
}

/** Everything the domain holds of the acting team, a page at a time. */
export type TeamExporter = (read: ReadTeam) => AsyncIterable<ExportedRow>;

/** Few, because a row may be as large as a request body. */
const PAGE_ROWS = 100;

/** The rows of a kind that a team owns, the team being $1, and the columns that order them without a tie. */
export interface Pages {
  readonly rows: string;
  readonly key: readonly string[];
}

/**
 * Rows in the order of their key, each page a reading of its own that begins after the last row of the one before: a
 * slow reader of the whole holds neither a connection nor more than a page.
 */
export async function* inPages<Row extends object>(read: ReadTeam, { rows, key }: Pages): AsyncGenerator<Row> {
  const order = `order by ${key.join(", ")} limit ${PAGE_ROWS}`;
  const places = key.map((_, index) => `$${index + 2}`);
  const further = `${rows} and (${key.join(", ")}) > (${places.join(", ")}) ${order}`;
  let page = await read((act) => act.tx.query<Row>(`${rows} ${order}`, [act.who.teamId]));
  for (;;) {
    yield* page;
    const last = page.at(-1) as Readonly<Record<string, unknown>> | undefined;
    if (!last || page.length < PAGE_ROWS) return;
    const after = key.map((column) => last[column]);
    page = await read((act) => act.tx.query<Row>(further, [act.who.teamId, ...after]));
  }
}
