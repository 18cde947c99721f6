/** Leave-one-out before the decision: a gene is removed if its absence does not hurt where it is meant to help. */

import { deriveKey, integer } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome, toggleGene } from "../model/genome.ts";
import type { Outcome, Rollout } from "../model/rollout.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";

export interface Pruning {
  readonly space: SearchSpace;
  readonly candidate: Genome;
  readonly seed: number;
  /** Train probes for each category; 0 for no pruning. */
  readonly probes: number;
}

interface Question {
  readonly genome: Genome;
  readonly probe: number;
}

/** The candidate once on each probe, and once without each gene that is meant for the probe's category. */
function questionsOf({ space, candidate, seed, probes }: Pruning): Question[] {
  const { probesOf, genesOf } = indexOf(space);
  return space.categories.flatMap((_, category) => {
    const genes = (genesOf[category] as readonly number[]).filter(
      // Without a gene that shortens, the rest may be too long.
      (gene) => candidate.includes(gene) && fits(space, toggleGene(space, candidate, gene)),
    );
    if (genes.length === 0) return [];
    const own = probesOf[category] as readonly number[];
    const first = integer(deriveKey(seed, 0), category, own.length);
    return Array.from({ length: probes }, (_, n) => own[(first + n) % own.length] as number).flatMap((probe) => [
      { genome: candidate, probe },
      ...genes.map((gene) => ({ genome: toggleGene(space, candidate, gene), probe })),
    ]);
  });
}

/** Empty if the candidate has no genes, or if the prompts would cost more than `most`. */
export function pruneRollouts(pruning: Pruning, first: number, most: number): Rollout[] {
  const questions = questionsOf(pruning);
  if (questions.length > most) return [];
  return questions.map((question, at) => ({ ...question, set: "train", replicate: first + at }));
}

/** At most one gene is removed for each category: two redundant genes would both seem to have no effect. */
export function pruneGenome(
  { space, candidate }: Pruning,
  rollouts: readonly Rollout[],
  outcomes: readonly Outcome[],
): Genome {
  const hurt = new Map<number, number>(candidate.map((gene) => [gene, 0]));
  let whole: Outcome = null;
  rollouts.forEach(({ genome }, at) => {
    const outcome = outcomes[at] as Outcome;
    if (genome.length === candidate.length && genome.every((gene, place) => gene === candidate[place])) {
      whole = outcome;
      return;
    }
    const gene = candidate.find((own) => !genome.includes(own)) as number;
    if (whole !== null && outcome !== null) hurt.set(gene, (hurt.get(gene) as number) + whole - outcome);
  });
  const idle = new Set<number>();
  for (const genes of indexOf(space).genesOf) {
    const [worst] = genes
      .filter((gene) => candidate.includes(gene))
      .sort((a, b) => (hurt.get(a) as number) - (hurt.get(b) as number) || a - b);
    if (worst !== undefined && (hurt.get(worst) as number) < 0) idle.add(worst);
  }
  const rest = candidate.filter((gene) => !idle.has(gene));
  return fits(space, rest) ? rest : candidate;
}
