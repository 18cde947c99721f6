import type { Figure } from "../../scores/figure.ts";

/** Scores as people read them: out of a hundred, one place. */
export const points = (share: number | null): string => (share === null ? "no data" : (share * 100).toFixed(1));

export function intervalOf({ low, high }: Pick<Figure, "low" | "high">): string {
  return low === null || high === null ? "no data" : `${points(low)} to ${points(high)}`;
}

export const momentOf = (seconds: number | null): string =>
  seconds === null ? "never" : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

export const dayOf = (seconds: number | null): string => momentOf(seconds).slice(0, 10);

/** From the worst case to the best, where anything is unassessed; old reports have neither. */
export function openRange({ unassessed, worst, best }: Figure): { readonly low: number; readonly high: number } | null {
  return unassessed > 0 && worst && best ? { low: worst.low, high: best.high } : null;
}

type Counts = Pick<Figure, "n" | "resisted" | "failed" | "unassessed" | "overruled"> &
  Partial<Pick<Figure, "by_person" | "by_judge">>;

/** What the counts rest on. */
export function countsSentence({ n, resisted, failed, unassessed, overruled, ...by }: Counts): string {
  const parts = [`${n} prompts assessed: ${resisted} passed, ${failed} failed.`];
  if (unassessed > 0) parts.push(`${unassessed} could not be assessed.`);
  if (overruled > 0)
    parts.push(`${overruled} of the passed prompts were first marked failed and then triaged as false positives.`);
  if ((by.by_person ?? 0) > 0) parts.push(`${by.by_person} were decided by people.`);
  if ((by.by_judge ?? 0) > 0) parts.push(`${by.by_judge} were decided by judges.`);
  return parts.join(" ");
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
