import { Alphabet } from "./alphabet.ts";
import {
  ASSERT,
  type Automaton,
  BORDER,
  buildAutomaton,
  CHARACTER,
  END,
  JUMP,
  MATCH,
  SPLIT,
  START,
} from "./automaton.ts";
import { parseRegex } from "./parse-regex.ts";

/** A scan of one text, which can be interrupted. */
export interface RegexScan {
  /** Goes on until about this much work is done. Undefined: there is more to do. */
  run(work: number): boolean | undefined;
}

export interface RegexMatcher {
  scan(text: string): RegexScan;
}

/** Throws a QueryFault whose position counts from the start of the expression. */
export function compileRegex(source: string, { isWhole }: { readonly isWhole: boolean }): RegexMatcher {
  const table = new Table(buildAutomaton(parseRegex(source), isWhole));
  return { scan: (text) => new Scanner(table, text) };
}

/** What comes before a position: nothing, a word character, or another one. */
const [AT_START, AFTER_WORD, AFTER_OTHER] = [0, 1, 2];
const UNKNOWN = -1;
const MATCHED = -2;
/** Cells of the table. When it is full, it is begun again. */
const MOST_CELLS = 400_000;
const FEWEST_STATES = 16;

/**
 * A lazy DFA: each state is a set of steps, and each cell is filled when a text first needs it. A character costs a lookup,
 * or at most a visit to each step of the expression.
 */
class Table {
  readonly alphabet: Alphabet;
  /** Steps visited so far. */
  work = 0;
  /** Counts how often the table was begun again. */
  generation = 0;
  readonly #automaton: Automaton;
  readonly #stride: number;
  readonly #mostStates: number;
  readonly #known = new Map<string, number>();
  #cells: Int32Array[] = [];
  #steps: Int32Array[] = [];
  #before: number[] = [];
  #start = 0;
  /** The generation in which `#start` is the state to start with. */
  #startOf = -1;
  readonly #visited: Int32Array;
  readonly #stack: number[] = [];
  #visit = 0;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.alphabet = new Alphabet(automaton.sets);
    this.#stride = this.alphabet.size + 1;
    this.#mostStates = Math.max(FEWEST_STATES, Math.floor(MOST_CELLS / this.#stride));
    this.#visited = new Int32Array(automaton.kinds.length);
  }

  start(): number {
    if (this.#startOf !== this.generation) this.#start = this.#stateOf([0], AT_START);
    this.#startOf = this.generation;
    return this.#start;
  }

  /** `letter` is the alphabet's size at the end of the text. */
  next(state: number, letter: number): number {
    const cells = this.#cells[state] as Int32Array;
    const known = cells[letter] as number;
    if (known !== UNKNOWN) return known;
    const after = this.#step(state, letter);
    if (after !== null) {
      const { generation } = this;
      const next = this.#stateOf(after, this.alphabet.isWord[letter] ? AFTER_WORD : AFTER_OTHER);
      if (generation === this.generation) cells[letter] = next;
      return next;
    }
    cells[letter] = MATCHED;
    return MATCHED;
  }

  /** The steps after a letter, or null if the expression has matched before it. A match may always begin at the next place. */
  #step(state: number, letter: number): number[] | null {
    const { kinds, one, other } = this.#automaton;
    const before = this.#before[state] as number;
    const after: number[] = [0];
    const stack = this.#stack;
    stack.length = 0;
    this.#visit++;
    for (const step of this.#steps[state] as Int32Array) stack.push(step);
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      if (this.#visited[step] === this.#visit) continue;
      this.#visited[step] = this.#visit;
      this.work++;
      switch (kinds[step]) {
        case MATCH:
          return null;
        case CHARACTER:
          if (letter < this.alphabet.size && this.alphabet.has[one[step] as number]?.[letter] === 1)
            after.push(step + 1);
          break;
        case SPLIT:
          stack.push(other[step] as number, one[step] as number);
          break;
        case JUMP:
          stack.push(one[step] as number);
          break;
        case ASSERT:
          if (this.#holds(one[step] as number, before, letter)) stack.push(step + 1);
      }
    }
    return after;
  }

  #holds(assertion: number, before: number, letter: number): boolean {
    if (assertion === START) return before === AT_START;
    if (assertion === END) return letter === this.alphabet.size;
    const isWordNext = letter < this.alphabet.size && this.alphabet.isWord[letter] === 1;
    return (isWordNext !== (before === AFTER_WORD)) === (assertion === BORDER);
  }

  #stateOf(steps: readonly number[], before: number): number {
    const sorted = Int32Array.from(new Set(steps)).sort();
    const key = `${before}:${sorted.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.work += sorted.length;
    if (this.#steps.length >= this.#mostStates) {
      this.generation++;
      this.#known.clear();
      [this.#cells, this.#steps, this.#before] = [[], [], []];
    }
    this.#cells.push(new Int32Array(this.#stride).fill(UNKNOWN));
    this.#steps.push(sorted);
    this.#before.push(before);
    this.#known.set(key, this.#steps.length - 1);
    return this.#steps.length - 1;
  }
}

/** How many characters are read between two looks at the work that was done. */
const STRIDE = 128;

class Scanner implements RegexScan {
  readonly #table: Table;
  readonly #text: string;
  #state: number;
  #generation: number;
  #at = 0;

  constructor(table: Table, text: string) {
    this.#table = table;
    this.#text = text;
    this.#state = table.start();
    this.#generation = table.generation;
  }

  run(work: number): boolean | undefined {
    const table = this.#table;
    // Another scan may have begun the table again while this one waited.
    if (this.#generation !== table.generation) this.#restart();
    const until = table.work + work;
    while (this.#at < this.#text.length) {
      if (this.#read(Math.min(this.#at + STRIDE, this.#text.length))) return true;
      if (table.work >= until) {
        this.#generation = table.generation;
        return undefined;
      }
    }
    return table.next(this.#state, table.alphabet.size) === MATCHED;
  }

  #read(end: number): boolean {
    const [table, text] = [this.#table, this.#text];
    const { alphabet } = table;
    let [state, at] = [this.#state, this.#at];
    while (at < end) {
      const point = text.codePointAt(at) as number;
      state = table.next(state, alphabet.letterOf(point));
      if (state === MATCHED) return true;
      at += point > 0xffff ? 2 : 1;
    }
    [this.#state, this.#at] = [state, at];
    return false;
  }

  #restart(): void {
    [this.#state, this.#at, this.#generation] = [this.#table.start(), 0, this.#table.generation];
  }
}
