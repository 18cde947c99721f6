import type { TailText } from "./tail-text.ts";

/** A part of a text that may be an encoding. Nothing that is encoded in the text reaches over its borders. */
export interface EncodedRegion {
  readonly kind: "letters" | "numbers" | "escapes";
  readonly start: number;
  readonly text: string;
  /** The character before, or nothing if it is the middle of a longer region. */
  readonly before: string;
}

/** A longer region is read in parts, each of which has the end of the last one. The steps between them keep the phase of base64. */
const LONGEST = 4_096;
const STEP = 3_584;
/** Runs of letters that are shorter hide nothing that a pattern finds; the same for numbers. */
const SHORTEST_RUN = 20;
const SHORTEST_NUMBERS = 24;
const MOST_RUNS = 99;
/** An escape and what may stand between two of them. */
const ESCAPE_REACH = 24;

const [LETTER, DIGIT, START, SEPARATOR, SPACE, ESCAPE] = [1, 2, 4, 8, 16, 32];
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return (
    (/[A-Za-z0-9+/_-]/.test(sign) ? LETTER : 0) |
    (/[0-9A-Fa-f]/.test(sign) ? DIGIT | START : 0) |
    (/[x\\%=]/.test(sign) ? START : 0) |
    (/[\s,:;|-]/.test(sign) ? SEPARATOR : 0) |
    (/\s/.test(sign) ? SPACE : 0) |
    (/[%&\\]/.test(sign) ? ESCAPE : 0)
  );
});
const EQUALS = 61;
const [PERCENT, AMPERSAND, NUMBER_SIGN] = [37, 38, 35];

/**
 * Whether a text of ASCII characters, which are given as bytes too, may have a region. Most texts have none, and that takes a few
 * of their characters to see.
 */
export function mayEncode(text: string, ascii: Uint8Array): boolean {
  if (text.includes("%") || text.includes("&") || text.includes("\\")) return true;
  const { length } = text;
  return (
    hasRow({ ascii, length }, LETTER, SHORTEST_RUN) || hasRow({ ascii, length }, START | SEPARATOR, SHORTEST_NUMBERS)
  );
}

/** Whether the text has a run of at least `shortest` characters of one kind. Each run is read backward, so that most of the text is skipped. */
function hasRow(
  { ascii, length }: { readonly ascii: Uint8Array; readonly length: number },
  kind: number,
  shortest: number,
): boolean {
  let start = 0;
  for (let at = shortest - 1; at < length; at = start + shortest - 1) {
    while (at >= start && ((CLASSES[ascii[at] as number] as number) & kind) !== 0) at--;
    if (at < start) return true;
    start = at + 1;
  }
  return false;
}

/** What a character can be part of. */
const kindOf = (code: number): number =>
  code < 128 ? (CLASSES[code] as number) : isOtherSpace(code) ? SEPARATOR | SPACE : 0;

/** What `\s` matches beyond ASCII. */
const isOtherSpace = (code: number): boolean =>
  code === 0xa0 || (code >= 0x1680 && ((code >= 0x2000 && code <= 0x200a) || SPACES.includes(code)));
const SPACES = [0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff];

/**
 * Finds the parts of a text that may be an encoding, while it comes in chunks: long runs of letters and digits, rows of
 * numbers, and rows of escapes. Where they begin and end does not depend on the chunks.
 */
export class EncodedRegions {
  #at = 0;
  /** The run of letters that goes on, and the runs before it that belong to it. */
  #run = -1;
  #group = -1;
  #runs = 0;
  #equals = 0;
  #spaces = 0;
  #numbers = -1;
  #separators = 0;
  #escapes = -1;
  #lastEscape = 0;
  /** An escape sign whose next character has not come. */
  #opened = -1;
  #sign = 0;
  #parts = { letters: false, numbers: false, escapes: false };
  #found: EncodedRegion[] = [];

