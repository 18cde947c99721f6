import type { CodePoints } from "../../pattern/code-points.ts";

/** The word characters of `\b`, as RE2 has them. */
const WORD: CodePoints = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];

/** Characters that no set tells apart are one letter, so that the table of the automaton stays small. */
export class Alphabet {
  /** How many letters there are. */
  readonly size: number;
  /** By set, then by letter: whether the set has the letter. */
  readonly has: readonly Uint8Array[];
  /** By letter: whether it is a word character. */
  readonly isWord: Uint8Array;
  readonly #latin = new Uint16Array(256);
  readonly #starts: readonly number[];
  readonly #letters: readonly number[];

  constructor(sets: readonly CodePoints[]) {
    const all = [WORD, ...sets];
    const edges = new Set<number>([0]);
    for (const set of all)
      for (let at = 0; at < set.length; at += 2) {
        edges.add(set[at] as number);
        edges.add((set[at + 1] as number) + 1);
      }
    this.#starts = [...edges].sort((one, other) => one - other);
    const signatures = new Map<string, number>();
    const within = all.map((set) => membership(set, this.#starts));
    this.#letters = this.#starts.map((_, at) => {
      const signature = within.map((members) => members[at]).join("");
      const letter = signatures.get(signature) ?? signatures.size;
      signatures.set(signature, letter);
      return letter;
    });
    this.size = signatures.size;
    const [isWord = new Uint8Array(), ...has] = within.map((members) => {
      const byLetter = new Uint8Array(this.size);
      for (const [at, letter] of this.#letters.entries()) byLetter[letter] = members[at] as number;
      return byLetter;
    });
    [this.isWord, this.has] = [isWord, has];
    for (let point = 0; point < 256; point++) this.#latin[point] = this.#search(point);
  }

  letterOf(point: number): number {
    return point < 256 ? (this.#latin[point] as number) : this.#search(point);
  }

  #search(point: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= point) low = middle;
      else high = middle - 1;
    }
    return this.#letters[low] as number;
  }
}

/** For each start of an interval, whether the set has it. Both are in order, so one pass is enough. */
function membership(set: CodePoints, starts: readonly number[]): Uint8Array {
  const members = new Uint8Array(starts.length);
  let range = 0;
  for (const [at, start] of starts.entries()) {
    while (range < set.length && (set[range + 1] as number) < start) range += 2;
    if (range < set.length && (set[range] as number) <= start) members[at] = 1;
  }
  return members;
}
