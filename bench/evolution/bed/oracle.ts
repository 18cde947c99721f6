/** The best genome that single steps can reach if the truth is known. Gains are given as a share of it. */
import { type Genome, toggleGene } from "../../../server/src/domains/evolution/engine/model/genome.ts";
import type { Bed } from "./bed.ts";
import { trueFitness } from "./simulate.ts";

export interface Optimum {
  readonly genome: Genome;
  readonly fitness: number;
  readonly seedFitness: number;
}

/** Steps that gain less than this are not worth a gene. */
const LEAST_STEP = 1e-6;

export function optimum(bed: Bed): Optimum {
  const seedFitness = trueFitness(bed, []);
  let genome: Genome = [];
  let fitness = seedFitness;
  for (;;) {
    let best: { genome: Genome; fitness: number } | undefined;
    for (let gene = 0; gene < bed.problem.genes.length; gene++) {
      const next = toggleGene(bed.problem, genome, gene);
      const reached = trueFitness(bed, next);
      if (reached > (best?.fitness ?? fitness + LEAST_STEP)) best = { genome: next, fitness: reached };
    }
    if (!best) return { genome, fitness, seedFitness };
    ({ genome, fitness } = best);
  }
}

/** Share of the achievable gain. It has no unit, so noise that shrinks every difference equally cancels out. */
export function gainShare(bed: Bed, genome: Genome, { fitness, seedFitness }: Optimum): number {
  return fitness - seedFitness < LEAST_STEP ? 0 : (trueFitness(bed, genome) - seedFitness) / (fitness - seedFitness);
}
