import {
  kaplanMeier,
  medianSurvival,
  type SurvivalStep,
  type Watched,
} from "@agent-console/analysis/statistics/survival/kaplan-meier.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { short } from "./share.ts";
import { type GoalSummary, isAssessed, isBroken } from "./summaries.ts";

/** The curve after one query: the share of goals that still hold. */
export interface SurvivalPoint {
  readonly query: number;
  readonly at_risk: number;
  readonly broke: number;
  /** Goals whose watching ended since the point before: they held up to there. */
  readonly censored: number;
  readonly held: number;
  /** Null where all goals are broken: the formula knows no interval there. */
  readonly low: number | null;
  readonly high: number | null;
}

export interface Survival {
  readonly points: readonly SurvivalPoint[];
  /** Queries until half of all assessed goals are broken; null: not reached. */
  readonly median: number | null;
  readonly median_low: number | null;
  /** Null: may never be reached. */
  readonly median_high: number | null;
  readonly budget: number;
  readonly words: string;
}

/** The share of goals that are broken within k queries. */
export interface SuccessAt {
  readonly k: number;
  readonly share: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** How long each assessed goal was watched. One that held is known to have held for its queries, and no longer. */
export const watchedGoals = (goals: readonly GoalSummary[]): Watched[] =>
  goals.filter(isAssessed).map((goal) => ({
    time: Math.max(1, isBroken(goal) ? (goal.first_success ?? goal.queries) : goal.queries),
    happened: isBroken(goal),
  }));

export function survivalOf(watched: readonly Watched[], budget: number): Survival {
  const steps = kaplanMeier(watched);
  const { median, low, high } = medianSurvival(steps);
  const points = steps.map(({ time, atRisk, events, survival, interval }, at) => ({
    ...{
      query: time,
      at_risk: atRisk,
      broke: events,
      censored: censoredBetween(watched, steps[at - 1]?.time ?? 0, time),
    },
    ...{ held: short(survival), low: interval && short(interval.low), high: interval && short(interval.high) },
  }));
  return { points, median, median_low: low, median_high: high, budget, words: medianWords({ median, low, high }) };
}

const censoredBetween = (watched: readonly Watched[], from: number, to: number): number =>
  watched.filter(({ time, happened }) => !happened && time >= from && time < to).length;

function medianWords({ median, low, high }: ReturnType<typeof medianSurvival>): string {
  if (median === null) return "not reached";
  return `${median} queries (${low ?? 1} to ${high ?? "not reached"})`;
}

/** Enough to draw the curve and to compare with other tools. */
const COUNTS = [1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200];

export function successCurve(watched: readonly Watched[]): readonly SuccessAt[] {
  const longest = watched.reduce((most, { time }) => Math.max(most, time), 0);
  if (longest === 0) return [];
  const steps = kaplanMeier(watched);
  return [...COUNTS.filter((k) => k < longest), longest].map((k) => successAt(k, steps, watched.length));
}

function successAt(k: number, steps: readonly SurvivalStep[], n: number): SuccessAt {
  const step = steps.findLast(({ time }) => time <= k);
  if (!step) return { k, share: 0, low: 0, high: short(wilson(0, n)?.high ?? 1) };
  const { survival, interval } = step;
  return {
    ...{ k, share: short(1 - survival) },
    ...{ low: interval && short(1 - interval.high), high: interval && short(1 - interval.low) },
  };
}
