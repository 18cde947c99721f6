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

/** A scan that waits for its next chunk knows its state by the table that it was in. */
export interface Generation {
  /** When the table was dropped: the members of the states that scans were waiting in. */
  kept?: ReadonlyMap<number, Int32Array>;
}

/**
 * The sets of places in patterns that can be in progress together, found as texts need them. The starts of all patterns
 * belong to every state and are not stored.
 *
 * `table[state + class]` is the next state: positive, negative if matches end there, or 0 if no text needed it so far.
 * `table[state + reach]` is how many UTF-16 units back the earliest match in progress may have started,
 * `table[state + kind]` the kind of the character before.
 */
export class Dfa {
  readonly characters: Characters;
  table: Int32Array;
  readonly stride: number;
  readonly reach: number;
  readonly kind: number;
  readonly start: number;
  /** States up to this one have nothing in progress. */
  readonly idleUpTo: number;
  generation: Generation = {};
  size = 1;
  /** How many places were visited to build states: the cost beside reading the table. */
  work = 0;
  readonly #nfa: Nfa;
  readonly #mostStates: number;
  readonly #waiting: number;
  #members = new Int32Array(1_024);
  /** Where the members of each state start, and where the last ones end. State 0 is none: 0 in the table means unknown. */
  readonly #offsets: number[] = [0, 0];
  readonly #ends: (Ends | undefined)[] = [undefined];
  readonly #sameBucket: number[] = [0];
  readonly #buckets = new Int32Array(BUCKETS);
  /** When each place was reached last; the upper half is for places reached by a border, before the character. */
  readonly #stamps: Int32Array;
  #stamp = 0;
  readonly #stack: Int32Array;
  /** The state that is being built: the kind of the character, then places. */
  readonly #next: Int32Array;
  #nextLength = 0;
  readonly #starts: (Int32Array | undefined)[] = [];

  constructor(nfa: Nfa, characters: Characters) {
    this.#nfa = nfa;
    this.characters = characters;
    // One column is for high surrogates, and stays unknown.
    this.reach = characters.count + 1;
    this.kind = characters.count + 2;
    this.#waiting = characters.count + 3;
    this.stride = characters.count + 4;
    this.start = this.stride;
    this.#mostStates = Math.min(MOST_DFA_STATES, Math.max(LEAST_STATES, Math.floor(MOST_CELLS / this.stride)));
    this.table = new Int32Array(this.stride * FIRST_ROWS);
    this.#stamps = new Int32Array(nfa.size * 2);
    this.#stack = new Int32Array(nfa.size * 2 + 2);
    this.#next = new Int32Array(nfa.size * 2 + 1);
    this.idleUpTo = this.#addIdle();
  }

  get isFull(): boolean {
    if (this.size < LEAST_STATES) return false;
    return this.size >= this.#mostStates || (this.#offsets[this.size] as number) + this.#nfa.size > MOST_MEMBERS;
  }

