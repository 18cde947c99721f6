import { resampleFigure } from "@agent-console/analysis/statistics/bootstrap.ts";
import { hull, middle95 } from "@agent-console/analysis/statistics/quantile.ts";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { type GoalSummary, isAssessed, isBroken } from "./summaries.ts";

/** A share with its 95% interval; all three null where nothing was counted. */
export interface Share {
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Broken goals out of assessed ones. */
export interface BreakRate extends Share {
  readonly broken: number;
  readonly assessed: number;
}

/** For tries that do not depend on each other. */
export function shareOf(hits: number, n: number): Share {
  const interval = wilson(hits, n);
  return interval ? { rate: short(hits / n), ...shortened(interval) } : { rate: null, low: null, high: null };
}

/**
 * Goals of a family share their attacks, so they stand or fall together: whole families are drawn again. Never narrower than
 * Wilson's interval, which has a width even if all or none are broken.
 */
export function breakRate(goals: readonly GoalSummary[], seed: number): BreakRate {
  const counted = goals.filter(isAssessed);
  const [broken, assessed] = [counted.filter(isBroken).length, counted.length];
  const alone = wilson(broken, assessed);
  if (!alone) return { broken, assessed, rate: null, low: null, high: null };
  const families = [...Map.groupBy(counted, ({ family }) => family).values()].map((members) => ({
    broken: members.filter(isBroken).length,
    assessed: members.length,
  }));
  return {
    ...{ broken, assessed, rate: short(broken / assessed) },
    ...shortened(hull([alone, overFamilies(families, seed)])),
  };
}

interface Counted {
  readonly broken: number;
  readonly assessed: number;
}

const REPLICATES = 1_000;

function overFamilies(families: readonly Counted[], seed: number): Interval {
  const random = seededNumbers(seed, "families");
  const rateOf = ([drawn = []]: readonly (readonly Counted[])[]): number => {
    let [broken, assessed] = [0, 0];
    for (const family of drawn) {
      broken += family.broken;
      assessed += family.assessed;
    }
    return broken / assessed;
  };
  const pick = ({ count }: { readonly count: number }): number => Math.floor(random() * count);
  return middle95(resampleFigure([families], rateOf, { replicates: REPLICATES, pick }));
}

const shortened = ({ low, high }: Interval): Interval => ({ low: short(low), high: short(high) });

/** Figures are kept and sent as JSON; further places say nothing. */
export const short = (share: number): number => Math.round(share * 1e6) / 1e6;
