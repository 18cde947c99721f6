/**
 * A rule that the agent has is removed only for a reason of its own: the candidate does better on the whole without it than with
 * it, shown on train probes. That a proposal gains altogether is no such reason, and neither is a shorter prompt.
 */
import { deriveKey, integer, shuffleByKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome, toggleGene } from "../model/genome.ts";
import type { Outcome, Rollout } from "../model/rollout.ts";
import { indexOf, type Problem } from "../model/space.ts";
import { boundedBy, estimate, type Pair } from "./estimate.ts";
import { objectiveWeights } from "./groups.ts";

/** Pairs of train probes; with fewer, a gain of fifteen points would hardly show. */
const MOST_PAIRS = 96;
const LEAST_PAIRS = 48;
/** One chance in twenty that a removal without effect passes. */
const TAIL = 0.05;

export interface Removal {
  readonly problem: Problem;
  /** With the one removal that is tested; the others are left out. */
  readonly candidate: Genome;
  readonly gene: number;
  readonly seed: number;
}

export const removalsIn = ({ genes }: Problem, genome: Genome): Genome =>
  genome.filter((gene) => genes[gene]?.move === "remove");

/** The candidate with and without the removal, on the same probes; empty if there is too little to ask with. */
export function removalRollouts({ problem, candidate, gene, seed }: Removal, first: number, most: number): Rollout[] {
  const pairs = Math.min(MOST_PAIRS, Math.floor(most / 2));
  const keeping = toggleGene(problem, candidate, gene);
  if (pairs < LEAST_PAIRS || !fits(problem, keeping)) return [];
  const { probesOf } = indexOf(problem);
  const orders = probesOf.map((own, category) => shuffleByKey(own, deriveKey(seed, category)));
  const from = integer(seed, 0, orders.length);
  return Array.from({ length: pairs }, (_, n) => {
    const order = orders[(from + n) % orders.length] as readonly number[];
    return order[Math.floor(n / orders.length) % order.length] as number;
  }).flatMap((probe, at) =>
    [candidate, keeping].map((genome, side) => ({
      genome,
      set: "train" as const,
      probe,
      replicate: first + 2 * at + side,
    })),
  );
}

/** Whether the removal has shown that it helps. */
export function isProvenRemoval(
  { problem }: Removal,
  rollouts: readonly Rollout[],
  outcomes: readonly Outcome[],
): boolean {
  const pairs = rollouts.flatMap(({ probe }, at): Pair[] => {
    const [without, kept] = [outcomes[at] as Outcome, outcomes[at + 1] as Outcome];
    if (at % 2 === 1 || without === null || kept === null || kept === undefined) return [];
    return [{ probe, difference: without - kept }];
  });
  const weights = objectiveWeights(problem);
  const own = estimate(pairs, { probes: problem.train, weights });
  return boundedBy(own, { below: TAIL, above: TAIL }).lower > 0;
}
