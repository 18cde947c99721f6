/** The observed effect of each change by category: the reason that a reviewer sees beside the difference. */
import { roughlyBelow, Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { effectOf, learn, openPosterior, type Posterior, sigmoid } from "../engine/model/model.ts";
import type { Result, Rollout } from "../engine/model/rollout.ts";
import type { SearchSpace } from "../engine/model/space.ts";
import { expectedEffects } from "../engine/model/thompson.ts";
import { OPTIMISTIC_PRIOR } from "../engine/policies/views.ts";

export interface EffectRow {
  readonly arm: string;
  readonly category: string;
  /** Rollouts of this category with the change on. */
  readonly trials: number;
  /** Change of the pass rate in points of 100, with its 95% confidence interval. */
  readonly points: number;
  readonly lower: number;
  readonly upper: number;
  readonly p_positive: number;
}

export interface ObservedRollout {
  readonly rollout: Rollout;
  readonly result: Result;
}

/** Hold-out rows are left to the decision. */
export function effectsIn(space: SearchSpace, posterior: Posterior, seen: readonly ObservedRollout[]): EffectRow[] {
  const base = expectedEffects(space, posterior).base;
  const trials = trialsOf(space, seen);
  return space.genes.flatMap(({ key, tags }, gene) =>
    tags.flatMap((category): EffectRow[] => {
      const tried = trials[gene]?.[category] ?? 0;
      if (tried === 0) return [];
      return [{ arm: key, ...effectRow({ space, posterior, base }, { gene, category }), trials: tried }];
    }),
  );
}

/** By gene and category, in one pass: a search has thousands of rollouts and hundreds of such pairs. */
function trialsOf({ genes, categories, train }: SearchSpace, seen: readonly ObservedRollout[]): number[][] {
  const trials = genes.map(() => new Array<number>(categories.length).fill(0));
  for (const { rollout, result } of seen) {
    const category = train[rollout.probe]?.category;
    if (rollout.set !== "train" || result.outcome === null || category === undefined) continue;
    for (const gene of rollout.genome) {
      const own = trials[gene];
      if (own) own[category] = (own[category] ?? 0) + 1;
    }
  }
  return trials;
}

/** What was learned from one agent alone, for others: it excludes what its search started from, and what rules have in common. */
export function posteriorFrom(space: SearchSpace, seen: readonly ObservedRollout[]): Posterior {
  const train = seen.filter(({ rollout }) => rollout.set === "train");
  return learn(
    space,
    openPosterior(space, OPTIMISTIC_PRIOR.prior),
    train.map(({ rollout: { genome, probe }, result: { outcome } }) => ({ genome, probe, outcome })),
  );
}

interface Learnt {
  readonly space: SearchSpace;
  readonly posterior: Posterior;
  readonly base: readonly number[];
}

function effectRow({ space, posterior, base }: Learnt, at: { gene: number; category: number }) {
  const { mean, variance } = effectOf(space, posterior, at);
  const spread = Math.sqrt(Math.max(0, variance));
  const start = base[at.category] as number;
  const points = (effect: number): number => Number((100 * (sigmoid(start + effect) - sigmoid(start))).toFixed(1));
  return {
    category: space.categories[at.category]?.id as string,
    points: points(mean),
    lower: points(mean - Z95 * spread),
    upper: points(mean + Z95 * spread),
    p_positive: Number(roughlyBelow(spread === 0 ? 0 : mean / spread).toFixed(3)),
  };
}
