import type { Act } from "../../../platform/act.ts";

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

const PAGE_ROWS = 500;

/**
 * Rows in the order of their key, each page a reading of its own that begins after the last row of the one before: a
 * slow reader of the whole holds neither a connection nor more than a page.
 */
export async function* inPages<Row>(
  read: ReadTeam,
  next: (act: Act, after: Row | null, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const last: Row | null = after;
    const rows: Row[] = await read((act) => next(act, last, PAGE_ROWS));
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE_ROWS) return;
  }
}
