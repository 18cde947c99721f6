/** `at` in Unix seconds: when the bucket began. */
export interface TimePoint {
  readonly at: number;
  readonly value: number;
}

/** What a chart shows: from its first bucket to the end of its last. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
  /** Length of a bucket, in seconds. */
  readonly bucket: number;
}

const x = (at: number, { from, to }: TimeSpan): number => (1000 * (at - from)) / (to - from || 1);
const round = (value: number): number => Math.round(value * 100) / 100;

/** All bars as one path: the browser draws 1,500 of them as fast as one. Places are in thousandths and percent. */
export function barsPath(points: readonly TimePoint[], span: TimeSpan, most: number): string {
  const width = x(span.from + span.bucket, span);
  const gap = Math.min(width * 0.2, 1.6);
  return points
    .filter(({ value, at }) => value > 0 && at >= span.from && at < span.to)
    .map(({ at, value }) => {
      const left = x(at, span) + gap / 2;
      const height = Math.max(1.5, (100 * value) / (most || 1));
      return `M${round(left)} 100V${round(100 - height)}H${round(left + width - gap)}V100Z`;
    })
    .join("");
}

/** A line through the middles of the buckets. Buckets without a value break it: nothing is drawn where nothing is known. */
export function linePath(points: readonly TimePoint[], span: TimeSpan, most: number): string {
  const inside = points.filter(({ at }) => at >= span.from && at < span.to).toSorted((a, b) => a.at - b.at);
  const half = span.bucket / 2;
  return inside
    .map(({ at, value }, nth) => {
      const [left, y] = [round(x(at + half, span)), round(100 - (100 * value) / (most || 1))];
      const before = inside[nth - 1];
      const isAlone = (before?.at ?? -1) + span.bucket !== at;
      // A point without neighbors would be a line without length.
      return isAlone ? `M${left - 0.5} ${y}H${left + 0.5}` : `L${left} ${y}`;
    })
    .join("");
}

/** The bucket at this share of the width. */
export function bucketAt(share: number, { from, to, bucket }: TimeSpan): number {
  const count = Math.max(1, Math.round((to - from) / bucket));
  return from + bucket * Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** Times to write below a chart: whole hours or days, about as many as fit. */
export function timeTicks({ from, to }: TimeSpan, wanted = 6): number[] {
  const steps = [60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 432_000];
  const step = steps.find((size) => (to - from) / size <= wanted) ?? 864_000;
  // Local midnights: a step of a day begins with the reader's day.
  const shift = new Date(from * 1000).getTimezoneOffset() * 60;
  const first = Math.ceil((from - shift) / step) * step + shift;
  const ticks: number[] = [];
  for (let at = first; at <= to; at += step) ticks.push(at);
  return ticks;
}

export const largest = (lists: readonly (readonly TimePoint[])[]): number =>
  lists.reduce((most, list) => list.reduce((best, { value }) => Math.max(best, value), most), 0);
