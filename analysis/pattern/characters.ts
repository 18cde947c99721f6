import {
  type CodePoints,
  codePointsOf,
  complement,
  FIRST_ASTRAL,
  LAST_CODE_POINT,
  UNSPACED_SOURCE,
  union,
  WORD_SOURCE,
} from "./code-points.ts";
import type { Nfa } from "./nfa.ts";

/** Kinds of characters beside 0, which is outside of words. In a script without spaces, each character is a word. */
const WORD = 1;
const UNSPACED = 2;

/** Whether a word starts or ends between two characters of these kinds. The start and the end of a text are outside. */
export function isBorder(before: number, after: number): boolean {
  return before !== after || before === UNSPACED;
}

const PAGE = 256;

/** Everything that is worked out from the rules, as plain data: it can be made in another thread. */
export interface CharacterTables {
  readonly count: number;
  readonly pages: Uint16Array;
  readonly cells: Uint16Array;
  readonly kinds: Uint8Array;
  readonly belongs: Uint8Array;
  readonly firsts: Int32Array;
  readonly classes: Int32Array;
}

/**
 * Characters that no rule tells apart share a class. The tables of the automaton have a column for each class instead of
 * one for each character.
 */
export class Characters {
  readonly count: number;
  /** By UTF-16 unit: `cells[pages[unit >> 8] + (unit & 255)]` is its class. High surrogates have the class `count`. */
  readonly pages: Uint16Array;
  readonly cells: Uint16Array;
  /** The classes of the first 256 characters, which most texts consist of. */
  readonly latin: Uint16Array;
  /** By class: outside, word or unspaced. All zero if no rule asks for a border. */
  readonly kinds: Uint8Array;
  /** By set and class: `belongs[set * count + class]` is 1 if the characters of the class are in the set. */
  readonly belongs: Uint8Array;
  readonly #firsts: Int32Array;
  readonly #classes: Int32Array;

  constructor(nfa: Nfa, made?: CharacterTables) {
    if (made) {
      this.count = made.count;
      [this.#firsts, this.#classes] = [made.firsts, made.classes];
      [this.belongs, this.kinds, this.pages, this.cells] = [made.belongs, made.kinds, made.pages, made.cells];
      this.latin = this.cells.slice(this.pages[0], (this.pages[0] as number) + PAGE);
      return;
    }
    const kinds = nfa.hasBorders ? kindSets() : [];
    const { firsts, classes, count } = partition([...nfa.sets, ...kinds]);
    this.count = count;
    this.#firsts = firsts;
    this.#classes = classes;
    this.belongs = new Uint8Array(nfa.sets.length * count);
    for (const [set, points] of nfa.sets.entries())
      this.#eachSegment(points, (segment) => {
        this.belongs[set * count + (classes[segment] as number)] = 1;
      });
    this.kinds = new Uint8Array(count);
    for (const [at, points] of kinds.entries())
      this.#eachSegment(points, (segment) => {
        this.kinds[classes[segment] as number] = at === 0 ? WORD : UNSPACED;
      });
    [this.pages, this.cells] = this.#paged();
    this.latin = this.cells.slice(this.pages[0], (this.pages[0] as number) + PAGE);
  }

  tables(): CharacterTables {
    const { count, pages, cells, kinds, belongs } = this;
    return { count, pages, cells, kinds, belongs, firsts: this.#firsts, classes: this.#classes };
  }

  classOf(point: number): number {
    if (point < FIRST_ASTRAL && (point < 0xd800 || point > 0xdbff))
      return this.cells[(this.pages[point >> 8] as number) + (point & 255)] as number;
    return this.#classes[segmentOf(this.#firsts, point)] as number;
  }

  kindOf(point: number): number {
    return this.kinds[this.classOf(point)] as number;
  }

  #eachSegment(points: CodePoints, visit: (segment: number) => void): void {
    for (let at = 0; at < points.length; at += 2) {
      let segment = segmentOf(this.#firsts, points[at] as number);
      for (; (this.#firsts[segment] ?? Infinity) <= (points[at + 1] as number); segment++) visit(segment);
    }
  }

  /** Most pages are alike (a script that no rule names), and are stored once. */
  #paged(): [Uint16Array, Uint16Array] {
    const units = new Uint16Array(FIRST_ASTRAL);
    for (const [segment, first] of this.#firsts.entries())
      units.fill(this.#classes[segment] as number, first, this.#firsts[segment + 1] ?? FIRST_ASTRAL);
    units.fill(this.count, 0xd800, 0xdc00);
    const starts = new Map<string, number>();
    const pages = new Uint16Array(FIRST_ASTRAL / PAGE);
    const distinct: Uint16Array[] = [];
    for (let page = 0; page < pages.length; page++) {
      const cells = units.subarray(page * PAGE, (page + 1) * PAGE);
      const isUniform = cells.every((one) => one === cells[0]);
      const key = isUniform ? `${cells[0]}` : cells.join();
      const start = starts.get(key) ?? distinct.push(cells) - 1;
      starts.set(key, start);
      pages[page] = start * PAGE;
    }
    const cells = new Uint16Array(distinct.length * PAGE);
    for (const [at, page] of distinct.entries()) cells.set(page, at * PAGE);
    return [pages, cells];
  }
}

function kindSets(): readonly CodePoints[] {
  const word = codePointsOf(WORD_SOURCE);
  const others = complement(union([complement(word), complement(codePointsOf(UNSPACED_SOURCE))]));
  return [word, others];
}

interface Partition {
  /** The first code point of each segment. */
  readonly firsts: Int32Array;
  /** The class of each segment. */
  readonly classes: Int32Array;
  readonly count: number;
}

/** Cuts the code points where a set starts or ends, and joins the segments that belong to the same sets. */
function partition(sets: readonly CodePoints[]): Partition {
  const cuts = new Set([0]);
  for (const set of sets)
    for (let at = 0; at < set.length; at += 2) cuts.add(set[at] as number).add((set[at + 1] as number) + 1);
  cuts.delete(LAST_CODE_POINT + 1);
  const firsts = Int32Array.from([...cuts].sort((one, other) => one - other));
  const classes = new Int32Array(firsts.length);
  const sizes = [firsts.length];
  for (const set of sets) {
    const inside: number[] = [];
    for (let at = 0; at < set.length; at += 2) {
      let segment = segmentOf(firsts, set[at] as number);
      for (; (firsts[segment] ?? Infinity) <= (set[at + 1] as number); segment++) inside.push(segment);
    }
    splitClasses(inside, classes, sizes);
  }
  return { firsts, classes, count: sizes.length };
}

/** Parts every class that lies partly among these segments in two. */
function splitClasses(segments: readonly number[], classes: Int32Array, sizes: number[]): void {
  const inside = new Int32Array(sizes.length);
  const split = new Int32Array(sizes.length);
  for (const segment of segments)
    inside[classes[segment] as number] = (inside[classes[segment] as number] as number) + 1;
  for (const segment of segments) {
    const before = classes[segment] as number;
    const count = inside[before] as number;
    if (count === sizes[before] && split[before] === 0) continue;
    if (split[before] === 0) {
      split[before] = sizes.push(count) - 1;
      sizes[before] = (sizes[before] as number) - count;
    }
    classes[segment] = split[before] as number;
  }
}

/** The last segment that does not start after the code point. */
function segmentOf(firsts: Int32Array, point: number): number {
  let low = 0;
  let high = firsts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] as number) <= point) low = middle;
    else high = middle;
  }
  return low;
}
