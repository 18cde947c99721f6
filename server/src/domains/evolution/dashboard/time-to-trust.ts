import { quantile } from "@agent-console/analysis/statistics/quantile.ts";
/** How long agents take from registration until they are first trusted, and how that changes. Pure. */
import type { FleetMember } from "../../agents/port.ts";
import { trend } from "./trend.ts";

const DAY = 86_400;
const PERIOD = 30 * DAY;
const WEEK = 7 * DAY;
const WEEKS = 13;
/** Each week looks back this far, so that a single agent does not change its value much. */
const WINDOW = 4 * WEEK;
/** One mark for each agent. More could not be told apart. */
const MOST_MARKS = 200;

interface Arrival {
  readonly agent_id: string;
  readonly agent_name: string;
  readonly days: number;
  /** When it became trusted, in seconds. */
  readonly at: number;
}

export function timeToTrust(fleet: readonly FleetMember[], now: number) {
  const arrivals = fleet
    .flatMap(({ id, agent_name, ttt_days: days, created_at }): Arrival[] =>
      days === null ? [] : [{ agent_id: id, agent_name, days, at: Math.floor(created_at + days * DAY) }],
    )
    .toSorted((a, b) => a.at - b.at);
  const days = (some: readonly Arrival[]): number[] => some.map((arrival) => arrival.days).sort((a, b) => a - b);
  const [lately, before] = [
    arrivals.filter(({ at }) => at >= now - PERIOD),
    arrivals.filter(({ at }) => at < now - PERIOD),
  ];
  return {
    average_days: mean(days(arrivals)),
    trend_pct: trend(mean(days(lately)), mean(days(before))),
    recovery_avg_days: null,
    median_days: quantileDays(days(arrivals), 0.5),
    trusted: arrivals.length,
    weeks: Array.from({ length: WEEKS }, (_, back) => now - (WEEKS - 1 - back) * WEEK).map((end) => {
      const within = days(arrivals.filter(({ at }) => at <= end && at > end - WINDOW));
      return {
        at: end,
        agents: within.length,
        median_days: quantileDays(within, 0.5),
        lower_days: quantileDays(within, 0.25),
        upper_days: quantileDays(within, 0.75),
      };
    }),
    arrivals: arrivals.filter(({ at }) => at > now - WEEKS * WEEK).slice(-MOST_MARKS),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function quantileDays(sorted: readonly number[], share: number): number | null {
  const value = quantile(sorted, share);
  return value === null ? null : Number(value.toFixed(3));
}
