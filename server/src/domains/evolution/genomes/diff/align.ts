import { type Gene, isSegment, type PromptSegment, segmentsOf, subjectOf } from "../genes/gene.ts";
import { type Grams, gramsOf, overlap } from "../likeness/grams.ts";

/** A gene of one genome and the one of the other that continues it; one of them is null where it has no counterpart. */
export interface Pair {
  readonly from: Gene | null;
  readonly to: Gene | null;
}

/** Below this two texts are two segments, above it one that was edited. */
const SAME_SEGMENT = 0.6;

export interface AlignOptions {
  /** Names count only where both come from the same line of versions; fresh from an agent they are numbers by place. */
  readonly byKey: boolean;
}

/** Which genes belong together: by name, by what they are about, by clause, and segments by likeness of their text. */
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

  /** Matches genes that still stand alone and have the same name, the first with the first. */
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

  /** The most alike first; of equally alike ones those that stand further up, which is the same seen from either side. */
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
  // Texts so different in length cannot reach it; most pairs end here.
  if (short < 0.3 * long) return 0;
  return overlap(one.grams, other.grams);
}
