import { beyondNormal } from "../normal.ts";
import type { Watched } from "./kaplan-meier.ts";

export interface LogRank {
  /** Chi-squared with one degree of freedom. */
  readonly statistic: number;
  /** Two-sided. */
  readonly p: number;
}

/** Whether something happens sooner in one group than in the other, over the whole curve. Null if nothing can be compared. */
export function logRank(one: readonly Watched[], other: readonly Watched[]): LogRank | null {
  const all = [
    ...one.map((watched) => ({ ...watched, isFirst: true })),
    ...other.map((watched) => ({ ...watched, isFirst: false })),
  ].sort((left, right) => left.time - right.time);
  let [first, total] = [one.length, all.length];
  let [difference, variance] = [0, 0];
  for (let at = 0; at < all.length; ) {
    const time = all[at]?.time;
    let [events, eventsOfFirst, goneOfFirst, gone] = [0, 0, 0, 0];
    for (; at < all.length && all[at]?.time === time; at++) {
      const { happened = false, isFirst = false } = all[at] ?? {};
      gone += 1;
      if (isFirst) goneOfFirst += 1;
      if (happened) events += 1;
      if (happened && isFirst) eventsOfFirst += 1;
    }
    difference += eventsOfFirst - (events * first) / total;
    if (total > 1) variance += (events * (first / total) * (1 - first / total) * (total - events)) / (total - 1);
    first -= goneOfFirst;
    total -= gone;
  }
  if (variance <= 0) return null;
  const statistic = difference ** 2 / variance;
  return { statistic, p: beyondNormal(Math.sqrt(statistic)) };
}
