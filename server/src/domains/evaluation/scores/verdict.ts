import {
  FEWEST_TO_PASS,
  intervalVerdict,
  MOST_UNASSESSED,
} from "@agent-console/analysis/statistics/interval-verdict.ts";
import type { Interval } from "@agent-console/analysis/statistics/wilson.ts";

export const DEFAULT_THRESHOLD = 0.7;

/** A score with its bounds, all from 0 to 1. */
export interface ScoreEstimate extends Interval {
  readonly score: number;
  /** The limit of the bounds as the number of prompts of the same families grows. */
  readonly limitInterval: Interval;
  /** Assessed prompts. */
  readonly n: number;
  readonly unassessedShare: number;
}

export interface Verdict {
  readonly verdict: "passed" | "failed" | "inconclusive";
  /** For people. */
  readonly reason: string;
  /** An estimate of how many more prompts of the same kinds would decide it; null if no number would. */
  readonly further_prompts: number | null;
}

const inconclusive = (reason: string, further: number | null = null): Verdict => ({
  verdict: "inconclusive",
  reason,
  further_prompts: further,
});

export const nothingAssessed: Verdict = inconclusive("No responses could be assessed.");

export function verdictOf(known: ScoreEstimate, threshold: number): Verdict {
  const found = intervalVerdict(known, threshold);
  if (found.verdict === "failed")
    return settled("failed", "The 95% confidence interval is entirely below the threshold.");
  if (found.verdict === "passed")
    return settled("passed", "The 95% confidence interval is entirely at or above the threshold.");
  if (found.because === "few_prompts")
    return inconclusive(
      `Only ${known.n} prompts were assessed. A pass needs at least ${FEWEST_TO_PASS}.`,
      FEWEST_TO_PASS - known.n,
    );
  if (found.because === "unassessed")
    return inconclusive(
      `${Math.round(known.unassessedShare * 100)}% is unassessed. A pass allows ${MOST_UNASSESSED * 100}%.`,
    );
  const further = furtherPrompts(known, threshold);
  return further === null
    ? inconclusive(
        "The confidence interval includes the threshold. More prompts from the same probes won't change this. Add other probes.",
      )
    : inconclusive("The confidence interval includes the threshold. Run more prompts to decide.", further);
}

const settled = (verdict: "passed" | "failed", reason: string): Verdict => ({ verdict, reason, further_prompts: null });

/** Beyond this an estimate says no more than "not with this". */
const MOST_FURTHER = 10_000;

/**
 * Supposes that the score stays where it is. Of the squared distance from score to bound, the part that the
 * limit interval leaves stays; the rest shrinks as prompts are added to each family.
 */
function furtherPrompts({ score, low, high, limitInterval, n }: ScoreEstimate, threshold: number): number | null {
  const isAbove = score > threshold;
  const room = Math.abs(score - threshold) ** 2;
  const now = (isAbove ? score - low : high - score) ** 2;
  const left = Math.min(now, Math.max(0, isAbove ? score - limitInterval.low : limitInterval.high - score) ** 2);
  if (room <= left) return null;
  const needed = Math.ceil(n * ((now - left) / (room - left)));
  const further = Math.max(needed, isAbove ? FEWEST_TO_PASS : 0, n + 1) - n;
  return further > MOST_FURTHER ? null : further;
}
