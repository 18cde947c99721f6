import type { Interval } from "./wilson.ts";

/** A quantile of sorted values, interpolated between two of them. Null if there are none. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}

/** The middle value, or the upper of the two middle values. NaN if there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle 95% of the values. Reorders them. */
export function middle95(drawn: Float64Array): Interval {
  return { low: lowest(drawn), high: highest(drawn) };
}

const cutOf = ({ length }: Float64Array): number => Math.floor(length * 0.025);

/** The value that 2.5% of the values are below. Reorders them. */
export const lowest = (drawn: Float64Array): number => nth(drawn, cutOf(drawn));

/** The value that 2.5% of the values are above. Reorders them. */
export const highest = (drawn: Float64Array): number => nth(drawn, drawn.length - 1 - cutOf(drawn));

/** The value at this place of the sorted list, by Hoare's selection, which is much faster than sorting. */
function nth(list: Float64Array, place: number): number {
  let [from, to] = [0, list.length - 1];
  while (from < to) {
    const pivot = list[(from + to) >> 1] as number;
    let [left, right] = [from, to];
    while (left <= right) {
      while ((list[left] as number) < pivot) left++;
      while ((list[right] as number) > pivot) right--;
      if (left > right) break;
      const kept = list[left] as number;
      list[left++] = list[right] as number;
      list[right--] = kept;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return list[place] ?? 0;
}

/** The smallest interval that holds all of these. */
export function hull(parts: readonly Interval[]): Interval {
  return {
    low: Math.max(0, Math.min(...parts.map(({ low }) => low))),
    high: Math.min(1, Math.max(...parts.map(({ high }) => high))),
  };
}
