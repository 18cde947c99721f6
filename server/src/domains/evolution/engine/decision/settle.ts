/** Of a gain that is seen and not proven: how many more pairs would probably settle it. */
import { aboveNormal, studentBound } from "@agent-console/analysis/statistics/sequential/student.ts";
import type { Problem } from "../model/space.ts";
import { type Estimate, estimate, type Pair, type Spread, spreadOf } from "./estimate.ts";
import { groupsOf, type Margins, marginOf, objectiveWeights } from "./groups.ts";
import { groupTailsAt, lookAt, type TakenLook, tailsAt } from "./looks.ts";
import { familiesOf } from "./sampling.ts";

export interface Unproven {
  readonly pairs: readonly Pair[];
  readonly looks: readonly TakenLook[];
  readonly options: Margins & { readonly alpha: number; readonly attempt: number; readonly leastGain: number };
}

/** Eight times in ten. */
const LIKELY = 0.8;
const LEAST = 25;
/** Nobody waits for more. */
const MOST = 5000;
/** Told as a round number. */
const ROUND = 25;

interface Claim {
  readonly now: Estimate;
  readonly spread: Spread;
  /** What the lower bound has to exceed. */
  readonly above: number;
  /** The difference that is believed: as seen, less the part that may be luck. */
  readonly believed: number;
}

/** Null if nothing is gained so far, or if no number of pairs would probably suffice. */
export function pairsToSettle(problem: Problem, { pairs, looks, options }: Unproven): number | null {
  const claims = claimsIn(problem, pairs, options);
  const whole = claims[0] as Claim;
  if (pairs.length === 0 || !(whole.believed > 0)) return null;
  const asked = looks.at(-1)?.pairs ?? pairs.length;
  const next = lookAt(
    { alpha: options.alpha, attempt: options.attempt + 1, before: looks },
    { pairs: asked, share: 1 },
  );
  const tails = [tailsAt([...looks, next]).below, groupTailsAt([...looks, next]).below] as const;
  const bounds = claims.map(({ now }, at) => studentBound(tails[at === 0 ? 0 : 1], now.freedom));
  const settles = (more: number): boolean =>
    claims.every((claim, at) => chanceOf(claim, { more, bound: bounds[at] as number }) >= LIKELY);
  if (!settles(MOST)) return null;
  let [low, high] = [0, MOST];
  while (high - low > LEAST) {
    const middle = (low + high) / 2;
    if (settles(middle)) high = middle;
    else low = middle;
  }
  return ROUND * Math.ceil(high / ROUND);
}

function claimsIn(problem: Problem, pairs: readonly Pair[], options: Unproven["options"]): Claim[] {
  const families = familiesOf(problem).ofCategory.map((own) => own.length);
  const claim = (weights: readonly number[], above: number, most?: number): Claim => {
    const scope = { probes: problem.holdout, weights, ...(most !== undefined && { most }) };
    const now = estimate(pairs, scope);
    return { now, spread: spreadOf(pairs, { ...scope, families }), above, believed: shrunken(now) };
  };
  return [
    claim(objectiveWeights(problem), options.leastGain),
    ...groupsOf(problem).map((group) => {
      const margin = marginOf(group, options);
      return claim(group.weights, -margin, margin);
    }),
  ];
}

function shrunken({ mean, standardError }: Estimate): number {
  return mean === 0 ? 0 : mean * Math.max(0, 1 - (standardError / mean) ** 2);
}

/** Probability that the lower bound will exceed the limit after so many more pairs. */
function chanceOf(
  { now, spread, above, believed }: Claim,
  { more, bound }: { readonly more: number; readonly bound: number },
): number {
  const { mean, standardError } = now;
  // In shares of the pairs so far, so that a group gets its part of them.
  const times = more / spread.pairs;
  const after = standardError * Math.sqrt((spread.families + spread.pairsPart / (1 + times)) / spread.whole);
  const expected = (mean + times * believed) / (1 + times);
  const chance = standardError * Math.sqrt(((times / (1 + times) ** 2) * spread.pairsPart) / spread.whole);
  const needed = above + bound * after;
  if (!(chance > 0)) return expected > needed ? 1 : 0;
  return aboveNormal((needed - expected) / chance);
}
