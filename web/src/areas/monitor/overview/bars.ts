import type { Share } from "../../../queries/metrics.ts";

export interface Bar {
  readonly value: string;
  readonly first: number;
  readonly second: number;
}

/** Two breakdowns as one list, the largest first. */
export function barsOf(first: readonly Share[], second: readonly Share[]): Bar[] {
  const totals = (shares: readonly Share[]): Map<string, number> =>
    new Map(shares.map(({ value, total }) => [value ?? "", total]));
  const [ones, others] = [totals(first), totals(second)];
  return [...new Set([...ones.keys(), ...others.keys()])]
    .map((value) => ({ value, first: ones.get(value) ?? 0, second: others.get(value) ?? 0 }))
    .filter((bar) => bar.first + bar.second > 0)
    .sort((one, other) => other.first + other.second - one.first - one.second || (one.value < other.value ? -1 : 1));
}
