/** Effects to act on: the expected ones, or one sample from the posterior. */

import { deriveKey, normals } from "@agent-console/analysis/statistics/keyed-random.ts";
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
  if (reach === "together") {
    const belief = beliefs[0] as Belief;
    return effectsFrom(layout, [drawnTogether(belief, layout.bases[0] as number, key)]);
  }
  const drawn = beliefs.map(({ mean, covariance }: Belief, pool) => {
    const size = mean.length;
    const noise = normals(deriveKey(key, pool), size);
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

/** One sample of effects that vary together, by the root of their covariance. Bases keep their expected values. */
function drawnTogether({ mean, covariance }: Belief, bases: number, key: number): number[] {
  const size = mean.length;
  const count = size - bases;
  const noise = normals(deriveKey(key, 0), count);
  const root = new Float64Array(count * count);
  const values = mean.slice();
  for (let row = 0; row < count; row++) {
    let drawn = 0;
    for (let column = 0; column <= row; column++) {
      let sum = covariance[(row + bases) * size + column + bases] as number;
      for (let at = 0; at < column; at++)
        sum -= (root[row * count + at] as number) * (root[column * count + at] as number);
      const diagonal = root[column * count + column] as number;
      const value = row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / diagonal;
      root[row * count + column] = value;
      drawn += value * (noise[column] as number);
    }
    values[row + bases] = (mean[row + bases] as number) + drawn;
  }
  return values;
}
