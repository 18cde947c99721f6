/** The hold-out probes of a block. */
import { deriveKey, integer, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Problem } from "../model/space.ts";
import type { Pair } from "./estimate.ts";

export interface DrawnPair {
  readonly probe: number;
  /** Which side goes first; alternating sides cancels the agent's drift. */
  readonly candidateFirst: boolean;
}

interface Families {
  /** Hold-out probes of each family, by category. */
  readonly ofCategory: readonly (readonly (readonly number[])[])[];
}

const known = new WeakMap<Problem, Families>();

export function familiesOf(problem: Problem): Families {
  const found = known.get(problem);
  if (found) return found;
  const ofCategory = problem.categories.map((_, category) => {
    const byName = new Map<string, number[]>();
    problem.holdout.forEach((probe, at) => {
      if (probe.category !== category) return;
      const family = byName.get(probe.family);
      if (family) family.push(at);
      else byName.set(probe.family, [at]);
    });
    return [...byName.values()];
  });
  const made = { ofCategory };
  known.set(problem, made);
  return made;
}

/**
 * One pair for each category named, without replacement: of its families the one asked least, of that family the probe asked
 * least, by lot among equals. Nothing is asked a second time before everything was asked once.
 */
export function drawFresh(
  problem: Problem,
  categories: readonly number[],
  past: { readonly pairs: readonly Pair[]; readonly key: number },
): DrawnPair[] {
  const asked = problem.holdout.map(() => 0);
  for (const { probe } of past.pairs) asked[probe] = (asked[probe] as number) + 1;
  const { ofCategory } = familiesOf(problem);
  return categories.map((category, at) => {
    const own = deriveKey(past.key, at);
    const of = (probe: number): number => asked[probe] as number;
    const inAll = (family: readonly number[]): number => {
      let sum = 0;
      for (const probe of family) sum += of(probe);
      return sum;
    };
    const family = leastOf(ofCategory[category] as readonly (readonly number[])[], inAll, deriveKey(own, 0));
    const probe = leastOf(family, of, deriveKey(own, 1));
    asked[probe] = of(probe) + 1;
    return { probe, candidateFirst: uniform(own, 2) < 0.5 };
  });
}

function leastOf<T>(values: readonly T[], measure: (value: T) => number, key: number): T {
  const measured = values.map(measure);
  const least = Math.min(...measured);
  const equal = values.filter((_, at) => measured[at] === least);
  return equal[integer(key, 0, equal.length)] as T;
}

/**
 * One pair for each category named, with replacement. If every category is listed as often as its weight, the product of the bets
 * over the list has expectation at most 1 under "no better on the whole": the draws are independent, and a product
 * is at most the power of the mean. So wealth may be checked after every such block.
 */
export function drawBlock(problem: Problem, categories: readonly number[], key: number): DrawnPair[] {
  const { ofCategory } = familiesOf(problem);
  return categories.map((category, at) => {
    const families = ofCategory[category] as readonly (readonly number[])[];
    const own = deriveKey(key, at);
    const family = families[integer(own, 0, families.length)] as readonly number[];
    return { probe: family[integer(own, 1, family.length)] as number, candidateFirst: uniform(own, 2) < 0.5 };
  });
}

/** Every category as often as its weight. */
export function fullBlock(problem: Problem): number[] {
  return problem.categories.flatMap(({ weight }, at) => Array.from({ length: weight }, () => at));
}
