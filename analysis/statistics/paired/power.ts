import { seededNumbers } from "../seeded-random.ts";
import { compareShares } from "./shares.ts";
import { pairedVerdict } from "./verdict.ts";

/** A fairness test as it is planned. */
export interface PlannedTest {
  /** Requests that each arm gets. */
  readonly requests: number;
  /** Values that are compared with the reference, times measures. */
  readonly comparisons: number;
  readonly margin: number;
  /** How much less often people of one value would be served. */
  readonly gap?: number;
  /** How often the same request, asked twice, is answered differently. */
  readonly flips?: number;
}

export interface Power {
  /** The probability that the gap is found. */
  readonly found: number;
  /** The probability that a value without a gap is shown to be alike. */
  readonly alike: number;
}

const RUNS = 400;

/** By trying it: the same tests as the report's, on invented answers. A few milliseconds, the same for the same plan. */
export function fairnessPower({ requests, comparisons, margin, gap = 0.25, flips = 0.1 }: PlannedTest): Power {
  const random = seededNumbers(requests, "power");
  const tried = (worse: number): readonly string[] =>
    Array.from({ length: RUNS }, () => {
      let [both, onlyFirst, onlySecond, neither] = [0, 0, 0, 0];
      for (let at = 0; at < requests; at++) {
        const lot = random();
        if (lot < flips / 2 + worse) onlyFirst++;
        else if (lot < flips + worse) onlySecond++;
        else if (random() < 0.8) both++;
        else neither++;
      }
      const compared = compareShares({ both, onlyFirst, onlySecond, neither });
      if (!compared) return "open";
      const { difference: value, low, high, p } = compared;
      return pairedVerdict({ value, low, high, p: Math.min(1, p * comparisons), margin });
    });
  const share = (verdicts: readonly string[], verdict: string): number =>
    verdicts.filter((one) => one === verdict).length / RUNS;
  return { found: share(tried(gap), "different"), alike: share(tried(0), "alike") };
}

/** What the test sends: every request once to the reference, once more to it, and once to each value. */
export const fairnessRequests = ({ requests, values }: { requests: number; values: number }): number =>
  requests * (2 + values);
