/** How uncertain something is that depends on several effects at once; effects of one pool vary together. */
import type { Genome } from "./genome.ts";
import { type CategoryColumns, layoutOf } from "./layout.ts";
import { activeColumns, type Belief, type Posterior } from "./model.ts";
import type { SearchSpace } from "./space.ts";

export interface Along {
  readonly genes: Genome;
  /** By category: how much the quantity changes with its base, and with the effect of each of the genes. */
  readonly slopes: readonly { readonly base: number; readonly genes: number }[];
}

export function varianceAlong(space: SearchSpace, { beliefs, reach }: Posterior, { genes, slopes }: Along): number {
  const { columns } = layoutOf(space, reach);
  const weights = new Map<number, Map<number, number>>();
  slopes.forEach((own, category) => {
    if (own.base === 0 && own.genes === 0) return;
    const place = columns[category] as CategoryColumns;
    const inPool = weights.get(place.pool) ?? new Map<number, number>();
    weights.set(place.pool, inPool);
    activeColumns(place, genes).forEach((column, at) => {
      inPool.set(column, (inPool.get(column) ?? 0) + (at === 0 ? own.base : own.genes));
    });
  });
  let sum = 0;
  for (const [pool, own] of weights) sum += varianceOf(beliefs[pool] as Belief, [...own]);
  return sum;
}

function varianceOf({ mean, covariance }: Belief, weights: readonly (readonly [number, number])[]): number {
  let sum = 0;
  for (const [row, one] of weights)
    for (const [column, other] of weights) sum += one * other * (covariance[row * mean.length + column] as number);
  return Math.max(0, sum);
}
