import type { Characters } from "./characters.ts";

/** A part of a long string keeps all of it in memory, so that parts of strings over this length are copied. */
const LONG = 4_096;

/** The end of a stream: as much of it as a match under way may need. Positions count from the start of the stream. */
export class HeldText {
  readonly #characters: Characters;
  readonly #chunks: string[] = [];
  #start = 0;
  #end = 0;
  /** The kind of the character before the start. */
  #kindBefore = 0;

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
    if (this.#chunks.length > 1) this.#chunks.splice(0, this.#chunks.length, this.#chunks.join(""));
    const text = this.#chunks[0] ?? "";
    const at = outsidePair(text, position - this.#start);
    return { text: text.slice(at), start: this.#start + at, kindBefore: this.#kindAt(text, at) };
  }

  /** Forgets the text before a position. Returns where it starts now: not inside a surrogate pair. */
  forget(position: number): number {
    let first = this.#chunks[0];
    let dropped = 0;
    let last: string | undefined;
    let start = this.#start;
    while (first !== undefined && start + first.length <= position) {
      start += first.length;
      last = first;
      first = this.#chunks[++dropped];
    }
    if (last !== undefined) this.#kindBefore = this.#kindAt(last, last.length);
    if (dropped > 0) this.#chunks.splice(0, dropped);
    this.#start = start;
    if (first === undefined) return start;
    const at = outsidePair(first, position - start);
    if (at > 0 && first.length > LONG) {
      this.#kindBefore = this.#kindAt(first, at);
      this.#chunks[0] = copied(first, at);
      this.#start += at;
    }
    return start + at;
  }

  #kindAt(text: string, at: number): number {
    if (at === 0) return this.#kindBefore;
    const pair = outsidePair(text, at - 1);
    return this.#characters.kindOf(text.codePointAt(pair) ?? 0);
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
