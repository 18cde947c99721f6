export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * Wilson's 95 % interval for a share. It stays within 0..1 and keeps its width where all or none are hits. Counts need not
 * be whole: weighted means have a number of prompts that they are worth. Null where there is nothing to go by.
 */
export function wilson(hits: number, n: number): Interval | null {
  if (n <= 0) return null;
  const share = hits / n;
  const spread = (Z / (n + Z * Z)) * Math.sqrt(n * share * (1 - share) + (Z * Z) / 4);
  const middle = (hits + (Z * Z) / 2) / (n + Z * Z);
  // All and none are exact: what rounding leaves of 1 - 1e-16 would read as "not all".
  return {
    low: hits <= 0 ? 0 : Math.max(0, middle - spread),
    high: hits >= n ? 1 : Math.min(1, middle + spread),
  };
}
