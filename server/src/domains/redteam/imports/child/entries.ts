import { StringDecoder } from "node:string_decoder";

/** An entry's text, or that there was one that could not be read. */
export type Entry = { readonly text: string } | { readonly broken: true };

/** Longer than any entry of a real file, and short enough to be held. */
export const LONGEST_ENTRY = 4_000_000;

/**
 * Splits a file into its entries without ever holding it: line by line where its first line is a whole JSON value, else element by
 * element of the arrays of one JSON document.
 */
export async function* entriesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Entry[]> {
  const decoder = new StringDecoder("utf8");
  let head = "";
  let splitter: Splitter | null = null;
  for await (const piece of pieces) {
    const text = decoder.write(piece as Buffer);
    if (splitter) yield splitter.write(text);
    else {
      head += text;
      splitter = chosen(head, false);
      if (splitter) yield splitter.write(head.replace(/^\ufeff/, ""));
    }
  }
  const rest = decoder.end();
  const last = splitter ?? chosen(head + rest, true);
  if (!last) return;
  yield splitter ? last.write(rest) : last.write((head + rest).replace(/^\ufeff/, ""));
  yield last.end();
}

interface Splitter {
  write(text: string): Entry[];
  end(): Entry[];
}

/** Null while too little of the file is known. */
function chosen(head: string, isAll: boolean): Splitter | null {
  const start = head.search(/[^\s\ufeff]/);
  if (start < 0) return isAll ? new Lines() : null;
  const end = head.indexOf("\n", start);
  if (end < 0 && !isAll && head.length - start <= LONGEST_ENTRY) return null;
  const first = end < 0 ? head.slice(start) : head.slice(start, end);
  if (isValue(first) || !/^[[{]/.test(first)) return new Lines();
  // A document over several lines begins with a bracket alone; a first line that is only damaged has more.
  return first.startsWith("{") && end >= 0 && first.trim().length > 1 ? new Lines() : new Document();
}

function isValue(text: string): boolean {
  if (text.length > LONGEST_ENTRY) return false;
  try {
    JSON.parse(text);
    return !text.trimStart().startsWith("[");
  } catch {
    return false;
  }
}

/** One entry a line. A line that is too long is skipped, not held. */
class Lines implements Splitter {
  #rest = "";
  #isSkipping = false;

  write(text: string): Entry[] {
    const found: Entry[] = [];
    let from = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      this.#line(this.#rest + text.slice(from, at), found);
      this.#rest = "";
      from = at + 1;
    }
    this.#rest += text.slice(from);
    if (this.#rest.length > LONGEST_ENTRY) {
      if (!this.#isSkipping) found.push({ broken: true });
      this.#isSkipping = true;
      this.#rest = "";
    }
    return found;
  }

  end(): Entry[] {
    const found: Entry[] = [];
    this.#line(this.#rest, found);
    return found;
  }

  #line(line: string, found: Entry[]): void {
    if (!this.#isSkipping && line.trim() !== "") found.push({ text: line });
    this.#isSkipping = false;
  }
}

/** Where elements are: the file itself is an array, or arrays at these depths of its object. */
const DEEPEST_LIST = 3;

/** Characters that mean something outside and inside of strings. */
const OUTSIDE = /["{}[\]]/g;
const INSIDE = /["\\]/g;

/**
 * Elements of the outermost arrays of one JSON document, as they come. What stands around them is thrown away, and an element that
 * is too long is skipped.
 */
class Document implements Splitter {
  /** Open brackets up to the element that is being read, outermost first. */
  #path: string[] = [];
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #element: string[] | null = null;
  #length = 0;

  write(text: string): Entry[] {
    const found: Entry[] = [];
    let from = 0;
    let at = 0;
    while (at < text.length) {
      if (this.#isEscaped) {
        this.#isEscaped = false;
        at += 1;
        continue;
      }
      const signs = this.#isInString ? INSIDE : OUTSIDE;
      signs.lastIndex = at;
      const sign = signs.exec(text);
      if (!sign) break;
      at = sign.index + 1;
      if (sign[0] === '"') this.#isInString = !this.#isInString;
      else if (sign[0] === "\\") this.#isEscaped = true;
      else from = this.#bracket(sign[0], { text, at, from, found });
    }
    this.#keep(text.slice(from));
    return found;
  }

  end(): Entry[] {
    return this.#element === null && this.#path.length === 0 ? [] : [{ broken: true }];
  }

  /** Where the next piece of the element begins. */
  #bracket(
    sign: string,
    { text, at, from, found }: { text: string; at: number; from: number; found: Entry[] },
  ): number {
    if (this.#element === null) {
      const isElement = sign === "{" && this.#path.at(-1) === "[" && this.#path.length <= DEEPEST_LIST;
      if (isElement) {
        this.#element = [];
        this.#length = 0;
        this.#depth = 1;
        return at - 1;
      }
      if (sign === "{" || sign === "[") this.#path.push(sign);
      else this.#path.pop();
      return at;
    }
    this.#depth += sign === "{" || sign === "[" ? 1 : -1;
    if (this.#depth > 0) return from;
    this.#keep(text.slice(from, at));
    found.push(this.#length > LONGEST_ENTRY ? { broken: true } : { text: this.#element.join("") });
    this.#element = null;
    return at;
  }

  #keep(part: string): void {
    if (this.#element === null) return;
    this.#length += part.length;
    if (this.#length <= LONGEST_ENTRY) this.#element.push(part);
    else this.#element.length = 0;
  }
}
