/**
 * Reads the part of TOML 1.0 that guard configs use: tables, dotted keys, inline tables, arrays, the four kinds of
 * strings, numbers and booleans. Dates, arrays of tables, infinities and NaN are refused with their place. The text is
 * bounded, and is read in one pass.
 */
import { type Cursor, endLine, fail, peek, skipBlank, skipSpaces, take, takeMatch } from "./cursor.ts";
import { readString } from "./strings.ts";

const LONGEST = 262_144;
const DEEPEST = 32;

/** A table under construction. */
interface Table {
  readonly members: Map<string, Table | Leaf>;
  /** By what it came about, which decides what may be added to it later. */
  origin: "header" | "implied" | "dotted" | "inline";
}

/** Any other value. */
interface Leaf {
  readonly value: unknown;
}

const newTable = (origin: Table["origin"]): Table => ({ members: new Map(), origin });
const isTable = (value: Table | Leaf): value is Table => "members" in value;

/** The text as an object, or a TomlFault. */
export function parseToml(text: string): Record<string, unknown> {
  const cursor: Cursor = { text, at: text.startsWith("\ufeff") ? 1 : 0 };
  if (text.length > LONGEST) throw fail(cursor, `A config has at most ${LONGEST} characters.`);
  const root = newTable("header");
  let current = root;
  for (;;) {
    skipBlank(cursor);
    if (cursor.at >= text.length) return plain(root);
    if (peek(cursor) === "[") current = readHeader(cursor, root);
    else readPair(cursor, current, 0);
    endLine(cursor);
  }
}

/** Not through assignments, so that a key such as __proto__ is a key like any other. */
function plain(table: Table): Record<string, unknown> {
  return Object.fromEntries(
    [...table.members].map(([key, value]) => [key, isTable(value) ? plain(value) : value.value]),
  );
}

function readHeader(cursor: Cursor, root: Table): Table {
  if (peek(cursor, 2) === "[[") throw fail(cursor, "Arrays of tables are not supported here.");
  cursor.at += 1;
  const keys = readKeys(cursor);
  if (!take(cursor, "]")) throw fail(cursor, "Expected “]”.");
  const [last = "", ...path] = keys.toReversed();
  const parent = path.toReversed().reduce((table, key) => enter(cursor, { table, key, origin: "implied" }), root);
  const existing = parent.members.get(last);
  if (existing === undefined) {
    const table = newTable("header");
    parent.members.set(last, table);
    return table;
  }
  if (!isTable(existing) || existing.origin !== "implied") throw fail(cursor, `“${last}” is defined twice.`);
  existing.origin = "header";
  return existing;
}

interface Step {
  readonly table: Table;
  readonly key: string;
  readonly origin: "implied" | "dotted";
}

/** The table under a key, made if there is none. */
function enter(cursor: Cursor, { table, key, origin }: Step): Table {
  const existing = table.members.get(key);
  if (existing === undefined) {
    const made = newTable(origin);
    table.members.set(key, made);
    return made;
  }
  const isOpen =
    isTable(existing) && existing.origin !== "inline" && (origin === "implied" || existing.origin === "dotted");
  if (!isOpen) throw fail(cursor, `“${key}” is defined twice.`);
  return existing;
}

/** `key = value`, with a dotted key if it leads into tables. */
function readPair(cursor: Cursor, into: Table, depth: number): void {
  const [last = "", ...path] = readKeys(cursor).toReversed();
  const table = path.toReversed().reduce((at, key) => enter(cursor, { table: at, key, origin: "dotted" }), into);
  if (table.members.has(last)) throw fail(cursor, `“${last}” is defined twice.`);
  if (!take(cursor, "=")) throw fail(cursor, "Expected “=”.");
  skipSpaces(cursor);
  table.members.set(last, readValue(cursor, depth));
}

function readKeys(cursor: Cursor): string[] {
  const keys: string[] = [];
  do {
    skipSpaces(cursor);
    const isQuoted = peek(cursor) === '"' || peek(cursor) === "'";
    const key = isQuoted ? readString(cursor) : takeMatch(cursor, /[A-Za-z0-9_-]*/y);
    if (key === "" && !isQuoted) throw fail(cursor, "Expected a key.");
    keys.push(key);
    if (keys.length > DEEPEST) throw fail(cursor, "The keys are too deep.");
    skipSpaces(cursor);
  } while (take(cursor, "."));
  return keys;
}

function readValue(cursor: Cursor, depth: number): Table | Leaf {
  if (depth > DEEPEST) throw fail(cursor, "The values are too deep.");
  const next = peek(cursor);
  if (next === '"' || next === "'") return { value: readString(cursor) };
  if (next === "[") return { value: readArray(cursor, depth) };
  if (next === "{") return readInline(cursor, depth);
  const word = takeMatch(cursor, /[A-Za-z0-9_+.:-]*/y);
  const value = word === "true" ? true : word === "false" ? false : numberOf(word);
  if (value !== undefined) return { value };
  cursor.at -= word.length;
  throw fail(cursor, DATE.test(word) ? "Dates are not supported here." : "Expected a value.");
}

const DATE = /^\d{4}-\d{2}-|^\d{2}:\d{2}/;
const DIGITS = "\\d(?:_?\\d)*";
const DECIMAL = new RegExp(`^[+-]?(?:0|[1-9](?:_?\\d)*)(?:\\.${DIGITS})?(?:[eE][+-]?${DIGITS})?$`);
const RADIX = /^0(?:x[0-9a-fA-F](?:_?[0-9a-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;

function numberOf(word: string): number | undefined {
  if (!DECIMAL.test(word) && !RADIX.test(word)) return undefined;
  const value = Number(word.replaceAll("_", ""));
  return Number.isFinite(value) ? value : undefined;
}

function readArray(cursor: Cursor, depth: number): unknown[] {
  cursor.at += 1;
  const items: unknown[] = [];
  for (;;) {
    skipBlank(cursor);
    if (take(cursor, "]")) return items;
    const value = readValue(cursor, depth + 1);
    items.push(isTable(value) ? plain(value) : value.value);
    skipBlank(cursor);
    if (take(cursor, "]")) return items;
    if (!take(cursor, ",")) throw fail(cursor, "Expected “,” or “]”.");
  }
}

/** A table on one line. Nothing can be added to it later. */
function readInline(cursor: Cursor, depth: number): Table {
  cursor.at += 1;
  const table = newTable("inline");
  skipSpaces(cursor);
  if (take(cursor, "}")) return table;
  for (;;) {
    readPair(cursor, table, depth + 1);
    skipSpaces(cursor);
    if (take(cursor, "}")) return table;
    if (!take(cursor, ",")) throw fail(cursor, "Expected “,” or “}”.");
    skipSpaces(cursor);
  }
}
