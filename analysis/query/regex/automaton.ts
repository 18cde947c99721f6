import type { CodePoints } from "../../pattern/code-points.ts";
import type { Assertion, Regex } from "./syntax.ts";

export const CHARACTER = 0;
export const SPLIT = 1;
export const JUMP = 2;
export const ASSERT = 3;
export const MATCH = 4;

const ASSERTED: readonly Assertion[] = ["start", "end", "border", "inside"];
export const [START, END, BORDER] = [0, 1, 2];

/** The steps of an expression. What `one` and `other` mean depends on the kind of the step. */
export interface Automaton {
  readonly kinds: readonly number[];
  /** Of a character: its set. Of a split and a jump: where to go. Of an assertion: which. */
  readonly one: readonly number[];
  /** Of a split: where else to go. */
  readonly other: readonly number[];
  /** Different ones. */
  readonly sets: readonly CodePoints[];
}

/** `isWhole`: the text must match from its start to its end, and not only somewhere. */
export function buildAutomaton(regex: Regex, isWhole: boolean): Automaton {
  const builder = new Builder();
  if (isWhole) builder.add(ASSERT, START);
  builder.write(regex);
  if (isWhole) builder.add(ASSERT, END);
  builder.add(MATCH);
  return builder;
}

class Builder implements Automaton {
  readonly kinds: number[] = [];
  readonly one: number[] = [];
  readonly other: number[] = [];
  readonly sets: CodePoints[] = [];
  readonly #known = new Map<string, number>();

  add(kind: number, one = 0, other = 0): number {
    this.one.push(one);
    this.other.push(other);
    return this.kinds.push(kind) - 1;
  }

  write(regex: Regex): void {
    switch (regex.kind) {
      case "character":
        this.add(CHARACTER, this.#setOf(regex.points));
        return;
      case "assertion":
        this.add(ASSERT, ASSERTED.indexOf(regex.what));
        return;
      case "sequence":
        for (const part of regex.parts) this.write(part);
        return;
      case "either":
        this.#either(regex.ways);
        return;
      case "repeat":
        this.#repeat(regex);
    }
  }

  #either(ways: readonly Regex[]): void {
    const jumps: number[] = [];
    for (const [at, way] of ways.entries()) {
      if (at === ways.length - 1) this.write(way);
      else {
        const split = this.add(SPLIT, this.kinds.length + 1);
        this.write(way);
        jumps.push(this.add(JUMP));
        this.other[split] = this.kinds.length;
      }
    }
    for (const jump of jumps) this.one[jump] = this.kinds.length;
  }

  #repeat({ part, least, most }: Extract<Regex, { kind: "repeat" }>): void {
    for (let n = 0; n < least; n++) this.write(part);
    if (most === Number.POSITIVE_INFINITY) {
      const split = this.add(SPLIT, this.kinds.length + 1);
      this.write(part);
      this.add(JUMP, split);
      this.other[split] = this.kinds.length;
      return;
    }
    const splits: number[] = [];
    for (let n = least; n < most; n++) {
      splits.push(this.add(SPLIT, this.kinds.length + 1));
      this.write(part);
    }
    for (const split of splits) this.other[split] = this.kinds.length;
  }

  #setOf(points: CodePoints): number {
    const key = points.join();
    const known = this.#known.get(key) ?? this.sets.push(points) - 1;
    this.#known.set(key, known);
    return known;
  }
}
