/**
 * The decision, the only way to a proposal. Superiority first, looked at after every block of pairs; once it is shown, all
 * pairs that are left, most where a group of categories might have suffered; one look at the end for the estimate and for
 * every group, all on all pairs. A candidate is superior only if that estimate's interval lies above zero and the interval
 * of every group lies above its bound. Whatever is not shown is said to be not shown.
 */

import { keyed } from "@agent-console/analysis/statistics/keyed-random.ts";
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { signTest } from "@agent-console/analysis/statistics/significance.ts";
import type { Genome } from "../model/genome.ts";
import { EngineRefusal } from "../model/refusal.ts";
import type { Outcome, Rollout } from "../model/rollout.ts";
import type { Problem } from "../model/space.ts";
import { allocate } from "./allocation.ts";
import { type Estimate, estimate, type Interval, intervalOf, type Pair } from "./estimate.ts";
import { groupsOf } from "./groups.ts";
import { drawBlock, fullBlock } from "./sampling.ts";
import { alphaFor, bet, betOnHolding, FIRST_WEALTH, logWealth, type Wealth } from "./wealth.ts";

export interface ConfirmOptions {
  readonly alpha: number;
  /** The number of this decision on the hold-out, from 1. Later decisions need more evidence. */
  readonly attempt: number;
  /** No group may be worse by more than this. */
  readonly margin: number;
  /** Maximum number of pairs. */
  readonly pairs: number;
  /** Pairs of these reserved for uncertain groups, used after the gain was shown. */
  readonly leastPairs: number;
  /** Minimum gain that the lower bound must reach; 0 for any. */
  readonly leastGain: number;
  /** Whether a group that turns out worse ends the decision immediately, which leaves budget for another try. */
  readonly dropsEarly?: boolean;
}

export const CONFIRM: ConfirmOptions = {
  alpha: 0.05,
  attempt: 1,
  margin: 0.1,
  pairs: 200,
  leastPairs: 72,
  leastGain: 0,
};

export interface Confirmation {
  readonly problem: Problem;
  readonly candidate: Genome;
  readonly seed: number;
  readonly options: ConfirmOptions;
}

export interface GroupVerdict {
  readonly group: string;
  readonly estimate: Estimate;
  readonly interval: Interval;
  readonly margin: number;
  /** Wealth of the anytime-valid bet that the group holds, as a logarithm; reported only, it does not decide. */
  readonly logWealth: number;
  readonly verdict: "holds" | "unproven" | "worse";
}

export type Verdict =
  | { readonly outcome: "superior" }
  | {
      readonly outcome: "inconclusive";
      readonly reason: "too_few_pairs" | "no_gain_seen" | "gain_unproven" | "group_unproven" | "gain_too_small";
    }
  | { readonly outcome: "inferior"; readonly reason: "worse" | "group_worse" };

type NotShown = "too_few_pairs" | "no_gain_seen" | "gain_unproven";

export interface Decision {
  /** The number of this decision on the hold-out. */
  readonly attempt: number;
  readonly verdict: Verdict;
  readonly estimate: Estimate;
  /** 95 %, both sides. */
  readonly interval: Interval;
  readonly groups: readonly GroupVerdict[];
  readonly logWealth: number;
  readonly alphaSpent: number;
  /** Exact sign test on the pairs that differ; for display. */
  readonly signTest: number;
}

export interface ConfirmState {
  readonly block: number;
  /** Pairs sent, with or without a response. */
  readonly asked: number;
  readonly pairs: readonly Pair[];
  readonly wealth: Wealth;
  /** Against "the candidate is no worse". */
  readonly against: Wealth;
  /** Categories of the remaining pairs, chosen at the moment the gain was shown. */
  readonly rest: readonly number[];
  readonly phase: "superiority" | "completion" | "decided";
  /** Pairs to send now. */
  readonly asking: readonly { readonly probe: number; readonly candidateFirst: boolean }[];
  readonly decision?: Decision;
}

