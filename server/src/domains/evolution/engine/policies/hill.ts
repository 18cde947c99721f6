/** Two simple policies that score whole genomes on one fixed sample: hill climbing, or a random restart each time. */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../model/genome.ts";
import type { Asked, Policy, PolicyContext, Question } from "./policy.ts";
import { failingIn, inTurns, totalOf, withMore } from "./proposer.ts";

export interface SampleOptions {
  /** Train probes that every genome is scored on. */
  readonly sample: number;
  /** Genes by which a new genome differs. */
  readonly genes: number;
}

export const HILL: SampleOptions = { sample: 36, genes: 5 };
export const RANDOM: SampleOptions = { sample: 60, genes: 12 };

export interface SampleState {
  readonly round: number;
  readonly sample: readonly number[];
  readonly best: Genome;
  readonly total: number;
  /** Categories in which the current best genome fails. */
  readonly failing: readonly number[];
  readonly tried: Genome;
}

export function hill(options: SampleOptions): Policy<SampleState> {
  return samplePolicy("hill", options, true);
}

export function random(options: SampleOptions): Policy<SampleState> {
  return samplePolicy("random", options, false);
}

function samplePolicy(name: string, options: SampleOptions, climbs: boolean): Policy<SampleState> {
  const propose = (state: SampleState, { space, key }: PolicyContext): Genome =>
    withMore(climbs ? state.best : [], options.genes, {
      space,
      failing: state.failing,
      key: deriveKey(key, 1 + state.round),
    });
  return {
    name,
    open: ({ space, key }) => ({
      round: 0,
      sample: inTurns(space, deriveKey(key, 0)).slice(0, options.sample),
      best: [],
      total: -1,
      failing: [],
      tried: [],
    }),
    ask: ({ tried, sample }, { left }): readonly Question[] =>
      sample.length > left ? [] : sample.map((probe) => ({ genome: tried, probe })),
    learn: (state, asked, context) => {
      const total = totalOf(asked);
      const better = total > state.total;
      const learnsFails = state.round === 0 || (climbs && better);
      const next: SampleState = {
        ...state,
        round: state.round + 1,
        ...(better && { best: state.tried, total }),
        ...(learnsFails && { failing: failsOf(asked, context) }),
      };
      return { ...next, tried: propose(next, context) };
    },
    recommend: ({ best }) => best,
  };
}

function failsOf(asked: readonly Asked[], { space }: PolicyContext): number[] {
  return failingIn(space, asked);
}
