/**
 * The decision, the only way to a proposal: one group-sequential test on pairs of hold-out answers, stratified by category and
 * clustered by family. It looks at its pairs three times (looks.ts). At a look, one interval is made for the whole and one for
 * every group of categories, all with the error that is spent there. A candidate is superior if the interval of the whole lies
 * above zero and that of every group above its limit; what people are shown is that interval and nothing else. What is not shown
 * is said to be not shown, and can be continued.
 */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../model/genome.ts";
import { EngineRefusal } from "../model/refusal.ts";
import type { Outcome, Rollout } from "../model/rollout.ts";
import type { Problem } from "../model/space.ts";
import { allocate } from "./allocation.ts";
import { type Expected, toldGain } from "./corrected.ts";
import { boundedBy, type Estimate, estimate, type Interval, type Pair } from "./estimate.ts";
import { groupsOf, type Margins, marginOf, objectiveWeights } from "./groups.ts";
import { groupTailsAt, type Levels, LOOKS, levelsOf, lookAt, type Spending, type TakenLook, tailsAt } from "./looks.ts";
import { drawFresh } from "./sampling.ts";
import { pairsToSettle } from "./settle.ts";

export interface ConfirmOptions extends Margins {
  readonly alpha: number;
  /** The number of this decision on the hold-out, from 1. Later decisions need more evidence. */
  readonly attempt: number;
  /** Maximum number of pairs. */
  readonly pairs: number;
  /** Minimum gain that the lower bound must reach; 0 for any. */
  readonly leastGain: number;
  /** Whether a group that turns out worse ends the decision at the next look, which leaves budget for another try. */
  readonly dropsEarly?: boolean;
}

export const CONFIRM: ConfirmOptions = {
  alpha: 0.05,
  attempt: 1,
  margin: 0.1,
  benignMargin: 0.075,
  pairs: 200,
  leastGain: 0,
};

/** The pairs of a decision that did not settle, and the looks it took at them. */
export interface Unsettled {
  readonly pairs: readonly Pair[];
  readonly looks: readonly TakenLook[];
}

export interface Confirmation {
  readonly problem: Problem;
  readonly candidate: Genome;
  readonly seed: number;
  readonly options: ConfirmOptions;
  /** An earlier decision about the same candidate on the same hold-out, which this one continues. */
  readonly continues?: Unsettled;
  /** The gain that the search expects, from train probes. */
  readonly expected?: Expected;
}

export interface GroupVerdict {
  readonly group: string;
  readonly estimate: Estimate;
  readonly interval: Interval;
  readonly margin: number;
  /** Holds if its whole interval is above the limit; worse if the whole interval is below zero and the estimate at the limit. */
  readonly verdict: "holds" | "unproven" | "worse";
}

export type Verdict =
  | { readonly outcome: "superior" }
  | {
      readonly outcome: "inconclusive";
      readonly reason: "too_few_pairs" | "no_gain_seen" | "gain_unproven" | "group_unproven" | "gain_too_small";
    }
  | { readonly outcome: "inferior"; readonly reason: "worse" | "group_worse" };

export interface Decision {
  /** The number of this decision on the hold-out. */
  readonly attempt: number;
  readonly verdict: Verdict;
  readonly estimate: Estimate;
  /** The gain that is told: the mean, corrected for the luck that a decision with looks, and one that passed, has had. */
  readonly gain: number;
  /** It excludes zero exactly if the test rejects. */
  readonly interval: Interval;
  readonly groups: readonly GroupVerdict[];
  /** How often such intervals cover, at least. 95% and 90% for a first decision. */
  readonly levels: Levels;
  /** All looks, with those of the decisions that were continued. */
  readonly looks: readonly TakenLook[];
  /** Error allowed for this decision. */
  readonly alphaSpent: number;
  /** Of a gain that is seen and not proven: how many more pairs would probably settle it. Null if more would not. */
  readonly morePairs: number | null;
}

