import { readCursor, writeCursor } from "./cursor.ts";

export interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | null | undefined;
  /** Cursors belong to one order. */
  readonly sort: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/**
 * One page of a short list that is in memory, in its order. A cursor names the last item that was shown, so that a page neither
 * repeats nor skips anything when the list changes in between.
 */
export function pageOf<T extends { readonly id: string }>(list: readonly T[], query: PageQuery): Page<T> {
  const start = query.cursor ? startAfter(list, query.cursor, query.sort) : query.offset;
  const items = list.slice(start, start + query.limit);
  const last = items.at(-1);
  const end = start + items.length;
  const nextCursor = last && end < list.length ? writeCursor({ sort: query.sort, at: end - 1, id: last.id }) : null;
  return { items, total: list.length, nextCursor };
}

function startAfter(list: readonly { readonly id: string }[], cursor: string, sort: string): number {
  const { at, id } = readCursor(cursor, { sort: [sort], at: "integer", id: "uuid" });
  const index = list.findIndex((item) => item.id === id);
  // It was deleted since: what followed has moved up into its place.
  return Math.max(0, index < 0 ? at : index + 1);
}
