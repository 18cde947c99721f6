import { unprocessable } from "./unprocessable.ts";

/**
 * Where a page ended, for the client to hand back unread. It carries positions only, never a power: row-level security
 * and the filters apply to the next page as to the first, so a forged one gains nothing.
 */
export type Position = Readonly<Record<string, unknown>>;

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** The position, or a 422 that names the parameter when it is not one of ours or belongs to another kind of list. */
export function readCursor(cursor: string, fits: (position: Position) => boolean): Position {
  const position = parsed(cursor);
  if (position && fits(position)) return position;
  throw unprocessable(
    ["query", "cursor"],
    "The cursor does not belong to this list; start again without it",
    cursor.slice(0, 100),
  );
}

function parsed(cursor: string): Position | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Position) : null;
  } catch {
    return null;
  }
}
