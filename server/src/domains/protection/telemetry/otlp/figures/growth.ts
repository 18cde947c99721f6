import type { Buckets, ExponentialHistogram, Histogram, PointData } from "../model/records.ts";
import { coarser } from "./spread.ts";

/** The last value of a stream, as it is kept. `counts` holds the buckets; its form depends on the kind. */
export interface LastValue {
  readonly startNs: bigint;
  /** 0: nothing was received yet. */
  readonly atNs: bigint;
  readonly total: number;
  readonly counts: readonly number[];
}

export type Counted = Exclude<PointData, { kind: "summary" }>;

/** What a stream's value is kept as. */
export function keptOf(data: Counted): Pick<LastValue, "total" | "counts"> {
  if (data.kind === "histogram") return { total: data.count, counts: [data.sum ?? 0, ...data.bounds, ...data.counts] };
  if ("value" in data) return { total: data.value, counts: [] };
  const { scale, zeros, positive, negative, sum } = data;
  const buckets = [positive.offset, positive.counts.length, ...positive.counts, negative.offset, ...negative.counts];
  return { total: data.count, counts: [sum ?? 0, scale, zeros, ...buckets] };
}

/** How much a value grew since the last one. Null if it fell, or has other buckets: then it was counted from the beginning again. */
export function grownBy(data: Counted, last: LastValue): Counted | null {
  if (data.kind === "histogram") return histogramGrowth(data, last);
  if (data.kind === "exponential") return exponentialGrowth(data, last);
  return data.value < last.total ? null : { ...data, value: data.value - last.total };
}

function histogramGrowth(data: Histogram, { total, counts: [sum = 0, ...kept] }: LastValue): Histogram | null {
  const { bounds, counts } = data;
  if (kept.length !== bounds.length + counts.length || data.count < total) return null;
  if (bounds.some((bound, at) => bound !== kept[at])) return null;
  const grown = counts.map((count, at) => count - (kept[bounds.length + at] ?? 0));
  if (grown.some((count) => count < 0)) return null;
  // Least and most are those since the beginning, and say nothing of what was added.
  const rest = { min: null, max: null, sum: data.sum === null ? null : data.sum - sum };
  return { ...data, ...rest, count: data.count - total, counts: grown };
}

function exponentialGrowth(data: ExponentialHistogram, last: LastValue): ExponentialHistogram | null {
  const [sum = 0, scale = 0, zeros = 0, offset = 0, length = 0, ...rest] = last.counts;
  // A sender widens its buckets when values need more room, and never narrows them.
  if (last.counts.length < 6 || data.scale > scale || data.count < last.total || data.zeros < zeros) return null;
  const before = {
    positive: { offset, counts: rest.slice(0, length) },
    negative: { offset: rest[length] ?? 0, counts: rest.slice(length + 1) },
  };
  const steps = scale - data.scale;
  const positive = less(data.positive, coarser(before.positive, steps));
  const negative = less(data.negative, coarser(before.negative, steps));
  if (positive === null || negative === null) return null;
  const left = {
    count: data.count - last.total,
    zeros: data.zeros - zeros,
    sum: data.sum === null ? null : data.sum - sum,
  };
  return { ...data, ...left, min: null, max: null, positive, negative };
}

function less(now: Buckets, before: Buckets): Buckets | null {
  const counts = now.counts.map((count, at) => count - (before.counts[now.offset + at - before.offset] ?? 0));
  const isCovered = before.counts.every((count, at) => {
    const place = before.offset + at - now.offset;
    return count === 0 || (place >= 0 && place < now.counts.length);
  });
  return isCovered && counts.every((count) => count >= 0) ? { offset: now.offset, counts } : null;
}

const YOUNG_NS = 3_600_000_000_000n;

/**
 * What a point adds. A stream that was never seen adds all it has if it is young, or if its sender was seen before, because then
 * it began after that. Otherwise it began to count long before anyone listened, and only what comes from now on counts.
 */
export function computeGrowth(
  { data, startNs, atNs }: { readonly data: Counted; readonly startNs: bigint; readonly atNs: bigint },
  last: LastValue,
  isSenderKnown: boolean,
): Counted | null {
  if (last.atNs === 0n) {
    const isYoung = startNs > 0n && atNs - startNs <= YOUNG_NS;
    return isYoung || isSenderKnown ? data : null;
  }
  // Older than what is known, or the same again.
  if (atNs <= last.atNs) return null;
  if (startNs > last.startNs && startNs > last.atNs) return data;
  return grownBy(data, last) ?? data;
}
