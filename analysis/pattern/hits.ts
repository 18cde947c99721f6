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

/** Places in progress and where their matches start, earliest start first. */
interface Places {
  readonly place: Int32Array;
  readonly start: Float64Array;
  length: number;
}

const places = (most: number): Places => ({
  place: new Int32Array(most),
  start: new Float64Array(most),
  length: 0,
});

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
  /** The places where a match of the rule starts. */
  readonly #first: readonly number[];
  #now: Places;
  #next: Places;
  /** Matches that may become longer or give way to one that starts earlier, in order and not overlapping. */
  readonly #pending: Pending[] = [];
  readonly #final: Found[];
  /** When each place was reached last; the upper half is for places reached by a border, before the character. */
  readonly #stamps: Int32Array;
  #stamp = 1;
  readonly #stack: Int32Array;
  /** A match that was just found covers what starts after its start and before its end. */
  #coveredAfter = Infinity;
  #coveredUntil = 0;

  /** Hits that nothing in the rest of the text can change are added to `final`. */
  constructor({ nfa, characters }: Needs, rule: number, final: Found[]) {
    this.#final = final;
    this.#nfa = nfa;
    this.#characters = characters;
    this.rule = rule;
    this.#base = nfa.match[rule] as number;
    this.#size = (nfa.entry[rule] as number) - this.#base + 1;
    this.#stamps = new Int32Array(this.#size * 2);
    this.#stack = new Int32Array(this.#size * 2 + 2);
    this.#now = places(this.#size);
    this.#next = places(this.#size);
    this.#add(nfa.entry[rule] as number, 0, 0);
    this.#first = [...this.#next.place.subarray(0, this.#next.length)];
    this.#next.length = 0;
  }

  get isDone(): boolean {
    return this.#now.length === 0 && this.#pending.length === 0;
  }

  /** Where the earliest hit that is not final may start. */
  get earliest(): number {
    return Math.min(this.#earliestStart(), this.#pending[0]?.start ?? Infinity);
  }

  read(step: ReadCharacter): void {
    this.#advance(step);
    // A new start comes last, so that it never takes a place from an earlier one.
    if (!this.#isCovered(step.start)) for (const place of this.#first) this.#follow(place, step.start, step);
    this.#turn();
  }

  /** The text is over: a border may still hold, and then what is pending is final. */
  finish(before: number, at: number): void {
    this.#advance({ character: -1, before, kind: 0, start: at, end: at });
    this.#next.length = 0;
    this.#turn();
  }

  #advance(step: ReadCharacter): void {
    this.#stamp++;
    const { place, start, length } = this.#now;
    for (let at = 0; at < length; at++) {
      const started = start[at] as number;
      if (!this.#isCovered(started)) this.#follow(place[at] as number, started, step);
    }
  }

  /** A hit covers what starts inside it. */
  #isCovered(start: number): boolean {
    return start > this.#coveredAfter && start < this.#coveredUntil;
  }

  #follow(place: number, start: number, step: ReadCharacter): void {
    this.work++;
    if (this.#nfa.kind[place] === CHARACTER) this.#step(place, start, step);
    else if (isBorder(step.before, step.kind)) this.#pass(place, start, step);
  }

  #step(place: number, start: number, step: ReadCharacter): void {
    const { belongs, count } = this.#characters;
    const set = this.#nfa.what[place] as number;
    if (step.character >= 0 && belongs[set * count + step.character] === 1)
      this.#add(this.#nfa.to[place] as number, start, step.end);
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

  /** Adds a place and those that it leads to without a character. A match there ends at `end`. */
  #add(first: number, start: number, end: number): void {
    const { kind, to, or } = this.#nfa;
    const next = this.#next;
    const stack = this.#stack;
    let depth = 0;
    stack[depth++] = first;
    while (depth > 0) {
      const at = stack[--depth] as number;
      if (this.#isSeen(at - this.#base)) continue;
      if (kind[at] === SPLIT) {
        this.work++;
        stack[depth++] = or[at] as number;
        stack[depth++] = to[at] as number;
      } else if (kind[at] === MATCH) this.#accept(start, end);
      else {
        next.place[next.length] = at;
        next.start[next.length++] = start;
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
    this.#coveredAfter = start;
    this.#coveredUntil = Math.max(end, last?.start === start ? last.end : 0);
  }

  /** What was reached is in progress now. A match is final when nothing in progress started before it or with it. */
  #turn(): void {
    const next = this.#now;
    this.#now = this.#next;
    this.#next = next;
    next.length = 0;
    this.#coveredAfter = Infinity;
    const earliest = this.#earliestStart();
    let settled = 0;
    for (const { start, end } of this.#pending) {
      if (earliest <= start) break;
      this.#final.push({ rule: this.rule, start, end });
      settled++;
    }
    if (settled > 0) this.#pending.splice(0, settled);
  }

  #earliestStart(): number {
    return this.#now.length > 0 ? (this.#now.start[0] as number) : Infinity;
  }
}
