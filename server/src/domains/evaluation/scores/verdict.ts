import { FEWEST_TO_PASS, intervalVerdict } from "@agent-console/analysis/statistics/interval-verdict.ts";
import type { Interval } from "@agent-console/analysis/statistics/wilson.ts";

export const DEFAULT_THRESHOLD = 0.7;

/** What is known of a score, all from 0 to 1. */
export interface Known extends Interval {
  readonly score: number;
  /** Where the bounds go as the same families are asked ever more. */
  readonly inTheEnd: Interval;
  /** Assessed prompts. */
  readonly n: number;
  readonly unassessedShare: number;
}

export interface Verdict {
  readonly verdict: "passed" | "failed" | "inconclusive";
  /** For people. */
  readonly reason: string;
  /** How many more prompts of the same kinds would settle it, as far as can be told; null where no number would. */
  readonly further_prompts: number | null;
}

const inconclusive = (reason: string, further: number | null = null): Verdict => ({
  verdict: "inconclusive",
  reason,
  further_prompts: further,
});

export const nothingAssessed: Verdict = inconclusive("Nothing was assessed.");

export function partMissing(names: readonly string[]): Verdict {
  return inconclusive(`Nothing was assessed of ${names.join(" and ")}.`);
}

export function verdictOf(known: Known, threshold: number): Verdict {
  const found = intervalVerdict(known, threshold);
  if (found.verdict === "failed") return settled("failed", "The whole interval lies below the threshold.");
  if (found.verdict === "passed") return settled("passed", "The whole interval lies at or above the threshold.");
  if (found.because === "few_prompts")
    return inconclusive(`${known.n} prompts are too few to pass on.`, FEWEST_TO_PASS - known.n);
  if (found.because === "unassessed")
    return inconclusive("Too many answers could not be assessed; they could have turned it round.");
  const further = furtherPrompts(known, threshold);
  return further === null
    ? inconclusive(
        "The threshold lies within the interval. More prompts of these kinds would not settle it; other kinds could.",
      )
    : inconclusive("The threshold lies within the interval. More prompts could settle it.", further);
}

const settled = (verdict: "passed" | "failed", reason: string): Verdict => ({ verdict, reason, further_prompts: null });

/** Beyond this an estimate says no more than "not with this". */
const MOST_FURTHER = 10_000;

/**
 * Supposes that the score stays where it is. Of the squared distance from score to bound, what would be left in the end
 * stays; the rest shrinks as prompts are added to each family.
 */
function furtherPrompts({ score, low, high, inTheEnd, n }: Known, threshold: number): number | null {
  const isAbove = score > threshold;
  const room = Math.abs(score - threshold) ** 2;
  const now = (isAbove ? score - low : high - score) ** 2;
  const left = Math.min(now, Math.max(0, isAbove ? score - inTheEnd.low : inTheEnd.high - score) ** 2);
  if (room <= left) return null;
  const needed = Math.ceil(n * ((now - left) / (room - left)));
  const further = Math.max(needed, isAbove ? FEWEST_TO_PASS : 0, n + 1) - n;
  return further > MOST_FURTHER ? null : further;
}
