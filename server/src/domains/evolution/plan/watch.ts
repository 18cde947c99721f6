/**
 * Post-apply monitoring: rounds of prompts over a day, each sent with the old and the new configuration, so that an outage of
 * the provider affects both sides. A bettor stakes on "worse than before" for the whole and for every group of categories;
 * their joint wealth may be checked after each block, any number of times.
 */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { estimate, intervalOf, type Pair } from "../engine/decision/estimate.ts";
import { groupsOf, objectiveWeights } from "../engine/decision/groups.ts";
import { drawBlock, fullBlock } from "../engine/decision/sampling.ts";
import { bet, FIRST_WEALTH, logWealth } from "../engine/decision/wealth.ts";
import type { Outcome, Rollout } from "../engine/model/rollout.ts";
import type { Problem } from "../engine/model/space.ts";

export interface WatchRules {
  readonly rounds: number;
  /** Maximum number of pairs in a round. */
  readonly pairs: number;
  /** From the start of one round to the next. */
  readonly everySeconds: number;
  /** A loss up to this still counts as holding. */
  readonly margin: number;
}

/** Immediately, then every four hours until a day has passed. */
export const WATCH: WatchRules = { rounds: 7, pairs: 50, everySeconds: 4 * 3600, margin: 0.1 };
export const WATCH_ROLLOUTS = 2 * WATCH.rounds * WATCH.pairs;

export interface WatchPlan {
  readonly kind: "monitor";
  readonly problem: Problem;
  readonly seed: number;
  readonly rules: WatchRules;
}

export interface WatchState {
  readonly block: number;
  readonly pairs: readonly Pair[];
}

export type WatchVerdict = "holds" | "worse" | "unproven";

/** The e-value at which an applied change counts as a regression. */
export const ALARM = 20;

export const FIRST_WATCH: WatchState = { block: 0, pairs: [] };

const blocksInRound = ({ problem, rules }: WatchPlan): number =>
  Math.max(1, Math.floor(rules.pairs / fullBlock(problem).length));

/** The rollouts of the next block, with a random side first. */
export function watchRollouts({ problem, seed, rules }: WatchPlan, { block }: WatchState, first: number): Rollout[] {
  const drawn = drawBlock(problem, fullBlock(problem).slice(0, rules.pairs), deriveKey(seed, block));
  return drawn.flatMap(({ probe, candidateFirst }, at) =>
    [candidateFirst, !candidateFirst].map((isChanged, side) => ({
      genome: isChanged ? [0] : [],
      set: "holdout" as const,
      probe,
      replicate: first + 2 * at + side,
    })),
  );
}

export function observeWatch(state: WatchState, planned: readonly Rollout[], outcomes: readonly Outcome[]): WatchState {
  const fresh = planned.flatMap(({ probe, genome }, at): Pair[] => {
    if (at % 2 === 1) return [];
    const [one, other] = [outcomes[at] as Outcome, outcomes[at + 1] as Outcome];
    if (one === null || other === null) return [];
    return [{ probe, difference: genome.length > 0 ? one - other : other - one }];
  });
  return { block: state.block + 1, pairs: [...state.pairs, ...fresh] };
}

/** Seconds from the start of monitoring until the next block is due. */
export function dueAfter(plan: WatchPlan, { block }: WatchState): number {
  return Math.floor(block / blocksInRound(plan)) * plan.rules.everySeconds;
}

export interface WatchGroup {
  readonly group: string;
  readonly n: number;
  readonly gained: number;
  readonly lost: number;
  /** Now minus before, as a share, with its 95% confidence interval. */
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
}

export interface WatchReport extends Omit<WatchGroup, "group"> {
  readonly rounds_done: number;
  readonly rounds: number;
  /** Odds against chance that it is worse; 20 raises an alarm. */
  readonly odds: number;
  /** The group with the highest odds; null while there is no sign of a loss. */
  readonly worst: string | null;
  readonly groups: readonly WatchGroup[];
  /** Null while monitoring continues. */
  readonly verdict: WatchVerdict | null;
}

const WHOLE = "overall";

export function reportOf(plan: WatchPlan, { block, pairs }: WatchState): WatchReport {
  const { problem, rules } = plan;
  const whole = { name: WHOLE, weights: objectiveWeights(problem) };
  const parties = [whole, ...groupsOf(problem)].map(({ name, weights }) => ({
    found: groupOf(name, { pairs, problem, weights }),
    wealth: Math.exp(against(pairs, { problem, weights })),
  }));
  const odds = parties.reduce((sum, { wealth }) => sum + wealth, 0) / parties.length;
  const highest = parties.slice(1).reduce((most, party) => (party.wealth > most.wealth ? party : most));
  const [{ group: _, ...overall }, ...groups] = parties.map(({ found }) => found) as [WatchGroup, ...WatchGroup[]];
  const roundsDone = Math.floor(block / blocksInRound(plan));
  const bound = estimate(pairs, { probes: problem.holdout, weights: whole.weights });
  const isOver = roundsDone >= rules.rounds;
  const verdict =
    odds >= ALARM ? "worse" : !isOver ? null : intervalOf(bound, Z95).lower > -rules.margin ? "holds" : "unproven";
  return {
    ...{ rounds_done: roundsDone, rounds: rules.rounds, ...overall, odds: Number(odds.toPrecision(4)) },
    ...{ worst: highest.wealth > 1 ? highest.found.group : null, groups, verdict },
  };
}

interface Party {
  readonly problem: Problem;
  readonly weights: readonly number[];
}

/** The wealth of a bettor on "worse", as a logarithm. */
function against(pairs: readonly Pair[], { problem, weights }: Party): number {
  const own = pairs.filter(({ probe }) => (weights[problem.holdout[probe]?.category ?? -1] ?? 0) > 0);
  return logWealth(own.reduce((wealth, { difference }) => bet(wealth, -difference), FIRST_WEALTH));
}

const round = (value: number): number => Number(value.toFixed(4));

function groupOf(group: string, { pairs, problem, weights }: Party & { pairs: readonly Pair[] }): WatchGroup {
  const found = estimate(pairs, { probes: problem.holdout, weights });
  const { lower, upper } = intervalOf(found, Z95);
  const { pairs: n, gained, lost, mean } = found;
  return { group, n, gained, lost, estimate: round(mean), lower: round(lower), upper: round(upper) };
}