/** Pairs before the first check, and before a candidate without effect is given up; checks happen after whole blocks. */
const FIRST_LOOK = 36;
const FUTILE_FROM = 60;
/** With three pairs in ten differing, a gain of ten points would be given up after 60 pairs once in twelve, after 200 hardly ever. */
const FUTILE_SHARE = 0.25;
/** Odds against chance from which a group is called worse, and not only unproven. */
const WORSE = 10;
/** Pairs in one batch of the completion. No one looks between the batches, but whoever watches sees it go on. */
const COMPLETION_BATCH = 48;

export function openConfirmation(confirmation: Confirmation): ConfirmState {
  const { options } = confirmation;
  if (!(options.alpha > 0 && options.alpha < 1))
    throw new EngineRefusal("option_invalid", "alpha", "must be between 0 and 1");
  if (!(options.margin > 0 && options.margin < 1))
    throw new EngineRefusal("option_invalid", "margin", "must be between 0 and 1");
  if (!Number.isInteger(options.attempt) || options.attempt < 1)
    throw new EngineRefusal("option_invalid", "attempt", "must be a whole number from 1");
  const state: ConfirmState = {
    block: 0,
    asked: 0,
    pairs: [],
    wealth: FIRST_WEALTH,
    against: FIRST_WEALTH,
    rest: [],
    phase: "superiority",
    asking: [],
  };
  if (confirmation.candidate.length === 0) return decided(confirmation, state, "no_gain_seen");
  if (!canDecide(confirmation)) return decided(confirmation, state, "too_few_pairs");
  return nextBlock(confirmation, state);
}

/** Whether the pairs suffice for a first check, besides those reserved for the estimate. */
export function canDecide({ problem, options: { pairs, leastPairs } }: Confirmation): boolean {
  return pairs - leastPairs >= Math.max(FIRST_LOOK, fullBlock(problem).length);
}

/** The rollouts of the current pairs: two for each, in random order. */
export function confirmRollouts({ candidate }: Confirmation, { asking }: ConfirmState, first: number): Rollout[] {
  return asking.flatMap(({ probe, candidateFirst }, at) => {
    const both: readonly Genome[] = candidateFirst ? [candidate, []] : [[], candidate];
    return both.map((genome, side) => ({ genome, set: "holdout" as const, probe, replicate: first + 2 * at + side }));
  });
}

export function observeConfirmation(
  confirmation: Confirmation,
  state: ConfirmState,
  outcomes: readonly Outcome[],
): ConfirmState {
  const fresh = state.asking.flatMap(({ probe, candidateFirst }, at): Pair[] => {
    const first = outcomes[2 * at] as Outcome;
    const second = outcomes[2 * at + 1] as Outcome;
    // A pair with a missing response says nothing about the difference.
    if (first === null || second === null) return [];
    return [{ probe, difference: candidateFirst ? first - second : second - first }];
  });
  const next: ConfirmState = {
    ...state,
    block: state.block + 1,
    asked: state.asked + state.asking.length,
    pairs: [...state.pairs, ...fresh],
    asking: [],
  };
  if (state.phase === "completion") return completing(confirmation, next);
  const wealth = fresh.reduce((own, { difference }) => bet(own, difference), state.wealth);
  const against = fresh.reduce((own, { difference }) => bet(own, -difference), state.against);
  return lookAt(confirmation, { ...next, wealth, against });
}

function lookAt(confirmation: Confirmation, state: ConfirmState): ConfirmState {
  const { options, problem } = confirmation;
  const enough = -Math.log(alphaFor(options.attempt, options.alpha));
  if (options.dropsEarly && state.asked >= FIRST_LOOK && groupVerdicts(confirmation, state).some(isWorse))
    return decided(confirmation, state);
  if (state.asked >= FIRST_LOOK && logWealth(state.wealth) >= enough) {
    const rest = allocate(problem, state.pairs, { ...options, pairs: options.pairs - state.asked });
    return completing(confirmation, { ...state, phase: "completion", rest });
  }
  if (logWealth(state.against) >= enough) return decided(confirmation, state);
  const sum = state.pairs.reduce((total, { difference }) => total + difference, 0);
  if (state.asked >= Math.max(FUTILE_FROM, FUTILE_SHARE * options.pairs) && sum <= 0)
    return decided(confirmation, state, "no_gain_seen");
  if (state.asked + fullBlock(problem).length > options.pairs - options.leastPairs)
    return decided(confirmation, state, "gain_unproven");
  return nextBlock(confirmation, state);
}

