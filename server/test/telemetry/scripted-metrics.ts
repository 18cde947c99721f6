import type { MetricAsked, MetricsSource, Window } from "../../src/domains/protection/telemetry/sources.ts";

export interface Counted {
  readonly metric: string;
  readonly agentId: string;
  /** Seconds. */
  readonly at: number;
  readonly n: number;
  /** Of a latency. */
  readonly seconds?: number;
}

/** Figures that a test wrote down, read as a source does. */
export function scriptedMetrics() {
  const counted: Counted[] = [];
  const state = { isDead: false, reads: 0 };
  const within = (metric: string, { fromMs, toMs }: Window): Counted[] => {
    state.reads += 1;
    if (state.isDead) throw new Error("The backend is dead.");
    return counted.filter((row) => row.metric === metric && row.at * 1000 >= fromMs && row.at * 1000 < toMs);
  };
  const asked = ({ metric, window, subject: { agentId } }: MetricAsked): Counted[] =>
    within(metric, window).filter((row) => agentId === null || row.agentId === agentId);
  const sum = (rows: readonly Counted[]): number => rows.reduce((total, { n }) => total + n, 0);
  const steps = ({ window, stepMs }: { window: Window; stepMs: number }, rows: readonly Counted[]) =>
    Map.groupBy(rows, ({ at }) => (window.fromMs + Math.floor((at * 1000 - window.fromMs) / stepMs) * stepMs) / 1000);
  const metrics: MetricsSource = {
    total: async (_act, ask) => sum(asked(ask)),
    series: async (_act, ask) => [...steps(ask, asked(ask))].map(([at, rows]) => ({ at, value: sum(rows) })),
    latency: async (_act, ask) => [
      [...steps(ask, asked(ask))].map(([at, rows]) => ({
        at,
        value: Math.max(...rows.map((row) => row.seconds ?? 0)),
      })),
    ],
    byAgent: async (_act, { metric, window }) =>
      new Map([...Map.groupBy(within(metric, window), ({ agentId }) => agentId)].map(([id, rows]) => [id, sum(rows)])),
    byLabel: async () => new Map(),
    known: async () => [],
  };
  return { metrics, state, count: (...rows: readonly Counted[]) => counted.push(...rows) };
}
