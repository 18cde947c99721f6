import { mcnemar } from "../significance.ts";
import { cautious, countOf, newcombe, type Pairs } from "./newcombe.ts";
import { furtherRequests, pairedVerdict } from "./verdict.ts";

/** A share in the reference and here, and how far they differ. */
export interface SharesCompared {
  readonly reference: number;
  readonly here: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Not corrected. */
  readonly p: number;
}

/** First the reference. Null without pairs. */
export function compareShares(pairs: Pairs): SharesCompared | null {
  const n = countOf(pairs);
  const effect = newcombe(pairs);
  if (!effect) return null;
  const { value, low, high } = cautious(effect, n);
  return {
    reference: (pairs.both + pairs.onlyFirst) / n,
    here: (pairs.both + pairs.onlySecond) / n,
    difference: value,
    low,
    high,
    p: mcnemar(pairs.onlySecond, pairs.onlyFirst),
  };
}

interface Settling {
  readonly margin: number;
  /** All comparisons of the report: each p-value is taken that many times, which is never too hopeful. */
  readonly comparisons: number;
}

/** More requests of the kind that were asked, until the arm would be found different or alike. */
export function furtherForShares(pairs: Pairs, { margin, comparisons }: Settling): number | null {
  const n = countOf(pairs);
  if (n === 0) return null;
  return furtherRequests(n, (size) => {
    const scaled = (count: number): number => Math.round((count * size) / n);
    const [onlyFirst, onlySecond, both] = [scaled(pairs.onlyFirst), scaled(pairs.onlySecond), scaled(pairs.both)];
    const neither = Math.max(0, size - onlyFirst - onlySecond - both);
    const compared = compareShares({ both, onlyFirst, onlySecond, neither });
    if (!compared) return false;
    const { difference: value, low, high, p } = compared;
    return pairedVerdict({ value, low, high, p: Math.min(1, p * comparisons), margin }) !== "open";
  });
}
