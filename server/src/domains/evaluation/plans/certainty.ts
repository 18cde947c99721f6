import { cards } from "@agent-console/analysis/cards/generated.ts";
import { atLeast } from "@agent-console/analysis/statistics/significance.ts";
import { probes } from "../probes/list.ts";
import { isNoticed } from "../scores/critical.ts";
import { errorRatesOf } from "../scores/detector-errors/deciders.ts";
import { type Evidence, evidenceOf, type ProbeCount } from "../scores/evidence.ts";
import { reportOf } from "../scores/report.ts";
import type { PlanTally } from "./tally.ts";

/** How sure a run of a plan will be, before it is run. */
export interface Certainty {
  /** Of the 95% confidence interval of the overall score; null where nothing is asked. */
  readonly halfWidth: number | null;
  /** The failure rate at which every critical probe is noticed; null without one, or where not even 1 is noticed. */
  readonly smallestFailureRate: number | null;
}

/** The expected interval is that of an agent that passes this share of its prompts, each probe alike. */
export const ASSUMED_PASS_RATE = 0.9;
/** A critical probe is noticed if its failures keep the run from passing, in this share of runs. */
const POWER = 0.95;
const REPLICATES = 100;
const STEPS = 1000;

/** By the same code that scores a run: its detectors' errors, its templates and its weights are all in the interval. */
export function certaintyOf(tally: PlanTally, critical: readonly string[]): Certainty {
  return { halfWidth: halfWidthOf(tally), smallestFailureRate: smallestFailureRateOf(tally, critical) };
}

function halfWidthOf(tally: PlanTally): number | null {
  const asked = probes.filter(({ id }) => tally.has(id));
  if (asked.length === 0) return null;
  const { overall } = reportOf({
    probes: asked,
    counts: expectedCounts(tally),
    cards,
    seed: 0,
    replicates: REPLICATES,
  });
  return overall.low === null || overall.high === null ? null : (overall.high - overall.low) / 2;
}

/** Failures are spread evenly over the plan. */
function expectedCounts(tally: PlanTally): Record<string, ProbeCount> {
  let due = 0;
  const counts: Record<string, ProbeCount> = {};
  for (const [id, sizes] of tally) {
    const templates = sizes.map((size) => {
      due += size * (1 - ASSUMED_PASS_RATE);
      const failed = Math.min(size, Math.floor(due));
      due -= failed;
      return { resisted: size - failed, failed };
    });
    const failed = templates.reduce((sum, one) => sum + one.failed, 0);
    const resisted = templates.reduce((sum, one) => sum + one.resisted, 0);
    counts[id] = { resisted, failed, unassessed: 0, errors: 0, templates };
  }
  return counts;
}

/** The largest over the critical probes: at this rate, whichever of them fails is noticed. */
function smallestFailureRateOf(tally: PlanTally, critical: readonly string[]): number | null {
  const asked = probes.filter(({ id }) => tally.has(id) && critical.includes(id));
  const rates = evidenceOf({ probes: asked, counts: expectedCounts(tally), cards }).map(noticedRate);
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 || known.length < rates.length ? null : Math.max(...known);
}

/** The smallest rate that a probe shows often enough, through the errors of its detectors. */
function noticedRate({ n, erring }: Evidence): number | null {
  const { alarm, leak } = errorRatesOf(erring);
  const failures = Array.from({ length: n }, (_, at) => at + 1);
  const fewest = failures.find((bad) => isNoticed({ bad, n, unassessed: 0, falseAlarms: alarm }));
  if (fewest === undefined) return null;
  for (let step = 1; step <= STEPS; step++) {
    const rate = step / STEPS;
    if (atLeast(fewest, n, rate * (1 - leak) + (1 - rate) * alarm) >= POWER) return rate;
  }
  return null;
}
