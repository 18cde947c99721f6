import type { NewRule } from "./shapes.ts";

export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rule: NewRule;
}

const base = {
  scope: "each_agent",
  agent_id: null,
  metric: null,
  source: "gateway",
  percentile: null,
  window: "15m",
  compare_with: "value",
  direction: "above",
  threshold: 0,
  min_requests: 20,
  hold_seconds: 600,
  severity: "warning",
  enabled: true,
} as const;

/** Rules that most teams want. Their figures are a start: trying one shows what it would have done. */
export const starters: readonly Starter[] = [
  {
    id: "error-rate",
    title: "Many requests fail",
    about: "More than 5% of an agent's requests end in an upstream error within 15 minutes.",
    rule: { ...base, name: "Many requests fail", measure: "error_rate", threshold: 0.05, severity: "critical" },
  },
  {
    id: "blocked-share",
    title: "Guards block more than a day before",
    about: "The share of blocked requests is three times that of the same hour a day before, beyond chance.",
    rule: {
      ...base,
      ...{ name: "Guards block more than a day before", measure: "blocked_share", window: "1h" },
      ...{ compare_with: "day_before", threshold: 3, min_requests: 50 },
    },
  },
  {
    id: "slow",
    title: "Answers are slow",
    about: "95 of 100 answers should take less than 10 seconds, over 15 minutes.",
    rule: {
      ...base,
      name: "Answers are slow",
      measure: "latency",
      metric: "upstream_seconds",
      percentile: 95,
      threshold: 10,
    },
  },
  {
    id: "cost",
    title: "Cost doubles",
    about: "All agents together cost twice as much in a day as in the day before.",
    rule: {
      ...base,
      ...{ name: "Cost doubles", scope: "team", measure: "cost", window: "1d", compare_with: "window_before" },
      ...{ threshold: 2, min_requests: 100, hold_seconds: 3_600 },
    },
  },
  {
    id: "silence",
    title: "An agent went silent",
    about: "An agent with traffic in the last seven days has had no request for 6 hours.",
    rule: {
      ...base,
      name: "An agent went silent",
      measure: "silence",
      window: "6h",
      min_requests: 100,
      hold_seconds: 0,
    },
  },
];
