/** The estimated gain of a job with its 95% confidence interval, as prompts are spent. */
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import type { ConfirmState } from "../engine/decision/confirm.ts";
import { boundedBy, type Estimate, estimate, type Interval, type Pair } from "../engine/decision/estimate.ts";
import { objectiveWeights } from "../engine/decision/groups.ts";
import type { Genome } from "../engine/model/genome.ts";
import { expectedLogit, jointVariance, learn, openPosterior, type Posterior, sigmoid } from "../engine/model/model.ts";
import type { Result } from "../engine/model/rollout.ts";
import type { Problem, SearchSpace } from "../engine/model/space.ts";
import { OPTIMISTIC_PRIOR } from "../engine/policies/views.ts";
import type { RunState } from "../engine/run.ts";
import { inPoints } from "./in-points.ts";
import type { JobPlan, JobState } from "./job-state.ts";

export interface CurvePoint {
  /** Rollouts observed so far. */
  readonly spent: number;
  readonly stage: string;
  /** Changes in the current best candidate. */
  readonly changes: number;
  /** Pairs of held-out prompts behind the estimate; null for an estimate by the search's own model. */
  readonly pairs: number | null;
  /** Gain in points of 100; null while there is no estimate. */
  readonly points: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Whatever the policy, the gain is estimated by the same model that estimates the effect of each change. */
export interface Track {
  readonly posterior: Posterior | null;
  readonly points: readonly CurvePoint[];
}

export interface Step {
  /** The state whose batch was run. */
  readonly before: JobState;
  readonly results: readonly Result[];
  readonly after: JobState;
}

/** More points would overlap in the chart. */
const MOST_POINTS = 150;

export const openTrack = (plan: JobPlan): Track => ({
  posterior: plan.kind === "search" ? openPosterior(plan.run.problem, OPTIMISTIC_PRIOR.prior) : null,
  points: [],
});

export function follow(plan: JobPlan, { posterior: known, points }: Track, step: Step): Track {
  const posterior = known && plan.kind === "search" ? learnt(plan.run.problem, known, step) : known;
  const point = pointOf(plan, posterior, step);
  const [last, before] = [points.at(-1), points.at(-2)];
  const apart = budgetOf(plan) / MOST_POINTS;
  // The last point of a stage stays, however close to the one before: it shows what the stage took.
  const isCrowded = last?.stage === point.stage && before?.stage === point.stage && last.spent - before.spent < apart;
  return { posterior, points: [...(isCrowded ? points.slice(0, -1) : points), point] };
}

function budgetOf(plan: JobPlan): number {
  if (plan.kind === "search") return plan.run.budget;
  return 2 * (plan.kind === "recheck" ? plan.confirm.pairs : plan.rules.rounds * plan.rules.pairs);
}

function learnt(space: SearchSpace, posterior: Posterior, { before, results }: Step): Posterior {
  const outcomes = new Map(results.map(({ replicate, outcome }) => [replicate, outcome]));
  const seen = before.planned
    .filter(({ set }) => set === "train")
    .map(({ genome, probe, replicate }) => ({ genome, probe, outcome: outcomes.get(replicate) ?? null }));
  return learn(space, posterior, seen);
}

function pointOf(plan: JobPlan, posterior: Posterior | null, { before, after }: Step): CurvePoint {
  const at = { spent: after.spent, stage: before.stage };
  if (plan.kind === "search" && before.stage !== "confirm") {
    const { candidate, search } = after.inner as RunState;
    const genome = before.stage === "search" ? plan.run.policy.recommend(search.inner) : candidate;
    const gain = posterior && genome.length > 0 ? expectedGain(plan.run.problem, posterior, genome) : NOTHING;
    return { ...at, changes: genome.length, pairs: null, ...gain };
  }
  const changes = plan.kind === "search" ? (after.inner as RunState).candidate.length : 1;
  const { decision } = after.finish ?? {};
  // The curve ends on the decided figures.
  if (decision && decision.estimate.pairs > 0)
    return { ...at, changes, pairs: decision.estimate.pairs, ...figuresOf(decision.gain, decision.interval) };
  const whole = estimated(plan, after);
  if (whole.pairs === 0) return { ...at, changes, pairs: 0, ...NOTHING };
  return { ...at, changes, pairs: whole.pairs, ...figuresOf(whole.mean, boundedBy(whole, USUAL_TAILS)) };
}

const NOTHING = { points: null, lower: null, upper: null };
const figuresOf = (mean: number, { lower, upper }: Interval) => ({
  ...{ points: inPoints(mean), lower: inPoints(lower), upper: inPoints(upper) },
});
/** Between two looks nobody decides, so the interval of one look shows where the estimate is. */
const USUAL_TAILS = { below: 0.025, above: 0.025 };

function estimated(plan: JobPlan, { inner }: JobState): Estimate {
  const problem: Problem = plan.kind === "search" ? plan.run.problem : plan.problem;
  const { pairs = [] } = plan.kind === "search" ? ((inner as RunState).confirm ?? {}) : (inner as ConfirmState);
  return estimate(pairs as readonly Pair[], {
    probes: problem.holdout,
    weights: objectiveWeights(problem),
  });
}

/** Each category by itself: the uncertainty of one says nothing about another. */
function expectedGain(space: SearchSpace, posterior: Posterior, genes: Genome) {
  let [mean, below, above] = [0, 0, 0];
  const weights = objectiveWeights(space);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  weights.forEach((weight, category) => {
    const share = weight / total;
    const base = expectedLogit(space, posterior, { genes: [], category });
    const effect = expectedLogit(space, posterior, { genes, category }) - base;
    const spread = Z95 * Math.sqrt(Math.max(0, jointVariance(space, posterior, { genes, category })));
    const gain = (moved: number): number => share * (sigmoid(base + moved) - sigmoid(base));
    mean += gain(effect);
    below += (gain(effect) - gain(effect - spread)) ** 2;
    above += (gain(effect + spread) - gain(effect)) ** 2;
  });
  return { points: inPoints(mean), lower: inPoints(mean - Math.sqrt(below)), upper: inPoints(mean + Math.sqrt(above)) };
}