  /** Nothing that is found later starts before. */
  get released(): number {
    let released = this.#at;
    const letters = this.#group >= 0 ? this.#group : this.#run;
    if (letters >= 0 && letters < released) released = letters;
    if (this.#numbers >= 0 && this.#numbers < released) released = this.#numbers;
    if (this.#escapes >= 0 && this.#escapes < released) released = this.#escapes;
    if (this.#opened >= 0 && this.#opened < released) released = this.#opened;
    return released;
  }

  /** The next part of the text, which is the end of the source. */
  read(chunk: string, source: TailText, isEnd: boolean): readonly EncodedRegion[] {
    const offset = source.end - chunk.length;
    for (let at = this.#skip(chunk, offset, 0); at < chunk.length; at = this.#skip(chunk, offset, at + 1)) {
      const code = chunk.charCodeAt(at);
      const kind = kindOf(code);
      this.#letter(source, offset + at, kind, code);
      this.#number(source, offset + at, kind);
      this.#escape(source, offset + at, kind, code);
    }
    this.#at = source.end;
    if (isEnd) this.#finish(source);
    if (this.#found.length === 0) return NONE;
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /**
   * Reads as long as no region is open and none begins but short rows of digits, which letters of words are too. Nearly all of
   * an ordinary text is read here. Returns where the first character stands that takes more.
   */
  #skip(chunk: string, offset: number, from: number): number {
    let at = from;
    // A character alone is read at once; so whoever reads one by one can tell whether both ways agree.
    if (chunk.length === 1) return at;
    if (this.#group >= 0 || this.#escapes >= 0 || this.#opened >= 0 || this.#parts.numbers) return at;
    let run = this.#run;
    let numbers = this.#numbers;
    let separators = this.#separators;
    for (; at < chunk.length; at++) {
      const kind = kindOf(chunk.charCodeAt(at));
      const position = offset + at;
      if (kind & ESCAPE || (numbers >= 0 && position - numbers >= SHORTEST_NUMBERS)) break;
      if (!(kind & LETTER)) run = -1;
      else if (run < 0) run = position;
      else if (position - run + 1 >= SHORTEST_RUN) break;
      if (kind & START) {
        if (numbers < 0) numbers = position;
        separators = 0;
      } else if (numbers >= 0) {
        if (kind & SEPARATOR && separators < 3) separators++;
        else numbers = -1;
      }
    }
    this.#run = run;
    this.#numbers = numbers;
    this.#separators = separators;
    return at;
  }

  #finish(source: TailText): void {
    if (this.#group >= 0)
      this.#closeLetters(source, this.#run >= 0 && this.#at - this.#run < SHORTEST_RUN ? this.#run : this.#at);
    this.#closeNumbers(source, this.#at);
    this.#closeEscapes(source, this.#at);
    this.#run = this.#opened = -1;
  }

  #letter(source: TailText, at: number, kind: number, code: number): void {
    if (kind & LETTER) {
      if (this.#run < 0) {
        if (this.#group >= 0 && this.#runs >= MOST_RUNS) this.#closeLetters(source, at);
        this.#run = at;
      }
      if (at - this.#run + 1 === SHORTEST_RUN) {
        if (this.#group < 0) [this.#group, this.#runs] = [this.#run, 0];
        this.#runs++;
      }
      if (this.#group >= 0 && at + 1 - this.#group >= LONGEST) this.#group = this.#cut(source, "letters", this.#group);
      return;
    }
    if (this.#run >= 0) {
      if (this.#group >= 0 && at - this.#run < SHORTEST_RUN) this.#closeLetters(source, this.#run);
      this.#run = -1;
      this.#equals = this.#spaces = 0;
    }
    if (this.#group < 0) return;
    if (code === EQUALS && this.#spaces === 0 && this.#equals < 2) this.#equals++;
    else if (kind & SPACE && this.#spaces < 3) this.#spaces++;
    else this.#closeLetters(source, at);
  }

  #number(source: TailText, at: number, kind: number): void {
    if (kind & START) {
      if (this.#numbers < 0) this.#numbers = at;
      this.#separators = 0;
    } else if (this.#numbers < 0) return;
    else if (!(kind & SEPARATOR) || ++this.#separators > 3) this.#closeNumbers(source, at);
    if (this.#numbers >= 0 && at + 1 - this.#numbers >= LONGEST)
      this.#numbers = this.#cut(source, "numbers", this.#numbers);
  }

  #escape(source: TailText, at: number, kind: number, code: number): void {
    if (this.#opened >= 0) {
      const isEscape =
        this.#sign === PERCENT
          ? (kind & DIGIT) !== 0
          : this.#sign === AMPERSAND
            ? code === NUMBER_SIGN
            : (code | 32) === 117 || (code | 32) === 120;
      if (isEscape) {
        if (this.#escapes < 0) this.#escapes = this.#opened;
        this.#lastEscape = this.#opened;
      } else this.#closeEscapes(source, this.#opened);
      this.#opened = -1;
    }
    if (kind & ESCAPE) [this.#opened, this.#sign] = [at, code];
    else if (this.#escapes >= 0 && at - this.#lastEscape > ESCAPE_REACH) this.#closeEscapes(source, at);
    if (this.#escapes >= 0 && at + 1 - this.#escapes >= LONGEST)
      this.#escapes = this.#cut(source, "escapes", this.#escapes);
  }

  #closeLetters(source: TailText, end: number): void {
    if (this.#group >= 0) this.#add(source, "letters", this.#group, end);
    this.#group = -1;
    this.#parts.letters = false;
  }

  #closeNumbers(source: TailText, end: number): void {
    if (this.#numbers >= 0 && (end - this.#numbers >= SHORTEST_NUMBERS || this.#parts.numbers))
      this.#add(source, "numbers", this.#numbers, end);
    this.#numbers = -1;
    this.#parts.numbers = false;
  }

  #closeEscapes(source: TailText, end: number): void {
    if (this.#escapes >= 0) this.#add(source, "escapes", this.#escapes, end);
    this.#escapes = -1;
    this.#parts.escapes = false;
  }

  #cut(source: TailText, kind: EncodedRegion["kind"], start: number): number {
    this.#add(source, kind, start, start + LONGEST);
    this.#parts[kind] = true;
    return start + STEP;
  }

  #add(source: TailText, kind: EncodedRegion["kind"], start: number, end: number): void {
    const before = this.#parts[kind] ? "" : source.slice(start - 1, start);
    this.#found.push({ kind, start, text: source.slice(start, end), before });
  }
}

const NONE: readonly EncodedRegion[] = [];
