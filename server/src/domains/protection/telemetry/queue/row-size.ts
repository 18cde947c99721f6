import type { NewLog, NewSpan } from "../store/new-rows.ts";

/** An object with its fixed columns, as V8 keeps it. */
const ROW = 600;
const MEMBER = 32;
const MOST_DEPTH = 12;

/** Roughly how much memory a row takes while it waits. Texts are counted as two bytes a character, which is the most they take. */
export function sizeOfRow(row: NewSpan | NewLog): number {
  return ROW + sizeOf(row, 0);
}

function sizeOf(value: unknown, depth: number): number {
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null || depth > MOST_DEPTH) return 0;
  let size = 0;
  if (Array.isArray(value)) {
    for (const item of value) size += MEMBER + sizeOf(item, depth + 1);
    return size;
  }
  for (const name in value) {
    // The names of a row's own columns are the same texts in every row.
    size += (depth === 0 ? 0 : MEMBER + 2 * name.length) + sizeOf((value as Record<string, unknown>)[name], depth + 1);
  }
  return size;
}
