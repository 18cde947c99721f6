import { type Life, live, type Plan, type PlantedSeries } from "./planted-series.ts";

export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface PlantedLatency {
  /** Seconds, by the time of the sample that shows them. */
  readonly observed: ReadonlyMap<number, readonly number[]>;
  readonly series: readonly PlantedSeries[];
}

/** A classic histogram of answers between a few milliseconds and a few seconds. */
export function liveLatency(plan: Plan, life: Life): PlantedLatency {
  const counted = live(plan, life);
  const observed = new Map<number, readonly number[]>();
  for (const [at, count] of counted.events) {
    const seconds = Array.from({ length: count }, () => 0.004 * Math.exp(plan.random() * 6.5));
    observed.set(at, seconds);
  }
  const part = (name: string, labels: object, of: (seconds: readonly number[]) => number): PlantedSeries => ({
    ...counted,
    metric: `${life.metric}_${name}`,
    labels: { ...life.labels, ...labels },
    events: new Map([...observed].map(([at, seconds]) => [at, of(seconds)])),
  });
  const buckets = [...BOUNDS, Number.POSITIVE_INFINITY].map((bound) => {
    const le = bound === Number.POSITIVE_INFINITY ? "+Inf" : String(bound);
    return part("bucket", { le }, (seconds) => seconds.filter((one) => one <= bound).length);
  });
  const sum = part("sum", {}, (seconds) => seconds.reduce((total, one) => total + one, 0));
  return { observed, series: [...buckets, sum, part("count", {}, (seconds) => seconds.length)] };
}

/** The bucket in which the percentile of these observations is. */
export function bucketOf(seconds: readonly number[], percentile: number): readonly [number, number] {
  const sorted = seconds.toSorted((a, b) => a - b);
  const exact = sorted[Math.max(0, Math.ceil((percentile / 100) * sorted.length) - 1)] ?? 0;
  const at = BOUNDS.findIndex((bound) => exact <= bound);
  return [BOUNDS[at - 1] ?? 0, BOUNDS[at] ?? 10];
}
