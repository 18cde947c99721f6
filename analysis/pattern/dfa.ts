import { type Characters, isBorder } from "./characters.ts";
import { BORDER, CHARACTER, MATCH, type Nfa, SPLIT } from "./nfa.ts";

/** At this many states the table is dropped and built again, so that a hostile text cannot fill the memory. */
export const MOST_DFA_STATES = 8_192;
const MOST_CELLS = 2 ** 21;
const MOST_MEMBERS = 2 ** 20;
const BUCKETS = 2 ** 12;
/** However large its states are, a table has room for a few. */
const LEAST_STATES = 16;
const FIRST_ROWS = 32;

/** Matches known to end on arrival in a state: `rule * 2`, or `rule * 2 + 1` if it ended one character earlier. */
export type Ends = readonly number[];

/** A character that is read, and whether it starts or ends a word. */
interface Step {
  readonly character: number;
  readonly border: boolean;
}

/**
 * The sets of places in patterns that can be under way together, found as texts need them. The starts of all patterns
 * belong to every state and are not stored.
 *
 * `table[state + class]` is the next state: positive, negative if matches end there, or 0 if no text needed it so far.
 * `table[state + reach]` is how many UTF-16 units back the earliest match under way may have started.
 */
export class Dfa {
  readonly characters: Characters;
  table: Int32Array;
  readonly stride: number;
  readonly reach: number;
  readonly start: number;
  /** States up to this one have nothing under way. */
  readonly idleUpTo: number;
  size = 1;
  /** How many places were visited to build states: the cost beside reading the table. */
  work = 0;
  readonly #nfa: Nfa;
  readonly #mostStates: number;
  #members = new Int32Array(1_024);
  /** Where the members of each state start, and where the last ones end. State 0 is none: 0 in the table means unknown. */
  readonly #offsets: number[] = [0, 0];
  readonly #ends: (Ends | undefined)[] = [undefined];
  readonly #sameBucket: number[] = [0];
  readonly #buckets = new Int32Array(BUCKETS);
  readonly #stamps: Int32Array;
  #stamp = 0;
  readonly #starts: (readonly number[] | undefined)[] = [];
  #kept: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(nfa: Nfa, characters: Characters) {
    this.#nfa = nfa;
    this.characters = characters;
    this.reach = characters.count + 1;
    this.stride = characters.count + 3;
    this.start = this.stride;
    this.#mostStates = Math.min(MOST_DFA_STATES, Math.max(LEAST_STATES, Math.floor(MOST_CELLS / this.stride)));
    this.table = new Int32Array(this.stride * FIRST_ROWS);
    this.#stamps = new Int32Array(nfa.size * 2);
    let last = this.#find([0]);
    if (nfa.hasBorders) for (const kind of [1, 2]) last = this.#find([kind]);
    this.idleUpTo = last;
  }

  get isFull(): boolean {
    if (this.size < LEAST_STATES) return false;
    return this.size >= this.#mostStates || (this.#offsets[this.size] as number) + this.#nfa.size > MOST_MEMBERS;
  }

  /** The state after a character of this class, as it then stands in the table. */
  step(state: number, character: number): number {
    const members = this.members(state);
    const kind = this.characters.kinds[character] as number;
    const step = { character, border: isBorder(members[0] as number, kind) };
    const started = this.#started(members[0] as number, step);
    const next = [kind];
    this.#stamp++;
    for (let at = 1; at < members.length; at++) this.#take(members[at] as number, step, next);
    for (const place of started) this.#mark(place, next);
    this.work += members.length + next.length;
    const found = this.#find(next);
    const entry = this.#ends[found / this.stride] ? -found : found;
    this.table[state + character] = entry;
    return entry;
  }

  /** The rules with a match that ends with the text, because only a border was missing. */
  endsAtEnd(state: number): readonly number[] {
    const { kind, what, size } = this.#nfa;
    const members = this.members(state);
    const step = { character: -1, border: isBorder(members[0] as number, 0) };
    const next: number[] = [];
    this.#stamp++;
    for (let at = 1; at < members.length; at++)
      if (kind[members[at] as number] === BORDER) this.#take(members[at] as number, step, next);
    return next.map((place) => what[place - size] as number);
  }

  ends(state: number): Ends {
    return this.#ends[state / this.stride] ?? [];
  }

  /** The kind of the character before, then the places under way, in order. */
  members(state: number): readonly number[] | Int32Array {
    if (this.#kept) return this.#kept.get(state) ?? [0];
    const at = state / this.stride;
    return this.#members.subarray(this.#offsets[at], this.#offsets[at + 1]);
  }

  adopt(members: readonly number[] | Int32Array): number {
    return this.#find([...members]);
  }

  /** A scan stops in this state until its next chunk; the state outlives the table. */
  wait(state: number): void {
    const at = state + this.stride - 1;
    this.table[at] = (this.table[at] as number) + 1;
  }

  resume(state: number): void {
    const at = state + this.stride - 1;
    if (!this.#kept) this.table[at] = (this.table[at] as number) - 1;
  }

  /** Drops everything but the states that scans wait in, and the one that `current` is in. */
  retire(current: number): void {
    const kept = new Map<number, readonly number[]>();
    for (let state = this.start; state < this.size * this.stride; state += this.stride)
      if (state === current || (this.table[state + this.stride - 1] as number) > 0)
        kept.set(state, [...this.members(state)]);
    this.#kept = kept;
    this.table = new Int32Array(0);
    this.#members = new Int32Array(0);
  }

  /** Follows one place under way. A match that ends before the character is added above all places. */
  #take(place: number, step: Step, next: number[]): void {
    const { kind, to, or, size } = this.#nfa;
    if (kind[place] === CHARACTER) {
      if (this.#belongs(place, step.character)) this.#add(to[place] as number, next);
      return;
    }
    if (kind[place] !== BORDER || !step.border) return;
    const stack = [to[place] as number];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (this.#stamps[at + size] === this.#stamp) continue;
      this.#stamps[at + size] = this.#stamp;
      if (kind[at] === CHARACTER) this.#take(at, step, next);
      else if (kind[at] === MATCH) next.push(at + size);
      else stack.push(to[at] as number);
      if (kind[at] === SPLIT) stack.push(or[at] as number);
    }
  }

  #belongs(place: number, character: number): boolean {
    const { belongs, count } = this.characters;
    return character >= 0 && belongs[(this.#nfa.what[place] as number) * count + character] === 1;
  }

  /** Adds a place and those that it leads to without a character. */
  #add(first: number, next: number[]): void {
    const { kind, to, or } = this.#nfa;
    const stack = [first];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (kind[at] !== SPLIT) this.#mark(at, next);
      else if (this.#stamps[at] !== this.#stamp) {
        this.#stamps[at] = this.#stamp;
        stack.push(or[at] as number, to[at] as number);
      }
    }
  }

  #mark(place: number, next: number[]): void {
    if (this.#stamps[place] === this.#stamp) return;
    this.#stamps[place] = this.#stamp;
    next.push(place);
  }

  /** Where all patterns stand after a first character. It is the same for every state, so it is found once. */
  #started(before: number, step: Step): readonly number[] {
    const key = before * this.characters.count + step.character;
    const known = this.#starts[key];
    if (known) return known;
    const places: number[] = [];
    this.#stamp++;
    for (const entry of this.#nfa.entry) this.#add(entry, places);
    const started: number[] = [];
    this.#stamp++;
    for (const place of places) this.#take(place, step, started);
    this.work += places.length;
    this.#starts[key] = started;
    return started;
  }

  /** The state with these members, which is added if it is new. */
  #find(found: readonly number[]): number {
    // The first is the kind of the character before; the places have no order of their own.
    const [kind = 0, ...places] = found;
    const members = [kind, ...Int32Array.from(places).sort()];
    let hash = members.length;
    for (const member of members) hash = (Math.imul(hash, 31) + member) | 0;
    const bucket = (hash ^ (hash >>> 16)) & (BUCKETS - 1);
    for (let at = this.#buckets[bucket] as number; at !== 0; at = this.#sameBucket[at] as number)
      if (this.#equals(at, members)) return at * this.stride;
    this.#sameBucket.push(this.#buckets[bucket] as number);
    this.#buckets[bucket] = this.size;
    return this.#append(members);
  }

  #equals(at: number, members: readonly number[]): boolean {
    const start = this.#offsets[at] as number;
    if ((this.#offsets[at + 1] as number) - start !== members.length) return false;
    return members.every((member, index) => this.#members[start + index] === member);
  }

  #append(members: readonly number[]): number {
    const start = this.#offsets[this.size] as number;
    if (start + members.length > this.#members.length) this.#members = grown(this.#members, start + members.length);
    this.#members.set(members, start);
    this.#offsets.push(start + members.length);
    const state = this.size * this.stride;
    if (state + this.stride > this.table.length) this.table = grown(this.table, state + this.stride);
    const ends: number[] = [];
    this.table[state + this.reach] = this.#reachOf(members, ends);
    this.#ends.push(ends.length > 0 ? ends : undefined);
    this.size++;
    return state;
  }

  #reachOf(members: readonly number[], ends: number[]): number {
    const { kind, what, depth, size } = this.#nfa;
    let reach = 0;
    for (const [at, member] of members.entries()) {
      if (at === 0) continue;
      if (member >= size) ends.push((what[member - size] as number) * 2 + 1);
      else if (kind[member] === MATCH) ends.push((what[member] as number) * 2);
      else reach = Math.max(reach, depth[member] as number);
    }
    return reach;
  }
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}
