/** Successive halving: many arms on few probes, the better half on twice as many, and so on; the next bracket builds on the winner. */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../model/genome.ts";
import type { Asked, Policy, PolicyContext, Question } from "./policy.ts";
import { failingIn, inTurns, totalOf, withMore } from "./proposer.ts";

export interface HalvingOptions {
  readonly arms: number;
  readonly genes: number;
  /** Probes of the first rung; every further one has twice as many. */
  readonly probes: number;
}

export const HALVING: HalvingOptions = { arms: 9, genes: 4, probes: 6 };

export interface HalvingState {
  readonly bracket: number;
  readonly rung: number;
  readonly arms: readonly Genome[];
  readonly best: Genome;
  readonly failing: readonly number[];
}

export function halving(options: HalvingOptions): Policy<HalvingState> {
  const probesOf = (state: HalvingState, { space, key }: PolicyContext) =>
    inTurns(space, deriveKey(deriveKey(key, state.bracket), state.rung)).slice(0, options.probes * 2 ** state.rung);
  return {
    name: "halving",
    // The first bracket has one arm, the unchanged agent: arms are proposed where it fails.
    open: () => ({ bracket: 0, rung: 1, arms: [[]], best: [], failing: [] }),
    ask: (state, context): readonly Question[] => {
      const probes = probesOf(state, context);
      const questions = state.arms.flatMap((genome) => probes.map((probe) => ({ genome, probe })));
      return questions.length > context.left ? [] : questions;
    },
    learn: (state, asked, context) => {
      const each = asked.length / state.arms.length;
      const parts = state.arms.map((genome, at) => ({ genome, asked: asked.slice(at * each, (at + 1) * each) }));
      const ranked = parts
        .map((part, at) => ({ ...part, at, total: totalOf(part.asked) }))
        .sort((one, other) => other.total - one.total || one.at - other.at);
      const kept = ranked.slice(0, Math.ceil(ranked.length / 2));
      const [winner] = ranked;
      if (kept.length > 1) return { ...state, rung: state.rung + 1, arms: kept.map(({ genome }) => genome) };
      return nextBracket(state, { winner: winner as { genome: Genome; asked: readonly Asked[] }, context, options });
    },
    recommend: ({ best }) => best,
  };
}

interface Won {
  readonly winner: { readonly genome: Genome; readonly asked: readonly Asked[] };
  readonly context: PolicyContext;
  readonly options: HalvingOptions;
}

function nextBracket({ bracket }: HalvingState, { winner, context, options }: Won): HalvingState {
  const { space, key } = context;
  const failing = failingIn(space, winner.asked);
  const proposed = Array.from({ length: options.arms - 1 }, (_, at) =>
    withMore(winner.genome, options.genes, { space, failing, key: deriveKey(deriveKey(key, 1000 + bracket), at) }),
  );
  // The winner competes again, so a bracket of bad proposals loses nothing.
  return { bracket: bracket + 1, rung: 0, arms: [winner.genome, ...proposed], best: winner.genome, failing };
}
