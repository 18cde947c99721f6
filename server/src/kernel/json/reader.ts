import { JsonIntegerTooLongError, JsonSyntaxError, JsonTooDeepError, JsonTooManyValuesError } from "./faults.ts";
import { MAX_DEPTH, MAX_INTEGER_DIGITS } from "./limits.ts";
import { numberOf, SourceNumber } from "./source-number.ts";
import { codePointsBefore, readString } from "./string-reader.ts";

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["null", null],
  ["true", true],
  ["false", false],
  ["NaN", new SourceNumber("NaN", Number.NaN)],
  ["Infinity", new SourceNumber("Infinity", Number.POSITIVE_INFINITY)],
  ["-Infinity", new SourceNumber("-Infinity", Number.NEGATIVE_INFINITY)],
]);

/** Reads a whole text from start to end, so that the first error in it is the one reported. */
export function readJson(text: string): unknown {
  const reader = new JsonReader(text);
  reader.readOn(Number.POSITIVE_INFINITY);
  return reader.value;
}

/** A list or an object that is still open, and the key whose value comes next. */
type Holder = { readonly list: unknown[] } | { readonly object: Record<string, unknown>; key: string };

/** Marks a value that has started but is not complete: the next value belongs inside it. */
const OPEN: unique symbol = Symbol("open");

/** A reader that can stop between two values and continue later: its position in the text is on an explicit stack. */
export class JsonReader {
  readonly #text: string;
  readonly #mostValues: number;
  readonly #holders: Holder[] = [];
  #at = 0;
  #values = 0;
  /** The value, once `readOn` has returned true. */
  value: unknown = undefined;

  constructor(text: string, mostValues = Number.POSITIVE_INFINITY) {
    this.#text = text;
    this.#mostValues = mostValues;
    this.#skipSpace();
  }

  /** Reads about this many characters further. Returns true when the text is complete. */
  readOn(characters: number): boolean {
    const pause = this.#at + characters;
    while (this.#at < pause) {
      const value = this.#begin();
      if (value !== OPEN && this.#complete(value)) return true;
    }
    return false;
  }

  #begin(): unknown {
    if (++this.#values > this.#mostValues) throw new JsonTooManyValuesError(this.#mostValues);
    switch (this.#text[this.#at]) {
      case '"':
        return this.#string();
      case "{":
        return this.#openObject();
      case "[":
        return this.#openList();
      default:
        return this.#scalar();
    }
  }

  #openObject(): unknown {
    this.#deepen();
    if (this.#took("}")) return {};
    this.#holders.push({ object: {}, key: this.#key() });
    return OPEN;
  }

  #openList(): unknown {
    this.#deepen();
    if (this.#took("]")) return [];
    this.#holders.push({ list: [] });
    return OPEN;
  }

  #deepen(): void {
    if (this.#holders.length >= MAX_DEPTH) throw new JsonTooDeepError(MAX_DEPTH);
    this.#at++;
    this.#skipSpace();
  }

  /**
   * Adds a value to its parent, and closes every list or object that this completes. Returns true when the text is
   * complete.
   */
  #complete(complete: unknown): boolean {
    let value = complete;
    for (;;) {
      this.#skipSpace();
      const holder = this.#holders.at(-1);
      if (holder === undefined) return this.#end(value);
      const isList = "list" in holder;
      if (isList) holder.list.push(value);
      else put(holder.object, holder.key, value);
      if (this.#took(isList ? "]" : "}")) {
        this.#holders.pop();
        value = isList ? holder.list : holder.object;
        continue;
      }
      if (!this.#took(",")) throw this.#wrong("Expecting ',' delimiter");
      this.#skipSpace();
      if (!isList) holder.key = this.#key();
      return false;
    }
  }

  #end(value: unknown): true {
    if (this.#at < this.#text.length) throw this.#wrong("Extra data");
    this.value = value;
    return true;
  }

  #key(): string {
    if (this.#text[this.#at] !== '"') throw this.#wrong("Expecting property name enclosed in double quotes");
    const key = this.#string();
    this.#skipSpace();
    if (!this.#took(":")) throw this.#wrong("Expecting ':' delimiter");
    this.#skipSpace();
    return key;
  }

  #string(): string {
    const { value, end } = readString(this.#text, this.#at);
    this.#at = end;
    return value;
  }

  #scalar(): unknown {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.#text);
    if (match === null) return this.#word();
    const source = match[0];
    const digits = source.startsWith("-") ? source.length - 1 : source.length;
    if (match[1] === undefined && match[2] === undefined && digits > MAX_INTEGER_DIGITS) {
      throw new JsonIntegerTooLongError(MAX_INTEGER_DIGITS);
    }
    this.#at += source.length;
    return numberOf(source);
  }

  #word(): unknown {
    for (const [word, value] of words) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    throw this.#wrong("Expecting value");
  }

  #wrong(error: string): JsonSyntaxError {
    return new JsonSyntaxError(error, codePointsBefore(this.#text, this.#at));
  }

  #skipSpace(): void {
    while (isSpace(this.#text.charCodeAt(this.#at))) this.#at++;
  }

  #took(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** A key named __proto__ is an ordinary member. Plain assignment would replace the object's prototype instead. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}
