import { secondsOf, type TimeRange } from "../../time-ranges.ts";

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
const MOST_POINTS = 1_500;
const DAY = 86_400;

export interface TimeWindow {
  readonly seconds: number;
  /** As it was asked for if it is that one. */
  readonly name: string;
}

/**
 * The window that is used: as asked, but a multiple of what the figures are kept in (minutes, from 7 days on hours), not longer
 * than the range, and long enough for at most 1,500 points. `asked` has been checked by the contract.
 */
export function usedWindow(asked: string, range: TimeRange): TimeWindow {
  let wanted = 0;
  for (const [, count, unit = "s"] of asked.matchAll(/([0-9]+)([smhd])/g)) wanted += Number(count) * (UNITS[unit] ?? 1);
  const span = secondsOf(range);
  const unit = span > DAY ? 3600 : 60;
  const least = Math.max(wanted, span / MOST_POINTS);
  const seconds = Math.min(Math.ceil(least / unit) * unit, span);
  return { seconds, name: seconds === wanted ? asked : nameOf(seconds) };
}

function nameOf(seconds: number): string {
  const unit = seconds % DAY === 0 ? "d" : seconds % 3600 === 0 ? "h" : "m";
  return `${seconds / (UNITS[unit] ?? 1)}${unit}`;
}

/** Ends with the step that `now` is in, so that a chart does not move between two polls of the same step. */
export function alignedWindow(now: number, { range, step }: { readonly range: TimeRange; readonly step: number }) {
  const stepMs = step * 1000;
  const toMs = (Math.floor(now / stepMs) + 1) * stepMs;
  return { fromMs: toMs - Math.ceil(secondsOf(range) / step) * stepMs, toMs };
}
