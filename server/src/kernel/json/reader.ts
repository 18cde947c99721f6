import { JsonIntegerTooLongError, JsonSyntaxError, JsonTooDeepError } from "./faults.ts";
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

/** Reads a whole text in reading order, so that the first fault in it is the one reported. */
export function readJson(text: string): unknown {
  const reader = new Reader(text);
  reader.skipSpace();
  const value = reader.value(0);
  reader.skipSpace();
  if (reader.at < text.length) throw reader.wrong("Extra data");
  return value;
}

class Reader {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  wrong(error: string, at = this.at): JsonSyntaxError {
    return new JsonSyntaxError(error, codePointsBefore(this.text, at));
  }

  skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  value(depth: number): unknown {
    switch (this.text[this.at]) {
      case '"':
        return this.string();
      case "{":
        return this.object(depth + 1);
      case "[":
        return this.array(depth + 1);
      default:
        return this.scalar();
    }
  }

  string(): string {
    const { value, end } = readString(this.text, this.at);
    this.at = end;
    return value;
  }

  object(depth: number): Record<string, unknown> {
    if (depth > MAX_DEPTH) throw new JsonTooDeepError(MAX_DEPTH);
    const object: Record<string, unknown> = {};
    this.at++;
    this.skipSpace();
    if (this.took("}")) return object;
    for (;;) {
      if (this.text[this.at] !== '"') throw this.wrong("Expecting property name enclosed in double quotes");
      const key = this.string();
      this.skipSpace();
      if (!this.took(":")) throw this.wrong("Expecting ':' delimiter");
      this.skipSpace();
      put(object, key, this.value(depth));
      this.skipSpace();
      if (this.took("}")) return object;
      if (!this.took(",")) throw this.wrong("Expecting ',' delimiter");
      this.skipSpace();
    }
  }

  array(depth: number): unknown[] {
    if (depth > MAX_DEPTH) throw new JsonTooDeepError(MAX_DEPTH);
    const array: unknown[] = [];
    this.at++;
    this.skipSpace();
    if (this.took("]")) return array;
    for (;;) {
      array.push(this.value(depth));
      this.skipSpace();
      if (this.took("]")) return array;
      if (!this.took(",")) throw this.wrong("Expecting ',' delimiter");
      this.skipSpace();
    }
  }

  scalar(): unknown {
    NUMBER.lastIndex = this.at;
    const match = NUMBER.exec(this.text);
    if (match === null) return this.word();
    const source = match[0];
    const digits = source.startsWith("-") ? source.length - 1 : source.length;
    if (match[1] === undefined && match[2] === undefined && digits > MAX_INTEGER_DIGITS) {
      throw new JsonIntegerTooLongError(MAX_INTEGER_DIGITS);
    }
    this.at += source.length;
    return numberOf(source);
  }

  word(): unknown {
    for (const [word, value] of words) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    throw this.wrong("Expecting value");
  }

  took(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** A key named __proto__ is an ordinary member; plain assignment would swap the object's prototype instead. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}
