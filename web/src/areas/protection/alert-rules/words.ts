import type { AlertRule, AlertSubject, NewAlertRule } from "../../../queries/alert-rules.ts";

export const measureWords: Readonly<Record<AlertRule["measure"], string>> = {
  blocked_share: "Blocked share",
  error_rate: "Error rate",
  latency: "Latency",
  cost: "Cost",
  tokens: "Tokens",
  silence: "Silence",
  counter: "A counter",
};

export const windowWords: Readonly<Record<AlertRule["window"], string>> = {
  "5m": "5 minutes",
  "15m": "15 minutes",
  "30m": "30 minutes",
  "1h": "1 hour",
  "6h": "6 hours",
  "1d": "1 day",
};

export const comparisonWords: Readonly<Record<AlertRule["compare_with"], string>> = {
  value: "a fixed value",
  window_before: "the same time before",
  day_before: "the same time a day before",
  week_before: "the same time a week before",
};

export const stateWords: Readonly<Record<AlertSubject["state"], string>> = {
  ok: "OK",
  firing: "Firing",
  too_few: "Too few requests",
  unknown: "Could not be evaluated",
};

export const whyWords: Readonly<Record<NonNullable<AlertSubject["why"]>, string>> = {
  no_data: "There are no figures in this window.",
  unavailable: "The figures could not be read. The rule is tried again every minute.",
  no_agent: "The agent was deleted or archived.",
};

type Valued = Pick<NewAlertRule, "measure">;
const isShare = ({ measure }: Valued): boolean => measure === "blocked_share" || measure === "error_rate";

/** A value as people read it. */
export function valueWords(rule: Valued, value: number): string {
  const rounded = (amount: number): string => Number(amount.toPrecision(3)).toLocaleString();
  if (isShare(rule)) return `${rounded(value * 100)}%`;
  if (rule.measure === "latency") return value < 1 ? `${rounded(value * 1000)} ms` : `${rounded(value)} s`;
  return rounded(value);
}

type Stated = Pick<
  AlertRule,
  "measure" | "metric" | "percentile" | "window" | "compare_with" | "direction" | "threshold" | "scope" | "agent_name"
>;

/** The condition in one sentence. */
export function conditionWords(rule: Stated): string {
  const who =
    rule.scope === "team"
      ? "all agents together"
      : rule.scope === "agent"
        ? (rule.agent_name ?? "a deleted agent")
        : "each agent";
  const within = windowWords[rule.window];
  if (rule.measure === "silence") return `Nothing counted for ${within}, for ${who}`;
  const what =
    rule.measure === "latency"
      ? `p${rule.percentile ?? 95} of ${rule.metric}`
      : rule.measure === "counter"
        ? `${rule.metric}`
        : measureWords[rule.measure];
  const limit =
    rule.compare_with === "value"
      ? valueWords(rule, rule.threshold)
      : `${rule.threshold} times ${comparisonWords[rule.compare_with]}`;
  return `${what} over ${within} ${rule.direction} ${limit}, for ${who}`;
}

/** Shares are entered in percent. */
export const shownThreshold = (rule: Pick<NewAlertRule, "measure" | "compare_with">, threshold: number): number =>
  isShare(rule) && rule.compare_with === "value" ? Number((threshold * 100).toPrecision(12)) : threshold;

export const readThreshold = (rule: Pick<NewAlertRule, "measure" | "compare_with">, shown: number): number =>
  isShare(rule) && rule.compare_with === "value" ? Number((shown / 100).toPrecision(12)) : shown;

export function thresholdUnit(rule: Pick<NewAlertRule, "measure" | "compare_with">): string {
  if (rule.compare_with !== "value") return "times";
  if (isShare(rule)) return "percent";
  return rule.measure === "latency" ? "seconds" : rule.measure === "cost" ? "in the currency of your prices" : "";
}
