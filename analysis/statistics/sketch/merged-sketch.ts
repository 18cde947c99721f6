import { BIN_COUNT, middleOf } from "./bins.ts";
import { readSketch, writeSketch } from "./bytes.ts";

/** Merges stored sketches and reads percentiles from them. One can be cleared and used again, which spares its 17 kB. */
export interface MergedSketch {
  readonly count: number;
  add(bytes: Uint8Array): void;
  clear(): void;
  /** At most 1% off the value at this share of all values in their order. Null if there are none. */
  quantile(share: number): number | null;
  bytes(): Uint8Array;
}

export function createMergedSketch(): MergedSketch {
  const counts = new Float64Array(BIN_COUNT);
  let [zeros, total] = [0, 0];
  // Only the bins from `low` to `high` are used.
  let [low, high] = [BIN_COUNT, -1];

  function put(bin: number, times: number): void {
    total += times;
    if (bin < 0) {
      zeros += times;
      return;
    }
    counts[bin] = (counts[bin] as number) + times;
    if (bin < low) low = bin;
    if (bin > high) high = bin;
  }

  function* used(): Generator<readonly [number, number]> {
    for (let bin = low; bin <= high; bin++) {
      const count = counts[bin] as number;
      if (count > 0) yield [bin, count];
    }
  }

  return {
    get count() {
      return total;
    },
    add: (bytes) => readSketch(bytes, put),
    clear() {
      if (high >= low) counts.fill(0, low, high + 1);
      [zeros, total, low, high] = [0, 0, BIN_COUNT, -1];
    },
    quantile(share) {
      if (total === 0) return null;
      const rank = share * (total - 1);
      let below = zeros;
      if (below > rank) return 0;
      for (let bin = low; bin <= high; bin++) {
        below += counts[bin] as number;
        if (below > rank) return middleOf(bin);
      }
      return middleOf(high);
    },
    bytes: () => writeSketch(zeros, used()),
  };
}
