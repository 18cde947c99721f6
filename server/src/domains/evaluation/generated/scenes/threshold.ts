import { ABOVE_AMOUNT } from "@agent-console/analysis/lexicons/thresholds.ts";

/** The amount above which a rule holds, if it names one. */
export function thresholdIn(words: string): number | null {
  const found = ABOVE_AMOUNT.exec(words.slice(0, 2_000))?.[1];
  if (found === undefined) return null;
  // A sign before three digits groups thousands; before one or two it is a decimal point.
  const value = Number(found.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
  return Number.isFinite(value) && value > 0 ? value : null;
}
