import { hash } from "node:crypto";

/** A text with the group that it stands or falls with: a fold holds whole groups, so that no group is learned by heart. */
export interface Sample {
  readonly text: string;
  readonly group: string;
  readonly isOurs: boolean;
}

const BUCKETS = 2 ** 14;
const EPOCHS = 5;
const RATE = 0.3;
const DECAY = 1e-5;

/** A number from 0 up to 1 that depends on nothing but its name. */
const fraction = (...name: readonly (string | number)[]): number =>
  hash("sha256", name.join("\n"), "buffer").readUInt32BE(0) / 2 ** 32;

function bucketOf(feature: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < feature.length; at++) value = Math.imul(value ^ feature.charCodeAt(at), 16_777_619);
  return (value >>> 0) % BUCKETS;
}

/** Words, pairs of words, and runs of four characters, in the order of first appearance. */
function featuresOf(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+|[.,!?:;]/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const runs = Array.from({ length: Math.max(0, text.length - 3) }, (_, at) => `#${text.slice(at, at + 4)}`);
  return [...new Set([...words, ...pairs, ...runs].map(bucketOf))];
}

type Row = { readonly features: readonly number[]; readonly isOurs: boolean };

/** Logistic regression by gradient descent, both classes with the same weight. */
function train(rows: readonly Row[]): Float64Array {
  const weights = new Float64Array(BUCKETS);
  const ours = rows.filter(({ isOurs }) => isOurs).length;
  const order = rows.map((row, at) => ({ row, place: fraction("order", at) })).sort((a, b) => a.place - b.place);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { row } of order) {
      const weight = rows.length / 2 / (row.isOurs ? ours : rows.length - ours);
      const error = (row.isOurs ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf(weights, row.features)));
      const step = (RATE * weight * error) / Math.sqrt(row.features.length || 1) / (1 + epoch);
      for (const feature of row.features) weights[feature] = (weights[feature] ?? 0) * (1 - DECAY) + step;
    }
  }
  return weights;
}

function scoreOf(weights: Float64Array, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(features.length || 1);
}

/** The chance that a prompt of ours gets a higher score than an ordinary one: .5 is a coin, 1 tells every pair apart. */
export function separability(samples: readonly Sample[], folds = 5): number {
  const rows = samples.map(({ text, group, isOurs }) => ({
    features: featuresOf(text),
    isOurs,
    fold: Math.floor(fraction("fold", group) * folds),
  }));
  const scored = Array.from({ length: folds }, (_, fold) => {
    const weights = train(rows.filter((row) => row.fold !== fold));
    return rows
      .filter((row) => row.fold === fold)
      .map((row) => ({ score: scoreOf(weights, row.features), isOurs: row.isOurs }));
  });
  // Scores of different folds come from different models, so pairs are compared within a fold.
  const areas = scored.map(area).filter((value) => value !== null);
  return areas.reduce((sum, value) => sum + value, 0) / areas.length;
}

function area(scored: readonly { readonly score: number; readonly isOurs: boolean }[]): number | null {
  const sorted = scored.toSorted((one, other) => one.score - other.score);
  const ours = sorted.filter(({ isOurs }) => isOurs).length;
  if (ours === 0 || ours === sorted.length) return null;
  const ranks = sorted.reduce((sum, { isOurs }, at) => sum + (isOurs ? at + 1 : 0), 0);
  return (ranks - (ours * (ours + 1)) / 2) / (ours * (sorted.length - ours));
}
