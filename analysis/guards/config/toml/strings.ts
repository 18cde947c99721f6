import { type Cursor, fail, peek, take, takeMatch } from "./cursor.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  '"': '"',
  "\\": "\\",
};

/** A string of one of the four kinds: basic or literal, on one line or several. */
export function readString(cursor: Cursor): string {
  if (take(cursor, '"""')) return readLines(cursor, '"""');
  if (take(cursor, "'''")) return readLines(cursor, "'''");
  const quote = take(cursor, '"') ? '"' : take(cursor, "'") ? "'" : null;
  if (quote === null) throw fail(cursor, "Expected a string.");
  let value = "";
  for (;;) {
    value += takeMatch(cursor, quote === '"' ? /[^"\\\n\r]*/y : /[^'\n\r]*/y);
    if (take(cursor, quote)) return value;
    if (quote === '"' && take(cursor, "\\")) value += readEscape(cursor);
    else throw fail(cursor, "The string does not end on its line.");
  }
}

/** A line end right after the opening quotes is not part of the string. */
function readLines(cursor: Cursor, quotes: '"""' | "'''"): string {
  if (!take(cursor, "\r\n")) take(cursor, "\n");
  let value = "";
  for (;;) {
    value += takeMatch(cursor, quotes === '"""' ? /[^"\\]*/y : /[^']*/y);
    if (take(cursor, quotes)) {
      // Up to two quotes may stand before the closing ones.
      for (let more = 0; more < 2 && take(cursor, quotes.slice(0, 1)); more += 1) value += quotes.slice(0, 1);
      return value;
    }
    if (quotes === '"""' && take(cursor, "\\")) {
      if (takeMatch(cursor, /[ \t]*\r?\n[ \t\r\n]*/y) === "") value += readEscape(cursor);
    } else if (cursor.at >= cursor.text.length) throw fail(cursor, "The string does not end.");
    else {
      value += peek(cursor);
      cursor.at += 1;
    }
  }
}

/** After the backslash. */
function readEscape(cursor: Cursor): string {
  const letter = peek(cursor);
  const digits = letter === "u" ? 4 : letter === "U" ? 8 : 0;
  if (digits === 0) {
    const character = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
    if (character === undefined) throw fail(cursor, "There is no such escape.");
    cursor.at += 1;
    return character;
  }
  cursor.at += 1;
  const hex = peek(cursor, digits);
  const code = Number.parseInt(hex, 16);
  const isScalar = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  if (!/^[0-9a-f]+$/i.test(hex) || hex.length < digits || !isScalar) throw fail(cursor, "There is no such character.");
  cursor.at += digits;
  return String.fromCodePoint(code);
}
