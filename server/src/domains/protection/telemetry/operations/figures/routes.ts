import { ok } from "../../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../../platform/http/binding.ts";
import type { AgentsPort } from "../../../../agents/port.ts";
import { reading } from "../../reading.ts";
import type { MetricsSource } from "../../sources.ts";
import { getBreakdownOp, getCounterSeriesOp, getCounterTotalOp, getLatencyOp, listMetricsOp } from "./contract.ts";
import { listMetrics, readBreakdown, readLatency, readSeries, readTotal, withAgentNames } from "./figures.ts";

export interface FigureNeeds {
  readonly metrics: MetricsSource;
  readonly agents: AgentsPort;
}

export function figureRoutes({ metrics, agents }: FigureNeeds): Binding[] {
  return [
    bind(getCounterTotalOp, (r) =>
      reading(r, metrics, async (act) =>
        ok(await readTotal(metrics, act, { name: r.params.metric_name, query: r.query })),
      ),
    ),
    bind(getCounterSeriesOp, (r) =>
      reading(r, metrics, async (act) =>
        ok(await readSeries(metrics, act, { name: r.params.metric_name, query: r.query })),
      ),
    ),
    bind(getLatencyOp, (r) =>
      reading(r, metrics, async (act) =>
        ok(await readLatency(metrics, act, { name: r.params.metric_name, query: r.query })),
      ),
    ),
    bind(listMetricsOp, (r) => reading(r, metrics, async (act) => ok(await listMetrics(metrics, act)))),
    bind(getBreakdownOp, (r) =>
      reading(r, metrics, async (act) => {
        const found = await readBreakdown(metrics, act, { name: r.params.metric_name, query: r.query });
        // While a remote source is read, there is no connection; here one is needed.
        if (metrics.isRemote) return r.inTeam(async (own) => ok(await withAgentNames(agents, own, found)));
        return ok(await withAgentNames(agents, act, found));
      }),
    ),
  ];
}
