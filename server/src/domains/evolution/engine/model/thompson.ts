/** Effects to act on: the expected ones, or one sample from the posterior. */

import { keyed, normals } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Effects } from "./greedy.ts";
import { type CategoryColumns, type Layout, layoutOf } from "./layout.ts";
import type { Belief, Posterior } from "./model.ts";
import type { SearchSpace } from "./space.ts";

export function expectedEffects(space: SearchSpace, { beliefs, reach }: Posterior): Effects {
  return effectsFrom(
    layoutOf(space, reach),
    beliefs.map(({ mean }) => mean),
  );
}

/** Each effect by itself: ignoring correlations makes the sample a little bolder. Bases keep their expected values. */
export function drawnEffects(space: SearchSpace, { beliefs, reach }: Posterior, key: number): Effects {
  const layout = layoutOf(space, reach);
  const drawn = beliefs.map(({ mean, covariance }: Belief, pool) => {
    const size = mean.length;
    const noise = normals(keyed(key, pool), size);
    const values = mean.slice();
    for (let at = layout.bases[pool] as number; at < size; at++) {
      const spread = Math.sqrt(Math.max(0, covariance[at * (size + 1)] as number));
      values[at] = (values[at] as number) + (noise[at] as number) * spread;
    }
    return values;
  });
  return effectsFrom(layout, drawn);
}

function effectsFrom({ columns, where }: Layout, values: readonly (readonly number[])[]): Effects {
  return {
    base: columns.map(({ pool, base }) => (values[pool] as readonly number[])[base] as number),
    where,
    ofGene: where.map((categories, gene) =>
      categories.map((category) => {
        const { pool, common, own } = columns[category] as CategoryColumns;
        const inPool = values[pool] as readonly number[];
        const apart = own[gene] as number;
        return (inPool[common[gene] as number] as number) + (apart >= 0 ? (inPool[apart] as number) : 0);
      }),
    ),
  };
}
