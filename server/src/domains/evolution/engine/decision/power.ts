/** Before a run: the smallest gain that the available hold-out can confirm, and what a decision costs. */

import type { Problem } from "../model/space.ts";
import { alphaFor, STAKES } from "./wealth.ts";

export interface PowerOptions {
  /** Pairs available to show the gain. */
  readonly pairs: number;
  readonly alpha: number;
  readonly attempt: number;
  /** Share of pairs in which the two differ when neither is better. */
  readonly discordance: number;
}

/** What splitting the wealth among all stakes costs compared with knowing the right one; simulated. */
const PURSE = Math.log(2.5);
/** Eight times in ten. */
const Z_POWER = 0.8416;

/** In points of 100; undefined if no gain at all could be confirmed. */
export function smallestCertifiableGain(options: PowerOptions): number | undefined {
  if (!certifies(1, options)) return undefined;
  let low = 0;
  let high = 1;
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (certifies(middle, options)) high = middle;
    else low = middle;
  }
  return 100 * high;
}

/** Whether the wealth of some stake, less the cost of splitting, reaches the bound eight times in ten. */
function certifies(gain: number, { pairs, alpha, attempt, discordance }: PowerOptions): boolean {
  const bound = -Math.log(alphaFor(attempt, alpha)) + PURSE;
  // The gain cannot exceed the share of pairs that differ, so a large gain makes more pairs differ.
  const differ = Math.min(1, Math.max(discordance, gain));
  const up = (differ + gain) / 2;
  const down = differ - up;
  return STAKES.some((stake) => {
    const win = Math.log1p(stake);
    const loss = Math.log1p(-stake);
    const mean = up * win + down * loss;
    const variance = up * win * win + down * loss * loss - mean * mean;
    return pairs * mean - Z_POWER * Math.sqrt(Math.max(0, pairs * variance)) >= bound;
  });
}

/** What a decision can use on a small hold-out, where probes are repeated. */
const USUAL_DECISION = 400;

/** Rollouts reserved for the decision: half, as far as a decision can use them. An unconfirmed gain is lost. */
export function decisionReserve(problem: Problem, budget: number): number {
  return Math.min(Math.max(USUAL_DECISION, 4 * problem.holdout.length), 2 * Math.floor(budget / 4));
}