  /** The state after a character of this class, as it then stands in the table. */
  step(state: number, character: number): number {
    const before = this.table[state + this.kind] as number;
    const kind = this.characters.kinds[character] as number;
    const border = isBorder(before, kind);
    const started = this.#started(before, character);
    this.#begin(kind);
    const at = state / this.stride;
    const last = this.#offsets[at + 1] as number;
    for (let member = (this.#offsets[at] as number) + 1; member < last; member++)
      this.#take(this.#members[member] as number, character, border);
    for (let place = 0; place < started.length; place++) this.#mark(started[place] as number);
    const found = this.#find();
    const entry = this.#ends[found / this.stride] ? -found : found;
    this.table[state + character] = entry;
    return entry;
  }

  /** The rules with a match that ends with the text, because only a border was missing. */
  endsAtEnd(state: number): readonly number[] {
    const { kind, what, size } = this.#nfa;
    const members = this.#membersOf(state);
    const border = isBorder(members[0] as number, 0);
    this.#begin(0);
    for (let at = 1; at < members.length; at++)
      if (kind[members[at] as number] === BORDER) this.#take(members[at] as number, -1, border);
    const late = [...this.#next.subarray(1, this.#nextLength)];
    return late.map((place) => what[place - size] as number);
  }

  ends(state: number): Ends {
    return this.#ends[state / this.stride] ?? [];
  }

  /** The state with these members: the kind of the character before, then the places in progress. */
  adopt(members: ArrayLike<number>): number {
    this.#next.set(members);
    this.#nextLength = members.length;
    return this.#find();
  }

  /** A scan stops in this state until its next chunk; the state outlives the table. */
  wait(state: number): void {
    const at = state + this.#waiting;
    this.table[at] = (this.table[at] as number) + 1;
  }

  /** The state that a scan waited in, in the table as it is now. */
  resume(state: number, generation: Generation): number {
    if (generation.kept) return this.adopt(generation.kept.get(state) ?? [0]);
    const at = state + this.#waiting;
    this.table[at] = (this.table[at] as number) - 1;
    return state;
  }

  /** Drops the table, except for the states that scans wait in. Returns what `current` is in the new one. */
  renew(current: number): number {
    const kept = new Map<number, Int32Array>();
    for (let state = this.start; state < this.size * this.stride; state += this.stride)
      if ((this.table[state + this.#waiting] as number) > 0) kept.set(state, this.#membersOf(state).slice());
    const members = this.#membersOf(current).slice();
    this.generation.kept = kept;
    this.generation = {};
    this.table.fill(0);
    this.#buckets.fill(0);
    this.#offsets.length = 2;
    this.#ends.length = 1;
    this.#sameBucket.length = 1;
    this.size = 1;
    this.#addIdle();
    return this.adopt(members);
  }

  /** Nothing is in progress after a character of each kind. */
  #addIdle(): number {
    const first = this.adopt([0]);
    if (!this.#nfa.hasBorders) return first;
    this.adopt([1]);
    return this.adopt([2]);
  }

  #membersOf(state: number): Int32Array {
    const at = state / this.stride;
    return this.#members.subarray(this.#offsets[at], this.#offsets[at + 1]);
  }

  #begin(kind: number): void {
    this.#stamp++;
    this.#next[0] = kind;
    this.#nextLength = 1;
  }

  /** Follows one place in progress. A match that ends before the character is added above all places. */
  #take(place: number, character: number, border: boolean): void {
    const { kind, to, or, what, size } = this.#nfa;
    const { belongs, count } = this.characters;
    this.work++;
    if (kind[place] === CHARACTER) {
      if (character >= 0 && belongs[(what[place] as number) * count + character] === 1) this.#add(to[place] as number);
      return;
    }
    if (kind[place] !== BORDER || !border) return;
    const stack = [to[place] as number];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (this.#stamps[at + size] === this.#stamp) continue;
      this.#stamps[at + size] = this.#stamp;
      if (kind[at] === CHARACTER) this.#take(at, character, border);
      else if (kind[at] === MATCH) this.#next[this.#nextLength++] = at + size;
      else stack.push(to[at] as number);
      if (kind[at] === SPLIT) stack.push(or[at] as number);
    }
  }

  /** Adds a place and those that it leads to without a character. */
  #add(first: number): void {
    const { kind, to, or } = this.#nfa;
    const stack = this.#stack;
    let depth = 0;
    stack[depth++] = first;
    while (depth > 0) {
      const at = stack[--depth] as number;
      if (kind[at] !== SPLIT) this.#mark(at);
      else if (this.#stamps[at] !== this.#stamp) {
        this.#stamps[at] = this.#stamp;
        this.work++;
        stack[depth++] = or[at] as number;
        stack[depth++] = to[at] as number;
      }
    }
  }

  #mark(place: number): void {
    if (this.#stamps[place] === this.#stamp) return;
    this.#stamps[place] = this.#stamp;
    this.#next[this.#nextLength++] = place;
  }

  /** Where all patterns stand after a first character. It is the same for every state, so it is found once. */
  #started(before: number, character: number): Int32Array {
    const key = before * this.characters.count + character;
    const known = this.#starts[key];
    if (known) return known;
    this.#begin(0);
    for (const entry of this.#nfa.entry) this.#add(entry);
    const places = this.#next.slice(1, this.#nextLength);
    const border = isBorder(before, this.characters.kinds[character] as number);
    this.#begin(0);
    for (const place of places) this.#take(place, character, border);
    const started = this.#next.slice(1, this.#nextLength);
    this.#starts[key] = started;
    return started;
  }

  /** The state that was built, which is added if it is new. The order in which its places were reached means nothing. */
  #find(): number {
    const next = this.#next;
    const length = this.#nextLength;
    sortPlaces(next, length);
    let hash = length;
    for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + (next[at] as number)) | 0;
    const bucket = (hash ^ (hash >>> 12)) & (BUCKETS - 1);
    for (let at = this.#buckets[bucket] as number; at !== 0; at = this.#sameBucket[at] as number)
      if (this.#equals(at)) return at * this.stride;
    this.#sameBucket.push(this.#buckets[bucket] as number);
    this.#buckets[bucket] = this.size;
    return this.#append();
  }

  #equals(state: number): boolean {
    const start = this.#offsets[state] as number;
    if ((this.#offsets[state + 1] as number) - start !== this.#nextLength) return false;
    for (let at = 0; at < this.#nextLength; at++) if (this.#members[start + at] !== this.#next[at]) return false;
    return true;
  }

  #append(): number {
    const start = this.#offsets[this.size] as number;
    const end = start + this.#nextLength;
    if (end > this.#members.length) this.#members = grown(this.#members, end);
    this.#members.set(this.#next.subarray(0, this.#nextLength), start);
    this.#offsets.push(end);
    const state = this.size * this.stride;
    if (state + this.stride > this.table.length) this.table = grown(this.table, state + this.stride);
    const ends: number[] = [];
    this.table[state + this.reach] = this.#reachOf(ends);
    this.table[state + this.kind] = this.#next[0] as number;
    this.#ends.push(ends.length > 0 ? ends : undefined);
    this.size++;
    return state;
  }

  /** Collects the matches that end here, too. */
  #reachOf(ends: number[]): number {
    const { kind, what, depth, size } = this.#nfa;
    let reach = 0;
    for (let at = 1; at < this.#nextLength; at++) {
      const member = this.#next[at] as number;
      if (member >= size) ends.push((what[member - size] as number) * 2 + 1);
      else if (kind[member] === MATCH) ends.push((what[member] as number) * 2);
      else reach = Math.max(reach, depth[member] as number);
    }
    return reach;
  }
}

/** Up to this many places are sorted one by one: they are few, and mostly in order. */
const FEW = 48;

/** Sorts all but the first. */
function sortPlaces(places: Int32Array, length: number): void {
  if (length > FEW) {
    places.subarray(1, length).sort();
    return;
  }
  for (let at = 2; at < length; at++) {
    const place = places[at] as number;
    let hole = at;
    for (; hole > 1 && (places[hole - 1] as number) > place; hole--) places[hole] = places[hole - 1] as number;
    places[hole] = place;
  }
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}
