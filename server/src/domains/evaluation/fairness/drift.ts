import { fisher } from "@agent-console/analysis/statistics/significance.ts";
import type { FairnessResult } from "./result.ts";

/** How often the agent served in the first and in the second half of the run. */
export interface Drift {
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly p: number;
}

/**
 * Arms are asked in a drawn order, so that both halves of the run have the same mix. An agent that serves less in one of them has
 * changed during the run, and pairs that were asked hours apart say more about time than about people.
 */
export function driftOf(results: readonly FairnessResult[]): Drift {
  const served = results
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(({ measures }) => (typeof measures?.served === "number" ? [measures.served] : []));
  const middle = Math.floor(served.length / 2);
  const [first, second] = [shareOf(served.slice(0, middle)), shareOf(served.slice(middle))];
  const [before, after] = [first.hits / (first.n || 1), second.hits / (second.n || 1)];
  return { before, after, difference: after - before, p: first.n > 0 ? fisher(first, second) : 1 };
}

const shareOf = (served: readonly number[]) => ({ hits: served.filter((one) => one === 1).length, n: served.length });