function completing(confirmation: Confirmation, state: ConfirmState): ConfirmState {
  if (state.rest.length === 0) return decided(confirmation, state);
  const now = state.rest.slice(0, COMPLETION_BATCH);
  const asking = drawBlock(confirmation.problem, now, keyed(confirmation.seed, state.block));
  return { ...state, asking, rest: state.rest.slice(now.length) };
}

function nextBlock({ problem, seed }: Confirmation, state: ConfirmState): ConfirmState {
  return { ...state, asking: drawBlock(problem, fullBlock(problem), keyed(seed, state.block)) };
}

function decided({ problem, options }: Confirmation, state: ConfirmState, notShown?: NotShown): ConfirmState {
  const alphaSpent = alphaFor(options.attempt, options.alpha);
  // On all pairs: a gain that was shown early is still asked about to the end, so stopping early flatters no one.
  const whole = estimate(state.pairs, {
    probes: problem.holdout,
    weights: problem.categories.map(({ weight }) => weight),
  });
  const groups = groupVerdicts({ problem, options }, state);
  const decision: Decision = {
    attempt: options.attempt,
    verdict: verdictOf(state, { whole, groups, options, notShown, alphaSpent }),
    estimate: whole,
    // The interval that people see is the one that decides.
    interval: intervalOf(whole, Z95),
    groups,
    logWealth: logWealth(state.wealth),
    alphaSpent,
    signTest: signTest(whole.gained, whole.lost),
  };
  return { ...state, phase: "decided", asking: [], decision };
}

const isWorse = ({ verdict }: GroupVerdict): boolean => verdict === "worse";

/** The result of every group on all pairs so far. */
function groupVerdicts(
  { problem, options }: Pick<Confirmation, "problem" | "options">,
  { pairs }: ConfirmState,
): GroupVerdict[] {
  return groupsOf(problem).map(({ name, weights }): GroupVerdict => {
    const own = estimate(pairs, { probes: problem.holdout, weights });
    const interval = intervalOf(own, Z95);
    const inside = pairs.filter(({ probe }) => (weights[problem.holdout[probe]?.category as number] as number) > 0);
    const holding = inside.reduce(
      (wealth, { difference }) => betOnHolding(wealth, difference, options.margin),
      FIRST_WEALTH,
    );
    const losing = inside.reduce((wealth, { difference }) => bet(wealth, -difference), FIRST_WEALTH);
    const verdict =
      interval.lower > -options.margin ? "holds" : logWealth(losing) >= Math.log(WORSE) ? "worse" : "unproven";
    return {
      group: name,
      estimate: own,
      interval,
      margin: options.margin,
      logWealth: logWealth(holding),
      verdict,
    };
  });
}

interface Judging {
  readonly whole: Estimate;
  readonly groups: readonly GroupVerdict[];
  readonly options: ConfirmOptions;
  readonly notShown: NotShown | undefined;
  readonly alphaSpent: number;
}

function verdictOf(state: ConfirmState, { whole, groups, options, notShown, alphaSpent }: Judging): Verdict {
  if (logWealth(state.against) >= -Math.log(alphaSpent)) return { outcome: "inferior", reason: "worse" };
  if (notShown) return { outcome: "inconclusive", reason: notShown };
  if (groups.some(isWorse)) return { outcome: "inferior", reason: "group_worse" };
  const { lower } = intervalOf(whole, Z95);
  if (!(lower > 0)) return { outcome: "inconclusive", reason: "gain_unproven" };
  if (groups.some(({ verdict }) => verdict === "unproven"))
    return { outcome: "inconclusive", reason: "group_unproven" };
  if (lower < options.leastGain) return { outcome: "inconclusive", reason: "gain_too_small" };
  return { outcome: "superior" };
}
