/**
 * The clause-effect model: logit P(pass) = base of the category + ease of the probe + sum of the effects of the genes on.
 *
 * The effects of a pool (layout.ts) are a Gaussian with full covariance: when several genes were on together, what one is
 * later found to do is taken back from the others. Ease is kept apart, a number and a variance for each probe.
 * Every rollout is one extended Kalman step; nothing that was learned is thrown away.
 */
import { type Alike, addLikeness } from "./alike.ts";
import type { Genome } from "./genome.ts";
import { type CategoryColumns, type Layout, layoutOf, type Reach } from "./layout.ts";
import type { Outcome } from "./rollout.ts";
import type { SearchSpace } from "./space.ts";

export interface Belief {
  readonly mean: number[];
  /** Row by row, in the order of the means. */
  readonly covariance: number[];
}

export interface Posterior {
  readonly reach: Reach;
  /** By pool. */
  readonly beliefs: readonly Belief[];
  /** By train probe. */
  readonly ease: { readonly mean: number[]; readonly variance: number[] };
  /** Sum of the log probabilities of the observed outcomes: how well the prior fits this agent. */
  readonly evidence: number;
}

export interface Observation {
  readonly genome: Genome;
  readonly probe: number;
  readonly outcome: Outcome;
}

/** A number as far as it is known. */
export interface Guess {
  readonly mean: number;
  readonly variance: number;
}

export interface PriorShape {
  readonly reach: Reach;
  readonly base: Guess;
  readonly ease: Guess;
  readonly tagged: Guess;
  readonly benign: Guess;
  readonly other: Guess;
  /** How alike changes are; for a reach of "together". */
  readonly alike?: Alike;
}

/** No outcome counts as more certain than this, so that a wrongly reported one cannot overturn everything. */
const LEAST = 0.03;

/** What is believed before anything was seen; what was learned elsewhere stands in for the prior where there is any. */
export function openPosterior(space: SearchSpace, prior: PriorShape, learnt: LearntEffects = {}): Posterior {
  const { columns, sizes } = layoutOf(space, prior.reach);
  const beliefs = sizes.map((size) => ({
    mean: new Array<number>(size).fill(0),
    covariance: new Array<number>(size * size).fill(0),
  }));
  const set = ({ mean, covariance }: Belief, column: number, guess: Guess) => {
    mean[column] = guess.mean;
    covariance[column * (mean.length + 1)] = guess.variance;
  };
  columns.forEach(({ pool, base, common, own }, at) => {
    const belief = beliefs[pool] as Belief;
    const { id, benign } = space.categories[at] as SearchSpace["categories"][number];
    const elsewhere = benign ? prior.benign : prior.other;
    set(belief, base, prior.base);
    space.genes.forEach(({ key, tags, move }, gene) => {
      const known = learnt[key]?.[id];
      const meant = move === "remove" ? { ...prior.tagged, mean: -prior.tagged.mean } : prior.tagged;
      const apart = own[gene] as number;
      const column = common[gene] as number;
      if (apart >= 0) {
        set(belief, apart, known ?? meant);
        set(belief, column, elsewhere);
      } else if (column >= 0 && !isTaggedInPool(columns, { tags, pool, at })) {
        set(belief, column, known ?? (tags.includes(at) ? meant : elsewhere));
      }
    });
  });
  if (prior.alike) addLikeness(space, beliefs[0] as Belief, { columns, alike: prior.alike });
  const each = (value: number) => new Array<number>(space.train.length).fill(value);
  const ease = { mean: each(prior.ease.mean), variance: each(prior.ease.variance) };
  return { reach: prior.reach, beliefs, ease, evidence: 0 };
}

/** Whether another category of the pool has the gene among its own: then that one says what the common part is. */
function isTaggedInPool(
  columns: Layout["columns"],
  { tags, pool, at }: { readonly tags: readonly number[]; readonly pool: number; readonly at: number },
): boolean {
  return tags.some((tag) => tag !== at && columns[tag]?.pool === pool);
}

/** By gene key and category id, so that it can be transferred to another agent. */
export type LearntEffects = Readonly<Record<string, Readonly<Record<string, Guess>>>>;

/** The posterior after these observations. The earlier one is not changed. */
export function learn(space: SearchSpace, before: Posterior, observations: readonly Observation[]): Posterior {
  const { columns } = layoutOf(space, before.reach);
  const beliefs = [...before.beliefs];
  const ease = { mean: before.ease.mean.slice(), variance: before.ease.variance.slice() };
  let evidence = before.evidence;
  for (const observation of observations) {
    if (observation.outcome === null) continue;
    const category = (space.train[observation.probe] as { category: number }).category;
    const place = columns[category] as CategoryColumns;
    let belief = beliefs[place.pool] as Belief;
    if (belief === before.beliefs[place.pool]) {
      belief = { mean: belief.mean.slice(), covariance: belief.covariance.slice() };
      beliefs[place.pool] = belief;
    }
    evidence += step(belief, ease, { active: activeColumns(place, observation.genome), observation });
  }
  return { reach: before.reach, beliefs, ease, evidence };
}

