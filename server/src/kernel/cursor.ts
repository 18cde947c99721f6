import { unstorableText } from "./json/unstorable.ts";
import { unprocessable } from "./unprocessable.ts";

/**
 * Where a page ended. The client returns it without reading it. It contains positions only, never a permission:
 * row-level security and the filters apply to every page, so a forged cursor gains nothing.
 */
export type Position = Readonly<Record<string, unknown>>;

/** What a member of a position can be: a value of that column type, or one of these words. */
export type CursorPart = "uuid" | "smallint" | "integer" | "bigint" | "text" | readonly string[];

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/**
 * The position, or a 422 that names the parameter if the cursor is not ours or belongs to another kind of list. Every
 * member is checked against the type of the column it is compared with, so a forged one never reaches the database.
 */
export function readCursor<P extends Readonly<Record<string, CursorPart>>>(
  cursor: string,
  parts: P,
): { readonly [K in keyof P]: P[K] extends "smallint" | "integer" | "bigint" ? number : string } {
  const position = parsed(cursor);
  const fits = Object.entries(parts).every(([name, part]) => position && fitsPart(position[name], part));
  if (position && fits) return position as ReturnType<typeof readCursor<P>>;
  throw unprocessable(
    ["query", "cursor"],
    "The cursor does not belong to this list; start again without it",
    cursor.slice(0, 100),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LARGEST = { smallint: 2 ** 15 - 1, integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER } as const;

function fitsPart(value: unknown, part: CursorPart): boolean {
  if (part === "uuid") return typeof value === "string" && UUID.test(value);
  if (part === "text") return typeof value === "string" && unstorableText(value) === undefined;
  if (typeof part === "object") return typeof value === "string" && part.includes(value);
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= LARGEST[part];
}

function parsed(cursor: string): Position | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Position) : null;
  } catch {
    return null;
  }
}
