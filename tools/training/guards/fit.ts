import { inSurroundings } from "@agent-console/analysis/guards/trained/units.ts";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Example } from "./examples.ts";

export interface Settings {
  /** How many marks the lexicon has. */
  readonly marks: number;
  readonly seed: number;
  readonly epochs: number;
  readonly rate: number;
  readonly featureDecay: number;
  readonly markDecay: number;
  /** Weights that marks begin with: which part of a document is the instruction has to be guessed before it can be learned. */
  readonly begin?: ReadonlyMap<number, number>;
  /** How much the surroundings of the best unit count when a text is judged. */
  readonly surroundings: number;
  /** The mean of so many models is taken, each learned from the same texts in an order of its own. */
  readonly orders: number;
  /** So many features are kept, those with the largest weights. */
  readonly mostFeatures: number;
  /** How much each source counts. */
  readonly weightOf: (source: string) => number;
}

export interface Fit {
  bias: number;
  readonly features: Float64Array;
  readonly marks: Float64Array;
}

const emptyFit = (features: number, marks: number): Fit => ({
  bias: 0,
  features: new Float64Array(features),
  marks: new Float64Array(marks),
});

/** e to the power of x with additions and multiplications only: Math.exp may differ in its last bit between machines. */
function power(x: number): number {
  let small = Math.max(-40, Math.min(40, x)) / 1024;
  small = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  for (let nth = 0; nth < 10; nth++) small *= small;
  return small;
}

/** The score of each unit. */
function scoresOf({ bias, features, marks }: Fit, example: Example): Float64Array {
  const { begins, units, tokens } = example;
  const sums = new Float64Array(tokens + 1);
  for (let at = 0; at < tokens; at++) {
    let sum = sums[at] ?? 0;
    for (let nth = begins[at] ?? 0; nth < (begins[at + 1] ?? 0); nth++) {
      const place = example.features[nth] ?? -1;
      if (place >= 0) sum += features[place] ?? 0;
    }
    sums[at + 1] = sum;
  }
  return Float64Array.from(units, (one) => {
    let score = bias + ((sums[one.to] ?? 0) - (sums[one.from] ?? 0)) / one.size;
    for (const mark of one.marks) score += marks[mark] ?? 0;
    return score;
  });
}

/** The unit with the highest score, or -1. */
const bestOf = (scores: Float64Array): number =>
  scores.reduce((best, score, nth) => (best < 0 || score > (scores[best] ?? 0) ? nth : best), -1);

/** The score of a text, as the model that is stored gives it. */
export function scoreOf(model: Fit, example: Example, surroundings: number): number {
  const scores = scoresOf(model, example);
  const best = bestOf(scores);
  if (best < 0) return Number.NEGATIVE_INFINITY;
  return inSurroundings({ units: example.units, best, share: surroundings }, scores);
}

/** No example counts more than this many ordinary ones, however small its source is. */
const HEAVIEST = 8;

function weightsOf(examples: readonly Example[], weightOf: (source: string) => number): number[] {
  const key = ({ source, label }: Example): string => `${source} ${label}`;
  const totals = new Map<string, number>();
  for (const example of examples) totals.set(key(example), (totals.get(key(example)) ?? 0) + 1);
  // The square root: a large source counts more than a small one, but not in proportion.
  const raw = examples.map((one) => weightOf(one.source) / Math.sqrt(totals.get(key(one)) ?? 1));
  const totalOf = (label: 0 | 1): number =>
    raw.reduce((sum, weight, at) => sum + (examples[at]?.label === label ? weight : 0), 0);
  const shares = [totalOf(0), totalOf(1)];
  return raw.map((weight, at) =>
    Math.min(HEAVIEST, (weight * examples.length) / 2 / (shares[examples[at]?.label ?? 0] ?? 1)),
  );
}

/** Logistic regression by AdaGrad; the unit with the highest score decides, in training as in use. The same examples give the same weights. */
export function learn(examples: readonly Example[], isKept: Uint8Array, settings: Settings): Fit {
  const { epochs, rate, featureDecay, markDecay } = settings;
  const model: Fit = { ...emptyFit(isKept.length, settings.marks), bias: -1 };
  for (const [mark, weight] of settings.begin ?? []) model.marks[mark] = weight;
  const [squares, markSquares] = [new Float64Array(isKept.length), new Float64Array(settings.marks)];
  let biasSquares = 1;
  const usable = examples.filter(({ units }) => units.length > 0);
  const weights = weightsOf(usable, settings.weightOf);
  const step = (of: Float64Array, past: Float64Array, at: number, slope: number): void => {
    past[at] = (past[at] ?? 0) + slope * slope;
    of[at] = (of[at] ?? 0) - (rate * slope) / Math.sqrt((past[at] ?? 0) + 1e-4);
  };
  const random = seededNumbers(settings.seed, "guards");
  const order = usable.map((_, at) => at);
  const mean = emptyFit(isKept.length, settings.marks);
  const averaged = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const at of order) {
      const example = usable[at];
      if (!example) continue;
      const scores = scoresOf(model, example);
      const best = bestOf(scores);
      const chosen = example.units[best];
      if (!chosen) continue;
      const score = scores[best] ?? 0;
      const error = (1 / (1 + power(-score)) - example.label) * (weights[at] ?? 0);
      if (Math.abs(error) < 1e-3) continue;
      const share = error / chosen.size;
      for (let nth = example.begins[chosen.from] ?? 0; nth < (example.begins[chosen.to] ?? 0); nth++) {
        const place = example.features[nth] ?? -1;
        if (place >= 0 && isKept[place] === 1)
          step(model.features, squares, place, share + featureDecay * (model.features[place] ?? 0));
      }
      for (const mark of chosen.marks)
        step(model.marks, markSquares, mark, error + markDecay * (model.marks[mark] ?? 0));
      biasSquares += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasSquares);
    }
    if (epoch >= epochs - averaged) add(model, mean, 1 / averaged);
  }
  return mean;
}

/** The mean over the last half of the turns depends less on the order of the examples than the last turn does. */
function add(model: Fit, mean: Fit, share: number): void {
  mean.bias += model.bias * share;
  for (const [at, weight] of model.features.entries()) mean.features[at] = (mean.features[at] ?? 0) + weight * share;
  for (const [at, weight] of model.marks.entries()) mean.marks[at] = (mean.marks[at] ?? 0) + weight * share;
}

/** A first look at the texts is enough to tell which features will have large weights. */
const FIRST_LOOK = 3;

/**
 * Learns with the features that weigh most, and those alone: if the others were cut from a finished model, what they had balanced
 * would be missing, and the points would have been set for another model than the one that is stored.
 */
export function learnWithFew(examples: readonly Example[], isKept: Uint8Array, settings: Settings): Fit {
  const { features } = learn(examples, isKept, { ...settings, epochs: FIRST_LOOK });
  const sizes = Float64Array.from(features, Math.abs).sort();
  const least = Math.max(Number.MIN_VALUE, sizes[sizes.length - settings.mostFeatures] ?? 0);
  const isLarge = Uint8Array.from(features, (weight) => (Math.abs(weight) >= least ? 1 : 0));
  const mean = emptyFit(isKept.length, settings.marks);
  for (let order = 0; order < settings.orders; order++)
    add(learn(examples, isLarge, { ...settings, seed: settings.seed + order }), mean, 1 / settings.orders);
  return mean;
}
