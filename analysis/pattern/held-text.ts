import type { Characters } from "./characters.ts";

/** A part of a long string keeps all of it in memory, so that parts of strings over this length are copied. */
const LONG = 4_096;

/** Dropped chunks leave their places in the list, which is tidied when it has this many. */
const DROPPED = 64;

/** The end of a stream: as much of it as a match in progress may need. Positions count from the start of the stream. */
export class HeldText {
  readonly #characters: Characters;
  readonly #chunks: string[] = [];
  /** The place of the first chunk that is not dropped. */
  #first = 0;
  #start = 0;
  #end = 0;
  /** A text that ends where the held text starts. */
  #before = "";

  constructor(characters: Characters) {
    this.#characters = characters;
  }

  get start(): number {
    return this.#start;
  }

  push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#end += chunk.length;
  }

  /** The text from a position on, which is moved back by one if it lies inside a surrogate pair. */
  from(position: number): { readonly text: string; readonly start: number; readonly kindBefore: number } {
    const chunks = this.#chunks;
    let first = chunks.length;
    let start = this.#end;
    // The character before the position belongs to it, for its kind.
    while (first > this.#first && start > position - 2) start -= (chunks[--first] as string).length;
    const text = first === chunks.length - 1 ? (chunks[first] as string) : chunks.slice(first).join("");
    const at = outsidePair(text, position - start);
    const before = at > 0 ? text.slice(Math.max(0, at - 2), at) : this.#before;
    return { text: text.slice(at), start: start + at, kindBefore: this.#kindOfLast(before) };
  }

  /** Forgets chunks that end before a position. Returns the position, moved back by one if it lies inside a surrogate pair. */
  forget(position: number): number {
    const chunks = this.#chunks;
    let first = this.#first;
    while (first < chunks.length && this.#start + (chunks[first] as string).length <= position) {
      this.#before = chunks[first] as string;
      this.#start += this.#before.length;
      first++;
    }
    this.#first = first;
    if (this.#before.length > LONG) this.#before = copied(this.#before, this.#before.length - 2);
    if (first === chunks.length || first > DROPPED) {
      chunks.splice(0, first);
      this.#first = 0;
    }
    const next = chunks[this.#first];
    if (next === undefined) return position;
    const at = outsidePair(next, position - this.#start);
    // Half of a chunk at least, so that a slow stream does not copy it again and again.
    if (at > next.length / 2 && next.length > LONG) {
      this.#before = copied(next.slice(0, at), Math.max(0, at - 2));
      chunks[this.#first] = copied(next, at);
      this.#start += at;
      return this.#start;
    }
    return this.#start + at;
  }

  #kindOfLast(text: string): number {
    if (text === "") return 0;
    return this.#characters.kindOf(text.codePointAt(outsidePair(text, text.length - 1)) ?? 0);
  }
}

function outsidePair(text: string, at: number): number {
  const inside = at > 0 && isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1));
  return inside ? at - 1 : at;
}

export function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

function copied(text: string, from: number): string {
  let copy = "";
  for (let at = from; at < text.length; at += LONG) {
    const units = Array.from({ length: Math.min(LONG, text.length - at) }, (_, offset) => text.charCodeAt(at + offset));
    copy += String.fromCharCode(...units);
  }
  return copy;
}
