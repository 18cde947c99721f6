/** 95% of a normal variable lies within so many standard deviations of its mean. */
export const Z95 = 1.959963984540054;
/** 95% of a normal variable lies below so many standard deviations above its mean. */
export const Z95_ONE_SIDED = 1.6448536269514722;

/** How likely a normal variable lies at least so far from 0, either way. By the continued fraction, or the series below 2. */
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

/** How likely a normal variable lies below z, by the logistic curve that is within a hundredth of it. */
export const roughlyBelow = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
