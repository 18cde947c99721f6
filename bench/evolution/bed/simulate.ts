/** The agent of a bed: the probability that it passes a probe with a genome, and one random outcome. */

import { deriveKey, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../../../server/src/domains/evolution/engine/model/genome.ts";
import type { Rollout } from "../../../server/src/domains/evolution/engine/model/rollout.ts";
import type { Bed } from "./bed.ts";

const SETS = { train: 1, holdout: 2 } as const;

/** Logits by category, before the probe's difficulty. */
export function logitsOf({ truth, problem }: Bed, genome: Genome): number[] {
  const on = truth.start.length === 0 ? genome : onGenes(truth.start, genome);
  let diluting = 0;
  for (const gene of on) if (truth.diluted[gene]) diluting++;
  const weaker = 1 / (1 + truth.dilution.rate * Math.max(0, diluting - truth.dilution.free));
  const logits = truth.base.slice();
  for (const gene of on) {
    const effects = truth.effects[gene] as readonly number[];
    const factor = truth.diluted[gene] ? weaker : 1;
    for (let at = 0; at < logits.length; at++) logits[at] = (logits[at] as number) + factor * (effects[at] as number);
  }
  for (const { one, other, effects } of truth.conflicts) {
    if (!on.includes(one) || !on.includes(other)) continue;
    for (let at = 0; at < problem.categories.length; at++)
      logits[at] = (logits[at] as number) + (effects[at] as number);
  }
  return logits;
}

function onGenes(start: readonly number[], genome: Genome): Genome {
  return [...start.filter((gene) => !genome.includes(gene)), ...genome.filter((gene) => !start.includes(gene))];
}

export interface Agent {
  /** 1 for a pass, 0 for a failure. Always the same for the same rollout. */
  answer(rollout: Rollout): 0 | 1;
}

export function agentOf(bed: Bed, seed: number): Agent {
  const { truth, problem } = bed;
  let known: Genome | undefined;
  let logits: number[] = [];
  let easeOf: EaseOf = () => 0;
  const keys = { train: deriveKey(seed, SETS.train), holdout: deriveKey(seed, SETS.holdout) };
  return {
    answer({ genome, probe, set, replicate }) {
      if (genome !== known) {
        logits = logitsOf(bed, genome);
        easeOf = easeFor(bed, genome);
        known = genome;
      }
      const category = (problem[set][probe] as { category: number }).category;
      const logit = (logits[category] as number) + easeOf(set, probe) + (truth.drift * replicate) / DRIFT_PER;
      return uniform(deriveKey(keys[set], probe), replicate) < flipped(logit, truth.flip) ? 1 : 0;
    },
  };
}

/** The number of a rollout is its time. */
const DRIFT_PER = 1000;

type EaseOf = (set: "train" | "holdout", probe: number) => number;

/**
 * A change makes some families of a category easier and others harder. What it adds takes the place of a part of the
 * difficulty, so that the spread stays the same, and with it the pass rate over all families that there could be.
 */
function easeFor({ truth }: Bed, genome: Genome): EaseOf {
  const { ease, familyEffects } = truth;
  if (!familyEffects || genome.length === 0) return (set, probe) => ease[set][probe] as number;
  const { sd, difficultySd, drawn, ideaOf, familyOf } = familyEffects;
  const shift = (drawn[0] ?? []).map((_, family) =>
    genome.reduce((sum, gene) => sum + sd * (drawn[ideaOf[gene] as number]?.[family] as number), 0),
  );
  const shrink = difficultySd / Math.hypot(difficultySd, sd * Math.sqrt(genome.length));
  return (set, probe) => shrink * ((ease[set][probe] as number) + (shift[familyOf[set][probe] as number] as number));
}

function flipped(logit: number, flip: number): number {
  return flip + (1 - 2 * flip) / (1 + Math.exp(-logit));
}

/**
 * The pass rate on the held-out set that unlimited rollouts would give, for each category. Without what a change does to
 * these families only, which is luck, and without drift.
 */
export function truePassRates(bed: Bed, genome: Genome): number[] {
  const { truth, problem } = bed;
  const logits = logitsOf(bed, genome);
  const sums = logits.map(() => 0);
  const counts = logits.map(() => 0);
  problem.holdout.forEach(({ category }, at) => {
    sums[category] =
      (sums[category] as number) +
      flipped((logits[category] as number) + (truth.ease.holdout[at] as number), truth.flip);
    counts[category] = (counts[category] as number) + 1;
  });
  return sums.map((sum, at) => sum / (counts[at] as number));
}

export function trueFitness(bed: Bed, genome: Genome): number {
  const rates = truePassRates(bed, genome);
  const weights = bed.problem.categories.map((category) => category.weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rates.reduce((sum, rate, at) => sum + rate * (weights[at] as number), 0) / total;
}

/** The mean pass rate of the harmless categories by weight; 0 if there are none. */
export function trueBenign(bed: Bed, genome: Genome): number {
  const rates = truePassRates(bed, genome);
  let [sum, total] = [0, 0];
  bed.problem.categories.forEach(({ benign, weight }, at) => {
    if (!benign) return;
    sum += weight * (rates[at] as number);
    total += weight;
  });
  return total === 0 ? 0 : sum / total;
}

export function trueByDimension(bed: Bed, genome: Genome): ReadonlyMap<string, number> {
  const rates = truePassRates(bed, genome);
  const sums = new Map<string, { sum: number; weight: number }>();
  bed.problem.categories.forEach(({ dimension, weight }, at) => {
    const before = sums.get(dimension) ?? { sum: 0, weight: 0 };
    sums.set(dimension, { sum: before.sum + weight * (rates[at] as number), weight: before.weight + weight });
  });
  return new Map([...sums].map(([dimension, { sum, weight }]) => [dimension, sum / weight]));
}
