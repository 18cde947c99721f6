import { attributesOf } from "./otlp-json.ts";

export type PointLabels = Readonly<Record<string, string>>;

interface Series {
  readonly labels: PointLabels;
  readonly startNs: string;
  isNew: boolean;
  touchedAt: number;
  n: number;
  total: number;
  /** Counts by bound, the last for everything above. Null for a counter. */
  readonly counts: number[] | null;
}

/** In seconds. */
export const BOUNDS: readonly number[] = [
  ...[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
];

const MOST_SERIES = 10_000;
/** A series that ended, such as a finished evaluation's, is left out after so long. */
const IDLE_MS = 30 * 60_000;

/**
 * Counters and histograms that only ever grow, as Prometheus and OTLP's cumulative form want them. The number of series is
 * limited: beyond it, figures are added to one without labels.
 */
export class CumulativeFigures {
  readonly #metrics = new Map<string, { readonly unit: string; readonly series: Map<string, Series> }>();
  readonly #now: () => number;
  #size = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  count(name: string, labels: PointLabels, by: number): void {
    const series = this.#find(name, labels, null);
    series.n += 1;
    series.total += by;
  }

  observe(name: string, labels: PointLabels, seconds: number): void {
    const series = this.#find(name, labels, () => new Array<number>(BOUNDS.length + 1).fill(0));
    series.n += 1;
    series.total += seconds;
    const { counts } = series;
    if (!counts) return;
    const found = BOUNDS.findIndex((bound) => seconds <= bound);
    const at = found < 0 ? BOUNDS.length : found;
    counts[at] = (counts[at] ?? 0) + 1;
  }

  #find(name: string, labels: PointLabels, counts: (() => number[]) | null): Series {
    let metric = this.#metrics.get(name);
    if (!metric) {
      metric = { unit: counts ? "s" : "1", series: new Map() };
      this.#metrics.set(name, metric);
    }
    const key = JSON.stringify(labels);
    const now = this.#now();
    const known = metric.series.get(key);
    if (known) {
      known.touchedAt = now;
      return known;
    }
    if (this.#size >= MOST_SERIES && key !== "{}") return this.#find(name, {}, counts);
    const startNs = nanoseconds(now);
    const made = { labels, startNs, isNew: true, touchedAt: now, n: 0, total: 0, counts: counts?.() ?? null };
    metric.series.set(key, made);
    this.#size += 1;
    return made;
  }

  /** All metrics as OTLP writes them. A new series also says that it began with 0, so that its first increase is seen. */
  collect(): object[] {
    const now = this.#now();
    const metrics: object[] = [];
    for (const [name, { unit, series }] of this.#metrics) {
      const points: object[] = [];
      for (const [key, one] of series) {
        if (now - one.touchedAt > IDLE_MS && one.labels["evaluation_id"] !== undefined) {
          series.delete(key);
          this.#size -= 1;
          continue;
        }
        if (one.isNew)
          points.push(pointOf({ ...one, n: 0, total: 0, counts: one.counts?.map(() => 0) ?? null }, one.startNs));
        one.isNew = false;
        points.push(pointOf(one, nanoseconds(Math.max(now, Number(BigInt(one.startNs) / 1_000_000n) + 1))));
      }
      if (points.length > 0) metrics.push(metricOf(name, unit, points));
    }
    return metrics;
  }
}

const CUMULATIVE = 2;

const metricOf = (name: string, unit: string, dataPoints: readonly object[]): object =>
  unit === "s"
    ? { name, unit, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } }
    : { name, unit, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };

function pointOf({ labels, startNs, n, total, counts }: Omit<Series, "isNew" | "touchedAt">, timeNs: string): object {
  const shared = { attributes: attributesOf(labels), startTimeUnixNano: startNs, timeUnixNano: timeNs };
  if (!counts) return { ...shared, asDouble: total };
  return { ...shared, count: String(n), sum: total, bucketCounts: counts.map(String), explicitBounds: BOUNDS };
}

const nanoseconds = (ms: number): string => `${Math.floor(ms)}000000`;
