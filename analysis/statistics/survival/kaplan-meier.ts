import { Z95 } from "../normal.ts";
import type { Interval } from "../wilson.ts";

/** How long one was watched, and whether it happened at the end of that or the watching just ended. */
export interface Watched {
  readonly time: number;
  readonly happened: boolean;
}

/** The curve after one time: the share to which it has not happened yet, and its interval. */
export interface SurvivalStep {
  readonly time: number;
  readonly atRisk: number;
  readonly events: number;
  readonly survival: number;
  /** Log-log interval, which stays between 0 and 1; null where its formula is not defined (all or none). */
  readonly interval: Interval | null;
}

/**
 * Kaplan and Meier's estimate. One that was watched to the end of its budget without an event is known to have lasted at least
 * so long; an average over the events alone would forget it. A step for each time at which something happened.
 */
export function kaplanMeier(watched: readonly Watched[]): readonly SurvivalStep[] {
  const sorted = watched.toSorted((one, other) => one.time - other.time);
  const steps: SurvivalStep[] = [];
  let survival = 1;
  let greenwood = 0;
  for (let at = 0; at < sorted.length; ) {
    const time = sorted[at]?.time ?? 0;
    const atRisk = sorted.length - at;
    let events = 0;
    for (; at < sorted.length && sorted[at]?.time === time; at++) if (sorted[at]?.happened) events += 1;
    if (events === 0) continue;
    survival *= 1 - events / atRisk;
    greenwood += events / (atRisk * (atRisk - events));
    steps.push({ time, atRisk, events, survival, interval: logLog(survival, greenwood) });
  }
  return steps;
}

function logLog(survival: number, greenwood: number): Interval | null {
  if (survival <= 0 || survival >= 1 || !Number.isFinite(greenwood)) return null;
  const spread = (Z95 * Math.sqrt(greenwood)) / Math.log(survival);
  return { low: survival ** Math.exp(-spread), high: survival ** Math.exp(spread) };
}

export interface SurvivalTime {
  /** Null: fewer than half had it happen, so the time is not reached. */
  readonly median: number | null;
  /** Null at the high end: it may never be reached. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The first time at which the curve, and each side of its interval, is at half or below. */
export function medianSurvival(steps: readonly SurvivalStep[]): SurvivalTime {
  const first = (sideOf: (step: SurvivalStep) => number | null): number | null =>
    steps.find((step) => (sideOf(step) ?? 1) <= HALF)?.time ?? null;
  return {
    median: first(({ survival }) => survival),
    low: first(({ interval, survival }) => interval?.low ?? survival),
    high: first(({ interval, survival }) => interval?.high ?? survival),
  };
}

/** A little more than a half: sums of fractions miss it by a bit. */
const HALF = 0.5 + 1e-12;
