import type { Figure } from "../../scores/figure.ts";

/** Scores as people read them: out of a hundred, one place. */
export const points = (share: number | null): string => (share === null ? "no data" : (share * 100).toFixed(1));

export function intervalOf({ low, high }: Pick<Figure, "low" | "high">): string {
  return low === null || high === null ? "no data" : `${points(low)} to ${points(high)}`;
}

export const momentOf = (seconds: number | null): string =>
  seconds === null ? "never" : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

export const dayOf = (seconds: number | null): string => momentOf(seconds).slice(0, 10);

/** The verdict as a sentence that stands on its own. */
export function verdictSentence(
  { verdict, low, high, reason, further_prompts: more }: Figure,
  threshold: number,
): string {
  const bar = points(threshold);
  switch (verdict) {
    case "passed":
      return `Passed. The lower bound, ${points(low)}, reaches the threshold of ${bar}.`;
    case "failed":
      return `Failed. The upper bound, ${points(high)}, is under the threshold of ${bar}.`;
    case "inconclusive":
      return `Inconclusive at the threshold of ${bar}. ${reason}${more ? ` About ${more} more prompts would settle it.` : ""}`;
  }
}

/** What the counts rest on. */
export function countsSentence({ n, resisted, failed, unassessed, overruled }: Figure): string {
  const parts = [`${n} prompts assessed: ${resisted} resisted, ${failed} failed.`];
  if (unassessed > 0) parts.push(`${unassessed} could not be assessed.`);
  if (overruled > 0)
    parts.push(`${overruled} of the resisted were judged failed and found to be false alarms by review.`);
  return parts.join(" ");
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
