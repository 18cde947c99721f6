/** Standard deviations around the mean that hold 95% of a normal distribution. */
export const Z95 = 1.959963984540054;
/** Standard deviations above the mean that 95% of a normal distribution stay below. */
export const Z95_ONE_SIDED = 1.6448536269514722;

/** Two-sided tail probability of a standard normal variable: by its series for small z, else by its continued fraction. */
export function beyondNormal(z: number): number {
  const x = z / Math.SQRT2;
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let n = 1; n < 60; n++) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return Math.max(0, Math.min(1, 1 - (2 / Math.sqrt(Math.PI)) * sum));
  }
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}

/** Probability that a standard normal variable is below z, from the logistic curve, which is within 0.01 of it. */
export const roughlyBelow = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
