import type { Finder, Found } from "../guard.ts";
import { hashesOf, joinedHash, NO_WORDS, WINDOW, type WordHash, withWord } from "./fingerprints.ts";

/** Eight words that take more room than this, and words that are longer than that, are not compared. */
export const LONGEST_RUN = 320;
const LONGEST_WORD = 64;

const IS_WORD = Uint8Array.from({ length: 128 }, (_, code) => Number(/[A-Za-z0-9]/.test(String.fromCharCode(code))));
const OTHER_WORD = /[\p{L}\p{N}]/u;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** Some words in a row that end where the text was read to. */
interface Run {
  readonly start: number;
  readonly words: number;
  readonly hash: WordHash;
}

/**
 * Finds each eight words in a row whose hash is known. With the hashes of how they begin, only words that may go on to become
 * such a run are held; without, the last seven.
 */
export class WordRuns implements Finder {
  readonly #runs: ReadonlySet<number>;
  readonly #starts: ReadonlySet<number> | null;
  #at = 0;
  #word = "";
  #wordStart = -1;
  /** The first half of a surrogate pair. */
  #half = "";
  /** What may still become a run, the longest first. */
  #open: Run[] = [];
  #found: Found[] = [];

  constructor(runs: ReadonlySet<number>, starts: ReadonlySet<number> | null) {
    this.#runs = runs;
    this.#starts = starts;
  }

  get released(): number {
    const first = this.#open[0];
    if (first) return first.start;
    return this.#wordStart >= 0 ? this.#wordStart : this.#at;
  }

  push(chunk: string): void {
    const text = this.#half + chunk;
    const isCut = isHigh(text.charCodeAt(text.length - 1));
    this.#half = isCut ? text.slice(-1) : "";
    this.#read(isCut ? text.slice(0, -1) : text);
  }

  end(): void {
    this.#read(this.#half);
    this.#half = "";
    this.#endWord();
    this.#open = [];
  }

  take(): readonly Found[] {
    if (this.#found.length === 0) return this.#found;
    const { released } = this;
    const found = this.#found.filter(({ start }) => start < released);
    if (found.length > 0) this.#found = this.#found.filter(({ start }) => start >= released);
    return found;
  }

  #read(text: string): void {
    const offset = this.#at;
    for (let at = 0; at < text.length; ) {
      const end = wordEnd(text, at);
      this.#at = offset + at;
      if (end > at) this.#addWord(text.slice(at, end));
      else this.#endWord();
      at = end > at ? end : at + 1;
    }
    this.#at = offset + text.length;
    while (this.#open[0] && this.#at - this.#open[0].start > LONGEST_RUN) this.#open.shift();
  }

  #addWord(part: string): void {
    if (this.#wordStart < 0) this.#wordStart = this.#at;
    if (this.#word.length <= LONGEST_WORD) this.#word += part.slice(0, LONGEST_WORD + 1);
    if (this.#word.length > LONGEST_WORD) [this.#open, this.#wordStart] = [[], this.#at + part.length];
  }

  #endWord(): void {
    if (this.#wordStart < 0) return;
    const [start, word, end] = [this.#wordStart, this.#word, this.#at];
    [this.#wordStart, this.#word] = [-1, ""];
    if (word.length > LONGEST_WORD) return;
    const added = hashesOf(word);
    const open: Run[] = [];
    this.#open.push({ start, words: 0, hash: NO_WORDS });
    for (const run of this.#open) {
      if (end - run.start > LONGEST_RUN) continue;
      const hash = withWord(run.hash, added);
      const known = joinedHash(hash.low, hash.high);
      if (run.words + 1 < WINDOW) {
        if (!this.#starts || this.#starts.has(known)) open.push({ start: run.start, words: run.words + 1, hash });
      } else if (this.#runs.has(known)) this.#found.push({ rule: 0, start: run.start, end });
    }
    this.#open = open;
  }
}

/** How far the word goes on from here. */
function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < 128) {
      if (IS_WORD[unit] !== 1) return at;
      at++;
    } else {
      const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (!OTHER_WORD.test(sign)) return at;
      at += sign.length;
    }
  }
  return at;
}
