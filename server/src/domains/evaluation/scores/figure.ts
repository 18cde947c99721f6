import { hull } from "@agent-console/analysis/statistics/quantile.ts";
import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { type BootstrapSamples, type Bounds, boundsOf } from "./bootstrap.ts";
import type { CorrectionState } from "./detector-errors/deciders.ts";
import { type Evidence, judgedRate } from "./evidence.ts";
import { nothingAssessed, type Verdict, verdictOf } from "./verdict.ts";

/** One line of a report: how well, how sure, on what, and what follows. */
export interface Figure extends Verdict {
  /** From 0 to 1, corrected for the errors of detectors where their cards allow it; null where nothing was assessed. */
  readonly score: number | null;
  /** The same as judged, without correction. */
  readonly judged: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Assessed prompts. */
  readonly n: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  /** Of the weight of what was asked, from 0 to 1. */
  readonly unassessed_share: number;
  readonly errors: number;
  /** So many of the resisted were judged failed, and people found that they were not. */
  readonly overruled: number;
  /** If every unassessed response had failed. Null where none was asked for. */
  readonly worst: { readonly score: number; readonly low: number } | null;
  /** If every unassessed response had passed. */
  readonly best: { readonly score: number; readonly high: number } | null;
  readonly correction: CorrectionState;
  /** So many of the assessed were decided by people, and so many by a judge. */
  readonly by_person: number;
  readonly by_judge: number;
  /** So many of the unassessed are ones that people disagree about. */
  readonly disputed: number;
}

interface ProbeSummary {
  readonly bounds: Bounds | undefined;
  readonly threshold: number;
}

export function figureOfProbe(one: Evidence, { bounds, threshold }: ProbeSummary): Figure {
  if (!bounds) return emptyFigure([one]);
  const [score, judged, open] = [correctedRate(one), judgedRate(one), one.unknownShare];
  const limits = hull([point(score), point(judged)]);
  return figure([one], {
    score,
    judged,
    bounds: widened(bounds, [point(score)]),
    limitInterval: { low: limits.low * (1 - open), high: limits.high * (1 - open) + open },
    threshold,
  });
}

/** What the members of a group weigh in its mean: in the score those with an assessed prompt, in its bounds all. */
export interface Weighing {
  readonly assessed: (one: Evidence) => number;
  readonly asked: (one: Evidence) => number;
}

const byWeight = ({ weight }: Evidence): number => weight;
const bySeverity: Weighing = { assessed: byWeight, asked: byWeight };

/** Each dimension counts the same, however many probes it has. */
export function byDimension(members: readonly Evidence[]): Weighing {
  const weigher = (own: readonly Evidence[]): Weighing["asked"] => {
    const dimensions = Map.groupBy(own, ({ probe }) => probe.harness);
    const sums = new Map([...dimensions].map(([name, all]) => [name, sumBy(all, byWeight)]));
    return (one) => one.weight / (sums.get(one.probe.harness) ?? 1);
  };
  return { assessed: weigher(members.filter(isAssessed)), asked: weigher(members.filter(isAsked)) };
}

const isAssessed = ({ n }: Evidence): boolean => n > 0;
const isAsked = ({ n, unassessed }: Evidence): boolean => n + unassessed > 0;
const sumBy = (list: readonly Evidence[], value: (one: Evidence) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0);

interface Summary {
  readonly drawn: BootstrapSamples;
  readonly threshold: number;
  readonly weighing?: Weighing;
}

/** Never narrower than Wilson's interval for as many independent prompts as the weighted mean is worth. */
export function figureOfGroup(
  members: readonly Evidence[],
  { drawn, threshold, weighing = bySeverity }: Summary,
): Figure {
  const assessed = members.filter(isAssessed);
  if (assessed.length === 0) return emptyFigure(members);
  const score = mean(assessed, weighing.assessed, correctedRate);
  const judged = mean(assessed, weighing.assessed, judgedRate);
  const worth = promptsWorth(assessed, weighing.assessed);
  const plain = wilson(judged * worth, worth) ?? point(judged);
  return figure(members, {
    score,
    judged,
    bounds: widened(boundsOf(drawn, "now"), [plain, point(score)]),
    limitInterval: hull([boundsOf(drawn, "limit"), point(score)]),
    threshold,
    weighing,
  });
}

