import { type CodePoints, FIRST_ASTRAL } from "./code-points.ts";
import { MOST_STATES_IN_SET, PatternFault } from "./fault.ts";
import { type Syntax, statesOf } from "./syntax.ts";

/** What a state of the automaton does: take a character, go two ways, require a word border, or report its rule. */
export const CHARACTER = 0;
export const SPLIT = 1;
export const BORDER = 2;
export const MATCH = 3;

/** The automaton of all rules. It has no circles, because every repeat is written out. */
export interface Nfa {
  readonly size: number;
  readonly kind: Uint8Array;
  /** Of a character: which of `sets` it takes. Of a match: its rule. */
  readonly what: Int32Array;
  readonly to: Int32Array;
  /** The other way of a split. */
  readonly or: Int32Array;
  /** The most UTF-16 units that can lie between the start of a match and this state. */
  readonly depth: Int32Array;
  /** The first state of each rule, which has its highest number. */
  readonly entry: Int32Array;
  /** The match of each rule, which has its lowest number. */
  readonly match: Int32Array;
  /** The longest match of each rule, in UTF-16 units. */
  readonly longest: Int32Array;
  readonly sets: readonly CodePoints[];
  readonly hasBorders: boolean;
}

/** A state always leads to states with lower numbers, so that one pass from high to low visits each before what follows it. */
export function buildNfa(rules: readonly Syntax[]): Nfa {
  const builder = new Builder();
  const entry: number[] = [];
  const ends: number[] = [];
  let total = 0;
  for (const [rule, syntax] of rules.entries()) {
    total += statesOf(syntax) + 1;
    if (total > MOST_STATES_IN_SET)
      throw new PatternFault(rule, 0, `all patterns together grow to more than ${MOST_STATES_IN_SET} states`);
    const end = builder.state(MATCH, rule, 0);
    ends.push(end);
    entry.push(builder.emit(syntax, end));
  }
  const depth = builder.depths();
  return {
    size: builder.kind.length,
    kind: Uint8Array.from(builder.kind),
    what: Int32Array.from(builder.what),
    to: Int32Array.from(builder.to),
    or: Int32Array.from(builder.or),
    depth,
    entry: Int32Array.from(entry),
    match: Int32Array.from(ends),
    longest: Int32Array.from(ends, (end) => depth[end] as number),
    sets: builder.sets,
    hasBorders: builder.kind.includes(BORDER),
  };
}

class Builder {
  readonly kind: number[] = [];
  readonly what: number[] = [];
  readonly to: number[] = [];
  readonly or: number[] = [];
  readonly sets: CodePoints[] = [];
  readonly #setAt = new Map<string, number>();
  readonly #setOf = new Map<CodePoints, number>();

  state(kind: number, what: number, to: number, or = 0): number {
    this.what.push(what);
    this.to.push(to);
    this.or.push(or);
    return this.kind.push(kind) - 1;
  }

  /** Adds the states of a syntax that goes on at `next`, and returns its first one. */
  emit(syntax: Syntax, next: number): number {
    switch (syntax.kind) {
      case "character":
        return this.state(CHARACTER, this.#set(syntax.points), next);
      case "border":
        return this.state(BORDER, 0, next);
      case "sequence":
        return syntax.parts.reduceRight((following, part) => this.emit(part, following), next);
      case "either": {
        const [first = next, ...others] = syntax.ways.map((way) => this.emit(way, next));
        return others.reduce((one, other) => this.state(SPLIT, 0, one, other), first);
      }
      case "repeat": {
        let at = next;
        for (let copy = syntax.least; copy < syntax.most; copy++)
          at = this.state(SPLIT, 0, this.emit(syntax.part, at), next);
        for (let copy = 0; copy < syntax.least; copy++) at = this.emit(syntax.part, at);
        return at;
      }
    }
  }

  depths(): Int32Array {
    const depth = new Int32Array(this.kind.length);
    const reach = (state: number, units: number) => {
      depth[state] = Math.max(depth[state] as number, units);
    };
    for (let state = this.kind.length - 1; state >= 0; state--) {
      const units = depth[state] as number;
      const kind = this.kind[state];
      if (kind === MATCH) continue;
      reach(this.to[state] as number, units + (kind === CHARACTER ? this.#units(this.what[state] as number) : 0));
      if (kind === SPLIT) reach(this.or[state] as number, units);
    }
    return depth;
  }

  /** How many UTF-16 units a character of this set may take. */
  #units(set: number): number {
    return (this.sets[set]?.at(-1) ?? 0) >= FIRST_ASTRAL ? 2 : 1;
  }

  #set(points: CodePoints): number {
    // A repeat asks for the same set once for each copy.
    const known = this.#setOf.get(points);
    if (known !== undefined) return known;
    const key = points.join();
    const set = this.#setAt.get(key) ?? this.sets.push(points) - 1;
    this.#setAt.set(key, set);
    this.#setOf.set(points, set);
    return set;
  }
}
