/** Of sentences with such a chance, the share that were rules. */
export type Observed = readonly [chance: number, share: number];

/** The share at a chance: in a straight line between two points, level before the first and after the last. */
export function observedAt(points: readonly Observed[], chance: number): number {
  const above = points.findIndex(([at]) => at >= chance);
  const [high, low] = [points.at(above), above < 0 ? undefined : points[above - 1]];
  if (!high) return chance;
  if (above < 0 || !low) return high[1];
  return low[1] + ((high[1] - low[1]) * (chance - low[0])) / (high[0] - low[0]);
}
