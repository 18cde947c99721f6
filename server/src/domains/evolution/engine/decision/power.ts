/** Before a run: what gain a budget can prove, and how a budget is split between the search and the decision. */
import { aboveNormal, studentBound } from "@agent-console/analysis/statistics/sequential/student.ts";
import type { Problem } from "../model/space.ts";
import { allocate } from "./allocation.ts";
import { UNSEEN } from "./estimate.ts";
import { groupsOf, type Margins, marginOf, objectiveWeights } from "./groups.ts";
import { groupTailsAt, LOOKS, lookAt, type TakenLook, tailsAt } from "./looks.ts";
import { familiesOf } from "./sampling.ts";

export interface PowerOptions extends Margins {
  readonly alpha: number;
  readonly attempt: number;
}

/** Share of pairs in which two equally good configurations differ, on the agents measured so far. */
const DISCORDANCE = 0.3;
const BENIGN_DISCORDANCE = 0.12;
/** How alike pairs of one family are, on the same agents. */
const LIKENESS = 0.05;
/** How much more alike pairs of one probe are, where few cases of a team are asked again and again. */
const REPEATED = 0.3;
/** Eight times in ten. */
const Z_POWER = 0.8416;
/** Nobody starts a run for a gain that has to be larger than this. */
export const MOST_SENSIBLE = 25;

export interface Provable {
  /** Rollouts of search and decision together. */
  readonly budget: number;
  readonly pairs: number;
  /** The smallest true gain, in points of 100, that is confirmed eight times in ten; null if none up to 100 is. */
  readonly gain: number | null;
  /** The probability that a group without any change, the most difficult one, is shown to hold. */
  readonly holding: number;
}

/** What a budget can prove on this hold-out. */
export function provableWith(problem: Problem, budget: number, options: PowerOptions): Provable {
  const pairs = Math.floor(decisionReserve(problem, budget) / 2);
  const gain = smallestCertifiableGain(problem, { ...options, pairs });
  return { budget, pairs, gain: gain ?? null, holding: Number(holdingWith(problem, { ...options, pairs }).toFixed(2)) };
}

export const ADVISED_BUDGETS = [300, 600, 1000, 1400, 2000, 3000, 4500, 6000] as const;

/** For people who choose a budget: the smallest that can be started with, and larger ones. */
export const powerTable = (problem: Problem, options: PowerOptions, least = 0): Provable[] =>
  [...new Set([least, ...ADVISED_BUDGETS])]
    .filter((budget) => budget > 0 && budget >= least)
    .map((budget) => provableWith(problem, budget, options));

const BUDGET_STEP = 50;
const LARGEST_BUDGET = 20_000;

/** The smallest budget that can prove a sensible gain; null if none can. */
export function leastBudget(problem: Problem, options: PowerOptions): number | null {
  const suffices = (budget: number): boolean => {
    const { gain } = provableWith(problem, budget, options);
    return gain !== null && gain <= MOST_SENSIBLE;
  };
  if (!suffices(LARGEST_BUDGET)) return null;
  let [low, high] = [0, LARGEST_BUDGET / BUDGET_STEP];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(middle * BUDGET_STEP)) high = middle;
    else low = middle;
  }
  return high * BUDGET_STEP;
}

interface Planned extends PowerOptions {
  readonly pairs: number;
}

/** In points of 100; undefined if no gain at all could be confirmed eight times in ten. */
export function smallestCertifiableGain(problem: Problem, planned: Planned): number | undefined {
  const weights = objectiveWeights(problem);
  if (planned.pairs < 2 * problem.categories.length) return undefined;
  const { below } = tailsAt(looksOf(planned));
  const shows = (gain: number): boolean => {
    const { error, freedom } = errorOf(problem, { ...planned, weights, gain });
    return gain >= (studentBound(below, freedom) + Z_POWER) * error;
  };
  if (!shows(1)) return undefined;
  let [low, high] = [0, 1];
  for (let n = 0; n < 30; n++) {
    const middle = (low + high) / 2;
    if (shows(middle)) high = middle;
    else low = middle;
  }
  return Number((100 * high).toFixed(1));
}

