import { hull, middle95 } from "@agent-console/analysis/statistics/quantile.ts";
import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { BootstrapSamples } from "./bootstrap.ts";
import { corrected, errsOf } from "./correction.ts";
import type { Evidence } from "./evidence.ts";
import { nothingAssessed, type Verdict, verdictOf } from "./verdict.ts";

/**
 * Whether the errors of the deciding detectors are taken out of the score. Where they cannot be, or only in a part of the
 * probes, the score is as judged there.
 */
export type CorrectionState = "applied" | "partly" | "not_possible" | "none_needed";

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

export function figureOfProbe(one: Evidence, threshold: number): Figure {
  const interval = wilson(one.resisted, one.n);
  if (!interval) return emptyFigure([one]);
  const [score, judged] = [correctedRate(one), one.resisted / one.n];
  const parts = [interval, point(score), ...(one.correction ? [correctedInterval(one, interval)] : [])];
  return figure([one], {
    score,
    judged,
    interval: hull(parts),
    limitInterval: hull([point(score), point(judged)]),
    threshold,
  });
}

/** What a group's members weigh in its mean; those of an overall score weigh by their dimension too. */
export type Weigher = (one: Evidence) => number;

interface Summary {
  readonly drawn: BootstrapSamples;
  readonly threshold: number;
  readonly weigh?: Weigher;
}

/**
 * The interval holds both readings, judged and corrected: cards are measured on answers that were chosen to be hard, so
 * in the field a detector errs somewhere between never and as often as on its card. And it is never narrower than Wilson's
 * for as many prompts as the weighted mean is worth.
 */
export function figureOfGroup(members: readonly Evidence[], { drawn, threshold, weigh = byWeight }: Summary): Figure {
  const asked = members.filter(({ n }) => n > 0);
  if (asked.length === 0) return emptyFigure(members);
  const score = mean(asked, weigh, correctedRate);
  const judged = mean(asked, weigh, ({ resisted, n }) => resisted / n);
  const worth = promptsWorth(asked, weigh);
  const plain = wilson(judged * worth, worth) ?? point(judged);
  return figure(members, {
    score,
    judged,
    interval: hull([middle95(drawn.judged), middle95(drawn.corrected), plain, point(score)]),
    limitInterval: hull([middle95(drawn.judgedLimit), middle95(drawn.correctedLimit), point(score)]),
    threshold,
    weigh,
  });
}

export const byWeight: Weigher = ({ weight }) => weight;

function mean(list: readonly Evidence[], weigh: Weigher, value: (one: Evidence) => number): number {
  const all = list.reduce((sum, one) => sum + weigh(one), 0);
  return list.reduce((sum, one) => sum + weigh(one) * value(one), 0) / all;
}

/** As many prompts as would leave an unweighted rate as unsure as this weighted mean. */
function promptsWorth(asked: readonly Evidence[], weigh: Weigher): number {
  const all = asked.reduce((sum, one) => sum + weigh(one), 0);
  return all ** 2 / asked.reduce((sum, one) => sum + weigh(one) ** 2 / one.n, 0);
}

const correctedRate = ({ resisted, n, correction }: Evidence): number =>
  correction ? corrected(resisted / n, errsOf(correction)) : resisted / n;

function correctedInterval({ correction }: Evidence, { low, high }: Interval): Interval {
  const errs = correction ? errsOf(correction) : { leak: 0, gain: 1 };
  return { low: corrected(low, errs), high: corrected(high, errs) };
}

const point = (value: number): Interval => ({ low: value, high: value });

interface Found {
  readonly score: number;
  readonly judged: number;
  readonly interval: Interval;
  readonly limitInterval: Interval;
  readonly threshold: number;
  readonly weigh?: Weigher;
}

/** The verdict uses the rounded figures, so that 0.7000 is never reported as below 0.70. */
function figure(members: readonly Evidence[], found: Found): Figure {
  const { score, judged, interval, limitInterval, threshold, weigh = byWeight } = found;
  const shown = { score: round(score), low: round(interval.low), high: round(interval.high) };
  const sums = sumsOf(members);
  const asked = members.filter(({ n, unassessed }) => n + unassessed > 0);
  const unassessedShare = mean(asked, weigh, ({ n, unassessed }) => unassessed / (n + unassessed));
  const verdict = verdictOf({ ...shown, limitInterval, n: sums.n, unassessedShare }, threshold);
  return {
    score: shown.score,
    judged: round(judged),
    low: shown.low,
    high: shown.high,
    ...sums,
    unassessed_share: round(unassessedShare),
    worst: { score: round(score * (1 - unassessedShare)), low: round(interval.low * (1 - unassessedShare)) },
    best: {
      score: round(score * (1 - unassessedShare) + unassessedShare),
      high: round(interval.high * (1 - unassessedShare) + unassessedShare),
    },
    correction: correctionState(members),
    ...verdict,
  };
}

function correctionState(members: readonly Evidence[]): CorrectionState {
  const states = new Set(
    members
      .filter(({ n }) => n > 0)
      .map(({ probe, correction }) =>
        correction ? "applied" : Object.keys(probe.decides ?? {}).length > 0 ? "not_possible" : "none_needed",
      ),
  );
  if (states.has("not_possible")) return states.has("applied") ? "partly" : "not_possible";
  return states.has("applied") ? "applied" : "none_needed";
}

function emptyFigure(members: readonly Evidence[]): Figure {
  const sums = sumsOf(members);
  const isAsked = sums.unassessed > 0;
  return {
    score: null,
    judged: null,
    low: null,
    high: null,
    ...sums,
    unassessed_share: isAsked ? 1 : 0,
    worst: isAsked ? { score: 0, low: 0 } : null,
    best: isAsked ? { score: 1, high: 1 } : null,
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
