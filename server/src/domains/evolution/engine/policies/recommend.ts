/** The genome to go with: the greedy best on what is expected, of genes that are more likely to help than not. */
import type { Genome } from "../genome.ts";
import { buildGreedily, type Effects } from "../greedy.ts";
import { effectOf, type Posterior, sigmoid } from "../model.ts";
import { indexOf, type SearchSpace } from "../space.ts";
import { expectedEffects } from "../thompson.ts";

export interface RecommendRules {
  readonly caution: number;
  /** How many standard deviations its promise must stand above nothing. */
  readonly leastZ: number;
}

export function recommend(
  posterior: Posterior,
  space: SearchSpace,
  rules: RecommendRules & { readonly price: number },
): Genome {
  const { price, caution, leastZ } = rules;
  const effects = expectedEffects(space, posterior);
  const slopes = effects.base.map(slopeAt);
  const trusted = space.genes.map((_, gene) => promiseZ(posterior, space, { gene, effects, slopes }) > leastZ);
  return buildGreedily(space, effects, { from: [], price, caution, allows: (gene) => trusted[gene] === true });
}

const FLATTEN = 0.8;
const LEAST_SLOPE = 0.05;

interface Promising {
  readonly gene: number;
  readonly effects: Effects;
  readonly slopes: readonly number[];
}

/** What a gene promises in all categories together, in standard deviations of that promise. */
function promiseZ(posterior: Posterior, space: SearchSpace, { gene, effects, slopes }: Promising): number {
  const { share } = indexOf(space);
  let promise = 0;
  let variance = 0;
  for (const category of effects.where[gene] as readonly number[]) {
    const effect = effectOf(space, posterior, { gene, category });
    const reached = slopeAt((effects.base[category] as number) + effect.mean);
    const slope = (share[category] as number) * Math.max(LEAST_SLOPE, slopes[category] as number, reached);
    promise += slope * effect.mean;
    variance += slope * slope * effect.variance;
  }
  return promise / Math.sqrt(variance);
}

function slopeAt(logit: number): number {
  const pass = sigmoid(FLATTEN * logit);
  return pass * (1 - pass);
}
