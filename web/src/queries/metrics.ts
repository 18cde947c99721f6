import { ApiError } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { TimeRange } from "../routes/time-search.ts";
import type { Session } from "../session/session.ts";

/** `at` in Unix seconds: when the bucket began. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

export interface MetricAsked {
  readonly metric: string;
  readonly range: TimeRange;
  readonly agent: string | undefined;
  readonly direction?: "input" | "output";
}

/** Short ranges have short buckets, which fill as one watches. */
const everyMs = (range: TimeRange): number => (/^\d+d$/.test(range) ? 30_000 : 10_000);

const reading = (range: TimeRange) => ({
  refetchInterval: everyMs(range),
  retry: (count: number, error: Error) => count < 2 && !(error instanceof ApiError),
});

/** A counter over time. Empty if there is nothing in the whole range. */
export const seriesQuery = ({ api }: Session, { metric, range, agent, direction }: MetricAsked) =>
  queryOptions({
    queryKey: ["metrics", "series", metric, range, agent, direction],
    queryFn: async (): Promise<readonly Point[]> => {
      const found = await api.protection.getCounterSeries({
        ...{ metric_name: metric, time_range: range, agent_configuration_id: agent },
        ...(direction ? { direction } : {}),
      });
      const sums = new Map<number, number>();
      for (const { timestamp, value } of found.series.flatMap(({ points }) => points))
        sums.set(timestamp, (sums.get(timestamp) ?? 0) + value);
      return [...sums].map(([at, value]) => ({ at, value })).sort((one, other) => one.at - other.at);
    },
    ...reading(range),
  });

export const percentiles = [0.5, 0.95, 0.99] as const;

interface LatencyAsked extends MetricAsked {
  /** Length of a step, as in "5m". */
  readonly step: string;
}

/** Percentiles over time, in seconds, in the order of `percentiles`. */
export const latencyQuery = ({ api }: Session, { metric, range, agent, step }: LatencyAsked) =>
  queryOptions({
    queryKey: ["metrics", "latency", metric, range, agent, step],
    queryFn: async (): Promise<readonly (readonly Point[])[]> => {
      const found = await api.protection.getLatency({
        ...{ metric_name: metric, time_range: range, time_window: step, agent_configuration_id: agent },
        percentiles: percentiles.join(","),
      });
      return found.map(({ values }) => values.map(({ timestamp: at, value }) => ({ at, value })));
    },
    ...reading(range),
  });

export const totalQuery = ({ api }: Session, { metric, range, agent }: MetricAsked) =>
  queryOptions({
    queryKey: ["metrics", "total", metric, range, agent],
    queryFn: async () =>
      (await api.protection.getCounterTotal({ metric_name: metric, time_range: range, agent_configuration_id: agent }))
        .total_count,
    ...reading(range),
  });

export interface Share {
  /** Null for what has no such label. */
  readonly value: string | null;
  readonly name: string | null;
  readonly total: number;
  readonly share: number;
}

interface BreakdownAsked extends MetricAsked {
  readonly by: "agent" | "guard" | "channel" | "model" | "outcome";
  readonly channel?: string;
}

/** A total by agent or label, the largest first. */
export const breakdownQuery = ({ api }: Session, { metric, range, agent, by, channel, direction }: BreakdownAsked) =>
  queryOptions({
    queryKey: ["metrics", "breakdown", metric, range, agent, by, channel, direction],
    queryFn: async () => {
      const found = await api.protection.getBreakdown({
        ...{ metric_name: metric, by, time_range: range, agent_configuration_id: agent },
        ...(channel ? { channel } : {}),
        ...(direction ? { direction } : {}),
      });
      const shares = found.results.map(
        ({ value, agent_name: name, total, share }): Share => ({ value, name: name ?? null, total, share }),
      );
      return { shares, total: found.total, other: found.other };
    },
    ...reading(range),
  });
