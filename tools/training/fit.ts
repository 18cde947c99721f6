import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";

/** A piece of a text as the model sees it: hashed n-grams, and marks by their index. */
export interface Unit {
  readonly grams: Int32Array;
  readonly marks: readonly number[];
}

/** A labeled text. The unit with the highest score decides, in training as in use. */
export interface Example {
  readonly units: readonly Unit[];
  readonly label: 0 | 1;
  readonly source: string;
}

export interface Fit {
  readonly bias: number;
  readonly grams: Float64Array;
  readonly marks: Float64Array;
  score(example: Pick<Example, "units">): number;
}

interface Settings {
  readonly grams: number;
  readonly marks: number;
  /** How much each source counts; its own examples with and without the behavior count the same in total. */
  readonly weights: (source: string) => number;
  readonly seed: number;
  readonly epochs?: number;
  readonly rate?: number;
  readonly gramDecay?: number;
  readonly markDecay?: number;
}

/** No example counts more than this many ordinary ones, however small its source is. */
const HEAVIEST = 8;

/** Logistic regression by AdaGrad. The same examples and the same seed give the same weights. */
export function learn(examples: readonly Example[], settings: Settings): Fit {
  const { epochs = 8, rate = 0.15, gramDecay = 1e-5, markDecay = 1e-4 } = settings;
  const [grams, gramSquares] = [new Float64Array(settings.grams), new Float64Array(settings.grams)];
  const [marks, markSquares] = [new Float64Array(settings.marks), new Float64Array(settings.marks)];
  let [bias, biasSquares] = [-1, 1];
  const scoreOf = (unit: Unit): number => {
    let sum = 0;
    for (const at of unit.grams) sum += grams[at] ?? 0;
    let total = bias + (unit.grams.length > 0 ? sum / Math.sqrt(unit.grams.length) : 0);
    for (const at of unit.marks) total += marks[at] ?? 0;
    return total;
  };
  const update = ({ units, label }: Example, weight: number): void => {
    const best = units.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
    const error = (1 / (1 + Math.exp(-scoreOf(best))) - label) * weight;
    const share = best.grams.length > 0 ? error / Math.sqrt(best.grams.length) : 0;
    for (const at of best.grams) step({ of: grams, squares: gramSquares, at }, share, gramDecay);
    for (const at of best.marks) step({ of: marks, squares: markSquares, at }, error, markDecay);
    biasSquares += error * error;
    bias -= (rate * error) / Math.sqrt(biasSquares);
  };
  const step = ({ of, squares, at }: Place, slope: number, decay: number): void => {
    const whole = slope + decay * (of[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + whole * whole;
    of[at] = (of[at] ?? 0) - (rate * whole) / Math.sqrt((squares[at] ?? 0) + 1e-6);
  };
  const usable = examples.filter(({ units }) => units.length > 0);
  const weights = weightsOf(usable, settings.weights);
  const random = seededNumbers(settings.seed, "training");
  const order = usable.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const at of order) {
      const example = usable[at];
      if (example) update(example, weights[at] ?? 0);
    }
  }
  const score = ({ units }: Pick<Example, "units">): number => Math.max(LOWEST, ...units.map(scoreOf));
  return { bias, grams, marks, score };
}

interface Place {
  readonly of: Float64Array;
  readonly squares: Float64Array;
  readonly at: number;
}

const LOWEST = -20;

function weightsOf(examples: readonly Example[], ofSource: (source: string) => number): number[] {
  const key = ({ source, label }: Example): string => `${source} ${label}`;
  const totals = new Map<string, number>();
  for (const example of examples) totals.set(key(example), (totals.get(key(example)) ?? 0) + 1);
  const raw = examples.map((example) => ofSource(example.source) / (totals.get(key(example)) ?? 1));
  const mean = raw.reduce((sum, weight) => sum + weight, 0) / raw.length;
  return raw.map((weight) => Math.min(HEAVIEST, weight / mean));
}

/** Weights as bytes, and what one step is worth. */
export function packWeights(weights: Float64Array): { readonly step: number; readonly base64: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { step, base64: Buffer.from(bytes.buffer).toString("base64") };
}
