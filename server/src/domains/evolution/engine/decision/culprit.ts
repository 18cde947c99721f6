/** After a decision that found a group worse: the genes whose removal helps that group most, on train probes. */

import { integer } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome, sameGenome, toggleGene } from "../model/genome.ts";
import type { Outcome, Rollout } from "../model/rollout.ts";
import { indexOf, type Problem } from "../model/space.ts";
import type { Decision } from "./confirm.ts";
import { groupsOf } from "./groups.ts";

export interface Accusing {
  readonly problem: Problem;
  readonly candidate: Genome;
  /** Categories of the groups that are worse. */
  readonly categories: readonly number[];
  readonly seed: number;
}

/** Train probes of each category; with fewer than the minimum, genes would be blamed by chance. */
const MOST_PROBES = 8;
const LEAST_PROBES = 3;

export function categoriesOfWorse(problem: Problem, { groups }: Decision): number[] {
  const worse = new Set(groups.filter(({ verdict }) => verdict === "worse").map(({ group }) => group));
  const weights = groupsOf(problem).flatMap((group) => (worse.has(group.name) ? [group.weights] : []));
  return problem.categories.map((_, at) => at).filter((at) => weights.some((own) => (own[at] as number) > 0));
}

/** The candidate, and the candidate without each gene in turn, on the same probes; empty if too little budget is left. */
export function culpritRollouts(accusing: Accusing, first: number, most: number): Rollout[] {
  const { problem, candidate, categories, seed } = accusing;
  const genomes = [candidate, ...suspectsOf(accusing).map((gene) => toggleGene(problem, candidate, gene))];
  const probes = Math.min(MOST_PROBES, Math.floor(most / (genomes.length * categories.length)));
  if (genomes.length < 3 || probes < LEAST_PROBES) return [];
  const questions = categories.flatMap((category) => {
    const own = indexOf(problem).probesOf[category] as readonly number[];
    const from = integer(seed, category, own.length);
    return Array.from({ length: probes }, (_, n) => own[(from + n) % own.length] as number).flatMap((probe) =>
      genomes.map((genome) => ({ genome, probe })),
    );
  });
  return questions.map((question, at) => ({ ...question, set: "train", replicate: first + at }));
}

/** The gene whose removal helps most, and all that help half as much: a group rarely suffers from one gene alone. May be empty. */
export function culpritsOf(accusing: Accusing, rollouts: readonly Rollout[], outcomes: readonly Outcome[]): Genome {
  const { problem, candidate } = accusing;
  const suspects = suspectsOf(accusing);
  const relief = new Map(suspects.map((gene) => [gene, 0]));
  let whole: Outcome = null;
  rollouts.forEach(({ genome }, at) => {
    const outcome = outcomes[at] as Outcome;
    if (sameGenome(genome, candidate)) {
      whole = outcome;
      return;
    }
    const gene = suspects.find((own) => sameGenome(genome, toggleGene(problem, candidate, own))) as number;
    if (whole !== null && outcome !== null) relief.set(gene, (relief.get(gene) as number) + outcome - whole);
  });
  const most = Math.max(...relief.values());
  return suspects.filter((gene) => (relief.get(gene) as number) >= Math.max(1, most / 2));
}

/** Without a gene that shortens, the rest may be too long. */
function suspectsOf({ problem, candidate }: Accusing): number[] {
  return candidate.filter((gene) => fits(problem, toggleGene(problem, candidate, gene)));
}
