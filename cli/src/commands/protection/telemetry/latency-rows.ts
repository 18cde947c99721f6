interface Percentile {
  readonly values: readonly { readonly timestamp: number; readonly value: number }[];
}

/** A window with its percentiles, in their order; null where there is none. */
export interface LatencyRow {
  readonly at: number;
  readonly seconds: readonly (number | null)[];
}

export function latencyRows(percentiles: readonly Percentile[]): LatencyRow[] {
  const found = percentiles.map(({ values }) => new Map(values.map(({ timestamp, value }) => [timestamp, value])));
  const times = new Set(found.flatMap((one) => [...one.keys()]));
  return [...times].sort((a, b) => a - b).map((at) => ({ at, seconds: found.map((one) => one.get(at) ?? null) }));
}