/** The probability that the most difficult group holds if nothing changes in it. */
function holdingWith(problem: Problem, planned: Planned): number {
  if (planned.pairs < 2 * problem.categories.length) return 0;
  const { below } = groupTailsAt(looksOf(planned));
  const chances = groupsOf(problem).map((group) => {
    const { error, freedom } = errorOf(problem, { ...planned, weights: group.weights, gain: 0 });
    return aboveNormal(studentBound(below, freedom) - marginOf(group, planned) / error);
  });
  return Math.min(1, ...chances);
}

const looksOf = ({ alpha, attempt, pairs }: Planned): TakenLook[] =>
  LOOKS.map((share) => lookAt({ alpha, attempt, before: [] }, { pairs: share * pairs, share }));

interface Scoped extends Planned {
  readonly weights: readonly number[];
  readonly gain: number;
}

/** The standard error that a decision with so many pairs may expect. */
function errorOf(problem: Problem, scoped: Scoped): { readonly error: number; readonly freedom: number } {
  const { weights, gain, ...planned } = scoped;
  const counts = problem.categories.map(() => 0);
  for (const at of allocate(problem, [], { ...planned, isShown: false })) counts[at] = (counts[at] as number) + 1;
  const families = familiesOf(problem).ofCategory.map((own) => own.length);
  const probes = familiesOf(problem).ofCategory.map((own) => own.reduce((sum, { length }) => sum + length, 0));
  const hasRails = problem.categories.some(({ rail }) => rail);
  const total = weights.reduce((sum, own) => sum + own, 0);
  const unitsOf = (at: number): number => Math.min(families[at] as number, Math.max(1, counts[at] as number));
  // As in the estimate: how much families differ is learned from all categories with several of them.
  const spare = problem.categories.reduce((sum, _, at) => sum + unitsOf(at) - 1, 0);
  let [variance, squares] = [0, 0];
  problem.categories.forEach(({ benign }, at) => {
    const weight = weights[at] as number;
    if (weight === 0) return;
    const count = Math.max(1, counts[at] as number);
    const units = unitsOf(at);
    // The gain cannot exceed the share of pairs that differ, so a large gain makes more pairs differ.
    const differ = Math.min(1, Math.max(benign ? BENIGN_DISCORDANCE : DISCORDANCE, gain));
    const ofPair = Math.max(0, differ - gain * gain);
    const again = count / Math.min(count, probes[at] as number) - 1;
    const alike = (count / units - 1) * LIKENESS + (hasRails ? again * REPEATED : 0);
    const spread = ofPair * (1 + alike) + UNSEEN / count;
    const own = ((weight / total) ** 2 * spread) / count;
    variance += own;
    squares += (own * own) / Math.max(1, units > 1 ? units - 1 : spare);
  });
  return { error: Math.sqrt(variance), freedom: Math.max(1, (variance * variance) / squares) };
}

/** Nine times in ten. */
const Z_SURE = 1.2816;
const HOLDING = 0.8;
const PAIRS_STEP = 10;

/** Pairs that confirm a gain of this size nine times in ten and let every group hold; at most so many. */
export function pairsFor(problem: Problem, gain: number, options: PowerOptions & { readonly most: number }): number {
  const { most, ...rest } = options;
  const weights = objectiveWeights(problem);
  for (let pairs = 2 * problem.categories.length; pairs < most; pairs += PAIRS_STEP) {
    const planned = { ...rest, pairs };
    const { error, freedom } = errorOf(problem, { ...planned, weights, gain: Math.max(0, gain) });
    const isShown = gain >= (studentBound(tailsAt(looksOf(planned)).below, freedom) + Z_SURE) * error;
    if (isShown && holdingWith(problem, planned) >= HOLDING) return pairs;
  }
  return most;
}

/** Up to here half of a budget decides; of what is beyond, a quarter. A large budget finds larger gains, which need fewer pairs. */
const HALF_UP_TO = 3000;
const SHARE_BEYOND = 0.25;
/** Pairs for each probe of the hold-out; more would ask the same again and again. */
const MOST_FOR_A_PROBE = 6;

/** Rollouts reserved for the decision. An unconfirmed gain is lost. */
export function decisionReserve(problem: Problem, budget: number): number {
  const wanted = Math.min(budget, HALF_UP_TO) / 2 + Math.max(0, budget - HALF_UP_TO) * SHARE_BEYOND;
  return Math.min(2 * Math.floor(wanted / 2), 2 * MOST_FOR_A_PROBE * problem.holdout.length);
}
