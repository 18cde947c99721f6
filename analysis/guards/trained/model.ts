import type { Lexicon } from "./lexicon.ts";
import { featuresAt, MOST_PER_TOKEN } from "./tokens.ts";
import { eachMark, inSurroundings, lengthMark, marksOf, type Reading, sizeOf, type Unit } from "./units.ts";

/** A trained model as it is stored. Each feature is a hash of four bytes, and its weight one byte, in base64. */
export interface PackedModel {
  readonly bias: number;
  /** How much the surroundings of the best unit count. */
  readonly surroundings: number;
  /** What one step of a stored weight is worth. */
  readonly featureStep: number;
  readonly markStep: number;
  readonly hashes: string;
  readonly weights: string;
  readonly marks: string;
}

/** Scores from which a text is flagged or blocked. A long text has more chances to look odd, so each length has its own. */
export interface Threshold {
  /** Up to so many words and signs. */
  readonly tokens: number;
  readonly flag: number;
  readonly block: number;
}

export interface StoredGuard extends PackedModel {
  readonly thresholds: readonly Threshold[];
}

export interface Scored {
  readonly score: number;
  readonly unit: Unit;
}

export interface Model {
  readonly lexicon: Lexicon;
  /** The unit with the highest score, and the score that it gives the text. */
  best(reading: Reading): Scored | undefined;
  markWeight(mark: number): number;
  /** What each token of a unit adds to its score. */
  tokenWeights(reading: Reading, unit: Unit): number[];
}

interface Ready {
  readonly bias: number;
  readonly surroundings: number;
  readonly markWeights: Float64Array;
  readonly keys: Int32Array;
  readonly values: Float64Array;
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Open addressing at a quarter full. Zero marks a free place, and a feature whose hash is zero is never stored. */
function unpacked(packed: PackedModel, lexicon: Lexicon): Ready {
  const { bias, surroundings, featureStep, markStep, hashes, weights, marks } = packed;
  const raw = bytesOf(hashes);
  const view = new DataView(raw.buffer);
  const steps = new Int8Array(bytesOf(weights).buffer);
  const size = 1 << (32 - Math.clz32(Math.max(4, steps.length * 3)));
  const [keys, values] = [new Int32Array(size), new Float64Array(size)];
  for (const [nth, step] of steps.entries()) {
    const hash = view.getInt32(nth * 4, true);
    let at = hash & (size - 1);
    while (keys[at] !== 0) at = (at + 1) & (size - 1);
    keys[at] = hash;
    values[at] = step * featureStep;
  }
  const markWeights = Float64Array.from(new Int8Array(bytesOf(marks).buffer), (step) => step * markStep);
  if (markWeights.length !== marksOf(lexicon))
    throw new RangeError("the stored model was trained with other rules: train it again");
  return { bias, surroundings, markWeights, keys, values };
}

function weightOf({ keys, values }: Ready, hash: number): number {
  const mask = keys.length - 1;
  for (let at = hash & mask; ; at = (at + 1) & mask) {
    const key = keys[at];
    if (key === hash) return values[at] ?? 0;
    if (key === 0) return 0;
  }
}

const features = new Int32Array(MOST_PER_TOKEN);

function tokenWeight(ready: Ready, { tokens }: Reading, at: number): number {
  let sum = 0;
  const count = featuresAt(tokens, at, features);
  for (let nth = 0; nth < count; nth++) sum += weightOf(ready, features[nth] ?? 0);
  return sum;
}

/** Decodes the weights on first use. */
export function createModel(packed: () => PackedModel, lexicon: Lexicon): Model {
  let loaded: Ready | undefined;
  const load = (): Ready => {
    loaded ??= unpacked(packed(), lexicon);
    return loaded;
  };
  return {
    lexicon,
    best(reading) {
      const ready = load();
      const { tokens, units } = reading;
      const sums = new Float64Array(tokens.count + 1);
      for (let at = 0; at < tokens.count; at++) sums[at + 1] = (sums[at] ?? 0) + tokenWeight(ready, reading, at);
      const seen = new Int32Array(ready.markWeights.length);
      const scores = new Float64Array(units.length);
      let best = 0;
      for (const [nth, unit] of units.entries()) {
        let score = ready.bias + ((sums[unit.to] ?? 0) - (sums[unit.from] ?? 0)) / sizeOf(unit);
        score += ready.markWeights[lengthMark(unit, lexicon)] ?? 0;
        eachMark(reading, unit, ({ rule }) => {
          if (seen[rule] === nth + 1) return;
          seen[rule] = nth + 1;
          score += ready.markWeights[rule] ?? 0;
        });
        scores[nth] = score;
        if (score > (scores[best] ?? 0)) best = nth;
      }
      const unit = units[best];
      return unit && { score: inSurroundings({ units, best, share: ready.surroundings }, scores), unit };
    },
    markWeight: (mark) => load().markWeights[mark] ?? 0,
    tokenWeights: (reading, { from, to }) =>
      Array.from({ length: to - from }, (_, nth) => tokenWeight(load(), reading, from + nth)),
  };
}
