import type { PatternSet } from "./compile.ts";
import type { Dfa, Generation } from "./dfa.ts";
import { HeldText, isHigh } from "./held-text.ts";
import { type Found, HitFinder } from "./hits.ts";

/** Finds patterns in a text that comes in chunks. The hits are those of `findAll` on the whole text, however it is cut. */
export interface Scan {
  push(chunk: string): void;
  /** The text is over: everything is released, and every hit is final. */
  end(): void;
  /**
   * How many UTF-16 units may leave. No hit that is still to come starts before; it never lies inside a surrogate pair.
   * It may lie inside a hit of `take`, which a mask covers whole.
   */
  readonly released: number;
  /** The hits that start in the released text and were not taken before, in order. */
  take(): Found[];
  /** How many states this text added to the table. Ordinary text adds few; hostile text should go on in a worker. */
  readonly added: number;
  /** How much was done beside reading the table, in visits of places of patterns (roughly 10 ns each). */
  readonly work: number;
}

export function createScan(set: PatternSet): Scan {
  return new Scanner(set);
}

/** All hits of each rule, leftmost and longest, not overlapping hits of the same rule; by start, then by rule. */
export function findAll(set: PatternSet, text: string): Found[] {
  const scan = createScan(set);
  scan.push(text);
  scan.end();
  return scan.take();
}

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
  /** The last position where nothing was under way. */
  #idleAt = 0;
  /** The first half of a surrogate pair whose second half is in the next chunk. */
  #half = "";
  readonly #finders: HitFinder[] = [];
  readonly #spare = new Map<number, HitFinder>();
  /** By rule: nothing of it that could become a hit started before this position and was under way there. */
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
    const text = this.#half + chunk;
    if (text === this.#half) return;
    const cut = isHigh(text.charCodeAt(text.length - 1));
    this.#half = cut ? text.slice(-1) : "";
    this.#readAll(cut ? text.slice(0, -1) : text);
    this.#release();
  }

  end(): void {
    this.#readAll(this.#half);
    this.#half = "";
    this.#resume();
    for (const rule of this.#dfa.endsAtEnd(this.#state)) this.#find(rule, this.#at);
    const before = this.#kindBefore();
    for (const finder of this.#finders) finder.finish(before, this.#at);
    this.#finders.length = 0;
    this.#state = this.#dfa.start;
    this.#idleAt = this.#at;
    this.#release();
  }

  take(): Found[] {
    if (this.#hits.length === 0) return [];
    const hits = this.#hits.splice(0);
    hits.sort((one, other) => one.start - other.start || one.rule - other.rule);
    const ready = hits.findIndex((hit) => hit.start >= this.released);
    if (ready < 0) return hits;
    for (const hit of hits.splice(ready)) this.#hits.push(hit);
    return hits;
  }

  #readAll(text: string): void {
    if (text === "") return;
    this.#held.push(text);
    this.#resume();
    const { pages, cells } = this.#set.characters;
    const offset = this.#at;
    let at = 0;
    while (at < text.length) {
      if (this.#finders.length === 0) {
        const { table, idleUpTo } = this.#dfa;
        let state = this.#state;
        let idleAt = this.#idleAt - offset;
        for (; at < text.length; at++) {
          const unit = text.charCodeAt(at);
          const next = table[state + (cells[(pages[unit >> 8] as number) + (unit & 255)] as number)] as number;
          if (next <= 0) break;
          state = next;
          if (next <= idleUpTo) idleAt = at + 1;
        }
        this.#state = state;
        this.#idleAt = idleAt + offset;
      }
      if (at < text.length) at += this.#readOne(text.codePointAt(at) ?? 0, offset + at);
    }
    this.#at = offset + text.length;
    this.#dfa.wait(this.#state);
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
    const held = this.#held.from(Math.max(earliest, this.#quietAt.get(rule) ?? 0, this.#idleAt, this.#held.start));
    const { characters } = this.#set;
    let before = held.kindBefore;
    for (let at = held.start; at < end; ) {
      const point = held.text.codePointAt(at - held.start) ?? 0;
      const character = characters.classOf(point);
      const kind = characters.kinds[character] as number;
      const next = at + (point > 0xffff ? 2 : 1);
      finder.read({ character, before, kind, start: at, end: next });
      before = kind;
      at = next;
    }
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