/** The base of the category and the effects of these genes on it. */
export function activeColumns({ base, common, own }: CategoryColumns, genome: Genome): number[] {
  const active = [base];
  for (const gene of genome) {
    if ((common[gene] as number) >= 0) active.push(common[gene] as number);
    if ((own[gene] as number) >= 0) active.push(own[gene] as number);
  }
  return active;
}

interface Step {
  readonly active: readonly number[];
  readonly observation: Observation;
}

function step(
  { mean, covariance }: Belief,
  ease: Posterior["ease"],
  { active, observation: { probe, outcome } }: Step,
): number {
  const size = mean.length;
  const easeVariance = ease.variance[probe] as number;
  let logit = ease.mean[probe] as number;
  // Sums of the rows that are on: how every effect varies with the logit of this rollout.
  const gain = new Array<number>(size).fill(0);
  for (const column of active) {
    logit += mean[column] as number;
    const row = column * size;
    for (let at = 0; at < size; at++) gain[at] = (gain[at] as number) + (covariance[row + at] as number);
  }
  let spread = easeVariance;
  for (const column of active) spread += gain[column] as number;

  const chance = Math.min(1 - LEAST, Math.max(LEAST, sigmoid(logit / Math.sqrt(1 + (Math.PI * spread) / 8))));
  const steepness = chance * (1 - chance);
  const surprise = ((outcome as number) - chance) / (1 + steepness * spread);
  const shrink = steepness / (1 + steepness * spread);
  for (let row = 0; row < size; row++) {
    const weight = gain[row] as number;
    // A gene that was never on in this pool has no covariance yet.
    if (weight === 0) continue;
    mean[row] = (mean[row] as number) + weight * surprise;
    const from = row * size;
    const scaled = shrink * weight;
    for (let at = 0; at < size; at++)
      covariance[from + at] = (covariance[from + at] as number) - scaled * (gain[at] as number);
  }
  ease.mean[probe] = (ease.mean[probe] as number) + easeVariance * surprise;
  ease.variance[probe] = easeVariance - easeVariance * easeVariance * shrink;
  return Math.log(outcome === 1 ? chance : 1 - chance);
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The effect of a gene on a category; none where no effect is modeled. */
export function effectOf(space: SearchSpace, posterior: Posterior, { gene, category }: GeneAt): Guess {
  const { pool, common, own } = layoutOf(space, posterior.reach).columns[category] as CategoryColumns;
  const { mean, covariance } = posterior.beliefs[pool] as Belief;
  const size = mean.length;
  const column = common[gene] as number;
  if (column < 0) return { mean: 0, variance: 0 };
  const guess = { mean: mean[column] as number, variance: covariance[column * (size + 1)] as number };
  const apart = own[gene] as number;
  if (apart < 0) return guess;
  const both = covariance[apart * size + column] as number;
  return {
    mean: guess.mean + (mean[apart] as number),
    variance: guess.variance + 2 * both + (covariance[apart * (size + 1)] as number),
  };
}

export interface GeneAt {
  readonly gene: number;
  readonly category: number;
}

export interface GenesAt {
  readonly genes: Genome;
  readonly category: number;
}

/** The logit expected of a category with these genes on, before the ease of a probe. */
export function expectedLogit(space: SearchSpace, { beliefs, reach }: Posterior, { genes, category }: GenesAt): number {
  const place = layoutOf(space, reach).columns[category] as CategoryColumns;
  const { mean } = beliefs[place.pool] as Belief;
  let logit = 0;
  for (const column of activeColumns(place, genes)) logit += mean[column] as number;
  return logit;
}

/** Variance of the joint effect of these genes on a category. */
export function jointVariance(space: SearchSpace, { beliefs, reach }: Posterior, { genes, category }: GenesAt): number {
  const place = layoutOf(space, reach).columns[category] as CategoryColumns;
  const { mean, covariance } = beliefs[place.pool] as Belief;
  const active = activeColumns(place, genes);
  let sum = 0;
  for (let one = 1; one < active.length; one++) {
    const row = (active[one] as number) * mean.length;
    for (let other = 1; other < active.length; other++) sum += covariance[row + (active[other] as number)] as number;
  }
  return sum;
}
