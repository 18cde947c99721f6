import type { Finder, Found } from "../guard.ts";
import { type Signs, SKIPPED } from "./signs.ts";

/** A phrase in one of its spellings, in the signs of an alphabet. */
export interface Spelling {
  readonly signs: string;
  readonly rule: number;
}

/** A tree of spellings, in numbers for each node: its sign, first child, next sibling, depth, and the rule that ends there. */
class SpellingTree {
  readonly sign = [0];
  readonly child = [0];
  readonly sibling = [0];
  readonly depth = [0];
  readonly rule = [-1];

  add({ signs, rule }: Spelling): void {
    let node = 0;
    for (let at = 0; at < signs.length; at++) node = this.#childOf(node, signs.charCodeAt(at));
    if (node > 0 && (this.rule[node] as number) < 0) this.rule[node] = rule;
  }

  #childOf(node: number, sign: number): number {
    let child = this.child[node] as number;
    while (child > 0 && this.sign[child] !== sign) child = this.sibling[child] as number;
    if (child > 0) return child;
    this.sign.push(sign);
    this.child.push(0);
    this.sibling.push(this.child[node] as number);
    this.depth.push((this.depth[node] as number) + 1);
    this.child[node] = this.sign.length - 1;
    return this.rule.push(-1) - 1;
  }
}

/** Finds all spellings in one pass, whatever characters stand between their signs (Aho and Corasick's automaton). */
export class PhraseTable {
  readonly signs: Signs;
  readonly deepest: number;
  readonly depth: Int32Array;
  readonly rule: Int32Array;
  readonly fail: Int32Array;
  /** The longest spelling that ends here, as its node. 0 if none does. */
  readonly ending: Int32Array;
  readonly #sign: Int32Array;
  readonly #child: Int32Array;
  readonly #sibling: Int32Array;
  /** The children of the root, which most signs lead to. */
  readonly #first = new Map<number, number>();

  constructor(signs: Signs, spellings: readonly Spelling[]) {
    this.signs = signs;
    this.deepest = spellings.reduce((most, one) => Math.max(most, one.signs.length), 1);
    const tree = new SpellingTree();
    for (const spelling of spellings) tree.add(spelling);
    this.#sign = Int32Array.from(tree.sign);
    this.#child = Int32Array.from(tree.child);
    this.#sibling = Int32Array.from(tree.sibling);
    this.depth = Int32Array.from(tree.depth);
    this.rule = Int32Array.from(tree.rule);
    this.fail = new Int32Array(tree.sign.length);
    this.ending = new Int32Array(tree.sign.length);
    for (let node = this.#child[0] as number; node > 0; node = this.#sibling[node] as number)
      this.#first.set(this.#sign[node] as number, node);
    this.#link();
  }

  next(state: number, sign: number): number {
    for (let from = state; from > 0; from = this.fail[from] as number) {
      let child = this.#child[from] as number;
      while (child > 0 && this.#sign[child] !== sign) child = this.#sibling[child] as number;
      if (child > 0) return child;
    }
    return this.#first.get(sign) ?? 0;
  }

  /** Where to go on if the next sign does not fit: nodes that are nearer to the root come first. */
  #link(): void {
    const nodes = [0];
    for (let at = 0; at < nodes.length; at++) {
      const parent = nodes[at] as number;
      for (let node = this.#child[parent] as number; node > 0; node = this.#sibling[node] as number) {
        if (parent > 0) this.fail[node] = this.next(this.fail[parent] as number, this.#sign[node] as number);
        this.ending[node] =
          (this.rule[node] as number) >= 0 ? node : (this.ending[this.fail[node] as number] as number);
        nodes.push(node);
      }
    }
  }
}

/** How far a table was gone through. */
class Reader {
  readonly #table: PhraseTable;
  readonly #longest: number;
  /** Where the last signs stand. */
  readonly #places: Int32Array;
  #count = 0;
  #state = 0;

  constructor(table: PhraseTable, longest: number) {
    this.#table = table;
    this.#longest = longest;
    this.#places = new Int32Array(table.deepest);
  }

  read(unit: number, at: number, found: Found[]): void {
    const { signs, depth, ending, rule } = this.#table;
    const sign = signs(unit);
    if (sign === SKIPPED) return;
    this.#places[this.#count++ % this.#places.length] = at;
    this.#state = this.#table.next(this.#state, sign);
    this.forget(at + 1);
    const node = ending[this.#state] as number;
    if (node > 0) found.push({ rule: rule[node] as number, start: this.#startOf(depth[node] as number), end: at + 1 });
  }

  /** Signs that are too far apart are no phrase. */
  forget(end: number): void {
    const { depth, fail } = this.#table;
    while (this.#state > 0 && end - this.#startOf(depth[this.#state] as number) > this.#longest)
      this.#state = fail[this.#state] as number;
  }

  /** Where what may become a phrase begins. */
  begin(end: number): number {
    return this.#state === 0 ? end : this.#startOf(this.#table.depth[this.#state] as number);
  }

  #startOf(depth: number): number {
    return this.#places[(this.#count - depth) % this.#places.length] as number;
  }
}

/** Looks for phrases in a text that comes in chunks. */
export class PhraseFinder implements Finder {
  released = 0;
  readonly #readers: readonly Reader[];
  #at = 0;
  #found: Found[] = [];

  constructor(tables: readonly PhraseTable[], longest: number) {
    this.#readers = tables.map((table) => new Reader(table, longest));
  }

  push(chunk: string): void {
    const offset = this.#at;
    for (let at = 0; at < chunk.length; at++) {
      const unit = chunk.charCodeAt(at);
      for (const reader of this.#readers) reader.read(unit, offset + at, this.#found);
    }
    this.#at = offset + chunk.length;
    let released = this.#at;
    for (const reader of this.#readers) {
      reader.forget(this.#at);
      released = Math.min(released, reader.begin(this.#at));
    }
    this.released = released;
  }

  end(): void {
    this.released = this.#at;
  }

  take(): readonly Found[] {
    if (this.#found.length === 0) return this.#found;
    const found = this.#found.filter(({ start }) => start < this.released);
    if (found.length > 0) this.#found = this.#found.filter(({ start }) => start >= this.released);
    return found.sort((one, other) => one.start - other.start || one.end - other.end);
  }
}
