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
  /** How much each source counts. */
  readonly weightOf: (source: string) => number;
}

export interface Fit {
  bias: number;
  readonly features: Float64Array;
  readonly marks: Float64Array;
}

/** e to the power of x with additions and multiplications only: Math.exp may differ in its last bit between machines. */
function power(x: number): number {
  let small = Math.max(-40, Math.min(40, x)) / 1024;
  small = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  for (let nth = 0; nth < 10; nth++) small *= small;
  return small;
}

/** The unit with the highest score, and that score. */
export function bestUnit(
  { bias, features, marks }: Fit,
  example: Example,
): { readonly score: number; readonly unit: number } {
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
  let [best, unit] = [Number.NEGATIVE_INFINITY, -1];
  for (const [nth, one] of units.entries()) {
    let score = bias + ((sums[one.to] ?? 0) - (sums[one.from] ?? 0)) / one.size;
    for (const mark of one.marks) score += marks[mark] ?? 0;
    if (score > best) [best, unit] = [score, nth];
  }
  return { score: best, unit };
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
  const model: Fit = { bias: -1, features: new Float64Array(isKept.length), marks: new Float64Array(settings.marks) };
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
  const mean: Fit = { bias: 0, features: new Float64Array(isKept.length), marks: new Float64Array(settings.marks) };
  const averaged = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const at of order) {
      const example = usable[at];
      if (!example) continue;
      const { score, unit } = bestUnit(model, example);
      const chosen = example.units[unit];
      if (!chosen) continue;
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
