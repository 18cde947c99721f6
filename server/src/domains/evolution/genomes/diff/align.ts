import { type Gene, isSegment, type PromptSegment, segmentsOf, subjectOf } from "../genes/gene.ts";
import { type Grams, gramsOf, overlap } from "../likeness/grams.ts";

/** A gene of one genome and its counterpart in the other; null if there is none. */
export interface Pair {
  readonly from: Gene | null;
  readonly to: Gene | null;
}

/** Two texts less similar than this are different segments; otherwise one segment that was edited. */
const SAME_SEGMENT = 0.6;

export interface AlignOptions {
  /** Names count only if both come from the same genome; freshly extracted ones are numbered by position. */
  readonly byKey: boolean;
}

/** Which genes correspond: by name, by subject, by rule, and segments by similarity of their texts. */
export function align(a: readonly Gene[], b: readonly Gene[], { byKey }: AlignOptions = { byKey: true }): Pair[] {
  const matching = new Matching(a, b);
  if (byKey) matching.match((gene) => `${gene.kind}\n${gene.key}`);
  matching.match((gene) => (isSegment(gene) ? null : subjectOf(gene)));
  matching.match((gene) => (isSegment(gene) ? gene.text : null));
  matching.match((gene) => (isSegment(gene) && gene.clause ? gene.clause.id : null));
  matching.matchSimilar();
  return matching.pairs();
}

class Matching {
  readonly #a: readonly Gene[];
  readonly #b: readonly Gene[];
  readonly #to = new Map<Gene, Gene>();
  readonly #matched = new Set<Gene>();

  constructor(a: readonly Gene[], b: readonly Gene[]) {
    this.#a = a;
    this.#b = b;
  }

  /** Matches the unmatched genes with the same name, in order. */
  match(nameOf: (gene: Gene) => string | null): void {
    const waiting = new Map<string, Gene[]>();
    for (const gene of this.#b) {
      const name = this.#matched.has(gene) ? null : nameOf(gene);
      if (name !== null) waiting.set(name, [...(waiting.get(name) ?? []), gene]);
    }
    for (const gene of this.#a) {
      const name = this.#to.has(gene) ? null : nameOf(gene);
      const found = name === null ? undefined : waiting.get(name)?.shift();
      if (found) this.#join(gene, found);
    }
  }

  /** Most similar first; of equally similar ones the uppermost, which is the same from either side. */
  matchSimilar(): void {
    const left = profiled(this.#a.filter((gene) => !this.#to.has(gene)));
    const right = profiled(this.#b.filter((gene) => !this.#matched.has(gene)));
    const candidates = left
      .flatMap((one, i) => right.map((other, j) => ({ one, other, place: i + j, likeness: likeness(one, other) })))
      .filter(({ likeness: found }) => found >= SAME_SEGMENT)
      .sort((x, y) => y.likeness - x.likeness || x.place - y.place);
    for (const { one, other } of candidates) {
      if (!this.#to.has(one.gene) && !this.#matched.has(other.gene)) this.#join(one.gene, other.gene);
    }
  }

  pairs(): Pair[] {
    return [
      ...this.#a.map((from) => ({ from, to: this.#to.get(from) ?? null })),
      ...this.#b.filter((gene) => !this.#matched.has(gene)).map((to) => ({ from: null, to })),
    ];
  }

  #join(from: Gene, to: Gene): void {
    this.#to.set(from, to);
    this.#matched.add(to);
  }
}

interface Profiled {
  readonly gene: PromptSegment;
  readonly grams: Grams;
}

function profiled(genes: readonly Gene[]): Profiled[] {
  return segmentsOf(genes).map((gene) => ({ gene, grams: gramsOf(gene.text) }));
}

function likeness(one: Profiled, other: Profiled): number {
  const [short, long] = [one.gene.text.length, other.gene.text.length].sort((x, y) => x - y) as [number, number];
  // Texts that differ this much in length cannot be similar enough; most pairs end here.
  if (short < 0.3 * long) return 0;
  return overlap(one.grams, other.grams);
}
