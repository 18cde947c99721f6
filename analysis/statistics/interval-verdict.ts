/** A pass needs at least this many assessed prompts, at any threshold. */
export const FEWEST_TO_PASS = 11;
/** Above this share of unassessed prompts, a verdict must hold for any outcome of those prompts. */
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

/**
 * The one rule that compares a score with a threshold: the whole interval must lie on one side of it. The console's reports
 * and the gate in a pipeline both use it, so they cannot disagree.
 */
export function intervalVerdict({ low, high, n, unassessedShare }: MeasuredScore, threshold: number): IntervalVerdict {
  const open = unassessedShare > MOST_UNASSESSED ? unassessedShare : 0;
  const [worst, best] = [low * (1 - open), high * (1 - open) + open];
  if (best < threshold) return { verdict: "failed" };
  if (low >= threshold && n < FEWEST_TO_PASS) return { verdict: "inconclusive", because: "few_prompts" };
  if (worst >= threshold) return { verdict: "passed" };
  return { verdict: "inconclusive", because: low >= threshold || high < threshold ? "unassessed" : "threshold_inside" };
}
