/** Numbers with their 95% confidence intervals. */

import { resampleFigure } from "@agent-console/analysis/statistics/bootstrap.ts";
import { deriveKey, integer } from "@agent-console/analysis/statistics/keyed-random.ts";
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { median, middle95 } from "@agent-console/analysis/statistics/quantile.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

export interface Figure {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

export function meanOf(values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const half = (Z95 * Math.sqrt(squares / Math.max(1, values.length - 1))) / Math.sqrt(values.length);
  return { value, lower: value - half, upper: value + half };
}

/** Wilson's interval: it stays within 0 and 1, and is meaningful even if nothing was counted. */
export function shareOf(count: number, total: number): Figure {
  const { low, high } = wilson(count, total) ?? { low: 0, high: 1 };
  return { value: count / total, lower: low, upper: high };
}

export function medianOf(values: readonly number[]): Figure {
  const medians = intervalOf([values], ([sample]) => median(sample as readonly number[]));
  return { value: median(values), lower: medians.lower, upper: medians.upper };
}

/** The ratio of the median of the first to that of the second. */
export function ratioOfMedians(first: readonly number[], second: readonly number[]): Figure {
  const ratio = ([one, other]: readonly (readonly number[])[]) =>
    median(one as readonly number[]) / median(other as readonly number[]);
  const { lower, upper } = intervalOf([first, second], ratio);
  return { value: ratio([first, second]), lower, upper };
}

type Figured = (samples: readonly (readonly number[])[]) => number;

function intervalOf(lists: readonly (readonly number[])[], figure: Figured): Pick<Figure, "lower" | "upper"> {
  const { low, high } = middle95(
    resampleFigure(lists, figure, {
      replicates: 1000,
      pick: ({ replicate, list, at, count }) => integer(deriveKey(deriveKey(7, replicate), list), at, count),
    }),
  );
  return { lower: low, upper: high };
}