export interface ConfirmState {
  readonly block: number;
  /** Pairs sent by this decision, with or without a response. */
  readonly asked: number;
  /** With those of the decision that is continued. */
  readonly pairs: readonly Pair[];
  readonly looks: readonly TakenLook[];
  /** Categories of the pairs to send before the next look. */
  readonly rest: readonly number[];
  readonly phase: "asking" | "decided";
  /** Pairs to send now. */
  readonly asking: readonly { readonly probe: number; readonly candidateFirst: boolean }[];
  readonly decision?: Decision;
}

/** With fewer pairs nothing can be shown. */
const LEAST_PAIRS = 48;
const LEAST_FOR_A_CATEGORY = 2;
/** Pairs in one batch. No one looks between the batches, but whoever watches sees it go on. */
const BATCH = 48;

export function openConfirmation(confirmation: Confirmation): ConfirmState {
  const { options, continues } = confirmation;
  for (const name of ["alpha", "margin", "benignMargin"] as const)
    if (!(options[name] > 0 && options[name] < 1))
      throw new EngineRefusal("option_invalid", name, "must be between 0 and 1");
  if (!Number.isInteger(options.attempt) || options.attempt < 1)
    throw new EngineRefusal("option_invalid", "attempt", "must be a whole number from 1");
  const state: ConfirmState = {
    block: 0,
    asked: 0,
    pairs: continues?.pairs ?? [],
    looks: continues?.looks ?? [],
    rest: [],
    phase: "asking",
    asking: [],
  };
  if (confirmation.candidate.length === 0) return decided(confirmation, state, { reason: "no_gain_seen" });
  if (!canDecide(confirmation)) return decided(confirmation, state, { reason: "too_few_pairs" });
  return planned(confirmation, state, { isShown: false });
}

/** Whether the pairs suffice to show anything. */
export function canDecide({ problem, options: { pairs }, continues }: Confirmation): boolean {
  if (continues) return pairs > 0;
  return pairs >= Math.max(LEAST_PAIRS, LEAST_FOR_A_CATEGORY * problem.categories.length);
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
  return next.rest.length > 0 ? asking(confirmation, next) : looked(confirmation, next);
}

/** Pairs asked when a look is due. */
const dueAt = (options: ConfirmOptions): number[] => LOOKS.map((share) => Math.ceil(share * options.pairs));

const spendingOf = ({ options: { alpha, attempt }, continues }: Confirmation): Spending => ({
  ...{ alpha, attempt, before: continues?.looks ?? [] },
});

function looked(confirmation: Confirmation, before: ConfirmState): ConfirmState {
  const { options } = confirmation;
  const look = lookAt(spendingOf(confirmation), { pairs: before.asked, share: before.asked / options.pairs });
  const state = { ...before, looks: [...before.looks, look] };
  const isLast = before.asked >= options.pairs;
  const seen = seenAt(confirmation, state);
  const isShown = seen.interval.lower > 0;
  const isWorse = seen.interval.upper < 0 || (options.dropsEarly === true && seen.groups.some(isWorseGroup));
  const isFutile = seen.whole.mean <= 0;
  if (isLast || isWorse || isFutile || passes(seen, options))
    return decided(confirmation, state, { reason: isFutile && !isLast ? "no_gain_seen" : "gain_unproven", seen });
  return planned(confirmation, state, { isShown });
}

/** The pairs up to the next look. */
function planned(confirmation: Confirmation, state: ConfirmState, { isShown }: { isShown: boolean }): ConfirmState {
  const { problem, options } = confirmation;
  const left = options.pairs - state.asked;
  const due = dueAt(options).find((pairs) => pairs > state.asked) ?? options.pairs;
  const places = allocate(problem, state.pairs, { ...options, pairs: left, isShown });
  return asking(confirmation, { ...state, rest: places.slice(0, due - state.asked) });
}

