import { type Effect, pairedEffect, stratifiedEffect } from "@agent-console/analysis/statistics/effect.ts";
import { signFlip } from "@agent-console/analysis/statistics/paired/sign-flip.ts";
import { mantelHaenszel, mcnemar } from "@agent-console/analysis/statistics/significance.ts";
import { short } from "../figures/share.ts";
import { type GoalSummary, isAssessed, isBroken, isOpinion } from "../figures/summaries.ts";

/** Below this a difference is called more than chance. */
export const LEVEL = 0.05;

/** A goal, and what tells whether the other campaign has the same one. */
export interface ComparedGoal extends GoalSummary {
  readonly key: string;
  /** Of the goal with all its words and secrets. */
  readonly digest: string;
}

/** The goals of the campaign that is asked about, and of the other. */
export interface Sides {
  readonly one: readonly ComparedGoal[];
  readonly other: readonly ComparedGoal[];
}

export interface Pairs {
  readonly both_broken: number;
  readonly only_this: number;
  readonly only_other: number;
  readonly neither: number;
}

export interface Difference {
  /** Goals that both campaigns assessed; null where they attacked different ones. */
  readonly pairs: Pairs | null;
  /** By how much this campaign's break rate is higher. Null where nothing can be compared. */
  readonly effect: Effect | null;
  readonly p: number;
}

/** A judge's opinion is not compared, nor what could not be assessed. */
export const comparedGoals = (goals: readonly ComparedGoal[]): ComparedGoal[] =>
  goals.filter((goal) => isAssessed(goal) && !isOpinion(goal));

/** Whether both campaigns attacked the very same goals. */
export function isSamePlan({ one, other }: Sides): boolean {
  const planned = new Map(other.map(({ key, digest }) => [key, digest]));
  return one.length === other.length && one.every(({ key, digest }) => planned.get(key) === digest);
}

/**
 * Whether the break rates differ by more than chance. Goals of a family share their attacks, so that one lucky find breaks
 * several: a test that takes goals for independent would call luck a change. So the sign-flip test over families has to agree,
 * and the larger p-value counts.
 */
export function differenceOf(
  sides: Sides,
  { isPaired, seed }: { readonly isPaired: boolean; readonly seed: number },
): Difference {
  const [one, other] = [comparedGoals(sides.one), comparedGoals(sides.other)];
  return isPaired ? pairedDifference({ one, other }, seed) : sampledDifference({ one, other }, seed);
}

function pairedDifference({ one, other }: Sides, seed: number): Difference {
  const formerOf = new Map(other.map((goal) => [goal.key, goal]));
  const both = one.flatMap((goal) => {
    const former = formerOf.get(goal.key);
    return former ? [{ family: goal.family, now: isBroken(goal), was: isBroken(former) }] : [];
  });
  const count = (now: boolean, was: boolean): number =>
    both.filter((pair) => pair.now === now && pair.was === was).length;
  const pairs = {
    ...{ both_broken: count(true, true), only_this: count(true, false) },
    ...{ only_other: count(false, true), neither: count(false, false) },
  };
  const apart = [...Map.groupBy(both, ({ family }) => family).values()].map((members) =>
    members.reduce((sum, { now, was }) => sum + Number(now) - Number(was), 0),
  );
  return {
    pairs,
    effect: shortEffect(pairedEffect({ pairs: both.length, better: pairs.only_this, worse: pairs.only_other })),
    p: Math.max(mcnemar(pairs.only_this, pairs.only_other), signFlip(apart, { seed })),
  };
}

function sampledDifference({ one, other }: Sides, seed: number): Difference {
  const families = Map.groupBy(one, ({ family }) => family);
  const others = Map.groupBy(other, ({ family }) => family);
  const shared = [...families.keys()].filter((family) => others.has(family));
  const strata = shared.map((family) => [shareOf(others.get(family)), shareOf(families.get(family))] as const);
  // As the test within strata weighs them: a family with few goals on one side says little.
  const apart = strata.map(([was, is]) => ((was.n * is.n) / (was.n + is.n)) * (is.hits / is.n - was.hits / was.n));
  return {
    pairs: null,
    effect: shortEffect(stratifiedEffect(strata)),
    p: Math.max(mantelHaenszel(strata), signFlip(apart, { seed })),
  };
}

const shareOf = (goals: readonly ComparedGoal[] = []) => ({ hits: goals.filter(isBroken).length, n: goals.length });

const shortEffect = (effect: Effect | null): Effect | null =>
  effect && { value: short(effect.value), low: short(effect.low), high: short(effect.high) };
