/** A pass needs at least this many assessed prompts, at any threshold. */
export const FEWEST_TO_PASS = 11;
/** With more than this share unassessed, nothing passes. */
export const MOST_UNASSESSED = 0.2;

/** A score, with all values from 0 to 1. */
export interface MeasuredScore {
  /** The bounds of its confidence interval, which hold what the unassessed responses could be. */
  readonly low: number;
  readonly high: number;
  /** Assessed prompts. */
  readonly n: number;
  readonly unassessedShare: number;
}

export type IntervalVerdict =
  | { readonly verdict: "passed" }
  | { readonly verdict: "failed" }
  | { readonly verdict: "inconclusive"; readonly because: "few_prompts" | "unassessed" | "threshold_inside" };

/** Compares a score with a threshold: the whole interval must lie on one side of it. */
export function intervalVerdict({ low, high, n, unassessedShare }: MeasuredScore, threshold: number): IntervalVerdict {
  if (high < threshold) return { verdict: "failed" };
  if (unassessedShare > MOST_UNASSESSED) return { verdict: "inconclusive", because: "unassessed" };
  if (low < threshold) return { verdict: "inconclusive", because: "threshold_inside" };
  return n < FEWEST_TO_PASS ? { verdict: "inconclusive", because: "few_prompts" } : { verdict: "passed" };
}
