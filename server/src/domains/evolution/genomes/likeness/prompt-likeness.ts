import { type Gene, segmentsOf } from "../genes/gene.ts";
import { gramsOf, MOST_CHARACTERS } from "./grams.ts";

interface Segment {
  readonly text: string;
  readonly clause: string | null;
  /** What it counts for. */
  readonly length: number;
}

/** A prompt made ready: each gram of each segment with its weight, sorted by gram, so that two prompts compare in one pass. */
export interface PromptProfile {
  readonly segments: readonly Segment[];
  readonly length: number;
  readonly grams: Uint32Array;
  readonly owners: Uint16Array;
  readonly weights: Float32Array;
}

/** Two variants of one clause say the same in other words. */
const SAME_CLAUSE = 0.8;
/** Less than this any two texts of one language have in common. */
const LEAST = 0.2;

export function profileOf(genes: readonly Gene[]): PromptProfile {
  const segments = segmentsOf(genes)
    .map(({ text, clause }) => ({ text, clause: clause?.id ?? null, length: text.trim().length }))
    .filter(({ length }) => length > 0);
  let left = MOST_CHARACTERS;
  const grams = segments.map(({ text }) => {
    const read = gramsOf(text, left);
    left = Math.max(0, left - text.length);
    return read;
  });
  const entries = weighted(grams).sort((a, b) => a.gram - b.gram);
  return {
    segments,
    length: segments.reduce((sum, { length }) => sum + length, 0),
    grams: Uint32Array.from(entries, ({ gram }) => gram),
    owners: Uint16Array.from(entries, ({ owner }) => owner),
    weights: Float32Array.from(entries, ({ weight }) => weight),
  };
}

interface Entry {
  readonly gram: number;
  readonly owner: number;
  readonly weight: number;
}

/** Weights by TF-IDF: a gram that stands in many segments of the prompt says little about any of them. Unit length for each segment. */
function weighted(lists: readonly ReturnType<typeof gramsOf>[]): Entry[] {
  const spread = new Map<number, number>();
  for (const grams of lists) for (const gram of grams.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1);
  return lists.flatMap((grams, owner) => {
    const found = [...grams].map(([gram, times]) => ({
      gram,
      owner,
      weight: (1 + Math.log(times)) * Math.log(1 + lists.length / (spread.get(gram) ?? 1)),
    }));
    const length = Math.sqrt(found.reduce((sum, { weight }) => sum + weight * weight, 0));
    return found.map((entry) => ({ ...entry, weight: entry.weight / length }));
  });
}

/** The share of both prompts that has its like in the other: segments matched greedily, the most alike first, by length. */
export function promptLikeness(a: PromptProfile, b: PromptProfile): number {
  if (a.length + b.length === 0) return 1;
  const [left, right] = [new Set(a.segments.keys()), new Set(b.segments.keys())];
  let common = 0;
  for (const { i, j, alike } of [...equals(a, b), ...candidates(a, b)]) {
    if (!left.has(i) || !right.has(j)) continue;
    left.delete(i);
    right.delete(j);
    common += alike * ((a.segments[i]?.length ?? 0) + (b.segments[j]?.length ?? 0));
  }
  return common / (a.length + b.length);
}

interface Candidate {
  readonly i: number;
  readonly j: number;
  readonly alike: number;
}

/** Segments that both have, letter by letter: whole, whatever the weights. */
function equals(a: PromptProfile, b: PromptProfile): Candidate[] {
  const places = Map.groupBy(b.segments.keys(), (j) => b.segments[j]?.text);
  return a.segments.flatMap(({ text }, i) => {
    const j = places.get(text)?.shift();
    return j === undefined ? [] : [{ i, j, alike: 1 }];
  });
}

function candidates(a: PromptProfile, b: PromptProfile): Candidate[] {
  const width = b.segments.length;
  const cosines = cosinesOf(a, b);
  const found: Candidate[] = [];
  a.segments.forEach(({ clause }, i) => {
    b.segments.forEach((other, j) => {
      const cosine = Math.min(1, cosines[i * width + j] ?? 0);
      const alike = clause !== null && clause === other.clause ? Math.max(SAME_CLAUSE, cosine) : cosine;
      if (alike >= LEAST) found.push({ i, j, alike });
    });
  });
  return found.sort((x, y) => y.alike - x.alike || x.i + x.j - (y.i + y.j));
}

/** One walk through both lists of grams; where they meet, every owner here meets every owner there. */
function cosinesOf(a: PromptProfile, b: PromptProfile): Float32Array {
  const width = b.segments.length;
  const cosines = new Float32Array(a.segments.length * width);
  let j = 0;
  for (let i = 0; i < a.grams.length && j < b.grams.length; i++) {
    const gram = a.grams[i] as number;
    while (j < b.grams.length && (b.grams[j] as number) < gram) j++;
    const row = (a.owners[i] as number) * width;
    for (let k = j; k < b.grams.length && b.grams[k] === gram; k++) {
      const at = row + (b.owners[k] as number);
      cosines[at] = (cosines[at] as number) + (a.weights[i] as number) * (b.weights[k] as number);
    }
  }
  return cosines;
}
