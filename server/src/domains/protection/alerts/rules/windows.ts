import type { Comparison } from "../../alarms/telemetry/measures.ts";

export const windows = ["5m", "15m", "30m", "1h", "6h", "1d"] as const;
export type AlertWindow = (typeof windows)[number];

const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

const SECONDS: Readonly<Record<AlertWindow, number>> = {
  "5m": 5 * MINUTE,
  "15m": 15 * MINUTE,
  "30m": 30 * MINUTE,
  "1h": HOUR,
  "6h": 6 * HOUR,
  "1d": DAY,
};

export const secondsOf = (window: AlertWindow): number => SECONDS[window];

/** How much earlier the window is that a window is compared with; 0 for a fixed value. */
export function secondsEarlier(comparison: Comparison, windowSeconds: number): number {
  switch (comparison) {
    case "value":
      return 0;
    case "window_before":
      return windowSeconds;
    case "day_before":
      return DAY;
    case "week_before":
      return 7 * DAY;
  }
}

/** Processes send figures every ten seconds. A minute is looked at once all have. */
const SETTLED_SECONDS = 20;

/** The end of the last minute whose figures are there. */
export const lastMinute = (now: number): number => {
  const settled = now - SETTLED_SECONDS;
  return settled - (settled % MINUTE);
};

/** Long windows change slowly, and need not be read every minute. */
export const evaluateEvery = (window: AlertWindow): number =>
  Math.max(MINUTE, Math.min(5 * MINUTE, secondsOf(window) / 60));
