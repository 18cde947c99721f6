import { DEEPEST_NESTING, LONGEST_QUERY, MOST_PARTS, QueryFault } from "./fault/query-fault.ts";

/** A text in quotes: what it means, and where each of its UTF-16 units is in the query. */
export interface Quoted {
  readonly value: string;
  readonly at: number;
  readonly places: readonly number[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: "\n", t: "\t", r: "\r", "\\": "\\", '"': '"', a: "\u0007", b: "\b", f: "\f", v: "\v" },
};
const HEXADECIMAL: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads a query from left to right. Whatever it meets, it ends, or throws a QueryFault with the position. */
export class QueryReader {
  readonly text: string;
  at = 0;
  #parts = 0;
  #depth = 0;

  constructor(text: string) {
    if (text.length > LONGEST_QUERY)
      throw new QueryFault(LONGEST_QUERY, `a query has at most ${LONGEST_QUERY} characters`);
    this.text = text;
    this.skipSpace();
  }

  get isOver(): boolean {
    return this.at >= this.text.length;
  }

  fault(why: string, at = this.at): QueryFault {
    return new QueryFault(Math.min(at, this.text.length), why);
  }

  /** What stands here, for messages. */
  get here(): string {
    if (this.isOver) return "the end of the query";
    const point = this.text.codePointAt(this.at) ?? 0;
    return `“${/^[A-Za-z_]\w{0,19}/.exec(this.text.slice(this.at, this.at + 20))?.[0] ?? String.fromCodePoint(point)}”`;
  }

  skipSpace(): void {
    while (/^\s/.test(this.text.charAt(this.at))) this.at++;
  }

  sees(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Takes the token and the white space after it, if it stands here. */
  took(token: string): boolean {
    if (!this.sees(token)) return false;
    this.at += token.length;
    this.skipSpace();
    return true;
  }

  /** The first of the tokens that stands here. Longer ones come first in the list. */
  tookOne<const Tokens extends readonly string[]>(tokens: Tokens): Tokens[number] | undefined {
    return tokens.find((token) => this.took(token));
  }

  /** What the pattern finds exactly here. It must start with ^. */
  takeMatch(pattern: RegExp, most = 256): string | undefined {
    const found = pattern.exec(this.text.slice(this.at, this.at + most))?.[0];
    if (found === undefined || found === "") return undefined;
    this.at += found.length;
    this.skipSpace();
    return found;
  }

  expect(token: string, why: string): void {
    if (!this.took(token)) throw this.fault(`${why}, not ${this.here}`);
  }

  /** Counts a part of the query. */
  part(): void {
    if (++this.#parts > MOST_PARTS) throw this.fault(`a query has at most ${MOST_PARTS} conditions`);
  }

  deeper<T>(work: () => T): T {
    if (++this.#depth > DEEPEST_NESTING) throw this.fault(`conditions are nested deeper than ${DEEPEST_NESTING}`);
    const done = work();
    this.#depth--;
    return done;
  }

  /** "…" with escapes, or `…` without. */
  quoted(): Quoted {
    const at = this.at;
    const quote = this.text.charAt(at);
    if (quote !== '"' && quote !== "`") throw this.fault(`expected a text in quotes, not ${this.here}`);
    const places: number[] = [];
    let value = "";
    this.at++;
    while (this.text.charAt(this.at) !== quote) {
      const start = this.at;
      if (this.isOver) throw this.fault("this text is not closed", at);
      const unit = this.text.charAt(this.at++);
      const meant = unit === "\\" && quote === '"' ? this.#escaped(start) : unit;
      for (let n = 0; n < meant.length; n++) places.push(start);
      value += meant;
    }
    places.push(this.at);
    this.at++;
    this.skipSpace();
    if (value.includes("\u0000") || !value.isWellFormed())
      throw this.fault("this text has a character that no line can have", at);
    return { value, at, places };
  }

  #escaped(start: number): string {
    const letter = this.text.charAt(this.at++);
    const plain = ESCAPES[letter];
    if (plain !== undefined) return plain;
    const length = HEXADECIMAL[letter];
    const digits = this.text.slice(this.at, this.at + (length ?? 0));
    const point = Number.parseInt(digits, 16);
    if (length === undefined)
      throw this.fault(`\\${letter} means nothing in quotes; write \\\\${letter}, or put the text in backticks`, start);
    if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits) || point > 0x10ffff)
      throw this.fault(`\\${letter} needs ${length} hexadecimal digits`, start);
    this.at += length;
    return String.fromCodePoint(point);
  }
}

/** The text in quotes, as both languages read it. */
export function quote(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be escaped
  const escaped = value.replace(/["\\\u0000-\u001f\u007f]/g, (character) => {
    if (character === '"' || character === "\\") return `\\${character}`;
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return character === "\r" ? "\\r" : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}
