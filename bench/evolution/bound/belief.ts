/** A Gaussian over logits that answers are sums of, updated by each answer to the exact mean and variance along that sum. */

export interface Belief {
  readonly mean: Float64Array;
  /** Row by row. */
  readonly covariance: Float64Array;
}

/** Places and weights of the numbers that a sum is made of. */
export type Sum = readonly (readonly [place: number, weight: number])[];

export function openBelief(guesses: readonly { readonly mean: number; readonly variance: number }[]): Belief {
  const size = guesses.length;
  const covariance = new Float64Array(size * size);
  guesses.forEach(({ variance }, at) => {
    covariance[at * (size + 1)] = variance;
  });
  return { mean: Float64Array.from(guesses, ({ mean }) => mean), covariance };
}

/** How every number varies with the sum, and the sum's own mean and variance. */
export function along({ mean, covariance }: Belief, sum: Sum) {
  const size = mean.length;
  const gain = new Float64Array(size);
  let middle = 0;
  for (const [place, weight] of sum) {
    middle += weight * (mean[place] as number);
    const row = place * size;
    for (let at = 0; at < size; at++) gain[at] = (gain[at] as number) + weight * (covariance[row + at] as number);
  }
  let variance = 0;
  for (const [place, weight] of sum) variance += weight * (gain[place] as number);
  return { gain, mean: middle, variance };
}

const POINTS = Array.from({ length: 25 }, (_, at) => -4 + at / 3);

export interface Answer {
  readonly sum: Sum;
  /** Known part of the logit, and the variance of what is not modeled. */
  readonly offset: number;
  readonly noise: number;
  readonly flip: number;
  readonly outcome: number;
}

/** Changes the belief. Returns the probability that the answer had. */
export function hear(belief: Belief, { sum, offset, noise, flip, outcome }: Answer): number {
  const { gain, mean, variance } = along(belief, sum);
  const total = variance + noise;
  const sd = Math.sqrt(total);
  let [mass, first, second, all] = [0, 0, 0, 0];
  for (const point of POINTS) {
    const density = Math.exp(-0.5 * point * point);
    const passes = flip + (1 - 2 * flip) / (1 + Math.exp(-(mean + offset + sd * point)));
    const weight = density * (outcome === 1 ? passes : 1 - passes);
    all += density;
    mass += weight;
    first += weight * point;
    second += weight * point * point;
  }
  first /= mass;
  second = second / mass - first * first;
  shift(belief, gain, { by: first / sd, shrink: (1 - second) / total });
  return mass / all;
}

function shift({ mean, covariance }: Belief, gain: Float64Array, { by, shrink }: { by: number; shrink: number }): void {
  const size = mean.length;
  for (let row = 0; row < size; row++) {
    const own = gain[row] as number;
    if (own === 0) continue;
    mean[row] = (mean[row] as number) + own * by;
    const scaled = shrink * own;
    const from = row * size;
    for (let at = 0; at < size; at++)
      covariance[from + at] = (covariance[from + at] as number) - scaled * (gain[at] as number);
  }
}

/** Multiplies the belief by a Gaussian of one of its numbers, given by its precision and precision times mean; both may be negative. */
export function multiply(
  belief: Belief,
  place: number,
  { precision, pull }: { precision: number; pull: number },
): void {
  const { gain, mean, variance } = along(belief, [[place, 1]]);
  const scale = 1 + precision * variance;
  shift(belief, gain, { by: (pull - precision * mean) / scale, shrink: precision / scale });
}
