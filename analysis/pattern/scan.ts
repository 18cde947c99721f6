import type { PatternSet } from "./compile.ts";
import type { Dfa, Generation } from "./dfa.ts";
import { HeldText, isHigh } from "./held-text.ts";
import { type Found, HitFinder } from "./hits.ts";

/** Finds patterns in a text that comes in chunks. The hits are those of `findAll` on the whole text, however it is cut. */
export interface Scan {
  push(chunk: string): void;
  /** The text is over: everything is released, and every hit is final. */
  end(): void;
  /** Whether nothing is found if these ASCII characters, the beginning of an array, come next, as far as the table knows. */
  isQuiet(ascii: Uint8Array, length: number): boolean;
  /**
   * How many UTF-16 units may leave. No hit that is still to come starts before; it never lies inside a surrogate pair.
   * It may lie inside a hit of `take`, which a mask covers whole.
   */
  readonly released: number;
  /** The hits that start in the released text and were not taken before, in order. */
  take(): readonly Found[];
  /** How many states this text added to the table. Ordinary text adds few; hostile text should go on in a worker. */
  readonly added: number;
  /** How much was done beside reading the table, in visits of places of patterns (roughly 10 ns each). */
  readonly work: number;
}

export function createScan(set: PatternSet): Scan {
  return new Scanner(set);
}

/** All hits of each rule, leftmost and longest, not overlapping hits of the same rule; by start, then by rule. */
export function findAll(set: PatternSet, text: string): readonly Found[] {
  const scan = new Scanner(set);
  scan.endWith(text);
  return scan.take();
}

/**
 * Whether no pattern is in a text of ASCII characters, the beginning of an array, as far as the table knows. False if a match ends
 * anywhere, or if no text has needed the answer so far.
 */
export function isCertainlyWithout(set: PatternSet, ascii: Uint8Array, length: number): boolean {
  const state = stateBehind(set, { state: set.dfa.start, ascii, length });
  return state > 0 && set.dfa.endsAtEnd(state).length === 0;
}

/** The state behind some characters if no match ends among them; else 0. */
function stateBehind(
  { dfa: { table }, characters: { latin } }: PatternSet,
  { state: first, ascii, length }: { readonly state: number; readonly ascii: Uint8Array; readonly length: number },
): number {
  let state = first;
  for (let at = 0; at < length; at++) {
    const next = table[state + (latin[ascii[at] as number] as number)] as number;
    if (next <= 0) return 0;
    state = next;
  }
  return state;
}

const NONE: readonly Found[] = [];

/** What it costs to read a character outside the loop, in visits of places. */
const READ_ALONE = 8;

class Scanner implements Scan {
  released = 0;
  added = 0;
  readonly #set: PatternSet;
  readonly #held: HeldText;
  readonly #dfa: Dfa;
  #generation: Generation;
  #state: number;
  /** How much of the text was read. */
  #at = 0;
  /** The last known position where nothing was in progress. */
  #idleAt = 0;
  /** The first half of a surrogate pair whose second half is in the next chunk. */
  #half = "";
  readonly #finders: HitFinder[] = [];
  readonly #spare = new Map<number, HitFinder>();
  /** By rule: nothing of it that could become a hit started before this position and was in progress there. */
  readonly #quietAt = new Map<number, number>();
  readonly #hits: Found[] = [];
  #tableWork = 0;

  constructor(set: PatternSet) {
    this.#set = set;
    this.#held = new HeldText(set.characters);
    this.#dfa = set.dfa;
    this.#generation = this.#dfa.generation;
    this.#state = this.#dfa.start;
    this.#dfa.wait(this.#state);
  }