function asking({ problem, seed }: Confirmation, state: ConfirmState): ConfirmState {
  const now = state.rest.slice(0, BATCH);
  const drawn = drawFresh(problem, now, { pairs: state.pairs, key: deriveKey(seed, state.block) });
  return { ...state, asking: drawn, rest: state.rest.slice(now.length) };
}

interface Seen {
  readonly whole: Estimate;
  readonly interval: Interval;
  readonly groups: readonly GroupVerdict[];
}

function seenAt({ problem, options }: Confirmation, { pairs, looks }: ConfirmState): Seen {
  const tails = looks.length > 0 ? tailsAt(looks) : { below: 0, above: 0 };
  const groupTails = looks.length > 0 ? groupTailsAt(looks) : tails;
  const whole = estimate(pairs, { probes: problem.holdout, weights: objectiveWeights(problem) });
  const lost = pairs.map(({ probe, difference }) => ({ probe, difference: Math.min(0, difference) }));
  const groups = groupsOf(problem).map((group): GroupVerdict => {
    const scope = { probes: problem.holdout, weights: group.weights };
    const own = estimate(pairs, scope);
    const margin = marginOf(group, options);
    // Large gains of a few families make a mean uncertain, not harmful: no group loses more than it does without them, and none
    // more than it loses without counting any gain.
    const capped = boundedBy(estimate(pairs, { ...scope, most: margin }), groupTails);
    const losses = boundedBy(estimate(lost, scope), groupTails);
    const interval = { lower: Math.max(capped.lower, losses.lower), upper: boundedBy(own, groupTails).upper };
    const isWorse = interval.upper < 0 && own.mean <= -margin;
    const verdict = interval.lower > -margin ? "holds" : isWorse ? "worse" : "unproven";
    return { group: group.name, estimate: own, interval, margin, verdict };
  });
  return { whole, interval: boundedBy(whole, tails), groups };
}

const isWorseGroup = ({ verdict }: GroupVerdict): boolean => verdict === "worse";

const passes = ({ interval, groups }: Seen, { leastGain }: ConfirmOptions): boolean =>
  interval.lower > 0 && interval.lower >= leastGain && groups.every(({ verdict }) => verdict === "holds");

type NotShown = "too_few_pairs" | "no_gain_seen" | "gain_unproven";

interface Ending {
  readonly reason: NotShown;
  /** What the last look saw, if there was one. */
  readonly seen?: Seen;
}

function decided(confirmation: Confirmation, state: ConfirmState, ending: Ending): ConfirmState {
  const { problem, options } = confirmation;
  const { reason, seen = seenAt(confirmation, state) } = ending;
  const verdict = verdictOf(seen, options, reason);
  const decision: Decision = {
    attempt: options.attempt,
    verdict,
    estimate: seen.whole,
    gain: toldGain(seen.whole, { interval: seen.interval, expected: confirmation.expected }),
    interval: seen.interval,
    groups: seen.groups,
    levels: levelsOf(spendingOf(confirmation)),
    looks: state.looks,
    alphaSpent: state.looks.at(-1)?.spent.below ?? 0,
    morePairs: verdict.outcome === "inconclusive" ? pairsToSettle(problem, { ...state, options }) : null,
  };
  return { ...state, phase: "decided", asking: [], rest: [], decision };
}

function verdictOf(seen: Seen, options: ConfirmOptions, reason: NotShown): Verdict {
  const { interval, groups } = seen;
  if (passes(seen, options)) return { outcome: "superior" };
  if (interval.upper < 0) return { outcome: "inferior", reason: "worse" };
  if (reason === "too_few_pairs") return { outcome: "inconclusive", reason };
  if (groups.some(isWorseGroup)) return { outcome: "inferior", reason: "group_worse" };
  if (!(interval.lower > 0)) return { outcome: "inconclusive", reason };
  if (groups.some(({ verdict }) => verdict === "unproven"))
    return { outcome: "inconclusive", reason: "group_unproven" };
  return { outcome: "inconclusive", reason: "gain_too_small" };
}
