import { binOf } from "./bins.ts";
import { writeSketch } from "./bytes.ts";

/** Collects values, of which percentiles are asked for later. Takes memory for the bins that are used, not for their range. */
export interface Sketch {
  readonly count: number;
  /** How many bins are used. */
  readonly size: number;
  add(value: number, times?: number): void;
  /** Adds the values of another. */
  merge(other: Sketch): void;
  bins(): Iterable<readonly [bin: number, count: number]>;
  bytes(): Uint8Array;
}

export function createSketch(): Sketch {
  const counts = new Map<number, number>();
  let total = 0;
  function put(bin: number, times: number): void {
    counts.set(bin, (counts.get(bin) ?? 0) + times);
    total += times;
  }
  return {
    get count() {
      return total;
    },
    get size() {
      return counts.size;
    },
    add: (value, times = 1) => put(binOf(value), times),
    merge(other) {
      for (const [bin, times] of other.bins()) put(bin, times);
    },
    bins: () => counts,
    bytes() {
      const used = [...counts].filter(([bin]) => bin >= 0).sort(([a], [b]) => a - b);
      return writeSketch(counts.get(-1) ?? 0, used);
    },
  };
}
