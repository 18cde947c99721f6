/** Something in a TOML text that this reader doesn't take, and where. */
export class TomlFault extends Error {
  override readonly name = "TomlFault";
  readonly line: number;
  readonly column: number;

  constructor(why: string, line: number, column: number) {
    super(why);
    this.line = line;
    this.column = column;
  }
}

/** A place in a text. Every read moves it forward, so a text is read in one pass. */
export interface Cursor {
  readonly text: string;
  at: number;
}

export function fail(cursor: Cursor, why: string): TomlFault {
  const before = cursor.text.slice(0, cursor.at);
  const line = before.split("\n").length;
  return new TomlFault(why, line, cursor.at - before.lastIndexOf("\n"));
}

export const peek = ({ text, at }: Cursor, length = 1): string => text.slice(at, at + length);

/** Moves past these characters if they are next. */
export function take(cursor: Cursor, characters: string): boolean {
  if (!cursor.text.startsWith(characters, cursor.at)) return false;
  cursor.at += characters.length;
  return true;
}

/** Moves past what a sticky pattern finds here, and returns it. */
export function takeMatch(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0] ?? "";
  cursor.at += found.length;
  return found;
}

export function skipSpaces(cursor: Cursor): void {
  takeMatch(cursor, /[ \t]*/y);
}

/** Spaces, line ends and comments. */
export function skipBlank(cursor: Cursor): void {
  while (takeMatch(cursor, /[ \t\r\n]+/y) !== "" || takeMatch(cursor, /#[^\n]*/y) !== "");
}

/** After a value or a header only a comment may follow on its line. */
export function endLine(cursor: Cursor): void {
  skipSpaces(cursor);
  takeMatch(cursor, /#[^\n]*/y);
  if (cursor.at < cursor.text.length && !take(cursor, "\r\n") && !take(cursor, "\n")) {
    throw fail(cursor, "Expected the end of the line.");
  }
}
