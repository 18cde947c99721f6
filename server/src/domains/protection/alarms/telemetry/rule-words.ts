import { type Comparison, isComparison, isMeasure, type Measure, valueWords } from "./measures.ts";

/** What an alarm of a rule knows: the rule as it was when the alarm was raised, and what it found. */
export interface RuleFacts {
  readonly rule: string;
  readonly measure: Measure;
  readonly metric: string | null;
  readonly percentile: number | null;
  readonly window_seconds: number;
  readonly compare_with: Comparison;
  readonly direction: "above" | "below";
  readonly threshold: number;
  readonly hold_seconds: number;
  readonly value: number;
  readonly compared: number | null;
  readonly requests: number | null;
}

const comparedWords: Readonly<Record<Exclude<Comparison, "value">, string>> = {
  window_before: "in the same time before",
  day_before: "at the same time a day before",
  week_before: "at the same time a week before",
};

/** "The blocked share", "p95 of upstream_seconds", … */
export function measureWords({
  measure,
  metric,
  percentile,
}: Pick<RuleFacts, "measure" | "metric" | "percentile">): string {
  switch (measure) {
    case "blocked_share":
      return "The share of blocked requests";
    case "error_rate":
      return "The share of requests with an upstream error";
    case "cost":
      return "The cost";
    case "tokens":
      return "The number of tokens";
    case "latency":
      return `p${percentile} of ${metric}`;
    default:
      return `The count of ${metric}`;
  }
}

/** Null if the facts are not those of a rule. */
export function ruleHappened(
  facts: Readonly<Record<string, unknown>>,
  duration: (seconds: number) => string,
): string | null {
  const { measure, compare_with: comparison, value, window_seconds: seconds } = facts as unknown as RuleFacts;
  if (!isMeasure(measure) || !isComparison(comparison) || typeof value !== "number") return null;
  const given = facts as unknown as RuleFacts;
  if (measure === "silence")
    return `Nothing was counted in ${given.metric} for ${duration(seconds)}, after ${given.compared} in the seven days before.`;
  const requests = given.requests === null ? "" : ` (${given.requests.toLocaleString("en-US")} requests)`;
  const found = `${measureWords(given)} was ${valueWords(measure, value)} in ${duration(seconds)}${requests}`;
  if (comparison === "value") return `${found}, ${given.direction} ${valueWords(measure, given.threshold)}.`;
  const before = valueWords(measure, given.compared ?? 0);
  return `${found}, compared with ${before} ${comparedWords[comparison]}: ${given.direction} ${given.threshold} times that.`;
}
