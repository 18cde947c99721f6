/** A pass needs at least this many assessed prompts, at any threshold. */
export const FEWEST_TO_PASS = 11;
/** With more than this share unassessed, nothing passes; it fails only if it would with all of them passed. */
export const MOST_UNASSESSED = 0.2;

/** A score, with all values from 0 to 1. */
export interface MeasuredScore {
  /** The bounds of its confidence interval. */
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
  const open = unassessedShare > MOST_UNASSESSED ? unassessedShare : 0;
  if (high * (1 - open) + open < threshold) return { verdict: "failed" };
  if (low < threshold && high >= threshold) return { verdict: "inconclusive", because: "threshold_inside" };
  if (open > 0) return { verdict: "inconclusive", because: "unassessed" };
  return n < FEWEST_TO_PASS ? { verdict: "inconclusive", because: "few_prompts" } : { verdict: "passed" };
}
