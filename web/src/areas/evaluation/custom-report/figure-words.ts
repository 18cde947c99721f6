import type { Verdict } from "../../../charts/score/verdict.tsx";
import { count } from "../../../parts/numbers.ts";
import type { CustomReportFigure } from "../../../queries/harness/custom-harnesses.ts";

/** By the interval and the threshold, as everywhere: across the line is not decided. */
export function verdictOf({ low, high }: CustomReportFigure, threshold: number): Verdict | null {
  if (low === null || high === null) return null;
  if (low >= threshold) return "passed";
  return high < threshold ? "failed" : "inconclusive";
}

export const countAssessed = ({ passed, failed }: CustomReportFigure): number => passed + failed;

/** "38 of 40", or why there is none. */
export function tally(figure: CustomReportFigure): string {
  const all = countAssessed(figure);
  if (all > 0) return `${count(figure.passed)} of ${count(all)}`;
  return figure.unassessed > 0 ? `${count(figure.unassessed)} unassessed` : "none";
}

export const share = (rate: number): string => `${Math.round(rate * 100)}%`;
