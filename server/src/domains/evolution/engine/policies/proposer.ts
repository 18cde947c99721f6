/** The proposer that the comparison policies share: a random failing category, then a random unused gene with that tag. */

import { deriveKey, shuffleByKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome, toggleGene } from "../model/genome.ts";
import type { Outcome } from "../model/rollout.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";
import type { Asked } from "./policy.ts";

export interface Proposing {
  readonly space: SearchSpace;
  readonly failing: readonly number[];
  readonly key: number;
}

/** One more gene, or undefined if nothing is left to try. */
export function withOneMore(genome: Genome, { space, failing, key }: Proposing): Genome | undefined {
  const { genesOf } = indexOf(space);
  for (const category of shuffleByKey(failing, deriveKey(key, 0))) {
    const unused = (genesOf[category] as readonly number[]).filter(
      (gene) => !genome.includes(gene) && fits(space, toggleGene(space, genome, gene)),
    );
    const [gene] = shuffleByKey(unused, deriveKey(deriveKey(key, 1), category));
    if (gene !== undefined) return toggleGene(space, genome, gene);
  }
  return undefined;
}

/** So many more genes, as far as there are any. */
export function withMore(genome: Genome, count: number, proposing: Proposing): Genome {
  let grown = genome;
  for (let n = 0; n < count; n++) {
    grown = withOneMore(grown, { ...proposing, key: deriveKey(proposing.key, 100 + n) }) ?? grown;
  }
  return grown;
}

/** One more gene for every failing category. */
export function withOneForEach(genome: Genome, proposing: Proposing): Genome {
  let grown = genome;
  for (const category of proposing.failing) {
    grown =
      withOneMore(grown, { ...proposing, failing: [category], key: deriveKey(proposing.key, 100 + category) }) ?? grown;
  }
  return grown;
}

/** An unassessed response is neither a pass nor a fail. */
export function scoreOf(outcome: Outcome): number {
  return outcome ?? 0.5;
}

export function totalOf(asked: readonly Asked[]): number {
  return asked.reduce((sum, { outcome }) => sum + scoreOf(outcome), 0);
}

/** Categories with a failure; all if there is none, so that a proposer never stops by chance. */
export function failingIn(space: SearchSpace, asked: readonly Asked[]): number[] {
  const failed = new Set<number>();
  for (const { question, outcome } of asked) {
    if (outcome === 0) failed.add(space.train[question.probe]?.category as number);
  }
  const all = space.categories.map((_, at) => at);
  return failed.size === 0 ? all : all.filter((at) => failed.has(at));
}

/** Train probes in random order with alternating categories: any prefix is a fair sample. */
export function inTurns(space: SearchSpace, key: number): number[] {
  const queues = indexOf(space).probesOf.map((probes, at) => shuffleByKey(probes, deriveKey(key, at)));
  const longest = Math.max(...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, turn) =>
    shuffleByKey(
      queues.flatMap((queue) => queue.slice(turn, turn + 1)),
      deriveKey(deriveKey(key, 1_000_000), turn),
    ),
  ).flat();
}