  get work(): number {
    let work = this.#tableWork;
    for (const finder of this.#spare.values()) work += finder.work;
    return work;
  }

  push(chunk: string): void {
    if (chunk === "") return;
    const text = this.#half + chunk;
    const cut = isHigh(text.charCodeAt(text.length - 1));
    this.#half = cut ? text.slice(-1) : "";
    const whole = cut ? text.slice(0, -1) : text;
    // What was idle further back than the longest match does not say more about the end than the state there.
    this.#readAll(whole, Math.max(0, whole.length - this.#set.longest));
    this.#release();
  }

  isQuiet(ascii: Uint8Array, length: number): boolean {
    if (this.#finders.length + this.#hits.length > 0 || this.#half !== "") return false;
    // Another scan may have dropped the table that the state is of.
    if (this.#generation !== this.#dfa.generation) return false;
    return stateBehind(this.#set, { state: this.#state, ascii, length }) > 0;
  }

  end(): void {
    this.endWith("");
  }

  /** The last chunk and the end. Nothing after it needs to know how far it could have been released. */
  endWith(chunk: string): void {
    const text = this.#half + chunk;
    this.#half = "";
    this.#readAll(text, text.length);
    this.#resume();
    for (const rule of this.#dfa.endsAtEnd(this.#state)) this.#find(rule, this.#at);
    const before = this.#kindBefore();
    for (const finder of this.#finders) finder.finish(before, this.#at);
    this.#finders.length = 0;
    this.#state = this.#dfa.start;
    this.#idleAt = this.#at;
    this.#release();
  }

  take(): readonly Found[] {
    if (this.#hits.length === 0) return NONE;
    const hits = this.#hits.splice(0);
    hits.sort((one, other) => one.start - other.start || one.rule - other.rule);
    const ready = hits.findIndex((hit) => hit.start >= this.released);
    if (ready < 0) return hits;
    for (const hit of hits.splice(ready)) this.#hits.push(hit);
    return hits;
  }

  #readAll(text: string, tail: number): void {
    if (text === "") return;
    this.#held.push(text);
    this.#resume();
    const offset = this.#at;
    let at = 0;
    while (at < text.length) {
      if (this.#finders.length === 0)
        at = at < tail ? this.#readBody(text, at, tail) : this.#readTail(text, at, offset);
      if (at < text.length) at += this.#readOne(text.codePointAt(at) ?? 0, offset + at);
    }
    this.#at = offset + text.length;
    this.#dfa.wait(this.#state);
  }

  /** Reads as far as the table has answers and no match ends. Nearly all of a long text is read here. */
  #readBody(text: string, from: number, until: number): number {
    const { pages, cells, latin } = this.#set.characters;
    const { table } = this.#dfa;
    let state = this.#state;
    let at = from;
    for (; at < until; at++) {
      const unit = text.charCodeAt(at);
      const character = unit < 256 ? latin[unit] : cells[(pages[unit >> 8] as number) + (unit & 255)];
      const next = table[state + (character as number)] as number;
      if (next <= 0) break;
      state = next;
    }
    this.#state = state;
    return at;
  }

  /** The same, and remembers where nothing was in progress, which takes half as long again. */
  #readTail(text: string, from: number, offset: number): number {
    const { pages, cells, latin } = this.#set.characters;
    const { table, idleUpTo } = this.#dfa;
    let state = this.#state;
    let idleAt = this.#idleAt - offset;
    let at = from;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const character = unit < 256 ? latin[unit] : cells[(pages[unit >> 8] as number) + (unit & 255)];
      const next = table[state + (character as number)] as number;
      if (next <= 0) break;
      state = next;
      if (next <= idleUpTo) idleAt = at + 1;
    }
    this.#state = state;
    this.#idleAt = idleAt + offset;
    return at;
  }

  /** Another scan may have dropped the table since the last chunk. */
  #resume(): void {
    this.#state = this.#dfa.resume(this.#state, this.#generation);
    this.#generation = this.#dfa.generation;
  }

  /** Reads a character that the table alone does not answer. Returns how many units it takes. */
  #readOne(point: number, start: number): number {
    this.#tableWork += READ_ALONE;
    const units = point > 0xffff ? 2 : 1;
    const character = this.#set.characters.classOf(point);
    const before = this.#kindBefore();
    const entry = this.#dfa.table[this.#state + character] || this.#build(character);
    this.#state = Math.abs(entry);
    const end = start + units;
    const step = { character, before, kind: this.#set.characters.kinds[character] as number, start, end };
    for (const finder of this.#finders) finder.read(step);
    if (entry < 0) for (const ending of this.#dfa.ends(this.#state)) this.#find(ending >> 1, end);
    if (this.#finders.length > 0) this.#collect(end);
    if (this.#state <= this.#dfa.idleUpTo) this.#idleAt = end;
    return units;
  }

  #build(character: number): number {
    if (this.#dfa.isFull) {
      this.#state = this.#dfa.renew(this.#state);
      this.#generation = this.#dfa.generation;
    }
    const { size, work } = this.#dfa;
    const entry = this.#dfa.step(this.#state, character);
    this.added += this.#dfa.size - size;
    this.#tableWork += this.#dfa.work - work;
    return entry;
  }

  /** Starts to look for the exact hits of a rule, from where a match that ends about here can have started. */
  #find(rule: number, end: number): void {
    if (this.#finders.some((finder) => finder.rule === rule)) return;
    const finder = this.#spare.get(rule) ?? new HitFinder(this.#set, rule, this.#hits);
    this.#spare.set(rule, finder);
    this.#finders.push(finder);
    // A match that waited for a border ended one character earlier, which is two units at most.
    const earliest = end - 2 - (this.#set.nfa.longest[rule] as number);
    const quietAt = Math.max(this.#quietAt.get(rule) ?? 0, this.#idleAt, this.#held.start);
    const held = this.#held.from(Math.max(earliest, quietAt));
    const { characters } = this.#set;
    const idle = this.#lastIdle(held.text.slice(0, end - held.start), held.kindBefore);
    let before = idle.kind;
    for (let at = held.start + idle.at; at < end; ) {
      const point = held.text.codePointAt(at - held.start) ?? 0;
      const character = characters.classOf(point);
      const kind = characters.kinds[character] as number;
      const next = at + (point > 0xffff ? 2 : 1);
      finder.read({ character, before, kind, start: at, end: next });
      before = kind;
      at = next;
    }
  }

  /** The last place in a text where nothing that starts in it is in progress, as far as the table knows. */
  #lastIdle(text: string, kindBefore: number): { readonly at: number; readonly kind: number } {
    const { table, start, stride, idleUpTo, kind } = this.#dfa;
    let state = start + kindBefore * stride;
    let found = { at: 0, kind: kindBefore };
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      // A high surrogate has a column without answers.
      const character = isHigh(unit) ? this.#set.characters.count : this.#set.characters.classOf(unit);
      state = Math.abs(table[state + character] as number);
      if (state === 0) return found;
      if (state <= idleUpTo) found = { at: at + 1, kind: table[state + kind] as number };
    }
    return found;
  }

  #collect(end: number): void {
    for (let at = this.#finders.length - 1; at >= 0; at--) {
      const finder = this.#finders[at];
      if (!finder?.isDone) continue;
      this.#quietAt.set(finder.rule, end);
      this.#finders.splice(at, 1);
    }
  }

  #kindBefore(): number {
    return this.#dfa.table[this.#state + this.#dfa.kind] as number;
  }

  #release(): void {
    const reach = this.#dfa.table[this.#state + this.#dfa.reach] as number;
    let position = Math.max(this.#idleAt, this.#at - reach);
    for (const finder of this.#finders) position = Math.min(position, finder.earliest);
    if (position > this.released) this.released = this.#held.forget(position);
  }
}
