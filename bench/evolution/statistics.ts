/** Numbers with their 95% confidence intervals. */

import { integer, keyed } from "@agent-console/analysis/statistics/keyed-random.ts";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

export interface Figure {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

const Z = 1.96;

export function meanOf(values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const half = (Z * Math.sqrt(squares / Math.max(1, values.length - 1))) / Math.sqrt(values.length);
  return { value, lower: value - half, upper: value + half };
}

/** Wilson's interval: it stays within 0 and 1, and is meaningful even if nothing was counted. */
export function shareOf(count: number, total: number): Figure {
  const { low, high } = wilson(count, total) ?? { low: 0, high: 1 };
  return { value: count / total, lower: low, upper: high };
}

export function medianOf(values: readonly number[]): Figure {
  const medians = resampled([values], ([sample]) => median(sample as readonly number[]));
  return { value: median(values), lower: medians.lower, upper: medians.upper };
}

/** The ratio of the median of the first to that of the second. */
export function ratioOfMedians(first: readonly number[], second: readonly number[]): Figure {
  const ratio = ([one, other]: readonly (readonly number[])[]) =>
    median(one as readonly number[]) / median(other as readonly number[]);
  const { lower, upper } = resampled([first, second], ratio);
  return { value: ratio([first, second]), lower, upper };
}

function resampled(
  lists: readonly (readonly number[])[],
  figure: (samples: readonly (readonly number[])[]) => number,
): { readonly lower: number; readonly upper: number } {
  const rounds = 1000;
  const figures = Array.from({ length: rounds }, (_, round) =>
    figure(
      lists.map((values, list) =>
        values.map((_value, at) => values[integer(keyed(keyed(7, round), list), at, values.length)] as number),
      ),
    ),
  ).sort((a, b) => a - b);
  return { lower: figures[Math.floor(0.025 * rounds)] as number, upper: figures[Math.floor(0.975 * rounds)] as number };
}
