import { Z95 } from "./normal.ts";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval for a share, of 95% unless another normal quantile is given. It stays within 0..1 and has a width even if
 * all or none are hits. Counts can be fractions: a weighted mean is worth a fractional number of prompts. Null if n is 0.
 */
export function wilson(hits: number, n: number, z = Z95): Interval | null {
  if (n <= 0) return null;
  const share = hits / n;
  const spread = (z / (n + z * z)) * Math.sqrt(n * share * (1 - share) + (z * z) / 4);
  const middle = (hits + (z * z) / 2) / (n + z * z);
  // All and none are exact: after rounding, 1 - 1e-16 would look like "not all".
  return {
    low: hits <= 0 ? 0 : Math.max(0, middle - spread),
    high: hits >= n ? 1 : Math.min(1, middle + spread),
  };
}
