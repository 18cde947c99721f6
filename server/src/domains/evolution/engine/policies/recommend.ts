/** The recommended genome: the greedy best by expected effects, of genes that are more likely to help than not. */
import type { Genome } from "../model/genome.ts";
import { buildGreedily } from "../model/greedy.ts";
import type { Posterior } from "../model/model.ts";
import type { SearchSpace } from "../model/space.ts";
import { expectedEffects } from "../model/thompson.ts";
import { promisesOf } from "./helpful.ts";

export interface RecommendRules {
  readonly caution: number;
  /** How many standard deviations its expected gain must be above zero. */
  readonly leastZ: number;
}

export function recommend(
  posterior: Posterior,
  space: SearchSpace,
  rules: RecommendRules & { readonly price: number },
): Genome {
  const { price, caution, leastZ } = rules;
  const trusted = promisesOf(space, posterior).map((promise) => promise > leastZ);
  const allows = (gene: number): boolean => trusted[gene] === true;
  return buildGreedily(space, expectedEffects(space, posterior), { from: [], price, caution, allows });
}