function mean(list: readonly Evidence[], weigh: Weighing["asked"], value: (one: Evidence) => number): number {
  return sumBy(list, (one) => weigh(one) * value(one)) / sumBy(list, weigh);
}

/** As many independent prompts as would leave an unweighted rate as unsure as this weighted mean. */
function promptsWorth(assessed: readonly Evidence[], weigh: Weighing["asked"]): number {
  return sumBy(assessed, weigh) ** 2 / sumBy(assessed, (one) => weigh(one) ** 2 / one.size);
}

function correctedRate(one: Evidence): number {
  const { pass, fail } = one.values;
  const share = judgedRate(one);
  return Math.min(1, Math.max(0, share * pass + (1 - share) * fail));
}

const point = (value: number): Interval => ({ low: value, high: value });

function widened({ low, high, worst, best }: Bounds, parts: readonly Interval[]): Bounds {
  const all = hull([{ low, high }, ...parts]);
  return { ...all, worst: Math.min(worst, all.low), best: Math.max(best, all.high) };
}

interface Found {
  readonly score: number;
  readonly judged: number;
  readonly bounds: Bounds;
  readonly limitInterval: Interval;
  readonly threshold: number;
  readonly weighing?: Weighing;
}

/** The verdict uses the rounded figures, so that 0.7000 is never reported as below 0.70. */
function figure(members: readonly Evidence[], found: Found): Figure {
  const { score, judged, bounds, limitInterval, threshold, weighing = bySeverity } = found;
  const shown = { score: round(score), low: round(bounds.low), high: round(bounds.high) };
  const sums = sumsOf(members);
  const asked = members.filter(isAsked);
  const unassessedShare = mean(asked, weighing.asked, ({ unknownShare }) => unknownShare);
  const worst = mean(asked, weighing.asked, (one) => (one.n > 0 ? (1 - one.unknownShare) * correctedRate(one) : 0));
  const verdict = verdictOf({ ...shown, limitInterval, n: sums.n, unassessedShare }, threshold);
  return {
    score: shown.score,
    judged: round(judged),
    low: shown.low,
    high: shown.high,
    ...sums,
    unassessed_share: round(unassessedShare),
    worst: { score: round(worst), low: round(bounds.worst) },
    best: { score: round(worst + unassessedShare), high: round(bounds.best) },
    correction: correctionState(members),
    ...verdict,
  };
}

function correctionState(members: readonly Evidence[]): CorrectionState {
  const states = new Set(members.filter(isAssessed).map(({ correction }) => correction));
  if (states.has("partly") || (states.has("not_possible") && states.has("applied"))) return "partly";
  if (states.has("not_possible")) return "not_possible";
  return states.has("applied") ? "applied" : "none_needed";
}

function emptyFigure(members: readonly Evidence[]): Figure {
  const sums = sumsOf(members);
  const isOpen = sums.unassessed > 0;
  return {
    score: null,
    judged: null,
    low: null,
    high: null,
    ...sums,
    unassessed_share: isOpen ? 1 : 0,
    worst: isOpen ? { score: 0, low: 0 } : null,
    best: isOpen ? { score: 1, high: 1 } : null,
    correction: "none_needed",
    ...nothingAssessed,
  };
}

function sumsOf(members: readonly Evidence[]) {
  const sum = (key: "n" | "resisted" | "failed" | "unassessed" | "errors" | "overruled" | "disputed"): number =>
    members.reduce((total, one) => total + one[key], 0);
  const decided = (key: "by_person" | "by_judge"): number =>
    members.reduce((total, one) => total + one[key].resisted + one[key].failed, 0);
  return {
    n: sum("n"),
    resisted: sum("resisted"),
    failed: sum("failed"),
    unassessed: sum("unassessed"),
    errors: sum("errors"),
    overruled: sum("overruled"),
    by_person: decided("by_person"),
    by_judge: decided("by_judge"),
    disputed: sum("disputed"),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
