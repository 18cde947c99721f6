import { withoutData } from "@agent-console/analysis/guards/trained/data-runs.ts";
import type { Lexicon } from "@agent-console/analysis/guards/trained/lexicon.ts";
import { featuresAt, MOST_PER_TOKEN } from "@agent-console/analysis/guards/trained/tokens.ts";
import { eachMark, lengthMark, readText, sizeOf } from "@agent-console/analysis/guards/trained/units.ts";
import { bare } from "@agent-console/analysis/text/fold.ts";

/** A labeled text of one source. Sources of one origin have the same group and are left out together. */
export interface Labeled {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly group: string;
  /** What an author calls it. */
  readonly kind?: string;
  /** Judged like the others, but never trained on. */
  readonly isOnlyMeasured?: boolean;
}

/** A labeled text as the model sees it. Features are places in the dictionary, -1 for those that it does not have. */
export interface Example extends Omit<Labeled, "text"> {
  readonly text: string;
  readonly tokens: number;
  /** The features of all tokens one after another, and where those of each token begin. */
  readonly features: Int32Array;
  readonly begins: Int32Array;
  readonly units: readonly {
    readonly from: number;
    readonly to: number;
    readonly size: number;
    readonly marks: Int32Array;
  }[];
}

const buffer = new Int32Array(MOST_PER_TOKEN);

export function exampleOf(labeled: Labeled, lexicon: Lexicon): Example {
  const reading = readText(withoutData(bare(labeled.text)), lexicon);
  const { tokens, units } = reading;
  const features = new Int32Array(tokens.count * MOST_PER_TOKEN);
  const begins = new Int32Array(tokens.count + 1);
  let count = 0;
  for (let at = 0; at < tokens.count; at++) {
    const own = featuresAt(tokens, at, buffer);
    for (let nth = 0; nth < own; nth++) features[count++] = buffer[nth] ?? 0;
    begins[at + 1] = count;
  }
  return {
    ...labeled,
    tokens: tokens.count,
    features: features.slice(0, count),
    begins,
    units: units.map((unit) => {
      const marks = new Set<number>([lengthMark(unit, lexicon)]);
      eachMark(reading, unit, ({ rule }) => marks.add(rule));
      return { ...unit, size: sizeOf(unit), marks: Int32Array.from(marks) };
    }),
  };
}

/** Features by their hashes, with a bit for each source that has them. */
export interface Dictionary {
  readonly hashes: Int32Array;
  /** So many words of bits each. */
  readonly sources: Int32Array;
}

const BITS = 24;
/** Words of 32 bits, one bit for each source. */
export const SOURCE_WORDS = 3;

/**
 * Keeps the features that several sources have, and rewrites those of the examples to places in the dictionary. What only one or
 * two sources say is the habit of those sources, and misleads on any other.
 */
export function dictionaryOf(examples: readonly Example[], leastSources: number): Dictionary {
  const names = [...new Set(examples.map(({ source }) => source))];
  if (names.length > SOURCE_WORDS * 32) throw new RangeError("too many sources for the bits of a feature");
  const mask = (1 << BITS) - 1;
  const keys = new Int32Array(1 << BITS);
  const bits = Array.from({ length: SOURCE_WORDS }, () => new Int32Array(1 << BITS));
  const placeOf = (hash: number): number => {
    let at = (hash ^ (hash >>> 8)) & mask;
    while (keys[at] !== 0 && keys[at] !== hash) at = (at + 1) & mask;
    return at;
  };
  for (const { features, source, isOnlyMeasured } of examples) {
    if (isOnlyMeasured) continue;
    const nth = names.indexOf(source);
    const word = bits[nth >> 5] as Int32Array;
    for (const hash of features) {
      if (hash === 0) continue;
      const at = placeOf(hash);
      keys[at] = hash;
      word[at] = (word[at] ?? 0) | (1 << (nth & 31));
    }
  }
  const places = new Int32Array(1 << BITS).fill(-1);
  const [hashes, sources]: [number[], number[]] = [[], []];
  for (let at = 0; at <= mask; at++)
    if (keys[at] !== 0 && bits.reduce((sum, word) => sum + ones(word[at] ?? 0), 0) >= leastSources) {
      places[at] = hashes.length;
      hashes.push(keys[at] ?? 0);
      for (const word of bits) sources.push(word[at] ?? 0);
    }
  for (const { features } of examples)
    for (let at = 0; at < features.length; at++) {
      const hash = features[at] ?? 0;
      features[at] = hash === 0 ? -1 : (places[placeOf(hash)] ?? -1);
    }
  return { hashes: Int32Array.from(hashes), sources: Int32Array.from(sources) };
}

export function ones(bits: number): number {
  let [count, rest] = [0, bits];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
