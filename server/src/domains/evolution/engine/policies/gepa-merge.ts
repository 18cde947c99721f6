/** Merging two lines of a pool: which pair, and what each side contributes. */

import { deriveKey, shuffleByKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../model/genome.ts";
import type { Leader } from "./pareto.ts";

export interface Member {
  readonly genome: Genome;
  readonly scores: readonly number[];
  readonly parents: readonly number[];
}

export interface MergePair {
  readonly members: readonly [number, number];
  readonly ancestor: number;
}

/** Two leaders, neither descended from the other, with a common ancestor that is no better than either. */
export function pairToMerge(pool: readonly Member[], leaders: readonly Leader[], key: number): MergePair | undefined {
  const order = shuffleByKey(leaders, deriveKey(key, 0)).map(({ member }) => member);
  const lines = new Map(order.map((member) => [member, ancestorsOf(pool, member)]));
  const total = (member: number) => (pool[member] as Member).scores.reduce((sum, score) => sum + score, 0);
  for (const [place, one] of order.entries()) {
    for (const other of order.slice(place + 1)) {
      const ofOne = lines.get(one) as readonly number[];
      const ofOther = lines.get(other) as readonly number[];
      if (ofOne.includes(other) || ofOther.includes(one)) continue;
      const both = ofOne.filter((member) => ofOther.includes(member));
      const least = Math.min(total(one), total(other));
      const [ancestor] = both.filter((member) => total(member) <= least).sort((a, b) => total(b) - total(a) || a - b);
      if (ancestor !== undefined) return { members: [one, other], ancestor };
    }
  }
  return undefined;
}

/** For each gene, the side that changed it. A gene is on or off, so if both changed it, they agree. */
export function mergeGenomes(one: Genome, other: Genome, ancestor: Genome): Genome {
  const all = [...new Set([...one, ...other, ...ancestor])].sort((a, b) => a - b);
  return all.filter((gene) => {
    const was = ancestor.includes(gene);
    const changed = one.includes(gene) !== was || other.includes(gene) !== was;
    return changed ? !was : was;
  });
}

function ancestorsOf(pool: readonly Member[], member: number): number[] {
  const found = new Set<number>();
  const open = [...(pool[member] as Member).parents];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(pool[next] as Member).parents);
  }
  return [...found].sort((a, b) => a - b);
}
