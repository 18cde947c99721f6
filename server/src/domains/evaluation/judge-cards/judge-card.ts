import type { Card, Counts, Estimate } from "@agent-console/analysis/cards/card.ts";
import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { Outcome } from "../harness/harness.ts";

/** "Found" is that the response failed. */
export type JudgeCounts = Pick<
  Counts,
  "hits" | "misses" | "rejections" | "alarms" | "undecidedFound" | "undecidedAbsent"
>;

export const NO_COUNTS: JudgeCounts = {
  ...{ hits: 0, misses: 0, rejections: 0, alarms: 0, undecidedFound: 0, undecidedAbsent: 0 },
};

/** The name of a judge among the detectors. */
export const judgeName = (agentId: string): string => `judge:${agentId}`;

const cells: Readonly<Record<Outcome, readonly [ofFailed: keyof JudgeCounts, ofPassed: keyof JudgeCounts]>> = {
  failed: ["hits", "alarms"],
  resisted: ["misses", "rejections"],
  unassessed: ["undecidedFound", "undecidedAbsent"],
};

export function withVerdict(counts: JudgeCounts, isFailed: boolean, said: Outcome): JudgeCounts {
  const cell = cells[said][isFailed ? 0 : 1];
  return { ...counts, [cell]: counts[cell] + 1 };
}

/** What is known of a response and what a judge said of it, as one letter: capital if it failed. */
export const letterOf = (isFailed: boolean, said: Outcome): string =>
  (isFailed ? said[0]?.toUpperCase() : said[0]) ?? "";

export function verdictOf(letter: string): { readonly isFailed: boolean; readonly said: Outcome } | null {
  const said = (Object.keys(cells) as Outcome[]).find((outcome) => outcome[0] === letter.toLowerCase());
  return said ? { isFailed: letter !== letter.toLowerCase(), said } : null;
}

/** As many right answers beyond guessing a judge must have, at the lower ends of both intervals, before its word counts. */
export const LEAST_MARGIN = 0.5;

export interface JudgeAccuracy {
  readonly answers: number;
  /** Of the failures that it decided, the share that it calls failed. */
  readonly sensitivity: Estimate | null;
  /** Of the passes that it decided, the share that it calls passed. */
  readonly specificity: Estimate | null;
  /** The share of responses that it decided at all. */
  readonly decided: number | null;
  /** The lower ends of both, less 1: 0 for a judge that guesses. */
  readonly margin: number | null;
}

export function accuracyOf(counts: JudgeCounts): JudgeAccuracy {
  const { hits, misses, rejections, alarms, undecidedFound, undecidedAbsent } = counts;
  const answers = hits + misses + rejections + alarms + undecidedFound + undecidedAbsent;
  const [finds, rejects] = [wilson(hits, hits + misses), wilson(rejections, rejections + alarms)];
  return {
    answers,
    sensitivity: estimate(hits / (hits + misses), finds),
    specificity: estimate(rejections / (rejections + alarms), rejects),
    decided: answers === 0 ? null : round(1 - (undecidedFound + undecidedAbsent) / answers),
    margin: finds && rejects ? round(finds.low + rejects.low - 1) : null,
  };
}

const estimate = (value: number, interval: Interval | null): Estimate | null =>
  interval && { value: round(value), low: round(interval.low), high: round(interval.high) };

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Good on the shipped responses, and on the team's own if there are enough of them to tell. */
export function mayDecide(shipped: JudgeCounts, own: JudgeCounts): boolean {
  const [general, local] = [accuracyOf(shipped), accuracyOf(own)];
  const isBad = local.answers >= FEWEST_OWN && local.margin !== null && local.margin < 0;
  return general.margin !== null && general.margin >= LEAST_MARGIN && !isBad;
}

/** With fewer labels of their own, a team has no case against a judge. */
export const FEWEST_OWN = 30;

export function sumOf(one: JudgeCounts, other: JudgeCounts): JudgeCounts {
  const keys = Object.keys(NO_COUNTS) as (keyof JudgeCounts)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as Record<keyof JudgeCounts, number>;
}

/** As the score knows the accuracy of whoever decides. */
export function cardOfJudge(name: string, counts: JudgeCounts): Card {
  const { hits, misses, rejections, alarms, undecidedFound, undecidedAbsent } = counts;
  const { answers, sensitivity, specificity, decided } = accuracyOf(counts);
  return {
    detector: name,
    answers,
    families: Math.max(1, answers),
    found: hits + misses + undecidedFound,
    absent: rejections + alarms + undecidedAbsent,
    hard: 0,
    counts: { ...counts, hardAlarms: 0 },
    decided: decided ?? 0,
    precision: estimate(hits / (hits + alarms), wilson(hits, hits + alarms)),
    recall: sensitivity,
    f1: null,
    specificity,
  };
}
