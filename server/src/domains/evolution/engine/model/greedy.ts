/** Builds a genome one toggle at a time, always the one that promises most. */
import { fits, type Genome, toggleGene } from "./genome.ts";
import { indexOf, type SearchSpace } from "./space.ts";

/** Effects as someone believes them. */
export interface Effects {
  /** By category. */
  readonly base: readonly number[];
  /** Categories that a gene moves, and by how much, in the same order. */
  readonly where: readonly (readonly number[])[];
  readonly ofGene: readonly (readonly number[])[];
}

export interface GreedyRules {
  readonly from: Genome;
  /** Fitness that a gene that adds something must bring to be worth its length; one that takes away may cost as much. */
  readonly price: number;
  /** How much more a pass lost on harmless requests counts than one gained: a change that costs them is never proposed. */
  readonly caution: number;
  /** Whether the gene may be switched on now. */
  readonly allows: (gene: number, genome: Genome) => boolean;
}

/** Logits are averaged over probes of unequal ease; this flattens the curve by as much. */
const FLATTEN = 1 / Math.sqrt(1 + (Math.PI * 1.44) / 8);
/** A toggle that promises less is no step; it also ends rounds of toggling back and forth by rounding. */
const LEAST_STEP = 1e-9;

/**
 * Promises are worked out once and again only when a gene comes to the top: what one gene promises seldom grows by
 * switching another on, so nearly always the same toggles are found for a tenth of the work.
 */
export function buildGreedily(
  space: SearchSpace,
  effects: Effects,
  { from, price, caution, allows }: GreedyRules,
): Genome {
  const site: Site = {
    space,
    effects,
    price,
    caution,
    floor: effects.base.map(flatPass),
    logits: logitsWith(effects, from),
    worth: [],
  };
  site.worth = worthOf(site);
  let genome = from;
  const promises = space.genes.map((_, gene) =>
    genome.includes(gene) || allows(gene, genome) ? promiseOf(site, genome, gene) : Number.NEGATIVE_INFINITY,
  );
  for (let looks = 0; looks < 20 * space.genes.length; looks++) {
    const top = place(promises, -1);
    if (top < 0 || (promises[top] as number) <= LEAST_STEP) break;
    if (!genome.includes(top) && !allows(top, genome)) {
      promises[top] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const promise = promiseOf(site, genome, top);
    promises[top] = promise;
    if (promise <= LEAST_STEP) continue;
    const next = place(promises, top);
    if (next >= 0 && promise < (promises[next] as number)) continue;
    const grown = toggleGene(space, genome, top);
    promises[top] = Number.NEGATIVE_INFINITY;
    if (!fits(space, grown)) continue;
    genome = grown;
    site.logits = logitsWith(effects, genome);
    site.worth = worthOf(site);
  }
  return genome;
}

/** Where the largest value stands, one place left out. */
function place(values: readonly number[], without: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) {
    if (at !== without && (values[at] as number) > most) {
      most = values[at] as number;
      best = at;
    }
  }
  return best;
}

interface Site {
  readonly space: SearchSpace;
  readonly effects: Effects;
  readonly price: number;
  readonly caution: number;
  /** Passes of the agent as it stands. */
  readonly floor: readonly number[];
  logits: readonly number[];
  worth: readonly number[];
}

function worthOf(site: Site): number[] {
  return site.logits.map((logit, at) => worthAt(site, at, logit));
}

function worthAt({ space, floor, caution }: Site, category: number, logit: number): number {
  const pass = flatPass(logit);
  const least = floor[category] as number;
  return pass < least && space.categories[category]?.benign ? least - caution * (least - pass) : pass;
}

function promiseOf(site: Site, genome: Genome, gene: number): number {
  const { space, effects, price, logits, worth } = site;
  const { share, rivals } = indexOf(space);
  const on = genome.includes(gene);
  const sign = on ? -1 : 1;
  const promise = space.genes[gene]?.move === "remove" ? sign * price : -sign * price;
  if (!on && (rivals[gene] as readonly number[]).some((rival) => genome.includes(rival))) {
    const swapped = logitsWith(effects, toggleGene(space, genome, gene));
    return swapped.reduce(
      (sum, logit, at) => sum + (share[at] as number) * (worthAt(site, at, logit) - (worth[at] as number)),
      0,
    );
  }
  const where = effects.where[gene] as readonly number[];
  const own = effects.ofGene[gene] as readonly number[];
  let sum = promise;
  for (let n = 0; n < where.length; n++) {
    const at = where[n] as number;
    const logit = (logits[at] as number) + sign * (own[n] as number);
    sum += (share[at] as number) * (worthAt(site, at, logit) - (worth[at] as number));
  }
  return sum;
}

function flatPass(logit: number): number {
  return 1 / (1 + Math.exp(-FLATTEN * logit));
}

function logitsWith(effects: Effects, genome: Genome): number[] {
  const logits = [...effects.base];
  for (const gene of genome) {
    const where = effects.where[gene] as readonly number[];
    const own = effects.ofGene[gene] as readonly number[];
    for (let n = 0; n < where.length; n++) {
      const at = where[n] as number;
      logits[at] = (logits[at] as number) + (own[n] as number);
    }
  }
  return logits;
}

export function predictedFitness(space: SearchSpace, effects: Effects, genome: Genome): number {
  const { share } = indexOf(space);
  return logitsWith(effects, genome).reduce((sum, logit, at) => sum + (share[at] as number) * flatPass(logit), 0);
}
