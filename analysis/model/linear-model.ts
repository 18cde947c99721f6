import { MOST_FEATURES, readFeatures } from "./features.ts";

/** A trained model as it is stored: weights of one byte each, in base64. */
export interface PackedModel {
  /** The table of n-gram weights has two to this power entries. */
  readonly bits: number;
  readonly bias: number;
  /** What one step of a stored weight is worth. */
  readonly gramStep: number;
  readonly markStep: number;
  readonly grams: string;
  readonly marks: string;
}

/** A linear model over hashed n-grams of a text and over marks: readable features that the caller finds by rules. */
export interface LinearModel {
  /** The log-odds. Marks are indices of `markOf`; each counts once. */
  score(text: string, marks: Iterable<number>): number;
}

const MARK_BITS = 12;
export const MARKS = 1 << MARK_BITS;

/** The index of a mark, by its name. */
export function markOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) & (MARKS - 1);
}

/** Decodes the weights on first use: a console that judges nothing holds only the stored text. */
export function createModel(packed: () => PackedModel): LinearModel {
  let ready: Ready | undefined;
  const load = () => {
    const { bits, grams, marks, ...rest } = packed();
    const weights = { grams: unpack(grams), marks: unpack(marks) };
    if (weights.grams.length !== 1 << bits || weights.marks.length !== MARKS)
      throw new RangeError("the stored model does not have the size that it states");
    return { ...rest, ...weights, features: new Int32Array(MOST_FEATURES) };
  };
  return {
    score(text, found) {
      ready ??= load();
      const { bias, grams, gramStep, marks, markStep, features } = ready;
      const count = readFeatures(text, features, grams.length - 1);
      let sum = 0;
      for (let at = 0; at < count; at++) sum += grams[features[at] ?? 0] ?? 0;
      let marked = 0;
      for (const mark of found) marked += marks[mark] ?? 0;
      return bias + (count > 0 ? (sum * gramStep) / Math.sqrt(count) : 0) + marked * markStep;
    },
  };
}

interface Ready extends Omit<PackedModel, "bits" | "grams" | "marks"> {
  readonly grams: Int8Array;
  readonly marks: Int8Array;
  /** Read into again and again. */
  readonly features: Int32Array;
}

function unpack(base64: string): Int8Array {
  const bytes = atob(base64);
  const weights = new Int8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) weights[at] = bytes.charCodeAt(at);
  return weights;
}
