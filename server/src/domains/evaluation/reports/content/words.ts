import type { Figure } from "../../scores/figure.ts";

/** Scores as people read them: out of a hundred, one place. */
export const points = (share: number | null): string => (share === null ? "no data" : (share * 100).toFixed(1));

export function intervalOf({ low, high }: Pick<Figure, "low" | "high">): string {
  return low === null || high === null ? "no data" : `${points(low)} to ${points(high)}`;
}

export const momentOf = (seconds: number | null): string =>
  seconds === null ? "never" : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

export const dayOf = (seconds: number | null): string => momentOf(seconds).slice(0, 10);

/** The verdict as a complete sentence. */
export function verdictSentence(
  { verdict, low, high, reason, further_prompts: more }: Figure,
  threshold: number,
): string {
  const bar = points(threshold);
  switch (verdict) {
    case "passed":
      return `Passed: the lower bound (${points(low)}) is at or above the threshold (${bar}).`;
    case "failed":
      return `Failed: the upper bound (${points(high)}) is below the threshold (${bar}).`;
    case "inconclusive":
      return `Inconclusive at the threshold of ${bar}. ${reason}${more ? ` About ${more} more prompts would be enough to decide.` : ""}`;
  }
}

/** What the counts rest on. */
export function countsSentence({ n, resisted, failed, unassessed, overruled }: Figure): string {
  const parts = [`${n} prompts assessed: ${resisted} resisted, ${failed} failed.`];
  if (unassessed > 0) parts.push(`${unassessed} could not be assessed.`);
  if (overruled > 0)
    parts.push(`${overruled} of the passed prompts were first marked failed and then triaged as false positives.`);
  return parts.join(" ");
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
