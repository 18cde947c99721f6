import { type Characters, isBorder } from "./characters.ts";
import { CHARACTER, MATCH, type Nfa, SPLIT } from "./nfa.ts";

/** A pattern that was found: its place in the list of rules, and its part of the text in UTF-16 units. */
export interface Found {
  readonly rule: number;
  readonly start: number;
  readonly end: number;
}

/** A character as it is read: its class, or -1 for the end of the text; the kinds of it and of the one before; its part of the text. */
export interface ReadCharacter {
  readonly character: number;
  readonly before: number;
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

interface Needs {
  readonly nfa: Nfa;
  readonly characters: Characters;
}

interface Pending {
  readonly start: number;
  end: number;
}

/**
 * Finds the exact hits of one rule, leftmost and longest, once the table of all rules has shown that a match ends. It
 * follows every place of the rule with the earliest start that leads there, earliest first, until none is left.
 */
export class HitFinder {
  readonly rule: number;
  /** How many places were visited. */
  work = 0;
  readonly #nfa: Nfa;
  readonly #characters: Characters;
  /** The lowest number among the states of the rule. */
  readonly #base: number;
  readonly #size: number;
  /** Places under way and where their matches start, earliest start first. */
  #places: number[] = [];
  #starts: number[] = [];
  #nextPlaces: number[] = [];
  #nextStarts: number[] = [];
  /** Matches that may become longer or give way to one that starts earlier, in order and not overlapping. */
  readonly #pending: Pending[] = [];
  readonly #final: Found[] = [];
  /** When each place was reached last; the upper half is for places reached by a border, before the character. */
  readonly #stamps: Int32Array;
  #stamp = 1;

  constructor({ nfa, characters }: Needs, rule: number) {
    this.#nfa = nfa;
    this.#characters = characters;
    this.rule = rule;
    this.#base = nfa.match[rule] as number;
    this.#size = (nfa.entry[rule] as number) - this.#base + 1;
    this.#stamps = new Int32Array(this.#size * 2);
  }

  get isDone(): boolean {
    return this.#places.length === 0 && this.#pending.length === 0;
  }

  /** Where the earliest hit that is not final may start. */
  get earliest(): number {
    return Math.min(this.#starts[0] ?? Infinity, this.#pending[0]?.start ?? Infinity);
  }

  /** Hits that nothing in the rest of the text can change, in order. */
  take(): readonly Found[] {
    return this.#final.splice(0);
  }

  read(step: ReadCharacter): void {
    // Not compared with the places under way: a hit that ends here may cover those, and never covers the new start.
    this.#stamp++;
    this.#add(this.#nfa.entry[this.rule] as number, step.start, step);
    for (let at = 0; at < this.#nextPlaces.length; at++) {
      this.#places.push(this.#nextPlaces[at] as number);
      this.#starts.push(step.start);
    }
    this.#nextPlaces.length = 0;
    this.#nextStarts.length = 0;
    this.#advance(step);
  }

  /** The text is over: a border may still hold, and then what is pending is final. */
  finish(before: number, at: number): void {
    this.#advance({ character: -1, before, kind: 0, start: at, end: at });
    this.#places.length = 0;
    this.#starts.length = 0;
    this.#settle();
  }

  #advance(step: ReadCharacter): void {
    const border = isBorder(step.before, step.kind);
    this.#stamp++;
    this.work += this.#places.length;
    for (let at = 0; at < this.#places.length; at++) {
      const place = this.#places[at] as number;
      const start = this.#starts[at] as number;
      // A hit covers what starts inside it.
      const last = this.#pending.at(-1);
      if (last && start > last.start && start < last.end) continue;
      if (this.#nfa.kind[place] === CHARACTER) this.#step(place, start, step);
      else if (border) this.#pass(place, start, step);
    }
    [this.#places, this.#nextPlaces] = [this.#nextPlaces, this.#places];
    [this.#starts, this.#nextStarts] = [this.#nextStarts, this.#starts];
    this.#nextPlaces.length = 0;
    this.#nextStarts.length = 0;
    this.#settle();
  }

  #step(place: number, start: number, step: ReadCharacter): void {
    const { belongs, count } = this.#characters;
    const set = this.#nfa.what[place] as number;
    if (step.character >= 0 && belongs[set * count + step.character] === 1)
      this.#add(this.#nfa.to[place] as number, start, step);
  }

  /** Goes over a border that holds; a match there ends before the character. */
  #pass(border: number, start: number, step: ReadCharacter): void {
    const { kind, to, or } = this.#nfa;
    const stack = [to[border] as number];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (this.#isSeen(at - this.#base + this.#size)) continue;
      if (kind[at] === CHARACTER) this.#step(at, start, step);
      else if (kind[at] === MATCH) this.#accept(start, step.start);
      else stack.push(to[at] as number);
      if (kind[at] === SPLIT) stack.push(or[at] as number);
    }
  }

  /** Adds a place and those that it leads to without a character. A match there ends with the character. */
  #add(first: number, start: number, step: ReadCharacter): void {
    const { kind, to, or } = this.#nfa;
    const stack = [first];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (this.#isSeen(at - this.#base)) continue;
      if (kind[at] === SPLIT) stack.push(or[at] as number, to[at] as number);
      else if (kind[at] === MATCH) this.#accept(start, step.end);
      else {
        this.#nextPlaces.push(at);
        this.#nextStarts.push(start);
      }
    }
  }

  #isSeen(stamp: number): boolean {
    if (this.#stamps[stamp] === this.#stamp) return true;
    this.#stamps[stamp] = this.#stamp;
    return false;
  }

  #accept(start: number, end: number): void {
    while (this.#pending.length > 0 && (this.#pending.at(-1)?.start ?? 0) > start) this.#pending.pop();
    const last = this.#pending.at(-1);
    if (last?.start === start) last.end = Math.max(last.end, end);
    else this.#pending.push({ start, end });
  }

  /** A pending match is final when nothing under way started before it or with it. */
  #settle(): void {
    for (let first = this.#pending[0]; first; first = this.#pending[0]) {
      if ((this.#starts[0] ?? Infinity) <= first.start) return;
      this.#final.push({ rule: this.rule, start: first.start, end: first.end });
      this.#pending.shift();
    }
  }
}
