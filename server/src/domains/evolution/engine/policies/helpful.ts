/** How likely each gene is to help the agent overall, given all observations. Unlikely genes are not proposed. */
import { roughlyBelow } from "@agent-console/analysis/statistics/normal.ts";
import { fits, type Genome } from "../model/genome.ts";
import type { Effects } from "../model/greedy.ts";
import { effectOf, type Posterior, sigmoid } from "../model/model.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";
import { varianceAlong } from "../model/spread.ts";
import { expectedEffects } from "../model/thompson.ts";

/** A change that is less likely to help than this is not proposed. */
export const LEAST_HELPFUL = 0.8;

const FLATTEN = 0.8;
const LEAST_SLOPE = 0.05;

/** By gene. `evidence` is what was learned of this agent alone: other agents can start a search, but are no evidence. */
export function helpfulness(space: SearchSpace, evidence: Posterior): number[] {
  return promisesOf(space, evidence).map(roughlyBelow);
}

/** The genome without the genes that are unlikely to help; empty if the rest does not fit. */
export function onlyHelpful(space: SearchSpace, genome: Genome, chances: readonly number[]): Genome {
  const rest = genome.filter((gene) => (chances[gene] as number) >= LEAST_HELPFUL);
  // A removed gene may have made room for the others, so the least likely go first.
  while (!fits(space, rest)) {
    const longest = rest.filter((gene) => (space.genes[gene]?.size ?? 0) > 0);
    const [least] = longest.sort((a, b) => (chances[a] as number) - (chances[b] as number) || a - b);
    if (least === undefined) return [];
    rest.splice(rest.indexOf(least), 1);
  }
  return rest;
}

/** The expected gain of each gene over all categories, in its standard deviations. */
export function promisesOf(space: SearchSpace, posterior: Posterior): number[] {
  const effects = expectedEffects(space, posterior);
  const slopes = effects.base.map(slopeAt);
  return space.genes.map((_, gene) => promiseOf(space, posterior, { gene, effects, slopes }));
}

interface Promising {
  readonly gene: number;
  readonly effects: Effects;
  readonly slopes: readonly number[];
}

function promiseOf(space: SearchSpace, posterior: Posterior, { gene, effects, slopes }: Promising): number {
  const { share } = indexOf(space);
  let promise = 0;
  let variance = 0;
  const along = space.categories.map(() => ({ base: 0, genes: 0 }));
  for (const category of effects.where[gene] as readonly number[]) {
    const effect = effectOf(space, posterior, { gene, category });
    const reached = slopeAt((effects.base[category] as number) + effect.mean);
    const slope = (share[category] as number) * Math.max(LEAST_SLOPE, slopes[category] as number, reached);
    promise += slope * effect.mean;
    variance += slope * slope * effect.variance;
    along[category] = { base: 0, genes: slope };
  }
  // Effects of one pool vary together; where every change has its own, counting each by itself is close enough.
  if (posterior.reach === "together") variance = varianceAlong(space, posterior, { genes: [gene], slopes: along });
  return variance > 0 ? promise / Math.sqrt(variance) : 0;
}

function slopeAt(logit: number): number {
  const pass = sigmoid(FLATTEN * logit);
  return pass * (1 - pass);
}
