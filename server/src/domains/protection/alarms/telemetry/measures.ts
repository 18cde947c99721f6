/** What a rule on telemetry can look at. */
export const measures = ["blocked_share", "error_rate", "latency", "cost", "tokens", "silence", "counter"] as const;
export type Measure = (typeof measures)[number];

export const comparisons = ["value", "window_before", "day_before", "week_before"] as const;
export type Comparison = (typeof comparisons)[number];

export const isMeasure = (value: unknown): value is Measure => measures.includes(value as Measure);
export const isComparison = (value: unknown): value is Comparison => comparisons.includes(value as Comparison);

const rounded = (value: number, digits: number): string => Number(value.toPrecision(digits)).toLocaleString("en-US");

/** A value as people read it. Costs are in the currency of the team's prices. */
export function valueWords(measure: Measure, value: number): string {
  switch (measure) {
    case "blocked_share":
    case "error_rate":
      return `${rounded(value * 100, 3)}%`;
    case "latency":
      return value < 1 ? `${rounded(value * 1000, 3)} ms` : `${rounded(value, 3)} s`;
    case "cost":
      return rounded(value, 4);
    default:
      return rounded(value, 6);
  }
}
