/** How likely each gene is to help the agent as a whole, after everything that was asked: nothing unlikely is proposed. */
import { roughlyBelow } from "@agent-console/analysis/statistics/normal.ts";
import { fits, type Genome } from "../model/genome.ts";
import type { Effects } from "../model/greedy.ts";
import { effectOf, learn, type Observation, openPosterior, type Posterior, sigmoid } from "../model/model.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";
import { expectedEffects } from "../model/thompson.ts";
import { OPTIMISTIC_PRIOR } from "./views.ts";

/** A change that is less likely to help than this is no part of a proposal. */
export const LEAST_HELPFUL = 0.8;

const FLATTEN = 0.8;
const LEAST_SLOPE = 0.05;

/** What was seen of this agent alone; knowing from other agents is a start for a search, and no evidence. */
export interface Learnt {
  /** Of a policy that learns effects while it searches. */
  readonly opinion?: Posterior | undefined;
  /** Train rollouts that the opinion does not contain; all of them without one. */
  readonly heard: readonly Observation[];
}

/** By gene. */
export function helpfulness(space: SearchSpace, { opinion, heard }: Learnt): number[] {
  const posterior = learn(space, opinion ?? openPosterior(space, OPTIMISTIC_PRIOR.prior), heard);
  return promisesOf(space, posterior).map(roughlyBelow);
}

/** The genome without the genes that are unlikely to help; empty when what is left would have no room. */
export function onlyHelpful(space: SearchSpace, genome: Genome, chances: readonly number[]): Genome {
  const rest = genome.filter((gene) => (chances[gene] as number) >= LEAST_HELPFUL);
  // A gene that shortened the prompt may have made room for the others; the least likely go first.
  while (!fits(space, rest)) {
    const longest = rest.filter((gene) => (space.genes[gene]?.size ?? 0) > 0);
    const [least] = longest.sort((a, b) => (chances[a] as number) - (chances[b] as number) || a - b);
    if (least === undefined) return [];
    rest.splice(rest.indexOf(least), 1);
  }
  return rest;
}

/** What each gene promises in all categories together, in standard deviations of that promise. */
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
  for (const category of effects.where[gene] as readonly number[]) {
    const effect = effectOf(space, posterior, { gene, category });
    const reached = slopeAt((effects.base[category] as number) + effect.mean);
    const slope = (share[category] as number) * Math.max(LEAST_SLOPE, slopes[category] as number, reached);
    promise += slope * effect.mean;
    variance += slope * slope * effect.variance;
  }
  return variance > 0 ? promise / Math.sqrt(variance) : 0;
}

function slopeAt(logit: number): number {
  const pass = sigmoid(FLATTEN * logit);
  return pass * (1 - pass);
}
